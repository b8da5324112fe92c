"use strict";
// Names of sites, and of rows and columns, over the board. Constants are those of the program's pictures.

const FLATTEST = 0.35; // the cosine of the flattest angle under which a name is worth reading
const FLATTEST_ROWS = 0.2; // the same for a board's plane
const SMALLEST_TEXT = 7; // pixels
const LARGEST_TEXT = 0.022; // of the picture's height
const EM = 1.35, HALO = 0.14; // the font's size next to its letters, and the halo's width next to the font's size

/** Writes names into a canvas of its own, which lies over the board's. */
class Names {
  constructor(game, canvas) {
    this.names = game.names.map(([text, x, y, z, height, site]) => ({
      text, height, point: new three.Vector3(x, y, z),
      normal: site < 0 ? null : new three.Vector3(...game.normals[site]),
    }));
    this.canvas = canvas;
    this.pen = canvas.getContext("2d");
  }

  draw(eye, on) {
    const width = this.canvas.clientWidth, height = this.canvas.clientHeight;
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    this.canvas.width = width * ratio;
    this.canvas.height = height * ratio;
    if (!on) return;
    this.pen.scale(ratio, ratio);
    this.pen.textAlign = "center";
    this.pen.textBaseline = "middle";
    this.pen.lineJoin = "round";
    const style = getComputedStyle(this.canvas);
    const tallest = Math.max(SMALLEST_TEXT, LARGEST_TEXT * height);
    for (const seen of this.readable(eye, width, height)) {
      const size = EM * Math.min(seen.tall, tallest);
      this.pen.font = `${size}px ${style.fontFamily}`;
      this.pen.lineWidth = 2 * HALO * size;
      this.pen.strokeStyle = style.getPropertyValue("--halo");
      this.pen.fillStyle = style.color;
      this.pen.strokeText(seen.text, seen.x, seen.y);
      this.pen.fillText(seen.text, seen.x, seen.y);
    }
  }

  /** The names that face the eye; those of rows give way to nearer ones. */
  readable(eye, width, height) {
    const [, up, back] = eye.axes();
    const spot = (point) => {
      const { x, y } = point.clone().project(eye.camera);
      return [((x + 1) / 2) * width, ((1 - y) / 2) * height];
    };
    const seen = [];
    for (const { text, point, normal, height: letters } of this.names) {
      const way = eye.camera.isPerspectiveCamera ? eye.camera.position.clone().sub(point).normalize() : back;
      if (normal ? normal.dot(way) < FLATTEST : back.z < FLATTEST_ROWS) continue;
      const [x, y] = spot(point), [endX, endY] = spot(point.clone().addScaledVector(up, letters));
      seen.push({ text, x, y, tall: Math.hypot(endX - x, endY - y), isRow: !normal });
    }
    seen.sort((one, other) => other.tall - one.tall);
    return seen.filter((one, place) => one.tall >= SMALLEST_TEXT && !(one.isRow && seen.slice(0, place).some((other) => touch(one, other))));
  }
}

function touch(one, other) {
  const height = Math.max(one.tall, other.tall), letters = (one.text.length + other.text.length) / 2;
  return Math.abs(one.x - other.x) < 0.7 * height * letters && Math.abs(one.y - other.y) < height;
}
