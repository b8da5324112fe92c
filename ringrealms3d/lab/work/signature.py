"""What two processes must have in common to do the same work with the same results."""

from __future__ import annotations

import socket
import time
from dataclasses import asdict, dataclass, fields
from functools import cache

from ringrealms3d.core.kernel import kernel_digest
from ringrealms3d.core.version import __version__
from ringrealms3d.lab.work.job import digest_of

_PREFIX = "ringrealms3d"
_BOARDS = ("loop/mini", "ring-majority/cube")
_PLAYOUTS = 1000  # on each board
_SEED = 1


@dataclass(frozen=True, slots=True)
class Signature:
    """Shows whether a process plays the same games as another one.

    Attributes:
        version: the program's version.
        kernels: a digest of the sources of all kernels and of their compiler.
        search: a digest of the results of fixed searches of 1,000 playouts.
    """

    version: str
    kernels: str
    search: str

    @property
    def resource(self) -> str:
        """What a worker announces that plays so."""
        return f"{_PREFIX} {self.version} {self.kernels} {self.search}"

    @classmethod
    def of_resource(cls, resource: str) -> Signature | None:
        """Return what a worker announced, None if that is about something else."""
        prefix, *parts = resource.split()
        return cls(*parts) if prefix == _PREFIX and len(parts) == len(fields(cls)) else None

    def difference(self, other: Signature) -> str:
        """Return the difference to another signature, empty if they are equal."""
        here, there = asdict(self), asdict(other)
        names = [name for name in here if here[name] != there[name]]
        return f"{names[0]} {there[names[0]]}, not {here[names[0]]}" if names else ""


@dataclass(frozen=True, slots=True)
class Passport:
    """A process's description of itself.

    Attributes:
        signature: see :class:`Signature`.
        host: the machine's name.
        playouts_per_second: how fast its fixed searches ran.
    """

    signature: Signature
    host: str
    playouts_per_second: float


def passport() -> Passport:
    """Run the fixed searches in this process, and return the passport."""
    from ringrealms3d.engine.loading import load_search

    for uid in _BOARDS:
        load_search(uid)
    began = time.perf_counter()
    found = digest_of([_searched(uid) for uid in _BOARDS])
    speed = _PLAYOUTS * len(_BOARDS) / (time.perf_counter() - began)
    return Passport(
        Signature(__version__, kernel_digest(), found), socket.gethostname(), round(speed)
    )


own_passport = cache(passport)
"""The passport of this process, whose searches run once."""


def _searched(uid: str) -> list[list[object]]:
    """Return the exact result of a fixed search of a board."""
    from ringrealms3d.engine.search import Search
    from ringrealms3d.games import start

    search = Search(start(uid), _SEED)
    search.run(_PLAYOUTS)
    candidates = search.analysis(seconds=0.0).candidates
    return [
        [each.move.code, each.visits, each.value.hex(), each.margin.hex()] for each in candidates
    ]
