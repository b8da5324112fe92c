"""A game: its names, its variants, its rules for people, and how to open a variant."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from ringrealms3d.core.variant import Variant


def _none(uid: str) -> None:
    """Find no variant besides those that are listed."""


@dataclass(frozen=True, slots=True)
class BoardEntry:
    """What a list says of a board.

    Attributes:
        title: the board's name for people.
        size: the number of its sites.
    """

    title: str
    size: int


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """One game of the collection.

    Attributes:
        uid: the game's id, such as "ring-majority".
        title: its name for people.
        designer: who made it.
        seats: the names of the two seats, first mover first.
        variants: the ids of its variants in order, such as "ring-majority/tet".
        rules_text: the rules for players, in Markdown.
        strategy_text: what a beginner should know of playing well, in Markdown; a game may leave
            this out.
        goal: in a sentence, what one plays for; a game may leave this out.
        find_variant: returns the whole id of a variant that is not among these, such as a board
            from a file, and None for an id that names none; raises a ValueError for a file that
            cannot be read.
        other_variants: what such an id can have behind the game's, for error messages.
        open_variant: builds a variant from its id; ``ringrealms3d.games.variant`` caches it.
        boards: what lists say of the variants' boards, so that listing them builds none. A game may
            leave this out.
    """

    uid: str
    title: str
    designer: str
    seats: tuple[str, str]
    variants: tuple[str, ...]
    rules_text: str
    open_variant: Callable[[str], Variant]
    strategy_text: str = field(default="", kw_only=True)
    goal: str = field(default="", kw_only=True)
    find_variant: Callable[[str], str | None] = field(default=_none, kw_only=True)
    other_variants: str = field(default="", kw_only=True)
    boards: Mapping[str, BoardEntry] = field(
        default_factory=lambda: MappingProxyType({}), kw_only=True
    )
