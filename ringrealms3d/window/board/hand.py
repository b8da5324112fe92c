"""Carrying a piece over a view: a drag picks it up and drops it where the button is released."""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QEvent, QObject, QPointF, Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent, QMouseEvent
from PyQt6.QtWidgets import QApplication

from ringrealms3d.window.board.views import Board

_LEFT = Qt.MouseButton.LeftButton


class Hand(QObject):
    """Takes the mouse from a view while it carries a piece.

    A press on a movable piece is a click if the button is released where it was pressed.

    Signals: taken: the place whose piece was picked up. dropped: the place where it was dropped;
    None is beside the board.
    """

    taken = pyqtSignal(int)
    dropped = pyqtSignal(object)

    def __init__(self, view: Board) -> None:
        """Watch over a view."""
        super().__init__(view.widget)
        self._view = view
        self._held = view.held
        self._movable: frozenset[int] = frozenset()
        self._pressed: tuple[int, QPointF] | None = None
        self._carrying = False
        view.widget.installEventFilter(self)

    def allow(self, places: Iterable[int]) -> None:
        """Let the pieces of these places be picked up, and put back one from elsewhere."""
        self._movable = frozenset(places)
        if self._pressed is not None and self._pressed[0] not in self._movable:
            self._let_go()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Handle the mouse's events from the press on a movable piece.

        Escape drops it, and reaches the window, which cancels the click.
        """
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self._let_go()
        if not isinstance(event, QMouseEvent):
            return False
        kind = event.type()
        if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            return self._press(event)
        if self._pressed is None:
            return False
        if kind == QEvent.Type.MouseMove and not event.buttons():
            self._drop(None)  # where the button went up, another window got to know of it
        elif kind == QEvent.Type.MouseMove:
            self._move(event.position(), self._pressed)
        elif kind == QEvent.Type.MouseButtonRelease and event.button() == _LEFT:
            self._release(event.position(), self._pressed[0])
        return True

    def _press(self, event: QMouseEvent) -> bool:
        if self._pressed is not None:
            return True
        place = self._view.site_at(event.position()) if event.button() == _LEFT else None
        if place is None or place not in self._movable:
            return False
        self._pressed = place, event.position()
        self._view.widget.setFocus(Qt.FocusReason.MouseFocusReason)
        return True

    def _move(self, spot: QPointF, pressed: tuple[int, QPointF]) -> None:
        place, start = pressed
        far = (spot - start).manhattanLength() >= QApplication.startDragDistance()
        if far and not self._carrying:
            self._carrying = True
            self.taken.emit(place)
        if self._carrying:
            self._view.site_hovered.emit(self._view.site_at(spot))
            self._held.carry(place, spot)

    def _release(self, spot: QPointF, place: int) -> None:
        if self._carrying:
            self._drop(self._view.site_at(spot))
        else:
            self._let_go()
            self._view.site_clicked.emit(place)

    def _drop(self, place: int | None) -> None:
        carried = self._carrying
        self._let_go()
        if carried:
            self.dropped.emit(place)

    def _let_go(self) -> None:
        if self._pressed is not None:
            self._pressed = None
            self._carrying = False
            self._held.put_back()
