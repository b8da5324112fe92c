"use strict";
// Pieces on their way, as in the window: what moves a mesh is told a share of the time, 0 to 1.

const DROP = 2.2; // of a piece's radius: from how high it comes
const SETTLED = 0.55; // the share of the time after which placed pieces rest
const FADING = 0.35; // the share after which captured pieces begin to vanish
const ROUND_MS = 2600; // that beads take along a way
const ROUNDS = 2;

/** How a piece comes: it flies, turns over or falls. */
function arrival(mesh, leaving, flight) {
  const { resting, place } = mesh.userData;
  const up = new three.Vector3().setFromMatrixColumn(resting, 2);
  const origin = flight && flight[1] === place && leaving.find((other) => other.userData.place === flight[0]);
  if (origin) return flying(mesh, origin.userData.resting, up);
  if (leaving.some((other) => other.userData.place === place)) {
    return (share) => turnOver(mesh, up, Math.PI * (share - 1), share >= 0.5);
  }
  return (share) => shift(mesh, up.clone().multiplyScalar(DROP * Math.max(0, 1 - share / SETTLED) ** 2));
}

/** How a piece goes: it flew away, turned over or fades. */
function departure(mesh, arriving, flight) {
  const { resting, place } = mesh.userData;
  const up = new three.Vector3().setFromMatrixColumn(resting, 2);
  if (flight && flight[0] === place) return () => (mesh.visible = false);
  if (arriving.some((other) => other.userData.place === place)) {
    return (share) => turnOver(mesh, up, share < 1 ? Math.PI * share : 0, share < 0.5);
  }
  const solid = mesh.material;
  const fading = solid.clone();
  fading.transparent = true;
  return (share) => {
    fading.opacity = solid.opacity * (1 - Math.max(0, (share - FADING) / (1 - FADING)));
    mesh.material = share < 1 ? fading : solid;
  };
}

function flying(mesh, from, up) {
  const end = new three.Vector3().setFromMatrixPosition(mesh.userData.resting);
  const way = end.sub(new three.Vector3().setFromMatrixPosition(from));
  const top = 1.2 * up.length() + 0.22 * way.length();
  const upwards = up.clone().normalize();
  return (share) => {
    const along = share * share * (3 - 2 * share);
    shift(mesh, way.clone().multiplyScalar(along - 1).addScaledVector(upwards, 4 * along * (1 - along) * top));
  };
}

/** Beads that travel along what decided a game, each smaller than the one before it. */
class Beads {
  constructor(board, { size, spacing, tail }) {
    Object.assign(this, { board, size, spacing, tail });
    this.strings = [];
  }

  /** Travel along some ways for a while, and along no others any more. */
  follow(ways) {
    this.stop();
    if (!ways) return;
    this.strings = ways.map(({ bead, line }) => {
      const points = line.map((point) => new three.Vector3(...point));
      const beads = Array.from({ length: this.tail }, () => this.board.parts.make(bead));
      return { beads, points, closed: points[0].distanceTo(points[points.length - 1]) < 1e-6 };
    });
    const strings = this.strings, start = performance.now();
    const goOn = (now) => {
      if (strings !== this.strings) return;
      const rounds = Math.max(0, (now - start) / ROUND_MS);
      if (rounds >= ROUNDS) return this.stop();
      strings.forEach((string) => this.place(string, rounds % 1));
      this.board.draw();
      requestAnimationFrame(goOn);
    };
    goOn(start);
  }

  stop() {
    for (const { beads } of this.strings) this.board.scene.remove(...beads);
    this.strings = [];
    this.board.draw();
  }

  place({ beads, points, closed }, share) {
    const lengths = [0];
    for (let k = 1; k < points.length; k++) lengths.push(lengths[k - 1] + points[k].distanceTo(points[k - 1]));
    const whole = lengths[lengths.length - 1];
    beads.forEach((bead, k) => {
      const behind = share * whole - k * this.spacing;
      const at = closed ? ((behind % whole) + whole) % whole : behind;
      bead.visible = at >= 0;
      const size = this.size * (1 - k / this.tail);
      bead.matrix.makeScale(size, size, size).setPosition(pointAt(points, lengths, at));
      bead.matrixWorldNeedsUpdate = true;
    });
  }
}

/** The point of a line after some length of it. */
function pointAt(points, lengths, at) {
  const next = Math.max(1, lengths.findIndex((length) => length >= at));
  const share = (at - lengths[next - 1]) / (lengths[next] - lengths[next - 1]);
  return points[next - 1].clone().lerp(points[next], share);
}

/** Put a mesh somewhere beside the place where it rests. */
function shift(mesh, way) {
  const { resting } = mesh.userData;
  mesh.matrix.copy(resting).setPosition(new three.Vector3().setFromMatrixPosition(resting).add(way));
  mesh.matrixWorldNeedsUpdate = true;
}

function turnOver(mesh, up, angle, visible) {
  shift(mesh, up.clone().multiplyScalar(Math.abs(Math.sin(angle))));
  mesh.matrix.multiply(new three.Matrix4().makeRotationX(angle));
  mesh.visible = visible;
}
