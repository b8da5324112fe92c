"""Codes of moves of a board: which places make one, and its usual text."""

from __future__ import annotations

from dataclasses import dataclass

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.phrase import Phrase

PASS_TEXT = "pass"
_SEATS = 2


@dataclass(frozen=True, slots=True)
class Codes:
    """How moves are numbered, and what is beside a board.

    The code of a move is the number of a site; in a game that moves pieces ``start * sites + end``,
    of which both may be the same; in one with racks ``place * sites + site``. A pass is the one
    after these. The places after the sites are the racks, the dice, and one to click for passing.

    Attributes:
        sites: their names.
        seats: their names.
        travels: whether moves are from a site to another.
        rack: how many pieces each seat chooses from, 0 without racks.
        dice: their names.
        passes: whether there is a pass.
    """

    sites: tuple[str, ...]
    seats: tuple[str, str]
    travels: bool
    rack: int
    dice: tuple[str, ...]
    passes: bool

    @property
    def pass_code(self) -> int:
        """The code of a pass, whether there is one or not."""
        size = len(self.sites)
        return size * (size if self.travels else self.rack or 1)

    @property
    def count(self) -> int:
        """How many codes there are."""
        return self.pass_code + self.passes

    @property
    def _first_die(self) -> int:
        """The first place after the sites and the racks."""
        return len(self.sites) + _SEATS * self.rack

    @property
    def _pass_place(self) -> int:
        return self._first_die + len(self.dice)

    def place_name(self, place: int) -> str:
        """Return the name of a site, of a place on a rack, of a die's field, or "pass"."""
        if place < len(self.sites):
            return self.sites[place]
        seat, shelf = divmod(place - len(self.sites), self.rack or 1)
        if self.rack and seat < _SEATS:
            return Phrase("{seat}'s rack, {place}", seat=self.seats[seat], place=shelf + 1)
        return (*self.dice, PASS_TEXT)[place - self._first_die]

    def places(self, code: int, seat: int) -> Sites:
        """Return the places to click for a move of a seat."""
        if code == self.pass_code:
            return (self._pass_place,)
        first, last = divmod(code, len(self.sites))
        if self.rack:
            return len(self.sites) + seat * self.rack + first, last
        return (last,) if not self.travels or first == last else (first, last)

    def code_of(self, places: Sites) -> int | None:
        """Return the code of the move that clicking these places makes, None if they make none."""
        if places == (self._pass_place,) and self.passes:
            return self.pass_code
        size = len(self.sites)
        *starts, last = places
        if last >= size or len(starts) > 1:
            return None
        if self.rack:
            racks = range(size, self._first_die)
            shelf = (starts[0] - size) % self.rack if starts else 0
            return shelf * size + last if starts and starts[0] in racks else None
        if not self.travels:
            return None if starts else last
        start = starts[0] if starts else last
        return start * size + last if start < size else None

    def text_of(self, places: Sites) -> str:
        """Return the usual text of a move, such as c2, c2-d3, 3@c2 or pass."""
        size = len(self.sites)
        if self.rack and size <= places[0] < self._first_die:
            place = (places[0] - size) % self.rack
            return f"{place + 1}@{self.sites[places[-1]]}" if len(places) > 1 else ""
        return "-".join(map(self.place_name, places))

    def rack_place(self, text: str) -> tuple[int, str]:
        """Return the place on a rack, and the name of a site, from the text of a move.

        Raises:
            UserError: the text names no place of a rack.
        """
        place, _, site = text.partition("@")
        if place not in map(str, range(1, self.rack + 1)):
            raise UserError(
                "'{text}' is not a move: a rack place from 1 to {rack} and a cell, as in 3@e6",
                text=text[:40],
                rack=self.rack,
            )
        return int(place) - 1, site
