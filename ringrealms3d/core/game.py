"""A game: its names, its variants, its rules as text, and how to open a variant."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from ringrealms3d.core.variant import Variant


def _none(uid: str) -> None:
    """Find no variants besides those listed."""


@dataclass(frozen=True, slots=True)
class BoardEntry:
    """A board as it appears in lists.

    Attributes:
        title: the board's display name.
        size: the number of its sites.
    """

    title: str
    size: int


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """One game of the collection.

    Attributes:
        uid: the game's id, such as "ring-majority".
        title: its display name.
        designer: who designed it.
        seats: the names of the two seats, first mover first.
        variants: the ids of its variants in order, such as "ring-majority/tet".
        rules_text: the rules for players, in Markdown.
        strategy_text: strategy for beginners, in Markdown; optional.
        goal: the aim of the game in one sentence; optional.
        find_variant: returns the full id of a variant that is not among these, such as a board from
            a file, or None for an unknown id; raises a ValueError for a file that cannot be read.
        other_variants: how such an id continues after the game's id, for error messages.
        open_variant: builds a variant from its id; ``ringrealms3d.games.variant`` caches it.
        boards: how lists show the variants' boards, so that listing builds none; optional.
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
