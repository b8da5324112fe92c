"""Files that are dropped on the window."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from PyQt6.QtCore import QEvent, QMimeData, QObject
from PyQt6.QtGui import QDragEnterEvent, QDropEvent
from PyQt6.QtWidgets import QWidget

from ringrealms3d.window.features.files.polyhedra import ENDINGS, Polyhedra


class FileOpener(Protocol):
    """Opens files of games."""

    def expect(self) -> None:
        """Prepare for a file."""

    def open(self, paths: Sequence[Path]) -> object:
        """Open files."""


class FileDrop(QObject):
    """Opens files that are dropped on a window: games, or a solid to play on."""

    def __init__(self, window: QWidget, games: FileOpener, solids: Polyhedra) -> None:
        """Watch a window."""
        super().__init__(window)
        self._games, self._solids = games, solids
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Accept dragged files, and open dropped ones."""
        if isinstance(event, QDragEnterEvent):
            paths = _dragged_files(event.mimeData())
            if paths:
                event.acceptProposedAction()
                self._expect(paths)
            return True
        if isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            self._open(_dragged_files(event.mimeData()))
            return True
        return False

    def _expect(self, paths: list[Path]) -> None:
        """Prepare for files that are dragged over the window."""
        if _games_among(paths):
            self._games.expect()

    def _open(self, paths: list[Path]) -> None:
        """Open all games; without any, a solid."""
        if games := _games_among(paths):
            self._games.open(games)
        elif paths:
            self._solids.open(str(paths[0]))


def _games_among(paths: list[Path]) -> list[Path]:
    return [path for path in paths if path.suffix.lower() not in ENDINGS]


def _dragged_files(data: QMimeData | None) -> list[Path]:
    """Return the local files among the dragged items."""
    urls = data.urls() if data is not None else []
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
