"""What a move is about: what it does at once or prepares, in any game."""

from __future__ import annotations

import numpy as np
import pytest

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.core.setup import HANDS, TURN, Setup
from ringrealms3d.games import from_fen, get_game, start
from ringrealms3d.games.ring_majority.form import RealmForm
from ringrealms3d.session.insight import Insight, insight_of

SMALL = ["ring-majority/tet", "loop/mini", "loops-n-leaps/8", "loophole-2d/14"]


def whole_game(uid: str, seed: int) -> tuple[list[Position], list[Move]]:
    """Return the positions and the moves of a random game."""
    rng, positions, moves = seeded(seed), [start(uid, seed=seed)], []
    while positions[-1].outcome is None:
        legal = positions[-1].legal_moves
        moves.append(legal[below(rng, len(legal))])
        positions.append(positions[-1].play(moves[-1]))
    return positions, moves


@pytest.mark.parametrize("uid", SMALL)
def test_what_a_move_does_at_once_is_told(uid: str) -> None:
    positions, moves = whole_game(uid, seed=3)
    for first, move in enumerate(moves):
        captures, outcome = positions[first].captures(move), positions[first + 1].outcome
        if captures or outcome:
            insight = insight_of(positions[first], moves[first:])
            assert insight == Insight((move,), captures, outcome)


@pytest.mark.few(2)
@pytest.mark.parametrize("uid", SMALL)
def test_what_comes_later_is_told_if_the_move_is_part_of_it(uid: str) -> None:
    told = 0
    for seed in range(3):
        positions, moves = whole_game(uid, seed)
        for first, position in enumerate(positions[:-1]):
            insight = insight_of(position, moves[first:])
            count = len(insight.moves)
            if count == 1 or not (insight.captures or insight.outcome):
                continue
            told += 1
            assert count in (2, 3, 4, 5)
            assert set(insight.captures) <= set(
                positions[first + count - 1].captures(insight.moves[-1])
            )
            assert all(capture.taker == position.turn for capture in insight.captures)
            assert insight.outcome is None or insight.outcome.winner == position.turn
            sites = {site for capture in insight.captures for site in capture.cause}
            if insight.outcome:
                sites |= {s for group in next(iter(insight.outcome.marks.values())) for s in group}
            assert sites & set(position.move_places(moves[first]))
    assert told


def ring_with(stones: tuple[int, int, int, int]) -> tuple[Position, list[int]]:
    """Return a position with these stones on a ring of the tetrahedron, and the ring's sites."""
    board = get_game("ring-majority").open_variant("ring-majority/tet").board
    ring = board.neighbours[board.site("e1")][:4].tolist()
    pieces = np.zeros(board.size, dtype=np.int8)
    pieces[ring] = stones
    hand = 14 - stones.count(1), 14 - stones.count(2)
    form = RealmForm((4, 6, 4), ("Red", "Blue"))
    values = {TURN: 0, **dict(zip(HANDS, hand, strict=True))}
    fen = form.write(Setup(tuple(pieces.tolist()), values))
    return from_fen("ring-majority/tet", fen), ring


def ring_of_three() -> tuple[Position, list[int]]:
    """Return a position in which a fourth stone completes a ring on the tetrahedron."""
    return ring_with((1, 1, 2, 0))


def test_a_ring_is_told_at_once() -> None:
    position, ring = ring_of_three()
    (capture,) = insight_of(position, [Move(ring[3])]).captures
    assert (set(capture.cause), capture.taken) == (set(ring), (ring[2],))


def quiet_moves(position: Position, ring: list[int]) -> list[Move]:
    """Return the moves beside a ring."""
    return [move for move in position.legal_moves if move.code not in ring]


def test_a_ring_is_told_with_the_moves_that_lead_to_it() -> None:
    position, ring = ring_with((1, 0, 2, 0))
    answer, other, _ = quiet_moves(position, ring)[:3]
    line = [Move(ring[1]), answer, Move(ring[3]), other]
    insight = insight_of(position, line)
    assert insight.moves == tuple(line[:3])
    (capture,) = insight.captures
    assert (set(capture.cause), capture.taken, capture.taker) == (set(ring), (ring[2],), 0)


def test_a_ring_that_the_move_is_no_part_of_is_no_reason() -> None:
    position, ring = ring_of_three()
    first, answer, *_ = quiet_moves(position, ring)
    line = (first, answer, Move(ring[3]))
    assert insight_of(position, line) == Insight(line)


def test_what_the_opponent_takes_later_is_no_reason() -> None:
    position, ring = ring_with((2, 0, 2, 0))
    first = quiet_moves(position, ring)[0]
    line = (Move(ring[1]), Move(ring[3]), first)
    (capture,) = position.play(line[0]).captures(line[1])
    assert (capture.taker, capture.taken) == (1, (ring[1],))
    assert insight_of(position, line) == Insight(line)


def test_a_line_without_events_is_told_as_far_as_it_is_legal() -> None:
    position = start("ring-majority/ti")
    line = [Move(0), Move(5), Move(9)]
    assert insight_of(position, line).moves == tuple(line)
    assert insight_of(position, [Move(0), Move(0), Move(9)]).moves == (Move(0),)
    assert insight_of(position, line).outcome is None


def test_what_lies_far_ahead_is_no_reason() -> None:
    position, ring = ring_with((1, 0, 2, 0))
    quiet = quiet_moves(position, ring)
    for before, told in ((3, True), (5, False)):
        line = (Move(ring[1]), *quiet[:before], Move(ring[3]))
        assert bool(insight_of(position, line).captures) is told


@pytest.mark.parametrize("uid", SMALL)
def test_a_loss_that_nothing_averts_is_no_reason(uid: str) -> None:
    for seed in range(3):
        positions, moves = whole_game(uid, seed)
        outcome = positions[-1].outcome
        assert outcome is not None
        if outcome.winner is not None and positions[-2].turn == outcome.winner:
            assert not insight_of(positions[-3], moves[-2:]).outcome


def test_nothing_is_said_that_hangs_on_tiles_nobody_sees() -> None:
    positions, moves = whole_game("path-tiles/free-turns", seed=5)
    for first in range(len(moves) - 8, len(moves) - 1):
        insight = insight_of(positions[first], moves[first:])
        assert insight.outcome is None or len(insight.moves) == 1
    assert insight_of(positions[-2], moves[-1:]).outcome == positions[-1].outcome
