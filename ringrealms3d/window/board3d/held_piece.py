"""A picked-up piece over a board in space, or its ghost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QPointF

if TYPE_CHECKING:
    from ringrealms3d.scene.board_scene import BoardScene


class View(Protocol):
    """The view below a held piece."""

    @property
    def scene(self) -> BoardScene | None:
        """The scene."""

    def site_at(self, place: QPointF) -> int | None:
        """Return the site under a place in the widget."""

    def ray_through(self, place: QPointF) -> tuple[NDArray[np.float64], ...]:
        """Return origin and direction of the ray through a place in the widget."""

    def redraw(self) -> None:
        """Ask for a paint."""


class HeldPiece:
    """Shows one piece that is not on the board, or none."""

    def __init__(self, view: View) -> None:
        """Show none in a view."""
        self._view = view

    def show_ghost(self, piece: int, site: int) -> None:
        """Show where a piece would stand; 0 is none."""
        if self._view.scene:
            self._view.scene.show_ghost(piece, site)
            self._view.redraw()

    def carry(self, place: int, spot: QPointF) -> None:
        """Show the piece of a place at a point of the view, or where it fits there."""
        if self._view.scene:
            over = self._view.site_at(spot)
            self._view.scene.carry(place, over, self._view.ray_through(spot))
            self._view.redraw()

    def put_back(self) -> None:
        """Show every piece in its place."""
        if self._view.scene:
            self._view.scene.put_back()
            self._view.redraw()
