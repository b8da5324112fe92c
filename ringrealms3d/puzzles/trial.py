"""A person at one position, looking for a move: the base of all such trials."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Annotated, Protocol

from msgspec import Meta

from ringrealms3d.core.move import Move
from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.position import Position


class Grade(StrEnum):
    """How a trial went."""

    KNOWN = "known"
    HINTED = "hinted"
    MISSED = "missed"


@dataclass(frozen=True, slots=True)
class Tried:
    """A puzzle that was tried.

    Attributes:
        puzzle: its id.
        grade: how it went.
        when: when it was solved or missed, with its zone.
        again: whether it had been tried before.
    """

    puzzle: str
    grade: Grade
    when: Annotated[datetime, Meta(tz=True)]
    again: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """The judgement of a try.

    Attributes:
        right: whether it is good enough.
        sentence: the sentence to show.
    """

    right: bool
    sentence: str


@dataclass(frozen=True, slots=True)
class Help:
    """A hint.

    Attributes:
        sentence: the sentence to show.
        places: what to mark.
    """

    sentence: str
    places: Sites


@dataclass(frozen=True, slots=True)
class Solution:
    """What would have been right.

    Attributes:
        sentence: the sentence to show.
        moves: the moves to play on the board, of both seats.
    """

    sentence: str
    moves: tuple[Move, ...]


class Trial(Protocol):
    """One person at one position: at a puzzle, or at an earlier mistake."""

    @property
    def id(self) -> str:
        """The name of its card."""

    @property
    def position(self) -> Position:
        """The position to find a move in."""

    @property
    def task(self) -> str:
        """The sentence that asks for the move, without its full stop."""

    @property
    def about(self) -> str:
        """More information: the difficulty, or the origin."""

    @property
    def solved(self) -> bool:
        """Whether a good move was found, or the solution shown."""

    @property
    def grade(self) -> Grade:
        """The grade so far: a wrong try or a look at the solution misses it."""

    def try_move(self, move: Move, answer: Callable[[Answer], None]) -> None:
        """Judge a move, and report the answer at once or later.

        Raises:
            IllegalMove: the move is illegal and does not count as a try.
        """

    def hint(self) -> Help:
        """Return some help, more each time."""

    def show_solution(self) -> Solution:
        """Return the solution; the trial is then missed."""

    def begin_again(self) -> None:
        """Let the move be looked for once more; what was missed stays missed."""
