"""Starting a program in a thread, to see whether it is ready to play, and what it is called."""

from __future__ import annotations

import queue
import threading

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

from ringrealms3d.core.errors import UserError
from ringrealms3d.engine.ugi.client import UgiProgram
from ringrealms3d.window.widgets.joining import capitalised, stopped
from ringrealms3d.window.widgets.texts import error_text

_LOOK_UP_MS = 50


class ProgramCheck(QObject):
    """Starts one program at a time, and ends it again.

    Signals: ready: the name that the program gives. refused: a sentence that says what is wrong.
    """

    ready = pyqtSignal(str)
    refused = pyqtSignal(str)

    def __init__(self, parent: QObject) -> None:
        """Start nothing yet."""
        super().__init__(parent)
        self._given_up = threading.Event()
        self._found: queue.SimpleQueue[tuple[str, str]] = queue.SimpleQueue()
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_UP_MS)
        self._timer.timeout.connect(self._look_up)

    def start(self, command: str, uid: str) -> None:
        """Check that a command starts a program that plays a variant; end any other check."""
        self.give_up()
        found, given_up = self._found, self._given_up

        def check() -> None:
            try:
                program = UgiProgram(command, uid, given_up=given_up)
                program.close()
                found.put((program.name, ""))
            except UserError as error:
                found.put(("", stopped(capitalised(error_text(error)))))

        threading.Thread(target=check, daemon=True).start()
        self._timer.start()

    def give_up(self) -> None:
        """End the check, which then tells nothing."""
        self._given_up.set()
        self._given_up, self._found = threading.Event(), queue.SimpleQueue()
        self._timer.stop()

    def _look_up(self) -> None:
        """Tell the result if it is there."""
        if self._found.empty():
            return
        name, problem = self._found.get()
        self.give_up()
        if problem:
            self.refused.emit(problem)
        else:
            self.ready.emit(name)
