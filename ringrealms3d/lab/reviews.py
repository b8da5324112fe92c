"""Reviews as units of work: one game, evaluated at every position of its line."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from ringrealms3d.core.position import Position
from ringrealms3d.engine.analysis import Analysis
from ringrealms3d.engine.levels import Limit
from ringrealms3d.lab.work.job import Job, Json, digest_of, new_job, plain
from ringrealms3d.records.json_file import format_json_game, read_json_game
from ringrealms3d.records.match_file import read_result
from ringrealms3d.records.node import Evaluation
from ringrealms3d.records.record import GameRecord

if TYPE_CHECKING:
    from ringrealms3d.engine.thinker import Thinker

Progress = Callable[[int, int], None]
"""Told after every position how many are done, and of how many."""


class _Review(msgspec.Struct):
    evaluations: list[Evaluation | None]


def review_job(record: GameRecord, limits: Limit, seed: int) -> Job:
    """Return the job with the one unit that evaluates a game."""
    game = format_json_game(record)
    settings = {
        "game": digest_of(game),
        "seconds": limits.seconds,
        "nodes": limits.nodes,
        "seed": seed,
    }
    return new_job("review", settings, {"game": game})


def do_unit(job: Job, _: int) -> Json:
    """Evaluate the game in this process."""
    record = read_json_game(job.material["game"], "the game")
    limits = Limit(job.settings["seconds"], job.settings["nodes"])
    thinker = _thinker()
    thinker.load(record.uid)
    review_game(record, thinker, limits, job.settings["seed"], lambda *_: None)
    return plain(_Review([node.evaluation for node in (record.root, *record.line)]))


def evaluations_of(result: Json) -> list[Evaluation | None]:
    """Return the evaluations of a game's line, including the one before the first move.

    Raises:
        UserError: it contains none; the message says why.
    """
    return read_result(result, _Review).evaluations


def check_result(result: Json) -> None:
    """Check that a result is a review; see :func:`evaluations_of`."""
    evaluations_of(result)


@cache
def _thinker() -> Thinker:
    """Return this process's thinker, which is ready for a board after its first game."""
    from ringrealms3d.engine.book.file import complain
    from ringrealms3d.engine.thinker import Thinker

    return Thinker(complain)


def review_game(
    record: GameRecord, thinker: Thinker, limits: Limit, seed: int, progress: Progress
) -> None:
    """Evaluate every position of a game's line, including the one before the first move.

    Args:
        limits: the limits of the search of a position.
        seed: fixes the searches, unless a time limit ends them.
    """
    from ringrealms3d.engine.evaluating import evaluate_line, evaluation_request
    from ringrealms3d.engine.thinker import NoWatcher

    def analyse(position: Position, ply: int) -> Analysis:
        request = evaluation_request(position, limits, seed + ply)
        analysis = thinker.choose(request, NoWatcher()).analysis
        assert analysis is not None  # such a request asks no book
        return analysis

    evaluate_line(record, analyse, progress)
