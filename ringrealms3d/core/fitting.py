"""The verbs of games from outside, with what a search needs to be true of them.

A search runs as machine code, and what does not fit its arrays would end the program. So what the
author's functions leave is looked at after each call; a fault is an error of the game. Machine code
can raise constant texts alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.kernel import kernel

MOST_PLIES = 1 << 20
"""Moves after which a game is taken for one that never ends."""

Verb = Callable[..., Any]


def fitted(name: str, verb: Verb) -> Verb:
    """Return a verb of a game from outside that raises ValueError where its result cannot be."""
    return _FITTED.get(name, _as_it_is)(verb)


@kernel
def _fitting(count: int, out: NDArray[np.int64]) -> int:
    """Return how many numbers were written; they fit."""
    if count < 0 or count > len(out):
        raise ValueError("it counts more moves than there is room for, or fewer than none")
    return count


@kernel
def _look_at(state: Any, ply: np.int64) -> None:
    """Look at a state after a move."""
    if state.turn < 0 or state.turn > 1:
        raise ValueError("it leaves a turn that is neither 0 nor 1")
    if state.ply != ply + 1:
        raise ValueError("it does not add 1 to ply, as end_turn and move_again do")
    if ply > MOST_PLIES:
        raise ValueError("the game does not end")


def _moves(verb: Verb) -> Verb:
    def moves(tables: Any, state: Any, out: NDArray[np.int64]) -> Any:
        return _fitting(verb(tables, state, out), out)

    return moves


def _play(verb: Verb) -> Verb:
    def play(tables: Any, state: Any, code: Any) -> None:
        ply = np.int64(state.ply)
        verb(tables, state, code)
        _look_at(state, ply)

    return play


def _patterns(verb: Verb) -> Verb:
    def patterns(tables: Any, state: Any, code: Any, out: NDArray[np.int64]) -> Any:
        return _fitting(verb(tables, state, code, out), out)

    return patterns


def _as_it_is(verb: Verb) -> Verb:
    def run(*arguments: Any) -> Any:
        return verb(*arguments)

    return run


_FITTED: dict[str, Callable[[Verb], Verb]] = {
    "moves": _moves,
    "urgent": _moves,
    "deals": _moves,
    "play": _play,
    "patterns": _patterns,
}
