"""Brute force against a full search over positions, and over everything that may be dealt."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from ringrealms3d.core import verbs
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.games import from_fen, start
from ringrealms3d.games.path_tiles.tiles import TILES
from ringrealms3d.puzzles.brute_force import Claim, judge

LATE = 3

pytestmark = pytest.mark.both


def reaches(position: Position, claim: Claim, left: int) -> bool:
    """Whether a claim holds, by the outcomes of all lines."""
    outcome = position.outcome
    if outcome is not None:
        return outcome.score * (1 - 2 * claim.seat) >= claim.margin
    if left == 0:
        return False
    own = position.turn == claim.seat
    found = [reaches(position.play(move), claim, left - own) for move in position.legal_moves]
    return any(found) if own else all(found)


def late(uid: str, seed: int, plies: int = LATE) -> Position:
    """Return a position so many plies before the end of a random game."""
    rng, line = seeded(seed), [start(uid, seed)]
    while line[-1].outcome is None:
        moves = line[-1].legal_moves
        line.append(line[-1].play(moves[below(rng, len(moves))]))
    return line[-1 - plies]


@pytest.mark.few(4)
@pytest.mark.parametrize("uid", ["loop/mini", "ring-majority/tet"])
@pytest.mark.parametrize("seed", [1, 2, 5])
def test_a_full_search_says_the_same(uid: str, seed: int) -> None:
    position = late(uid, seed)
    for seat in (0, 1):
        for moves in (1, 2):
            for margin in (1, 0):
                claim = Claim(seat, margin, moves)
                assert judge(position, claim).holds == reaches(position, claim, moves)


@pytest.mark.parametrize("seed", range(4))
def test_to_the_end(seed: int) -> None:
    position = late("ring-majority/tet", seed)
    for margin in range(-6, 7, 2):
        claim = Claim(position.turn, margin)
        assert judge(position, claim).holds == reaches(position, claim, 99)


def test_one_first_move() -> None:
    position = late("loop/mini", 1)
    claim = Claim(position.turn, 1, 1)
    for move in position.legal_moves:
        outcome = position.play(move).outcome
        won = outcome is not None and outcome.winner == position.turn
        assert judge(position, claim, move).holds == won


def test_too_long_a_search_leaves_the_question_open() -> None:
    verdict = judge(start("ring-majority/tet"), Claim(0), most=50)
    assert verdict.holds is None
    assert verdict.played == 50


def test_the_position_stays_as_it_is() -> None:
    position = late("loop/mini", 1)
    before = position.state.tobytes()
    judge(position, Claim(0, 1, 1))
    assert position.state.tobytes() == before


def deals_of(position: Position) -> list[int]:
    out = np.zeros(position.variant.max_moves, dtype=np.int64)
    count = verbs.deals(position.variant.tables, position.state, out)
    return [int(tile) for tile in out[:count]]


def test_every_tile_that_does_not_lie_open_may_be_drawn() -> None:
    position = late("path-tiles/free-turns", 2, 20)
    assert position.racks is not None
    lying_open = {int(stone) - 1 for stone in position.stones} | {
        tile for rack in position.racks for tile in rack
    }
    assert set(deals_of(position)) == set(range(len(TILES))) - lying_open
    move = position.legal_moves[0]
    for tile in deals_of(position)[::20]:
        state = position.state.copy()
        verbs.deal(position.variant.tables, state, tile)
        after = Position(position.variant, state).play(move)
        assert after.racks is not None
        assert tile in after.racks[position.turn]
        assert tile not in deals_of(after)


def test_nothing_is_dealt_elsewhere() -> None:
    assert deals_of(start("loop/mini")) == []
    assert deals_of(from_fen("path-tiles/free-turns", start("path-tiles/free-turns", 1).fen(), 1))


def test_every_deal_is_tried_after_every_move() -> None:
    """For a margin that nobody reaches: with luck all are tried, without it one is enough."""
    position = late("path-tiles/sixty-six", 1, 30)
    moves, deals = len(position.legal_moves), len(deals_of(position))
    assert deals > 1
    claim = Claim(position.turn, 99, 1)
    assert judge(position, claim).played == moves
    assert judge(position, replace(claim, lucky=True)).played == moves * deals


@pytest.mark.parametrize("seed", [1, 2])
def test_what_holds_with_the_worst_luck_holds_with_the_best_and_for_any_deal(seed: int) -> None:
    position = late("path-tiles/sixty-six", seed, 2)
    for seat in (0, 1):
        worst = judge(position, Claim(seat, 1, 1)).holds
        best = judge(position, Claim(seat, 1, 1, lucky=True)).holds
        dealt = {reaches(position.determinized(again), Claim(seat, 1, 1), 1) for again in range(3)}
        assert not worst or (best and dealt == {True})
        assert best or (not worst and dealt == {False})
