"""The geometry of the graph of a game: scales, labels and sizes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PyQt6.QtCore import QPointF, QRectF, QSizeF

_LETTERED = QSizeF(420, 150)  # a smaller graph has no scales
_LABEL = 46.0  # pixels beside the graph
_RIM = 8.0
_NARROW = 5.0  # around a graph without scales, so that dots at its border are seen
_LETTERS = (9.0, 12.0, 15.0)  # a small graph, a larger one, a tall one
_TALL = 400.0
_DOTS = (3.2, 5.0)
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


@dataclass(frozen=True, slots=True)
class Frame:
    """The scales of a graph, in pixels from the upper left.

    Attributes:
        plot: where the graph itself is.
        last: the number of the last ply.
        lettered: whether there is room for scales.
        letters: the height of letters.
        dot: the radius of a dot.
    """

    plot: QRectF
    last: int
    lettered: bool
    letters: float
    dot: float

    def x(self, ply: float) -> float:
        """Return a ply's distance from the left."""
        return self.plot.left() + self.plot.width() * ply / max(1, self.last)

    def spot(self, ply: float, value: float) -> QPointF:
        """Return the position of a value from -1 to 1 at a ply."""
        y = self.plot.center().y() - self.plot.height() * value / 2
        return QPointF(self.x(ply), min(max(y, self.plot.top()), self.plot.bottom()))

    def left_label(self, value: float) -> QRectF:
        """Return the room for a text on the left of a value."""
        return QRectF(0, self._line(value), self.plot.left() - 5, self.letters)

    def right_label(self, value: float) -> QRectF:
        """Return the room for a text on the right of a value."""
        return QRectF(self.plot.right() + 5, self._line(value), _LABEL, self.letters)

    def ply_label(self, ply: int) -> QRectF:
        """Return the room for a ply's number."""
        wide = 4 * self.letters
        top = self.plot.bottom() + 3
        return QRectF(self.x(ply) - wide / 2, top, wide, 1.3 * self.letters)

    def sign_place(self, ply: int, value: float) -> QRectF:
        """Return the room for a sign beside the dot of a move, within the plot."""
        wide, high = 1.2 * self.letters, 1.1 * self.letters
        spot = self.spot(ply, value)
        above = spot.y() - self.dot - high > self.plot.top()
        y = spot.y() - self.dot - high if above else spot.y() + self.dot
        x = min(max(spot.x() - wide / 2, self.plot.left()), self.plot.right() - wide)
        return QRectF(x, y, wide, high)

    def _line(self, value: float) -> float:
        return self.spot(0, value).y() - self.letters / 2


def frame_of(size: QSizeF, points: int, has_margins: bool) -> Frame:
    """Return the scales of a graph of a size, with this many points."""
    lettered = size.width() >= _LETTERED.width() and size.height() >= _LETTERED.height()
    letters = _LETTERS[lettered + (lettered and size.height() >= _TALL)]
    whole = QRectF(QPointF(), size)
    if lettered:
        right = _LABEL if has_margins else 2 * _RIM
        plot = whole.adjusted(_LABEL + letters, _RIM + letters / 2, -right, -_RIM - 1.6 * letters)
    else:
        plot = whole.adjusted(_NARROW, _NARROW, -_NARROW, -_NARROW)
    return Frame(plot, points - 1, lettered, letters, _DOTS[lettered])


def widest_margin(margins: Sequence[float | None]) -> float:
    """Return where the scale of margins ends, 0 if none is known."""
    known = [abs(margin) for margin in margins if margin is not None]
    return float(ceil(max(1.0, *known))) if known else 0.0


def turn_steps(turns: Sequence[int], frame: Frame) -> list[int]:
    """Return the plies with which turns begin whose numbers have room below the graph."""
    most = max(1, int(frame.plot.width() // (4 * frame.letters)))
    begins = {turn: ply for ply, turn in reversed(list(enumerate(turns)))}
    fitting = (step for step in _STEPS if len(begins) / step <= most)
    step = next(fitting, len(turns))
    return [ply for turn, ply in begins.items() if turn % step == 0]
