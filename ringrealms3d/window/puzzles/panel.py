"""The panel of a puzzle: what is asked for, what came of a try, and what can be done."""

from __future__ import annotations

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.window.plain import plain_label
from ringrealms3d.window.texts import tr

_LINES = 3  # of the answer to a try


class PuzzlePanel(QWidget):
    """Sentences above, buttons below.

    Signals:
        hint_wanted, solution_wanted, next_wanted, drop_wanted, leave_wanted: what a person wants.
    """

    hint_wanted = pyqtSignal()
    solution_wanted = pyqtSignal()
    next_wanted = pyqtSignal()
    drop_wanted = pyqtSignal()
    leave_wanted = pyqtSignal()

    def __init__(self) -> None:
        """Lay out an empty panel."""
        super().__init__()
        self._task, self._about, self._answer = plain_label(), plain_label(), plain_label()
        font = self._task.font()
        font.setBold(True)
        self._task.setFont(font)
        for label in (self._task, self._about, self._answer):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._answer.setMinimumHeight(_LINES * self.fontMetrics().lineSpacing())
        self._hint, self._solve = QPushButton(tr("Hint")), QPushButton(tr("Solution"))
        self._next, self._leave = QPushButton(tr("Next")), QPushButton(tr("Leave"))
        self._drop = QPushButton(tr("Drop this card"))
        self._drop.setToolTip(tr("It does not come back then."))
        for button, wanted in (
            (self._hint, self.hint_wanted),
            (self._solve, self.solution_wanted),
            (self._next, self.next_wanted),
            (self._drop, self.drop_wanted),
            (self._leave, self.leave_wanted),
        ):
            button.clicked.connect(lambda _, wanted=wanted: wanted.emit())
        self._lay_out()

    @property
    def said(self) -> str:
        """What the panel says of the last try."""
        return self._answer.text()

    @property
    def task(self) -> str:
        """What is asked for."""
        return self._task.text()

    @property
    def about(self) -> str:
        """How hard it is, or where it comes from."""
        return self._about.text()

    def show_task(self, task: str, about: str) -> None:
        """Show what is asked for, and what else there is to know."""
        self._task.setText(f"{task}.")
        self._about.setText(about)

    def show_card(self, there: bool) -> None:
        """Offer to drop the card, if there is one."""
        self._drop.setVisible(there)

    def show_answer(self, text: str, solved: bool) -> None:
        """Show what came of a try, and whether the solution is still looked for."""
        self._answer.setText(text)
        self._hint.setEnabled(not solved)
        self._solve.setEnabled(not solved)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        for label in (self._task, self._about, self._answer):
            column.addWidget(label)
        for pair in ((self._hint, self._solve), (self._next, self._leave)):
            row = QHBoxLayout()
            for button in pair:
                row.addWidget(button)
            column.addLayout(row)
        column.addWidget(self._drop)
        column.addStretch()
