"""A game: its names, its variants, its rules for people, and how to open a variant."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ringrealms3d.core.variant import Variant


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
        open_variant: builds a variant from its id; :func:`ringrealms3d.games.variant` caches it.
    """

    uid: str
    title: str
    designer: str
    seats: tuple[str, str]
    variants: tuple[str, ...]
    rules_text: str
    open_variant: Callable[[str], Variant]
