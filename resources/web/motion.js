"use strict";
// Pieces on their way, as in the window: what moves a mesh is told a share of the time, 0 to 1.

const DROP = 2.2; // of a piece's radius: from how high it comes
const SETTLED = 0.55; // the share of the time after which placed pieces rest
const FADING = 0.35; // the share after which captured pieces begin to vanish

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
