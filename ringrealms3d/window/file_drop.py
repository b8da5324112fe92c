"""Files that are dragged onto a window."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtCore import QEvent, QMimeData, QObject, pyqtSignal
from PyQt6.QtGui import QDragEnterEvent, QDropEvent
from PyQt6.QtWidgets import QWidget


class FileDrop(QObject):
    """Takes files that could be a game or a solid.

    Signals:
        dropped: the file that was dropped on the window.
    """

    dropped = pyqtSignal(Path)

    def __init__(self, window: QWidget) -> None:
        """Watch a window."""
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Take what is dragged here if it is a file, and tell of the drop."""
        if isinstance(event, QDragEnterEvent):
            if _dragged_file(event.mimeData()) is not None:
                event.acceptProposedAction()
            return True
        if isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            path = _dragged_file(event.mimeData())
            if path is not None:
                self.dropped.emit(path)
            return True
        return super().eventFilter(watched, event)


def _dragged_file(data: QMimeData | None) -> Path | None:
    """Return the first file of this machine among what is dragged, None if there is none."""
    urls = data.urls() if data is not None else []
    return next((Path(url.toLocalFile()) for url in urls if url.isLocalFile()), None)
