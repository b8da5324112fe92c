"""Choosing a board and who plays."""

from __future__ import annotations

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QIcon
from PyQt6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.data import data_folder
from ringrealms3d.games import all_games, variant
from ringrealms3d.session.game_session import Players
from ringrealms3d.window.player_chooser import PlayerChooser
from ringrealms3d.window.texts import tr

_PICTURE = QSize(120, 110)
_TILE = QSize(150, 165)


class NewGameDialog(QDialog):
    """Boards as pictures, in order, and a player for each seat."""

    def __init__(self, parent: QWidget, uid: str, players: Players) -> None:
        """Open on the board and the players of the last game."""
        super().__init__(parent)
        self.setWindowTitle(tr("New game"))
        self._boards = QListWidget()
        self._boards.setAccessibleName(tr("Board"))
        self._boards.setViewMode(QListView.ViewMode.IconMode)
        self._boards.setMovement(QListView.Movement.Static)
        self._boards.setResizeMode(QListView.ResizeMode.Adjust)
        self._boards.setIconSize(_PICTURE)
        self._boards.setGridSize(_TILE)
        self._boards.setWordWrap(True)
        for game in all_games():
            for known in game.variants:
                self._boards.addItem(_tile(known))
        self._boards.itemDoubleClicked.connect(lambda _: self.accept())
        form = QFormLayout()
        self._choosers = []
        for seat, name in enumerate(variant(uid).seats):
            chooser = PlayerChooser(name)
            chooser.show_player(players[seat])
            form.addRow(tr("{seat} is played by").format(seat=name), chooser)
            self._choosers.append(chooser)
        column = QVBoxLayout(self)
        column.addWidget(self._boards)
        column.addLayout(form)
        column.addWidget(self._buttons())
        self.resize(800, 760)
        self.choose_board(uid)

    @property
    def uid(self) -> str:
        """The chosen variant."""
        item = self._boards.currentItem()
        assert item is not None
        return str(item.data(Qt.ItemDataRole.UserRole))

    @property
    def players(self) -> Players:
        """Who shall play the two seats."""
        first, second = (chooser.player for chooser in self._choosers)
        return first, second

    def choose_board(self, uid: str) -> None:
        """Select a board."""
        for row in range(self._boards.count()):
            item = self._boards.item(row)
            if item is not None and item.data(Qt.ItemDataRole.UserRole) == uid:
                self._boards.setCurrentItem(item)

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        start = buttons.button(QDialogButtonBox.StandardButton.Ok)
        assert start is not None
        start.setText(tr("Start"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons


def _tile(uid: str) -> QListWidgetItem:
    board = variant(uid).board
    picture = data_folder("resources") / "boards" / f"{uid.replace('/', '-')}.png"
    text = tr("{title}\n{count} positions").format(title=board.title, count=board.size)
    item = QListWidgetItem(QIcon(str(picture)), text)
    item.setData(Qt.ItemDataRole.UserRole, uid)
    item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter)
    return item
