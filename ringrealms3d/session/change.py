"""What is told of a game when it changes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class What(Enum):
    """What a change was."""

    NEW_GAME = "new game"
    PLAYED = "played"
    MOVED_ALONG = "moved along"
    RESTORED = "restored"
    RESIGNED = "resigned"
    TIMED_OUT = "lost on time"
    EDITED = "edited"
    NOTED = "noted"
    PLAYERS = "players"


@dataclass(frozen=True, slots=True)
class Change:
    """One change of the game.

    Attributes:
        what: what happened.
        sites: the places where something else stands now; after a new game, all of them.
    """

    what: What
    sites: tuple[int, ...]
