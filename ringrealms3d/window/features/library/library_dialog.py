"""The library beside the board: games to find, continuations, and statistics."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from PyQt6.QtCore import QSize, Qt, QTimer, pyqtSignal
from PyQt6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.library.library import Library
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.features.library.games_page import GamesPage
from ringrealms3d.window.features.library.moves_page import MovesPage
from ringrealms3d.window.features.library.statistics_page import StatisticsPage
from ringrealms3d.window.shell.screen_space import free_size, scrollable_page
from ringrealms3d.window.shell.swipes import scroll_by_fingers
from ringrealms3d.window.widgets.design import set_off
from ringrealms3d.window.widgets.plain import plain_label

_SIZE = QSize(1140, 640)
_LOOK_UP_MS = 1000
_SPARE = 20  # how much longer to wait than catching up took
_TIP = Qt.ItemDataRole.ToolTipRole


class LibraryDialog(QDialog):
    """Games to find, continuations of the current position, and statistics.

    Signals: library_chosen: the file of another library to look at. opening: a file should be
    asked for that is one. making: a new one should be made.
    """

    library_chosen = pyqtSignal(object)
    opening = pyqtSignal()
    making = pyqtSignal()

    def __init__(
        self, parent: QWidget, library: Library, session: GameSession, games: GamesPage
    ) -> None:
        """Show a library beside the game of a session."""
        super().__init__(parent)
        self.setWindowTitle(tr("Library"))
        self._session, self._library = session, library
        self.games = games
        self.moves = MovesPage(library, session.position)
        self.statistics = StatisticsPage(library, game_of(session))
        self.tabs = QTabWidget()
        self.tabs.addTab(scrollable_page(self.games, parent), tr("&Games"))
        self.tabs.addTab(scrollable_page(self.moves, parent), tr("&Moves from here"))
        self.tabs.addTab(scrollable_page(self.statistics, parent), tr("&Statistics"))
        self.libraries = QComboBox()
        self.libraries.setAccessibleName(tr("Library"))
        self.libraries.activated.connect(
            lambda row: self.library_chosen.emit(Path(self.libraries.itemData(row)))
        )
        self._pages: tuple[Callable[[], None], ...] = (
            self.games.catch_up,
            lambda: self.moves.show_position(session.position),
            lambda: self.statistics.show_game(game_of(session)),
        )
        self._seen = [library.revision for _ in self._pages]
        self._look_up = QTimer(self)
        self._look_up.setSingleShot(True)
        self._look_up.timeout.connect(self._catch_up)
        self._look_up.start(_LOOK_UP_MS)
        self.tabs.currentChanged.connect(lambda _: self._catch_up())
        column = QVBoxLayout(self)
        set_off(column)
        column.addLayout(self._top())
        column.addWidget(self.tabs)
        scroll_by_fingers(self)
        self.resize(_SIZE.boundedTo(free_size(parent)))
        self.games.table.setFocus()

    def show_libraries(self, paths: Iterable[Path], chosen: Path) -> None:
        """Offer libraries, the person's own first, and say which one is shown."""
        self.libraries.clear()
        for row, path in enumerate(paths):
            self.libraries.addItem(one_line(path.stem) if row else tr("My games"), str(path))
            self.libraries.setItemData(row, str(path), _TIP)
        self.libraries.setCurrentIndex(self.libraries.findData(str(chosen)))

    def show_library(self, library: Library) -> None:
        """Show another library.

        Raises:
            UserError: it cannot be read.
        """
        self._library = library
        self.games.show_library(library)
        self.moves.show_library(library)
        self.statistics.show_library(library)
        self.show_position()
        self.statistics.show_game(game_of(self._session))
        self._seen = [library.revision for _ in self._pages]

    def refresh(self) -> None:
        """Show the library's current content, and the part on the current position."""
        self.games.refresh()
        self.show_position()
        self.statistics.show_game(game_of(self._session))
        self._seen = [self._library.revision for _ in self._pages]

    def show_position(self) -> None:
        """Show the part on another position."""
        self.games.show_position(self._session.position)
        self.moves.show_position(self._session.position)

    def _catch_up(self) -> None:
        """Show on the page that is seen what was changed here or elsewhere, and look again soon."""
        began, page = time.perf_counter(), self.tabs.currentIndex()
        with suppress(UserError):  # whatever is asked of the library next tells of it
            revision = self._library.revision
            if self.isVisible() and revision != self._seen[page]:
                self._pages[page]()
                self._seen[page] = revision
        took_ms = 1000 * (time.perf_counter() - began)
        self._look_up.start(max(_LOOK_UP_MS, round(_SPARE * took_ms)))

    def _top(self) -> QHBoxLayout:
        """Return the row from which a library is chosen."""
        label, row = plain_label(), QHBoxLayout()
        label.setText(tr("Library:"))
        another, new = QPushButton(tr("Open a&nother…")), QPushButton(tr("Ne&w library…"))
        for button in (another, new):
            button.setAutoDefault(False)  # Enter opens a game
        another.clicked.connect(self.opening)
        new.clicked.connect(self.making)
        row.addWidget(label)
        row.addWidget(self.libraries, stretch=1)
        row.addWidget(another)
        row.addWidget(new)
        return row


def game_of(session: GameSession) -> str:
    """Return the id of a session's game."""
    return session.uid.partition("/")[0]
