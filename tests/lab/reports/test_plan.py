"""What a report plays, and the commands that give the same."""

from __future__ import annotations

import shlex

import pytest

from ringrealms3d.cli.main import build_parser
from ringrealms3d.lab.commands.match import _tournament
from ringrealms3d.lab.commands.report import _plans
from ringrealms3d.lab.matches.pairs import match_job
from ringrealms3d.lab.reports.plan import MOST_DOUBLINGS, Plan, ladder_command
from ringrealms3d.lab.reports.words import file_name
from ringrealms3d.lab.work.journal import Journal
from tests.lab.reports.small import a_game, a_report

PLAN = Plan("ring-majority/tet", games=3, playouts=100, seed=7, doublings=2, ladder_games=3)


def test_the_units_are_all_games_and_all_pairs_of_the_ladder() -> None:
    units = PLAN.units()
    assert len({unit.key for unit in units}) == len(units) == 3 + 2 * 2
    assert [match.players for match in PLAN.ladder] == [
        ("varied=0,then=200", "varied=0,then=100"),
        ("varied=0,then=400", "varied=0,then=200"),
    ]


def test_a_journal_may_hold_ladders_of_any_length_and_second_looks() -> None:
    journal = Journal(PLAN.jobs)
    looks = PLAN.looks([a_game([0.0] * 7 + [0.5, 1.0, 1.0], number=2)])
    higher = Plan("ring-majority/tet", 3, 100, 7, doublings=5).units()
    for unit in (*looks, *higher):
        assert unit.job.digest in journal._jobs


def test_a_ladder_is_as_long_as_a_plan_can_hold() -> None:
    longest = ["report", PLAN.uid, "-o", "reports", "--ladder", str(MOST_DOUBLINGS)]
    (plan,) = _plans(build_parser().parse_args(longest))
    assert plan.doublings == MOST_DOUBLINGS
    with pytest.raises(SystemExit):
        build_parser().parse_args([*longest[:-1], str(MOST_DOUBLINGS + 1)])


def test_looks_are_asked_for_with_the_moves_that_led_there() -> None:
    game = a_game([0.0] * 7 + [0.5, 1.0, 1.0], number=2)
    (unit,) = PLAN.looks([game])  # blue's move at ply 7
    assert unit.number == 200_007
    assert unit.job.material["200007"].split() == ["2", *(f"m{ply}" for ply in range(8))]


def test_the_command_of_a_report_makes_it() -> None:
    words = shlex.split(PLAN.command)
    options = build_parser().parse_args(words[1:])
    assert _plans(options) == [PLAN]
    assert options.output == "reports"


def test_the_commands_of_a_ladder_play_its_games() -> None:
    rung = a_report().ladder[0]
    options = build_parser().parse_args(shlex.split(ladder_command(a_report(), rung))[1:])
    tournament = _tournament(options)
    plan = Plan("ring-majority/tet", playouts=25, seed=1, doublings=1, ladder_games=200)
    assert tournament.jobs == [match_job(match) for match in plan.ladder]
    assert tournament.pairs == 100


def test_files_are_named_after_variants_and_boards() -> None:
    assert file_name("ring-majority/tet") == "ring-majority-tet"
    assert file_name("ring-majority//home/me/pyramid.off#1f") == "ring-majority-pyramid.off-1f"
    assert file_name(r"ring-majority/C:\me\pyramid.off#1f") == "ring-majority-pyramid.off-1f"
