"""Places that belong together, with a name, for people to see."""

from __future__ import annotations

from dataclasses import dataclass

from ringrealms3d.core.outcome import Sites


@dataclass(frozen=True, slots=True)
class Group:
    """Something that a seat has on the board, such as a loop.

    Attributes:
        title: what it is called.
        seat: whose it is.
        sites: what it is made of.
        beside: what goes with it, such as the starting stones that a loop passes between.
    """

    title: str
    seat: int
    sites: Sites
    beside: Sites = ()
