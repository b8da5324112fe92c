"""The kernel contract: the few verbs that every game's rules provide, and their dispatch.

A game's rules work on two structured numpy records: ``tables``, which never change, and
``state``, which does. Its rules module provides one function for each verb below and binds them to
the dtypes of its states with :func:`bind`; searches call the verbs of this module, which run the
right game's function. Compiled, the choice is made by the record's type while compiling and costs
nothing at run time.

Where random games can be played to the end faster than move by move, a rules module may have a
function ``playout`` as well.

Every state has the integer fields ``turn`` (0 or 1) and ``ply`` (moves played so far).
"""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.kernel import compiling

Record = Any  # a numpy record; numba sees its exact type


class Rules(Protocol):
    """What a game's rules module provides."""

    def moves(self, tables: Record, state: Record, out: NDArray[np.int64]) -> int:
        """Write the codes of the legal moves to ``out`` in any order and return their number."""

    def random_move(self, tables: Record, state: Record, rng: NDArray[np.uint64]) -> int:
        """Draw one legal move, each equally likely; the game must not be over."""

    def play(self, tables: Record, state: Record, code: int) -> None:
        """Play a legal move; legality is not checked."""

    def over(self, tables: Record, state: Record) -> bool:
        """Whether the game has ended."""

    def margin(self, tables: Record, state: Record) -> int:
        """Return seat 0's margin over seat 1 in a game that is over; its sign names the winner."""


def new_record(dtype: np.dtype[np.void]) -> Record:
    """Return a record of zeros."""
    return np.zeros(1, dtype=dtype).view(np.recarray)[0]


_bound: dict[np.dtype[np.void], Rules] = {}


def bind(state_dtype: np.dtype[np.void], rules: Rules) -> None:
    """Let the verbs run these rules on states of this dtype.

    Raises:
        ValueError: other rules work on the same dtype; a field of another name tells them apart.
    """
    if _bound.setdefault(state_dtype, rules) is not rules:
        raise ValueError("two games' states have the same fields")
    if compiling():
        _overload_verbs()


def moves(tables: Record, state: Record, out: NDArray[np.int64]) -> int:
    """Write the codes of the legal moves to ``out`` in any order and return their number."""
    return _bound[state.dtype].moves(tables, state, out)


def random_move(tables: Record, state: Record, rng: NDArray[np.uint64]) -> int:
    """Draw one legal move, each equally likely; the game must not be over."""
    return _bound[state.dtype].random_move(tables, state, rng)


def play(tables: Record, state: Record, code: int) -> None:
    """Play a legal move; legality is not checked."""
    _bound[state.dtype].play(tables, state, code)


def over(tables: Record, state: Record) -> bool:
    """Whether the game has ended."""
    return _bound[state.dtype].over(tables, state)


def margin(tables: Record, state: Record) -> int:
    """Return seat 0's margin over seat 1 in a game that is over; its sign names the winner."""
    return _bound[state.dtype].margin(tables, state)


def playout(tables: Record, state: Record, rng: NDArray[np.uint64]) -> None:
    """Play uniformly random moves until the game is over.

    A game whose result does not depend on when it is over may fill its board beyond the end.
    """
    _playout_of(_bound[state.dtype])(tables, state, rng)


def _playout_of(rules: Rules) -> Any:
    """Return a game's own playout, or the one that goes move by move."""
    from ringrealms3d.core.random_play import play_at_random  # not before compiling is switched on

    return getattr(rules, "playout", play_at_random)


@cache
def _overload_verbs() -> None:
    """Teach numba, once, to choose a verb's function by the type of the state."""
    from numba import from_dtype
    from numba.extending import overload

    def rules_for(record: Any) -> Any:
        return next(rules for dtype, rules in _bound.items() if from_dtype(dtype) == record)

    # numba compares the signatures below with those of what they return, annotations included
    def _moves(tables, state, out):  # type: ignore[no-untyped-def]
        chosen = rules_for(state).moves
        return lambda tables, state, out: chosen(tables, state, out)

    def _random_move(tables, state, rng):  # type: ignore[no-untyped-def]
        chosen = rules_for(state).random_move
        return lambda tables, state, rng: chosen(tables, state, rng)

    def _play(tables, state, code):  # type: ignore[no-untyped-def]
        chosen = rules_for(state).play
        return lambda tables, state, code: chosen(tables, state, code)

    def _over(tables, state):  # type: ignore[no-untyped-def]
        chosen = rules_for(state).over
        return lambda tables, state: chosen(tables, state)

    def _margin(tables, state):  # type: ignore[no-untyped-def]
        chosen = rules_for(state).margin
        return lambda tables, state: chosen(tables, state)

    def _playout(tables, state, rng):  # type: ignore[no-untyped-def]
        chosen = _playout_of(rules_for(state))
        return lambda tables, state, rng: chosen(tables, state, rng)

    choices = {
        moves: _moves,
        random_move: _random_move,
        play: _play,
        over: _over,
        margin: _margin,
        playout: _playout,
    }
    for verb, choice in choices.items():
        overload(verb, jit_options={"forceinline": True, "cache": True})(choice)
