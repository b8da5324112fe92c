"""Rules whose moves leave nothing on the board of which nobody knows how it looks."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from ringrealms3d.core.verbs import Struct


class SeenRules:
    """The functions of a game's rules, as Python calls them."""

    def __init__(self, rules: Any, look_at: Callable[[Struct], None]) -> None:
        """Take the rules, and what looks at every state that a move leaves, or refuses it."""
        self._rules, self._look_at = rules, look_at

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._rules, name)
        return _looked_at(found, self._look_at) if name == "play" else found


def _looked_at(play: Callable[..., None], look_at: Callable[[Struct], None]) -> Callable[..., None]:
    @wraps(play)
    def played(tables: Struct, state: Struct, code: int) -> None:
        play(tables, state, code)
        look_at(state)

    return played
