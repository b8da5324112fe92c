"""Pictures in space of boards that come without one, drawn by a process of their own."""

from __future__ import annotations

from collections import deque
from pathlib import Path

from PyQt6.QtCore import QObject, QProcess, pyqtSignal

from ringrealms3d.core.log_file import log
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.exports.board_pictures import BoardRequest
from ringrealms3d.games import variant, variant_ids
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.board_icons import shipped_picture
from ringrealms3d.window.shell.child_process import start_module


class BoardArtist(QObject):
    """Draws what it is asked for, one picture after the other, and keeps it for later starts.

    Signals:
        drawn: a picture that was asked for, a ``BoardRequest``, is there now.
    """

    drawn = pyqtSignal(object)

    def __init__(self, parent: QObject) -> None:
        """Wait for the first one."""
        super().__init__(parent)
        self._awaited: deque[BoardRequest] = deque()
        self._process: QProcess | None = None

    def ask(self, uid: str, theme: Theme, turning: bool = False) -> None:
        """Draw a board, unless it has its picture, or can have none.

        Args:
            turning: whether it should turn; see :class:`BoardRequest`.
        """
        wanted = BoardRequest(uid, theme.name, turning)
        if (
            uid not in variant_ids()
            or shipped_picture(uid, theme) is not None
            or not isinstance(variant(uid).layout, SolidLayout)
            or wanted in self._awaited
            or wanted.path.is_file()
        ):
            return
        self._awaited.append(wanted)
        process = self._process or self._start()
        process.write(wanted.line())

    def stop(self) -> None:
        """Draw nothing more of what was asked for."""
        self._awaited.clear()
        if self._process is not None:
            self._process.blockSignals(True)
            self._process.kill()
            self._process.waitForFinished()
            self._process.deleteLater()
            self._process = None

    def _start(self) -> QProcess:
        process = self._process = QProcess(self)
        process.readyReadStandardOutput.connect(self._take)
        process.finished.connect(self._end)
        process.errorOccurred.connect(self._end)
        start_module(process, "ringrealms3d.exports.board_pictures")
        return process

    def _take(self) -> None:
        process = self._process
        while process is not None and process.canReadLine():
            wanted, path = self._awaited.popleft(), bytes(process.readLine().data()).strip()
            if path and Path(path.decode()) == wanted.path:
                self.drawn.emit(wanted)
        if not self._awaited:
            self.stop()  # what draws takes much memory

    def _end(self) -> None:
        """Leave it at maps."""
        if self._process is None:
            return
        output = bytes(self._process.readAllStandardError().data()).decode(errors="replace")
        log.warning("pictures of boards: %s", output.strip()[-1000:])
        self.stop()
