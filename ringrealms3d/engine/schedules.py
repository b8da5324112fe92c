"""What the levels of a game are and how far apart they were measured (``resources/levels.json``).

Games without a schedule of their own have the one named ``other``, which nobody measured.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache

from ringrealms3d.core.data import data_folder

_FILE = "levels.json"
_OTHER = "other"


@dataclass(frozen=True, slots=True)
class Rung:
    """How a level searches and chooses.

    Attributes:
        playouts: the most playouts, None for as many as there is time for.
        temperature: how softly it chooses (see :class:`ringrealms3d.engine.levels.Level`).
        random_share: how many of its moves are drawn at random, 0 to 1.
    """

    playouts: int | None
    temperature: float
    random_share: float


@dataclass(frozen=True, slots=True)
class Step:
    """By how much a level is stronger than the one below it, in Elo, with the 95 % interval."""

    elo: int
    low: int
    high: int
    games: int


@dataclass(frozen=True, slots=True)
class Schedule:
    """The levels of a game, the lowest first.

    Attributes:
        measured_on: the variant on which the steps were measured, "" if on none.
        rungs: the levels.
        steps: the differences between neighbours, from the two lowest on.
    """

    measured_on: str
    rungs: tuple[Rung, ...]
    steps: tuple[Step, ...]


def schedule(uid: str) -> Schedule:
    """Return the levels of a game, named by its id or by that of one of its variants."""
    known = schedules()
    return known.get(uid.partition("/")[0], known[_OTHER])


def measured() -> dict[str, Schedule]:
    """Return the schedules that were measured, by the ids of their games."""
    return {game: each for game, each in schedules().items() if each.steps}


@lru_cache(maxsize=1)
def schedules() -> dict[str, Schedule]:
    """Return the schedules by the ids of their games."""
    text = (data_folder("resources") / _FILE).read_text(encoding="utf-8")
    return {
        game: Schedule(
            measured_on=fields["measured_on"],
            rungs=tuple(Rung(**rung) for rung in fields["levels"]),
            steps=tuple(Step(**step) for step in fields["steps"]),
        )
        for game, fields in json.loads(text)["games"].items()
    }
