"""Fingers on a touch screen."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication, QEvent, QPointF
from PyQt6.QtGui import QEventPoint, QInputDevice, QPointingDevice, QTouchEvent
from PyQt6.QtWidgets import QWidget

State = QEventPoint.State
BEGIN, UPDATE, END = QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd


def device(kind: QInputDevice.DeviceType, number: int) -> QPointingDevice:
    finger, position = QPointingDevice.PointerType.Finger, QInputDevice.Capability.Position
    return QPointingDevice("fingers", number, kind, finger, position, 10, 0)


SCREEN = device(QInputDevice.DeviceType.TouchScreen, 1)
PAD = device(QInputDevice.DeviceType.TouchPad, 2)


class Touch(QTouchEvent):
    """A touch at a time of its own; that of Qt's is always 0 here."""

    at = 0

    def timestamp(self) -> int:
        """Return the time in milliseconds."""
        return self.at


def touch(widget: QWidget, kind: QEvent.Type, state: State, *spots: QPointF, at: int = 0) -> None:
    """Touch a widget that takes touches.

    Args:
        at: the time in milliseconds.
    """
    assert is_taken(widget, kind, state, *spots, at=at)


def is_taken(
    widget: QWidget,
    kind: QEvent.Type,
    state: State,
    *spots: QPointF,
    at: int = 0,
    on: QPointingDevice = SCREEN,
) -> bool:
    """Touch a widget; return False if Qt makes mouse events of the touch."""
    points = [
        QEventPoint(number, state, spot, widget.mapToGlobal(spot))
        for number, spot in enumerate(spots)
    ]
    event = Touch(kind, on, touchPoints=points)
    event.at = at
    QCoreApplication.sendEvent(widget, event)
    return event.isAccepted()


def tap(widget: QWidget, spot: QPointF, at: int = 0, held: int = 50) -> None:
    """Put a finger down and lift it.

    Args:
        at: the time in milliseconds.
        held: how long it stays, in milliseconds.
    """
    touch(widget, BEGIN, State.Pressed, spot, at=at)
    touch(widget, END, State.Released, spot, at=at + held)


def swipe(widget: QWidget, start: QPointF, end: QPointF) -> None:
    """Move a finger from one spot to another, and lift it."""
    touch(widget, BEGIN, State.Pressed, start)
    for step in range(1, 11):
        touch(widget, UPDATE, State.Updated, start + (end - start) * (step / 10), at=20 * step)
    touch(widget, END, State.Released, end, at=220)
