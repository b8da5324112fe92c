"""The interfaces of the views of a board, in space or as a map."""

from __future__ import annotations

from typing import Protocol

from PyQt6.QtCore import QPointF, pyqtBoundSignal

from ringrealms3d.scene.content import Content
from ringrealms3d.window.board.keyboard import Pointable


class Held(Protocol):
    """The interface for a picked-up piece."""

    def show_ghost(self, piece: int, site: int) -> None:
        """Show where a piece would stand; 0 is none."""

    def carry(self, place: int, spot: QPointF) -> None:
        """Show the piece of a place at a point of the widget, or where it fits there."""

    def put_back(self) -> None:
        """Show every piece in its place."""


class Board(Pointable, Protocol):
    """Anything that shows a board."""

    @property
    def held(self) -> Held:
        """The interface for a picked-up piece."""

    @property
    def site_hovered(self) -> pyqtBoundSignal:
        """The place under the pointer, or None."""

    def show_content(self, content: Content) -> None:
        """Show other pieces and marks."""

    def show_marks(self, content: Content) -> None:
        """Show other marks, which may change many times a second."""

    def show_hints(self, content: Content) -> None:
        """Show the marks under the pointer at once; moving pieces continue."""

    def hover(self, site: int | None) -> None:
        """Light up the place under the pointer, here or in another view."""

    def mark_cursor(self, site: int | None) -> None:
        """Mark the place of the keyboard's cursor, or none."""

    def zoom(self, factor: float, spot: QPointF) -> None:
        """Zoom by a factor; a map zooms around a point of the widget."""

    def open_menu(self, spot: QPointF) -> None:
        """Open the menu of a point of the widget."""

    def show_coordinates(self, on: bool) -> None:
        """Show the names of sites, or of rows and columns, or not."""

    def site_at(self, place: QPointF) -> int | None:
        """Return the place of the board under a point of the widget."""

    def place_of(self, site: int) -> QPointF:
        """Return where a place is drawn in the widget."""
