"""Rules of a module, with a look at what they leave for Python before anything shows it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.checks import UnfitError
from ringrealms3d.core.phrase import translatable
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.make.codes import Codes

_NO_SUCH_MOVE = translatable("moves() lists {code}, but moves are 0 … {last}")
_NO_SUCH_MOVE_WITHOUT_TRAVELS = translatable(
    "moves() lists {code}, but moves are 0 … {last}; are pieces moved? Then game() needs "
    "travels=True"
)


class SeenRules:
    """The functions of a game's rules, as Python calls them."""

    def __init__(self, rules: Any, look_at: Callable[[Struct], None], codes: Codes) -> None:
        """Take the rules, the codes of moves, and what refuses a state that nobody can show."""
        self._rules, self._look_at, self._codes = rules, look_at, codes

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._rules, name)
        if name == "play":
            return _looked_at(found, self._look_at)
        return _counted(found, self._codes) if name == "moves" else found


def _looked_at(play: Callable[..., None], look_at: Callable[[Struct], None]) -> Callable[..., None]:
    @wraps(play)
    def played(tables: Struct, state: Struct, code: int) -> None:
        play(tables, state, code)
        look_at(state)

    return played


def _counted(moves: Callable[..., int], codes: Codes) -> Callable[..., int]:
    @wraps(moves)
    def listed(tables: Struct, state: Struct, out: NDArray[np.int64]) -> int:
        found = moves(tables, state, out)
        for code in out[:found].tolist():
            if not 0 <= code < codes.count:
                forgotten = code > 0 and not codes.travels
                text = _NO_SUCH_MOVE_WITHOUT_TRAVELS if forgotten else _NO_SUCH_MOVE
                raise UnfitError(text, code=code, last=codes.count - 1)
        return found

    return listed
