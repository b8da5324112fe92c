"""Tuning games as units of work: one self-play game, and its lessons."""

from __future__ import annotations

import base64
import json
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from ringrealms3d.core.board import frozen_array
from ringrealms3d.core.errors import UserError
from ringrealms3d.lab.work.job import Job, Json, new_job

if TYPE_CHECKING:
    from ringrealms3d.engine.priors import Weights
    from ringrealms3d.lab.tuning.lessons import Lesson

_MOST_BYTES = 200_000_000


@dataclass(frozen=True, slots=True)
class Round:
    """The games of one round of tuning.

    Attributes:
        variants: the variants; each has as many games.
        games: how many games per variant.
        playouts: how many per move.
        seed: of the first round.
        number: the round, from 0; the games of each round determine the weights of the next.
    """

    variants: tuple[str, ...]
    games: int
    playouts: int
    seed: int
    number: int

    @property
    def first_seed(self) -> int:
        """The seed of the round's first game; the seeds of the others follow."""
        return self.seed + self.number * self.games

    def jobs(self, weights: Weights | None = None) -> list[Job]:
        """Return a job for each variant, whose units are its games.

        Args:
            weights: those learned from earlier games, which the settings fix.
        """
        text = "" if weights is None else json.dumps(weights.tolist())
        settings = {
            "variants": list(self.variants),
            "games": self.games,
            "nodes": self.playouts,
            "seed": self.seed,
            "round": self.number,
        }
        return [
            new_job("tuning", {"variant": uid, **settings}, {"weights": text})
            for uid in self.variants
        ]


def do_unit(job: Job, number: int) -> Json:
    """Play one game in this process and return its lessons."""
    from ringrealms3d.lab.tuning.lessons import lessons_of_game

    settings, text = job.settings, job.material["weights"]
    weights = None
    if text:
        # like all weights, so nothing is compiled again
        weights = frozen_array(np.array(json.loads(text), np.float64))
    seed = settings["seed"] + settings["round"] * settings["games"] + number
    lessons = lessons_of_game(settings["variant"], seed, settings["nodes"], weights)
    return lessons_result(lessons)


def lessons_result(lessons: list[Lesson]) -> Json:
    """Return lessons as plain data, packed, because they are long."""
    plain = [[each.patterns.tolist(), each.shares.tolist()] for each in lessons]
    packed = zlib.compress(json.dumps(plain).encode("ascii"))
    return {"lessons": base64.b64encode(packed).decode("ascii")}


def lessons_of(result: Json) -> list[Lesson]:
    """Return the lessons of a game.

    Raises:
        UserError: it contains none.
    """
    from ringrealms3d.lab.tuning.lessons import Lesson

    try:
        packed = base64.b64decode(result["lessons"], validate=True)
        text = zlib.decompressobj().decompress(packed, _MOST_BYTES)
        plain = msgspec.json.decode(text, type=list[tuple[list[list[int]], list[float]]])
        return [
            Lesson(np.array(patterns, np.int64), np.array(shares, np.float64))
            for patterns, shares in plain
        ]
    except (LookupError, TypeError, ValueError, zlib.error):
        raise UserError("its lessons cannot be read") from None


def check_result(result: Json) -> None:
    """Check that a result has lessons; see :func:`lessons_of`."""
    lessons_of(result)
