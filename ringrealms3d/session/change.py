"""The description of a change of a game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class What(Enum):
    """The kind of a change."""

    NEW_GAME = "new game"
    PLAYED = "played"
    MOVED_ALONG = "moved along"
    RESTORED = "restored"
    RESIGNED = "resigned"
    TIMED_OUT = "lost on time"
    EDITED = "edited"
    NOTED = "noted"
    PLAYERS = "players"


MAY_END = (What.PLAYED, What.RESIGNED, What.TIMED_OUT)
"""The kinds of changes that can end a game."""

OTHER_GAME = (What.NEW_GAME, What.RESTORED)
"""The kinds of changes that put another game on the table."""


@dataclass(frozen=True, slots=True)
class Change:
    """One change of the game.

    Attributes:
        what: what happened.
        sites: the places whose pieces changed; after a new game, all of them.
    """

    what: What
    sites: tuple[int, ...]
