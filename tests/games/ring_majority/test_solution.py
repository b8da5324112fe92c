"""Solved boards against brute force: every move, the whole history, from the slow rules."""

from __future__ import annotations

import lzma
import zipfile
from collections.abc import Callable
from functools import cache
from io import BytesIO
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import ringrealms3d as rr
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games import variant
from ringrealms3d.games.ring_majority import rules
from ringrealms3d.games.ring_majority.solution.bounds import (
    Bounds,
    load_bounds,
    save_bounds,
    solution_path,
)
from ringrealms3d.games.ring_majority.solution.classes import all_classes, digit_weights
from ringrealms3d.games.ring_majority.solution.exact import Solution
from ringrealms3d.games.ring_majority.solution.retrograde import RetrogradeSolver
from tests.games.ring_majority.reference import ReferenceGame

Rings = tuple[tuple[int, ...], ...]

# Two corners joined by two sides, and the two faces between them; and a chain of five positions.
DIGON: Rings = tuple(tuple(y for y in range(6) if y // 2 != x // 2) for x in range(6))
CHAIN: Rings = ((1, 2), (0, 2, 3), (0, 1, 3, 4), (1, 2, 4), (2, 3))
BOARDS = {"digon": DIGON, "chain": CHAIN}
each_board = pytest.mark.parametrize("rings", BOARDS.values(), ids=BOARDS.keys())


def symmetries_of(rings: Rings) -> NDArray[np.int32]:
    """Return every renumbering of the positions that keeps the rings."""
    around = [set(ring) for ring in rings]
    kept = [
        row
        for row in permutations(range(len(rings)))
        if all({row[y] for y in around[x]} == around[row[x]] for x in range(len(rings)))
    ]
    return np.array(kept, dtype=np.int32)


def start_of(rings: Rings) -> tuple[Struct, Struct]:
    """Return the tables of a board and its start."""
    tables = rules.make_tables(rings)
    sites = len(rings)
    empty = np.zeros(sites, dtype=np.int8)
    return tables, rules.make_state(rings, empty, 0, (sites, sites), tables)


@cache
def solved(rings: Rings) -> tuple[Bounds, Solution]:
    tables, start = start_of(rings)
    symmetries = symmetries_of(rings)
    solver = RetrogradeSolver(tables, start, symmetries)
    bounds = solver.bounds([solver.do_part(number) for number in range(solver.parts)])
    return bounds, Solution(tables, symmetries, bounds)


def brute_force(game: ReferenceGame, known: dict[object, int]) -> int:
    """Return the margin for seat 0 that best play leads to, by trying everything."""
    if game.why_over():
        return game.count(0) - game.count(1)
    key = (
        frozenset(game.stones.items()),
        tuple(game.hand),
        frozenset(game.boards.items()),
    )
    if key not in known:
        results = []
        for x in range(len(game.rings)):
            if x not in game.stones:
                after = game.copy()
                after.play(x)
                results.append(brute_force(after, known))
        known[key] = max(results) if game.turn == 0 else min(results)
    return known[key]


def played(rings: Rings, plies: int, seed: int) -> tuple[Struct, ReferenceGame]:
    """Return a position after some random moves, as a state and in the slow rules."""
    tables, state = start_of(rings)
    game = ReferenceGame(tuple(map(frozenset, rings)))
    rng = np.random.default_rng(seed)
    for _ in range(plies):
        if game.why_over():
            break
        x = int(rng.choice([x for x in range(len(rings)) if x not in game.stones]))
        rules.play(tables, state, x)
        game.play(x)
    return state, game


@pytest.mark.nightly
@pytest.mark.parametrize("part", ["", "5", "6" * 100, "1²"])
def test_a_part_with_other_cycles_than_those_of_its_boards_is_refused(part: str) -> None:
    tables, start = start_of(CHAIN)
    solver = RetrogradeSolver(tables, start, symmetries_of(CHAIN))
    assert solver.parts == 1
    with pytest.raises(UserError, match="part 0 does not have the cycles of its boards"):
        solver.bounds([part])


@pytest.mark.nightly
@pytest.mark.parametrize("rings", [DIGON, CHAIN], ids=BOARDS)
@pytest.mark.parametrize("plies", [3, 4, 5, 6, 8])
def test_every_moves_margin_is_what_trying_everything_finds(rings: Rings, plies: int) -> None:
    _, solution = solved(rings)
    for seed in range(6):
        state, game = played(rings, plies, seed)
        if game.why_over():
            continue
        vacant = [x for x in range(len(rings)) if x not in game.stones]
        margins = solution.margins(state, vacant)
        assert margins is not None
        assert sorted(margins) == vacant
        assert solution.margins(state, vacant[-1:]) == {vacant[-1]: margins[vacant[-1]]}
        known: dict[object, int] = {}
        for x, margin in margins.items():
            after = game.copy()
            after.play(x)
            assert margin == brute_force(after, known)


@pytest.mark.nightly
def test_slices_change_nothing() -> None:
    _, solution = solved(DIGON)
    state, game = played(DIGON, plies=2, seed=0)
    vacant = [x for x in range(len(DIGON)) if x not in game.stones]
    lookup = solution.lookup(state, vacant)
    assert lookup is not None
    slices = 1
    while (margins := lookup.go_on(1)) is None:
        slices += 1
    assert slices > 10 * len(vacant)
    assert margins == lookup.go_on(1) == solution.margins(state, vacant)


@each_board
def test_the_bounds_hold_whatever_stood_before(rings: Rings) -> None:
    bounds, _ = solved(rings)
    weights = digit_weights(symmetries_of(rings))
    assert np.array_equal(bounds.keys, all_classes(weights))
    assert (bounds.lower <= bounds.upper).all()
    assert (bounds.lower < bounds.upper).any()
    for seed in range(12):
        state, game = played(rings, 4 + seed % 5, seed)
        if game.why_over():
            continue
        number = min(int(state.stone[: len(rings)].astype(int) @ row) for row in weights)
        key = len(game.stones) * 3 ** len(rings) + number
        entry = bounds.starts[state.ply] + np.searchsorted(bounds.keys, key)
        assert bounds.lower[entry] <= brute_force(game, {}) <= bounds.upper[entry]


@each_board
def test_every_board_is_in_one_class(rings: Rings) -> None:
    """Burnside's lemma counts the classes in another way."""
    cycles = []
    for row in symmetries_of(rings).tolist():
        unseen, count = set(range(len(rings))), 0
        while unseen:
            x = unseen.pop()
            count += 1
            while (x := row[x]) in unseen:
                unseen.remove(x)
        cycles.append(count)
    classes = all_classes(digit_weights(symmetries_of(rings)))
    assert len(set(classes.tolist())) == len(classes)
    assert len(classes) * len(cycles) == sum(3**count for count in cycles)


def test_a_position_that_no_game_reaches_is_not_known() -> None:
    _, solution = solved(DIGON)
    tables = rules.make_tables(DIGON)
    for stones, turn, hand in (
        ([0] * 6, 1, (6, 6)),
        ([0] * 6, 0, (5, 6)),
        ([1, 2, 0, 0, 0, 0], 0, (6, 6)),
    ):
        state = rules.make_state(DIGON, np.array(stones, dtype=np.int8), turn, hand, tables)
        assert solution.lookup(state, [0]) is None
        assert solution.margins(state, [0]) is None


def test_bounds_keep_through_a_file(tmp_path: Path) -> None:
    bounds, _ = solved(DIGON)
    save_bounds(bounds, tmp_path / "digon.xz")
    assert [path.name for path in tmp_path.iterdir()] == ["digon.xz"]
    again = load_bounds(tmp_path / "digon.xz")
    for name in ("keys", "cycles", "starts", "lower", "upper"):
        assert np.array_equal(getattr(again, name), getattr(bounds, name))


@pytest.mark.parametrize("content", [b"", b"no archive", b"\xfd7zXZ\x00"])
def test_a_broken_file_is_named(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "broken.xz").write_bytes(content)
    with pytest.raises(ValueError, match=r"broken\.xz.*(no file of bounds|be unpacked)"):
        load_bounds(tmp_path / "broken.xz")


SMALL = {
    "version": np.array(1),
    "keys": np.arange(5, dtype=np.int32),
    "cycles": np.ones((2, 5), np.int8),
    "starts": np.array([0, 4]),
    "lower": np.zeros(9, np.int8),
    "room": np.ones(9, np.int8),
}


def archive(compression: int = zipfile.ZIP_STORED, **changed: NDArray[Any]) -> bytes:
    """Return a file of bounds, some of its parts changed."""
    stream = BytesIO()
    with zipfile.ZipFile(stream, "w", compression) as files:
        for name, array in (SMALL | changed).items():
            with files.open(f"{name}.npy", "w") as part:
                np.lib.format.write_array(part, array)
    return lzma.compress(stream.getvalue())


def test_bounds_are_read_from_an_archive_of_these_parts(tmp_path: Path) -> None:
    (tmp_path / "small.xz").write_bytes(archive())
    bounds = load_bounds(tmp_path / "small.xz")
    assert bounds.keys.dtype == np.int64
    assert bounds.upper.tolist() == [1] * 9


@pytest.mark.parametrize(
    "make",
    [
        lambda: archive(zipfile.ZIP_DEFLATED, lower=np.zeros(50_000_000, np.int8)),
        lambda: archive(version=np.ones(3, np.int64)),
        lambda: archive(version=np.array("1")),
        lambda: archive(keys=np.arange(5, dtype=np.float32)),
        lambda: archive(cycles=np.ones((2, 4), np.int8)),
        lambda: archive(cycles=np.ones((5, 2), np.int8).T),
        lambda: archive(starts=np.array([0, 10])),
        lambda: archive(starts=np.array([-1])),
        lambda: archive(room=np.ones(8, np.int8)),
        lambda: lzma.compress(lzma.decompress(archive()).replace(b"(9,), ", b"(90000000000,), ")),
    ],
)
def test_parts_that_are_something_else_are_refused(
    tmp_path: Path, make: Callable[[], bytes]
) -> None:
    (tmp_path / "broken.xz").write_bytes(make())
    with pytest.raises(UserError, match=r"broken\.xz.* is not a file of bounds"):
        load_bounds(tmp_path / "broken.xz")


@cache
def tetrahedron() -> Solution:
    realm = variant("ring-majority/tet")
    return Solution(realm.tables, realm.symmetries(), load_bounds(solution_path(realm.uid)))


@pytest.mark.parametrize("seed", range(6))
def test_the_end_of_a_game_on_the_tetrahedron_is_what_trying_everything_finds(seed: int) -> None:
    position = rr.start("ring-majority/tet")
    game = ReferenceGame(tuple(map(frozenset, position.variant.board.rings)))  # type: ignore[attr-defined]
    rng = np.random.default_rng(seed)
    while position.state.ply < 23 and not position.outcome:
        move = position.legal_moves[rng.integers(len(position.legal_moves))]
        position = position.play(move)
        game.play(move.code)
    if position.outcome:
        pytest.fail("choose another seed: the game was over")
    codes = [move.code for move in position.legal_moves]
    margins = tetrahedron().margins(position.state, codes)
    assert margins is not None
    known: dict[object, int] = {}
    for x, margin in margins.items():
        after = game.copy()
        after.play(x)
        assert margin == brute_force(after, known)
