"""The lines of a puzzle: after the solution, and the refutations of all other moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.puzzles.brute_force import Claim, judge
from ringrealms3d.puzzles.puzzle import Goal, Proof

_LONGEST = 40


def solution_line(position: Position, solution: Move, goal: Goal, proof: Proof) -> str:
    """Return the solution and the line of best play; a move that only holds stands alone."""
    if goal is Goal.HOLD:
        return position.format_move(solution)
    after, claim = position.play(solution), _later(proof.right, position)
    rest = forced_line(after, claim)
    rest = forced_line(after, claim, first=rest)  # the reply that takes a good move is telling
    return _text(position, (solution, *rest))


def wrong_answers(position: Position, solution: Move, goal: Goal, proof: Proof) -> dict[str, str]:
    """Return the refutation of every other first move, "" if there is none."""
    answer = _winning_answer if goal is Goal.HOLD else _saving_answer
    return {
        position.format_move(move): answer(position, move, proof.wrong, solution)
        for move in position.legal_moves
        if move != solution
    }


def forced_line(position: Position, claim: Claim, first: Sequence[Move] = ()) -> tuple[Move, ...]:
    """Return a line in which a seat fulfils its claim and the other resists as long as it can.

    Args:
        position: the first position.
        claim: the claim of the one seat.
        first: the moves to prefer among equally good ones.
    """
    line: list[Move] = []
    while position.outcome is None and len(line) < _LONGEST:
        move = _next(position, claim, first)
        claim = _later(claim, position)
        position = position.play(move)
        line.append(move)
    return tuple(line)


def _next(position: Position, claim: Claim, first: Sequence[Move]) -> Move:
    """Return the move that wins soonest, or delays the loss longest."""
    moves, own = _ordered(position, first), position.turn == claim.seat
    if not claim.moves:
        wanted = claim if own else replace(claim, margin=claim.margin + 1)
        return next((m for m in moves if judge(position, wanted, m).holds is own), moves[0])
    for count in range(1, claim.moves + 1) if own else range(claim.moves - 1, 0, -1):
        sooner = replace(claim, moves=count)
        for move in moves:
            if judge(position, sooner, move).holds is own:
                return move
    return moves[0]


def _ordered(position: Position, first: Sequence[Move]) -> list[Move]:
    """Return the legal moves, some of them first."""
    return sorted(position.legal_moves, key=lambda move: move not in first)


def _winning_answer(position: Position, wrong: Move, claim: Claim, solution: Move) -> str:
    """Return how the opponent wins after a wrong move: to the end if that is near."""
    after = position.play(wrong)
    if after.outcome is not None:
        return ""
    line = forced_line(after, claim) if claim.moves else (_next(after, claim, (solution,)),)
    return _text(after, line)


def _saving_answer(position: Position, wrong: Move, claim: Claim, solution: Move) -> str:
    """Return the reply after which the goal is out of reach."""
    after, later = position.play(wrong), _later(claim, position)
    if after.outcome is not None or later.moves < 0 or after.turn == claim.seat:
        return ""
    for reply in _ordered(after, (solution,)):
        if judge(after, later, reply).holds is False:
            return after.format_move(reply)
    return ""


def _later(claim: Claim, position: Position) -> Claim:
    """Return a claim after a move; -1 moves are left after the last."""
    if not claim.moves or position.turn != claim.seat:
        return claim
    return replace(claim, moves=claim.moves - 1 or -1)


def _text(position: Position, moves: tuple[Move, ...]) -> str:
    return " ".join(map(position.format_move, moves))
