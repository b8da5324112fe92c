"""What a position shows besides its pieces: lines of sight, and what is held or safe."""

from __future__ import annotations

from dataclasses import dataclass

from ringrealms3d.core.outcome import Sites


@dataclass(frozen=True, slots=True)
class SightLine:
    """A straight line of sight.

    Attributes:
        places: the places along it, from the one that looks to the last one that it sees.
        friendly: whether the last one holds a piece of the same seat.
    """

    places: Sites
    friendly: bool


@dataclass(frozen=True, slots=True)
class Sight:
    """The lines of sight of the piece that a move places.

    Attributes:
        lines: its lines of sight.
        text: one clause on the consequence.
    """

    lines: tuple[SightLine, ...] = ()
    text: str = ""


NO_SIGHT = Sight()


@dataclass(frozen=True, slots=True)
class Features:
    """Features of a position that do not depend on the seat to move.

    Attributes:
        held: for each seat the sites that it holds without a piece on them, such as pillars that it
            surrounds.
        safe: the sites whose pieces cannot be captured in the usual way.
    """

    held: tuple[Sites, Sites] = ((), ())
    safe: Sites = ()
