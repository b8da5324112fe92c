"""Choosing who plays a seat: a person, or the computer at a level."""

from __future__ import annotations

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QComboBox

from ringrealms3d.engine.levels import HIGHEST, LOWEST
from ringrealms3d.session.game_session import Computer, Human, Player
from ringrealms3d.window.texts import tr


class PlayerChooser(QComboBox):
    """A list of players.

    Signals:
        chosen: the player that a person chose.
    """

    chosen = pyqtSignal(object)

    def __init__(self) -> None:
        """Offer everyone."""
        super().__init__()
        self._players: list[Player] = [Human(), *map(Computer, range(LOWEST, HIGHEST + 1))]
        for player in self._players:
            self.addItem(player_text(player))
        self.activated.connect(lambda index: self.chosen.emit(self._players[index]))

    def set_seat(self, name: str) -> None:
        """Say whose seat it is."""
        self.setAccessibleName(tr("Who plays {seat}").format(seat=name))

    @property
    def player(self) -> Player:
        """The player in the list's window."""
        return self._players[self.currentIndex()]

    def show_player(self, player: Player) -> None:
        """Show who plays."""
        self.setCurrentIndex(self._players.index(player))


def player_text(player: Player) -> str:
    """Return what a player is called."""
    if isinstance(player, Computer):
        return tr("Computer, level {level}").format(level=player.level)
    return tr("Person")
