"""What a move is about: the first captures or the end on a line, in any game."""

from __future__ import annotations

import numpy as np
import pytest

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.games import from_fen, get_game, start
from ringrealms3d.games.ring_majority.fen import SetUp, format_fen
from ringrealms3d.session.insight import insight_of

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
def test_the_end_is_found_from_some_moves_before(uid: str) -> None:
    positions, moves = whole_game(uid, seed=3)
    for back in (1, 2, 4):
        first = len(moves) - back
        insight = insight_of(positions[first], moves[first:])
        reached = first + len(insight.moves)
        assert insight.moves == tuple(moves[first:reached])
        assert insight.outcome == positions[reached].outcome
        assert insight.captures == positions[reached - 1].captures(moves[reached - 1])
        quiet = zip(positions[first:], moves[first : reached - 1], strict=False)
        assert not any(position.captures(move) for position, move in quiet)
    assert insight_of(positions[-2], moves[-1:]).outcome


def ring_of_three() -> tuple[Position, list[int]]:
    """Return a position in which a fourth stone completes a ring on the tetrahedron."""
    board = get_game("ring-majority").open_variant("ring-majority/tet").board
    ring = board.neighbours[board.site("e1")][:4].tolist()
    stones = np.zeros(board.size, dtype=np.int8)
    stones[ring[:3]] = 1, 1, 2
    fen = format_fen(SetUp(stones, turn=0, hand=(12, 13)), (4, 6, 4))
    return from_fen("ring-majority/tet", fen), ring


def test_a_ring_is_told_with_the_moves_that_lead_to_it() -> None:
    position, ring = ring_of_three()
    (capture,) = insight_of(position, [Move(ring[3])]).captures
    assert (set(capture.cause), capture.taken) == (set(ring), (ring[2],))
    quiet, other = (move for move in position.legal_moves[:3] if move.code not in ring)
    later = insight_of(position, [quiet, other, Move(ring[3]), position.legal_moves[-1]])
    assert later.moves == (quiet, other, Move(ring[3]))
    assert later.captures == (capture,)


def test_a_line_without_events_is_told_as_far_as_it_is_legal() -> None:
    position = start("ring-majority/ti")
    line = [Move(0), Move(5), Move(9)]
    assert insight_of(position, line).moves == tuple(line)
    assert insight_of(position, [Move(0), Move(0), Move(9)]).moves == (Move(0),)
    assert insight_of(position, line).outcome is None


def test_what_lies_far_ahead_is_no_reason() -> None:
    positions, moves = whole_game("loophole-2d/14", seed=1)
    assert len(moves) > 20
    assert insight_of(positions[0], moves).outcome is None


def test_nothing_is_said_that_hangs_on_tiles_nobody_sees() -> None:
    positions, moves = whole_game("path-tiles/free-turns", seed=5)
    for first in range(len(moves) - 8, len(moves) - 1):
        insight = insight_of(positions[first], moves[first:])
        assert insight.outcome is None or len(insight.moves) == 1
    assert insight_of(positions[-2], moves[-1:]).outcome == positions[-1].outcome
