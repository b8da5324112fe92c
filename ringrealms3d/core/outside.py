"""Games from outside the program: installed with pip, or named in the environment."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import platformdirs

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import write_whole

VARIABLE = "RINGREALMS3D_GAMES"
"""It names them as "module:GAME", with commas between them."""

GROUP = "ringrealms3d.games"
"""The group of entry points by which packages say what games they have."""


@dataclass(frozen=True, slots=True)
class InstalledGame:
    """A game that a package in this Python has.

    Attributes:
        name: what its entry point is called.
        place: where it is, as "module:GAME".
        on: whether a person wants it.
    """

    name: str
    place: str
    on: bool


def outside_places() -> tuple[str, ...]:
    """Return the locations of all games from outside, as "module:GAME"."""
    installed = (game.place for game in installed_games() if game.on)
    return tuple(dict.fromkeys((*_named(), *installed)))


def installed_games() -> tuple[InstalledGame, ...]:
    """Return the games of installed packages, by their names."""
    off = _switched_off()
    return tuple(InstalledGame(name, place, name not in off) for name, place in _entries())


def is_wanted(name: str) -> bool:
    """Return whether an installed game is to be found when a program starts."""
    return name not in _switched_off()


def switch_game(name: str, on: bool) -> None:
    """Remember whether an installed game is wanted; programs that start later go by it.

    Raises:
        UserError: there is no such game, or the choice cannot be kept.
    """
    names = [known for known, _ in _entries()]
    if name not in names:
        raise UserError(
            "no installed game '{name}' (choose from {games})", name=name, games=", ".join(names)
        )
    off = _switched_off() - {name} if on else _switched_off() | {name}
    write_whole(_file(), "".join(f"{each}\n" for each in sorted(off)))


def forget_place(place: str) -> None:
    """Take a location out of the environment, which child processes get."""
    os.environ[VARIABLE] = ",".join(known for known in _named() if known != place)


def _named() -> tuple[str, ...]:
    places = (place.strip() for place in os.environ.get(VARIABLE, "").split(","))
    return tuple(place for place in places if place)


def _entries() -> tuple[tuple[str, str], ...]:
    """Return the names and locations in installed packages; the first of a name counts."""
    return _entries_on(tuple(sys.path))


@cache
def _entries_on(path: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Look through all packages on a path, which takes long, once."""
    from importlib.metadata import entry_points

    found: dict[str, str] = {}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, entry.value.replace(" ", ""))
    return tuple(sorted(found.items()))


def _switched_off() -> frozenset[str]:
    try:
        return frozenset(_file().read_text(encoding="utf-8").splitlines())
    except (OSError, ValueError):
        return frozenset()


def _file() -> Path:
    folder = platformdirs.user_config_path("ringrealms3d", appauthor=False)
    return folder / "games-switched-off.txt"
