"""Evaluations of positions and of whole games."""

from __future__ import annotations

import pytest

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.engine.evaluating import evaluation_of, evaluation_request, exact_evaluation
from ringrealms3d.engine.levels import Limit
from ringrealms3d.engine.thinker import Thinker
from ringrealms3d.games import start
from ringrealms3d.lab.reviews import review_game
from ringrealms3d.records.judging import Judgement, review_line
from ringrealms3d.records.node import Evaluation
from ringrealms3d.records.record import GameRecord
from tests.records.opened import played

TET = "ring-majority/tet"
MOVES = [Move(code) for code in range(14)]


def found(*candidates: Candidate) -> Analysis:
    return Analysis(candidates, (), 1000, 1.0)


@pytest.fixture
def first() -> Position:
    """The start, where seat 0 moves."""
    return start(TET)


def test_an_evaluation_is_between_the_best_move_and_the_mean(first: Position) -> None:
    good = Candidate(MOVES[0], 90, 0.8, margin=4.0)
    lost = Candidate(MOVES[5], 70, 0.0, proven="loss")
    analysis = found(good, Candidate(MOVES[4], 10, 0.3, margin=-1.0), lost)
    told = evaluation_of(first, analysis)
    assert told.value == pytest.approx(2 * (0.8 + 0.75) / 2 - 1)
    assert told.margin == pytest.approx((4.0 + 3.5) / 2)
    assert (told.visits, told.proven, told.best) == (1000, False, "f1")
    second = evaluation_of(first.play(MOVES[13]), analysis)
    assert second.value == pytest.approx(-told.value)
    assert second.margin == pytest.approx(-(4.0 + 3.5) / 2)


@pytest.mark.parametrize(("result", "value"), [("win", 1.0), ("draw", 0.5), ("loss", 0.0)])
def test_a_result_is_proven_if_it_is_a_win_or_all_moves_are(
    first: Position, result: str, value: float
) -> None:
    best, open_move = Candidate(MOVES[0], 9, value, proven=result), Candidate(MOVES[4], 5, 0.1)
    one, both = found(best, open_move), found(best, Candidate(MOVES[4], 5, 0.0, proven="loss"))
    assert evaluation_of(first, one).proven is (result == "win")
    assert evaluation_of(first, both).proven
    assert evaluation_of(first, both).value == 2 * value - 1


def test_an_image_of_the_best_move_is_the_best_move(first: Position) -> None:
    analysis = found(Candidate(MOVES[0], 90, 0.8), Candidate(MOVES[4], 10, 0.3))
    assert evaluation_of(first, analysis, MOVES[3]).best == "f4"
    assert evaluation_of(first, analysis, MOVES[4]).best == "f1"
    assert evaluation_of(first, analysis, MOVES[12]).best == "f1"


def test_a_finished_game_is_certain() -> None:
    end = _finished(TET)
    assert end.outcome is not None
    told = exact_evaluation(end)
    assert told == Evaluation(
        {0: 1.0, 1: -1.0, None: 0.0}[end.outcome.winner], float(end.outcome.score), proven=True
    )
    assert exact_evaluation(start(TET)) is None
    no_margin = exact_evaluation(_finished("loop/mini"))
    assert no_margin is not None
    assert no_margin.margin is None


def _finished(uid: str) -> Position:
    position = start(uid, seed=1)
    while position.outcome is None:
        position = position.play(position.legal_moves[-1])
    return position


def test_nothing_unseen_reaches_the_search() -> None:
    position = start("path-tiles/free-turns", seed=3)
    asked = evaluation_request(position, Limit(nodes=10), 5)
    assert asked.position.state is not position.state
    assert (asked.game, asked.line, asked.seed) == ("", (), 5)


def reviewed(seed: int) -> GameRecord:
    record = played(TET, ["f1", "v1", "e1", "e2", "e3"]).record
    told: list[tuple[int, int]] = []
    review_game(record, Thinker(print), Limit(nodes=60), seed, lambda *done: told.append(done))
    assert told == [(done, 6) for done in range(1, 7)]
    return record


def test_every_position_of_a_game_is_evaluated() -> None:
    record = reviewed(1)
    for node in (record.root, *record.line):
        assert node.evaluation is not None
        assert -1 <= node.evaluation.value <= 1
        assert node.evaluation.best in map(node.position.format_move, node.position.legal_moves)
    review = review_line((record.root, *record.line))
    assert review.complete
    assert sum(review.count(seat, each) for seat in (0, 1) for each in Judgement) == 5


def test_a_seed_and_a_number_of_playouts_fix_a_review() -> None:
    first, again = reviewed(7), reviewed(7)
    assert [n.evaluation for n in first.line] == [n.evaluation for n in again.line]
