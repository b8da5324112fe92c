"""Games filled in at once, and the seams that tell who has won."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations

import numpy as np
import pytest

from ringrealms3d.core import verbs
from ringrealms3d.core.bits import count_ones
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import seeded
from ringrealms3d.games import start
from ringrealms3d.games.loophole_2d import rules, seams
from tests.games.loophole_2d.play import (
    BOARD,
    FREE,
    UID,
    nearly_full,
    random_set_up,
    reference_of,
    set_up,
    with_stones,
)

TABLES = start(UID).variant.tables


def filled(position: Position, seed: int) -> Position:
    """Return a position played to the end at once."""
    state = position.state.copy()
    verbs.playout(TABLES, state, seeded(seed))
    return Position(position.variant, state)


@pytest.mark.parametrize("vacant", [1, 2, 3, 8, 25, 60])
def test_a_playout_fills_the_board(vacant: int) -> None:
    for seed in range(3):
        position = nearly_full(seed, vacant)
        after = filled(position, seed)
        new = position.stones == 0
        counts = [int((after.stones[new] == seat + 1).sum()) for seat in (0, 1)]
        assert (after.stones[~new] == position.stones[~new]).all()
        assert counts[position.turn] == (vacant + 1) // 2
        assert counts[1 - position.turn] == vacant // 2
        assert after.ply == position.ply + vacant
        assert after.turn == (position.turn + vacant) % 2
        assert after.legal_moves == ()
        outcome = after.outcome
        assert outcome is not None
        assert outcome.winner == reference_of(after).winner()
        assert outcome.score == (1.0, -1.0)[outcome.winner or 0]


def test_a_playout_from_the_start() -> None:
    results = {filled(start(UID), seed).fen()[:-2] for seed in range(10)}
    assert len(results) == 10
    after = filled(start(UID), 3)
    assert (after.ply, after.turn) == (122, 0)
    assert (np.bincount(after.stones, minlength=3) == [0, 93, 93]).all()


def test_a_finished_game_stays_as_it_is() -> None:
    position = set_up("c2 c3 c4 c5 c6 c7 b8 b9 b10 b11 b12 b13 g4 h4 h5 h6 g7")
    assert filled(position, 1).state.tobytes() == position.state.tobytes()


def test_the_winner_of_full_boards_is_the_references() -> None:
    seen = set()
    for seed in range(80):
        position = random_set_up(seed, fill=1.1)
        game = reference_of(position)
        cycles = game.cycles(0), game.cycles(1)
        winner = seams.winner_of_full_board(TABLES, position.state)
        assert winner == (1 if cycles[0] >= 2 else -1) == rules.margin(TABLES, position.state)
        seen.add(cycles)
    assert seen == {(0, 3), (1, 2), (2, 1), (3, 0)}


def test_striped_boards() -> None:
    for stripe in (1, 2):
        stones = BOARD.starting.copy()
        stones[FREE] = stripe
        position = with_stones(stones, 0)
        assert seams.winner_of_full_board(TABLES, position.state) == 3 - 2 * stripe
    for axis, winner in ((1, 1), (0, -1)):
        stones = BOARD.starting.copy()
        stones[FREE] = [1 + BOARD.places[site][axis] % 2 for site in FREE]
        position = with_stones(stones, 0)
        assert seams.winner_of_full_board(TABLES, position.state) == winner
        assert position.outcome is not None
        assert position.outcome.score == winner


def chance_by_moves(position: Position) -> Fraction:
    """Return Black's chance to win with random moves, all orders of moves tried."""
    if position.outcome is not None:
        return Fraction(position.outcome.winner == 0)
    moves = position.legal_moves
    return sum((chance_by_moves(position.play(m)) for m in moves), Fraction(0)) / len(moves)


def chance_at_once(position: Position) -> Fraction:
    """Return Black's chance to win when the vacant cells are shared out, all ways tried."""
    vacant = np.flatnonzero(position.stones == 0).tolist()
    black = (len(vacant) + 1 - position.turn) // 2
    ways = [shared(position, vacant, chosen) for chosen in combinations(vacant, black)]
    return Fraction(ways.count(1), len(ways))


def shared(position: Position, vacant: Sequence[int], black: Sequence[int]) -> int:
    stones = position.stones.copy()
    stones[vacant] = 2
    stones[list(black)] = 1
    return int(seams.winner_of_full_board(TABLES, with_stones(stones, 0).state))


@pytest.mark.few(2)
@pytest.mark.parametrize(("vacant", "games"), [(2, 8), (3, 8), (4, 6), (5, 3)])
def test_the_order_of_moves_does_not_matter(vacant: int, games: int) -> None:
    chances = []
    for seed in range(games):
        position = nearly_full(seed, vacant)
        chances.append(chance_by_moves(position))
        assert chances[-1] == chance_at_once(position)
    assert any(0 < chance < 1 for chance in chances)


def test_numbers_of_one_bits() -> None:
    rng = np.random.default_rng(4)
    words = rng.integers(0, 2**64, 50, dtype=np.uint64)
    for word in (*words, np.uint64(0), np.uint64(2**64 - 1)):
        assert count_ones(word) == int(word).bit_count()


def test_every_way_through_the_tree_of_seams_ends() -> None:
    tree = seams.seam_tree()
    assert tree.min() == -2
    assert tree.max() == len(tree) - 1
    for row, entries in enumerate(tree.tolist()):
        assert all(entry == 0 or entry > row or entry < 0 for entry in entries)
        assert sum(entry != 0 for entry in entries) >= 1
