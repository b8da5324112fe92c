"""The start page's functions: showing it instead of the board, and starting what is chosen."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping
from datetime import date
from functools import partial
from pathlib import Path

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Position
from ringrealms3d.engine.levels import LOWEST
from ringrealms3d.games import game_of_variant, get_game
from ringrealms3d.library.standing import Standing, standing_in
from ringrealms3d.records.turns import number_to_come
from ringrealms3d.session.change import OTHER_GAME, Change, What
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.players import Computer, Human, Players, players_with
from ringrealms3d.session.state import is_over
from ringrealms3d.window.board.board_artist import BoardArtist
from ringrealms3d.window.board.board_icons import position_pixmap, start_pixmap
from ringrealms3d.window.board.board_settings import STILL
from ringrealms3d.window.context import Context, Feature
from ringrealms3d.window.features.start.cards import played_board
from ringrealms3d.window.features.start.facts import Facts, FactsReader
from ringrealms3d.window.features.start.page import StartPage, Unfinished
from ringrealms3d.window.features.start.saved_game import (
    go_on_with,
    offer_programs,
    offer_saved_game,
    saved_game,
)
from ringrealms3d.window.shell.command import Command
from ringrealms3d.window.shell.mode import Mode
from ringrealms3d.window.shell.tasks import LatestTask
from ringrealms3d.window.widgets.joining import items
from ringrealms3d.window.widgets.texts import counts_text, seat_name


class Start(Feature):
    """Shows the start page, and leaves it for the user's choice."""

    def __init__(self, context: Context) -> None:
        """Stand beside the boards in the middle of the window, and show the boards."""
        super().__init__(context)
        self._session, self._modes = context.session, context.modes
        self._saved: OpenGame | None = None
        self._paused = False
        self._facts = Facts()
        self._reading = LatestTask(context.post)
        self._reader = FactsReader(context.folder, context.keeper.path)
        self._threads: list[threading.Thread] = []
        self._to_review: int | None = None
        self._pages = context.middle.pages
        table = self._pages.currentWidget()
        assert table is not None
        self._table = table
        self._page = StartPage(self._pages)
        self._artist = None if context.boards.flat else BoardArtist(self._page)
        self._pages.addWidget(self._page)
        self._page.go_on.connect(self._go_on)
        self._page.play.connect(self._play)
        self._page.learn.connect(self._learn)
        self._page.recent.connect(self._open)
        self._page.review.connect(self._review)
        for signal, name in (
            (self._page.puzzle, "exercises.puzzle_of_the_day"),
            (self._page.new_game, "game.new"),
            (self._page.open_file, "game.open"),
            (self._page.library, "game.library"),
        ):
            signal.connect(partial(context.do, name))

    def commands(self) -> Iterator[Command]:
        """Yield what shows the page."""
        yield Command(
            "game.start",
            tr("Start page"),
            self._switch,
            tr("Games, lessons, puzzles and recent games on one page."),
            "Ctrl+Shift+Home",
            checked=lambda: self._modes.mode is Mode.START,
        )

    def services(self) -> Mapping[str, Callable[..., object]]:
        """Return how the window opens: on the page, on the board, or with a question."""
        return {
            "start.show": self._show,
            "start.close": self._close,
            "start.show_boards": self._show_boards,
            "start.offer": self._offer,
            "start.offer_programs": self._offer_programs,
        }

    def show(self, change: Change) -> None:
        """Show the board after a change of the game."""
        if change.what is not What.NOTED and self._modes.is_within(Mode.START):
            self._paused = self._session.paused
            self._leave()
        if change.what in OTHER_GAME:
            wanted, self._to_review = self._to_review, None
            if wanted is not None and wanted == self._session.game.number:
                self.context.do("review.begin")

    def set_theme(self) -> None:
        """Show the boards on the page in other colours."""
        if self._modes.is_within(Mode.START):
            self._fill()

    def escape(self) -> bool:
        """Return to the board, and return whether the page was shown."""
        return self._leave()

    def close(self) -> None:
        """Bring the panels back, to be kept; nothing is drawn after the window."""
        self._close()
        if self._artist is not None:
            self._artist.stop()
        self._reading.forget()
        self._reader.end()
        for thread in self._threads:
            thread.join()

    def _switch(self, on: bool) -> None:
        """Show the start page, or the board again."""
        if on:
            self.context.do("editor.leave")
            self.context.do("exercises.leave")
            self._show()
        else:
            self._leave()

    def _show(self, saved: Path | None = None) -> None:
        """Show the page; nobody plays meanwhile.

        Args:
            saved: a file that may contain a game to continue, if none is open.
        """
        self._saved = None if saved is None else self._to_continue(saved)
        if not self._modes.is_within(Mode.START):
            self._paused = self._session.paused
            self._session.pause()
        self._pages.setCurrentWidget(self._page)
        self._fill()
        self._modes.enter(Mode.START)

    def _offer(self, saved: Path) -> None:
        """Ask whether to continue the game in a file, if it may contain one."""
        game = self._to_continue(saved)
        if game is not None:
            offer_saved_game(self.context.window, self._session, game)

    def _to_continue(self, saved: Path) -> OpenGame | None:
        """Return the game in a file, unless it is over and the library has all of it."""
        game = saved_game(self.context.window, saved)
        if game is None or not is_over(game.cursor.record):
            return game
        return None if self.context.keeper.known(game.cursor.record) else game

    def _offer_programs(self, saved: OpenGame) -> None:
        """Ask whether the programs that played a game on the table go on with it."""
        offer_programs(self.context.window, self._session, saved)

    def _fill(self) -> None:
        """Show what can be begun now, and more once it is read."""
        context = self.context
        has_games, unfinished = self._has_games(), self._unfinished()
        new = unfinished is None and not has_games
        self._page.fill(context.theme, unfinished, new, context.settings[STILL], self._artist)
        self._page.show_facts(self._facts)
        theme = context.theme
        numbers = frozenset(state.sitting.number for state in context.tabs.states)
        thread = self._reading.start(
            lambda: self._reader.read(theme, date.today(), numbers),
            self._show_facts,
            context.say,
        )
        self._threads = [*(each for each in self._threads if each.is_alive()), thread]

    def _show_facts(self, facts: Facts) -> None:
        self._facts = facts
        self._page.show_facts(facts)

    def _has_games(self) -> bool:
        """Return whether there are games; opening the library tells if it is damaged."""
        try:
            return self.context.keeper.library.count() > 0
        except UserError:
            return False

    def _open(self, number: int) -> None:
        self._to_review = None
        self.context.do("library.open_game", number)

    def _review(self, number: int) -> None:
        """Open a game of the library, and review it once it is on the table."""
        self._to_review = number
        self.context.do("library.open_game", number)

    def _leave(self) -> bool:
        """Return to the board, and return whether the page was shown."""
        if not self._modes.is_within(Mode.START):
            return False
        self._close()
        if not self._paused:
            self._session.go_on()
        return True

    def _close(self) -> None:
        """Give the middle of the window back to the boards."""
        if self._modes.is_within(Mode.START):
            self._show_boards()
            self._modes.leave(Mode.START)

    def _show_boards(self) -> None:
        boards = self.context.boards
        if boards.space is not None and not boards.space.has_canvas:
            boards.space.cover(start_pixmap(self._session.uid, self.context.theme))
        self._pages.setCurrentWidget(self._table)
        boards.setFocus()

    def _learn(self, game: str) -> None:
        """Start the course of a game, on one of its boards."""
        if self._session.uid.partition("/")[0] != game:
            self._session.new_game(get_game(game).variants[0])
        self._leave()
        self.context.do("learn.begin")

    def _go_on(self) -> None:
        if self._is_going_on:
            self._leave()
        elif self._saved is not None:
            go_on_with(self.context.window, self._session, self._saved)

    @property
    def _is_going_on(self) -> bool:
        """Whether the current game has started and has not ended, or no longer has."""
        return not self._session.tries_out and bool(self._session.record.line)

    def _play(self, game: str) -> None:
        """Begin a game on the board and against the level that its card tells."""
        standing = self._standing(game)
        level = LOWEST if standing is None else standing.level
        board = played_board(get_game(game), standing)
        self._session.new_game(board, players_with({1}, level))

    def _standing(self, game: str) -> Standing | None:
        """Return how the person stands in a game; it is read now if it is not known yet."""
        if game in self._facts.standings:
            return self._facts.standings[game]
        try:
            return standing_in(game, self.context.keeper.library)
        except UserError:
            return None

    def _unfinished(self) -> Unfinished | None:
        """Return the current game, or the saved one."""
        game = self._session.game if self._is_going_on else self._saved
        if game is None:
            return None
        node = game.cursor.current
        position, number = node.position, tr("Move {number}").format(number=number_to_come(node))
        title, board = game_of_variant(position.uid).title, position.variant.board.title
        players = _players_text(position, game.players)
        return Unfinished(
            tr(title),
            items(filter(None, (tr(board), players))),
            "  ·  ".join(filter(None, (_score_text(position), number))),
            position_pixmap(position, self.context.theme),
        )


def _score_text(position: Position) -> str:
    """Return how a game stands in its own words, and whose move it is."""
    turn = tr("{seat} to move").format(seat=seat_name(position, position.turn))
    return "  ·  ".join((counts_text(position), turn)) if position.counts else turn


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
