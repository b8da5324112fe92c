"""What a person reached at puzzles: a rating, streaks, and what was solved of each kind.

All of it is computed from the puzzles and the tries at them, which are all that is kept. Only the
first try at a puzzle is rated, since later ones know the solution.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from math import log
from typing import Final

from ringrealms3d.core.phrase import Phrase
from ringrealms3d.puzzles.glicko import Rating, rated
from ringrealms3d.puzzles.puzzle import Goal, Puzzle
from ringrealms3d.puzzles.themes import PuzzleTheme, theme_of
from ringrealms3d.puzzles.trial import Grade, Tried

FIRST_RATING: Final = Rating(1000.0, 350.0)
"""That of somebody who has tried none: little, so that the first ones are easy, and unsure."""

_SCORES = {Grade.KNOWN: 1.0, Grade.HINTED: 0.5, Grade.MISSED: 0.0}
_EASIEST_PLAYOUTS, _EASIEST_POINTS = 25, 900.0
_POINTS_PER_FOURFOLD = 300.0  # playouts, which is how stars are told apart
_POINTS_PER_MOVE = 75.0
_MOST_MOVES = 5
_SEEN_AT_A_GLANCE = 200.0
_GUESSED = 200.0  # the deviation of what is only guessed from a search
_EASIER_FIRST = 250.0  # points below one's rating, for the first puzzle of a day
_UNSURE = 110.0  # the deviation above which Lichess marks ratings as provisional


@dataclass(frozen=True, slots=True)
class Tally:
    """How many puzzles were solved without help, with hints, and missed, at the first try."""

    known: int = 0
    hinted: int = 0
    missed: int = 0

    @property
    def tried(self) -> int:
        """How many were tried."""
        return self.known + self.hinted + self.missed

    def with_one(self, grade: Grade) -> Tally:
        """Return the tally after one more."""
        return replace(self, **{grade.value: getattr(self, grade.value) + 1})


@dataclass(frozen=True, slots=True)
class Results:
    """What a person reached at puzzles.

    Attributes:
        rating: the person's rating.
        history: the points of the rating after each rated try, the earliest first.
        puzzles: the ratings of tried puzzles, by their ids.
        streak: how many of the latest tries, repeated ones too, solved their puzzles without help.
        best_streak: the longest such streak.
        by_theme: what was solved of each theme.
        by_game: what was solved of each game, by its id.
        last: when the latest try was, None if there was none.
    """

    rating: Rating = FIRST_RATING
    history: tuple[float, ...] = ()
    puzzles: Mapping[str, Rating] = field(default_factory=dict)
    streak: int = 0
    best_streak: int = 0
    by_theme: Mapping[PuzzleTheme, Tally] = field(default_factory=dict)
    by_game: Mapping[str, Tally] = field(default_factory=dict)
    last: datetime | None = None

    @property
    def unsure(self) -> bool:
        """Whether the rating is still uncertain."""
        return self.rating.deviation > _UNSURE

    def rating_of(self, puzzle: Puzzle) -> Rating:
        """Return the rating of a puzzle, for this person."""
        return self.puzzles.get(puzzle.id) or first_rating_of(puzzle)

    def wanted(self, day: date) -> float:
        """Return how many points the next puzzle should have: fewer for the first of a day."""
        first = self.last is None or self.last.astimezone().date() != day
        return self.rating.points - (_EASIER_FIRST if first else 0.0)


def first_rating_of(puzzle: Puzzle) -> Rating:
    """Return what rating a puzzle begins with.

    It is a guess: 300 points for four times as many playouts of a plain search, 75 for each further
    move that has to be seen, and 200 less where the first move wins at once.
    """
    playouts = max(puzzle.playouts, _EASIEST_PLAYOUTS) / _EASIEST_PLAYOUTS
    moves = puzzle.moves or (len(puzzle.line.split()) + 1) // 2
    points = _EASIEST_POINTS + _POINTS_PER_FOURFOLD * log(playouts, 4)
    points += _POINTS_PER_MOVE * (min(moves, _MOST_MOVES) - 1)
    if puzzle.goal is Goal.WIN_IN and puzzle.moves == 1:
        points -= _SEEN_AT_A_GLANCE
    return Rating(points, _GUESSED)


def results_of(puzzles: Iterable[Puzzle], tries: Sequence[Tried]) -> Results:
    """Return what a person reached; tries at puzzles that are not known are left out.

    Args:
        tries: in the order in which they were made.
    """
    known = {puzzle.id: puzzle for puzzle in puzzles}
    rating, ratings, history = FIRST_RATING, dict[str, Rating](), list[float]()
    by_theme, by_game = dict[PuzzleTheme, Tally](), dict[str, Tally]()
    streak = best = 0
    for tried in tries:
        puzzle = known.get(tried.puzzle)
        if puzzle is None:
            continue
        streak = streak + 1 if tried.grade is Grade.KNOWN else 0
        best = max(best, streak)
        if tried.again or puzzle.id in ratings:
            continue
        theirs, score = first_rating_of(puzzle), _SCORES[tried.grade]
        ratings[puzzle.id] = rated(theirs, rating, 1 - score)
        rating = rated(rating, theirs, score)
        history.append(rating.points)
        theme, game = theme_of(puzzle), puzzle.variant.partition("/")[0]
        by_theme[theme] = by_theme.get(theme, Tally()).with_one(tried.grade)
        by_game[game] = by_game.get(game, Tally()).with_one(tried.grade)
    last = max((tried.when for tried in tries), default=None)
    return Results(rating, tuple(history), ratings, streak, best, by_theme, by_game, last)


def rating_sentence(results: Results) -> str:
    """Return a sentence with the rating, and its interval of 95 percent."""
    if not results.history:
        return Phrase("You have not tried a puzzle yet.")
    return Phrase.counted(
        "Your rating is {points} ± {interval} after {count} puzzle.",
        "Your rating is {points} ± {interval} after {count} puzzles.",
        len(results.history),
        points=round(results.rating.points),
        interval=round(1.96 * results.rating.deviation),
    )


def streak_sentence(results: Results) -> str:
    """Return a sentence with the streaks."""
    return Phrase(
        "Solved in a row without help: {now} now, {most} at best.",
        now=results.streak,
        most=results.best_streak,
    )
