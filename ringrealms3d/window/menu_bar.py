"""The menus of the main window and what in them shows the state of things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PyQt6.QtGui import QAction, QKeySequence
from PyQt6.QtWidgets import QMenu

from ringrealms3d.core.variant import Variant
from ringrealms3d.engine.levels import HIGHEST, LOWEST
from ringrealms3d.games import all_games, board_entry
from ringrealms3d.scene.quality import QUALITIES, Quality
from ringrealms3d.scene.theme import THEMES, Theme
from ringrealms3d.session.game_session import GameSession, Human
from ringrealms3d.window.dialogs.about import show_about
from ringrealms3d.window.menus import (
    add_action,
    add_choices,
    add_grouped_choices,
    add_submenu,
    add_toggle,
    let_work_in,
)
from ringrealms3d.window.opponents import OPPONENTS
from ringrealms3d.window.settings import SPEEDS, THINKING_SECONDS
from ringrealms3d.window.texts import tr

if TYPE_CHECKING:
    from ringrealms3d.window.main_window import MainWindow

_Key = QKeySequence.StandardKey


class MenuBar:
    """Fills a main window's menu bar and keeps its marks true."""

    def __init__(self, window: MainWindow) -> None:
        """Make every menu."""
        self._window = window
        self._fill_game_menu(self._menu(tr("&Game")))
        self._fill_players_menu(self._menu(tr("&Players")))
        self._fill_analysis_menu(self._menu(tr("&Analysis")))
        self._fill_view_menu(self._menu(tr("&View")))
        self._fill_help_menu(self._menu(tr("&Help")))

    def show_session(self, session: GameSession) -> None:
        """Mark the board and the opponent, and enable what is possible now."""
        self._undo.setEnabled(session.can_undo)
        self._redo.setEnabled(session.can_redo)
        self._resign.setEnabled(isinstance(session.player_to_move, Human))
        self._save.setEnabled(bool(session.line))
        for entry in self._walk_back:
            entry.setEnabled(bool(session.moves))
        for entry in self._walk_on:
            entry.setEnabled(not session.at_end)
        self._pause.setEnabled(session.watched and session.outcome is None)
        self._pause.setChecked(session.paused and session.watched)
        self._move_now.setEnabled(not isinstance(session.player_to_move, Human | None))
        in_space = self._window.boards.in_space
        self._turn.setEnabled(in_space and session.played is not None)
        self._mark_board(session.uid)
        seats = tuple(seat for seat in (0, 1) if session.players[seat] != Human())
        self._opponents[OPPONENTS[seats]].setChecked(True)

    def show_seats(self, seats: tuple[str, str]) -> None:
        """Name the seats of the game."""
        for key, text in opponent_texts(seats).items():
            self._opponents[key].setText(text)

    def show_in_space(self, in_space: bool) -> None:
        """Enable what goes with a board in space."""
        map_entry = self._window.map_dock.toggleViewAction()
        assert map_entry is not None
        map_entry.setEnabled(in_space)
        for part in self._space_only:
            part.setEnabled(not self._window.boards.flat)
        self._exchange.setEnabled(not self._window.boards.flat)

    def show_pieces(self, variant: Variant) -> None:
        """Offer what can be chosen about the pieces of a variant."""
        looks = self._window.looks.names_for(variant.layout)
        self._looks.clear()
        entries = add_choices(
            self._looks, [(name, tr(name)) for name in looks], self._window.choose_look
        )
        if looks:
            entries[self._window.looks.name_for(variant.uid, variant.layout)].setChecked(True)
        entry = self._looks.menuAction()
        assert entry is not None
        entry.setVisible(bool(looks))
        _name(self._highlight, tr(variant.highlight or ""))
        features = tr(variant.marked_features)
        _name(self._features, features and tr("Mark {features}").format(features=features))

    def show_style(self, theme: Theme, quality: Quality) -> None:
        """Mark the theme and the quality in use."""
        self._themes[theme.name].setChecked(True)
        self._qualities[quality.name].setChecked(True)

    def show_level(self, level: int) -> None:
        """Mark the computer's level."""
        self._levels[str(level)].setChecked(True)

    def show_analysis(self, on: bool) -> None:
        """Mark whether positions are analysed."""
        self._analyse.setChecked(on)

    def leave_full_screen(self) -> None:
        """Take the mark off the full screen's entry and leave it."""
        if self._full_screen.isChecked():
            self._full_screen.trigger()

    def _menu(self, title: str) -> QMenu:
        bar = self._window.menuBar()
        assert bar is not None
        menu = bar.addMenu(title)
        assert menu is not None
        return menu

    def _fill_game_menu(self, menu: QMenu) -> None:
        window, session = self._window, self._window.session
        add_action(menu, tr("&New game…"), window.ask_new_game, _Key.New)
        add_action(menu, tr("&Play again"), window.play_again, "Ctrl+Shift+N")
        self._boards: dict[str, QAction] = {}
        boards = add_submenu(menu, tr("&Board"))
        boards.aboutToShow.connect(lambda: self._fill_board_menu(boards))
        add_action(menu, tr("&Open a polyhedron…"), window.polyhedra.ask, _Key.Open)
        menu.addSeparator()
        self._undo = add_action(menu, tr("&Undo"), session.undo, _Key.Undo)
        self._redo = add_action(menu, tr("&Redo"), session.redo, _Key.Redo)
        self._resign = add_action(menu, tr("Re&sign"), window.end.resign)
        self._fill_walk_menu(add_submenu(menu, tr("&Go to")))
        menu.addSeparator()
        self._save = add_action(menu, tr("Sa&ve game…"), window.files.ask, _Key.Save)
        add_action(menu, tr("Save pi&cture…"), window.save_picture, "Ctrl+Shift+S")
        menu.addSeparator()
        add_action(menu, tr("&Quit"), window.close, _Key.Quit)

    def _fill_walk_menu(self, menu: QMenu) -> None:
        walk = self._window.walk
        back = [
            add_action(menu, tr("&First position"), walk.first, "Alt+Home"),
            add_action(menu, tr("&Previous move"), walk.previous, "Alt+Left"),
        ]
        on = [
            add_action(menu, tr("&Next move"), walk.next, "Alt+Right"),
            add_action(menu, tr("&Last move"), walk.last, "Alt+End"),
        ]
        self._walk_back, self._walk_on = back, on

    def _fill_board_menu(self, menu: QMenu) -> None:
        """List all boards when somebody first wants to see them."""
        if not self._boards:
            session = self._window.session
            self._boards = add_grouped_choices(menu, board_choices(), session.new_game)
            self._mark_board(session.uid)

    def _mark_board(self, uid: str) -> None:
        """Mark a board in the list, or none if it is one from a file."""
        for listed, entry in self._boards.items():
            entry.setChecked(listed == uid)

    def _fill_players_menu(self, menu: QMenu) -> None:
        window = self._window
        texts = opponent_texts(window.session.position.variant.seats)
        self._opponents = add_choices(menu, texts.items(), lambda key: window.opponents.choose(key))
        menu.addSeparator()
        numbers = [(str(n), tr("Level {n}").format(n=n)) for n in range(LOWEST, HIGHEST + 1)]
        levels = add_submenu(menu, tr("Computer's &level"))
        self._levels = add_choices(levels, numbers, lambda n: window.opponents.choose_level(int(n)))
        times = [
            (f"{seconds:g}", tr("{seconds} s").format(seconds=f"{seconds:g}"))
            for seconds in THINKING_SECONDS
        ]
        entries = add_choices(
            add_submenu(menu, tr("Longest t&ime for a move")),
            times,
            lambda seconds: window.choose_thinking_time(float(seconds)),
        )
        entries[f"{window.settings.thinking_seconds:g}"].setChecked(True)
        self._move_now = add_action(menu, tr("&Move now"), window.move_now, "Ctrl+M")
        self._pause = add_toggle(menu, tr("&Pause"), False, window.pacer.pause, "P")

    def _fill_analysis_menu(self, menu: QMenu) -> None:
        window = self._window
        self._analyse = add_toggle(menu, tr("&Analyse every position"), False, window.analyse, "A")
        add_action(menu, tr("&Hint"), window.analysis.hint, "H")

    def _fill_view_menu(self, menu: QMenu) -> None:
        window = self._window
        home = add_action(menu, tr("&Home view"), window.boards.go_home, "Home")
        self._turn = add_action(
            menu, tr("&Turn to the last move"), window.view.turn_to_watched, "Space"
        )
        for entry in (home, self._turn):  # elsewhere these keys press buttons and go through lists
            let_work_in(entry, (window.boards, window.map))
        add_action(menu, tr("&Show what decided the game"), window.show_result, "Ctrl+R")
        self._exchange = add_toggle(
            menu, tr("&Exchange map and board"), False, window.exchange_map_and_board, "M"
        )
        menu.addSeparator()
        window.view_options.fill(menu)
        menu.addSeparator()
        marked, reduced = window.settings.legal_marked, window.settings.reduced_motion
        add_toggle(menu, tr("Mark &legal positions"), marked, window.mark_legal, "Ctrl+L")
        features = window.settings.features_marked
        self._features = add_toggle(menu, "", features, window.mark_features)
        still = add_toggle(menu, tr("&Reduce motion"), reduced, window.reduce_motion)
        lit = window.settings.highlighted
        self._highlight = add_toggle(menu, "", lit, window.light_up, "Ctrl+P")
        menu.addSeparator()
        self._looks = add_submenu(menu, tr("L&ook of the pieces"))
        speeds = [(name, tr(name)) for name in SPEEDS]
        moving, effort = add_submenu(menu, tr("&Pieces move")), add_submenu(menu, tr("&Quality"))
        entries = add_choices(moving, speeds, window.choose_speed)
        entries[window.settings.speed].setChecked(True)
        themes = [(name, tr(name)) for name in THEMES]
        qualities = [(name, tr(name)) for name in QUALITIES]
        self._themes = add_choices(add_submenu(menu, tr("&Colours")), themes, window.choose_theme)
        self._qualities = add_choices(effort, qualities, window.choose_quality)
        self._space_only: tuple[QAction | QMenu, ...] = (still, moving, effort)
        menu.addSeparator()
        for dock in window.docks:
            menu.addAction(dock.toggleViewAction())
        self._full_screen = add_toggle(
            menu, tr("&Full screen, nothing but the board"), False, window.fill_screen, "F11"
        )

    def _fill_help_menu(self, menu: QMenu) -> None:
        add_action(menu, tr("&Rules"), self._window.show_rules, _Key.HelpContents)
        window = self._window
        add_action(
            menu, tr("&About ringrealms3d"), lambda: show_about(window, window.view.graphics)
        )


def _name(entry: QAction, text: str) -> None:
    """Give an entry its text in this game, or leave it out if there is none."""
    entry.setText(text[:1].upper() + text[1:])
    entry.setVisible(bool(text))
    entry.setEnabled(bool(text))


def opponent_texts(seats: tuple[str, str]) -> dict[str, str]:
    """Return the menu entries for who plays, by their keys."""
    first, second = map(tr, seats)
    return {
        "friend": tr("&Two people at this screen"),
        "second": tr("You play {seat} against the &computer").format(seat=first),
        "first": tr("You play {seat} against the c&omputer").format(seat=second),
        "both": tr("&Watch the computer play itself"),
    }


def board_choices() -> dict[str, list[tuple[str, str]]]:
    """Return for every game's title its variants' ids and the boards' names and positions."""
    return {tr(game.title): [_board_choice(uid) for uid in game.variants] for game in all_games()}


def _board_choice(uid: str) -> tuple[str, str]:
    board = board_entry(uid)
    text = tr("{title} ({count} positions)").format(title=tr(board.title), count=board.size)
    return uid, text
