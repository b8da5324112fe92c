"""What a person gets next: a puzzle, or a mistake of their own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ringrealms3d.core.errors import UserError
from ringrealms3d.puzzles.mistake import Mistake
from ringrealms3d.puzzles.puzzle import Puzzle


def next_exercise(
    exercises: Sequence[Puzzle | Mistake],
    due: Sequence[str],
    solved: frozenset[str],
    last: str,
    rng: Random,
) -> Puzzle | Mistake | None:
    """Return the next of a game's puzzles and mistakes, None if there are none.

    First come those that are due again, the one first that waits longest, then new puzzles from the
    easiest on, then any that was seen before. What cannot be set up, because it is on a solid whose
    file is gone, is passed over.

    Args:
        due: the ids of those to see again.
        solved: the ids of those that were solved.
        last: the id of the one before, which does not come again at once if there is another.
        rng: chooses among those that are as good.
    """
    others = [each for each in exercises if each.id != last] or exercises
    known = {each.id: each for each in others}
    waiting = (known[name] for name in due if name in known)
    first = next(filter(_can_be_set_up, waiting), None)
    if first is not None:
        return first
    fresh = [each for each in others if isinstance(each, Puzzle) and each.id not in solved]
    easiest = min((each.stars for each in fresh), default=0)
    choice = [each for each in fresh if each.stars == easiest] or others
    possible = list(filter(_can_be_set_up, choice))
    return rng.choice(possible) if possible else None


def _can_be_set_up(exercise: Puzzle | Mistake) -> bool:
    try:
        return exercise.position is not None
    except UserError:
        return False
