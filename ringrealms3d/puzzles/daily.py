"""The puzzle of the day: another game and another difficulty every day, easy ones at first."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date

from ringrealms3d.puzzles.puzzle import EASIEST, Goal, Puzzle

_AT_ONCE = 4
"""Until so many were solved, the first move wins at once."""
_STEPS = ((10, 1), (20, 2), (30, 3))
"""Until so many were solved, puzzles have no more than so many stars."""
_STRIDE = 997  # puzzles from one day to the next, so that games and difficulties change


def puzzle_of_the_day(puzzles: Sequence[Puzzle], solved: Collection[str], day: date) -> Puzzle:
    """Return the puzzle of a day for somebody who has solved some.

    Solving it leaves it the puzzle of that day.

    Args:
        puzzles: at least one.
        solved: the ids of those that were solved.
    """
    at_once = [each for each in puzzles if each.stars == EASIEST and _wins_at_once(each)]
    steps = [(few, [each for each in puzzles if each.stars <= stars]) for few, stars in _STEPS]
    for few, easy in ((_AT_ONCE, at_once), *steps):
        if easy and len(set(solved) - {_on(easy, day).id}) < few:
            return _on(easy, day)
    return _on(puzzles, day)


def _wins_at_once(puzzle: Puzzle) -> bool:
    return puzzle.goal is Goal.WIN_IN and puzzle.moves == 1


def _on(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    return puzzles[_STRIDE * day.toordinal() % len(puzzles)]
