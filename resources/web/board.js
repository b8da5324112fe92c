"use strict";
// A board in a canvas: its parts, the eye, lamps and shadows. `three` is three.js.

const VIEW_ANGLE = 30; // degrees from the picture's bottom to its top
const HALF_VIEW = (VIEW_ANGLE * Math.PI) / 360;
const STEEP = 0.4; // lamps lower than this throw no longer shadows
const AROUND = 1.8; // of the board's size: pieces come down from above it

/** Draws a game's board whenever it has changed. */
class Board {
  constructor(game, canvas, geometries, names) {
    this.names = names;
    this.named = false;
    this.renderer = new three.WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.renderer.toneMapping = three.NeutralToneMapping;
    this.canvas = canvas;
    this.scene = new three.Scene();
    this.scene.environment = skyTexture(game.sky, this.renderer);
    // a browser that takes the graphics memory back brings textures back, but not what was drawn into them
    canvas.addEventListener("webglcontextrestored", () => {
      this.scene.environment = skyTexture(game.sky, this.renderer);
      this.draw();
    });
    this.waiting = false;
    this.eye = new Eye(game, canvas, () => this.draw());
    this.scene.add(this.eye.camera);
    addLamps(game.lamps, this.eye.camera);
    const textures = makeTextures(game.textures, this.renderer, () => this.draw());
    this.parts = new Parts(game, geometries, textures, this.scene);
    this.floor = new Floor(game, this.parts);
    this.signs = new Signs(game.signs, this.parts, !game.sides);
    new ResizeObserver(() => this.resize()).observe(canvas);
    this.resize();
    this.eye.goHome();
  }

  resize() {
    const width = this.canvas.clientWidth, height = Math.max(1, this.canvas.clientHeight);
    this.renderer.setPixelRatio(Math.min(2, window.devicePixelRatio || 1));
    this.renderer.setSize(width, height, false);
    this.eye.resize(width / height);
    this.draw();
  }

  /** Draw with the next frame. */
  draw() {
    if (!this.waiting) requestAnimationFrame(() => this.render());
    this.waiting = true;
  }

  render() {
    this.waiting = false;
    this.eye.focus();
    this.scene.environmentRotation.setFromQuaternion(this.eye.camera.quaternion);
    this.floor.lie(this.eye);
    this.signs.face(this.eye);
    this.renderer.render(this.scene, this.eye.camera);
    this.names.draw(this.eye, this.named);
  }
}

/** The camera, which circles the middle of the board. */
class Eye {
  constructor(game, canvas, moved) {
    this.shape = game.camera;
    this.middle = new three.Vector3(...this.shape.middle);
    const [, up, back] = this.shape.axes.map((axis) => new three.Vector3(...axis));
    this.back = back;
    this.tableReach = game.floor.some(([, where]) => where === "still") ? this.shape.table + this.shape.size : 0;
    this.fitting = 0; // the distance from which the board just fits the picture
    this.camera = this.shape.parallel
      ? new three.OrthographicCamera()
      : new three.PerspectiveCamera(VIEW_ANGLE);
    this.camera.up.copy(game.upright ? new three.Vector3(0, 0, 1) : up);
    this.controls = new three.OrbitControls(this.camera, canvas);
    this.controls.target.copy(this.middle);
    this.controls.enablePan = false;
    if (game.upright) this.controls.maxPolarAngle = (85 * Math.PI) / 180;
    this.controls.addEventListener("change", moved);
  }

  resize(aspect) {
    const { breadth, reach, zoom } = this.shape;
    const narrow = Math.atan(Math.tan(HALF_VIEW) * Math.min(1, aspect / breadth));
    const before = this.fitting;
    this.fitting = (reach * 1.17) / Math.sin(narrow);
    this.controls.minDistance = 0.35 * this.fitting;
    this.controls.maxDistance = 3 * this.fitting;
    if (this.camera.isPerspectiveCamera) this.camera.aspect = aspect;
    else this.spread(aspect, this.fitting * zoom * Math.tan(HALF_VIEW));
    if (before) this.stand(this.way().multiplyScalar(this.fitting / before));
  }

  /** Let a picture without perspective show so much above and below its middle. */
  spread(aspect, half) {
    [this.camera.left, this.camera.right] = [-half * aspect, half * aspect];
    [this.camera.bottom, this.camera.top] = [-half, half];
  }

  /** From the middle of the board to the eye. */
  way() {
    return this.camera.position.clone().sub(this.middle);
  }

  stand(way) {
    this.camera.position.copy(this.middle).add(way);
    this.controls.update();
  }

  goHome() {
    this.camera.zoom = 1;
    this.stand(this.back.clone().multiplyScalar(this.fitting * this.shape.zoom));
  }

  focus() {
    const away = this.way().length();
    this.camera.updateMatrixWorld();
    this.camera.near = Math.max(0.02, Math.min(away - AROUND * this.shape.size, this.tableFront(away)));
    this.camera.far = away + Math.max(AROUND * this.shape.size, this.tableReach);
    this.camera.updateProjectionMatrix();
  }

  /** How deep in the picture the table is at its lower edge, where it is nearest. */
  tableFront(away) {
    if (!this.tableReach) return Infinity;
    if (!this.camera.isPerspectiveCamera) return away - this.tableReach;
    const [right, up, back] = this.axes().map((axis) => Math.abs(axis.z));
    return (away * back) / (back + Math.tan(HALF_VIEW) * (this.camera.aspect * right + up));
  }

  /** To the right, upwards and towards the eye. */
  axes() {
    return [0, 1, 2].map((k) => new three.Vector3().setFromMatrixColumn(this.camera.matrixWorld, k));
  }

  /** The cosine of the angle between a direction and the way to the eye. */
  cosine(direction) {
    return this.way().normalize().dot(direction);
  }

  /** What moves the eye a share of the way to look from a direction, told a time from 0 to 1. */
  glide(direction, share) {
    const start = this.way();
    const turn = new three.Quaternion().setFromUnitVectors(start.clone().normalize(), direction.clone().normalize());
    return (time) => {
      const eased = time < 0.5 ? 4 * time ** 3 : 1 - 4 * (1 - time) ** 3;
      const now = new three.Quaternion().slerp(turn, eased * share);
      this.stand(start.clone().applyQuaternion(now));
    };
  }
}

/** All parts that were seen so far, made when they are first seen. */
class Parts {
  constructor(game, geometries, textures, scene) {
    Object.assign(this, { game, geometries, textures, scene });
    this.made = new Map();
    this.materials = new Map();
  }

  show(number) {
    if (!this.made.has(number)) this.made.set(number, this.make(number));
    const mesh = this.made.get(number);
    mesh.visible = true;
    return mesh;
  }

  /** A part that is seen now, if it is. */
  seen(number) {
    const mesh = this.made.get(number);
    return mesh && mesh.visible ? mesh : null;
  }

  hide(number) {
    if (this.made.has(number)) this.made.get(number).visible = false;
  }

  make(number) {
    const [shape, material, matrix, place] = this.game.parts[number];
    const geometry = this.geometries[shape];
    const mesh = new three.Mesh(geometry, this.material(material, geometry));
    mesh.frustumCulled = mesh.matrixAutoUpdate = false; // all shapes have their points in common
    mesh.matrix.set(...this.game.matrices[matrix], 0, 0, 0, 1);
    mesh.userData = { resting: mesh.matrix.clone(), place };
    mesh.renderOrder = number;
    if (this.game.materials[material].through) mesh.add(seenThrough(mesh));
    this.scene.add(mesh);
    return mesh;
  }

  material(number, geometry) {
    const { covers } = geometry.userData, thrown = geometry.hasAttribute("_thrown");
    const key = `${number} ${covers} ${thrown}`;
    if (!this.materials.has(key)) {
      const described = this.game.materials[number];
      const side = this.game.sides ? three.DoubleSide : three.FrontSide;
      const made = makeMaterial(described, covers, side, this.textures);
      if (thrown) follow(made, towards(this.game.lamps[0]));
      this.materials.set(key, made);
    }
    return this.materials.get(key);
  }
}

/** The table, and the board's shadow: on the table, and below a solid as the eye sees it. */
class Floor {
  constructor({ floor, shadow, lamps }, parts) {
    Object.assign(this, { shadow, lamp: towards(lamps[0]) });
    this.meshes = floor.map(([number, where]) => [parts.show(number), where]);
  }

  lie(eye) {
    const axes = eye.axes();
    for (const [mesh, where] of this.meshes) {
      if (where === "away from the lamp") this.lieOnTable(mesh, axes);
      else if (where === "with the eye") this.lieBelow(mesh, axes, eye);
      mesh.matrixWorldNeedsUpdate = true;
    }
  }

  lieOnTable(mesh, axes) {
    const way = new three.Vector3();
    axes.forEach((axis, k) => way.addScaledVector(axis, this.lamp.getComponent(k)));
    const length = -this.shadow / Math.max(way.z, STEEP);
    mesh.matrix.makeTranslation(length * way.x, length * way.y, 0);
  }

  lieBelow(mesh, axes, eye) {
    mesh.matrix.makeBasis(...axes).setPosition(eye.middle).multiply(mesh.userData.resting);
  }
}

/** The signs of moves: coins that face the eye, sink into nothing, and go behind a solid board. */
class Signs {
  constructor({ parts, coin }, made, solid) {
    Object.assign(this, { parts, coin, made, solid });
  }

  face(eye) {
    const axes = eye.axes();
    for (const number of this.parts) {
      const mesh = this.made.seen(number);
      if (mesh && this.solid && this.isBehind(mesh, eye, axes)) this.take(mesh);
      else if (mesh) this.turn(mesh, axes);
    }
  }

  /** Whether a coin's place turns its top away from the eye. */
  isBehind(mesh, eye, [, , back]) {
    const upwards = new three.Vector3().setFromMatrixColumn(mesh.userData.resting, 2);
    const foot = new three.Vector3().setFromMatrixPosition(mesh.userData.resting);
    const far = eye.camera.isPerspectiveCamera;
    return upwards.dot(far ? eye.camera.position.clone().sub(foot) : back) <= 0;
  }

  take(mesh) {
    mesh.matrix.makeScale(0, 0, 0);
    mesh.matrixWorldNeedsUpdate = true;
  }

  turn(mesh, [right, up, back]) {
    const [x, y, radius] = this.coin;
    const upwards = new three.Vector3().setFromMatrixColumn(mesh.userData.resting, 2);
    const size = upwards.length();
    upwards.divideScalar(size);
    const across = right.dot(upwards), along = up.dot(upwards);
    const sunk = Math.max(0, radius * Math.hypot(across, along) - x * across - y * along);
    mesh.matrix.makeBasis(right, up, back).scale(new three.Vector3(size, size, size));
    const foot = new three.Vector3().setFromMatrixPosition(mesh.userData.resting);
    mesh.matrix.setPosition(foot.addScaledVector(upwards, sunk * size));
    mesh.matrixWorldNeedsUpdate = true;
  }
}

/** The way to a lamp: rightwards, upwards and towards the eye. */
function towards([position]) {
  return new three.Vector3(...position).normalize();
}

/** Lamps that stay with the eye. */
function addLamps(lamps, camera) {
  for (const [position, colour, strength] of lamps) {
    const lamp = new three.DirectionalLight(new three.Color().setRGB(...colour), strength);
    lamp.position.set(...position);
    camera.add(lamp, lamp.target);
  }
}

/** What shines in polished things: rows of colours around the eye, the lowest first. */
function skyTexture(sky, renderer) {
  const light = Float32Array.from(sky.flat().flatMap((colour) => [...colour, 1]));
  const picture = new three.DataTexture(light, sky[0].length, sky.length, three.RGBAFormat, three.FloatType);
  picture.mapping = three.EquirectangularReflectionMapping;
  picture.magFilter = picture.minFilter = three.LinearFilter;
  picture.needsUpdate = true;
  return new three.PMREMGenerator(renderer).fromEquirectangular(picture).texture;
}

function makeTextures(addresses, renderer, loaded) {
  const textures = {};
  for (const [name, address] of Object.entries(addresses)) {
    const picture = new Image();
    const texture = new three.Texture(picture);
    texture.wrapS = texture.wrapT = three.RepeatWrapping;
    texture.colorSpace = three.SRGBColorSpace;
    texture.flipY = false;
    texture.anisotropy = Math.min(4, renderer.capabilities.getMaxAnisotropy());
    picture.onload = () => {
      texture.needsUpdate = true;
      loaded();
    };
    picture.src = address;
    textures[name] = texture;
  }
  return textures;
}

/** A material; `covers` says whether some points of what it is on hide less than others. */
function makeMaterial(described, covers, side, textures) {
  const clear = covers || described.opacity < 1;
  const { opacity } = described;
  const common = { vertexColors: true, transparent: clear, opacity, depthWrite: !clear, side };
  const color = new three.Color().setRGB(...described.colour, three.SRGBColorSpace);
  const surface = { ...common, color, map: textures[described.texture] || null };
  if (described.unlit) return new three.MeshBasicMaterial({ ...surface, toneMapped: false });
  return new three.MeshPhysicalMaterial({
    ...surface,
    roughness: described.roughness,
    metalness: described.metallic,
    clearcoat: described.coat,
    clearcoatRoughness: 0.08,
    transmission: described.glass || 0,
    thickness: 0.4,
  });
}

/** Let a material's points move away from a lamp that stays with the eye: farther in flat light. */
function follow(material, { x, y, z }) {
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = `attribute vec3 _thrown;\n${shader.vertexShader}`.replace(
      "#include <begin_vertex>",
      `vec3 thrown = mat3(modelViewMatrix) * _thrown;
       float flatness = max(0.0, -dot(thrown, vec3(${x}, ${y}, ${z}))) / max(1e-9, length(thrown));
       vec3 transformed = position + flatness * _thrown;`,
    );
  };
}

/** A faint copy of a mesh, seen through whatever hides it. */
function seenThrough(mesh) {
  const material = mesh.material.clone();
  Object.assign(material, { transparent: true, opacity: 0.45, depthTest: false, depthWrite: false });
  const copy = new three.Mesh(mesh.geometry, material);
  copy.frustumCulled = copy.matrixAutoUpdate = false;
  copy.renderOrder = 1e6;
  return copy;
}

/** The shapes of a GLB file, by their numbers. */
async function loadGeometries(base64) {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const model = await new three.GLTFLoader().parseAsync(bytes.buffer, "");
  const geometries = [];
  for (const { name, geometry } of model.scene.children) {
    const colours = geometry.getAttribute("color");
    geometry.userData.covers = geometry.index.array.some((k) => colours.getW(k) < 1);
    geometries[Number(name)] = geometry;
  }
  return geometries;
}
