"""Evaluating the positions of a game for its record: the search to ask for, and its result."""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.engine.analysis import Analysis, Candidate, follow
from ringrealms3d.engine.book.canonical import canonical
from ringrealms3d.engine.levels import Limit
from ringrealms3d.engine.request import SearchRequest
from ringrealms3d.engine.settings import STRONG
from ringrealms3d.records.node import Evaluation
from ringrealms3d.records.record import GameRecord

_LONGEST_LINE = 8  # moves: nobody follows more, and games are kept with all of them


def evaluation_request(position: Position, limits: Limit, seed: int) -> SearchRequest:
    """Return the search that evaluates a position whose game is not over.

    It knows nothing of other positions, so a seed and a number of playouts determine it, and hidden
    tiles are dealt again.
    """
    return SearchRequest(position.determinized(seed), limits, STRONG, seed)


def evaluate_line(
    record: GameRecord,
    analyse: Callable[[Position, int], Analysis],
    progress: Callable[[int, int], None],
) -> None:
    """Note an evaluation at every node of a game's line, and at the one before the first move.

    Args:
        analyse: searches a position whose game is not over, after this many moves.
        progress: called after each position with how many are done, and of how many.
    """
    nodes = (record.root, *record.line)
    for ply, node in enumerate(nodes):
        position = node.position
        played = nodes[ply + 1].move if ply + 1 < len(nodes) else None
        node.evaluation = exact_evaluation(position) or evaluation_of(
            position, analyse(position, ply), played
        )
        progress(ply + 1, len(nodes))


def exact_evaluation(position: Position) -> Evaluation | None:
    """Return the evaluation of a finished game, None while it is unfinished."""
    outcome = position.outcome
    if outcome is None:
        return None
    value = 0.0 if outcome.winner is None else 1.0 - 2.0 * outcome.winner
    margin = None if position.margin is None else float(outcome.score)
    return Evaluation(value, margin, proven=True)


def evaluation_of(position: Position, analysis: Analysis, played: Move | None = None) -> Evaluation:
    """Return the evaluation of a position from a search.

    A search's value for its best move is too high for the mover, because it includes playouts with
    bad replies, and the mean over all moves is too low, because it includes the mover's own bad
    tries. The evaluation is halfway between. With the best move's value alone, the engine's own
    moves, at 10,000 playouts per position, seemed to lose 0.04 to 0.09 each; this way they lose
    0.01 to 0.05.

    Args:
        played: the move that was played there; if it is equal by symmetry to the best one, it
            counts as the best one, and what is expected after it is not told.
    """
    best, *_ = analysis.candidates
    sign = 1 - 2 * position.turn
    value, margin = _expected(analysis)
    own = played is not None and _is_image(position, analysis, played, best)
    line = (best.line or analysis.line)[:_LONGEST_LINE]
    known = 0 if own or line[:1] != (best.move,) else len(follow(position, line)) - 1
    return Evaluation(
        value=sign * (2 * value - 1),
        margin=sign * margin if position.margin is not None and best.visits else None,
        visits=analysis.simulations,
        proven=best.proven == "win" or analysis.complete,
        best=position.format_move(played if own and played else best.move),
        expected=tuple(map(position.format_move, line[1:known])),
    )


def _expected(analysis: Analysis) -> tuple[float, float]:
    """Return the value and the margin that the mover can expect."""
    best, *_ = analysis.candidates
    likely = [each for each in analysis.candidates if each.visits and each.proven != "loss"]
    if best.proven or not likely:
        return best.value, best.margin
    visits = [each.visits for each in likely]
    value = fmean([each.value for each in likely], visits)
    margin = fmean([each.margin for each in likely], visits)
    return (best.value + value) / 2, (best.margin + margin) / 2


def _is_image(position: Position, analysis: Analysis, played: Move, best: Candidate) -> bool:
    """Whether a move is an image of the best one; a search looks at only one of all images."""
    if any(candidate.move == played for candidate in analysis.candidates):
        return False
    after, wanted = (canonical(position.play(move)) for move in (played, best.move))
    return after.key == wanted.key
