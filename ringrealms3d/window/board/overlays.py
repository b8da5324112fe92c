"""What lies over the boards, at their edges and in a corner, without moving them."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PyQt6.QtCore import QEvent, QObject, QPoint, QRect, QSize
from PyQt6.QtWidgets import QWidget

from ringrealms3d.window.widgets.design import MEDIUM, SMALL

Covering = Callable[[QRect], int]
"""Returns how much of the board a part of the parent covers."""

SizeIn = Callable[[int], QSize]
"""Returns how large something is where it can be this wide."""


class Edge(Enum):
    """Where something lies over the boards."""

    TOP = "top"
    BOTTOM = "bottom"
    CORNER = "the corner where it covers least when it comes"


class Overlays(QObject):
    """Lays children of a widget over it, in the middle of an edge, one below the other."""

    def __init__(self, parent: QWidget, lay: Callable[[], None], covering: Covering) -> None:
        """Lay nothing yet.

        Args:
            lay: called whenever something has come or gone.
        """
        super().__init__(parent)
        self._parent, self._lay, self._covering = parent, lay, covering
        self._corners: dict[QWidget, tuple[bool, bool]] = {}
        self._all: dict[QWidget, tuple[Edge, SizeIn]] = {}
        self._passing: set[QWidget] = set()

    def add(self, widget: QWidget, edge: Edge, size_in: SizeIn | None = None) -> None:
        """Lay a child at an edge whenever it is shown, the first added nearest to the edge.

        Args:
            size_in: for what has another size than its size hint at some widths.
        """
        self._all[widget] = edge, size_in or (lambda _: widget.sizeHint())
        widget.installEventFilter(self)

    def add_passing(self, widget: QWidget, edge: Edge, size_in: SizeIn) -> None:
        """Lay a child that comes and goes beyond all others, so that nothing moves for it."""
        self._passing.add(widget)
        self.add(widget, edge, size_in)

    def lay_in(self, room: QRect) -> None:
        """Lay everything that is shown into a part of the parent."""
        inner = room.adjusted(MEDIUM, MEDIUM, -MEDIUM, -MEDIUM)
        top, bottom = inner.top(), inner.bottom() + 1
        for widget in sorted(self._all, key=self._passing.__contains__):
            edge, size_in = self._all[widget]
            if widget.isHidden() or edge is Edge.CORNER:
                continue
            size = size_in(inner.width())
            width, height = max(1, min(size.width(), inner.width())), size.height()
            left = inner.left() + (inner.width() - width) // 2
            if edge is Edge.TOP:
                widget.setGeometry(left, top, width, height)
                top += height + SMALL
            else:
                bottom -= height
                widget.setGeometry(left, bottom, width, height)
                bottom -= SMALL
            widget.raise_()
        self._lay_in_corners(inner, top, bottom)

    def raise_all(self) -> None:
        """Lie over everything else."""
        for widget in self._all:
            widget.raise_()

    def leave_corners(self) -> None:
        """Choose other corners from now on."""
        self._corners.clear()

    def _lay_in_corners(self, inner: QRect, top: int, bottom: int) -> None:
        """Lay what belongs there between what lies at the upper and the lower edge."""
        for widget, (edge, size_in) in self._all.items():
            if edge is not Edge.CORNER or widget.isHidden():
                continue
            size = size_in(inner.width())
            places = {
                (right, low): QRect(
                    QPoint(
                        inner.right() + 1 - size.width() if right else inner.left(),
                        bottom - size.height() if low else top,
                    ),
                    size,
                )
                for low in (True, False)
                for right in (False, True)
            }
            if widget not in self._corners:
                self._corners[widget] = min(places, key=lambda x: self._covering(places[x]))
            widget.setGeometry(places[self._corners[widget]])
            widget.raise_()

    def on(self, edge: Edge) -> QRect:
        """Return what is covered at an edge for long."""
        covered = QRect()
        for widget, (where, _) in self._all.items():
            if where is edge and not widget.isHidden() and widget not in self._passing:
                covered = covered.united(widget.geometry())
        return covered

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Lay everything out anew when something comes or goes, or wants another size."""
        kinds = QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.LayoutRequest
        if event is not None and event.type() == QEvent.Type.Hide and isinstance(watched, QWidget):
            self._corners.pop(watched, None)
        if event is not None and event.type() in kinds:
            self._lay()
        return False
