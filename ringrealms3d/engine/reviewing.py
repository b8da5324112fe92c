"""Evaluating whole games, position by position, in this process.

Import it after switching compiling on, if wanted: it imports the search.
"""

from __future__ import annotations

from collections.abc import Callable

from ringrealms3d.core.position import Position
from ringrealms3d.engine.analysis import Analysis
from ringrealms3d.engine.evaluating import evaluate_line, evaluation_request
from ringrealms3d.engine.levels import Limit
from ringrealms3d.engine.thinker import NoWatcher, Thinker
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

    def analyse(position: Position, ply: int) -> Analysis:
        request = evaluation_request(position, limits, seed + ply)
        analysis = thinker.choose(request, NoWatcher()).analysis
        assert analysis is not None  # such a request asks no book
        return analysis

    evaluate_line(record, analyse, progress)
