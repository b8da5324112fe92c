"""Real mouse events on a board view."""

from __future__ import annotations

import numpy as np
from PyQt6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PyQt6.QtGui import QMouseEvent
from PyQt6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.scene.camera import camera_at
from ringrealms3d.window.board.map_view import MapView
from ringrealms3d.window.board.space.board_view import BoardView
from ringrealms3d.window.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
NO_BUTTON = Qt.MouseButton.NoButton


def board_view(window: MainWindow) -> BoardView:
    """Return the view in which a window shows boards in space."""
    (view,) = window.findChildren(BoardView)
    return view


def whole_map(window: MainWindow) -> MapView:
    """Return the map beside boards in space."""
    (found,) = window.findChildren(MapView, "whole board")
    return found


def flat_map(window: MainWindow) -> MapView:
    """Return the map that shows boards that are not in space."""
    (found,) = window.findChildren(MapView, "plan")
    return found


def face(view: BoardView, normal: np.ndarray[tuple[int], np.dtype[np.float64]]) -> None:
    """Turn a direction of the board towards the eye, a little to the side."""
    azimuth = float(np.degrees(np.arctan2(normal[1], normal[0])))
    elevation = float(np.degrees(np.arcsin(np.clip(normal[2], -1, 1))))
    view.look(camera_at(azimuth + 8, float(np.clip(elevation - 6, -89, 89))))


def click(qtbot: QtBot, view: BoardView, place: QPointF) -> None:
    """Move to a place and click it with the left button."""
    hover(view, place)
    qtbot.mouseClick(view, LEFT, pos=place.toPoint())


def drag(
    qtbot: QtBot, view: QWidget, start: QPointF, end: QPointF, button: Qt.MouseButton = LEFT
) -> None:
    """Press at one place, move in steps to another, and release."""
    qtbot.mousePress(view, button, pos=start.toPoint())
    for share in np.linspace(0.2, 1.0, 5):
        place = start + (end - start) * float(share)
        hover(view, place, button)
    qtbot.mouseRelease(view, button, pos=end.toPoint())


def hover(view: QWidget, place: QPointF, button: Qt.MouseButton = NO_BUTTON) -> None:
    """Move the pointer to a place, at once: moving the real one comes some time later."""
    spot = view.mapToGlobal(place)
    modifiers = Qt.KeyboardModifier.NoModifier
    event = QMouseEvent(QEvent.Type.MouseMove, place, spot, NO_BUTTON, button, modifiers)
    QCoreApplication.sendEvent(view, event)
