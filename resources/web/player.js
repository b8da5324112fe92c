"use strict";
// Shows a game: `game` says of each node which parts are new and which are gone. Nothing here asks
// for anything outside of this page.
(() => {
  const game = JSON.parse(document.getElementById("game").textContent);
  const find = (name) => document.getElementById(name);
  const wantsStillness = matchMedia("(prefers-reduced-motion: reduce)");
  const isNarrow = matchMedia("(max-width: 760px)");
  const PIECE_MS = 340, GLIDE_MS = 450, PLAY_MS = 1200;
  const SEEN = 0.3; // the cosine of the flattest angle under which a move is seen well
  const ASIDE = (25 * Math.PI) / 180; // from the eye: where a move comes that was not seen well

  // ---- the tree -------------------------------------------------------------------------------

  const nodes = game.nodes;
  nodes.forEach((node, number) => {
    const parent = nodes[node.parent];
    Object.assign(node, { number, children: [] });
    if (parent) parent.children.push(node);
  });

  function pathTo(node) {
    const path = [];
    for (let each = node; each; each = nodes[each.parent]) path.push(each);
    return path.reverse();
  }

  /** The nodes from the first one past a node to the end of its line. */
  function lineThrough(node) {
    const line = pathTo(node);
    for (let [each] = node.children; each; [each] = each.children) line.push(each);
    return line;
  }

  function partsAt(node) {
    const seen = new Set();
    for (const each of pathTo(node)) {
      each.gone.forEach((part) => seen.delete(part));
      each.new.forEach((part) => seen.add(part));
    }
    return seen;
  }

  // ---- moves on the board ---------------------------------------------------------------------

  let board = null;
  let beads = null;
  let shown = new Set();
  let finish = () => {}; // ends the animation that goes on

  /** Call a function with its share of the time until that is over. */
  function animate(milliseconds, step, end) {
    const start = performance.now();
    let running = true;
    finish = () => {
      running = false;
      finish = () => {};
      step(1);
      end();
      board.draw();
    };
    const goOn = (now) => {
      if (!running) return;
      const share = Math.max(0, (now - start) / milliseconds);
      if (share >= 1) finish();
      else {
        step(share);
        board.draw();
        requestAnimationFrame(goOn);
      }
    };
    requestAnimationFrame(goOn);
  }

  /** Show what is seen at a node; return the meshes that came, and the parts that went. */
  function change(node) {
    const before = shown;
    shown = partsAt(node);
    const gone = [...before].filter((part) => !shown.has(part));
    const came = [...shown].filter((part) => !before.has(part));
    gone.forEach((part) => board.parts.hide(part));
    board.draw();
    return [came.map((part) => board.parts.show(part)), gone];
  }

  function jump(node) {
    change(node);
    const turn = turnTo(node);
    if (turn) turn(1);
  }

  function playForward(node) {
    const [came, gone] = change(node);
    const isPiece = (part) => game.parts[part][3] >= 0;
    const arriving = came.filter((mesh) => mesh.userData.place >= 0);
    const leaving = gone.filter(isPiece).map((part) => board.parts.show(part));
    const steps = [
      ...arriving.map((mesh) => arrival(mesh, leaving, node.flight)),
      ...leaving.map((mesh) => departure(mesh, arriving, node.flight)),
    ];
    const move = (share) => steps.forEach((step) => step(share));
    const end = () => leaving.forEach((mesh) => (mesh.visible = false));
    const moving = () => animate((node.flight ? 1.6 : 1) * PIECE_MS, move, end);
    const turn = turnTo(node);
    move(0);
    if (!turn) moving();
    else animate(GLIDE_MS, turn, moving);
  }

  /** End the turning of the board, and then the moving of pieces. */
  function hurry() {
    finish();
    finish();
  }

  /** What turns the board to where a move is seen, null if it need not turn. */
  function turnTo(node) {
    if (!find("follow").checked) return null;
    if (node.eye) return board.eye.glide(new three.Vector3(...node.eye.slice(6, 9)), 1);
    if (game.upright || node.last === undefined) return null;
    const normal = new three.Vector3(...game.normals[node.last]);
    const cosine = board.eye.cosine(normal);
    return cosine < SEEN ? board.eye.glide(normal, 1 - ASIDE / Math.acos(Math.max(-1, cosine))) : null;
  }

  // ---- the player -----------------------------------------------------------------------------

  let current = nodes[game.start];
  let line = lineThrough(nodes[game.line]);
  let playing = 0;

  function go(node) {
    if (!node) return;
    hurry();
    const forward = node.parent === current.number && !wantsStillness.matches;
    current = node;
    if (!line.includes(node)) line = lineThrough(node);
    if (forward) playForward(node);
    else jump(node);
    travel(node);
    tellWhere();
  }

  function travel(node) {
    beads.follow(wantsStillness.matches ? null : node.ways);
  }

  const step = (by) => go(line[line.indexOf(current) + by]);
  const isAtEnd = () => current === line[line.length - 1];

  function tellWhere() {
    const place = line.indexOf(current);
    find("caption").textContent = [current.caption, current.result].filter(Boolean).join(" – ");
    find("comment").textContent = current.comment || "";
    const slider = find("slider");
    slider.max = line.length - 1;
    slider.value = place;
    slider.setAttribute("aria-valuetext", current.caption);
    find("first").disabled = find("previous").disabled = place === 0;
    find("next").disabled = find("last").disabled = isAtEnd();
    document.querySelectorAll('#moves [aria-current="true"]').forEach((each) => each.removeAttribute("aria-current"));
    const button = buttons[current.number];
    if (button) {
      button.setAttribute("aria-current", "true");
      reveal(button);
    }
    document.documentElement.dataset.node = current.number;
  }

  /** Scroll the list, and nothing else, until a button is seen. */
  function reveal(button) {
    const list = find(isNarrow.matches ? "notes" : "moves");
    const box = button.getBoundingClientRect(), frame = list.getBoundingClientRect();
    if (box.top < frame.top) list.scrollTop -= frame.top - box.top + 8;
    else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom + 8;
  }

  function play() {
    if (isAtEnd()) go(line[0]);
    playing = setInterval(() => {
      step(1);
      if (isAtEnd()) pause();
    }, PLAY_MS);
    tellPlaying(true);
  }

  function pause() {
    clearInterval(playing);
    playing = 0;
    tellPlaying(false);
  }

  function tellPlaying(on) {
    find("play").setAttribute("aria-pressed", String(on));
    find("play").setAttribute("aria-label", on ? "Pause" : "Play");
  }

  /** Write the names of sites or rows on the board, or not. */
  function write(on) {
    board.named = on;
    board.draw();
    find("coordinates").setAttribute("aria-pressed", String(on));
  }

  function goByHand(node) {
    pause();
    go(node);
  }

  const actions = {
    first: () => goByHand(line[0]),
    previous: () => goByHand(line[line.indexOf(current) - 1]),
    play: () => (playing ? pause() : play()),
    next: () => goByHand(line[line.indexOf(current) + 1]),
    last: () => goByHand(line[line.length - 1]),
    home: () => board.eye.goHome(),
    coordinates: () => write(!board.named),
  };
  const keys = { Home: "first", ArrowLeft: "previous", " ": "play", ArrowRight: "next", End: "last", 0: "home", c: "coordinates" };

  function press(event) {
    const action = actions[keys[event.key]];
    const space = event.key === " ";
    const own = event.target.type === "range" ? !space : space && event.target.matches("input, button");
    if (!action || own || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    action();
  }

  function listen() {
    for (const [name, action] of Object.entries(actions)) find(name).addEventListener("click", action);
    find("slider").addEventListener("input", (event) => goByHand(line[Number(event.target.value)]));
    document.addEventListener("keydown", press);
    document.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button && event.detail > 0) button.blur(); // so that the space bar plays after a click
    });
  }

  // ---- the list of moves ----------------------------------------------------------------------

  const buttons = [];

  function element(tag, kind, text = "") {
    const made = document.createElement(tag);
    made.className = kind;
    made.textContent = text;
    return made;
  }

  function moveButton(node, number) {
    const button = element("button", "move");
    const seat = element("span", "seat");
    seat.style.background = game.colours[node.seat];
    button.append(element("span", "number", number), seat, node.move + (node.glyph || ""));
    button.setAttribute("aria-label", node.caption);
    button.addEventListener("click", () => goByHand(node));
    buttons[node.number] = button;
    return button;
  }

  /** The number of a move's turn where that begins, or where a row of moves does. */
  function numberOf(node, beginsRow) {
    if (node.turn !== (nodes[node.parent].turn || 0)) return `${node.turn}.`;
    return beginsRow ? `${node.turn}…` : "";
  }

  function addMove(node, box) {
    const item = element("span", "item");
    const beginsRow = !box.lastElementChild || !box.lastElementChild.matches(".item");
    item.setAttribute("role", "listitem");
    item.append(moveButton(node, numberOf(node, beginsRow)));
    box.append(item);
    if (node.comment) box.append(element("div", "remark", node.comment));
  }

  /** Add all moves to a box; what is played instead of a move stands below it, indented. */
  function addMoves(box) {
    const waiting = [[nodes[0], box]];
    while (waiting.length) {
      const [node, target] = waiting.pop();
      const [first, ...others] = node.children;
      if (!first) continue;
      addMove(first, target);
      waiting.push([first, target]);
      const inner = others.map((other) => {
        const variation = element("div", "variation");
        target.append(variation);
        addMove(other, variation);
        return [other, variation];
      });
      waiting.push(...inner.reverse());
    }
  }

  function tellGame() {
    find("title").textContent = game.title;
    find("players").textContent = [game.players, game.date].filter(Boolean).join(", ");
    const end = nodes.find((node) => node.result);
    find("result").textContent = end ? end.result : "";
    find("following").hidden = game.upright && !nodes.some((node) => node.eye);
    if (nodes[0].comment) find("moves").append(element("div", "remark", nodes[0].comment));
    addMoves(find("moves"));
  }

  function fail(sentence) {
    find("problem").textContent = sentence;
    find("problem").hidden = false;
  }

  async function begin() {
    tellGame();
    const geometries = await loadGeometries(find("model").textContent.trim());
    try {
      board = new Board(game, find("board"), geometries, new Names(game, find("names")));
    } catch (error) {
      fail("The board cannot be drawn: this browser has no WebGL, or it is switched off.");
      return;
    }
    beads = new Beads(board, game.beads);
    listen();
    write(game.coordinates);
    jump(current);
    travel(current);
    tellWhere();
    document.documentElement.dataset.ready = "true";
  }

  begin();
})();
