"""Evaluating whole games, position by position, in this process.

Import it after switching compiling on, if wanted: it imports the search.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ringrealms3d.engine.evaluating import evaluation_of, evaluation_request, exact_evaluation
from ringrealms3d.engine.levels import Limit
from ringrealms3d.engine.thinker import NoWatcher, Thinker
from ringrealms3d.records.node import Evaluation, GameNode
from ringrealms3d.records.record import GameRecord

Progress = Callable[[int, int], None]
"""Told after every position how many are done, and of how many."""


def review_game(
    record: GameRecord, thinker: Thinker, limits: Limit, seed: int, progress: Progress
) -> None:
    """Evaluate every position of a game's line, including the one before the first move.

    Args:
        limits: the limits of the search of a position.
        seed: fixes the searches, unless a time limit ends them.
    """
    nodes = (record.root, *record.line)
    for done, node in enumerate(nodes):
        node.evaluation = _evaluated(nodes, done, thinker, limits, seed)
        progress(done + 1, len(nodes))


def _evaluated(
    nodes: Sequence[GameNode], ply: int, thinker: Thinker, limits: Limit, seed: int
) -> Evaluation:
    position = nodes[ply].position
    exact = exact_evaluation(position)
    if exact is not None:
        return exact
    played = nodes[ply + 1].move if ply + 1 < len(nodes) else None
    choice = thinker.choose(evaluation_request(position, limits, seed + ply), NoWatcher())
    assert choice.analysis is not None  # such a request asks no book
    return evaluation_of(position, choice.analysis, played)
