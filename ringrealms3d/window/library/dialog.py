"""The library beside the board."""

from __future__ import annotations

from PyQt6.QtWidgets import QDialog, QTabWidget, QVBoxLayout, QWidget

from ringrealms3d.library.library import Library
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.library.games_page import GamesPage
from ringrealms3d.window.library.moves_page import MovesPage
from ringrealms3d.window.library.statistics_page import StatisticsPage
from ringrealms3d.window.texts import tr

_SIZE = (840, 520)


class LibraryDialog(QDialog):
    """Games to find, moves that were played from the position on the table, and statistics."""

    def __init__(self, parent: QWidget, library: Library, session: GameSession) -> None:
        """Show a library beside the game of a session."""
        super().__init__(parent)
        self.setWindowTitle(tr("Library"))
        self._session = session
        self.games = GamesPage(library, session.position)
        self.moves = MovesPage(library, session.position)
        self.statistics = StatisticsPage(library, _game(session))
        self.tabs = QTabWidget()
        self.tabs.addTab(self.games, tr("&Games"))
        self.tabs.addTab(self.moves, tr("&Moves from here"))
        self.tabs.addTab(self.statistics, tr("&Statistics"))
        column = QVBoxLayout(self)
        column.addWidget(self.tabs)
        self.resize(*_SIZE)
        self.games.table.setFocus()

    def refresh(self) -> None:
        """Show the library as it is now, and what is about the position on the table."""
        self.games.search()
        self.show_position()
        self.statistics.show_game(_game(self._session))

    def show_position(self) -> None:
        """Show what is about another position."""
        self.games.show_position(self._session.position)
        self.moves.show_position(self._session.position)


def _game(session: GameSession) -> str:
    return session.uid.partition("/")[0]
