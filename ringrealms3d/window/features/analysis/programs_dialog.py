"""Choosing the programs that analyse beside the engine."""

from __future__ import annotations

from collections.abc import Collection

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.session.players import OpponentProgram
from ringrealms3d.window.programs import Programs
from ringrealms3d.window.widgets.design import set_off
from ringrealms3d.window.widgets.plain import plain_label, plain_tip
from ringrealms3d.window.widgets.texts import program_name

_COMMAND = Qt.ItemDataRole.UserRole


class ProgramsDialog(QDialog):
    """A list of the known programs, checked if they analyse.

    Signals: chosen: the command lines of the checked ones, a tuple. managing: programs are to be
    added, changed or removed.
    """

    chosen = pyqtSignal(tuple)
    managing = pyqtSignal()

    def __init__(self, parent: QWidget, programs: Programs, chosen: Collection[str]) -> None:
        """Show the programs.

        Args:
            parent: the window above which it opens.
            programs: the known programs.
            chosen: the command lines of those that analyse.
        """
        super().__init__(parent)
        self._programs = programs
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Programs that analyse"))
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Programs that analyse"))
        self._about = plain_label()
        self._about.setWordWrap(True)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        manage = QPushButton(tr("P&rograms…"))
        manage.setAutoDefault(False)
        manage.clicked.connect(self.managing)
        buttons.addButton(manage, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        set_off(column)
        for widget in (self._about, self.list, buttons):
            column.addWidget(widget)
        self._show(chosen)
        programs.changed.connect(self._show_again)

    def accept(self) -> None:
        """Tell what is checked, and close."""
        super().accept()
        self.chosen.emit(self._checked)

    @property
    def _checked(self) -> tuple[str, ...]:
        items = (item for item in self._items() if item.checkState() is Qt.CheckState.Checked)
        return tuple(item.data(_COMMAND) for item in items)

    def _show_again(self) -> None:
        """Show the programs that there are now; those that are checked stay so."""
        self._show(self._checked)

    def _show(self, checked: Collection[str]) -> None:
        self.list.clear()
        for program in self._programs.all:
            if program.command not in self._commands():
                self._add(program, program.command in checked)
        self.list.setVisible(self.list.count() > 0)
        self._about.setText(
            tr("The checked programs analyse beside the engine, each in a row of its own.")
            if self.list.count()
            else tr("There are no other programs yet.")
        )

    def _items(self) -> list[QListWidgetItem]:
        items = map(self.list.item, range(self.list.count()))
        return [item for item in items if item is not None]

    def _commands(self) -> list[str]:
        return [item.data(_COMMAND) for item in self._items()]

    def _add(self, program: OpponentProgram, checked: bool) -> None:
        item = QListWidgetItem(program_name(program))
        item.setData(_COMMAND, program.command)
        item.setToolTip(plain_tip(program.command))
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(Qt.CheckState.Checked if checked else Qt.CheckState.Unchecked)
        self.list.addItem(item)
