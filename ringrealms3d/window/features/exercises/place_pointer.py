"""Clicks on the boards that answer a question, or wait, and play nothing."""

from __future__ import annotations

from collections.abc import Callable


class PlacePointer:
    """Takes clicks away from moves while a place is asked for.

    Attributes:
        asked: receives a clicked place; None while clicks play moves.
    """

    def __init__(self) -> None:
        """Leave the clicks to moves."""
        self.asked: Callable[[int], None] | None = None

    @property
    def on(self) -> bool:
        """Whether clicks are its own."""
        return self.asked is not None

    def click(self, place: int) -> None:
        """Answer with the place."""
        if self.asked is not None:
            self.asked(place)

    def click_aside(self, place: int) -> bool:
        """Let the menu open."""
        return False

    def piece_for(self, place: int) -> int:
        """Return that a click puts no piece anywhere."""
        return 0
