"""Who can play a seat: people, the engine, and other programs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ringrealms3d.core.errors import UserError

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
class UgiComputer:
    """A seat that another program plays, by the Universal Game Interface.

    Attributes:
        command: what starts the program, quoted as for a shell.
        seconds: how long it may think about a move.

    Raises:
        ValueError: there is no command, or the time is not above 0 and at most an hour.
    """

    command: str
    seconds: float

    def __post_init__(self) -> None:
        if not self.command.strip():
            raise UserError("a program to play against has no command")
        if not 0 < self.seconds <= _LONGEST_SECONDS:
            raise UserError("a program cannot think for {seconds} seconds", seconds=self.seconds)


Player = Human | Computer | UgiComputer
Players = tuple[Player, Player]

PEOPLE: Players = (Human(), Human())
"""Two people."""


def players_with(computer_seats: Iterable[int], level: int) -> Players:
    """Return players of whom the computer plays some seats at a level, people the others."""
    seats = set(computer_seats)
    first, second = (Computer(level) if seat in seats else Human() for seat in (0, 1))
    return first, second


def named(name: str, player: Player) -> str:
    """Return the name of who plays a seat, given that of who played it before.

    The engine is named by its level. No other program is named, and people name themselves.
    """
    if isinstance(player, Computer):
        return f"{_LEVEL} {player.level}"
    return "" if name.startswith(_LEVEL) else name
