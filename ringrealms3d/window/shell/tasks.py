"""Background work in threads, with results in the window's thread."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

from PyQt6.QtCore import QObject, Qt, pyqtSignal, pyqtSlot

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr
from ringrealms3d.games import fault_of
from ringrealms3d.window.widgets.texts import error_text

T = TypeVar("T")


class LatestTask:
    """Runs the latest task and ignores the results of earlier ones."""

    def __init__(self, post: Callable[[Callable[[], None]], None]) -> None:
        """Wait for work.

        Args:
            post: runs a function in the window's thread.
        """
        self._post = post
        self._latest = 0

    def forget(self) -> None:
        """Ignore the result of the running task."""
        self._latest += 1

    def start(
        self, work: Callable[[], T], done: Callable[[T], None], failed: Callable[[str], None]
    ) -> threading.Thread:
        """Start a task that replaces the running one.

        Args:
            work: runs in a separate thread.
            done: receives the result, in the window's thread.
            failed: receives a sentence on the error, in the window's thread.
        """
        self._latest += 1
        arguments = self._latest, work, done, failed
        thread = threading.Thread(target=self._run, args=arguments, daemon=True)
        thread.start()
        return thread

    def _run(
        self,
        number: int,
        work: Callable[[], T],
        done: Callable[[T], None],
        failed: Callable[[str], None],
    ) -> None:
        try:
            result = work()
        except UserError as error:
            self._finish(number, partial(failed, error_text(error)))
        except Exception as error:
            of_game = fault_of(error)
            if of_game is not None:
                self._finish(number, partial(failed, error_text(of_game)))
                return
            sentence = tr("Internal error: {error}").format(error=repr(error))
            self._finish(number, partial(failed, sentence))
            raise
        else:
            self._finish(number, partial(done, result))

    def _finish(self, number: int, action: Callable[[], None]) -> None:
        """Run a function in the window's thread if its task is still current."""
        self._post(lambda: action() if number == self._latest else None)


class Poster(QObject):
    """Runs functions in its own thread, soon and in order."""

    _posted = pyqtSignal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Use the thread that creates it."""
        super().__init__(parent)
        self._posted.connect(  # type: ignore[call-arg]
            self._run, type=Qt.ConnectionType.QueuedConnection
        )

    def post(self, action: Callable[[], None]) -> None:
        """Run a function soon; any thread can call this, also after the window has gone."""
        with suppress(RuntimeError):  # of an object that was deleted, so that nobody waits
            self._posted.emit(action)

    @pyqtSlot(object)  # so that what waits is forgotten when this is deleted
    def _run(self, action: Callable[[], None]) -> None:
        action()
