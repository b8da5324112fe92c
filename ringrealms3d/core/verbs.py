"""The kernel contract: the few verbs that a game's rules provide, and their dispatch.

A game's rules work on two structured numpy values: ``tables``, which never change, and
``state``, which does. Its rules module has a function for each verb of :class:`Rules`, may have one
for any other verb below, and binds them to the dtypes of its states with :func:`bind`. Searches
call the verbs of this module, which run the right game's function, or else the one that stands
here. Compiled, the choice is made by the record's type while compiling and costs nothing at run
time.

Every state has the integer fields ``turn`` (0 or 1) and ``ply`` (moves played so far).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from typing import Any, Protocol, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.kernel import compiling, expect_calls

Struct = Any  # a structured numpy value, such as a state; numba sees its exact type
F = TypeVar("F", bound=Callable[..., Any])


class Rules(Protocol):
    """What every game's rules module provides; it may have any other verb too."""

    moves: Callable[[Struct, Struct, NDArray[np.int64]], int]
    random_move: Callable[[Struct, Struct, NDArray[np.uint64]], int]
    play: Callable[[Struct, Struct, int], None]
    over: Callable[[Struct, Struct], bool]
    margin: Callable[[Struct, Struct], int]


MOST_PATTERNS = 24
"""How many patterns a move can show at once."""

_bound: dict[np.dtype[np.void], Rules] = {}
_defaults: dict[Callable[..., Any], Callable[..., Any]] = {}


def struct_type(*fields: tuple[Any, ...]) -> np.dtype[np.void]:
    """Return the type of states or tables with these fields, spelled as numpy spells them."""
    return np.dtype((np.record, np.dtype(list(fields), align=True)))


def new_struct(dtype: np.dtype[np.void]) -> Struct:
    """Return a structured value of zeros."""
    return np.zeros(1, dtype=dtype).view(np.recarray)[0]


def bind(state_dtype: np.dtype[np.void], rules: Rules) -> None:
    """Let the verbs run these rules on states of this dtype.

    Raises:
        ValueError: other rules work on the same dtype; a field of another name tells them apart.
    """
    if _bound.setdefault(state_dtype, rules) is not rules:
        raise ValueError("two games' states have the same fields")
    if compiling():
        _overload_verbs()


def expect_games() -> None:
    """Have what playing moves takes compiled for Python as soon as a game is played."""
    for rules in _bound.values():
        expect_calls(rules.moves)
        expect_calls(rules.play)


def _verb(default: F) -> F:
    """Make a verb that runs the function of its name in a state's rules, or else this one."""

    @wraps(default)
    def run(tables: Struct, state: Struct, *others: Any) -> Any:
        return getattr(_bound[state.dtype], default.__name__, default)(tables, state, *others)

    _defaults[run] = default
    return cast(F, run)


@_verb
def moves(tables: Struct, state: Struct, out: NDArray[np.int64]) -> int:
    """Write the codes of the legal moves to ``out`` in any order and return their number."""
    raise NotImplementedError


@_verb
def random_move(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> int:
    """Draw one legal move, each equally likely; the game must not be over."""
    raise NotImplementedError


@_verb
def play(tables: Struct, state: Struct, code: int) -> None:
    """Play a legal move; legality is not checked."""
    raise NotImplementedError


@_verb
def over(tables: Struct, state: Struct) -> bool:
    """Whether the game has ended."""
    raise NotImplementedError


@_verb
def margin(tables: Struct, state: Struct) -> int:
    """Return seat 0's margin over seat 1 in a game that is over; its sign names the winner."""
    raise NotImplementedError


@_verb
def playout(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> None:
    """Play uniformly random moves until the game is over.

    A game whose result does not depend on when it is over may fill its board beyond the end.
    """
    while not over(tables, state):
        code: int = np.int64(random_move(tables, state, rng))  # type: ignore[assignment]
        play(tables, state, code)  # one type of code, one compilation


@_verb
def rollout(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> None:
    """Play on at random as far as it helps a search, by default to the end of the game.

    Where it stops before the end, the margin there is an estimate of how the game would end.
    """
    playout(tables, state, rng)


@_verb
def owner(tables: Struct, state: Struct, code: int) -> int:
    """Return the seat that holds what a move takes, -1 if neither does or the move takes nothing.

    After a rollout this tells for every move whether it was as good as played, and by whom.
    """
    return -1


@_verb
def key(tables: Struct, state: Struct) -> np.uint64:
    """Return a number that stands for all that the rest of a game depends on, 0 if there is none.

    A game whose result depends on the positions before has none.
    """
    return np.uint64(0)


@_verb
def patterns(tables: Struct, state: Struct, code: int, out: NDArray[np.int64]) -> int:
    """Write what a move looks like to the seat to move, as numbers of patterns; return how many.

    What looks alike promises alike: each pattern has a weight that was tuned (see
    :mod:`ringrealms3d.engine.priors`). There are at most ``MOST_PATTERNS`` for a move.
    """
    return 0


@_verb
def determinize(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> None:
    """Deal again, in place, what nobody can see, from what everybody can."""


@_verb
def deals(tables: Struct, state: Struct, out: NDArray[np.int64]) -> int:
    """Write each unseen thing that may be dealt after the next move; return how many there are.

    None are where the next move brings nothing to light.
    """
    return 0


@_verb
def deal(tables: Struct, state: Struct, dealt: int) -> None:
    """Let one of the things that :func:`deals` tells be dealt after the next move."""


@_verb
def playable(tables: Struct, state: Struct, code: int) -> bool:
    """Whether a move that was legal when what nobody can see lay otherwise is legal now."""
    return True


@_verb
def moves_known(tables: Struct, state: Struct) -> bool:
    """Whether the legal moves would be the same however unseen things had been dealt.

    What has come to light since the last deal was a guess.
    """
    return True


@_verb
def proven(tables: Struct, state: Struct) -> bool:
    """Whether a finished game would have ended so however unseen things had been dealt.

    What has come to light since the last deal was a guess too.
    """
    return True


@cache
def _overload_verbs() -> None:
    """Teach numba, once, to choose a verb's function by the type of the state."""
    from numba.extending import overload

    from ringrealms3d.core.inlining import OPTIONS, InlinedCompiler

    options = {**OPTIONS, "pipeline_class": InlinedCompiler}
    for verb, default in _defaults.items():
        overload(verb, jit_options=options, strict=False)(_choice(default))


def _choice(default: Callable[..., Any]) -> Callable[..., Any]:
    """Return what chooses a verb's function by the numba types of its arguments."""
    from numba import from_dtype

    def choose(tables: Any, state: Any, *others: Any) -> Any:
        rules = next(rules for dtype, rules in _bound.items() if from_dtype(dtype) == state)
        chosen = getattr(rules, default.__name__, default)
        return getattr(chosen, "py_func", chosen)  # the plain function, which numba compiles here

    return choose
