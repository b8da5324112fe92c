"""Dealing again what nobody can see."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from numpy.typing import NDArray

from ringrealms3d.core import verbs
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import seeded
from ringrealms3d.games import from_fen
from ringrealms3d.games.path_tiles.board import CELLS, RACK, TILE_SETS
from tests.games.path_tiles.play import (
    FREE,
    SIXTY_SIX,
    UIDS,
    after_plies,
    number,
    set_up,
    with_unseen_dealt_again,
)
from tests.games.playing import random_game

DEALS = 4000
MOVE_CODES = range(RACK * CELLS)
Counts = NDArray[np.float64]
each_variant = pytest.mark.parametrize("uid", UIDS)


def hidden_tiles(position: Position) -> Counter[int]:
    """Return the tiles that do not lie open, counted from the pieces."""
    left = Counter(TILE_SETS[position.uid].deck())
    left.subtract(int(piece) - 1 for piece in position.pieces if piece)
    return +left


def almost_all_drawn() -> Position:
    """Return a position of free-turns in which each seat has but two tiles to draw."""
    line = after_plies(FREE, seed=1, plies=10).fen()
    return from_fen(FREE, line.rpartition(":")[0] + ":2,2", seed=1)


@each_variant
@pytest.mark.parametrize("seed", range(5))
def test_what_people_see_stays_as_it_is(uid: str, seed: int) -> None:
    position = after_plies(uid, seed, 3 * seed)
    again = with_unseen_dealt_again(position, seed)
    assert again.fen() == position.fen()
    assert again.legal_moves == position.legal_moves
    assert again.ply == position.ply


@each_variant
@pytest.mark.parametrize("seed", range(5))
def test_what_does_not_lie_open_is_counted(uid: str, seed: int) -> None:
    position = with_unseen_dealt_again(after_plies(uid, seed, 9), seed)
    for _, after in random_game(position, seed):
        counted = dict(enumerate(after.state.hidden.tolist()))
        assert +Counter(counted) == hidden_tiles(after)


@pytest.mark.parametrize("place", [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_every_hidden_tile_is_as_likely_in_every_place(place: tuple[int, int]) -> None:
    position = almost_all_drawn()
    found, rng = np.zeros(102), seeded(2007)
    state = position.state.copy()
    for _ in range(DEALS):
        verbs.determinize(position.variant.tables, state, rng)
        found[state.unseen[place]] += 1
    hidden = sorted(hidden_tiles(position))
    assert found.sum() == found[hidden].sum() == DEALS
    check_chi_square(found[hidden])


def test_every_pair_is_as_likely() -> None:
    position, kinds = almost_all_drawn(), 3
    hidden = sorted(hidden_tiles(position))
    group = np.zeros(102, dtype=int)
    group[hidden] = np.arange(len(hidden)) * kinds // len(hidden)
    found, rng, state = np.zeros((kinds, kinds)), seeded(66), position.state.copy()
    for _ in range(DEALS):
        verbs.determinize(position.variant.tables, state, rng)
        found[group[state.unseen[0, 0]], group[state.unseen[1, 1]]] += 1
    sizes = np.bincount(group[hidden])
    pairs = np.outer(sizes, sizes) - np.diag(sizes)  # no tile is in both places
    check_chi_square(found.ravel(), pairs.ravel() / pairs.sum())


def test_a_tile_is_as_likely_as_copies_of_it_are_hidden() -> None:
    common, rare = TILE_SETS[SIXTY_SIX].numbers[:2]
    racks = (",".join([str(tile)] * 7) for tile in (common, rare))
    line = f"9/9/9/9/4,t{rare},4/9/9/9/9:{':'.join(racks)}:r:33,33"
    position = from_fen(SIXTY_SIX, line, seed=1)
    found, rng, state = np.zeros(102), seeded(5), position.state.copy()
    for _ in range(DEALS // 20):
        verbs.determinize(position.variant.tables, state, rng)
        np.add.at(found, state.unseen.ravel(), 1)
    hidden = hidden_tiles(position)
    assert (hidden[common], hidden[rare], hidden.total()) == (3, 2, 645)
    kinds = sorted(hidden)
    assert found.sum() == found[kinds].sum()
    check_chi_square(found[kinds], np.array([hidden[kind] for kind in kinds]) / 645)


def check_chi_square(found: Counts, shares: Counts | None = None) -> None:
    """Check that counts are as likely as they should be: within four deviations of chi-square."""
    expected = found.sum() * (np.full(len(found), 1 / len(found)) if shares is None else shares)
    freedom = len(found) - 1
    chi_square = ((found - expected) ** 2 / expected).sum()
    assert abs(chi_square - freedom) < 4 * np.sqrt(2 * freedom)


@each_variant
@pytest.mark.parametrize("seed", range(5))
def test_the_order_before_does_not_matter(uid: str, seed: int) -> None:
    position = after_plies(uid, seed, 2 * seed)
    other = with_unseen_dealt_again(position, seed + 100)
    assert other.state.tobytes() != position.state.tobytes()
    ends = []
    for start in (position, other):
        state, rng = start.state.copy(), seeded(seed)
        verbs.determinize(start.variant.tables, state, rng)
        verbs.rollout(start.variant.tables, state, rng)
        ends.append((state.stone.tobytes(), state.ended, state.ply))
    assert ends[0] == ends[1]


@each_variant
@pytest.mark.parametrize("seed", range(3))
def test_playable_are_the_legal_moves(uid: str, seed: int) -> None:
    for _, position in random_game(after_plies(uid, seed, 0), seed):
        variant, legal = position.variant, {move.code for move in position.legal_moves}
        found = {x for x in MOVE_CODES if verbs.playable(variant.tables, position.state, x)}
        assert found == legal


def with_loop_drawn_or_not(deal_after: int) -> Position:
    """Return a game in which Red draws a tile and closes a loop with it, dealt again on the way."""
    corners = number("rr..", (0, 1)), number(".rr.", (1, 2)), number("..rr", (2, 3))
    board = dict(zip(("d4", "d5", "e5"), corners, strict=True))
    bar, last = number("r.r.", (0, 2)), number("r..r", (0, 3))
    position = set_up(SIXTY_SIX, board, ((bar,), (bar,)), ((last,), ()))
    for ply, text in enumerate(("1@c4", "1@c5", "1@e4"), 1):
        position = position.play(position.parse_move(text))
        if ply == deal_after:
            position = with_unseen_dealt_again(position, seed=1)
    return position


def proven(position: Position) -> bool:
    assert position.outcome is not None
    return bool(verbs.proven(position.variant.tables, position.state))


def test_a_loop_of_open_tiles_is_proven() -> None:
    assert proven(with_loop_drawn_or_not(deal_after=1))


def test_a_loop_with_a_tile_that_was_unseen_is_not_proven() -> None:
    assert not proven(with_loop_drawn_or_not(deal_after=0))


def test_a_connection_is_settled_and_a_block_too_unless_a_tile_was_drawn() -> None:
    bar = number("r.r.", (0, 2))
    column = {f"a{row}": bar for row in range(1, 9)}
    blocked = set_up(FREE, column)
    assert proven(blocked)
    blocked.state.drawn[blocked.turn] = 1
    assert not proven(blocked)
    open_end = set_up(FREE, column, ((bar,), ()))
    assert proven(open_end.play(open_end.parse_move("1@a9")))
