"""A stand-in for the view of boards in space, where these cannot be drawn."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QPoint, QPointF, pyqtSignal
from PyQt6.QtWidgets import QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.arrangement import CLOSED, Opening
from ringrealms3d.scene.camera import HOME, Camera
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.graphics import Graphics
from ringrealms3d.scene.quality import Quality
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.space.camera_driver import CameraDriver


class NoHeld:
    """Shows no piece in the hand."""

    def show_ghost(self, piece: int, site: int) -> None:
        """Show nothing."""

    def carry(self, place: int, spot: QPointF) -> None:
        """Carry nothing."""

    def put_back(self) -> None:
        """Put nothing back."""


class NoView(QWidget):
    """An empty widget with the interface of a view of boards in space."""

    site_clicked = pyqtSignal(int)
    site_hovered = pyqtSignal(object)
    menu_wanted = pyqtSignal(QPoint)
    camera_view: Camera = HOME
    opening = CLOSED
    move_ms = 0
    shows_boards = False
    has_canvas = True

    def __init__(self, parent: QWidget) -> None:
        """Make an empty widget."""
        super().__init__(parent)
        self.widget = self
        self.held = NoHeld()
        self.driver = CameraDriver(self)
        self.graphics = Graphics("", tr("Flat mode: maps, drawn without OpenGL"))

    def show_board(
        self, layout: SolidLayout, content: Content, names: tuple[str, ...] = ()
    ) -> None:
        """Show no board."""

    def show_content(self, content: Content) -> None:
        """Show no pieces."""

    def show_marks(self, content: Content) -> None:
        """Show no marks."""

    def show_hints(self, content: Content) -> None:
        """Show no hints."""

    def show_move(self, content: Content, placed: NDArray[np.int8]) -> None:
        """Let nothing move."""

    def show_result(self) -> None:
        """Let nothing travel."""

    def hover(self, site: int | None) -> None:
        """Light up nothing."""

    @property
    def spots(self) -> NDArray[np.float64]:
        """Where no places are, float64 (0, 2)."""
        return np.zeros((0, 2))

    @property
    def reachable(self) -> NDArray[np.bool_]:
        """Which of no places are seen, bool (0,)."""
        return np.zeros(0, dtype=np.bool_)

    @property
    def pointed(self) -> int | None:
        """Nothing is pointed at."""
        return None

    def point(self, site: int) -> None:
        """Point at nothing."""

    def mark_cursor(self, site: int | None) -> None:
        """Mark nothing."""

    def zoom(self, factor: float, spot: QPointF) -> None:
        """Zoom nothing."""

    def open_menu(self, spot: QPointF) -> None:
        """Open no menu."""

    def site_at(self, place: QPointF) -> int | None:
        """Return that there is no site."""
        return None

    def place_of(self, site: int) -> QPointF:
        """Return the corner of the empty widget."""
        return QPointF()

    def set_style(self, theme: Theme, quality: Quality) -> None:
        """Draw nothing in other colours."""

    def watch(self, site: int | None) -> None:
        """Watch nothing."""

    def turn_to_watched(self) -> None:
        """Turn nothing."""

    def reveal(self, site: int) -> None:
        """Reveal nothing."""

    def look(self, camera: Camera) -> None:
        """Look at nothing from elsewhere."""

    def go_home(self) -> None:
        """Look at nothing from its home side."""

    def lay_open(self, opening: Opening) -> None:
        """Open nothing."""

    def see_through(self, on: bool) -> None:
        """Let nothing show through nothing."""

    def show_sliders(self, on: bool) -> None:
        """Move nothing."""

    def show_rear(self, on: bool) -> None:
        """Show no far side."""

    def show_coordinates(self, on: bool) -> None:
        """Name nothing."""

    def set_camera_style(self, name: str) -> None:
        """Let nothing turn in another way."""

    def end(self) -> None:
        """Give nothing back."""
