"""Adding another program as an opponent: its command, its time, and a check that it plays."""

from __future__ import annotations

import os
import queue
import shlex
import threading

from PyQt6.QtCore import QTimer
from PyQt6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr
from ringrealms3d.engine.ugi.client import UgiProgram
from ringrealms3d.session.players import OpponentProgram
from ringrealms3d.window.widgets.design import align_labels, set_off
from ringrealms3d.window.widgets.joining import capitalised, stopped
from ringrealms3d.window.widgets.plain import plain_label
from ringrealms3d.window.widgets.texts import error_text

_SECONDS = 2.0
_LEAST_SECONDS, _MOST_SECONDS = 0.1, 3600.0
_LOOK_UP_MS = 50
_WIDTH = 520


class ProgramDialog(QDialog):
    """Asks for a program; it is accepted once the program is ready to play a variant."""

    def __init__(self, parent: QWidget, uid: str) -> None:
        """Ask for a program that plays this variant."""
        super().__init__(parent)
        self.setWindowTitle(tr("Add a program"))
        self._uid = uid
        self._given_up = threading.Event()
        self._found: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.command, self.seconds = QLineEdit(), QDoubleSpinBox()
        self.message = plain_label()
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_UP_MS)
        self._timer.timeout.connect(self._look_up)
        self._lay_out()
        self._set_up()

    @property
    def program(self) -> OpponentProgram:
        """The program and its time."""
        return OpponentProgram(self.command.text().strip(), self.seconds.value())

    def check(self) -> None:
        """Start the program in a thread and check that it gets ready."""
        self._set_checking(True)
        self.message.setText(tr("The program is getting ready…"))
        command = self.command.text().strip()
        threading.Thread(target=self._try, args=(command, self._given_up), daemon=True).start()

    def done(self, result: int) -> None:
        """Cancel a running check when the dialog closes."""
        self._given_up.set()
        self._timer.stop()
        super().done(result)

    def _lay_out(self) -> None:
        browse = QPushButton(tr("&Browse…"))
        browse.setAutoDefault(False)
        browse.clicked.connect(self._browse)
        row = QHBoxLayout()
        row.addWidget(self.command)
        row.addWidget(browse)
        form = QFormLayout()
        label = QLabel(tr("&Command"))
        label.setBuddy(self.command)
        form.addRow(label, row)
        form.addRow(tr("&Seconds a move"), self.seconds)
        about = QLabel(tr("Any program that speaks the Universal Game Interface can play."))
        column = QVBoxLayout(self)
        set_off(column)
        align_labels(form)
        for part in (about, form, self.message, self._buttons):
            if isinstance(part, QWidget):
                column.addWidget(part)
            else:
                column.addLayout(part)
        self.setMinimumWidth(_WIDTH)

    def _set_up(self) -> None:
        self.command.setAccessibleName(tr("Command"))
        self.command.setPlaceholderText(tr("the program's path and its arguments"))
        self.command.textChanged.connect(lambda _: self._set_checking(False))
        self.seconds.setRange(_LEAST_SECONDS, _MOST_SECONDS)
        self.seconds.setDecimals(1)
        self.seconds.setValue(_SECONDS)
        self.message.setWordWrap(True)
        self.message.setAccessibleName(tr("State of the program"))
        self._buttons.accepted.connect(self.check)
        self._buttons.rejected.connect(self.reject)
        self._set_checking(False)

    def _browse(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, tr("Choose a program"))
        if path:
            self.command.setText(f'"{path}"' if os.name == "nt" else shlex.quote(path))

    def _set_checking(self, checking: bool) -> None:
        """Start waiting for a check, or make a running one stale."""
        self._given_up.set()
        self._given_up, self._found = threading.Event(), queue.SimpleQueue()
        add = self._buttons.button(QDialogButtonBox.StandardButton.Ok)
        assert add is not None
        add.setText(tr("Add"))
        add.setEnabled(not checking and bool(self.command.text().strip()))
        self.message.setText("")
        if checking:
            self._timer.start()
        else:
            self._timer.stop()

    def _try(self, command: str, given_up: threading.Event) -> None:
        """Start and end the program; this runs in a thread of its own."""
        found = self._found
        try:
            UgiProgram(command, self._uid, given_up=given_up).close()
            found.put("")
        except UserError as error:
            found.put(error_text(error))

    def _look_up(self) -> None:
        """Take the result of the check if it is ready."""
        if self._found.empty():
            return
        problem = self._found.get()
        self._set_checking(False)
        if problem:
            self.message.setText(stopped(capitalised(problem)))
        else:
            self.accept()
