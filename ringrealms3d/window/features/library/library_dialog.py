"""The library beside the board: games to find, continuations, and statistics."""

from __future__ import annotations

from PyQt6.QtCore import QSize
from PyQt6.QtWidgets import QDialog, QTabWidget, QVBoxLayout, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.library.library import Library
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.features.library.games_page import GamesPage
from ringrealms3d.window.features.library.moves_page import MovesPage
from ringrealms3d.window.features.library.statistics_page import StatisticsPage
from ringrealms3d.window.shell.screen_space import free_size, scrollable_page
from ringrealms3d.window.shell.swipes import scroll_by_fingers
from ringrealms3d.window.widgets.design import set_off

_SIZE = QSize(840, 520)


class LibraryDialog(QDialog):
    """Games to find, continuations of the current position, and statistics."""

    def __init__(self, parent: QWidget, library: Library, session: GameSession) -> None:
        """Show a library beside the game of a session."""
        super().__init__(parent)
        self.setWindowTitle(tr("Library"))
        self._session = session
        self.games = GamesPage(library, session.position)
        self.moves = MovesPage(library, session.position)
        self.statistics = StatisticsPage(library, game_of(session))
        self.tabs = QTabWidget()
        self.tabs.addTab(scrollable_page(self.games, parent), tr("&Games"))
        self.tabs.addTab(scrollable_page(self.moves, parent), tr("&Moves from here"))
        self.tabs.addTab(scrollable_page(self.statistics, parent), tr("&Statistics"))
        column = QVBoxLayout(self)
        set_off(column)
        column.addWidget(self.tabs)
        scroll_by_fingers(self)
        self.resize(_SIZE.boundedTo(free_size(parent)))
        self.games.table.setFocus()

    def refresh(self) -> None:
        """Show the library's current content, and the part on the current position."""
        self.games.refresh()
        self.show_position()
        self.statistics.show_game(game_of(self._session))

    def show_position(self) -> None:
        """Show the part on another position."""
        self.games.show_position(self._session.position)
        self.moves.show_position(self._session.position)


def game_of(session: GameSession) -> str:
    """Return the id of a session's game."""
    return session.uid.partition("/")[0]
