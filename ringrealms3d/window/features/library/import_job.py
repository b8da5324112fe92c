"""Importing games from files into the library, in a thread, with a progress bar."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PyQt6.QtCore import QObject, Qt, pyqtSignal
from PyQt6.QtWidgets import QProgressDialog, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.library.importing import ImportReport
from ringrealms3d.library.library import Library
from ringrealms3d.window.shell.tasks import LatestTask


class ImportJob(QObject):
    """Imports files; the user can cancel, and games added by then stay.

    Signals: done: the report of a finished import. failed: a sentence on why nothing more could be
    added.
    """

    done = pyqtSignal(object)
    failed = pyqtSignal(str)

    def __init__(
        self,
        parent: QWidget,
        library: Path,
        paths: list[Path],
        post: Callable[[Callable[[], None]], None],
    ) -> None:
        """Start the import.

        Args:
            parent: the widget that the bar belongs to.
            library: the library's file.
            paths: the files with games.
            post: runs a function in the window's thread.
        """
        super().__init__(parent)
        self._library, self._paths, self._post = library, paths, post
        self._cancelled = False
        self._bar = QProgressDialog(tr("Importing games…"), tr("Cancel"), 0, len(paths), parent)
        self._bar.setWindowModality(Qt.WindowModality.NonModal)
        self._bar.setAutoClose(False)
        self._bar.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._bar.canceled.connect(self._cancel)
        self._bar.show()
        LatestTask(post).start(self._import, self._finish, self._fail)

    def _import(self) -> ImportReport:
        with Library(self._library) as library:  # one of this thread
            return library.import_files(self._paths, self._note_progress)

    def _note_progress(self, report: ImportReport) -> bool:
        read, files = report.read, report.files
        self._post(lambda: self._show_progress(read, files))
        return not self._cancelled

    def _show_progress(self, read: int, files: int) -> None:
        if not self._cancelled:
            self._bar.setMaximum(files)
            self._bar.setValue(read)

    def _cancel(self) -> None:
        self._cancelled = True

    def _finish(self, report: ImportReport) -> None:
        self._close_bar()
        self.done.emit(report)

    def _fail(self, reason: str) -> None:
        self._close_bar()
        self.failed.emit(reason)

    def _close_bar(self) -> None:
        if not self._cancelled:
            self._cancelled = True
            self._bar.close()
