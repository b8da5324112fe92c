"""Which of the places behind a point is meant: each click with Ctrl goes one deeper."""

from __future__ import annotations

from PyQt6.QtCore import QPointF
from PyQt6.QtWidgets import QApplication


class Digger:
    """Counts clicks with Ctrl on one spot."""

    def __init__(self) -> None:
        """Begin with what lies behind the first place."""
        self._spot: QPointF | None = None
        self._clicks = 0

    def hit(self, hits: tuple[int, ...], spot: QPointF, through: bool) -> int | None:
        """Return the place meant by a spot, None where there is none.

        Behind the last place the second one follows again.

        Args:
            hits: the places at the spot, the nearest first.
            through: whether what lies behind is meant.
        """
        if not through or self._far_from(spot):
            self._spot, self._clicks = None, 0
        if not through:
            return next(iter(hits), None)
        behind = hits[1:]
        return behind[self._clicks % len(behind)] if behind else None

    def dig(self, spot: QPointF) -> None:
        """Go one deeper at a spot."""
        self._clicks += 1
        self._spot = spot

    def _far_from(self, spot: QPointF) -> bool:
        return (
            self._spot is not None
            and (spot - self._spot).manhattanLength() >= QApplication.startDragDistance()
        )
