"""Writing an export in a child process, with a dialog that can cancel it."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from PyQt6.QtCore import QObject, QProcess, Qt, QTimer, pyqtSignal
from PyQt6.QtWidgets import QProgressDialog, QWidget

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import check_target
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.exports.kinds import Kind, kind_for
from ringrealms3d.exports.request import ExportRequest, request_as_data
from ringrealms3d.records.game_files import write_game
from ringrealms3d.scene.arrangement import filling, fitted
from ringrealms3d.scene.camera import Camera
from ringrealms3d.window.shell.child_process import start_module
from ringrealms3d.window.shell.replacing import if_replaceable
from ringrealms3d.window.widgets.texts import error_text

_LOCAL_GAME, _REQUEST = "game.json", "request.json"
_COMMAND = "ringrealms3d export: "  # before what the process says of errors


class ExportJob(QObject):
    """One file being written by ``ringrealms3d export``.

    Signals: finished: a sentence for the user; empty after a cancel.
    """

    finished = pyqtSignal(str)

    def __init__(
        self, parent: QWidget, request: ExportRequest, path: Path, kind: str | None = None
    ) -> None:
        """Start writing; the job removes itself when it has finished."""
        super().__init__(parent)
        self._above, self._path = parent, path
        self._unfinished, self._ended = ExitStack(), False
        self._dialog = QProgressDialog(self._title(kind), tr("Cancel"), 0, 0, parent)
        self._dialog.setWindowTitle(tr("Export"))
        self._dialog.setWindowModality(Qt.WindowModality.WindowModal)
        self._dialog.canceled.connect(self.cancel)
        self._process = QProcess(self)
        self._process.finished.connect(self._finish)
        self._process.errorOccurred.connect(self._fail_to_start)
        self._process.readyReadStandardOutput.connect(self._show_share)
        try:
            known = kind_for(path, kind)
            check_target(path)
            self._start(request, known)
        except UserError as error:
            text = tr("Nothing was exported: {error}").format(error=error_text(error))
            QTimer.singleShot(0, lambda: self._end(text))
        else:
            self._dialog.show()

    def _title(self, kind: str | None) -> str:
        try:
            what = tr(kind_for(self._path, kind).title)
        except UserError:
            what = self._path.name
        return tr("{what}: exporting…").format(what=what)

    def _folder(self) -> Path:
        """Return the job's own folder, which is deleted with it, even if writing is killed."""
        beside = self._path.parent
        try:
            folder = TemporaryDirectory(
                prefix=".ringrealms3d-", dir=beside, ignore_cleanup_errors=True
            )
        except OSError as error:
            raise UserError(
                "nothing can be written in '{beside}': {strerror}",
                beside=beside,
                strerror=error.strerror,
            ) from error
        return Path(self._unfinished.enter_context(folder))

    def _start(self, request: ExportRequest, kind: Kind) -> None:
        place = self._folder()
        self._made = place / "made" / self._path.name
        self._made.parent.mkdir()
        with request.record.going_through(request.node):
            write_game(request.record, place / _LOCAL_GAME)
        (place / _REQUEST).write_bytes(request_as_data(as_seen(request, kind)))
        command = ["export", str(place / _LOCAL_GAME), f"--request={place / _REQUEST}"]
        command += [f"--output={self._made}", f"--kind={kind.name}", "--progress"]
        start_module(self._process, "ringrealms3d", *command)

    def _show_share(self) -> None:
        """Show the progress, which the program reports in whole percent."""
        words = bytes(self._process.readAllStandardOutput().data()).decode(errors="replace").split()
        if words and words[-1].endswith("%"):
            self._dialog.setMaximum(100)
            self._dialog.setValue(int(words[-1].rstrip("%")))

    def cancel(self) -> None:
        """Cancel the work and remove its files."""
        self._process.blockSignals(True)
        self._process.kill()
        self._process.waitForFinished()
        self._end("")

    def _fail_to_start(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._end(tr("Nothing was exported: {error}").format(error=self._process.errorString()))

    def _finish(self, code: int) -> None:
        if code == 0:
            self._dialog.hide()
            made = {self._path.parent / each.name for each in self._made.parent.iterdir()}
            if_replaceable(
                self._above,
                sorted(made - {self._path}),  # of which the file dialog asked
                lambda: self._end(self._put_in_place()),
                lambda: self._end(""),
            )
            return
        error = bytes(self._process.readAllStandardError().data()).decode(errors="replace")
        lines = error.strip().splitlines() or [tr("the export ended early")]
        reason = lines[-1].removeprefix(_COMMAND).replace(str(self._made), str(self._path))
        self._end(tr("Nothing was exported: {error}").format(error=reason))

    def _put_in_place(self) -> str:
        """Move the result to its target, and return the message."""
        try:
            for made in self._made.parent.iterdir():
                made.replace(self._path.parent / made.name)
        except OSError as error:
            return tr("Nothing was exported: {error}").format(error=error.strerror)
        return tr("Exported: {path}").format(path=self._path)

    def _end(self, text: str) -> None:
        if self._ended:
            return
        self._ended = True
        self._unfinished.close()
        self._dialog.canceled.disconnect(self.cancel)
        self._dialog.close()
        self._dialog.deleteLater()
        self.finished.emit(text)
        self.deleteLater()


def as_seen(request: ExportRequest, kind: Kind) -> ExportRequest:
    """Return a request of a kind for which the board is as near as the request's camera has it."""
    style, layout = request.style, request.position.variant.layout
    if not isinstance(layout, SolidLayout):
        return request
    camera = Camera(style.camera.axes, parallel=style.camera.parallel)
    if kind.still:
        usual = filling(camera, layout, style.opening, style.aspect)
    else:
        usual = fitted(camera, layout, style.opening)
    near = usual.distance(style.aspect) / style.camera.distance(style.aspect)
    return replace(request, style=replace(style, camera=camera.zoomed(near)))
