"""A small game with a die, which can be reckoned to its end: who gets what weighs more."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.verbs import Struct
from ringrealms3d.make import (
    DRAW,
    Chance,
    Die,
    Grid,
    State,
    count,
    end_turn,
    game,
    kernel,
    put,
    roll,
)

WEIGHTS = (1, 5, 2, 2, 3, 7)
SIDES = 3


class Thrown(State):
    """The die says which sites may be taken."""

    die: Die
    chance: Chance


class Tables:
    """What each site is worth."""

    def __init__(self, board: Grid) -> None:
        """Take the weights."""
        self.weights = list(WEIGHTS)


def setup(board: Grid, state: Struct) -> None:
    state.die = roll(state.chance, SIDES)


@kernel
def moves(tables: Struct, state: Struct, out: NDArray[np.int64]) -> int:
    """List the empty sites of the die's column; every empty one where there are none."""
    found = 0
    if state.winner != 0:
        return found
    for x in range(len(state.stone)):
        if state.stone[x] == 0 and x % SIDES == state.die - 1:
            out[found] = x
            found += 1
    if found == 0:
        for x in range(len(state.stone)):
            if state.stone[x] == 0:
                out[found] = x
                found += 1
    return found


@kernel
def play(tables: Struct, state: Struct, code: int) -> None:
    put(state, code)
    if count(state, 0) == 0:
        lead = 0
        for x in range(len(state.stone)):
            lead += tables.weights[x] * (3 - 2 * state.stone[x])
        state.winner = DRAW if lead == 0 else 1 if lead > 0 else 2
    else:
        state.die = roll(state.chance, SIDES)
    end_turn(state)


@kernel
def owner(tables: Struct, state: Struct, code: int) -> int:
    return state.stone[code] - 1  # type: ignore[no-any-return]


GAME = game(__name__, "Weighed", {"6": Grid(SIDES, 2), "tall": Grid(SIDES, 1, 2)}, "# Weighed")

Stones = tuple[int, ...]


def choices(stones: Stones, seat: int, die: int) -> Iterator[tuple[int, Stones]]:
    """Yield each move's site and the stones after it."""
    empty = [x for x, stone in enumerate(stones) if stone == 0]
    for x in [x for x in empty if x % SIDES == die - 1] or empty:
        yield x, (*stones[:x], seat + 1, *stones[x + 1 :])


@cache
def worth(stones: Stones, seat: int) -> float:
    """Return what a position is worth to seat 0 before the roll, from 0 to 1, by best play."""
    if 0 not in stones:
        lead = sum(w * (3 - 2 * stone) for w, stone in zip(WEIGHTS, stones, strict=True))
        return 0.5 + 0.5 * float(np.sign(lead))
    best = min if seat else max
    rolled = range(1, SIDES + 1)
    return sum(
        best(worth(after, 1 - seat) for _, after in choices(stones, seat, die)) for die in rolled
    ) / len(rolled)
