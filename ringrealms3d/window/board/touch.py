"""Touches on a view: one finger is the left mouse button, two zoom, and holding opens a menu.

Pens need nothing: Qt turns them into mouse events.
"""

from __future__ import annotations

from math import hypot

from PyQt6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt, QTimer
from PyQt6.QtGui import QEventPoint, QMouseEvent
from PyQt6.QtWidgets import QApplication

from ringrealms3d.window.board.views import Board
from ringrealms3d.window.shell.swipes import LONG_MS, is_touch

_NO_BUTTON, _LEFT = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton


class Touch(QObject):
    """Turns the touches of a view into the actions of a mouse."""

    def __init__(self, view: Board) -> None:
        """Watch over a view."""
        super().__init__(view.widget)
        self._view = view
        self._start: QPointF | None = None
        self._spread: float | None = None
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.setInterval(LONG_MS)
        self._waiting.timeout.connect(self._ask_menu)
        view.widget.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        view.widget.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Take all touches, but for those of buttons and sliders that lie on the view."""
        if not is_touch(event):
            return False
        if event.type() == QEvent.Type.TouchBegin and self._lies_below(event.points()[0]):
            return False
        event.accept()
        if event.type() == QEvent.Type.TouchCancel:
            self._let_go()
            self._spread = None
            return True
        points = event.points()
        down = [point for point in points if point.state() != QEventPoint.State.Released]
        spots = [self._spot(point) for point in down]
        if len(spots) >= 2:
            self._pinch(spots[0], spots[1])
        elif event.type() == QEvent.Type.TouchBegin:
            self._press(spots[0])
        elif spots and self._start is not None:
            self._drag(spots[0], self._start)
        elif not spots:
            self._lift(self._spot(points[0]))
        return True

    def _lies_below(self, point: QEventPoint) -> bool:
        """Whether another widget lies on the view there and takes the mouse."""
        return self._view.widget.childAt(self._spot(point).toPoint()) is not None

    def _spot(self, point: QEventPoint) -> QPointF:
        return self._view.widget.mapFromGlobal(point.globalPosition())

    def _press(self, spot: QPointF) -> None:
        self._send(QEvent.Type.MouseMove, spot)  # to see what a tap would do
        self._send(QEvent.Type.MouseButtonPress, spot, _LEFT, _LEFT)
        self._start = spot
        self._waiting.start()

    def _drag(self, spot: QPointF, start: QPointF) -> None:
        if (spot - start).manhattanLength() >= QApplication.startDragDistance():
            self._waiting.stop()
        self._send(QEvent.Type.MouseMove, spot, _NO_BUTTON, _LEFT)

    def _pinch(self, one: QPointF, other: QPointF) -> None:
        """Zoom by the change of the distance between two fingers."""
        self._let_go()
        way, before = other - one, self._spread
        self._spread = max(1.0, hypot(way.x(), way.y()))
        if before is not None:
            self._view.zoom(self._spread / before, (one + other) / 2)

    def _lift(self, spot: QPointF) -> None:
        self._spread = None
        self._waiting.stop()
        if self._start is not None:
            self._start = None
            self._send(QEvent.Type.MouseButtonRelease, spot, _LEFT)

    def _ask_menu(self) -> None:
        """Open the menu where a finger is held."""
        spot = self._start
        if spot is not None:
            self._let_go()
            self._view.open_menu(spot)

    def _let_go(self) -> None:
        """End the finger's action, without a click."""
        self._waiting.stop()
        if self._start is not None:
            spot, self._start = self._start, None
            self._send(QEvent.Type.MouseMove, spot)

    def _send(
        self,
        kind: QEvent.Type,
        spot: QPointF,
        button: Qt.MouseButton = _NO_BUTTON,
        held: Qt.MouseButton = _NO_BUTTON,
    ) -> None:
        where = self._view.widget.mapToGlobal(spot)
        plain = Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(kind, spot, where, button, held, plain)
        QCoreApplication.sendEvent(self._view.widget, event)
