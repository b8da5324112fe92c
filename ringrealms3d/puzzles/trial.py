"""A person at one position, looking for a move: the base of all such trials."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Annotated

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


class Trial(ABC):
    """One person at one position: at a puzzle, or at an earlier mistake.

    Attributes:
        id: the name of its card.
        position: the position to find a move in.
        task: the sentence that asks for the move, without its full stop.
        about: more information: the difficulty, or the origin.
        solved: whether a good move was found, or the solution shown.
    """

    def __init__(self, id: str, position: Position, task: str, about: str) -> None:  # noqa: A002
        """Ask for a move."""
        self.id, self.position, self.task, self.about = id, position, task, about
        self.solved = False
        self._missed = self._hinted = False

    @property
    def grade(self) -> Grade:
        """The grade so far: a wrong try or a look at the solution misses it."""
        if self._missed:
            return Grade.MISSED
        return Grade.HINTED if self._hinted else Grade.KNOWN

    @abstractmethod
    def try_move(self, move: Move, answer: Callable[[Answer], None]) -> None:
        """Judge a move, and report the answer at once or later.

        Raises:
            IllegalMove: the move is illegal and does not count as a try.
        """

    @abstractmethod
    def hint(self) -> Help:
        """Return some help, more each time."""

    @abstractmethod
    def show_solution(self) -> Solution:
        """Return the solution; the trial is then missed."""

    def begin_again(self) -> None:
        """Let the move be looked for once more; what was missed stays missed."""
        self.solved = False
