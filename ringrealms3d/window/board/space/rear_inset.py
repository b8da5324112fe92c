"""The part of the view that shows the far side of the board: where it is, and its frame."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PyQt6.QtCore import QPointF, QRect, Qt
from PyQt6.QtGui import QPainter, QPaintEvent, QPen
from PyQt6.QtWidgets import QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.flat.glyphs import q_colour
from ringrealms3d.scene.camera import Camera, camera_at
from ringrealms3d.scene.camera_styles import azimuth_and_elevation
from ringrealms3d.scene.materials import Colour
from ringrealms3d.scene.theme import Theme

if TYPE_CHECKING:
    from pyvistaqt import QtInteractor

    from ringrealms3d.scene.aiming import Corners, RearView

_SHARE = 0.3  # of the view's smaller side
_SMALLEST, _LARGEST = 120, 420
_MARGIN = 10
_LINE = 2


class RearInset(QWidget):
    """A frame in the upper right corner of its parent; the mouse reaches through it."""

    def __init__(self, parent: QWidget, theme: Theme) -> None:
        """Make a hidden frame."""
        super().__init__(parent)
        self._line: Colour = theme.ink
        self._view: RearView | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setAccessibleName(tr("The far side"))
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Change the frame's colour."""
        self._line = theme.ink
        self.update()

    def lie_in(self, width: int, height: int) -> None:
        """Lie in the upper right corner of a parent of this size."""
        side = min(max(_SMALLEST, round(_SHARE * min(width, height))), _LARGEST)
        self.setGeometry(width - side - _MARGIN, _MARGIN, side, side)

    def open_view(self, plotter: QtInteractor, theme: Theme) -> None:
        """Show a plotter's content, if the frame is shown."""
        from ringrealms3d.scene.aiming import RearView

        self.close_view()
        self._view = None if self.isHidden() else RearView(plotter, theme)

    def close_view(self) -> None:
        """Draw no far side any more."""
        if self._view:
            self._view.close()
        self._view = None

    def look(self, camera: Camera) -> None:
        """Show the view of a camera."""
        if self._view:
            self._view.look(camera, self._corners)

    def holds(self, place: QPointF) -> bool:
        """Whether a place of the parent shows the far side."""
        return self.isVisible() and self.geometry().toRectF().contains(place)

    def share_of(self, place: QPointF) -> tuple[float, float]:
        """Return where a place of the parent is in the inset, -1 to 1, rightwards and upwards."""
        spot = place - QPointF(self.pos())
        return 2 * spot.x() / self.width() - 1, 1 - 2 * spot.y() / self.height()

    @property
    def _corners(self) -> Corners:
        """Which part of the parent it covers."""
        parent = self.parentWidget()
        assert parent is not None
        width, height = max(1, parent.width()), max(1, parent.height())
        box: QRect = self.geometry()
        bottom = height - box.y() - box.height()
        return (
            box.x() / width,
            bottom / height,
            (box.x() + box.width()) / width,
            (bottom + box.height()) / height,
        )

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the frame and what it is."""
        painter = QPainter(self)
        painter.setPen(QPen(q_colour(self._line), _LINE))
        painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        font = painter.font()
        font.setPointSizeF(0.85 * font.pointSizeF())
        painter.setFont(font)
        box = self.rect().adjusted(8, 5, -8, -5)
        painter.drawText(
            box, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, tr("Far side")
        )


def rear(camera: Camera, upright: bool = False) -> Camera:
    """Return the camera of the inset, which shows the whole board from behind.

    Args:
        upright: whether the board is flat, so that its far side is also seen from above.
    """
    if not upright:
        return replace(camera.opposite(), zoom=1.0)
    azimuth, elevation = azimuth_and_elevation(camera)
    return replace(camera, zoom=1.0, axes=camera_at(azimuth + 180, elevation).axes)
