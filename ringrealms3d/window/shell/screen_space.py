"""The room of a screen for a window, and of a window for panels."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication, QEvent, QMargins, QRect, QSize, Qt
from PyQt6.QtWidgets import QWIDGETSIZE_MAX, QFrame, QScrollArea, QTreeWidget, QWidget

_FRAME = 40  # a title bar and a window's borders
_PANEL = 40  # of the desktop, where it does not say that it has one
_AROUND_PAGE = QMargins(30, 60, 30, 60)  # a dialog's margins, tabs and buttons
_BESIDE_LIST = 80  # a dialog's margins, a list's scroll bar, and room between columns

_NESTED = 12  # layouts in each other, from a label to the window; each asks the next one out


class PanelScrollArea(QScrollArea):
    """The place of a panel: as large as the panel wants to be, or scrollable in a smaller one.

    It gets its panel where it stays: what gets another parent is dressed again, with all it holds.
    """

    def __init__(self) -> None:
        """Have all the room for a panel that it wants at first."""
        super().__init__()
        self._bound = QSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what has the focus inside is brought to sight

    @property
    def wanted(self) -> QSize:
        """The least size in which all of the panel is seen without scrolling."""
        panel = self.widget()
        least = QSize(0, 0) if panel is None else panel.minimumSizeHint()
        bar = self.verticalScrollBar()
        assert bar is not None
        scrolls = least.height() > self._bound.height()
        return least.grownBy(QMargins(0, 0, bar.sizeHint().width() * scrolls, 0))

    def bound(self, most: QSize) -> None:
        """Ask for no more than this from now on, whatever the panel wants."""
        if most != self._bound:
            self._bound = most
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size that the panel wants to have."""
        panel = self.widget()
        return self.wanted if panel is None else panel.sizeHint().expandedTo(self.wanted)

    def minimumSizeHint(self) -> QSize:
        """Return the least size with all of the panel, or the bound."""
        return self.wanted.boundedTo(self._bound)

    def viewportEvent(self, event: QEvent | None) -> bool:
        """Ask for as much room as the panel wants now."""
        if event is not None and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().viewportEvent(event)


def settle() -> None:
    """Lay out at once what has changed.

    Else each layout around a changed part waits for its turn, and whatever is drawn between two of
    them, such as a board for half a second, is seen with the outer ones as they were.
    """
    for _ in range(_NESTED):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)


def scrollable_page(widget: QWidget, above: QWidget) -> QWidget:
    """Return a page for a dialog above another widget: scrollable where the screen is small."""
    room = PanelScrollArea()
    room.setWidget(widget)
    room.bound(free_size(above).shrunkBy(_AROUND_PAGE))
    return room


def free_size(widget: QWidget) -> QSize:
    """Return the largest size of a window on a widget's screen."""
    screen = widget.screen()
    assert screen is not None
    return space_on(screen.geometry(), screen.availableGeometry())


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


def space_on(screen: QRect, available: QRect) -> QSize:
    """Return the largest size of a window, without its frame, in the free part of a screen."""
    height = min(screen.height() - _PANEL, available.height()) - _FRAME
    return QSize(min(screen.width(), available.width()), height)
