"""The hidden half of a solid as a round map: to look at, point at and click."""

from __future__ import annotations

from time import perf_counter

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QPointF, QSize, Qt, QTimer, pyqtSignal
from PyQt6.QtGui import QColor, QPixmap, QShowEvent
from PyQt6.QtWidgets import QWidget

from ringrealms3d.core.layout import Layout
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.flat.far_side_drawing import FarSideDrawing
from ringrealms3d.flat.map_drawing import MapDrawing
from ringrealms3d.scene.camera import HOME, Camera
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.map_view import MapView

_HINT = QSize(260, 260)
_REST = 12.0
"""How long the map waits while the board turns, in the time that turning and drawing it takes."""


def has_far_side(layout: Layout) -> bool:
    """Whether a board is a solid whose hidden half can be shown as a map."""
    return isinstance(layout, SolidLayout) and bool(layout.cells)


class FarSideMap(MapView):
    """A round map of what a camera does not see; it turns with the camera, and a drag turns both.

    It shows solids alone, those of ``has_far_side``.

    Signals:
        turned: the way in pixels that a drag went on; it goes up on the far side when the near side
            goes down.
    """

    turned = pyqtSignal(QPointF)

    def __init__(self, parent: QWidget | None, theme: Theme) -> None:
        """Make an empty map."""
        super().__init__(parent, theme, tr("Far side"))
        self._camera = HOME
        self._axes: NDArray[np.float64] | None = None  # that are drawn
        self._standing = 0, 0
        self._drawing_took = 0.0
        self._resting = QTimer(self)
        self._resting.setSingleShot(True)
        self._resting.setObjectName("far side")
        self._resting.timeout.connect(self._turn_on)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)

    def sizeHint(self) -> QSize:
        """Return a size at which large boards are readable."""
        return _HINT

    def show_board(self, layout: Layout, content: Content, names: tuple[str, ...] = ()) -> None:
        """Show another board, which costs next to nothing before it is seen."""
        super().show_board(layout, content, names)
        if self.isVisible():
            self._turn()

    def look(self, camera: Camera) -> None:
        """Show soon what this camera does not see; many cameras in a row cost little."""
        self._camera = camera
        if self.isVisible() and not self._resting.isActive():
            self._turn()

    def showEvent(self, event: QShowEvent | None) -> None:
        """Turn to where the board was turned in the meantime."""
        super().showEvent(event)
        self._turn()

    def show_ghost(self, piece: int, site: int) -> None:
        """Show where a piece would stand, if that is on the far side; 0 is none."""
        self._standing = piece, site
        hidden = self._drawing is None or not self.reachable[site]
        super().show_ghost(0 if hidden else piece, site)

    def put_back(self) -> None:
        """Show every piece in its place."""
        self.show_ghost(0, 0)

    def zoom(self, factor: float, spot: QPointF) -> None:
        """Stay as it is: the whole far side is always seen."""

    def _turn(self) -> None:
        """Turn to where the board is, if it is elsewhere, and let the board have the next time."""
        drawing, axes = self._drawing, self._camera.axes
        there = self._axes is not None and np.array_equal(axes, self._axes)
        if there or not isinstance(drawing, FarSideDrawing):
            return
        start = perf_counter()
        self._axes = axes
        drawing.look(axes)
        self.show_ghost(*self._standing)
        self._redraw()
        self._resting.start(round(1000 * _REST * (self._drawing_took + perf_counter() - start)))

    def _turn_on(self) -> None:
        if self.isVisible():
            self._turn()

    def _drawn(self, ratio: float) -> QPixmap:
        start = perf_counter()
        picture = super()._drawn(ratio)
        self._drawing_took = perf_counter() - start
        return picture

    def _drawing_of(self, layout: Layout, names: tuple[str, ...]) -> MapDrawing:
        assert isinstance(layout, SolidLayout)
        self._axes, self._standing = None, (0, 0)
        return FarSideDrawing(layout, names, tr)

    @property
    def _ground(self) -> QColor:
        return QColor(Qt.GlobalColor.transparent)

    @property
    def _can_be_moved(self) -> bool:
        return True

    def _drag(self, way: QPointF) -> None:
        self.turned.emit(way)
