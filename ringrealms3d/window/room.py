"""The room of a screen for a window, and the side for panels."""

from __future__ import annotations

from PyQt6.QtCore import QRect, QSize, Qt
from PyQt6.QtWidgets import QFrame, QScrollArea, QTreeWidget, QWidget

_FRAME = 40  # a title bar and a window's borders
_PANEL = 40  # of the desktop, where it does not say that it has one
_BOARD = 240  # how wide a board and the tools beside a panel are at least
_BESIDE_LIST = 80  # a dialog's margins, a list's scroll bar, and room between columns
_LOW = 580  # less than that is no room for three panels, one above the other


def is_low(widget: QWidget) -> bool:
    """Return whether a widget's screen has room for one panel at a time, as when magnified."""
    return free_size(widget).height() < _LOW


def roomy(widget: QWidget, window: QWidget) -> QWidget:
    """Return a widget for use in a window: scrollable on a low screen.

    A map, which is drawn at any size, stays as it is.
    """
    if not is_low(window) or widget.minimumSizeHint().height() <= 0:
        return widget
    area = QScrollArea()
    area.setWidget(widget)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    bar = area.verticalScrollBar()
    assert bar is not None
    wanted = widget.minimumSizeHint().width() + bar.sizeHint().width()
    area.setMinimumWidth(min(wanted, free_size(window).width() - _BOARD))
    return area


def panels_area(window: QWidget) -> Qt.DockWidgetArea:
    """Return the side of a window on which panels go: where lines of text end."""
    if window.layoutDirection() == Qt.LayoutDirection.RightToLeft:
        return Qt.DockWidgetArea.LeftDockWidgetArea
    return Qt.DockWidgetArea.RightDockWidgetArea


def tools_area(window: QWidget) -> Qt.ToolBarArea:
    """Return the side of a window on which tools go: where lines of text begin."""
    if window.layoutDirection() == Qt.LayoutDirection.RightToLeft:
        return Qt.ToolBarArea.RightToolBarArea
    return Qt.ToolBarArea.LeftToolBarArea


def free_size(widget: QWidget) -> QSize:
    """Return the largest size of a window on a widget's screen."""
    screen = widget.screen()
    assert screen is not None
    return room_on(screen.geometry(), screen.availableGeometry())


def size_around(tree: QTreeWidget, least: QSize, above: QWidget) -> QSize:
    """Return the size of a dialog in which a list shows its full texts, if there is room.

    Args:
        tree: the list, which goes from one side of the dialog to the other.
        least: the minimum size of the dialog.
        above: the widget below the dialog.
    """
    columns = (tree.sizeHintForColumn(column) for column in range(tree.columnCount()))
    whole = QSize(sum(columns) + _BESIDE_LIST, 0)
    return least.expandedTo(whole).boundedTo(free_size(above))


def room_on(screen: QRect, available: QRect) -> QSize:
    """Return the largest size of a window, without its frame, in the free part of a screen."""
    height = min(screen.height() - _PANEL, available.height()) - _FRAME
    return QSize(min(screen.width(), available.width()), height)
