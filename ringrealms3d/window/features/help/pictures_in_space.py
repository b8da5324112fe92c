"""Pictures in space among the rules, drawn by a process of their own while one reads."""

from __future__ import annotations

from collections import deque

from PyQt6.QtCore import QByteArray, QObject, QProcess, pyqtSignal
from PyQt6.QtGui import QImage

from ringrealms3d.core.log_file import log
from ringrealms3d.exports.diagrams import DiagramRequest
from ringrealms3d.window.shell.child_process import start_module

_MOST_KEPT = 200
_kept: dict[DiagramRequest, QByteArray] = {}  # as PNG, which takes a fiftieth of the pixels


class SpacePictures(QObject):
    """Draws what it is asked for, one picture after the other; none is drawn twice.

    Signals:
        drawn: a picture that was asked for, a ``DiagramRequest``, is there now.
        failed: nothing can be drawn here.
    """

    drawn = pyqtSignal(object)
    failed = pyqtSignal()

    def __init__(self, parent: QObject) -> None:
        """Wait for the first one."""
        super().__init__(parent)
        self._awaited: deque[DiagramRequest] = deque()
        self._process: QProcess | None = None

    def picture(self, wanted: DiagramRequest) -> QImage | None:
        """Return a picture, or None while it is being drawn."""
        if wanted in _kept:
            return QImage.fromData(_kept[wanted])
        if wanted not in self._awaited:
            self._awaited.append(wanted)
            process = self._process or self._start()
            process.write(wanted.line())
        return None

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
        start_module(process, "ringrealms3d.exports.diagrams")
        return process

    def _take(self) -> None:
        process = self._process
        while process is not None and process.canReadLine():
            _keep(self._awaited.popleft(), QByteArray.fromBase64(process.readLine()))
            self.drawn.emit(next(reversed(_kept)))
        if not self._awaited:
            self.stop()  # what draws takes much memory

    def _end(self) -> None:
        """Say that nothing can be drawn: it goes on until it is stopped."""
        if self._process is None:
            return
        output = bytes(self._process.readAllStandardError().data()).decode(errors="replace")
        log.warning("pictures of the rules: %s", output.strip()[-1000:])
        self.stop()
        self.failed.emit()


def _keep(request: DiagramRequest, picture: QByteArray) -> None:
    _kept[request] = picture
    while len(_kept) > _MOST_KEPT:
        del _kept[next(iter(_kept))]
