"""What takes the clicks on the boards from moves."""

from __future__ import annotations

from typing import Protocol


class ClickTool(Protocol):
    """Something that takes the clicks on the boards while it is on."""

    @property
    def on(self) -> bool:
        """Whether clicks are its own."""

    def click(self, place: int) -> None:
        """Take a click with the left button."""

    def click_aside(self, place: int) -> bool:
        """Take a click with the right button; return False to let a menu open."""

    def piece_for(self, place: int) -> int:
        """Return the piece that a click would put on a place, 0 for none."""
