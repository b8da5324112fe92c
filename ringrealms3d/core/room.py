"""Moves for which there is no room: a position has more than its game says any has."""

from __future__ import annotations

import traceback
from typing import Any

import numpy as np

from ringrealms3d.core.errors import UserError

_ROOM = 1 << 16
_LISTING, _ARGUMENTS = "moves", 3


def missing_room(error: BaseException) -> UserError | None:
    """Return what is told where a game's ``moves`` wrote beyond its array, None of other errors.

    It is called again with more room, to say how much is needed.
    """
    if not isinstance(error, IndexError):
        return None
    for frame, _ in reversed(list(traceback.walk_tb(error.__traceback__))):
        code = frame.f_code
        if code.co_name.startswith(_LISTING) and code.co_argcount == _ARGUMENTS:
            arguments = [frame.f_locals[name] for name in code.co_varnames[:_ARGUMENTS]]
            return _compared(frame.f_globals.get(code.co_name), *arguments)
    return None


def _compared(listing: Any, tables: Any, state: Any, out: Any) -> UserError | None:
    count = _counted(listing, tables, state)
    if not isinstance(out, np.ndarray) or count <= len(out):
        return None
    return UserError(
        "a position has {count} moves, but the game says that none has more than {most}: write "
        "most_moves={count} or more in game(), or max_moves in a Variant",
        count=count,
        most=len(out),
    )


def _counted(listing: Any, *position: Any) -> int:
    try:
        return int(listing(*position, np.empty(_ROOM, dtype=np.int64)))
    except Exception:  # it fails for another reason
        return 0
