"""Fingers on lists and pages: a drag scrolls, a tap clicks, and holding opens a menu.

Without this Qt makes a mouse of a finger, which chooses where it goes down and selects where it
goes along.
"""

from __future__ import annotations

from typing import TypeGuard

from PyQt6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt
from PyQt6.QtGui import QContextMenuEvent, QInputDevice, QMouseEvent, QTouchEvent
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QApplication,
    QHeaderView,
    QScroller,
    QWidget,
)

LONG_MS = 600
"""How long a finger is held to open a menu."""

_Kind = QEvent.Type
_INPUTS = {
    _Kind.TouchBegin: QScroller.Input.InputPress,
    _Kind.TouchUpdate: QScroller.Input.InputMove,
    _Kind.TouchEnd: QScroller.Input.InputRelease,
    _Kind.TouchCancel: QScroller.Input.InputRelease,
}


def is_touch(event: QEvent | None) -> TypeGuard[QTouchEvent]:
    """Whether an event is a touch of a screen; those of a touchpad also come as a mouse's."""
    if not isinstance(event, QTouchEvent) or event.type() not in _INPUTS:
        return False
    device = event.device()
    return device is not None and device.type() == QInputDevice.DeviceType.TouchScreen


def scroll_by_fingers(window: QWidget) -> None:
    """Let fingers scroll all lists and pages of a window."""
    for area in window.findChildren(QAbstractScrollArea):
        if not isinstance(area, QHeaderView):
            Swipes(area)


class Swipes(QObject):
    """Turns the touches of a list or page into scrolling, clicks and its menu."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        """Watch over a list or page."""
        super().__init__(area)
        viewport = area.viewport()
        assert viewport is not None
        self._viewport = viewport
        self._pressed: tuple[int, QPointF] | None = None
        self._tapped = 0, QPointF()
        """When and where the last tap was, as for a press."""
        if isinstance(area, QAbstractItemView):
            area.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        viewport.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Take all touches, but for those of sliders, which a drag moves."""
        if not is_touch(event):
            return False
        spot = self._viewport.mapFromGlobal(event.points()[0].globalPosition())
        if event.type() == _Kind.TouchBegin and isinstance(self._below(spot), QAbstractSlider):
            return False
        event.accept()
        self._follow(event.type(), spot, event.timestamp())
        return True

    def _follow(self, kind: QEvent.Type, spot: QPointF, now: int) -> None:
        """Scroll, and see whether a finger stays where it went down."""
        scroller = QScroller.scroller(self._viewport)
        assert scroller is not None
        rolling = scroller.state() == QScroller.State.Scrolling  # a touch stops it and does no more
        scroller.handleInput(_INPUTS[kind], spot, now)
        if kind == _Kind.TouchBegin:
            self._pressed = None if rolling else (now, spot)
        elif self._pressed and (kind == _Kind.TouchCancel or not _near(self._pressed[1], spot)):
            self._pressed = None
        elif self._pressed and kind == _Kind.TouchEnd:
            self._lift(*self._pressed, now)

    def _lift(self, began: int, spot: QPointF, now: int) -> None:
        """Click, click twice or open the menu where a finger was."""
        self._pressed = None
        before, there = self._tapped
        if now - began >= LONG_MS:
            self._click(spot, _Kind.MouseButtonPress, Qt.MouseButton.RightButton)
            self._ask_menu(spot)
        elif now - before <= QApplication.doubleClickInterval() and _near(there, spot):
            self._click(spot, _Kind.MouseButtonDblClick, Qt.MouseButton.LeftButton)
        else:
            self._tapped = now, spot
            self._click(spot, _Kind.MouseButtonPress, Qt.MouseButton.LeftButton)

    def _click(self, spot: QPointF, kind: QEvent.Type, button: Qt.MouseButton) -> None:
        """Do what Qt does with a click, which gives the focus as well."""
        below, where = self._below(spot), self._viewport.mapToGlobal(spot)
        there, plain = below.mapFromGlobal(where), Qt.KeyboardModifier.NoModifier
        press = QMouseEvent(kind, there, where, button, button, plain)
        released, none = _Kind.MouseButtonRelease, Qt.MouseButton.NoButton
        release = QMouseEvent(released, there, where, button, none, plain)
        _taking_focus(below).setFocus(Qt.FocusReason.MouseFocusReason)
        for event in (press, release):
            QCoreApplication.sendEvent(below, event)

    def _ask_menu(self, spot: QPointF) -> None:
        below, where = self._below(spot), self._viewport.mapToGlobal(spot).toPoint()
        reason = QContextMenuEvent.Reason.Mouse
        event = QContextMenuEvent(reason, below.mapFromGlobal(where), where)
        QCoreApplication.sendEvent(below, event)

    def _below(self, spot: QPointF) -> QWidget:
        """Return the widget of the page under a spot, or the page itself."""
        return self._viewport.childAt(spot.toPoint()) or self._viewport


def _near(one: QPointF, other: QPointF) -> bool:
    return (other - one).manhattanLength() < QApplication.startDragDistance()


def _taking_focus(widget: QWidget) -> QWidget:
    """Return a widget, or the nearest one around it that takes the focus when it is clicked."""
    around = widget.parentWidget()
    if around is None or widget.focusPolicy().value & Qt.FocusPolicy.ClickFocus.value:
        return widget
    return _taking_focus(around)
