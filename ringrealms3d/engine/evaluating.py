"""Positions of a game evaluated for its record: the search to ask for, and what it tells."""

from __future__ import annotations

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.engine.book.canonical import canonical
from ringrealms3d.engine.levels import Limits
from ringrealms3d.engine.request import SearchRequest
from ringrealms3d.engine.settings import STRONG
from ringrealms3d.records.node import Evaluation


def evaluation_request(position: Position, limits: Limits, seed: int) -> SearchRequest:
    """Return the search that evaluates a position whose game is not over.

    It knows nothing of other positions, so that a seed and a number of playouts fix it, and what
    nobody can see is dealt again.
    """
    return SearchRequest(position.determinized(seed), limits, STRONG, seed)


def exact_evaluation(position: Position) -> Evaluation | None:
    """Return the evaluation of a finished game, None while it goes on."""
    outcome = position.outcome
    if outcome is None:
        return None
    value = 0.0 if outcome.winner is None else 1.0 - 2.0 * outcome.winner
    margin = None if position.score is None else float(outcome.score)
    return Evaluation(value, margin, proven=True)


def evaluation_of(
    position: Position, analysis: Analysis, played: Move | None = None
) -> Evaluation:
    """Return what a search made of a position.

    Args:
        played: the move that was played there; where it does the same as the best one, because
            the board is symmetric, it counts as the best one.
    """
    best, *_ = analysis.candidates
    sign = 1 - 2 * position.turn
    own = played is not None and _is_image(position, analysis, played, best)
    return Evaluation(
        value=sign * (2 * best.value - 1),
        margin=None if position.score is None else sign * best.margin,
        visits=analysis.simulations,
        proven=best.proven == "win" or analysis.complete,
        best=position.format_move(played if own and played else best.move),
    )


def _is_image(position: Position, analysis: Analysis, played: Move, best: Candidate) -> bool:
    """Whether a move is an image of the best one; of all images a search looks at one alone."""
    if any(candidate.move == played for candidate in analysis.candidates):
        return False
    after, wanted = (canonical(position.play(move)) for move in (played, best.move))
    return after.key == wanted.key
