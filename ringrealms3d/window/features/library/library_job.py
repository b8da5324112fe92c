"""Long work with a library in a thread, with a progress bar and a button that stops it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PyQt6.QtCore import QObject, Qt, pyqtSignal
from PyQt6.QtWidgets import QProgressDialog, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.library.library import Library
from ringrealms3d.session.engine_link import Post
from ringrealms3d.window.shell.tasks import LatestTask

Tell = Callable[[int, int], bool]
"""Told how much is done of how much; returns whether to go on."""


class StoppedError(Exception):
    """Raised in work that was told to stop, to undo it."""


def going_on(tell: Tell, total: int) -> Callable[[int], None]:
    """Return what counts how much is done, and raises :class:`StoppedError` when told to stop."""
    count = 0

    def done(more: int) -> None:
        nonlocal count
        count += more
        if not tell(count, total):
            raise StoppedError

    return done


class LibraryJob(QObject):
    """Does something with a library of the thread's own; a person can stop it.

    Signals: done: the result, None if the work was undone. failed: a sentence on why nothing more
    could be done.
    """

    done = pyqtSignal(object)
    failed = pyqtSignal(str)

    def __init__(
        self,
        parent: QWidget,
        library: Path,
        title: str,
        work: Callable[[Library, Tell], object],
        post: Post,
    ) -> None:
        """Start the work.

        Args:
            parent: the widget that the bar belongs to.
            library: the library's file.
            title: what is done.
            work: does it, and returns the result.
            post: runs a function in the window's thread.
        """
        super().__init__(parent)
        self._library, self._work, self._post, self._title = library, work, post, title
        self._stopped = False
        self._bar = QProgressDialog(title, tr("Cancel"), 0, 0, parent)
        self._bar.setWindowModality(Qt.WindowModality.NonModal)
        self._bar.setAutoClose(False)
        self._bar.setAutoReset(False)
        self._bar.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._bar.canceled.connect(self._stop)
        self._bar.show()
        LatestTask(post).start(self._run, self._finish, self._fail)

    def _run(self) -> object:
        with Library(self._library) as library:  # one of this thread
            try:
                return self._work(library, self._tell)
            except StoppedError:
                return None

    def _tell(self, done: int, total: int) -> bool:
        self._post(lambda: self._show(done, total))
        return not self._stopped

    def _show(self, done: int, total: int) -> None:
        if not self._stopped:
            self._bar.setMaximum(total)
            self._bar.setValue(done)

    def _stop(self) -> None:
        self._stopped = True

    def _finish(self, result: object) -> None:
        self._close_bar()
        self.done.emit(result)

    def _fail(self, reason: str) -> None:
        self._close_bar()
        self.failed.emit(reason)

    def _close_bar(self) -> None:
        if not self._stopped:
            self._stopped = True
            self._bar.close()
