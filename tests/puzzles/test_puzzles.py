"""Puzzles as values: what is asked, what proves them, how they are solved."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import IllegalMove, Move
from ringrealms3d.engine.levels import Limit
from ringrealms3d.lab.puzzles import finding
from ringrealms3d.lab.puzzles.checking import check
from ringrealms3d.lab.puzzles.finding import puzzle_at
from ringrealms3d.puzzles.playing import Attempt
from ringrealms3d.puzzles.puzzle import Goal, Puzzle
from ringrealms3d.puzzles.trial import Answer, Grade
from tests.puzzles.made import ALL, BEST_CAPTURE, HOLD, WIN_IN_TWO

each = pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)


@each
def test_the_proofs_hold(puzzle: Puzzle) -> None:
    assert check(puzzle).holds


@each
def test_no_other_move_is_proven(puzzle: Puzzle) -> None:
    for wrong in puzzle.answers:
        assert check(replace(puzzle, solution=wrong)).holds is False


def test_a_better_result_or_a_sooner_win_is_not_proven() -> None:
    assert check(replace(BEST_CAPTURE, margin=8)).holds is False
    assert check(replace(WIN_IN_TWO, moves=1)).holds is False


def test_a_best_capture_captures() -> None:
    quiet = replace(BEST_CAPTURE, goal=Goal.CAPTURE, solution="f3")
    assert check(quiet).holds is False


def test_a_puzzle_says_from_which_game_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "_LOOK", Limit(nodes=60))
    monkeypatch.setattr(finding, "PLAYOUTS", (10, 20))
    monkeypatch.setattr(finding, "_late_positions", lambda *_: [WIN_IN_TWO.position])
    (found,) = finding.find(WIN_IN_TWO.variant, seed=4, number=3)
    assert (found.game, found.seed) == (3, 4)


def test_a_check_may_be_too_long() -> None:
    assert check(WIN_IN_TWO, most=3).holds is None


def test_what_is_asked() -> None:
    assert WIN_IN_TWO.task == "White to move and win within 2 moves"
    assert HOLD.task == "Black to move and stop White from winning with the next move"
    assert "best result" in BEST_CAPTURE.task
    assert replace(WIN_IN_TWO, moves=1).task == "White to move and win at once"
    assert replace(HOLD, moves=0).task == "Black to move and not lose: only one move does it"


def test_a_broken_puzzle_is_named() -> None:
    for broken in (
        replace(HOLD, fen="nothing"),
        replace(HOLD, solution="9z9"),
        replace(HOLD, solution="1a1"),
        replace(HOLD, variant="loop/none"),
    ):
        with pytest.raises(UserError, match=f"the puzzle {HOLD.id}: "):
            _ = broken.solution_move


def test_the_search_finds_this_puzzle_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "_LOOK", Limit(nodes=60))
    monkeypatch.setattr(finding, "PLAYOUTS", (10, 20))
    found = puzzle_at(WIN_IN_TWO.position, game=3, seed=4)
    assert found is not None
    assert (found.goal, found.moves, found.solution) == (Goal.WIN_IN, 2, "2b2")
    assert (found.id, found.game, found.seed) == (WIN_IN_TWO.id, 3, 4)
    assert check(found).holds
    assert len(found.line.split()) == 3
    legal = set(map(found.position.format_move, found.position.legal_moves))
    assert set(found.answers) == legal - {"2b2"}


def tried(attempt: Attempt, move: Move) -> Answer:
    """Return what a try comes to, which is told at once."""
    answers: list[Answer] = []
    attempt.try_move(move, answers.append)
    (answer,) = answers
    return answer


@each
def test_the_solution_is_right(puzzle: Puzzle) -> None:
    attempt = Attempt(puzzle)
    answer = tried(attempt, puzzle.solution_move)
    assert answer.right
    assert attempt.solved
    assert attempt.grade is Grade.KNOWN
    assert answer.sentence == f"Right. {puzzle.line}"


@each
def test_a_wrong_try_is_answered(puzzle: Puzzle) -> None:
    attempt = Attempt(puzzle)
    for wrong, reply in puzzle.answers.items():
        move = attempt.position.parse_move(wrong)
        answer = tried(attempt, move)
        assert not answer.right
        assert answer.sentence.startswith(wrong)
        assert reply.split()[0] in answer.sentence
    assert not attempt.solved
    assert attempt.grade is Grade.MISSED


def test_a_wrong_try_without_an_answer() -> None:
    attempt = Attempt(replace(HOLD, answers={}))
    assert tried(attempt, attempt.position.parse_move("1c2")).sentence == "1c2 loses."


def test_an_illegal_move_is_no_try() -> None:
    attempt = Attempt(HOLD)
    with pytest.raises(IllegalMove):
        tried(attempt, attempt.position.parse_move("1a1"))
    assert attempt.grade is Grade.KNOWN


def test_hints_show_the_first_click_then_the_move() -> None:
    attempt = Attempt(HOLD)
    places = attempt.position.move_places(HOLD.solution_move)
    assert attempt.hint().places == places[:1]
    assert attempt.hint().places == places
    assert attempt.grade is Grade.HINTED


def test_to_look_at_the_solution_misses_the_puzzle() -> None:
    attempt = Attempt(WIN_IN_TWO)
    assert attempt.show_solution().sentence == f"The solution: {WIN_IN_TWO.line}"
    assert attempt.solved
    assert attempt.grade is Grade.MISSED


def test_another_try_does_not_make_up_for_a_look_at_the_solution() -> None:
    attempt = Attempt(HOLD)
    attempt.show_solution()
    attempt.begin_again()
    assert not attempt.solved
    assert tried(attempt, HOLD.solution_move).right
    assert attempt.grade is Grade.MISSED


def test_a_broken_line_is_named() -> None:
    attempt = Attempt(replace(WIN_IN_TWO, line="2b2 1a1"))
    with pytest.raises(UserError, match=WIN_IN_TWO.id):
        attempt.show_solution()
