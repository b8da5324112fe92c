"""The mutants, by the part of the program that they are in."""

from __future__ import annotations

from tests.benchmarks.mutants.mutant import Mutant

_RINGS = "games/ring_majority/rules.py"
_LOOP = "games/loop/rules.py"
_TILES = "games/path_tiles/rules.py"
_LEAPS = "games/loops_n_leaps/rules.py"
_HOLES = "games/loophole_2d/rules.py"
_RING_TESTS = "games/ring_majority/test_position.py games/ring_majority/test_playthroughs.py"
_LOOP_TESTS = "games/loop/test_position.py games/loop/test_properties.py"
_TILE_TESTS = (
    "games/path_tiles/test_position.py games/path_tiles/test_ends.py"
    " games/path_tiles/test_determinize.py"
)
_LEAP_TESTS = "games/loops_n_leaps/test_rules.py games/loops_n_leaps/test_position.py"
_HOLE_TESTS = (
    "games/loophole_2d/test_position.py games/loophole_2d/test_playout.py"
    " games/loophole_2d/test_properties.py"
)

RULES = (
    Mutant(_RINGS, "_REPETITIONS = 3", "_REPETITIONS = 4", _RING_TESTS),
    Mutant(_RINGS, "(lead > 0) & (lead < size)", "(lead > 0)", _RING_TESTS),
    Mutant(_RINGS, "(lead < 0) & (lead > -size)", "(lead < 0)", _RING_TESTS),
    Mutant(_RINGS, "lost = _still_complete(state, lost)", "lost = np.int64(lost)", _RING_TESTS),
    Mutant(_RINGS, "range(state.ply - 2, -1, -2)", "range(state.ply - 2, 0, -2)", _RING_TESTS),
    Mutant(_RINGS, "state.hand[state.turn] == 0", "state.hand[1 - state.turn] == 0", _RING_TESTS),
    Mutant(
        _RINGS,
        "(state.empty_count + 1) // 2",
        "state.empty_count",
        "games/ring_majority/test_rollout.py",
    ),
    Mutant(_LOOP, "first & (seat == 0)", "first", "games/loop/test_fen.py"),
    Mutant(_LOOP, "(state.end == LOOP) | (state.end == BLOCKED)", "state.end == LOOP", _LOOP_TESTS),
    Mutant(_LOOP, "return FULL", "return SPENT", _LOOP_TESTS),
    Mutant(_LOOP, "closed |= root", "closed = root", _LOOP_TESTS),
    Mutant(_LOOP, "state.stone[state.last] = 2", "state.stone[state.last] = 1", _LOOP_TESTS),
    Mutant(_LOOP, "holds[slot] and not holds[slot - 1]", "holds[slot]", _LOOP_TESTS),
    Mutant(_TILES, "and neighbours >= 2:", "and neighbours >= 3:", _TILE_TESTS),
    Mutant(
        _TILES, "        return first - second\n", "        return second - first\n", _TILE_TESTS
    ),
    Mutant(
        _TILES,
        "state.guessed |= (state.drawn[seat] >> place) & 1",
        "state.guessed |= 0",
        _TILE_TESTS,
    ),
    Mutant(_TILES, "left = state.unseen_count[seat] - 1", "left = np.int64(0)", _TILE_TESTS),
    Mutant(_LEAPS, "return int(1 - 2 * mover)", "return int(2 * mover - 1)", _LEAP_TESTS),
    Mutant(_LEAPS, ">= tables.needed[x]", "> tables.needed[x]", _LEAP_TESTS),
    Mutant(_LEAPS, "if state.stone[x] == 4 - seat:", "if state.stone[x] == 3 + seat:", _LEAP_TESTS),
    Mutant(
        _LEAPS,
        "any_taken = any_taken or taken != 0",
        "any_taken = any_taken and taken != 0",
        _LEAP_TESTS,
    ),
    Mutant(_HOLES, "state.turn ^= state.vacant_count & 1", "state.turn ^= 1", _HOLE_TESTS),
    Mutant(_HOLES, "state.lead = 1 - 2 * seat", "state.lead = 2 * seat - 1", _HOLE_TESTS),
    Mutant(
        _HOLES,
        "(state.vacant_count + 1 - state.turn)",
        "(state.vacant_count + state.turn)",
        _HOLE_TESTS,
    ),
)

TREE = (
    Mutant(
        "records/cursor.py",
        "if not 0 <= ply < len(nodes):",
        "if not 0 <= ply <= len(nodes):",
        "records",
    ),
    Mutant(
        "records/node.py",
        "if node.ply % CHECKPOINT_EVERY == 0:",
        "if node.ply % 64 == 0:",
        "records",
    ),
    Mutant(
        "records/node.py", "self._recent.popitem(last=False)", "self._recent.popitem()", "records"
    ),
    Mutant(
        "records/node.py",
        "self is not self.parent.children[0]",
        "self is self.parent.children[0]",
        "records",
    ),
    Mutant(
        "records/record.py",
        "if node is parent.children[0]:",
        "if node is parent.children[-1]:",
        "records",
    ),
    Mutant(
        "records/edits.py",
        "None if before.preferred is node else before.preferred",
        "before.preferred",
        "records",
    ),
    Mutant("records/edits.py", ".children.index(start) - 1", ".children.index(start)", "records"),
    Mutant(
        "records/edits.py",
        "if each.sites != mark.sites)",
        "if each != mark)",
        "records",
    ),
    Mutant(
        "records/tree_rows.py",
        "if node.seat == 1 and row[-1].seat == 0:",
        "if node.seat == 1:",
        "records",
    ),
    Mutant(
        "records/tree_rows.py", "before = turns - begins_turn(node)", "before = turns", "records"
    ),
    Mutant(
        "records/judging.py", "drop >= least - _ROUNDING", "drop > least + _ROUNDING", "records"
    ),
    Mutant("records/judging.py", "proven=after.value_for(mover) == 1", "proven=True", "records"),
    Mutant("records/judging.py", "max(_LEAST_ACCURACY, each)", "max(0.1, each)", "records"),
)

SESSION = (
    Mutant(
        "session/move_builder.py",
        "if self.clicks[-1:] == fresh:",
        "if self.clicks[:1] == fresh:",
        "session",
    ),
    Mutant("session/move_builder.py", "fresh if chooses else self.clicks", "fresh", "session"),
    Mutant("session/timeline.py", "before.node.ply >= shown", "before.node.ply > shown", "session"),
    Mutant("session/timing.py", "if node.parent is not self.node:", "if False:", "session"),
    Mutant("session/timing.py", "answer[0] is self.node", "answer[0] is not None", "session"),
    Mutant(
        "session/timing.py",
        "if ended.winner == 1 else (first, _NOTHING)",
        "if ended.winner == 0 else (first, _NOTHING)",
        "session",
    ),
    Mutant(
        "session/clock.py",
        "left if left.lost else self.control.moved(left)",
        "self.control.moved(left)",
        "session",
    ),
    Mutant(
        "session/game_session.py",
        "self.paused and step.deed is Deed.MOVE and self.timing.control is not None",
        "False",
        "session",
    ),
    Mutant("session/game_session.py", "if state.tries_out:", "if state.finished:", "session"),
    Mutant(
        "session/seat_player.py",
        "self._session.timing.time() - self._due, _LONGEST_DELAY",
        "self._session.timing.time() - self._due, 60.0",
        "session",
    ),
    Mutant(
        "session/lesson.py",
        "and move.node.seat in (people or (0, 1))",
        "and move.node.seat in people",
        "session",
    ),
)

READERS = (
    Mutant("records/sgf/syntax.py", 'r"\\r\\n|\\n\\r|\\n|\\r"', 'r"\\n|\\r"', "records"),
    Mutant("records/sgf/syntax.py", "parent = branches.pop()", "branches.pop()", "records"),
    Mutant(
        "records/text_file.py",
        "and not moves and key not in settings",
        "and key not in settings",
        "records",
    ),
    Mutant("geometry/off.py", "len(set(face)) != count", "len(face) > vertex_count", "geometry"),
    Mutant(
        "geometry/mesh_file.py",
        "number + known if number",
        "number + known - 1 if number",
        "geometry/test_mesh_files.py",
    ),
    Mutant(
        "geometry/ply.py",
        "len(found) != count",
        "len(found) > count",
        "geometry/test_mesh_files.py",
    ),
)

ENGINE = (
    Mutant(
        "engine/tree/solver.py",
        "if nodes[node].complete == 0:\n        high = 1",
        "if nodes[node].complete == 0:\n        pass",
        "engine/tree/test_solver.py",
    ),
    Mutant(
        "engine/tree/solver.py",
        "seen < plies if wins else seen > plies",
        "seen < plies",
        "engine/tree/test_solver.py",
    ),
    Mutant(
        "engine/tree/exact.py",
        "low == high or low >= here.high or high <= here.low",
        "True",
        "engine/test_shortest.py",
    ),
    Mutant(
        "engine/ugi/clock.py",
        "max(_RESERVE, _CAUTION * delay)",
        "_RESERVE",
        "engine/ugi/test_clock.py",
    ),
    Mutant(
        "engine/ugi/clock.py",
        "min(max(legal_moves / 2, _FEWEST_MOVES), _MOST_MOVES)",
        "max(legal_moves / 2, _FEWEST_MOVES)",
        "engine/ugi/test_clock.py",
    ),
    Mutant(
        "lab/matches/elo.py",
        "(len(sets) + Z * Z)",
        "(len(sets) + Z)",
        "lab/matches/test_elo.py",
    ),
)

MUTANTS = (*RULES, *TREE, *SESSION, *READERS, *ENGINE)
