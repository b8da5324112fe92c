"use strict";
// Shows a game: `game` has what is seen at each node, told by which parts are new and which are
// gone, and `three` is three.js. Nothing here asks for anything outside of this page.
(() => {
  const game = JSON.parse(document.getElementById("game").textContent);
  const find = (name) => document.getElementById(name);
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const VIEW_ANGLE = 30; // degrees from the picture's bottom to its top
  const PIECE_MS = 340, GLIDE_MS = 450, PLAY_MS = 1200;

  // ---- the tree -------------------------------------------------------------------------------

  const nodes = game.nodes;
  nodes.forEach((node, number) => {
    node.number = number;
    node.children = [];
    node.ply = node.parent < 0 ? 0 : nodes[node.parent].ply + 1;
    if (node.parent >= 0) nodes[node.parent].children.push(node);
  });

  function pathTo(node) {
    const path = [];
    for (let each = node; each; each = nodes[each.parent]) path.push(each);
    return path.reverse();
  }

  /** The nodes from the first one past a node to the end of its line. */
  function lineThrough(node) {
    const line = pathTo(node);
    while (line[line.length - 1].children.length) line.push(line[line.length - 1].children[0]);
    return line;
  }

  function partsAt(node) {
    const shown = new Set();
    for (const each of pathTo(node)) {
      each.gone.forEach((part) => shown.delete(part));
      each.new.forEach((part) => shown.add(part));
    }
    return shown;
  }

  // ---- the board ------------------------------------------------------------------------------

  function makeView(geometries) {
    const canvas = find("board");
    const renderer = new three.WebGLRenderer({ canvas, antialias: true, alpha: true });
    renderer.toneMapping = three.NeutralToneMapping;
    const scene = new three.Scene();
    const shape = game.camera;
    const camera = shape.parallel
      ? new three.OrthographicCamera()
      : new three.PerspectiveCamera(VIEW_ANGLE);
    scene.add(camera);
    addLamps(camera);
    scene.environment = skyTexture(renderer);
    const middle = new three.Vector3(...shape.middle);
    const [right, up, back] = shape.axes.map((axis) => new three.Vector3(...axis));
    camera.up.copy(game.upright ? new three.Vector3(0, 0, 1) : up);
    const controls = new three.OrbitControls(camera, canvas);
    controls.target.copy(middle);
    controls.enablePan = false;
    if (game.upright) controls.maxPolarAngle = (85 * Math.PI) / 180;
    const meshes = makeMeshes(scene, geometries, renderer);
    const floor = game.floor.map((part) => meshes.show(part));
    const lamp = new three.Vector3(-0.7, 0.9, 1).normalize();
    let asked = false;

    function distance(zoom) {
      const aspect = canvas.clientWidth / Math.max(1, canvas.clientHeight);
      const half = (VIEW_ANGLE * Math.PI) / 360;
      const narrow = Math.atan(Math.tan(half) * Math.min(1, aspect / shape.breadth));
      return (zoom * shape.reach * 1.17) / Math.sin(narrow);
    }

    function goHome() {
      camera.position.copy(middle).addScaledVector(back, distance(shape.zoom));
      camera.zoom = 1;
      controls.update();
      draw();
    }

    function resize() {
      const width = canvas.clientWidth, height = Math.max(1, canvas.clientHeight);
      const away = camera.position.distanceTo(middle) || distance(shape.zoom);
      const share = fitted ? away / fitted : shape.zoom;
      fitted = distance(1);
      renderer.setPixelRatio(Math.min(2, window.devicePixelRatio || 1));
      renderer.setSize(width, height, false);
      const ways = camera.position.clone().sub(middle);
      if (ways.lengthSq() === 0) ways.copy(back);
      controls.minDistance = 0.35 * fitted;
      controls.maxDistance = 3 * fitted;
      camera.position.copy(middle).addScaledVector(ways.normalize(), share * fitted);
      if (camera.isPerspectiveCamera) camera.aspect = width / height;
      else spread(width / height);
      controls.update();
      draw();
    }

    function spread(aspect) {
      const half = fitted * shape.zoom * Math.tan((VIEW_ANGLE * Math.PI) / 360);
      [camera.left, camera.right] = [-half * aspect, half * aspect];
      [camera.bottom, camera.top] = [-half, half];
    }

    /** The board's shadow: below a board on a table, and below a solid as the eye sees it. */
    function layFloor() {
      for (const mesh of floor) {
        const axes = [0, 1, 2].map((k) => new three.Vector3().setFromMatrixColumn(camera.matrixWorld, k));
        if (game.upright) {
          const way = axes.reduce((sum, axis, k) => sum.addScaledVector(axis, lamp.getComponent(k)), new three.Vector3());
          mesh.visible = axes[2].z > 0;
          const length = -game.shadow / Math.max(way.z, 0.4);
          mesh.matrix.makeTranslation(length * way.x, length * way.y, 0);
        } else {
          const tilt = (24 * Math.PI) / 180;
          const upwards = axes[1].clone().multiplyScalar(Math.cos(tilt)).addScaledVector(axes[2], Math.sin(tilt));
          const across = new three.Vector3().crossVectors(upwards, axes[0]);
          mesh.matrix.makeBasis(axes[0], across, upwards).scale(new three.Vector3(shape.size, shape.size, shape.size));
          mesh.matrix.setPosition(middle.clone().addScaledVector(upwards, -1.06 * shape.size));
        }
        mesh.matrixWorldNeedsUpdate = true;
      }
    }

    function render() {
      asked = false;
      const away = camera.position.distanceTo(middle);
      camera.near = Math.max(0.02, away - 1.6 * shape.size);
      camera.far = away + 1.6 * shape.size;
      camera.updateProjectionMatrix();
      camera.updateMatrixWorld();
      scene.environmentRotation.setFromQuaternion(camera.quaternion);
      layFloor();
      renderer.render(scene, camera);
    }

    function draw() {
      if (!asked) requestAnimationFrame(render);
      asked = true;
    }

    /** Where a place's normal and the eye enclose a cosine. */
    function cosine(normal) {
      return camera.position.clone().sub(middle).normalize().dot(normal);
    }

    /** Turn the board until it is seen from a direction. */
    function glide(direction, share = 1) {
      const start = camera.position.clone().sub(middle);
      const away = start.length();
      const turn = new three.Quaternion().setFromUnitVectors(start.clone().normalize(), direction.clone().normalize());
      const none = new three.Quaternion();
      return (time) => {
        const eased = time < 0.5 ? 4 * time ** 3 : 1 - 4 * (1 - time) ** 3;
        const now = none.clone().slerp(turn, eased * share);
        camera.position.copy(middle).add(start.clone().applyQuaternion(now).setLength(away));
        controls.update();
      };
    }

    let fitted = 0;
    controls.addEventListener("change", draw);
    new ResizeObserver(resize).observe(canvas);
    resize();
    goHome();
    return { meshes, draw, goHome, glide, cosine, controls, camera };
  }

  /** Two lamps that stay with the eye. */
  function addLamps(camera) {
    const lamps = [[-0.7, 0.9, 1.0, 0xffffff, 2.3], [0.9, -0.3, 0.6, 0xfff2e6, 0.7]];
    for (const [x, y, z, colour, strength] of lamps) {
      const lamp = new three.DirectionalLight(colour, strength);
      lamp.position.set(x, y, z);
      camera.add(lamp, lamp.target);
    }
  }

  /** A soft sky over a darker ground, with a window and two lamps: what shines in polished things. */
  function skyTexture(renderer) {
    const rows = 64, columns = 128;
    const light = new Float32Array(rows * columns * 4);
    const spot = (up, turn, height, azimuth, size) => {
      const level = Math.sqrt(1 - up * up);
      const cosine = up * height + level * Math.sqrt(1 - height * height) * Math.cos(turn - azimuth);
      return Math.exp(-((Math.acos(Math.max(-1, Math.min(1, cosine))) / size) ** 4));
    };
    for (let row = 0; row < rows; row++) {
      const up = Math.sin(((row + 0.5) / rows) * Math.PI - Math.PI / 2);
      for (let column = 0; column < columns; column++) {
        const turn = ((column + 0.5) / columns) * 2 * Math.PI;
        let sky = 0.5 + 0.45 * up + 6 * spot(up, turn, 0.62, 1.1, 0.3);
        sky += 3 * spot(up, turn, 0.35, 3.9, 0.22) + 1.5 * spot(up, turn, -0.15, 5.4, 0.35);
        const tint = up > 0 ? [1, 1, 1.02] : [0.98, 0.94, 0.9];
        const shades = tint.map((share) => share * Math.max(0.12, sky));
        light.set([...shades, 1], 4 * (row * columns + column));
      }
    }
    const picture = new three.DataTexture(light, columns, rows, three.RGBAFormat, three.FloatType);
    picture.mapping = three.EquirectangularReflectionMapping;
    picture.magFilter = picture.minFilter = three.LinearFilter;
    picture.needsUpdate = true;
    const maker = new three.PMREMGenerator(renderer);
    return maker.fromEquirectangular(picture).texture;
  }

  /** All parts that were seen so far, made when they are first seen. */
  function makeMeshes(scene, geometries, renderer) {
    const made = new Map();
    const textures = makeTextures(renderer);
    const materials = game.materials.map(() => new Map());

    function materialFor(number, covers) {
      if (!materials[number].has(covers)) {
        materials[number].set(covers, makeMaterial(game.materials[number], covers, textures));
      }
      return materials[number].get(covers);
    }

    function make(part) {
      const [mesh, material, matrix, place] = game.parts[part];
      const geometry = geometries[mesh];
      const described = game.materials[material];
      const shown = new three.Mesh(geometry, materialFor(material, geometry.userData.covers));
      const rows = game.matrices[matrix];
      shown.frustumCulled = false; // all meshes have their points in common
      shown.matrixAutoUpdate = false;
      shown.matrix.set(...rows, 0, 0, 0, 1);
      shown.userData = { resting: shown.matrix.clone(), place };
      shown.renderOrder = part;
      if (described.through) {
        const ghost = new three.Mesh(geometry, throughMaterial(shown.material));
        ghost.frustumCulled = ghost.matrixAutoUpdate = false;
        ghost.renderOrder = 1e6;
        shown.add(ghost);
      }
      scene.add(shown);
      return shown;
    }

    function show(part) {
      if (!made.has(part)) made.set(part, make(part));
      const mesh = made.get(part);
      mesh.visible = true;
      return mesh;
    }

    const hide = (part) => {
      if (made.has(part)) made.get(part).visible = false;
    };
    return { show, hide };
  }

  function makeTextures(renderer) {
    const textures = {};
    for (const [name, address] of Object.entries(game.textures)) {
      const picture = new Image();
      const texture = new three.Texture(picture);
      texture.wrapS = texture.wrapT = three.RepeatWrapping;
      texture.colorSpace = three.SRGBColorSpace;
      texture.flipY = false;
      texture.anisotropy = Math.min(4, renderer.capabilities.getMaxAnisotropy());
      picture.onload = () => {
        texture.needsUpdate = true;
        if (view) view.draw();
      };
      picture.src = address;
      textures[name] = texture;
    }
    return textures;
  }

  function makeMaterial(described, covers, textures) {
    const clear = covers || described.opacity < 1;
    const common = {
      vertexColors: true,
      transparent: clear,
      opacity: described.opacity,
      depthWrite: !clear,
      side: game.sides ? three.DoubleSide : three.FrontSide,
    };
    const colour = new three.Color().setRGB(...described.colour, three.SRGBColorSpace);
    if (described.unlit) return new three.MeshBasicMaterial({ ...common, color: colour, toneMapped: false });
    return new three.MeshPhysicalMaterial({
      ...common,
      color: colour,
      roughness: described.roughness,
      metalness: described.metallic,
      clearcoat: described.coat,
      clearcoatRoughness: 0.08,
      map: textures[described.texture] || null,
    });
  }

  function throughMaterial(material) {
    const ghost = material.clone();
    Object.assign(ghost, { transparent: true, opacity: 0.45, depthTest: false, depthWrite: false });
    return ghost;
  }

  function loadGeometries() {
    const text = atob(find("model").textContent.trim());
    const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    return new three.GLTFLoader().parseAsync(bytes.buffer, "").then((model) => {
      const geometries = [];
      model.scene.children.forEach((mesh) => {
        const colours = mesh.geometry.getAttribute("color");
        mesh.geometry.userData.covers = mesh.geometry.index.array.some((k) => colours.getW(k) < 1);
        geometries[Number(mesh.name)] = mesh.geometry;
      });
      return geometries;
    });
  }

  // ---- moves on the board ---------------------------------------------------------------------

  let view = null;
  let current = nodes[0];
  let shown = new Set();
  let running = 0; // the number of the animation that goes on

  function animate(milliseconds, step, end) {
    const mine = ++running;
    const start = performance.now();
    finish = () => {
      running++;
      finish = () => {};
      end();
      view.draw();
    };
    const go = (now) => {
      if (mine !== running) return;
      const share = Math.min(1, (now - start) / milliseconds);
      step(Math.max(0, share));
      view.draw();
      if (share < 1) requestAnimationFrame(go);
      else finish();
    };
    requestAnimationFrame(go);
  }
  let finish = () => {};

  /** Show what is seen at a node; return the parts that came and went. */
  function change(node) {
    const wanted = partsAt(node);
    const gone = [...shown].filter((part) => !wanted.has(part));
    const came = [...wanted].filter((part) => !shown.has(part));
    gone.forEach(view.meshes.hide);
    const meshes = came.map(view.meshes.show);
    shown = wanted;
    view.draw();
    return [gone, meshes];
  }

  function playForward(node) {
    const [gone, came] = change(node);
    const isPiece = (mesh) => mesh.userData.place >= 0;
    const arriving = came.filter(isPiece);
    const leaving = gone.filter((part) => game.parts[part][3] >= 0).map(view.meshes.show).filter(isPiece);
    const steps = [...arriving.map((mesh) => arrival(mesh, node, leaving)), ...leaving.map((mesh) => departure(mesh, node, arriving))];
    const turn = glideTo(node);
    const longer = (node.flight ? 0.6 : 0) + (turn ? 0.5 : 0);
    animate(
      (1 + longer) * PIECE_MS + (turn ? GLIDE_MS - PIECE_MS : 0),
      (share) => {
        steps.forEach((step) => step(share));
        if (turn) turn(Math.min(1, share * 1.6));
      },
      () => {
        if (turn) turn(1);
        steps.forEach((step) => step(1));
        leaving.forEach((mesh) => (mesh.visible = false));
      },
    );
  }

  /** How a piece comes: it flies, turns over or falls. */
  function arrival(mesh, node, leaving) {
    const { resting, place } = mesh.userData;
    const before = leaving.find((other) => other.userData.place === place);
    const origin = node.flight && node.flight[1] === place && leaving.find((x) => x.userData.place === node.flight[0]);
    const up = new three.Vector3().setFromMatrixColumn(resting, 2);
    const put = (way) => {
      mesh.matrix.copy(resting);
      mesh.matrix.setPosition(new three.Vector3().setFromMatrixPosition(resting).add(way));
      mesh.matrixWorldNeedsUpdate = true;
    };
    if (origin) return flight(put, resting, origin.userData.resting, up);
    if (before) return (share) => turnOver(mesh, up, share, Math.PI * (share - 1), share >= 0.5);
    return (share) => put(up.clone().multiplyScalar(2.2 * Math.max(0, 1 - share / 0.55) ** 2));
  }

  function flight(put, resting, from, up) {
    const end = new three.Vector3().setFromMatrixPosition(resting);
    const way = end.clone().sub(new three.Vector3().setFromMatrixPosition(from));
    const top = 1.2 * up.length() + 0.22 * way.length();
    const upwards = up.clone().normalize();
    return (share) => {
      const along = share * share * (3 - 2 * share);
      put(way.clone().multiplyScalar(along - 1).addScaledVector(upwards, 4 * along * (1 - along) * top));
    };
  }

  function turnOver(mesh, up, share, angle, visible) {
    mesh.visible = visible;
    mesh.matrix.copy(mesh.userData.resting).multiply(new three.Matrix4().makeRotationX(share >= 1 ? 0 : angle));
    const lift = share >= 1 ? 0 : Math.abs(Math.sin(angle));
    mesh.matrix.setPosition(new three.Vector3().setFromMatrixPosition(mesh.userData.resting).addScaledVector(up, lift));
    mesh.matrixWorldNeedsUpdate = true;
  }

  /** How a piece goes: it turned over, flew away, or fades. */
  function departure(mesh, node, arriving) {
    const { resting, place } = mesh.userData;
    const up = new three.Vector3().setFromMatrixColumn(resting, 2);
    if (node.flight && node.flight[0] === place) return () => (mesh.visible = false);
    if (arriving.some((other) => other.userData.place === place)) {
      return (share) => turnOver(mesh, up, share, Math.PI * share, share < 0.5);
    }
    const solid = mesh.material;
    const fading = solid.clone();
    fading.transparent = true;
    return (share) => {
      fading.opacity = solid.opacity * (1 - Math.min(1, Math.max(0, (share - 0.35) / 0.65)));
      mesh.material = share < 1 ? fading : solid;
    };
  }

  /** How the board turns to where a move is seen, null if it need not. */
  function glideTo(node) {
    if (!find("follow").checked) return null;
    if (node.eye) return view.glide(new three.Vector3(...node.eye.slice(6, 9)));
    if (game.upright || node.last === undefined) return null;
    const normal = new three.Vector3(...game.normals[node.last]);
    const cosine = view.cosine(normal);
    if (cosine >= 0.3) return null;
    return view.glide(normal, 1 - 25 / ((Math.acos(Math.max(-1, cosine)) * 180) / Math.PI));
  }

  // ---- the player -----------------------------------------------------------------------------

  let line = lineThrough(nodes[0]);
  let playing = 0;

  function go(node) {
    if (!node || !view) return;
    finish();
    const forward = node.parent === current.number && !still.matches;
    current = node;
    if (!line.includes(node)) line = lineThrough(node);
    if (forward) playForward(node);
    else jump(node);
    tellWhere();
  }

  function jump(node) {
    change(node);
    const turn = glideTo(node);
    if (turn) turn(1);
  }

  function tellWhere() {
    const place = line.indexOf(current);
    find("caption").textContent = current.result ? `${current.caption} – ${current.result}` : current.caption;
    find("comment").textContent = current.comment || "";
    const slider = find("slider");
    slider.max = line.length - 1;
    slider.value = place;
    slider.setAttribute("aria-valuetext", current.caption);
    find("first").disabled = find("previous").disabled = place === 0;
    find("next").disabled = find("last").disabled = place === line.length - 1;
    document.querySelectorAll('#moves [aria-current="true"]').forEach((x) => x.removeAttribute("aria-current"));
    const button = buttons[current.number];
    if (button) {
      button.setAttribute("aria-current", "true");
      reveal(button);
    }
    document.documentElement.dataset.node = current.number;
  }

  /** Scroll the list, and nothing else, until a button is seen. */
  function reveal(button) {
    const list = matchMedia("(max-width: 760px)").matches ? find("notes") : find("moves");
    const box = button.getBoundingClientRect(), frame = list.getBoundingClientRect();
    if (box.top < frame.top) list.scrollTop -= frame.top - box.top + 8;
    else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom + 8;
  }

  const step = (by) => go(line[line.indexOf(current) + by]);

  function play(on) {
    clearInterval(playing);
    playing = 0;
    if (on) {
      if (current === line[line.length - 1]) go(line[0]);
      playing = setInterval(() => {
        step(1);
        if (current === line[line.length - 1]) play(false);
      }, PLAY_MS);
    }
    const button = find("play");
    button.setAttribute("aria-pressed", String(on));
    button.setAttribute("aria-label", on ? "Pause" : "Play");
  }

  const actions = {
    first: () => go(line[0]),
    previous: () => step(-1),
    play: () => play(!playing),
    next: () => step(1),
    last: () => go(line[line.length - 1]),
    home: () => view.goHome(),
  };
  const keys = { Home: "first", ArrowLeft: "previous", " ": "play", ArrowRight: "next", End: "last", 0: "home" };

  function listen() {
    for (const [name, action] of Object.entries(actions)) {
      find(name).addEventListener("click", () => {
        if (name !== "play" && name !== "home") play(false);
        action();
      });
    }
    find("slider").addEventListener("input", (event) => {
      play(false);
      go(line[Number(event.target.value)]);
    });
    document.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button && event.detail > 0) button.blur(); // so that the space bar plays after a click
    });
    document.addEventListener("keydown", (event) => {
      const name = keys[event.key];
      const space = event.key === " ";
      const own = event.target.type === "range" ? !space : space && event.target.matches("input, button");
      if (!name || own || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      if (name !== "play" && name !== "home") play(false);
      actions[name]();
    });
  }

  // ---- the list of moves ----------------------------------------------------------------------

  const buttons = [];

  function moveButton(node) {
    const button = document.createElement("button");
    const number = document.createElement("span"), seat = document.createElement("span");
    number.className = "number";
    number.textContent = `${node.ply}.`;
    seat.className = "seat";
    seat.style.background = game.colours[node.seat];
    button.append(number, seat, node.move + (node.glyph || ""));
    button.setAttribute("aria-label", node.caption);
    button.addEventListener("click", () => {
      play(false);
      go(node);
    });
    buttons[node.number] = button;
    return button;
  }

  function remark(node) {
    const text = document.createElement("div");
    text.className = "remark";
    text.textContent = node.comment;
    return text;
  }

  /** Add the line from a node on to a box, with the variations that depart from it. */
  function listLine(node, box) {
    const waiting = [[node, box, true]];
    while (waiting.length) {
      let [each, target, alone] = waiting.pop();
      const row = document.createElement("span");
      row.setAttribute("role", "listitem");
      row.append(moveButton(each));
      target.append(row);
      if (each.comment) target.append(remark(each));
      const next = each.children[0] ? [[each.children[0], target, false]] : [];
      const siblings = alone ? [] : nodes[each.parent].children.slice(1);
      const boxes = siblings.map((other) => {
        const inner = document.createElement("div");
        inner.className = "variation";
        target.append(inner);
        return [other, inner, true];
      });
      waiting.push(...next, ...boxes.reverse());
    }
  }

  function listMoves() {
    find("title").textContent = game.title;
    find("players").textContent = [game.players, game.date].filter(Boolean).join(", ");
    const end = nodes.find((node) => node.result);
    find("result").textContent = end ? end.result : "";
    find("following").hidden = game.upright && !nodes.some((node) => node.eye);
    const [root] = nodes;
    if (root.comment) find("moves").append(remark(root));
    if (root.children.length) listLine(root.children[0], find("moves"));
    root.children.slice(1).forEach((other) => {
      const inner = document.createElement("div");
      inner.className = "variation";
      find("moves").append(inner);
      listLine(other, inner);
    });
  }

  function fail(sentence) {
    find("problem").textContent = sentence;
    find("problem").hidden = false;
  }

  listMoves();
  loadGeometries().then((geometries) => {
    try {
      view = makeView(geometries);
    } catch (error) {
      fail("The board cannot be drawn: this browser has no WebGL, or it is switched off.");
      return;
    }
    listen();
    line = lineThrough(nodes[game.start]);
    current = nodes[0];
    change(current);
    tellWhere();
    document.documentElement.dataset.ready = "true";
  });
})();
