"""The main window: a board, a menu and a status line around one game session."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtGui import QCloseEvent, QKeySequence
from PyQt6.QtWidgets import QFileDialog, QLabel, QMainWindow, QMenu, QMessageBox

import ringrealms3d
from ringrealms3d.engine.levels import HIGHEST, LOWEST
from ringrealms3d.games import all_games, get_game, variant
from ringrealms3d.scene.content import Content, content_of
from ringrealms3d.scene.quality import QUALITIES, get_quality
from ringrealms3d.scene.theme import LIGHT, THEMES, get_theme
from ringrealms3d.session.computer_player import ComputerPlayer
from ringrealms3d.session.game_session import Change, Computer, GameSession, Human, What
from ringrealms3d.session.move_builder import MoveBuilder
from ringrealms3d.window.board_view import BoardView
from ringrealms3d.window.menus import add_action, add_choices, add_toggle
from ringrealms3d.window.picture_job import PictureJob
from ringrealms3d.window.poster import Poster
from ringrealms3d.window.rules_dialog import RulesDialog
from ringrealms3d.window.texts import counts_text, tr, turn_text

DEFAULT_LEVEL = 3
_SIZE = (1100, 850)
_PICTURE_SIZE = (1920, 1440)
_MESSAGE_MS = 6000

# who plays the computer's stones, by the key of the menu entry
_COMPUTER_SEATS = {"friend": (), "second": (1,), "first": (0,), "both": (0, 1)}


class MainWindow(QMainWindow):
    """One game on the screen."""

    def __init__(self, uid: str) -> None:
        """Open on a variant, two people playing."""
        super().__init__()
        self.session = GameSession(uid)
        self._poster = Poster(self)
        self._opponent, self._level = "friend", DEFAULT_LEVEL
        self._theme, self._legal_shown = LIGHT, True
        self.view = BoardView(self, self._theme)
        self._quality = self.view.graphics.fitting_quality
        self.setCentralWidget(self.view)
        self._turn_label, self._site_label, self._counts_label = QLabel(), QLabel(), QLabel()
        self._fill_status_bar()
        self._fill_game_menu()
        self._fill_players_menu()
        self._fill_view_menu()
        self._fill_help_menu()
        self.view.site_clicked.connect(self._click)
        self.view.site_hovered.connect(self._hover)
        self.session.changed.connect(self._follow)
        self.computer = ComputerPlayer(self.session, self._poster.post)
        self.computer.state_changed.connect(self._refresh_status)
        self.computer.failed.connect(self._say)
        self.resize(*_SIZE)
        self._show_game()

    def closeEvent(self, event: QCloseEvent | None) -> None:
        """End the engine's process and the view with the window."""
        self.session.changed.disconnect(self._follow)
        self.computer.close()
        self.view.close()
        super().closeEvent(event)

    def choose_opponent(self, opponent: str) -> None:
        """Let the computer play the seats of a menu entry, people the others."""
        self._opponent = opponent
        self._opponent_actions[opponent].setChecked(True)
        seats = _COMPUTER_SEATS[opponent]
        for seat in (0, 1):
            self.session.set_player(seat, Computer(self._level) if seat in seats else Human())

    def choose_level(self, level: int) -> None:
        """Let the computer play at a level from now on."""
        self._level = level
        self._level_actions[str(level)].setChecked(True)
        self.choose_opponent(self._opponent)

    def save_picture(self, path: Path) -> PictureJob:
        """Draw the board as it is seen now and save it in the background."""
        camera = self.view.camera_view
        job = PictureJob(self, self.session, camera, self._theme, path, _PICTURE_SIZE)
        job.finished.connect(self._say)
        return job

    def _follow(self, change: Change) -> None:
        if change.what is What.NEW_GAME:
            self._show_game()
        else:
            self._show_position()

    def _show_game(self) -> None:
        position = self.session.position
        game = get_game(position.uid.partition("/")[0])
        self.setWindowTitle(f"{position.board.title} – {game.title} – ringrealms3d")
        self._board_actions[position.uid].setChecked(True)
        self._builder = MoveBuilder(position)
        self.view.show_board(position.variant.layout, self._content())
        self._refresh_status()

    def _show_position(self) -> None:
        self._builder = MoveBuilder(self.session.position)
        self.view.show_content(self._content())
        self._refresh_status()

    def _content(self) -> Content:
        marked = self._legal_shown and isinstance(self.session.player_to_move, Human)
        return content_of(self.session.position, self.session.played, marked)

    def _click(self, site: int) -> None:
        """Take a click on a site as a step of a person's move."""
        if self.session.outcome is not None:
            self._say(tr("The game is over. Start a new one with Ctrl+N."))
        elif isinstance(self.session.player_to_move, Computer):
            self._say(tr("It is the computer's turn."))
        else:
            move = self._builder.click(site)
            if move is not None:
                self.session.play(move)
            elif not self._builder.clicks:
                self._explain(site)

    def _explain(self, site: int) -> None:
        """Say why nothing can be played on a site."""
        position = self.session.position
        try:
            position.play(position.parse_move(position.board.sites[site]))
        except ValueError as error:
            self._say(tr("Not possible: {reason}.").format(reason=error))

    def _hover(self, site: int | None) -> None:
        self._site_label.setText("" if site is None else self.session.position.board.sites[site])

    def _say(self, text: str) -> None:
        status = self.statusBar()
        assert status is not None
        status.showMessage(text, _MESSAGE_MS)

    def _refresh_status(self) -> None:
        engine_state = self.computer.state if hasattr(self, "computer") else ""
        self._turn_label.setText(turn_text(self.session, engine_state))
        self._counts_label.setText(counts_text(self.session.position))
        self._undo_action.setEnabled(self.session.can_undo)
        self._redo_action.setEnabled(self.session.can_redo)
        self._resign_action.setEnabled(isinstance(self.session.player_to_move, Human))

    def _set_style(self) -> None:
        self._theme_actions[self._theme.name].setChecked(True)
        self._quality_actions[self._quality.name].setChecked(True)
        self.view.set_style(self._theme, self._quality)

    def _choose_theme(self, name: str) -> None:
        self._theme = get_theme(name)
        self._set_style()

    def _choose_quality(self, name: str) -> None:
        self._quality = get_quality(name)
        self._set_style()

    def _show_legal(self, shown: bool) -> None:
        self._legal_shown = shown
        self._show_position()

    def _ask_picture(self) -> None:
        name = f"{self.session.uid.replace('/', '-')}.png"
        path, _ = QFileDialog.getSaveFileName(
            self, tr("Save picture"), name, tr("PNG pictures (*.png)")
        )
        if path:
            chosen = Path(path)
            self.save_picture(chosen if chosen.suffix else chosen.with_suffix(".png"))

    def _show_rules(self) -> None:
        RulesDialog(self, get_game(self.session.uid.partition("/")[0])).show()

    def _show_about(self) -> None:
        credits_text = "".join(f"<li>{game.title}: {game.designer}</li>" for game in all_games())
        text = tr("Abstract games on true 3-D boards. The games and their designers:")
        QMessageBox.about(
            self,
            tr("About ringrealms3d"),
            f"<h3>ringrealms3d {ringrealms3d.__version__}</h3><p>{text}</p><ul>{credits_text}</ul>"
            f"<p>{self.view.graphics.renderer}<br>OpenGL {self.view.graphics.version}</p>",
        )

    def _toggle_full_screen(self, on: bool) -> None:
        if on:
            self.showFullScreen()
        else:
            self.showNormal()

    def _menu(self, title: str) -> QMenu:
        bar = self.menuBar()
        assert bar is not None
        menu = bar.addMenu(title)
        assert menu is not None
        return menu

    def _fill_status_bar(self) -> None:
        status = self.statusBar()
        assert status is not None
        labels = {
            self._turn_label: tr("Turn"),
            self._site_label: tr("Position under the pointer"),
            self._counts_label: tr("Stones"),
        }
        for label, name in labels.items():
            label.setAccessibleName(name)
            label.setContentsMargins(8, 2, 8, 2)
        status.addWidget(self._turn_label)
        status.addPermanentWidget(self._site_label)
        status.addPermanentWidget(self._counts_label)

    def _fill_game_menu(self) -> None:
        menu = self._menu(tr("&Game"))
        add_action(
            menu,
            tr("&New game"),
            lambda: self.session.new_game(self.session.uid),
            QKeySequence.StandardKey.New,
        )
        boards = _submenu(menu, tr("&Board"))
        self._board_actions = add_choices(boards, board_choices(), self.session.new_game)
        menu.addSeparator()
        undo, redo = QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo
        self._undo_action = add_action(menu, tr("&Undo"), self.session.undo, undo)
        self._redo_action = add_action(menu, tr("&Redo"), self.session.redo, redo)
        self._resign_action = add_action(menu, tr("Re&sign"), self.session.resign)
        menu.addSeparator()
        add_action(menu, tr("Save &picture…"), self._ask_picture, QKeySequence.StandardKey.Save)
        menu.addSeparator()
        add_action(menu, tr("&Quit"), self.close, QKeySequence.StandardKey.Quit)

    def _fill_players_menu(self) -> None:
        menu = self._menu(tr("&Players"))
        first, second = self.session.position.variant.seats
        choices = [
            ("friend", tr("&Two people at this screen")),
            ("second", tr("You play {seat} against the &computer").format(seat=first)),
            ("first", tr("You play {seat} against the c&omputer").format(seat=second)),
            ("both", tr("&Watch the computer play itself")),
        ]
        self._opponent_actions = add_choices(menu, choices, self.choose_opponent)
        self._opponent_actions[self._opponent].setChecked(True)
        menu.addSeparator()
        levels = _submenu(menu, tr("Computer's &level"))
        numbers = [(str(n), str(n)) for n in range(LOWEST, HIGHEST + 1)]
        self._level_actions = add_choices(levels, numbers, lambda n: self.choose_level(int(n)))
        self._level_actions[str(self._level)].setChecked(True)
        add_action(menu, tr("&Move now"), lambda: self.computer.move_now(), "Ctrl+M")

    def _fill_view_menu(self) -> None:
        menu = self._menu(tr("&View"))
        add_action(menu, tr("&Home view"), self.view.go_home, "Home")
        add_toggle(menu, tr("Mark &legal positions"), True, self._show_legal, "Ctrl+L")
        menu.addSeparator()
        themes = [(name, tr(name)) for name in THEMES]
        qualities = [(name, tr(name)) for name in QUALITIES]
        theme_menu, quality_menu = _submenu(menu, tr("&Theme")), _submenu(menu, tr("&Quality"))
        self._theme_actions = add_choices(theme_menu, themes, self._choose_theme)
        self._quality_actions = add_choices(quality_menu, qualities, self._choose_quality)
        self._theme_actions[self._theme.name].setChecked(True)
        self._quality_actions[self._quality.name].setChecked(True)
        menu.addSeparator()
        add_toggle(menu, tr("&Full screen"), False, self._toggle_full_screen, "F11")

    def _fill_help_menu(self) -> None:
        menu = self._menu(tr("&Help"))
        add_action(menu, tr("&Rules"), self._show_rules, QKeySequence.StandardKey.HelpContents)
        add_action(menu, tr("&About ringrealms3d"), self._show_about)


def board_choices() -> list[tuple[str, str]]:
    """Return every variant's id and its board's name with the number of positions."""
    boards = [variant(uid).board for game in all_games() for uid in game.variants]
    return [
        (board.uid, tr("{title} ({count} positions)").format(title=board.title, count=board.size))
        for board in boards
    ]


def _submenu(menu: QMenu, title: str) -> QMenu:
    submenu = menu.addMenu(title)
    assert submenu is not None
    return submenu
