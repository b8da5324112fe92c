"""Which moves of an analysis are listed and marked, and how good they look."""

from __future__ import annotations

import ringrealms3d as rr
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.scene.content import STRONGEST
from ringrealms3d.window.board.expected_line import marks_of_line
from ringrealms3d.window.features.analysis.candidates import (
    count_marked,
    marks_of,
    worth_showing,
)


def analysis(*candidates: Candidate) -> Analysis:
    return Analysis(candidates, candidates[0].line, sum(own.visits for own in candidates), 1.0)


def tried(code: int, visits: int) -> Candidate:
    return Candidate(rr.Move(code), visits, 0.5)


def certain(code: int, result: str, margin: float) -> Candidate:
    return Candidate(
        rr.Move(code), 1, {"win": 1.0, "draw": 0.5, "loss": 0.0}[result], margin, result
    )


def listed(*candidates: Candidate) -> list[int]:
    return [own.move.code for own in worth_showing(analysis(*candidates), 8)]


def test_moves_that_were_hardly_tried_are_left_out() -> None:
    assert listed(tried(0, 500), tried(1, 10), tried(2, 9)) == [0, 1]


def test_the_best_move_is_always_listed() -> None:
    assert listed(tried(0, 1), tried(1, 1)) == [0]


def test_certain_results_are_listed_however_rarely_they_were_tried() -> None:
    assert listed(tried(0, 500), tried(1, 9), certain(2, "loss", -3)) == [0, 2]


def test_a_long_list_is_cut_unless_everything_is_certain() -> None:
    assert listed(*(tried(code, 100) for code in range(30))) == list(range(8))
    assert listed(*(certain(code, "win", 1) for code in range(30))) == list(range(30))


def test_all_of_the_best_result_are_marked_and_no_worse_ones() -> None:
    wins = [certain(code, "win", 5 - code) for code in range(3)]
    assert count_marked([*wins, certain(3, "loss", -1)], 5) == 3
    assert count_marked([tried(0, 500), tried(1, 5), tried(2, 4)], 5) == 2
    assert count_marked([tried(0, 50), certain(1, "loss", -1)], 5) == 1
    assert count_marked([certain(code, "draw", 0) for code in range(30)], 5) == 5


def test_a_line_is_numbered_as_it_is_played() -> None:
    start = rr.start("loops-n-leaps/8")
    line = [start.parse_move("h1"), start.play("h1").parse_move("h15")]
    places = [start.move_places(line[0]), start.play("h1").move_places(line[1])]
    marks = marks_of_line(start, line)
    assert [(mark.places, mark.text) for mark in marks] == list(zip(places, "12", strict=True))


def test_moves_of_one_certain_result_look_as_good_as_their_margins() -> None:
    losses = [certain(code, "loss", margin) for code, margin in enumerate((-6, -7, -7, -12))]
    strengths = [mark.strength for mark in marks_of(rr.start("ring-majority/tet"), losses)]
    assert strengths == [STRONGEST, STRONGEST - 1, STRONGEST - 1, 0]


def test_a_sure_loss_looks_worst_beside_anything_else() -> None:
    mixed = [certain(0, "draw", 0), certain(1, "loss", -1)]
    strengths = [mark.strength for mark in marks_of(rr.start("ring-majority/tet"), mixed)]
    assert strengths == [STRONGEST, 0]
