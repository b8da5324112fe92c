"""The kernel contract: the few verbs that a game's rules provide, and their dispatch.

A game's rules work on two structured numpy values: ``tables``, which never change, and ``state``,
which does. Its rules module has a function for each verb of :class:`Rules`, can have one for any
other verb below, and binds them to the dtypes of its states with :func:`bind`. Searches call the
verbs of this module, which run the game's function, or the default one here. In compiled code the
choice is made by the type of the state at compile time and costs nothing at run time.

Every state has the integer fields ``turn`` (0 or 1) and ``ply`` (moves played so far).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, wraps
from operator import itemgetter
from typing import Any, Protocol, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.checks import UnfitError
from ringrealms3d.core.kernel import compiling, expect_calls, is_own, kernel

Struct = Any  # a structured numpy value, such as a state; numba sees its exact type
F = TypeVar("F", bound=Callable[..., Any])


class Rules(Protocol):
    """The verbs that every game's rules module provides; it can have any other verb too."""

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
    """Return the dtype of states or tables with these fields, in numpy's notation.

    Plain Python reads them by attribute too, six times as fast as in numpy's own records, and
    compiled functions take them in half of the time.
    """
    layout = np.dtype(list(fields), align=True)
    attributes: dict[str, Any] = {name: _attribute(name) for name in layout.names or ()}
    attributes["data"] = _bytes_of(layout.itemsize)
    attributes["__slots__"] = ()  # so that no misspelt field can be set
    return np.dtype((type("Struct", (np.void,), attributes), layout))


def _attribute(field: str) -> property:
    def put(struct: Struct, value: Any) -> None:
        struct[field] = value

    return property(itemgetter(field), put)


def _bytes_of(size: int) -> property:
    """Return an attribute with a struct's memory, by which compiled functions find it.

    numpy's own describes every field each time.
    """
    whole = np.dtype((np.uint8, size))
    return property(lambda struct: struct.getfield(whole, 0))


def new_struct(dtype: np.dtype[np.void]) -> Struct:
    """Return a structured value filled with zeros."""
    return np.zeros(1, dtype=dtype)[0]


def copy_of(struct: Struct) -> Struct:
    """Return a structured value that can be changed by itself.

    Its own ``copy`` goes from field to field, which takes six times as long.
    """
    return np.frombuffer(bytearray(struct.tobytes()), struct.dtype)[0]


@dataclass(frozen=True, slots=True)
class SizeClass:
    """The dtypes of tables and states for boards up to a size.

    Attributes:
        most: the largest numbers of what a board has, such as sites.
    """

    tables: np.dtype[np.void]
    state: np.dtype[np.void]
    most: tuple[int, ...] = ()


def class_for(classes: Iterable[SizeClass], **numbers: int) -> SizeClass:
    """Return the first size class for a board with such numbers, in the order of ``most``.

    Raises:
        ValueError: the board is larger than all of them.
    """
    for size in classes:
        if all(n <= most for n, most in zip(numbers.values(), size.most, strict=True)):
            return size
    listed = ", ".join(f"{name}={number}" for name, number in numbers.items())
    raise ValueError(f"a board with {listed} is too large")


def bind_module(state_dtype: np.dtype[np.void], name: str) -> None:
    """Let the verbs run the functions of a module, by its ``__name__``, on states of this dtype."""
    bind(state_dtype, cast(Rules, sys.modules[name]))


def bind(state_dtype: np.dtype[np.void], rules: Rules) -> None:
    """Let the verbs run these rules on states of this dtype.

    Raises:
        UserError: the rules have no function for a verb that every game has, or other rules use the
            same dtype; rename a field to distinguish them.
    """
    for verb in Rules.__annotations__:
        if not callable(getattr(rules, verb, None)):
            raise UnfitError("{rules} has no function {verb}", rules=_name(rules), verb=verb)
    if _bound.setdefault(state_dtype, rules) is not rules:
        raise UnfitError(
            "the states of {rules} and of {others} have the same fields: one needs a field "
            "with another name",
            rules=_name(rules),
            others=_name(_bound[state_dtype]),
        )
    if compiling():
        _overload_verbs()


def _name(rules: Rules) -> str:
    return str(getattr(rules, "__name__", rules))


def expect_games() -> None:
    """Compile what is needed to play moves for Python as soon as a game is played."""
    for rules in _bound.values():
        expect_calls(rules.moves)
        expect_calls(rules.play)


def _verb(default: F) -> F:
    """Make a verb that runs the function of the same name in a state's rules, or this one."""

    @wraps(default)
    def run(tables: Struct, state: Struct, *others: Any) -> Any:
        return _chosen(_bound[state.dtype], default)(tables, state, *others)

    _defaults[run] = default
    return cast(F, run)


@_verb
def moves(tables: Struct, state: Struct, out: NDArray[np.int64]) -> int:
    """Write the codes of the legal moves to ``out`` in any order and return their number."""
    raise NotImplementedError


@_verb
def random_move(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> int:
    """Draw one legal move uniformly at random; the game must not be over."""
    raise NotImplementedError


@_verb
def play(tables: Struct, state: Struct, code: int) -> None:
    """Play a legal move, without checking it."""
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

    A game whose result does not depend on when it ends may fill its board beyond the end.
    """
    while not over(tables, state):
        code: int = np.int64(random_move(tables, state, rng))  # type: ignore[assignment]
        play(tables, state, code)  # one type of code, one compilation


@_verb
def rollout(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> None:
    """Play at random for as long as it helps a search, by default to the end of the game.

    If it stops earlier, the margin there is an estimate of the final one.
    """
    playout(tables, state, rng)


@_verb
def owner(tables: Struct, state: Struct, code: int) -> int:
    """Return the seat that holds the place that a move takes, or -1.

    After a rollout this tells for every move whether it was in effect played, and by whom.
    """
    return -1


@_verb
def key(tables: Struct, state: Struct) -> np.uint64:
    """Return a key for everything that the rest of a game depends on, 0 if there is none.

    A game whose result depends on earlier positions has none.
    """
    return np.uint64(0)


@_verb
def patterns(tables: Struct, state: Struct, code: int, out: NDArray[np.int64]) -> int:
    """Write the numbers of a move's patterns for the seat to move; return how many.

    Moves with the same patterns get the same prior: each pattern has a tuned weight (see
    :mod:`ringrealms3d.engine.priors`). There are at most ``MOST_PATTERNS`` for a move.
    """
    return 0


@_verb
def urgent(tables: Struct, state: Struct, out: NDArray[np.int64]) -> int:
    """Write the moves of which a level plays one, whatever its search says; return how many.

    There are none if it may play any, as in most positions: these are for what everybody sees.
    """
    return 0


@_verb
def determinize(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> None:
    """Deal everything hidden again, in place, from what both seats can see."""


@_verb
def deals(tables: Struct, state: Struct, out: NDArray[np.int64]) -> int:
    """Write each hidden item that can be dealt after the next move; return how many there are.

    There are none if the next move reveals nothing.
    """
    return 0


@_verb
def deal(tables: Struct, state: Struct, dealt: int) -> None:
    """Let one of the items from :func:`deals` be dealt after the next move."""


@_verb
def shown(tables: Struct, state: Struct) -> np.uint64 | None:
    """Return in one number what dice and draws showed since the last deal, 0 if there were none.

    A search keeps apart what follows after different numbers. A game without either has None, for
    which nothing of that is compiled.
    """
    return None


@_verb
def playable(tables: Struct, state: Struct, code: int) -> bool:
    """Whether a move that was legal in another deal of the hidden items is legal now."""
    return True


@_verb
def moves_known(tables: Struct, state: Struct) -> bool:
    """Whether the legal moves would be the same in every deal of the hidden items.

    Items revealed since the last deal were a guess.
    """
    return True


@_verb
def proven(tables: Struct, state: Struct) -> bool:
    """Whether a finished game would have ended the same way in every deal.

    Items revealed since the last deal were a guess too.
    """
    return True


def _chosen(rules: Rules, default: Callable[..., Any]) -> Callable[..., Any]:
    """Return what runs a verb by these rules."""
    verb = getattr(rules, default.__name__, default)
    if verb is default or is_own(_name(rules)):
        return verb
    from ringrealms3d.core.fitting import fitted  # which has kernels, as the rules do

    return fitted(default.__name__, verb if hasattr(verb, "py_func") else kernel(verb))


@cache
def _overload_verbs() -> None:
    """Teach numba to choose a verb's function by the type of the state; runs once."""
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
        chosen = _chosen(rules, default)
        return getattr(chosen, "py_func", chosen)  # the plain function, which numba compiles here

    return choose
