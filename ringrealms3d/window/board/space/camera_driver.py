"""What moves the eye of a view: the hand, keys, and smooth ways from one view to another."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QEasingCurve, QObject, QVariantAnimation, pyqtSignal

from ringrealms3d.scene.camera import Camera, camera_at
from ringrealms3d.scene.camera_styles import Arcball, CameraStyle
from ringrealms3d.window.board.space.animation import running_share

_TURN_MS = 450


class CameraDriver(QObject):
    """A camera that can be dragged, and that glides from view to view.

    Signals:
        moved: the camera is another one.
        rested: it has arrived where it was gliding to, or was stopped on the way.
    """

    moved = pyqtSignal()
    rested = pyqtSignal()

    def __init__(self, parent: QObject) -> None:
        """Begin anywhere."""
        super().__init__(parent)
        self.reduced_motion = False
        """Whether the camera jumps where it would otherwise glide."""
        self.locked = False
        """Whether drags leave the camera alone."""
        self._style: CameraStyle = Arcball()
        self._camera = self._start = self._end = camera_at(0.0, 0.0)
        self._gliding = running_share(self, self._glide_on)
        self._gliding.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._gliding.setObjectName("turn")
        self._gliding.stateChanged.connect(self._report_rest)

    @property
    def camera(self) -> Camera:
        """Where the eye is."""
        return self._camera

    @property
    def heading(self) -> Camera:
        """Where the eye will be once it has arrived."""
        return self._end if self.glides else self._camera

    @property
    def glides(self) -> bool:
        """Whether it is on its way from one view to another."""
        return self._gliding.state() == QVariantAnimation.State.Running

    def set_style(self, style: CameraStyle) -> None:
        """Change how the board turns under the hand."""
        self._style = style
        self.look(self._camera)

    def stop(self) -> None:
        """Stay here."""
        self._gliding.stop()

    def look(self, camera: Camera) -> None:
        """Jump to a camera, or the nearest one that the style allows."""
        self.stop()
        self._camera = self._style.held(camera)
        self.moved.emit()

    def glide(self, camera: Camera, milliseconds: int = _TURN_MS) -> None:
        """Go to a camera smoothly."""
        self.stop()
        if self.reduced_motion:
            self.look(camera)
            return
        self._start, self._end = self._camera, self._style.held(camera)
        self._gliding.setDuration(milliseconds)
        self._gliding.start()

    def turn_towards(self, direction: NDArray[np.float64]) -> None:
        """Go where the board is seen from a direction."""
        self.glide(self.facing(direction))

    def facing(self, direction: NDArray[np.float64]) -> Camera:
        """Return the camera that sees the board from a direction, as far as the style allows."""
        return self._style.towards(self._camera, direction)

    def drag(self, right: float, up: float) -> None:
        """Turn the board by so many radians, unless the camera is locked."""
        if not self.locked:
            self.turn(right, up)

    def turn(self, right: float, up: float) -> None:
        """Turn the board at once by so many radians, as a drag does."""
        self.look(self._style.dragged(self.heading, right, up))

    def glide_turn(self, right: float, up: float) -> None:
        """Turn the board smoothly by so many radians."""
        self.glide(self._style.dragged(self.heading, right, up))

    def zoom(self, factor: float) -> None:
        """Draw the board larger."""
        self.look(self.heading.zoomed(factor))

    def set_locked(self, locked: bool) -> None:
        """Let nothing turn the board, or let it turn again."""
        self.locked = locked

    def set_parallel(self, parallel: bool) -> None:
        """Draw far things as large as near ones, or smaller."""
        self.look(replace(self.heading, parallel=parallel))

    def _report_rest(self, state: QVariantAnimation.State) -> None:
        if state == QVariantAnimation.State.Stopped:
            self.rested.emit()

    def _glide_on(self, share: float) -> None:
        between = self._style.between(self._start, self._end, share)
        self._camera = between if share < 1 else self._end
        self.moved.emit()
