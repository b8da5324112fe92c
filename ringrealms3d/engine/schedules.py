"""What the levels of a game are and how far apart they were measured (``resources/levels.json``).

Games from outside may have been measured on this computer; their schedules are in the user's
folder ``levels``. All others have the one named ``other``, which nobody measured.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from ringrealms3d.core.data import data_folder, own_folder
from ringrealms3d.core.files import make_folder, write_whole

_FILE = "levels.json"
_OWN = "levels"
_OTHER = "other"


@dataclass(frozen=True, slots=True)
class Rung:
    """How a level searches and chooses.

    Attributes:
        playouts: the most playouts, None for as many as there is time for.
        temperature: how softly it chooses (see :class:`ringrealms3d.engine.levels.Level`).
        random_share: how many of its moves are drawn at random, 0 to 1.
        answers: whether it tries every answer to each of its moves for an immediate end, which its
            playouts are too few to find.
    """

    playouts: int | None
    temperature: float
    random_share: float
    answers: bool = False


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
    return _measured_here() | _of_the_program()


def comes_with_schedule(game: str) -> bool:
    """Whether a game's levels come with the program."""
    return game in _of_the_program()


def keep_schedule(game: str, found: Schedule) -> Path:
    """Keep the measured levels of a game from outside, and return the file.

    Raises:
        UserError: it cannot be written.
    """
    path = own_folder(_OWN) / f"{game}.json"
    make_folder(path.parent)
    fields = {
        "measured_on": found.measured_on,
        "levels": [asdict(rung) for rung in found.rungs],
        "steps": [asdict(step) for step in found.steps],
    }
    write_whole(path, json.dumps(fields, indent=2) + "\n")
    schedules.cache_clear()
    return path


def _of_the_program() -> dict[str, Schedule]:
    text = (data_folder("resources") / _FILE).read_text(encoding="utf-8")
    return {game: _read(fields) for game, fields in json.loads(text)["games"].items()}


def _measured_here() -> dict[str, Schedule]:
    """Return what can be read in the folder; a broken file is as good as none."""
    found = {}
    for path in own_folder(_OWN).glob("*.json"):
        with suppress(OSError, ValueError, KeyError, TypeError):
            found[path.stem] = _read(json.loads(path.read_text(encoding="utf-8")))
    return found


def _read(fields: Mapping[str, Any]) -> Schedule:
    return Schedule(
        measured_on=fields["measured_on"],
        rungs=tuple(Rung(**rung) for rung in fields["levels"]),
        steps=tuple(Step(**step) for step in fields["steps"]),
    )
