"""A game in lists of games, and the words for players and results."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from ringrealms3d.engine.levels import HIGHEST, LOWEST
from ringrealms3d.records.record import Result

PERSON = "person"
"""The kind of a player who sits before the screen."""

UNKNOWN = ""
"""The kind of a player of whom nobody said what it is."""

_LEVEL = re.compile(r"level ([0-9]{1,2})")


class Ending(StrEnum):
    """How a game ended, as a search condition."""

    FIRST = "first"
    SECOND = "second"
    DRAW = "draw"
    UNFINISHED = "unfinished"


@dataclass(frozen=True, slots=True)
class GameSummary:
    """One game of a library, without its moves.

    Attributes:
        id: the number under which the library has it.
        game: the game's id, such as "ring-majority".
        variant: the variant's id, such as "ring-majority/tet".
        begun: when it started, in UTC in ISO 8601 (2026-11-24T18:30:00Z); only the day for a game
            from a file, empty if unknown.
        names: the names of the players of the two seats, empty if unknown.
        kinds: their kinds: "person", "level 4", the name of a program, or empty.
        result: how it ended.
        plies: how many moves its line has.
        rated: whether it counts for the user's rating.
        tags: its tags, in alphabetical order.
        event: what it was played at, empty if unknown.
        place: where, empty if unknown.
    """

    id: int
    game: str
    variant: str
    begun: str
    names: tuple[str, str]
    kinds: tuple[str, str]
    result: Result
    plies: int
    rated: bool
    tags: tuple[str, ...] = ()
    event: str = ""
    place: str = ""


def level_kind(level: int) -> str:
    """Return the kind of a player that is the engine at a level."""
    return f"level {level}"


def level_of(kind: str) -> int | None:
    """Return the level of a player of this kind, None if it is not the engine at a level."""
    found = _LEVEL.fullmatch(kind)
    level = int(found[1]) if found else 0
    return level if LOWEST <= level <= HIGHEST else None
