"""The programs of others that one can play against, of which one is chosen."""

from __future__ import annotations

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.session.players import OpponentProgram
from ringrealms3d.window.features.play.player_text import player_text
from ringrealms3d.window.features.play.program_dialog import ProgramDialog
from ringrealms3d.window.features.play.programs_dialog import ProgramsDialog
from ringrealms3d.window.programs import Programs
from ringrealms3d.window.widgets.design import SMALL
from ringrealms3d.window.widgets.plain import plain_label, plain_tip

_ROWS = 5


class ProgramList(QWidget):
    """The known programs, and buttons that add one and show them all.

    Signals: changed: another program is chosen, or none.
    """

    changed = pyqtSignal()

    def __init__(self, programs: Programs) -> None:
        """Show the known programs, the first one chosen."""
        super().__init__()
        self._programs, self._uid = programs, ""
        self._shown: list[OpponentProgram] = []
        self._list = QListWidget()
        self._list.setAccessibleName(tr("Programs"))
        self._none = plain_label(
            tr("Programs that speak the Universal Game Interface can play here. Add one first.")
        )
        self._none.setWordWrap(True)
        self._list.setFixedHeight(_ROWS * (self.fontMetrics().lineSpacing() + SMALL))
        self._manage = QPushButton(tr("Programs…"))
        add = QPushButton(tr("Add a program…"))
        for button in (add, self._manage):
            button.setAutoDefault(False)
        row = QHBoxLayout()
        row.addWidget(add)
        row.addWidget(self._manage)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._none)
        column.addWidget(self._list)
        column.addLayout(row)
        add.clicked.connect(self._ask)
        self._manage.clicked.connect(self._show_all)
        self._list.currentRowChanged.connect(lambda _: self.changed.emit())
        programs.changed.connect(self._fill)
        self._fill()

    @property
    def program(self) -> OpponentProgram | None:
        """The chosen program, None if there is none."""
        row = self._list.currentRow()
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def set_variant(self, uid: str) -> None:
        """Let programs be tried on a variant before they are added."""
        self._uid = uid

    def choose(self, program: OpponentProgram) -> None:
        """Choose a program, which is offered even if it was removed."""
        if program not in self._shown:
            self._fill(program)
        self._list.setCurrentRow(self._shown.index(program))

    def _fill(self, another: OpponentProgram | None = None) -> None:
        before = self.program
        others = () if another is None else (another,)
        self._shown = list(dict.fromkeys((*self._programs.all, *others)))
        self._list.clear()
        for program in self._shown:
            item = QListWidgetItem(player_text(program))
            item.setData(Qt.ItemDataRole.ToolTipRole, plain_tip(program.command))
            self._list.addItem(item)
        self._list.setVisible(bool(self._shown))
        self._manage.setVisible(bool(self._shown))
        self._none.setHidden(bool(self._shown))
        if self._shown:
            again = self._shown.index(before) if before in self._shown else 0
            self._list.setCurrentRow(again)
        self.changed.emit()

    def _ask(self) -> None:
        """Let the user add a program and choose it."""
        dialog = ProgramDialog(self, self._uid)
        dialog.accepted.connect(lambda: self._take(dialog))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _take(self, dialog: ProgramDialog) -> None:
        program = dialog.program
        self._programs.add(program)
        self._programs.note_name(program.command, dialog.name)
        self.choose(program)

    def _show_all(self) -> None:
        """Let the user change, test and remove programs."""
        dialog = ProgramsDialog(self, self._programs, self._uid)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
