"""What the start page tells of a person: read in a thread of its own, as it can take a while."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import TypeVar

from PyQt6.QtGui import QImage

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.position import Position
from ringrealms3d.courses.course import shipped_outlines
from ringrealms3d.courses.progress import PROGRESS_NAME, Progress
from ringrealms3d.games import all_games
from ringrealms3d.library.library import Library
from ringrealms3d.library.standing import Standing, standings
from ringrealms3d.library.summary import GameSummary
from ringrealms3d.puzzles.cards import CARDS_NAME, Cards
from ringrealms3d.puzzles.daily import puzzle_of_the_day
from ringrealms3d.puzzles.file import shipped_puzzles
from ringrealms3d.puzzles.puzzle import Puzzle
from ringrealms3d.records.record import Reason
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.board_icons import position_image

RECENT = 4
_LOOKED_AT = 24  # of the latest games, among which some were hardly begun
_FEW_PLIES = 6
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Lessons:
    """How far a person came in the course of a game.

    Attributes:
        count: how many lessons it has.
        done: how many of them were passed.
        next: the number of the one to go on with, from 0.
    """

    count: int
    done: int
    next: int


@dataclass(frozen=True, slots=True)
class DailyPuzzle:
    """The puzzle of the day.

    Attributes:
        puzzle: the puzzle.
        task: what is to be found.
        solved: whether it was solved.
        picture: its position.
    """

    puzzle: Puzzle
    task: str
    solved: bool
    picture: QImage


@dataclass(frozen=True, slots=True)
class RecentGame:
    """A game that was played, and its last position; None if it cannot be shown."""

    summary: GameSummary
    picture: QImage | None


@dataclass(frozen=True, slots=True)
class Facts:
    """What is known of a person.

    Attributes:
        standings: by the ids of the games, how the person stands there.
        lessons: by the ids of the games, how far the person came in their courses.
        puzzle: the puzzle of the day, None if there is none.
        recent: the last games, the latest first.
        games: how many games there are in all.
    """

    standings: Mapping[str, Standing] = field(default_factory=dict)
    lessons: Mapping[str, Lessons] = field(default_factory=dict)
    puzzle: DailyPuzzle | None = None
    recent: tuple[RecentGame, ...] = ()
    games: int = 0


class FactsReader:
    """Reads the facts from a person's folder and library, and remembers pictures of games."""

    def __init__(self, folder: Path, library: Path) -> None:
        """Read nothing yet."""
        self._folder, self._library = folder, library
        self._ended = False
        self._pictures: dict[tuple[int, int, str], QImage | None] = {}

    def end(self) -> None:
        """Draw no more pictures."""
        self._ended = True

    def read(self, theme: Theme, day: date, but: Container[int | None]) -> Facts:
        """Return what is known now; what cannot be read is left out.

        Args:
            but: the numbers of the games that are open, which are not among the recent ones.
        """
        puzzle = _or(None, lambda: self._puzzle(theme, day))
        lessons = _or(dict[str, Lessons](), self._lessons)
        if not self._library.exists():
            return Facts(lessons=lessons, puzzle=puzzle)
        try:
            with Library(self._library) as library:
                return Facts(
                    standings([game.uid for game in all_games()], library),
                    lessons,
                    puzzle,
                    self._recent(library, theme, but),
                    library.count(),
                )
        except UserError:
            return Facts(lessons=lessons, puzzle=puzzle)

    def _puzzle(self, theme: Theme, day: date) -> DailyPuzzle:
        solved = Cards(self._folder / CARDS_NAME).solved
        puzzle = puzzle_of_the_day(shipped_puzzles(), solved, day)
        picture = position_image(puzzle.position, theme)
        return DailyPuzzle(puzzle, puzzle.task, puzzle.id in solved, picture)

    def _lessons(self) -> dict[str, Lessons]:
        progress = Progress(self._folder / PROGRESS_NAME)
        found = {}
        for game, outline in shipped_outlines().items():
            done, where = progress.reached(outline.id, outline.lessons)
            found[game] = Lessons(len(outline.lessons), done, where)
        return found

    def _recent(
        self, library: Library, theme: Theme, but: Container[int | None]
    ) -> tuple[RecentGame, ...]:
        latest = library.games(limit=_LOOKED_AT)
        worth = [each for each in latest if each.id not in but and not _hardly_begun(each)]
        return tuple(
            RecentGame(each, self._picture(library, each, theme)) for each in worth[:RECENT]
        )

    def _picture(self, library: Library, game: GameSummary, theme: Theme) -> QImage | None:
        key = game.id, game.plies, theme.name
        if self._ended:
            return None
        if key not in self._pictures:
            position = _or(None, lambda: _last_position(library, game.id))
            self._pictures[key] = None if position is None else position_image(position, theme)
        return self._pictures[key]


def _hardly_begun(game: GameSummary) -> bool:
    return game.result.reason is Reason.UNFINISHED and game.plies < _FEW_PLIES


def _last_position(library: Library, number: int) -> Position:
    return library.load(number).last.position


def _or(otherwise: T, read: Callable[[], T]) -> T:
    """Return what is read, or something else if it cannot be read."""
    try:
        return read()
    except UserError:
        return otherwise
