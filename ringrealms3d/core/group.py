"""Named groups of places, to show to users."""

from __future__ import annotations

from dataclasses import dataclass

from ringrealms3d.core.outcome import Sites


@dataclass(frozen=True, slots=True)
class Group:
    """Something that a seat has on the board, such as a loop.

    Attributes:
        title: its display name.
        seat: whose it is.
        sites: the sites that it consists of.
        beside: sites that go with it, such as the starting stones that a loop passes between.
    """

    title: str
    seat: int
    sites: Sites
    beside: Sites = ()
