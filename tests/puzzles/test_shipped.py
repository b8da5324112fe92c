"""The puzzles that come with the program: each is proven again by brute force over the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from ringrealms3d.engine.book.canonical import canonical
from ringrealms3d.lab.puzzles.checking import check
from ringrealms3d.puzzles.file import shipped_puzzles
from ringrealms3d.puzzles.playing import Attempt, moves_of
from ringrealms3d.puzzles.puzzle import Goal, Puzzle, puzzle_id
from tests.amounts import SESSION, rest_nightly

PUZZLES = shipped_puzzles()
GAMES = ("ring-majority", "loop", "path-tiles", "loops-n-leaps", "loophole-2d")
LEAST_A_GAME, LEAST = 40, 250
PLAIN_MOVES = 200
"""Up to how many moves a proof is tried again with plain kernels."""

NIGHTLY_MOVES = 20_000
"""The same at night."""


COMPILED = SESSION == "compiled"
SOME = 1 if COMPILED else 5


def proven_here() -> list[object]:
    """Return the puzzles whose proofs take this session a moment, two of three at night."""
    proven = [puzzle for puzzle in PUZZLES if COMPILED or puzzle.proof <= PLAIN_MOVES]
    return rest_nightly(proven, *proven[::3])


def longer_proofs() -> list[Puzzle]:
    """Return the puzzles whose proofs take plain kernels seconds, not hours."""
    return [puzzle for puzzle in PUZZLES if PLAIN_MOVES < puzzle.proof <= NIGHTLY_MOVES]


@pytest.mark.few(40)
@pytest.mark.both
@pytest.mark.parametrize("puzzle", proven_here(), ids=lambda puzzle: puzzle.id)
def test_the_proof_holds(puzzle: Puzzle) -> None:
    assert check(puzzle).holds


@pytest.mark.nightly
@pytest.mark.parametrize("puzzle", longer_proofs(), ids=lambda puzzle: puzzle.id)
def test_longer_proofs_hold_with_plain_rules(puzzle: Puzzle) -> None:
    assert check(puzzle).holds


def test_there_are_enough_of_every_game() -> None:
    counts = Counter(puzzle.variant.partition("/")[0] for puzzle in PUZZLES)
    assert set(counts) == set(GAMES)
    assert min(counts.values()) >= LEAST_A_GAME
    assert len(PUZZLES) >= LEAST


def test_there_are_all_goals_and_all_grades() -> None:
    assert {puzzle.goal for puzzle in PUZZLES} == set(Goal)
    assert {puzzle.stars for puzzle in PUZZLES} == {1, 2, 3, 4, 5}


def test_no_two_are_alike() -> None:
    alike = Counter(
        (canonical(puzzle.position).key, puzzle.variant, puzzle.goal) for puzzle in PUZZLES
    )
    assert max(alike.values()) == 1


def test_lines_and_answers_are_legal_moves() -> None:
    for puzzle in PUZZLES[::SOME]:
        position = puzzle.position
        legal = set(map(position.format_move, position.legal_moves))
        assert set(puzzle.answers) == legal - {puzzle.solution}
        assert puzzle.id == puzzle_id(position, puzzle.goal, puzzle.moves)
        solution = Attempt(puzzle).show_solution()
        assert solution.moves[0] == puzzle.solution_move
        assert solution.moves == moves_of(position, puzzle.line, puzzle)
        wrong = next(iter(puzzle.answers))
        moves_of(position.play(position.parse_move(wrong)), puzzle.answers[wrong], puzzle)


def test_a_solution_ends_as_it_claims() -> None:
    for puzzle in PUZZLES[::SOME]:
        if puzzle.goal is not Goal.WIN_IN:
            continue
        position = puzzle.position
        seat, own = position.turn, 0
        for move in moves_of(position, puzzle.line, puzzle):
            own += position.turn == seat
            position = position.play(move)
        outcome = position.outcome
        assert outcome is not None
        assert (outcome.winner, own) == (seat, puzzle.moves)
