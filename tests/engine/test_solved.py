"""The engine on a solved realm: it knows every move's result, and plays perfectly."""

from __future__ import annotations

import pytest

import ringrealms3d as rr
from ringrealms3d.core.move import Move

UID = "ring-majority/tet"


def test_the_first_player_wins_by_one_whatever_the_first_move() -> None:
    with rr.Engine(UID, level=10, seed=1) as engine:
        analysis = engine.analyse(rr.start(UID), seconds=30)
    assert len(analysis.candidates) == 3  # a face, an edge, a vertex
    for candidate in analysis.candidates:
        assert (candidate.proven, candidate.value, candidate.margin) == ("win", 1.0, 1.0)
    assert analysis.simulations == 0


def test_the_best_move_is_the_one_with_the_largest_margin() -> None:
    position = rr.start(UID)
    for move in (0, 1):
        position = position.play(Move(move))
    with rr.Engine(UID, level=10, seed=1) as engine:
        analysis = engine.analyse(position, seconds=30)
        replies = {
            candidate.move: engine.analyse(position.play(candidate.move), seconds=30)
            for candidate in analysis.candidates
        }
    margins = [candidate.margin for candidate in analysis.candidates]
    assert margins == sorted(margins, reverse=True)
    assert len(set(margins)) > 1
    for candidate in analysis.candidates:  # what a move is worth is what the best reply leaves
        assert candidate.margin == -replies[candidate.move].candidates[0].margin


def test_two_perfect_players_end_one_stone_apart() -> None:
    position = rr.start(UID)
    with rr.Engine(UID, level=10, seed=1) as engine:
        while position.outcome is None:
            position = position.play(engine.best_move(position))
    assert position.outcome.score == 1


@pytest.mark.parametrize("level", [1, 9])
def test_lower_levels_search_as_on_other_realms(level: int) -> None:
    position = rr.start(UID).play(Move(0))
    with rr.Engine(UID, level=level, seed=1) as engine:
        assert position.is_legal(engine.best_move(position))
