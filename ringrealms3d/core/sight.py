"""What a position shows besides its pieces: what a new one would see, and what is held or safe."""

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
    """What the piece that a move places would see.

    Attributes:
        lines: its lines of sight.
        text: one clause that says what comes of it.
    """

    lines: tuple[SightLine, ...] = ()
    text: str = ""


NO_SIGHT = Sight()


@dataclass(frozen=True, slots=True)
class Features:
    """What the rules make of a position, no matter who is to move.

    Attributes:
        held: for either seat the sites that are its own without its pieces standing on them, such
            as pillars that it surrounds.
        safe: the sites whose pieces cannot be taken as others can.
    """

    held: tuple[Sites, Sites] = ((), ())
    safe: Sites = ()
