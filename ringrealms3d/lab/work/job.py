"""Jobs and their units: plain data, and the modules that can run them.

A job is what all its units have in common. A unit is one of its numbers, such as one pair of games
of a match. Running a unit takes only the job and the number, so any process on any machine can run
it, and run it again if it was lost; its key identifies it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from types import MappingProxyType
from typing import Any

import msgspec

from ringrealms3d.core.version import __version__
from ringrealms3d.games.other_boards import board_text, learn_board

Json = Any
"""Plain data: what JSON holds, with lists rather than tuples."""

KINDS = MappingProxyType(
    {
        "match": "ringrealms3d.lab.matches.pairs",
        "self-play": "ringrealms3d.lab.matches.self_play",
        "second look": "ringrealms3d.lab.matches.second_look",
        "review": "ringrealms3d.lab.reviews",
        "tuning": "ringrealms3d.lab.tuning.units",
        "solving": "ringrealms3d.lab.solving",
    }
)
"""By its kind the module with the functions ``do_unit`` and ``check_result``."""

_BOARD = "board"
_DIGEST_DIGITS = 16


@dataclass(frozen=True)
class Job:
    """The common data of the units of one piece of work.

    Attributes:
        kind: one of :data:`KINDS`.
        settings: plain data with everything that the results depend on.
        material: long texts that units also need; the settings must determine them.
    """

    kind: str
    settings: Mapping[str, Json]
    material: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def digest(self) -> str:
        """A digest of kind and settings, in hexadecimal digits."""
        return digest_of([self.kind, dict(self.settings)])

    def unit(self, number: int) -> Unit:
        """Return one of its units."""
        return Unit(self, number)


@dataclass(frozen=True)
class Unit:
    """A part of a job that runs in one place.

    Attributes:
        job: the job.
        number: the number of the unit, from 0.
    """

    job: Job
    number: int

    @property
    def key(self) -> str:
        """Identifies the unit, wherever and whenever it runs."""
        return f"{self.job.digest}-{self.number}"


def new_job(
    kind: str, settings: Mapping[str, Json], material: Mapping[str, str] | None = None
) -> Job:
    """Return a job of this version of the program.

    If its variant is on a board that does not come with the program, the material has that too.
    """
    board = board_text(settings["variant"]) if "variant" in settings else ""
    boards = {_BOARD: board} if board else {}
    return Job(kind, {"version": __version__, **settings}, {**(material or {}), **boards})


def do_unit(unit: Unit) -> Json:
    """Run a unit in this process and return its result as plain data.

    Raises:
        UserError: it cannot be done, for a reason that the user can fix.
    """
    learn_board(unit.job.settings.get("variant", ""), unit.job.material.get(_BOARD, ""))
    return _module_of(unit.job.kind).do_unit(unit.job, unit.number)


def check_result(kind: str, result: Json) -> None:
    """Check a result from outside.

    Raises:
        UserError: it is invalid; the message says why.
    """
    _module_of(kind).check_result(result)


def plain(data: object) -> Json:
    """Return structs, tuples and the like as plain data, as read back from a file."""
    return json.loads(json.dumps(msgspec.to_builtins(data)))


def digest_of(data: Json) -> str:
    """Return a digest of plain data, in hexadecimal digits."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:_DIGEST_DIGITS]


def _module_of(kind: str) -> Any:
    return import_module(KINDS[kind])
