"""Building blocks for games that move pieces: where they go, and what happens if none can.

Codes of moves are ``start * sites + end``. All are kernels.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core import verbs
from ringrealms3d.core.kernel import kernel
from ringrealms3d.core.random import below
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.make.rules import DRAW


@kernel
def ends(state: Struct, code: int) -> tuple[int, int]:
    """Return the start and the end of a move, in games that move pieces."""
    return code // len(state.stone), code % len(state.stone)


@kernel
def stuck(tables: Struct, state: Struct) -> bool:
    """Whether the seat to move has no move: after ``end_turn``, in games that list their moves."""
    return bool(verbs.moves(tables, state, state.listed) == 0)


@kernel
def from_to(state: Struct, start: int, end: int) -> int:
    """Return the code of a move from a site to another one."""
    return start * len(state.stone) + end


@kernel
def step_moves(
    neighbours: NDArray[np.int16], state: Struct, site: int, out: NDArray[np.int64], found: int
) -> int:
    """Write the moves from a site to the empty ones beside it, after those that were found.

    Returns:
        how many were found then.
    """
    for end in neighbours[site]:
        if end >= 0 and state.stone[end] == 0:
            out[found] = from_to(state, site, end)
            found += 1
    return found


@kernel
def ray_moves(
    steps: NDArray[np.int16], state: Struct, site: int, out: NDArray[np.int64], found: int
) -> int:
    """Write the moves from a site in all straight ways, as far as sites are empty.

    Args:
        steps: those of the board, or some of its columns.
        found: after how many moves to write them.

    Returns:
        how many were found then.
    """
    for way in range(steps.shape[1]):
        end = steps[site, way]
        while end >= 0 and state.stone[end] == 0:
            out[found] = from_to(state, site, end)
            found += 1
            end = steps[end, way]
    return found


@kernel
def first_taken(steps: NDArray[np.int16], state: Struct, site: int, way: int) -> int:
    """Return the first site in a way from another one that is not empty, -1 if there is none."""
    end = steps[site, way]
    while end >= 0 and state.stone[end] == 0:
        end = steps[end, way]
    return int(end)


@kernel
def count_in(steps: NDArray[np.int16], state: Struct, site: int, way: int) -> int:
    """Return how many pieces stand in a way from a site, up to the rim, without its own."""
    found, at = 0, steps[site, way]
    while at >= 0:
        found += state.stone[at] != 0
        at = steps[at, way]
    return found


@kernel
def winner_where_stuck(state: Struct, loses: bool, wins: bool) -> int:
    """Return the ``winner`` if the seat to move cannot, and loses, or wins, or neither."""
    found = DRAW
    if loses:
        found = 2 - state.turn
    elif wins:
        found = state.turn + 1
    return found


def ended_where_stuck(play: Callable[..., None], loses: bool, wins: bool) -> Callable[..., None]:
    """Return a ``play`` after which the game is over if the seat to move then cannot.

    Args:
        loses: whether that seat loses.
        wins: whether it wins; nobody does if it neither loses nor wins.
    """

    def played(tables: Struct, state: Struct, code: int) -> None:
        play(tables, state, code)
        if state.winner == 0 and not verbs.over(tables, state) and stuck(tables, state):
            state.winner = winner_where_stuck(state, loses, wins)

    ended = kernel(played)
    ended.__wrapped__ = play  # type: ignore[attr-defined]  # whose line errors tell
    return ended


def playout_where_stuck(play: Callable[..., None], loses: bool, wins: bool) -> Callable[..., None]:
    """Return a ``playout`` that lists the moves of a position once, to see it stuck and to draw.

    It makes the same moves as the usual one with :func:`ended_where_stuck`, for the same arguments.
    """

    def played_out(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> None:
        while not verbs.over(tables, state):
            found = verbs.moves(tables, state, state.listed)
            if found == 0:
                state.winner = winner_where_stuck(state, loses, wins)
                return
            play(tables, state, np.int64(state.listed[below(rng, found)]))

    return kernel(played_out)
