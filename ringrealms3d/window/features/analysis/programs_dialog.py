"""Choosing the programs that analyse beside the engine."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.session.players import OpponentProgram
from ringrealms3d.window.widgets.design import set_off
from ringrealms3d.window.widgets.plain import plain_label, plain_tip
from ringrealms3d.window.widgets.texts import program_name

_COMMAND = Qt.ItemDataRole.UserRole


class ProgramsDialog(QDialog):
    """A list of the known programs, checked if they analyse.

    Signals: chosen: the command lines of the checked ones, a tuple.
    """

    chosen = pyqtSignal(tuple)

    def __init__(
        self, parent: QWidget, known: Iterable[OpponentProgram], chosen: Collection[str]
    ) -> None:
        """Show the programs.

        Args:
            parent: the window above which it opens.
            known: the programs.
            chosen: the command lines of those that analyse.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Programs that analyse"))
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Programs that analyse"))
        for program in known:
            if self._commands().count(program.command) == 0:
                self._add(program, program.command in chosen)
        about = plain_label()
        about.setWordWrap(True)
        about.setText(
            tr("The checked programs analyse beside the engine, each in a row of its own.")
            if self.list.count()
            else tr("There are no other programs yet. Add one where you choose an opponent.")
        )
        self.list.setVisible(self.list.count() > 0)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        set_off(column)
        for widget in (about, self.list, buttons):
            column.addWidget(widget)

    def accept(self) -> None:
        """Tell what is checked, and close."""
        super().accept()
        self.chosen.emit(
            tuple(
                item.data(_COMMAND)
                for item in self._items()
                if item.checkState() is Qt.CheckState.Checked
            )
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
