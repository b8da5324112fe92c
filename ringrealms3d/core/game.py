"""A game: its names, its variants, its rules for people, and how to open a variant."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ringrealms3d.core.variant import Variant


def _none(uid: str) -> None:
    """Find no variant besides those that are listed."""


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
        find_variant: returns the whole id of a variant that is not among these, such as a board
            from a file, and None for an id that names none; raises a ValueError for a file that
            can not be read.
        other_variants: what such an id can have behind the game's, for error messages.
        open_variant: builds a variant from its id; :func:`ringrealms3d.games.variant` caches it.
    """

    uid: str
    title: str
    designer: str
    seats: tuple[str, str]
    variants: tuple[str, ...]
    rules_text: str
    open_variant: Callable[[str], Variant]
    find_variant: Callable[[str], str | None] = field(default=_none, kw_only=True)
    other_variants: str = field(default="", kw_only=True)
