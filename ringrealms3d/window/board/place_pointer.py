"""Clicks on the boards that answer a question, or wait, and play nothing."""

from __future__ import annotations

from collections.abc import Callable


class PlacePointer:
    """Takes clicks away from moves while a place is asked for.

    Attributes:
        told: receives a clicked place; None while clicks play moves.
    """

    def __init__(self) -> None:
        """Leave the clicks to moves."""
        self.told: Callable[[int], None] | None = None

    @property
    def on(self) -> bool:
        """Whether clicks are its own."""
        return self.told is not None

    def click(self, place: int) -> None:
        """Tell the place."""
        if self.told is not None:
            self.told(place)

    def click_aside(self, place: int) -> bool:
        """Let the menu open."""
        return False

    def piece_for(self, place: int) -> int:
        """Return that a click puts no piece anywhere."""
        return 0
