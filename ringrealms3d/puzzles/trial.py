"""A person at one position, looking for a move: what all such trials have in common."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from ringrealms3d.core.move import Move
from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.position import Position


class Grade(StrEnum):
    """How a trial went."""

    KNOWN = "known"
    HINTED = "hinted"
    MISSED = "missed"


@dataclass(frozen=True, slots=True)
class Answer:
    """What a try comes to.

    Attributes:
        right: whether it is good enough.
        sentence: what to tell the person.
    """

    right: bool
    sentence: str


@dataclass(frozen=True, slots=True)
class Help:
    """A hint, or the solution.

    Attributes:
        sentence: what to tell the person.
        places: what to mark.
    """

    sentence: str
    places: Sites


class Trial(Protocol):
    """One person at one position: at a puzzle, or where this person made a mistake once."""

    @property
    def id(self) -> str:
        """The name of its card."""

    @property
    def position(self) -> Position:
        """The position that a move is looked for in."""

    @property
    def task(self) -> str:
        """The sentence that asks for the move, without its full stop."""

    @property
    def about(self) -> str:
        """What else there is to know before: how hard it is, or where it comes from."""

    @property
    def solved(self) -> bool:
        """Whether a good move was found, or the solution shown."""

    @property
    def grade(self) -> Grade:
        """How it went so far: a wrong try or a look at the solution misses it."""

    def try_move(self, move: Move, tell: Callable[[Answer], None]) -> None:
        """Judge a move, and tell what comes of it at once or later.

        Raises:
            IllegalMove: the rules do not allow the move; this is no try.
        """

    def hint(self) -> Help:
        """Return some help, more every time."""

    def show_solution(self) -> Help:
        """Return the solution; the trial is missed then."""
