"""The dialog for the tags of games."""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.phrase import tr, tr_count
from ringrealms3d.library.summary import GameSummary
from ringrealms3d.records.checked import LONGEST_TAG
from ringrealms3d.window.widgets.design import set_off
from ringrealms3d.window.widgets.plain import plain_label

_Checked = Qt.CheckState


class TagsDialog(QDialog):
    """A list of all tags, checked if the games have them, and a field for a new one.

    A tag that only some of the games have is half checked, and stays so unless it is clicked.

    Signals: chosen: the tags to add and those to remove, two lists.
    """

    chosen = pyqtSignal(list, list)

    def __init__(self, parent: QWidget, games: Iterable[GameSummary], known: Iterable[str]) -> None:
        """Show the tags of games.

        Args:
            parent: the window above which it opens.
            games: the games.
            known: all tags of the library.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        games = list(games)
        self.setWindowTitle(tr("Tags"))
        about = plain_label()
        about.setText(tr_count("Tags of {count} game", "Tags of {count} games", len(games)))
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Tags"))
        self._before: dict[str, Qt.CheckState] = {}
        for tag in known:
            have = sum(tag in game.tags for game in games)
            state = _Checked.Checked if have == len(games) else _Checked.PartiallyChecked
            self._add(tag, state if have else _Checked.Unchecked)
        self.field = QLineEdit()
        self.field.setAccessibleName(tr("New tag"))
        self.field.setPlaceholderText(tr("New tag, such as opening study"))
        self.field.setMaxLength(LONGEST_TAG)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        set_off(column)
        for widget in (about, self.list, self.field, buttons):
            column.addWidget(widget)
        self.field.setFocus()

    def accept(self) -> None:
        """Tell what changed, and close."""
        add = [tag.strip() for tag in self.field.text().split(",") if tag.strip()]
        remove: list[str] = []
        for row in range(self.list.count()):
            item = self.list.item(row)
            assert item is not None
            if item.checkState() is not self._before[item.text()]:
                (add if item.checkState() is _Checked.Checked else remove).append(item.text())
        super().accept()
        if add or remove:
            self.chosen.emit(add, remove)

    def _add(self, tag: str, state: Qt.CheckState) -> None:
        item = QListWidgetItem(tag)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(state)
        self._before[tag] = state
        self.list.addItem(item)
