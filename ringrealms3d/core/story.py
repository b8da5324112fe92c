"""What a game tells of a move beyond its captures: how it is said, and what was reached by it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ringrealms3d.core.outcome import Sites


@dataclass(frozen=True, slots=True)
class Told:
    """Something about a seat, as different people hear it; "|" ends the part that stands out.

    Attributes:
        text: with the names of the seats.
        yours: for the only person who plays, whose seat it is about; empty for the text.
        theirs: for the only person who plays, if it is about the other seat; empty for the text.
    """

    text: str
    yours: str = ""
    theirs: str = ""

    def heard(self, seat: int, person: int | None) -> str:
        """Return what is said of a seat to the only person, by their seat; None for all others."""
        if person is None:
            return self.text
        return (self.yours if person == seat else self.theirs) or self.text


class Kind(Enum):
    """What a milestone is, the weightiest first."""

    SWAP = "swap"
    OFFER = "offer"
    """The other seat may swap."""
    GAIN = "gain"
    """A seat has one more of what wins the game."""
    SETBACK = "setback"
    """A seat has lost one of them."""
    FREE_TURN = "free turn"
    THREAT = "threat"
    """A seat can win, or capture, with its next move."""


@dataclass(frozen=True, slots=True)
class Milestone:
    """Something that happens rarely enough in a game to be told by itself.

    Attributes:
        kind: what it is.
        seat: whose it is.
        name: what it is called beside a move in a list, such as "loop"; empty if it is not.
        told: the sentence on it, without a full stop.
        detail: what goes with it, such as how many more win; None for nothing.
        sites: the places that matter, such as where a threat would be carried out.
    """

    kind: Kind
    seat: int
    name: str
    told: Told
    detail: Told | None = None
    sites: Sites = ()


@dataclass(frozen=True, slots=True)
class Story:
    """What a game adds to the news of a move.

    Attributes:
        move: what the seat did, such as "Red put a tile on e6|"; None for "Red played e6|".
        taken: what it took, as the end of that sentence; None for its stones and their sites.
        milestones: what was reached.
    """

    move: Told | None = None
    taken: Told | None = None
    milestones: tuple[Milestone, ...] = ()
