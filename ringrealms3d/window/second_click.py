"""Moves that take a second click."""

from __future__ import annotations


class SecondClick:
    """Holds a move back until the same place is clicked again."""

    def __init__(self) -> None:
        """Begin without a click."""
        self.place: int | None = None

    def is_first(self, place: int) -> bool:
        """Take a click that would complete a move; return whether it is to be held back."""
        first = place != self.place
        self.place = place if first else None
        return first
