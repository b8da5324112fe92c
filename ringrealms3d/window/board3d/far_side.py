"""Watches one site: an arrow points to it while it is on the far side; the board can turn to it."""

from __future__ import annotations

from PyQt6.QtWidgets import QWidget

from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board3d.arrow import FarSideArrow
from ringrealms3d.window.board3d.camera_driver import CameraDriver
from ringrealms3d.window.board3d.viewport import Viewport


class FarSideWatch:
    """Follows a site of the board that a view shows."""

    def __init__(self, view: QWidget, driver: CameraDriver, theme: Theme) -> None:
        """Watch nothing."""
        self._driver = driver
        self._viewport: Viewport | None = None
        self._site: int | None = None
        self.arrow = FarSideArrow(view, theme)
        self.arrow.clicked.connect(self.turn)

    def show_board(self, viewport: Viewport) -> None:
        """Watch nothing of another board so far."""
        self._viewport, self._site = viewport, None

    def watch(self, site: int | None) -> None:
        """Watch another site, and end any turn to the one before."""
        self._driver.stop()
        self._site = site
        self.point()

    def turn(self) -> None:
        """Turn the board until the site faces the eye."""
        if self._viewport and self._site is not None:
            self._driver.turn_towards(self._viewport.layout.normals[self._site])

    def point(self) -> None:
        """Let the arrow point where the site is now, if it is on the far side."""
        if self._viewport is None or self._site is None or not self._viewport.hidden[self._site]:
            self.arrow.hide()
            return
        right, up, _ = self._driver.camera.axes @ self._viewport.layout.normals[self._site]
        self.arrow.point_along(right, up)
