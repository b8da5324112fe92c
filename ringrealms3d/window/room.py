"""How much room a screen has for a window."""

from __future__ import annotations

from PyQt6.QtCore import QRect, QSize
from PyQt6.QtWidgets import QWidget

_FRAME = 40  # a title bar and a window's borders
_PANEL = 40  # of the desktop, where it does not say that it has one


def free_size(widget: QWidget) -> QSize:
    """Return how large a window can be on a widget's screen."""
    screen = widget.screen()
    assert screen is not None
    return room_on(screen.geometry(), screen.availableGeometry())


def room_on(screen: QRect, available: QRect) -> QSize:
    """Return how large a window can be, without its frame, where a part of a screen is free."""
    height = min(screen.height() - _PANEL, available.height()) - _FRAME
    return QSize(min(screen.width(), available.width()), height)
