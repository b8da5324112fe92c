"""The interfaces of the views of a board, in space or as a map."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QPointF, pyqtBoundSignal

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.arrangement import Opening
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.graphics import Graphics
from ringrealms3d.scene.quality import Quality
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.keyboard import Pointable
from ringrealms3d.window.board.space.camera_driver import CameraDriver


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


class SpaceView(Board, Protocol):
    """A view of boards in space, or its stand-in."""

    move_ms: int
    """How long pieces take to come and go; 0 is at once."""

    @property
    def shows_boards(self) -> bool:
        """Whether it draws at all; if not, maps take its place."""

    @property
    def has_canvas(self) -> bool:
        """Whether it can draw at once; a first canvas takes a second or more to make."""

    @property
    def graphics(self) -> Graphics:
        """Its graphics."""

    @property
    def driver(self) -> CameraDriver:
        """The driver of the camera."""

    @property
    def menu_wanted(self) -> pyqtBoundSignal:
        """Where the right button was clicked."""

    @property
    def camera_view(self) -> Camera:
        """The camera."""

    @property
    def opening(self) -> Opening:
        """How far the board is opened."""

    def show_board(
        self, layout: SolidLayout, content: Content, names: tuple[str, ...] = ()
    ) -> None:
        """Show another board, closed and seen from its home side; names are its sites'."""

    def show_move(self, content: Content, placed: NDArray[np.int8]) -> None:
        """Show the pieces and marks after a move: they settle, fly, turn over and fade.

        Args:
            placed: the piece on each place after the piece was placed and before any capture.
        """

    def show_result(self) -> None:
        """Let beads travel along the winning paths for a few seconds."""

    def set_style(self, theme: Theme, quality: Quality) -> None:
        """Change colours and the effort of drawing."""

    def watch(self, site: int | None) -> None:
        """Point to a site with an arrow whenever it is on the far side."""

    def turn_to_watched(self) -> None:
        """Turn the board until the watched site faces the camera."""

    def reveal(self, site: int) -> None:
        """Turn the board until a site faces the camera, if it is on the far side."""

    def look(self, camera: Camera) -> None:
        """Move the camera, and stop turning to anything."""

    def go_home(self) -> None:
        """Put the board together and look at it from the home side again."""

    def lay_open(self, opening: Opening) -> None:
        """Open or close the board, moving the camera far enough away to see all of it."""

    def see_through(self, on: bool) -> None:
        """Draw this board and all later ones like glass, or not."""

    def show_sliders(self, on: bool) -> None:
        """Show the sliders on boards where they do something, or on none."""

    def show_rear(self, on: bool) -> None:
        """Show the far side of the board in a corner, or not."""

    def set_camera_style(self, name: str) -> None:
        """Change how the board turns under the hand, one of ``camera_styles.STYLES``."""

    def end(self) -> None:
        """Release the graphics; nothing is shown afterwards."""
