"""Drawing what changes many times a second, with rests in between."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QObject, QTimer

_REST = 4.0  # between two drawings, in the time that one takes


class Pacing:
    """Draws soon, however often it is asked to; drawing takes a small part of the time alone."""

    def __init__(self, parent: QObject, draw: Callable[[], None]) -> None:
        """Have nothing to draw.

        Args:
            draw: draws what is to be seen by then.
        """
        self._timer = QTimer(parent)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(draw)

    @property
    def waiting(self) -> bool:
        """Whether something will be drawn."""
        return self._timer.isActive()

    def ask(self, seconds: float) -> None:
        """Draw after a rest that fits the seconds that drawing takes."""
        if not self.waiting:
            self._timer.start(round(1000 * _REST * seconds))
