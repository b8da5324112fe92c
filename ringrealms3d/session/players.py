"""Who can play a seat: people, the engine, and other programs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ringrealms3d.core.errors import UserError
from ringrealms3d.engine.levels import HIGHEST, LOWEST

_LONGEST_SECONDS = 3600.0
_LEVEL = "Level"


@dataclass(frozen=True, slots=True)
class Human:
    """A seat that a person plays."""


@dataclass(frozen=True, slots=True)
class Computer:
    """A seat that the engine plays, at a level from 1 to 10."""

    level: int


@dataclass(frozen=True, slots=True)
class OpponentProgram:
    """A seat that another program plays, by the Universal Game Interface.

    Attributes:
        command: the program's command line, quoted as for a shell.
        seconds: its time per move.

    Raises:
        ValueError: the command is empty, or the time is not above 0 and at most an hour.
    """

    command: str
    seconds: float

    def __post_init__(self) -> None:
        if not self.command.strip():
            raise UserError("a program to play against has no command")
        if not 0 < self.seconds <= _LONGEST_SECONDS:
            raise UserError("a program cannot think for {seconds} seconds", seconds=self.seconds)


Player = Human | Computer | OpponentProgram
Players = tuple[Player, Player]

PEOPLE: Players = (Human(), Human())
"""Two people."""


def players_with(computer_seats: Iterable[int], level: int) -> Players:
    """Return players with the computer at a level in some seats and people in the others."""
    seats = set(computer_seats)
    first, second = (Computer(level) if seat in seats else Human() for seat in (0, 1))
    return first, second


def seated_again(names: tuple[str, str]) -> Players:
    """Return who sits down at a game from a file: a person and the level that played, or people."""
    return PEOPLE if levels_named(names) else _seated(names)


def levels_named(names: tuple[str, str]) -> Players | None:
    """Return the two levels that played a game, None if a person or a program did."""
    players = _seated(names)
    return None if Human() in players else players


def level_named(name: str) -> Computer | None:
    """Return the level with a name, None if it is somebody else's."""
    levels = {f"{_LEVEL} {level}": Computer(level) for level in range(LOWEST, HIGHEST + 1)}
    return levels.get(name)


def _seated(names: tuple[str, str]) -> Players:
    first, second = (level_named(name) or Human() for name in names)
    return first, second


def named(name: str, player: Player) -> str:
    """Return the name of a seat's player, given the previous player's name.

    The engine is named by its level. Other programs have no name, and people name themselves.
    """
    if isinstance(player, Computer):
        return f"{_LEVEL} {player.level}"
    return "" if name.startswith(_LEVEL) else name
