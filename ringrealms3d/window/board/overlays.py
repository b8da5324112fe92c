"""What lies over the boards, at their edges and in a corner, without moving them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import NamedTuple

from PyQt6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QSize
from PyQt6.QtWidgets import QWidget

from ringrealms3d.window.widgets.design import MEDIUM, SMALL

Covering = Callable[[QRect], float]
"""Returns how much of the board a part of the parent covers."""

SizeIn = Callable[[int], QSize]
"""Returns how large something is where it can be this wide."""


class Edge(Enum):
    """Where something lies over the boards."""

    TOP = "top"
    UPPER = "the middle of the upper edge, or slim in an upper corner where it covers less"
    BOTTOM = "bottom"
    PASSING = "beyond all others at the bottom, beside what else lies there"
    CORNER = "the corner where it covers least when it comes"


_LEAST_PASSING = 320
"""How narrow what passes may become to lie beside something."""

_SLIM = 480, 360, 240, 200, 168
"""How wide something may become in an upper corner."""


class _Upper(NamedTuple):
    """In which upper corner something lies, and how wide."""

    right: bool
    width: int


_UPPER = None, *(_Upper(right, width) for width in _SLIM for right in (False, True))
"""Where something may lie above, the best first; None is in the middle."""


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
        self._uppers: dict[QWidget, _Upper | None] = {}
        self._above: list[QRect] = []
        self._all: dict[QWidget, tuple[Edge, SizeIn]] = {}
        self._most_below: SizeIn = lambda _: QSize()

    def add(self, widget: QWidget, edge: Edge, size_in: SizeIn | None = None) -> None:
        """Lay a child at an edge whenever it is shown, below what was added to that edge before.

        Args:
            size_in: for what has another size than its size hint at some widths.
        """
        self._all[widget] = edge, size_in or (lambda _: widget.sizeHint())
        widget.installEventFilter(self)

    def keep_below(self, most_in: SizeIn) -> None:
        """Keep room at the lower edge, whether something is there or not.

        Args:
            most_in: how large the most is that ever lies there.
        """
        self._most_below = most_in

    def kept_below(self, room: QRect) -> QRect:
        """Return what is kept at the lower edge of a part of the parent."""
        inner = _inner(room)
        size = self._most_below(inner.width())
        return _in_the_middle(inner, size, inner.bottom() + 1 - size.height())

    def lay_at_edges(self, room: QRect, small: QRect) -> None:
        """Lay what belongs at an edge of a part of the parent.

        Args:
            small: what lies on the parent already, which is left free where there is room beside.
        """
        self._inner = _inner(room)
        self._top, self._bottom = self._inner.top(), self._inner.bottom() + 1
        self._above = []
        for widget, (_, size_in) in reversed(self._shown(Edge.BOTTOM)):
            size = size_in(self._inner.width())
            self._bottom -= size.height()
            _put(widget, _in_the_middle(self._inner, size, self._bottom))
            self._bottom -= SMALL
        for widget, (edge, size_in) in self._shown(Edge.TOP, Edge.UPPER):
            spot = None if edge is Edge.TOP else self._upper_spot(widget, size_in, small)
            place = self._place_above(spot, size_in, small)
            _put(widget, place)
            self._above.append(place)
            if spot is None:
                self._top = place.bottom() + 1 + SMALL
        for widget, _ in self._shown(Edge.TOP, Edge.UPPER, Edge.BOTTOM):
            widget.raise_()

    def lay_between(self, others: Sequence[QRect]) -> None:
        """Lay everything else between that, and not over what else lies on the parent."""
        taken = [*others, *self._above]
        for widget, (_, size_in) in self._shown(Edge.CORNER):
            _put(widget, self._place_in_corner(widget, size_in(self._inner.width()), taken))
            taken.append(widget.geometry())
        for widget, (_, size_in) in self._shown(Edge.PASSING):
            _put(widget, self._passing_place(size_in, taken))
        for widget, _ in self._shown(Edge.CORNER, Edge.PASSING):
            widget.raise_()

    def leave_corners(self) -> None:
        """Choose other corners from now on."""
        self._corners.clear()
        self._uppers.clear()

    def _shown(self, *edges: Edge) -> list[tuple[QWidget, tuple[Edge, SizeIn]]]:
        return [x for x in self._all.items() if x[1][0] in edges and not x[0].isHidden()]

    def _upper_spot(self, widget: QWidget, size_in: SizeIn, small: QRect) -> _Upper | None:
        """Return the spot above that something has, or the one where it covers least."""

        def place_at(spot: _Upper | None) -> QRect:
            return self._place_above(spot, size_in, small)

        def fits(spot: _Upper | None) -> bool:
            if spot is None:
                return True
            place = place_at(spot)
            low = place.bottom() > self._inner.center().y()
            return not low and place.width() <= spot.width and not place.intersects(small)

        if widget not in self._uppers or not fits(self._uppers[widget]):
            free = filter(fits, _UPPER)
            self._uppers[widget] = min(free, key=lambda spot: self._covering(place_at(spot)))
        return self._uppers[widget]

    def _place_above(self, spot: _Upper | None, size_in: SizeIn, small: QRect) -> QRect:
        """Return where something lies at a spot above, below what lies there already."""
        if spot is None:
            place = _in_the_middle(self._inner, size_in(self._inner.width()), self._top)
            free = _beside([small, *self._above], place, self._inner)
            taken = any(map(place.intersects, (small, *self._above)))
            if taken and free.width() >= _LEAST_PASSING:
                place = _in_the_middle(free, size_in(free.width()), self._top)
            return place
        size = size_in(spot.width)
        left = self._inner.right() + 1 - size.width() if spot.right else self._inner.left()
        place = QRect(QPoint(left, self._inner.top()), size)
        for above in self._above:
            if place.intersects(above):
                place.moveTop(above.bottom() + 1 + SMALL)
        return place

    def _passing_place(self, size_in: SizeIn, taken: Sequence[QRect]) -> QRect:
        """Return the lowest place where it has room beside what is taken, or above that."""
        wanted = size_in(self._inner.width())
        above = sorted((each.top() - SMALL for each in taken), reverse=True)
        for bottom in (self._bottom, *(y for y in above if y < self._bottom)):
            strip = QRect(0, bottom - wanted.height(), 0, wanted.height())
            free = _beside(taken, strip, self._inner)
            if free.width() >= min(wanted.width(), _LEAST_PASSING):
                size = size_in(free.width())
                return _in_the_middle(free, size, bottom - size.height())
        return _in_the_middle(self._inner, wanted, self._bottom - wanted.height())

    def _place_in_corner(self, widget: QWidget, size: QSize, taken: Sequence[QRect]) -> QRect:
        """Return the corner that it has, or the one where it covers least.

        What is taken comes before the board, which can be turned.
        """
        lefts = self._inner.left(), self._inner.right() + 1 - size.width()
        tops = self._top, self._bottom - size.height()
        places = {
            (right, low): QRect(QPoint(lefts[right], tops[low]), size)
            for low in (True, False)
            for right in (False, True)
        }

        def is_taken(corner: tuple[bool, bool]) -> bool:
            return any(map(places[corner].intersects, taken))

        known = self._corners.get(widget)
        if known is None or is_taken(known):
            known = min(places, key=lambda x: (is_taken(x), self._covering(places[x])))
            self._corners[widget] = known
        return places[known]

    @property
    def shown(self) -> list[QRect]:
        """What all that is shown covers."""
        return [widget.geometry() for widget in self._all if not widget.isHidden()]

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Lay everything out anew when something comes or goes, or wants another size."""
        kinds = QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.LayoutRequest
        if event is not None and event.type() == QEvent.Type.Hide and isinstance(watched, QWidget):
            self._corners.pop(watched, None)
            self._uppers.pop(watched, None)
        if event is not None and event.type() in kinds:
            self._lay()
        return False


def _put(widget: QWidget, place: QRect) -> None:
    """Lay something out in its place at once.

    Asking how large it is at several widths arranges it anew each time, and what it asks for then
    would have everything laid out again without end.
    """
    widget.setGeometry(place)
    layout = widget.layout()
    if layout is not None:
        layout.activate()
        QCoreApplication.removePostedEvents(widget, QEvent.Type.LayoutRequest.value)


def _inner(room: QRect) -> QRect:
    """Return a room without its margins."""
    return room.adjusted(MEDIUM, MEDIUM, -MEDIUM, -MEDIUM)


def _in_the_middle(room: QRect, size: QSize, top: int) -> QRect:
    """Return a rectangle of a size, no wider than a room and in its middle, at a height."""
    width = max(1, min(size.width(), room.width()))
    return QRect(room.left() + (room.width() - width) // 2, top, width, size.height())


def _beside(taken: Sequence[QRect], strip: QRect, room: QRect) -> QRect:
    """Return the part of a room, level with a strip, that is not taken from the sides."""
    left, right = room.left(), room.right()
    for each in taken:
        if each.top() > strip.bottom() or each.bottom() < strip.top():
            continue
        if each.center().x() < room.center().x():
            left = max(left, each.right() + 1 + SMALL)
        else:
            right = min(right, each.left() - 1 - SMALL)
    return QRect(left, strip.top(), max(0, right + 1 - left), strip.height())
