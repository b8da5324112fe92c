"""The panels beside the board: who plays and how it stands, and the moves so far."""

from __future__ import annotations

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtGui import QColor
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.position import Position
from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.player_chooser import PlayerChooser
from ringrealms3d.window.stone_icon import stone_icon
from ringrealms3d.window.texts import stones_text, tr

_ICON_PIXELS = 28


class PlayersPanel(QWidget):
    """For each seat who plays it, its stones, and whose turn it is.

    Signals:
        player_chosen: a seat and the player who shall play it.
    """

    player_chosen = pyqtSignal(int, object)

    def __init__(self, parent: QWidget, seats: tuple[str, str], theme: Theme) -> None:
        """Lay out two rows and the state of the game below."""
        super().__init__(parent)
        self._seats = seats
        self._icons, self._names, self._counts = ([QLabel(), QLabel()] for _ in range(3))
        self._choosers = [PlayerChooser(seat) for seat in seats]
        self._state = QLabel()
        self._state.setWordWrap(True)
        self._state.setAccessibleName(tr("State of the game"))
        grid = QGridLayout()
        grid.setColumnStretch(2, 1)
        for seat, chooser in enumerate(self._choosers):
            chooser.chosen.connect(lambda player, seat=seat: self.player_chosen.emit(seat, player))
            self._counts[seat].setAccessibleName(tr("Stones of {seat}").format(seat=seats[seat]))
            grid.addWidget(self._icons[seat], 2 * seat, 0, 2, 1)
            grid.addWidget(self._names[seat], 2 * seat, 1)
            grid.addWidget(chooser, 2 * seat, 2)
            grid.addWidget(self._counts[seat], 2 * seat + 1, 1, 1, 2)
        column = QVBoxLayout(self)
        column.addLayout(grid)
        column.addWidget(self._state)
        column.addStretch()
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Change the colours of the stones."""
        for seat, icon in enumerate(self._icons):
            icon.setPixmap(stone_icon(theme.stones[self._colours[seat]].colour, seat, _ICON_PIXELS))

    def show_session(self, session: GameSession, state: str) -> None:
        """Show how a game stands; the state says whose turn it is or who won."""
        to_move = None if session.outcome else session.position.turn
        for seat, name in enumerate(self._seats):
            self._names[seat].setText(f"<b>{name}</b>" if seat == to_move else name)
            self._counts[seat].setText(stones_text(session.position, seat))
            self._choosers[seat].show_player(session.players[seat])
        self._state.setText(f"{state}\n{_score_text(session.position)}")


class MovesPanel(QWidget):
    """The moves of the game, a row for both seats; a click goes to a move.

    Signals:
        ply_chosen: how many moves of the game to stand after.
    """

    ply_chosen = pyqtSignal(int)

    def __init__(self, parent: QWidget, seats: tuple[str, str]) -> None:
        """Make an empty table."""
        super().__init__(parent)
        self._table = QTableWidget(0, 2)
        self._table.setAccessibleName(tr("Moves"))
        self._table.setHorizontalHeaderLabels(list(seats))
        self._table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.cellClicked.connect(lambda row, column: self._choose(2 * row + column + 1))
        header = self._table.horizontalHeader()
        assert header is not None
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._table)

    def show_session(self, session: GameSession) -> None:
        """Show all moves of the line, those taken back in grey, and mark where the game stands."""
        texts = session.line_texts
        current = len(session.moves)
        self._table.clearContents()
        self._table.setRowCount((len(texts) + 1) // 2)
        for index, text in enumerate(texts):
            item = QTableWidgetItem(text)
            item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            if index >= current:
                item.setForeground(QColor("gray"))
            self._table.setItem(index // 2, index % 2, item)
        if current:
            self._table.setCurrentCell((current - 1) // 2, (current - 1) % 2)

    def _choose(self, ply: int) -> None:
        if self._table.item((ply - 1) // 2, (ply - 1) % 2) is not None:
            self.ply_chosen.emit(ply)


def _score_text(position: Position) -> str:
    """Return the score as it stands, by the stones on the board."""
    first, second = (int((position.stones == seat + 1).sum()) for seat in (0, 1))
    if first == second:
        return tr("The stones are level.")
    leader = position.variant.seats[int(second > first)]
    return tr("{seat} leads by {margin}.").format(seat=leader, margin=abs(first - second))
