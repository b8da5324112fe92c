"""Real mouse events on a board view."""

from __future__ import annotations

import numpy as np
from PyQt6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from ringrealms3d.scene.camera import camera_at
from ringrealms3d.window.board_view import BoardView

LEFT = Qt.MouseButton.LeftButton


def face(view: BoardView, normal: np.ndarray[tuple[int], np.dtype[np.float64]]) -> None:
    """Turn a direction of the board towards the eye, a little to the side."""
    azimuth = float(np.degrees(np.arctan2(normal[1], normal[0])))
    elevation = float(np.degrees(np.arcsin(np.clip(normal[2], -1, 1))))
    view.look(camera_at(azimuth + 8, float(np.clip(elevation - 6, -89, 89))))


def click(qtbot: QtBot, view: BoardView, place: QPointF) -> None:
    """Move to a place and click it with the left button."""
    qtbot.mouseMove(view, place.toPoint())
    qtbot.mouseClick(view, LEFT, pos=place.toPoint())


def drag(
    qtbot: QtBot, view: BoardView, start: QPointF, end: QPointF, button: Qt.MouseButton = LEFT
) -> None:
    """Press at one place, move in steps to another, and release."""
    qtbot.mousePress(view, button, pos=start.toPoint())
    for share in np.linspace(0.2, 1.0, 5):
        place = start + (end - start) * float(share)
        _move_pressed(view, place, button)
    qtbot.mouseRelease(view, button, pos=end.toPoint())


def _move_pressed(view: BoardView, place: QPointF, button: Qt.MouseButton) -> None:
    """Send a move with a button held down, which a plain mouse move does not."""
    from PyQt6.QtCore import QCoreApplication, QEvent
    from PyQt6.QtGui import QMouseEvent

    spot = view.mapToGlobal(place)
    modifiers = Qt.KeyboardModifier.NoModifier
    event = QMouseEvent(
        QEvent.Type.MouseMove, place, spot, Qt.MouseButton.NoButton, button, modifiers
    )
    QCoreApplication.sendEvent(view, event)
