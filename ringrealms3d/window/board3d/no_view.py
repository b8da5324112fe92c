"""What stands where the view of a board in space would: in flat mode every board is a map."""

from __future__ import annotations

from PyQt6.QtCore import QPoint, QPointF, pyqtSignal
from PyQt6.QtWidgets import QWidget

from ringrealms3d.scene.arrangement import CLOSED, Opening
from ringrealms3d.scene.camera import HOME, Camera
from ringrealms3d.scene.graphics import Graphics
from ringrealms3d.scene.quality import Quality
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board3d.camera_driver import CameraDriver
from ringrealms3d.window.texts import tr


class NoHeld:
    """Shows no piece in the hand."""

    def show_ghost(self, piece: int, site: int) -> None:
        """Show nothing."""

    def carry(self, place: int, spot: QPointF) -> None:
        """Carry nothing."""

    def put_back(self) -> None:
        """Put nothing back."""


class NoView(QWidget):
    """An empty widget with what a window asks of a view of any board."""

    site_clicked = pyqtSignal(int)
    site_hovered = pyqtSignal(object)
    menu_wanted = pyqtSignal(QPoint)
    camera_view: Camera = HOME
    opening = CLOSED
    move_ms = 0

    def __init__(self, parent: QWidget) -> None:
        """Make an empty widget."""
        super().__init__(parent)
        self.held = NoHeld()
        self.driver = CameraDriver(self)
        self.graphics = Graphics("", tr("Flat mode: maps, drawn without OpenGL"))

    def set_style(self, theme: Theme, quality: Quality) -> None:
        """Draw nothing in other colours."""

    def look(self, camera: Camera) -> None:
        """Look at nothing from elsewhere."""

    def lay_open(self, opening: Opening) -> None:
        """Open nothing."""

    def show_result(self) -> None:
        """Let nothing travel."""

    def set_camera_style(self, name: str) -> None:
        """Let nothing turn in another way."""

    def see_through(self, on: bool) -> None:
        """Let nothing show through nothing."""

    def show_sliders(self, on: bool) -> None:
        """Move nothing."""

    def show_rear(self, on: bool) -> None:
        """Show no far side."""

    def show_coordinates(self, on: bool) -> None:
        """Name nothing."""

    def go_home(self) -> None:
        """Look at nothing from its home side."""

    def turn_to_watched(self) -> None:
        """Turn nothing."""
