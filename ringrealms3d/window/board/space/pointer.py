"""The mouse on a view: telling clicks, drags and hovering apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PyQt6.QtCore import QEvent, QObject, QPointF, Qt, pyqtSignal
from PyQt6.QtGui import QMouseEvent, QWheelEvent
from PyQt6.QtWidgets import QApplication, QWidget

_ZOOM_PER_NOTCH = 1.12
_NOTCH = 120.0  # a wheel's notch in Qt's eighths of a degree


class Pointer(QObject):
    """Tells clicks from drags.

    Positions are in the widget's pixels. ``through`` says that Ctrl is held, which means the places
    behind the visible ones.

    Signals: clicked: place, through. hovered: place or None, through. dragged: how
    far the pointer went since the last signal. menu_wanted: where the right button was clicked.
    """

    clicked = pyqtSignal(QPointF, bool)
    hovered = pyqtSignal(object, bool)
    dragged = pyqtSignal(QPointF)
    menu_wanted = pyqtSignal(QPointF)

    def __init__(self, view: QWidget) -> None:
        """Watch over a view with no button held."""
        super().__init__(view)
        self._view = view
        self._pressed: QPointF | None = None
        self._last = QPointF()
        self._over: QPointF | None = None
        self._dragging = False
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Take the mouse from the view, but for double clicks and the wheel."""
        if event is not None and event.type() == QEvent.Type.Leave:
            self.leave()
        if not isinstance(event, QMouseEvent) or event.type() not in self._takers:
            return False
        self._takers[event.type()](event)
        return True

    @property
    def _takers(self) -> Mapping[QEvent.Type, Callable[[QMouseEvent], None]]:
        return {
            QEvent.Type.MouseButtonPress: self.press,
            QEvent.Type.MouseMove: self.move,
            QEvent.Type.MouseButtonRelease: self.release,
        }

    def press(self, event: QMouseEvent) -> None:
        """Begin a click with the left button, a drag with any other."""
        self._view.setFocus(Qt.FocusReason.MouseFocusReason)
        self._pressed = self._last = event.position()
        self._dragging = event.button() != Qt.MouseButton.LeftButton

    def move(self, event: QMouseEvent) -> None:
        """Drag while a button is held, else hover."""
        place = event.position()
        if not event.buttons():  # where it went up, another window got to know of it
            self._pressed = None
        if self._pressed is None:
            self._over = place
            self.hovered.emit(place, _through(event))
            return
        if not self._dragging and not _is_click(self._pressed, place):
            self._dragging = True
            self.leave()
        if self._dragging:
            way, self._last = place - self._last, place
            self.dragged.emit(way)

    def release(self, event: QMouseEvent) -> None:
        """End a drag, or click."""
        pressed, self._pressed = self._pressed, None
        if pressed is None or not _is_click(pressed, event.position()):
            return
        if event.button() == Qt.MouseButton.RightButton:
            self.menu_wanted.emit(pressed)
        elif not self._dragging:
            self.clicked.emit(pressed, _through(event))

    def leave(self) -> None:
        """Hover over nothing."""
        self._over = None
        self.hovered.emit(None, False)

    def look_through(self, through: bool) -> None:
        """Hover where the pointer is, now that Ctrl is held, or no longer."""
        if self._over is not None and self._pressed is None:
            self.hovered.emit(self._over, through)


def _is_click(pressed: QPointF, place: QPointF) -> bool:
    return (place - pressed).manhattanLength() < QApplication.startDragDistance()


def _through(event: QMouseEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)


def wheel_zoom(event: QWheelEvent) -> float:
    """Return the zoom factor for a turn of the wheel."""
    return float(_ZOOM_PER_NOTCH ** (event.angleDelta().y() / _NOTCH))
