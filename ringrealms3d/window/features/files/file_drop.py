"""Files that are dropped on the window."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PyQt6.QtCore import QEvent, QMimeData, QObject
from PyQt6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PyQt6.QtWidgets import QWidget

from ringrealms3d.window.features.files.polyhedra import ENDINGS, Polyhedra


class FileOpener(Protocol):
    """Opens files of games."""

    def expect(self) -> None:
        """Prepare for a file."""

    def open(self, path: Path) -> object:
        """Open a file."""


class FileDrop(QObject):
    """Opens files that are dropped on a window: a game, or a solid to play on."""

    def __init__(self, window: QWidget, games: FileOpener, solids: Polyhedra) -> None:
        """Watch a window."""
        super().__init__(window)
        self._games, self._solids = games, solids
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Accept dragged files, and open dropped ones."""
        if isinstance(event, QDragEnterEvent):
            path = _dragged_file(event.mimeData())
            if path is not None:
                event.acceptProposedAction()
                self._expect(path)
            return True
        if isinstance(event, QDragLeaveEvent):
            return True
        if isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            path = _dragged_file(event.mimeData())
            if path is not None:
                self._open(path)
            return True
        return super().eventFilter(watched, event)

    def _expect(self, path: Path) -> None:
        """Prepare for a file that is dragged over the window."""
        if path.suffix.lower() not in ENDINGS:
            self._games.expect()

    def _open(self, path: Path) -> None:
        if path.suffix.lower() in ENDINGS:
            self._solids.open(str(path))
        else:
            self._games.open(path)


def _dragged_file(data: QMimeData | None) -> Path | None:
    """Return the first local file among the dragged items, None if there is none."""
    urls = data.urls() if data is not None else []
    return next((Path(url.toLocalFile()) for url in urls if url.isLocalFile()), None)
