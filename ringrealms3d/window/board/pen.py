"""Drawing on a view with the right button: a drag is an arrow, a click with a modifier a mark."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QObject, QPointF, Qt, pyqtSignal
from PyQt6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PyQt6.QtWidgets import QApplication

from ringrealms3d.window.board.views import Board

_RIGHT, _MODIFIER = Qt.MouseButton.RightButton, Qt.KeyboardModifier
_BLUE = _MODIFIER.ControlModifier | _MODIFIER.AltModifier | _MODIFIER.MetaModifier


class Pen(QObject):
    """Takes the right button from a view when it goes down on a place, while it may draw.

    A click without a modifier is left to the menu.

    Attributes:
        on: whether it may draw.

    Signals: moved: the places of what would be drawn now, one or two, or none, and its colour.
    drawn: the same once the button is released.
    """

    moved = pyqtSignal(tuple, object)
    drawn = pyqtSignal(tuple, object)

    def __init__(self, view: Board) -> None:
        """Watch over a view, without drawing."""
        super().__init__(view.widget)
        self._view = view
        self._pressed: tuple[int, QPointF] | None = None
        self._colour: str | None = None
        self._drawing = self._took = False
        self.on = False
        view.widget.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Handle the mouse's events from the press on a place; Escape and other buttons end it."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            return self._let_go()
        if isinstance(event, QContextMenuEvent):
            return self._took and event.reason() == QContextMenuEvent.Reason.Mouse
        if not isinstance(event, QMouseEvent):
            return False
        kind = event.type()
        if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            return self._press(event)
        if self._pressed is None:
            return False
        if kind == QEvent.Type.MouseMove and not event.buttons() & _RIGHT:
            self._let_go()  # where the button went up, another window got to know of it
        elif kind == QEvent.Type.MouseMove:
            self._move(event.position(), self._pressed)
        elif kind == QEvent.Type.MouseButtonRelease and event.button() == _RIGHT:
            self._release(event.position(), self._pressed)
        return True

    def _press(self, event: QMouseEvent) -> bool:
        if self._let_go():
            return True
        place = self._view.site_at(event.position()) if event.button() == _RIGHT else None
        self._took = self.on and place is not None
        if self._took and place is not None:
            self._view.widget.setFocus(Qt.FocusReason.MouseFocusReason)
            self._pressed = place, event.position()
            self._colour = _colour_for(event.modifiers())
        return self._took

    def _move(self, spot: QPointF, pressed: tuple[int, QPointF]) -> None:
        place, start = pressed
        far = (spot - start).manhattanLength() >= QApplication.startDragDistance()
        if far or self._drawing:
            self._drawing = True
            self.moved.emit(self._places_to(spot, place), self._colour)

    def _release(self, spot: QPointF, pressed: tuple[int, QPointF]) -> None:
        place, start = pressed
        drawn, colour = self._drawing, self._colour
        self._let_go()
        if drawn:
            self.drawn.emit(self._places_to(spot, place), colour)
        elif colour is not None:
            self.drawn.emit((place,), colour)
        else:
            self._view.open_menu(start)

    def _places_to(self, spot: QPointF, start: int) -> tuple[int, ...]:
        """Return where a drag would draw: an arrow, a mark where it began, nothing beside it."""
        end = self._view.site_at(spot)
        if end is None:
            return ()
        return (start,) if end == start else (start, end)

    def _let_go(self) -> bool:
        """Draw nothing; return whether something was being drawn."""
        begun = self._pressed is not None
        if self._drawing:
            self.moved.emit((), None)
        self._pressed, self._drawing = None, False
        return begun


def _colour_for(modifiers: Qt.KeyboardModifier) -> str | None:
    """Return the colour for keys that are held: one of ``MARK_COLOURS``, None without any."""
    shift, other = bool(modifiers & _MODIFIER.ShiftModifier), bool(modifiers & _BLUE)
    if shift and other:
        return "yellow"
    if shift:
        return "green"
    return "blue" if other else None
