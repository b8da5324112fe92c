"""Making puzzles: playing games on several cores until there are enough for a variant."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from ringrealms3d.engine.book.canonical import canonical
from ringrealms3d.games import start
from ringrealms3d.lab.work.processes import done_apart
from ringrealms3d.puzzles.puzzle import Goal, Puzzle

_MOST_GAMES = 10_000
_EASY_SHARE = 0.2
_EASY_SHARE_HIDDEN = 0.7  # where tiles are unseen, little more than the next move can be proven


@dataclass(frozen=True, slots=True)
class Order:
    """What to make.

    Attributes:
        uid: the variant.
        count: how many puzzles of it there should be.
        seed: fixes the games.
        jobs: how many games run at once.
        seconds: the time limit, None for no limit.
    """

    uid: str
    count: int
    seed: int = 1
    jobs: int = 1
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of an order.

    Attributes:
        puzzles: all puzzles of the variant so far.
        games: how many games were played for it.
    """

    puzzles: tuple[Puzzle, ...]
    games: int


def made(order: Order, known: Sequence[Puzzle]) -> Iterator[Progress]:
    """Yield the progress of an order at once, then after every game.

    Args:
        order: what to make.
        known: existing puzzles; the games that they come from are not played again.

    Raises:
        UserError: there is no such variant.
    """
    collection = Collection(order, known)
    yield Progress(collection.puzzles, 0)
    began = time.monotonic()
    played = [puzzle.game for puzzle in collection.puzzles if puzzle.seed == order.seed]
    numbers = range(max(played, default=-1) + 1, _MOST_GAMES)
    if collection.full:
        return
    work = done_apart(partial(_find, order), numbers, order.jobs)
    for games, (_, found) in enumerate(work, start=1):
        collection.add(found)
        yield Progress(collection.puzzles, games)
        late = order.seconds is not None and time.monotonic() - began > order.seconds
        if collection.full or late:
            return


class Collection:
    """The puzzles of one variant: no two equal, and not too many that are won at once."""

    def __init__(self, order: Order, known: Iterable[Puzzle]) -> None:
        """Start with the existing puzzles of the variant."""
        opening = start(order.uid, seed=0)
        hides = opening.variant.hides(opening.state)
        self._most_easy = order.count * (_EASY_SHARE_HIDDEN if hides else _EASY_SHARE)
        self._count = order.count
        self._puzzles = {_likeness(p): p for p in known if p.variant == opening.uid}

    @property
    def puzzles(self) -> tuple[Puzzle, ...]:
        """All puzzles so far."""
        return tuple(self._puzzles.values())

    @property
    def full(self) -> bool:
        """Whether there are as many as ordered."""
        return len(self._puzzles) >= self._count

    def add(self, found: Iterable[Puzzle]) -> None:
        """Keep a found puzzle if it is wanted."""
        for puzzle in found:
            if not self.full and not (_easy(puzzle) and self._easy_count >= self._most_easy):
                self._puzzles.setdefault(_likeness(puzzle), puzzle)

    @property
    def _easy_count(self) -> int:
        return sum(map(_easy, self._puzzles.values()))


def _find(order: Order, number: int) -> list[Puzzle]:
    from ringrealms3d.lab.puzzles.finding import (
        find,  # brings kernels in, which are compiled by then
    )

    return find(order.uid, order.seed, number)


def _likeness(puzzle: Puzzle) -> tuple[str, Goal, int]:
    """Return a key that is the same for puzzles that are equal by symmetry."""
    return canonical(puzzle.position).key, puzzle.goal, puzzle.moves


def _easy(puzzle: Puzzle) -> bool:
    """Whether the solution wins at once."""
    return puzzle.goal is Goal.WIN_IN and puzzle.moves == 1


def ordered(puzzles: Iterable[Puzzle]) -> tuple[Puzzle, ...]:
    """Return puzzles in the order in which they are shown: by variant, the easiest first."""
    return tuple(sorted(puzzles, key=lambda p: (p.variant, p.stars, p.playouts, p.id)))
