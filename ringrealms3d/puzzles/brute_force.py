"""Brute force: can a seat force a result, whatever the other plays and whatever is dealt?

This is plain minimax over the rules, trying every move in the order of the rules. It has no table,
no bounds and no part of the engine's search, so that it can verify the engine's claims. On a seat's
own turn one good move is enough; on the other's turn, all moves must be good.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core import verbs
from ringrealms3d.core.kernel import entry_kernel, kernel
from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.verbs import Struct, struct_type
from ringrealms3d.games import machine_code_of

MOST_PLAYED = 30_000_000
"""How many moves are tried before a question is left open."""

_LEVELS = 64
_NO_LIMIT = 1 << 40
_ANY = -1
_OPEN = -1

_LEVEL = struct_type(
    ("count", np.int64),
    ("following", np.int64),
    ("left", np.int64),  # how many moves the claiming seat still has
    ("code", np.int64),  # the move before a deal, _ANY where a seat is to move
    ("either", np.int64),  # whether one good branch is enough
)


@dataclass(frozen=True, slots=True)
class Claim:
    """The claim that a seat can force a result.

    Attributes:
        seat: who forces it.
        margin: the seat's least final margin; 1 is any win.
        moves: within how many of its own moves, 0 for any number.
        lucky: whether hidden items are dealt in the seat's favour or against it.
    """

    seat: int
    margin: int = 1
    moves: int = 0
    lucky: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of brute force for a claim.

    Attributes:
        holds: whether the claim holds, None if that takes too long.
        played: how many moves were tried.
    """

    holds: bool | None
    played: int


class _Stack(NamedTuple):
    """The state of the search.

    Attributes:
        rows: the state of each level.
        words: the same memory as uint64 (levels, words).
        levels: how far each level's branches have been tried.
        branches: int64 (levels, branches), the moves of a level, or the possible deals there.
    """

    rows: NDArray[np.void]
    words: NDArray[np.uint64]
    levels: NDArray[np.void]
    branches: NDArray[np.int64]


def judge(
    position: Position, claim: Claim, first: Move | None = None, most: int = MOST_PLAYED
) -> Verdict:
    """Return whether a claim holds in a position whose game is not over.

    Args:
        first: the next move, any if None.
        most: the number of moves after which the question stays open.
    """
    variant = position.variant
    rows = np.zeros(_LEVELS, dtype=position.state.dtype)
    rows[0] = position.state
    stack = _Stack(
        rows,
        rows.view(np.uint64).reshape(_LEVELS, -1),
        np.zeros(_LEVELS, dtype=_LEVEL),
        np.zeros((_LEVELS, variant.max_moves), dtype=np.int64),
    )
    asked = np.array(
        [
            claim.seat,
            claim.margin,
            claim.moves or _NO_LIMIT,
            claim.lucky,
            _ANY if first is None else first.code,
            most,
        ]
    )
    found = np.zeros(2, dtype=np.int64)
    with machine_code_of(position.uid):
        _search(variant.tables, stack, asked, found)
    holds = None if found[0] == _OPEN else bool(found[0])
    return Verdict(holds, int(found[1]))


@entry_kernel
def _search(
    tables: Struct, stack: _Stack, asked: NDArray[np.int64], found: NDArray[np.int64]
) -> None:
    """Write whether the claim holds, 1, 0 or ``_OPEN``, and how many moves were played."""
    level: int = np.int64(0)  # type: ignore[assignment]
    found[1] = 0
    stack.levels[0].left = asked[2]
    _enter(tables, stack, level, asked)
    if asked[4] != _ANY:
        stack.branches[0, 0] = asked[4]
        stack.levels[0].count = 1
    value: int = np.int64(_OPEN)  # type: ignore[assignment]
    while level >= 0:
        here = stack.levels[level]
        if value == here.either or here.following == here.count:
            level -= 1  # a branch decided, or none did, which the last one's value tells
        elif level + 2 >= _LEVELS or found[1] >= asked[5]:
            value = np.int64(_OPEN)  # type: ignore[assignment]
            break
        else:
            value = _branch(tables, stack, level, asked, found)
            level += value == _OPEN
    found[0] = value


@kernel
def _branch(
    tables: Struct,
    stack: _Stack,
    level: int,
    asked: NDArray[np.int64],
    found: NDArray[np.int64],
) -> int:
    """Take the next branch; return its result, or ``_OPEN`` if it continues a level below."""
    here, below = stack.levels[level], stack.levels[level + 1]
    branch: int = stack.branches[level, here.following]
    here.following += 1
    for i in range(stack.words.shape[1]):
        stack.words[level + 1, i] = stack.words[level, i]
    state = stack.rows[level + 1]
    code: int = branch
    if here.code == _ANY:
        below.count = verbs.deals(tables, state, stack.branches[level + 1])
        if below.count > 0:
            below.following, below.left = 0, here.left
            below.code, below.either = branch, asked[3]
            return _OPEN
    else:
        code = here.code
        verbs.deal(tables, state, branch)
    below.left = here.left - np.int64(state.turn == asked[0])
    verbs.play(tables, state, code)
    found[1] += 1
    if verbs.over(tables, state):
        margin: int = verbs.margin(tables, state)
        own = margin if asked[0] == 0 else -margin
        return np.int64(own >= asked[1])  # type: ignore[return-value]
    if below.left == 0:
        return np.int64(0)  # type: ignore[return-value]
    _enter(tables, stack, level + 1, asked)
    return np.int64(_OPEN)  # type: ignore[return-value]


@kernel
def _enter(tables: Struct, stack: _Stack, level: int, asked: NDArray[np.int64]) -> None:
    """List the moves of a level with a known state."""
    here, state = stack.levels[level], stack.rows[level]
    here.count = verbs.moves(tables, state, stack.branches[level])
    here.following = 0
    here.code = _ANY
    here.either = np.int64(state.turn == asked[0])
