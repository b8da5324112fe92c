"""Other programs, asked like the engine."""

from __future__ import annotations

import shlex
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d.engine.ugi.asking import candidate_of
from ringrealms3d.engine.ugi.info import Info
from tests.engine.ugi.fake_program import FakeProgram

TET, CUBE = "ring-majority/tet", "ring-majority/cube"
OWN = shlex.join([sys.executable, "-m", "ringrealms3d", "ugi"])


def test_a_program_is_asked_like_the_engine() -> None:
    position = rr.start(TET).play("f1")
    with rr.Program(OWN, TET) as program:
        assert position.is_legal(program.best_move(position, rr.Limit(nodes=20)))
        found = program.analyse(position, rr.Limit(nodes=200))
        assert found.line == found.candidates[0].line
        assert position.format_line(found.line).startswith("1... ")
        assert found.simulations == 200
        watched = program.watch(position)
        assert next(watched).line
        watched.close()
        assert position.is_legal(program.best_move(position, rr.Limit(nodes=20)))


def test_what_a_program_says_of_moves_is_kept_the_chosen_one_first(tmp_path: Path) -> None:
    said = [
        "info nodes 9 time 100 score cp 0 pv f1 f2",
        "info nodes 19 time 200 score mate 3 pv f2 zz f1",
        "info nodes 25 score cp -400 pv e1",
        "info score cp 7 pv f1 f1",
        "info string nothing",
        "bestmove f2",
    ]
    with rr.Program(FakeProgram(tmp_path, go=said).command, TET) as program:
        told = list(program.watch(rr.start(TET), rr.Limit(nodes=1)))
        few = program.analyse(rr.start(TET), rr.Limit(nodes=1), lines=1)
    assert [str(each.candidates[0].move) for each in told] == ["f1", "f2", "e1", "f1", "f2"]
    last = [(str(x.move), round(x.value, 2), x.proven) for x in told[-1].candidates]
    assert last == [("f2", 1.0, "win"), ("f1", 0.51, ""), ("e1", 0.09, "")]
    assert [[str(move) for move in x.line] for x in told[-1].candidates] == [["f2"], ["f1"], ["e1"]]
    assert few.candidates == told[-1].candidates[:1]


@pytest.mark.nightly
def test_as_many_lines_as_are_wanted_come_from_a_program_that_can_tell_several() -> None:
    position = rr.start(TET)
    with rr.Program(OWN, TET) as program:
        found = program.analyse(position, rr.Limit(nodes=200), lines=3)
        (one,) = program.analyse(position, rr.Limit(nodes=200), lines=1).candidates
    assert len({each.move for each in found.candidates}) == 3
    assert found.line == found.candidates[0].line
    assert all(each.line[0] == each.move for each in found.candidates)
    assert position.is_legal(one.move)


def test_a_program_is_asked_for_no_more_lines_than_it_can_tell(tmp_path: Path) -> None:
    hello = ["option name MultiPV type spin default 1 min 1 max 4", "ugiok"]
    program = FakeProgram(tmp_path, ugi=hello)
    with rr.Program(program.command, TET) as asked:
        for lines in (8, 6, 2):
            asked.analyse(rr.start(TET), rr.Limit(nodes=1), lines=lines)
    wanted = [line for line in program.told if "MultiPV" in line]
    assert wanted == ["setoption name MultiPV value 4", "setoption name MultiPV value 2"]


def test_a_program_that_says_nothing_still_has_a_move(tmp_path: Path) -> None:
    with rr.Program(FakeProgram(tmp_path).command, TET) as program:
        assert program.analyse(rr.start(TET), rr.Limit(nodes=1)).line == (
            rr.start(TET).parse_move("f1"),
        )


def test_wrong_positions_and_wrong_answers_are_told(tmp_path: Path) -> None:
    with rr.Program(FakeProgram(tmp_path, go=["bestmove zz"]).command, TET) as program:
        with pytest.raises(ValueError, match="plays ring-majority/tet, not ring-majority/cube"):
            program.best_move(rr.start(CUBE))
        with pytest.raises(ValueError, match="zz"):
            program.best_move(rr.start(TET), rr.Limit(nodes=1))


@pytest.mark.parametrize(("mate", "proven"), [(3, "win"), (0, "loss"), (-2, "loss"), (None, "")])
def test_a_mate_in_no_moves_is_one_s_own(mate: int | None, proven: str) -> None:
    told = candidate_of(rr.start(TET), Info(mate=mate, cp=0, line=("f1",)))
    assert told is not None
    assert (told.proven, told.visits) == (proven, 0)


@pytest.mark.parametrize(
    ("score", "value"),
    [
        (Info(cp=400), 10 / 11),
        (Info(cp=-400), 1 / 11),
        (Info(cp=0), 0.5),
        (Info(), 0.5),
        (Info(mate=3), 1.0),
        (Info(mate=-3), 0.0),
    ],
    ids=str,
)
def test_a_score_is_a_chance_and_as_much_of_a_margin(score: Info, value: float) -> None:
    told = candidate_of(rr.start(TET), replace(score, nodes=70, line=("f1", "f1", "v1")))
    assert told is not None
    assert (told.visits, told.line) == (70, (rr.start(TET).parse_move("f1"),))
    assert told.value == pytest.approx(value)
    assert told.margin == pytest.approx(2 * value - 1)
