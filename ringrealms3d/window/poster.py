"""Hands work from other threads to the window's thread."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QObject, Qt, pyqtSignal


class Poster(QObject):
    """Runs functions in the thread that it lives in, soon and in order."""

    _posted = pyqtSignal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Live in the thread that makes it."""
        super().__init__(parent)
        self._posted.connect(  # type: ignore[call-arg]
            _run, type=Qt.ConnectionType.QueuedConnection
        )

    def post(self, action: Callable[[], None]) -> None:
        """Run a function soon; any thread may call this."""
        self._posted.emit(action)


def _run(action: Callable[[], None]) -> None:
    action()
