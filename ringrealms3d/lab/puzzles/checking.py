"""Checking a puzzle: the solution reaches the goal, and no other first move does."""

from __future__ import annotations

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.puzzles.brute_force import MOST_PLAYED, Verdict, judge
from ringrealms3d.puzzles.puzzle import Goal, Proof, Puzzle, proof_of


def check(puzzle: Puzzle, most: int = MOST_PLAYED) -> Verdict:
    """Return whether brute force proves a puzzle, and how many moves it tried.

    Args:
        most: the number of moves after which the question stays open.

    Raises:
        UserError: the position or the solution is broken.
    """
    position, solution = puzzle.position, puzzle.solution_move
    if puzzle.goal is Goal.CAPTURE and not captures(position, solution):
        return Verdict(holds=False, played=0)
    proof = proof_of(puzzle.goal, position.turn, puzzle.moves, puzzle.margin)
    return prove(position, solution, proof, most)


def prove(position: Position, solution: Move, proof: Proof, most: int) -> Verdict:
    """Return whether a first move is right and every other one is wrong."""
    played = 0
    for move in position.legal_moves:
        right = move == solution
        claim = proof.right if right else proof.wrong
        verdict = judge(position, claim, move, most - played)
        played += verdict.played
        if verdict.holds is None:
            return Verdict(None, played)
        if verdict.holds != (proof.right_holds if right else not proof.right_holds):
            return Verdict(holds=False, played=played)
    return Verdict(holds=True, played=played)


def captures(position: Position, move: Move) -> bool:
    """Whether a legal move captures stones of the opponent."""
    return any(capture.taker == position.turn for capture in position.captures(move))
