"""What holds for every game of Loops 'n Leaps."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import seeded
from ringrealms3d.games import from_fen, start
from ringrealms3d.games.loops_n_leaps import rules
from ringrealms3d.games.loops_n_leaps.board import Cell
from tests.games.loops_n_leaps.play import (
    SMALL,
    UIDS,
    board_of,
    fen_of,
    random_game,
    random_set_up,
)
from tests.games.playing import played

SEEDS = st.integers(0, 2**32 - 1)
few = settings(max_examples=10)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Draw a position that was set up on one of the boards; nobody can swap in it."""
    return random_set_up(draw(st.sampled_from(UIDS)), draw(SEEDS))


def turned(cell: Cell, turns: int, mirrored: bool) -> Cell:
    """Return where a symmetry of the board takes a cell."""
    q, r = cell
    if mirrored:
        q, r = r, q
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


def symmetry(uid: str, turns: int, mirrored: bool) -> list[int]:
    """Return for each site the site that a symmetry takes it to."""
    board = board_of(uid)
    index = {cell: x for x, cell in enumerate(board.cells)}
    return [index[turned(cell, turns, mirrored)] for cell in board.cells]


def image(position: Position, sites: list[int]) -> Position:
    """Return the position that a symmetry makes of one."""
    stones = np.zeros_like(position.stones)
    stones[sites] = position.stones
    return from_fen(position.uid, fen_of(position.uid, stones.tolist(), position.turn))


def image_of_move(position: Position, move: Move, sites: list[int]) -> Move:
    places = [position.board.sites[sites[x]] for x in position.move_places(move)]
    return position.parse_move("-".join(places))


@pytest.mark.nightly
@few
@given(positions(), SEEDS, st.integers(0, 5), st.booleans())
def test_symmetries_of_the_board_are_symmetries_of_the_game(
    position: Position, seed: int, turns: int, mirrored: bool
) -> None:
    sites = symmetry(position.uid, turns, mirrored)
    other = image(position, sites)
    for move, after in random_game(position, seed, eager=True):
        expected = {image_of_move(position, m, sites) for m in position.legal_moves}
        assert set(other.legal_moves) == expected
        other = other.play(image_of_move(position, move, sites))
        assert (other.stones[sites] == after.stones).all()
        check_same_result(after, other, sign=1)
        position = after


def check_same_result(first: Position, second: Position, sign: int) -> None:
    assert (first.outcome is None) == (second.outcome is None)
    if first.outcome and second.outcome:
        assert second.outcome.score == sign * first.outcome.score
        assert len(second.outcome.marks) == len(first.outcome.marks)


@few
@given(positions(), SEEDS)
def test_colours_exchanged_give_the_mirrored_game(position: Position, seed: int) -> None:
    exchange = np.array([0, 2, 1, 4, 3, -1], dtype=np.int8)
    stones = exchange[position.stones]
    stones[stones < 0] = 0
    other = from_fen(position.uid, fen_of(position.uid, stones.tolist(), 1 - position.turn))
    for move, after in random_game(position, seed, eager=True):
        assert set(other.legal_moves) == set(position.legal_moves)
        other = other.play(move)
        assert (other.stones == exchange[after.stones]).all()
        check_same_result(after, other, sign=-1)
        position = after


@few
@given(positions(), SEEDS)
def test_men_never_leave_and_every_leap_costs_a_leaper(position: Position, seed: int) -> None:
    for move, after in random_game(position, seed, eager=True):
        before, now = position.stones, after.stones
        assert (now[before != 0] != 0).all()
        mover = position.turn
        own_before = np.isin(before, (mover + 1, mover + 3))
        assert np.isin(now[own_before], (mover + 1, mover + 3)).all()
        leapt = len(position.move_places(move)) == 2
        difference = int((now == mover + 3).sum() - (before == mover + 3).sum())
        assert difference == -1 if leapt else difference in (0, 1)
        position = after


@few
@given(positions(), SEEDS)
def test_playing_leaves_the_old_position_alone(position: Position, seed: int) -> None:
    fields = position.state.dtype.names
    for move, after in random_game(position, seed, eager=True):
        before = position.state.tobytes()
        again = position.play(move)
        position.captures(move)
        assert again.outcome == after.outcome
        assert all(np.array_equal(again.state[name], after.state[name]) for name in fields)
        assert position.state.tobytes() == before
        position = after


@pytest.mark.parametrize("uid", UIDS)
def test_no_position_has_more_moves_than_there_is_room_for(uid: str) -> None:
    board = board_of(uid)
    half = [4 if x % 2 else 0 for x in range(board.size)]
    stones = [0 if x in board.pillars else stone for x, stone in enumerate(half)]
    position = from_fen(uid, fen_of(uid, stones, 1))
    assert 2 * len(position.legal_moves) < position.variant.max_moves


def test_random_moves_are_drawn_evenly() -> None:
    """Chi squared of 40 draws a move: it leaves six standard deviations only by a fault."""
    *_, position = zip(range(50), (p for _, p in random_game(start(SMALL), 11)), strict=False)
    check_even(position[1], seed=1)
    check_even(played(start(SMALL), "i8"), seed=2)


def check_even(position: Position, seed: int) -> None:
    rng, legal = seeded(seed), position.legal_moves
    draws = 40 * len(legal)
    tables, state = position.variant.tables, position.state
    counts = Counter(int(rules.random_move(tables, state, rng)) for _ in range(draws))
    assert set(counts) == {move.code for move in legal}
    chi_squared = sum((counts[move.code] - 40) ** 2 / 40 for move in legal)
    freedom = len(legal) - 1
    assert abs(chi_squared - freedom) < 6 * np.sqrt(2 * freedom)
