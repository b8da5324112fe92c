"""States and tables of a game as classes: the fields become numpy's, which machine code reads."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import ModuleType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.checks import UnfitError
from ringrealms3d.core.verbs import Struct, new_struct, struct_type

PerSite = Annotated[NDArray[np.int8], "site"]
"""A small whole number for each site, int8 (sites,)."""

Scratch = Annotated[NDArray[np.int8], "site", "scratch"]
"""The same as room to work in, which is no part of a position; see ``fill``."""

PerSeat = Annotated[NDArray[np.int64], 2]
"""A whole number for each seat, int64 (2,)."""

Passes = Annotated[int, "passes"]
"""How many passes there were in a row; states with a field ``passes`` of this kind have them."""

Die = Annotated[int, "die"]
"""What a die shows, which lies beside the board: 1 to 9, 0 for nothing."""

Chance = Annotated[NDArray[np.uint64], 2, "chance"]
"""What dice and drawn pieces come from, in a field ``chance``: nobody sees it.

uint64 (2,): a random generator, and what it showed since a search dealt it again.
"""

_SCRATCH, _PASSES, _DIE, _CHANCE = "scratch", "passes", "die", "chance"
_MARKERS = (_SCRATCH, _PASSES, _DIE, _CHANCE)
_UNSEEN = {_SCRATCH, _CHANCE}
_STRANGE = re.compile(r"\W+")


class State:
    """What changes in a game; a module's own subclass adds fields by annotating them.

    ``int`` is an int64; :data:`PerSite` and :data:`PerSeat` are arrays, and
    ``Annotated[NDArray[np.int64], 3, 4]`` is one of any dtype and shape.

    Attributes:
        turn: the seat to move, 0 or 1.
        ply: how many moves were made.
        stone: what stands on each site: 0 nothing, 1 and 2 a piece of either seat, or numbers of
            the game's own.
        winner: 0 while nobody won, 1 or 2 for either seat, 3 for a draw.
    """

    turn: int
    ply: int
    stone: PerSite
    winner: int


def state_of(module: ModuleType) -> type:
    """Return a module's own class of states, or that of every game."""
    classes = (value for value in vars(module).values() if isinstance(value, type))
    own = (each for each in classes if issubclass(each, State) and each is not State)
    return next(own, State)


def state_dtype(
    state: type, module: str, sites: int, listed: int, rack: int = 0
) -> np.dtype[np.void]:
    """Return the dtype of a module's states on a board.

    The last field is named after the module, so that no other game has the same dtype. Before it
    is ``listed``, int32, where random moves are listed, if there is room for any, and before that
    ``rack``, int8 (2, places), what each seat chooses from, in games with racks.

    Raises:
        UnfitError: an annotation is none that a field can have.
    """
    described = [_field(state, name, hint, sites) for name, hint in _hints(state).items()]
    if rack:
        described.append(("rack", np.int8, (2, rack)))
    if listed:
        described.append(("listed", np.int32, (listed,)))
    return struct_type(*described, (_mark_of(module), np.int8))


def _mark_of(module: str) -> str:
    """Return the name of a field that only the states and tables of one module have."""
    return f"of_{_STRANGE.sub('_', module)}"


def _hints(state: type) -> dict[str, Any]:
    """Return the annotations of a state's fields, those of every state first."""
    usual = get_type_hints(State, include_extras=True)
    return {**usual, **get_type_hints(state, include_extras=True)}


def _field(state: type, name: str, hint: Any, sites: int) -> tuple[Any, ...]:
    if hint is int:
        return name, np.int64
    if get_origin(hint) is Annotated:
        array, *shape = get_args(hint)
        if array is int:
            return name, np.int64
        kinds = [kind for part in get_args(array) for kind in get_args(part) or (part,)]
        dtypes = [k for k in kinds if isinstance(k, type) and issubclass(k, np.generic)]
        numbers = tuple(sites if part == "site" else part for part in shape if part not in _MARKERS)
        if dtypes and numbers and all(isinstance(n, int) and n > 0 for n in numbers):
            return name, dtypes[0], numbers
    raise UnfitError(
        "{owner}.{name} must be int, PerSite, PerSeat or an array with its shape",
        owner=state.__name__,
        name=name,
    )


def own_fields(state: type) -> tuple[str, ...]:
    """Return the names of the fields that are parts of a position besides turn, ply and stones."""
    usual = ("turn", "ply", "stone")
    return tuple(
        name
        for name, hint in _hints(state).items()
        if name not in usual and not _UNSEEN & set(get_args(hint))
    )


def per_seat(state: type) -> tuple[str, ...]:
    """Return the names of the fields with a number for each seat."""
    return tuple(name for name, hint in _hints(state).items() if hint == PerSeat)


def dice_of(state: type) -> tuple[str, ...]:
    """Return the names of the fields that are dice."""
    return tuple(name for name, hint in _hints(state).items() if _DIE in get_args(hint))


def has_passes(state: type) -> bool:
    """Whether a state counts passes."""
    return _PASSES in get_args(_hints(state).get(_PASSES))


def has_chance(state: type) -> bool:
    """Whether a state has what dice and drawn pieces come from."""
    return _CHANCE in get_args(_hints(state).get(_CHANCE))


def tables_of(values: Mapping[str, Any], module: str) -> Struct:
    """Return tables with these arrays and numbers, of a dtype of the module's own.

    Its first field makes it that: numba would take one dtype for another that begins alike.

    Raises:
        UnfitError: a value is no array of whole numbers or fractions.
    """
    marked = {_mark_of(module): np.int8(0), **values}
    arrays = {name: np.asarray(value) for name, value in marked.items()}
    for name, array in arrays.items():
        if array.dtype.kind not in "iufb" or not array.size:
            raise UnfitError("Tables.{name} must be an array of numbers", name=name)
        if array.dtype.kind == "b":
            arrays[name] = array.astype(np.int8)  # numba has no arrays of bits in tables
    tables = new_struct(
        struct_type(*((n, a.dtype, a.shape) if a.ndim else (n, a.dtype) for n, a in arrays.items()))
    )
    for name, array in arrays.items():
        tables[name] = array
    return tables
