"""Hardest positions: where evaluations drop, and what a second look leaves of them."""

from __future__ import annotations

import pytest

from ringrealms3d.games import start
from ringrealms3d.lab.matches.second_look import Line, SecondLook, Spot
from ringrealms3d.lab.reports.hardest import hardest_of, worst_spots
from ringrealms3d.records.node import Evaluation
from tests.lab.reports.small import a_game

TET = "ring-majority/tet"
MOVES = ["f1", "v1", "e1", "e2"]


def test_drops_are_those_of_the_player_who_moved_and_the_largest_comes_first() -> None:
    games = [
        a_game([0.0, 0.0, 0.0, 0.6, 1.0], number=5),  # at ply 3 blue loses 0.4
        a_game([0.0, -0.9, -0.9, 0.0, 0.5, 1.0], number=4),  # at ply 0 red 0.9, at ply 3 blue 0.5
        a_game([0.0, 0.0, 0.5, 0.5], number=6),  # at ply 1 blue loses 0.5, then nobody anything
    ]
    spots = worst_spots(games, varied=2)
    assert list(spots) == [Spot(4, 3), Spot(5, 3)]
    assert spots[Spot(4, 3)] == Line(4, ("m0", "m1", "m2", "m3"))
    assert next(iter(worst_spots(games, varied=0))) == Spot(4, 0)


def test_no_more_than_a_dozen_spots_are_looked_at() -> None:
    games = [a_game([0.5, -0.5], winner=1, number=number) for number in range(30)]
    assert list(worst_spots(games, varied=0)) == [Spot(number, 0) for number in range(12)]


def look(before: float, best: str, after: float) -> SecondLook:
    return SecondLook(Evaluation(before, best=best), Evaluation(after))


def test_positions_are_hard_where_the_second_look_prefers_another_move() -> None:
    games = [a_game([0.0] * 4 + [1.0], number=number, moves=MOVES) for number in range(5)]
    looks = {
        Spot(0, 2): look(0.5, "v2", 0.1),
        Spot(1, 2): look(0.5, "e1", -0.9),  # the move that was played
        Spot(2, 3): look(-0.5, "v2", 0.4),  # blue's loss
        Spot(3, 2): look(0.1, "v2", 0.2),  # no loss
        Spot(4, 3): look(0.9, "v2", -0.9),  # blue's gain
    }
    hard = hardest_of(TET, games, looks, 500)
    assert [each.game for each in hard] == [2, 0]
    assert [each.cost for each in hard] == pytest.approx([0.9, 0.4])
    position = start(TET)
    for text in MOVES[:3]:
        position = position.play(position.parse_move(text))
    first = hard[0]
    assert (first.fen, first.seat, first.ply) == (position.fen(), 1, 3)
    assert (first.played, first.best, first.playouts) == ("e2", "v2", 500)


def test_spots_are_numbered() -> None:
    assert Spot.of(Spot(17, 42).number) == Spot(17, 42)
