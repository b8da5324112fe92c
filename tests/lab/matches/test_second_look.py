"""Second looks at moves of self-play, as units of work."""

from __future__ import annotations

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.games import start
from ringrealms3d.lab.matches.second_look import (
    Line,
    Spot,
    check_result,
    look_of,
    second_look_job,
)
from ringrealms3d.lab.matches.self_play import SelfPlay
from ringrealms3d.lab.work.job import do_unit

GAMES = SelfPlay("ring-majority/tet", 5)
SPOT = Spot(3, 2)
LINES = {SPOT: Line(11, ("f1", "v1", "e1"))}


def test_a_second_look_is_at_the_positions_before_and_after_a_move() -> None:
    unit = second_look_job(GAMES, 200, LINES).unit(SPOT.number)
    result = do_unit(unit)
    assert do_unit(unit) == result
    look = look_of(result)
    assert look.before.visits == 200
    assert look.before.best
    assert look.after.visits == 200


def test_after_the_last_move_the_result_is_exact() -> None:
    moves: list[str] = []
    position = start("ring-majority/tet", 11)
    while position.outcome is None:
        moves.append(position.format_move(position.legal_moves[0]))
        position = position.play(position.legal_moves[0])
    spot = Spot(0, len(moves) - 1)
    unit = second_look_job(GAMES, 50, {spot: Line(11, tuple(moves))}).unit(spot.number)
    after = look_of(do_unit(unit)).after
    winner = position.outcome.winner
    assert after.value == (0.0 if winner is None else 1.0 - 2.0 * winner)
    assert after.proven


def test_the_games_settings_fix_a_unit_whatever_else_is_looked_at() -> None:
    more = LINES | {Spot(9, 9): Line(1, ("f1",))}
    keys = {second_look_job(GAMES, 200, lines).unit(SPOT.number).key for lines in (LINES, more, {})}
    assert len(keys) == 1
    assert second_look_job(GAMES, 201, LINES).unit(SPOT.number).key not in keys
    other = SelfPlay("ring-majority/tet", 5, seed=2)
    assert second_look_job(other, 200, LINES).unit(SPOT.number).key not in keys


@pytest.mark.parametrize("result", [{}, {"before": {"value": 2}, "after": {"value": 0}}, []])
def test_results_of_another_kind_are_refused(result: object) -> None:
    with pytest.raises(UserError):
        check_result(result)
