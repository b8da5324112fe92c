"""What lies over the boards, at their upper and lower edges, without moving them."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PyQt6.QtCore import QEvent, QObject, QRect, QSize
from PyQt6.QtWidgets import QWidget

from ringrealms3d.window.widgets.design import MEDIUM, SMALL

SizeIn = Callable[[int], QSize]
"""Returns how large something is where it can be this wide."""


class Edge(Enum):
    """Where something lies over the boards."""

    TOP = "top"
    BOTTOM = "bottom"


class Overlays(QObject):
    """Lays children of a widget over it, in the middle of an edge, one below the other."""

    def __init__(self, parent: QWidget, lay: Callable[[], None]) -> None:
        """Lay nothing yet.

        Args:
            lay: called whenever something has come or gone.
        """
        super().__init__(parent)
        self._parent, self._lay = parent, lay
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
            if widget.isHidden():
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
        if event is not None and event.type() in kinds:
            self._lay()
        return False
