"""How much of the expected line of a move is shown on the boards: one move after another."""

from __future__ import annotations

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

from ringrealms3d.core.move import Move

_STEP_MS = 400
_MOST = 8  # moves: more would hide the board


class ExpectedLine(QObject):
    """Counts the moves that are shown, from the first one on.

    Signals: grown: one more is shown.
    """

    grown = pyqtSignal()

    def __init__(self, parent: QObject) -> None:
        """Begin with nothing."""
        super().__init__(parent)
        self._first: Move | None = None
        self._count = 0
        self._timer = QTimer(self)
        self._timer.setInterval(_STEP_MS)
        self._timer.timeout.connect(self._grow)

    def shown(self, line: tuple[Move, ...], at_once: bool) -> tuple[Move, ...]:
        """Return the moves of a line to show now; a line with another first move starts anew.

        Args:
            at_once: whether to show all of it, because motion is reduced.
        """
        first = line[0] if line else None
        if first != self._first:
            self._first, self._count = first, _MOST if at_once else 1
        if first is None or self._count >= min(len(line), _MOST):
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()
        return line[: self._count]

    def _grow(self) -> None:
        self._count += 1
        self.grown.emit()
