"""The hidden half of a solid as a round map: to look at, point at and click."""

from __future__ import annotations

from PyQt6.QtCore import QPointF, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QColor
from PyQt6.QtWidgets import QWidget

from ringrealms3d.core.layout import Layout
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.flat.far_side_drawing import FarSideDrawing
from ringrealms3d.flat.map_drawing import MapDrawing
from ringrealms3d.scene.camera import HOME, Camera
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.map_view import MapView

_HINT = QSize(260, 260)


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
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)

    def sizeHint(self) -> QSize:
        """Return a size at which large boards are readable."""
        return _HINT

    def look(self, camera: Camera) -> None:
        """Show what this camera does not see."""
        self._camera = camera
        if isinstance(self._drawing, FarSideDrawing):
            self._drawing.look(camera.axes)
            if self.isVisible():
                self._redraw()
            else:
                self._picture = None

    def zoom(self, factor: float, spot: QPointF) -> None:
        """Stay as it is: the whole far side is always seen."""

    def _drawing_of(self, layout: Layout, names: tuple[str, ...]) -> MapDrawing:
        assert isinstance(layout, SolidLayout)
        drawing = FarSideDrawing(layout, names, tr)
        drawing.look(self._camera.axes)
        return drawing

    @property
    def _ground(self) -> QColor:
        return QColor(Qt.GlobalColor.transparent)

    @property
    def _can_be_moved(self) -> bool:
        return True

    def _drag(self, way: QPointF) -> None:
        self.turned.emit(way)
