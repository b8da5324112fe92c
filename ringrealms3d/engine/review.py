"""Reviewing a game with an engine in a process of its own."""

from __future__ import annotations

from collections.abc import Callable

from ringrealms3d.engine.engine import Engine
from ringrealms3d.engine.evaluating import evaluate_line
from ringrealms3d.engine.levels import Limit
from ringrealms3d.engine.ugi.asking import Program
from ringrealms3d.records.judging import Review, review_line
from ringrealms3d.records.record import GameRecord

_USUAL = Limit(seconds=1.0)


def review(
    record: GameRecord,
    limit: Limit = _USUAL,
    engine: Engine | Program | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Review:
    """Evaluate every position of a game's line, and return its moves judged.

    The evaluations are noted at the nodes, so that they are written with the game.

    >>> import ringrealms3d as rr
    >>> record = rr.parse_game("variant loop/mini\\n1b3\\n1a1")
    >>> judged = rr.review(record, rr.Limit(nodes=20)).moves
    >>> len(judged), record.last.evaluation is not None
    (2, True)

    Args:
        limit: that of each position.
        engine: who evaluates; by default, an engine that is started for it.
        progress: called after each position with how many are done, and of how many.

    Raises:
        ValueError: the engine plays another variant, or a program does not answer as it should.
        EngineError: the engine's process ended.
    """
    if engine is None:
        with Engine(record.uid, seed=record.seed) as own:
            return review(record, limit, own, progress)
    asked = engine
    evaluate_line(record, lambda position, ply: asked.analyse(position, limit), progress)
    return review_line((record.root, *record.line))
