"""How a user sets up a position: the pieces on the board, and everything else about it.

A :class:`Setup` can be impossible, because it is made step by step. Reading its fen gives the
position, or an error that says what is wrong.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.verbs import Struct

TURN = "turn"
"""The key of the seat to move."""

MAY_SWAP = "swap"
"""The key of whether the second seat may take over the first piece now, in games with a swap."""

HANDS = ("first hand", "second hand")
"""The keys of the pieces that either seat has in hand, in games in which they come from there."""


@dataclass(frozen=True, slots=True)
class ChoiceField:
    """One of several things.

    Attributes:
        key: where a setup keeps its number.
        title: what people call it.
        choices: what the numbers from 0 on mean.
    """

    key: str
    title: str
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NumberField:
    """A number from 0 on.

    Attributes:
        key: where a setup keeps it.
        title: what people call it.
        most: the highest one.
    """

    key: str
    title: str
    most: int


@dataclass(frozen=True, slots=True)
class SwitchField:
    """Something that is so, 1, or not, 0.

    Attributes:
        key: where a setup keeps it.
        title: the clause that is true or not.
    """

    key: str
    title: str


Field = ChoiceField | NumberField | SwitchField


@dataclass(frozen=True, slots=True)
class Setup:
    """A position as a person sets it up, possible or not.

    Attributes:
        pieces: what stands on each place of the layout, 0 for nothing.
        values: whatever else there is to say, by its key.
    """

    pieces: tuple[int, ...]
    values: Mapping[str, int]

    def with_piece(self, place: int, piece: int) -> Setup:
        """Return the setup with another piece on a place."""
        return replace(self, pieces=(*self.pieces[:place], piece, *self.pieces[place + 1 :]))

    def with_values(self, values: Mapping[str, int]) -> Setup:
        """Return the setup with other values, by their keys."""
        return replace(self, values=MappingProxyType({**self.values, **values}))


class SetupForm(ABC):
    """What there is to fill in to set up a position of one variant.

    Attributes:
        palette: the pieces that a person can put down, with their names; those that always stand
            where they are, such as pillars, are not among them.
        fields: what else there is to say.
    """

    palette: Mapping[int, str]
    fields: tuple[Field, ...]

    @abstractmethod
    def read(self, state: Struct) -> Setup:
        """Return a position's state as a setup."""

    @abstractmethod
    def write(self, setup: Setup) -> str:
        """Return the fen of a setup, which may be impossible."""

    @abstractmethod
    def empty(self) -> Setup:
        """Return the board before anything was placed."""

    def put(self, setup: Setup, place: int, piece: int) -> Setup:
        """Return the setup with another piece on a place, 0 for none.

        Raises:
            UserError: what stands there stays there.
        """
        return setup.with_piece(place, piece)

    def say(self, setup: Setup, key: str, value: int) -> Setup:
        """Return the setup with another value."""
        return setup.with_values({key: value})


class FenForm(SetupForm):
    """A form that says all that the fens of a game say."""

    @abstractmethod
    def parse(self, text: str) -> Setup:
        """Return the setup that a line from :meth:`write` describes.

        Raises:
            UserError: the line is broken, or no such position is possible; the message says where.
        """


def turn_field(seats: tuple[str, str]) -> ChoiceField:
    """Return the field for who is to move."""
    return ChoiceField(TURN, "To move", seats)


def swap_field(seats: tuple[str, str]) -> SwitchField:
    """Return the field for whether the second seat may swap."""
    return SwitchField(MAY_SWAP, Phrase("{seat} may swap", seat=seats[1]))


def hand_fields(seats: tuple[str, str], most: int) -> tuple[NumberField, ...]:
    """Return the fields for what the seats have in hand."""
    return tuple(
        NumberField(key, Phrase("{seat} in hand", seat=seat), most)
        for key, seat in zip(HANDS, seats, strict=True)
    )


def hands_in(setup: Setup) -> tuple[int, int]:
    """Return what the seats have in hand."""
    first, second = (setup.values[key] for key in HANDS)
    return first, second


def put_from_hand(setup: Setup, place: int, piece: int, most: int) -> Setup:
    """Return the setup with a piece from its seat's hand; what stood there goes back into its own.

    Args:
        piece: 1 or 2, a piece of seat 0 or 1, or 0 for none.
        most: what a hand holds at most.
    """
    hands = list(hands_in(setup))
    for moved, step in ((setup.pieces[place], 1), (piece, -1)):
        if moved:
            hands[moved - 1] = min(max(0, hands[moved - 1] + step), most)
    return setup.with_piece(place, piece).with_values(dict(zip(HANDS, hands, strict=True)))
