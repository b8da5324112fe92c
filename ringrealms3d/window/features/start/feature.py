"""The start page's functions: showing it instead of the board, and starting what is chosen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PyQt6.QtCore import QObject
from PyQt6.QtWidgets import QMainWindow, QStackedWidget

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Position
from ringrealms3d.engine.levels import LOWEST
from ringrealms3d.games import all_games, get_game
from ringrealms3d.library.ladder import LATEST, fitting_level
from ringrealms3d.library.library import Library
from ringrealms3d.library.queries import Query
from ringrealms3d.library.summary import GameSummary
from ringrealms3d.records.turns import number_to_come
from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.players import Computer, Human, Players, players_with
from ringrealms3d.window.board.board_icons import position_pixmap
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.board.space.curtain import Curtain
from ringrealms3d.window.features.start.page import Recent, StartPage, Unfinished
from ringrealms3d.window.features.start.saved_game import go_on_with, saved_game
from ringrealms3d.window.shell.docks import Docks
from ringrealms3d.window.shell.mode import Mode, Modes
from ringrealms3d.window.widgets.kept_game_texts import board_text, date_text, result_text
from ringrealms3d.window.widgets.texts import seat_name

_RECENT = 4
_BY = "start"


class StartDesk(QObject):
    """Shows the start page, and leaves it for the user's choice."""

    def __init__(
        self,
        window: QMainWindow,
        session: GameSession,
        boards: Boards,
        docks: Docks,
        library: Callable[[], Library],
        theme: Theme,
        modes: Modes,
    ) -> None:
        """Stand beside the boards in the middle of a window, and show the boards."""
        super().__init__(window)
        self._window, self._session, self._boards, self._docks = window, session, boards, docks
        self._library, self._modes = library, modes
        self._saved: OpenGame | None = None
        self._paused = False
        self._theme = theme
        self.middle = QStackedWidget(window)
        self.page = StartPage(window)
        for widget in (boards, self.page):
            self.middle.addWidget(widget)
        window.setCentralWidget(self.middle)
        self.page.go_on.connect(self._go_on)
        self.page.play.connect(self._play)

    def show(self, theme: Theme, saved: Path | None = None) -> None:
        """Show the page; nobody plays meanwhile.

        Args:
            saved: a file that may contain a game to continue, if none is open.
        """
        self._saved = None if saved is None else saved_game(self._window, saved)
        self._theme = theme
        if not self._modes.is_within(Mode.START):
            self._paused = self._session.paused
            self._session.pause()
            self._docks.make_way(_BY, self._boards.in_space)
        self.middle.setCurrentWidget(self.page)
        self._fill(theme)
        self._modes.enter(Mode.START)

    def set_theme(self, theme: Theme) -> None:
        """Show the boards on the page in other colours."""
        self._theme = theme
        if self._modes.is_within(Mode.START):
            self._fill(theme)

    def _fill(self, theme: Theme) -> None:
        self.page.fill(theme, self._levels(), self._unfinished(theme), self._recent())

    def leave(self) -> bool:
        """Return to the board, and return whether the page was shown."""
        if not self._modes.is_within(Mode.START):
            return False
        self.close()
        if not self._paused:
            self._session.go_on()
        return True

    def close(self) -> None:
        """Give the middle of the window back to the boards."""
        if self._modes.is_within(Mode.START):
            self._show_boards()
            self._docks.come_back(_BY, self._boards.in_space)
            self._modes.leave(Mode.START)

    def _show_boards(self) -> None:
        if self._boards.space is not None and not self._boards.space.has_canvas:
            Curtain(self.middle, self._boards, self._theme)
        else:
            self.middle.setCurrentWidget(self._boards)
            self._boards.setFocus()

    def follow(self, change: Change) -> None:
        """Show the board after a change of the game, once the window shows it."""
        if change.what is not What.NOTED and self._modes.is_within(Mode.START):
            self._paused = self._session.paused
            self.leave()

    def _go_on(self) -> None:
        if self._on_table:
            self.leave()
        elif self._saved is not None:
            go_on_with(self._window, self._session, self._saved)

    @property
    def _on_table(self) -> bool:
        """Whether the current game has started and is unfinished."""
        return not self._session.finished and bool(self._session.record.line)

    def _play(self, game: str) -> None:
        players = players_with({1}, self._level(game))
        self._session.new_game(get_game(game).variants[0], players)

    def _levels(self) -> dict[str, int]:
        return {game.uid: self._level(game.uid) for game in all_games()}

    def _level(self, game: str) -> int:
        try:
            return fitting_level(self._library().games(Query(game=game), LATEST))
        except UserError:
            return LOWEST

    def _recent(self) -> list[Recent]:
        try:
            games = self._library().games(limit=_RECENT + 1)
        except UserError:
            return []
        others = [each for each in games if each.id != self._session.game.number]
        return [Recent(each.id, _recent_text(each)) for each in others[:_RECENT]]

    def _unfinished(self, theme: Theme) -> Unfinished | None:
        """Return the current game, or the saved one."""
        game = self._session.game if self._on_table else self._saved
        if game is None:
            return None
        node = game.cursor.current
        position, told = node.position, tr("Move {number}").format(number=number_to_come(node))
        about = "  ·  ".join(filter(None, (told, _players_text(position, game.players))))
        return Unfinished(board_text(position.uid), about, position_pixmap(position, theme))


def _players_text(position: Position, players: Players) -> str:
    """Return the players, if one of them is a person."""
    people = [seat for seat, player in enumerate(players) if isinstance(player, Human)]
    if len(people) == 2:
        return tr("two people")
    if len(people) != 1:
        return ""
    (seat,) = people
    other = players[1 - seat]
    name = seat_name(position, seat)
    if isinstance(other, Computer):
        return tr("you play {seat} against level {level}").format(seat=name, level=other.level)
    return tr("you play {seat}").format(seat=name)


def _recent_text(game: GameSummary) -> str:
    parts = board_text(game.variant), result_text(game.game, game.result), date_text(game)
    return "  ·  ".join(filter(None, parts))
