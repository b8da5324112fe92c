"""Which puzzle a person gets next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from ringrealms3d.puzzles.puzzle import Puzzle


def next_puzzle(
    puzzles: Iterable[Puzzle],
    game: str,
    due: Sequence[str],
    solved: frozenset[str],
    last: str,
    rng: Random,
) -> Puzzle | None:
    """Return the next puzzle of a game, None if the game has none.

    First come those that were missed and are due again, the one first that waits longest, then new
    ones from the easiest on, then any that was solved.

    Args:
        game: the game's id.
        due: the ids of the puzzles to see again.
        solved: the ids of those that were solved.
        last: the id of the one before, which does not come again at once if there is another.
        rng: chooses among those that are as good.
    """
    own = [each for each in puzzles if each.variant.partition("/")[0] == game]
    others = [each for each in own if each.id != last] or own
    known = {each.id: each for each in others}
    waiting = [known[name] for name in due if name in known]
    if waiting:
        return waiting[0]
    fresh = [each for each in others if each.id not in solved]
    easiest = min((each.stars for each in fresh), default=0)
    choice = [each for each in fresh if each.stars == easiest] or others
    return rng.choice(choice) if choice else None
