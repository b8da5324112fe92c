"""Adding another program or changing one: its command, its time, and a check that it is ready."""

from __future__ import annotations

import os
import shlex

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

from ringrealms3d.core.phrase import tr
from ringrealms3d.session.players import OpponentProgram
from ringrealms3d.window.features.play.program_check import ProgramCheck
from ringrealms3d.window.widgets.design import align_labels, set_off
from ringrealms3d.window.widgets.plain import plain_label

_SECONDS = 2.0
_LEAST_SECONDS, _MOST_SECONDS = 0.1, 3600.0
_WIDTH = 520


class ProgramDialog(QDialog):
    """Asks for a program; it is accepted once the program is ready to play a variant.

    Attributes:
        command: the field with the command.
        seconds: the field with the time for a move.
        message: what is wrong with the program, or what it does now.
        name: what the program calls itself, once it is accepted.
    """

    def __init__(self, parent: QWidget, uid: str, known: OpponentProgram | None = None) -> None:
        """Ask for a program that plays this variant.

        Args:
            known: the program to change, None for another one.
        """
        super().__init__(parent)
        self.setWindowTitle(tr("Change a program") if known else tr("Add a program"))
        self._uid, self._known, self.name = uid, known, ""
        self._check = ProgramCheck(self)
        self._check.ready.connect(self._take)
        self._check.refused.connect(self._refuse)
        self.command, self.seconds = QLineEdit(), QDoubleSpinBox()
        self.message = plain_label()
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._lay_out()
        self._set_up()

    @property
    def program(self) -> OpponentProgram:
        """The program and its time."""
        return OpponentProgram(self.command.text().strip(), self.seconds.value())

    def check(self) -> None:
        """Start the program in a thread and check that it gets ready."""
        self._forget()
        self._add.setEnabled(False)
        self.message.setText(tr("The program is getting ready…"))
        self._check.start(self.command.text().strip(), self._uid)

    def done(self, result: int) -> None:
        """Cancel a running check when the dialog closes."""
        self._check.give_up()
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
        self.command.textChanged.connect(lambda _: self._forget())
        self.seconds.setRange(_LEAST_SECONDS, _MOST_SECONDS)
        self.seconds.setDecimals(1)
        self.seconds.setValue(self._known.seconds if self._known else _SECONDS)
        self.message.setWordWrap(True)
        self.message.setAccessibleName(tr("State of the program"))
        self._buttons.accepted.connect(self.check)
        self._buttons.rejected.connect(self.reject)
        self._add.setText(tr("Save") if self._known else tr("Add"))
        self.command.setText(self._known.command if self._known else "")
        self._forget()

    def _browse(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, tr("Choose a program"))
        if path:
            self.command.setText(f'"{path}"' if os.name == "nt" else shlex.quote(path))

    @property
    def _add(self) -> QPushButton:
        button = self._buttons.button(QDialogButtonBox.StandardButton.Ok)
        assert button is not None
        return button

    def _forget(self) -> None:
        """Make a running check stale, and forget what the last one found."""
        self._check.give_up()
        self.message.setText("")
        self._add.setEnabled(bool(self.command.text().strip()))

    def _take(self, name: str) -> None:
        self.name = name
        self.accept()

    def _refuse(self, problem: str) -> None:
        self._forget()
        self.message.setText(problem)
