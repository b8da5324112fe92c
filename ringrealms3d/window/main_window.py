"""The main window: a board, its map and panels around one game session."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QCloseEvent, QKeyEvent
from PyQt6.QtWidgets import QDockWidget, QMainWindow, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.export.request import PictureStyle
from ringrealms3d.games import get_game
from ringrealms3d.library.library import LIBRARY_NAME
from ringrealms3d.records.replayed import Readiness
from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.autosave import Autosave
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.keeper import Keeper
from ringrealms3d.window.activities import Activities
from ringrealms3d.window.board.board_content import BoardContent
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.board.move_field import MoveField
from ringrealms3d.window.board.move_input import MoveInput
from ringrealms3d.window.board.piece_looks import PieceLooks
from ringrealms3d.window.board.place_pointer import PlacePointer
from ringrealms3d.window.board.shown_board import ShownBoard
from ringrealms3d.window.board.space.view_makers import ViewMaker, view_in_space
from ringrealms3d.window.board.view_options import ViewOptions
from ringrealms3d.window.commands.bars import fill_bars, paint_icons
from ringrealms3d.window.commands.table import ON_CANDIDATES, ON_MOVES, ON_SITES, commands_of
from ringrealms3d.window.desks import Desks
from ringrealms3d.window.features.editor.feature import Editor
from ringrealms3d.window.features.export.feature import Exports
from ringrealms3d.window.features.files.game_files import FileDrop, GameFiles
from ringrealms3d.window.features.files.last_question import LastQuestion
from ringrealms3d.window.features.files.polyhedra import Polyhedra
from ringrealms3d.window.features.help.feature import Help
from ringrealms3d.window.features.library.feature import LibraryDesk
from ringrealms3d.window.features.look.appearance import Appearance, dress_widgets
from ringrealms3d.window.features.look.full_screen import FullScreen
from ringrealms3d.window.features.look.languages import is_legible
from ringrealms3d.window.features.play.clock_ticker import ClockTicker
from ringrealms3d.window.features.play.first_help import FirstHelp
from ringrealms3d.window.features.play.game_end import GameEnd
from ringrealms3d.window.features.play.groups_panel import GroupsPanel
from ringrealms3d.window.features.play.new_games import NewGames
from ringrealms3d.window.features.play.opponents import Opponents
from ringrealms3d.window.features.play.pacer import Pacer
from ringrealms3d.window.features.play.players_panel import PlayersPanel
from ringrealms3d.window.features.play.programs import Programs
from ringrealms3d.window.features.play.sounds import Sounds
from ringrealms3d.window.features.play.take_back import TakeBack
from ringrealms3d.window.features.start.feature import StartDesk
from ringrealms3d.window.features.study.mark_tool import MarkTool
from ringrealms3d.window.features.study.moves_panel import MovesPanel
from ringrealms3d.window.features.study.navigator import Navigator
from ringrealms3d.window.features.study.study import Study
from ringrealms3d.window.features.words.announcer import Announcer
from ringrealms3d.window.features.words.board_in_words import BoardInWords
from ringrealms3d.window.features.words.sites_panel import SitesPanel
from ringrealms3d.window.game_display import GameDisplay
from ringrealms3d.window.shell.actions import Actions
from ringrealms3d.window.shell.docks import Docks
from ringrealms3d.window.shell.mode import Mode, Modes
from ringrealms3d.window.shell.room import free_size
from ringrealms3d.window.shell.settings import Settings
from ringrealms3d.window.shell.settings_dialog import SettingsDialog
from ringrealms3d.window.shell.status_line import StatusLine
from ringrealms3d.window.shell.swipes import scroll_by_fingers
from ringrealms3d.window.shell.tasks import Poster
from ringrealms3d.window.standing import Standing

_SIZE = QSize(1280, 860)


class MainWindow(QMainWindow):
    """One game on the screen."""

    commands: Actions
    """All that a person can do here."""

    reopens: bool
    """Whether it was closed to be opened again, in another language."""

    reopens_at_start: bool
    """Whether it showed the start page then."""

    def __init__(
        self,
        uid: str,
        settings: Settings,
        saved_game: Path,
        make_view: ViewMaker | None = view_in_space,
    ) -> None:
        """Open on a variant, with the current game saved in a file."""
        super().__init__()
        self.reopens = self.reopens_at_start = False
        self.settings = settings
        self.session = GameSession(uid, settings.players)
        self._keeper = Keeper(self.session, saved_game.with_name(LIBRARY_NAME))
        self._poster = Poster(self)
        post = self._poster.post
        self._autosave = Autosave(self.session, saved_game, lambda: not self._keeper.behind, post)
        self.looks = PieceLooks(settings)
        dress_widgets(settings.theme)
        self.boards = Boards(self, settings.theme, settings.quality, make_view)
        self.view, self.plan, self.map = self.boards.view, self.boards.plan, self.boards.map
        self.appearance = Appearance(self, settings, self.boards, post)
        self.view_options = ViewOptions(self.boards, settings)
        self.sounds = Sounds(self, self.session, settings)
        self.mark_tool = MarkTool(self, self.session)
        self.modes = Modes(self)
        self.editor = Editor(self, self.session, self.modes)
        pointer = PlacePointer()
        tools = self.editor, self.mark_tool, pointer
        self.move_input = MoveInput(self.session, self.boards, settings, tools)
        self.navigator = Navigator(self.session)
        reader = Readiness()
        self.files = GameFiles(self, self.session, self._keeper, settings, post, reader)
        self.library = LibraryDesk(self, self.session, self._keeper, post, reader)
        self._last_question = LastQuestion(self, self._autosave, self._keeper, self.files)
        self.pacer = Pacer(self, self.session, settings)
        self._programs = Programs(self, settings)
        self.players_panel = PlayersPanel(self, self._programs, settings.pace)
        self.clock_ticker = ClockTicker(self, self.session, self.players_panel)
        self.moves_panel = MovesPanel(self, self.appearance.theme)
        self.groups_panel = GroupsPanel(self)
        self.sites_panel = SitesPanel(self)
        self.polyhedra = Polyhedra(self, self.session, post)
        self.opponents = Opponents(self.session, settings, post, self.pacer.play)
        self.computer, self.program = self.opponents.both
        self._desks = Desks(
            self,
            self.session,
            self.opponents,
            self.appearance.theme,
            post,
            (self.move_input, pointer),
            saved_game.parent,
            self.modes,
        )
        self.analysis, self.review, self.puzzles, self.courses = self._desks.all
        markers = (*self._desks.all, self.groups_panel, self.mark_tool, self.move_input)
        self.content = BoardContent(self.session, settings, self.boards, self.looks, markers)
        self._docks = Docks(self, self._panels())
        self.docks, self.map_dock = self._docks.all, self._docks.map
        self.start = StartDesk(
            self,
            self.session,
            self.boards,
            self._docks,
            lambda: self._keeper.library,
            self.appearance.theme,
            self.modes,
        )
        self.take_back = TakeBack(self, self.session, settings)
        self.end = GameEnd(self.session, self.take_back, self.boards, self._docks, self.moves_panel)
        self.study = Study(self.session, self.boards, self._docks, self.moves_panel)
        self.full_screen = FullScreen(self, self._docks, self.boards)
        self.activities = Activities(
            self.session,
            self._docks,
            self.boards,
            self.content,
            (self.start, self.end, FirstHelp(self.session, settings, self.boards)),
            (self.appearance, self.full_screen),
            (self.analysis, self.review, self.editor, self.puzzles, self.courses),
            self.modes,
        )
        self._status = StatusLine(self.statusBar())
        self.board = ShownBoard(
            self.session, self.boards, self.content, self.looks, self.view_options, self._docks
        )
        self._standing = Standing(
            self.session,
            self._status,
            self.players_panel,
            self.boards,
            self.opponents,
            self.editor,
            self.move_input,
            self.modes,
        )
        self.move_field = MoveField(self.boards)
        self.words = BoardInWords(
            self.session,
            self.boards,
            self._docks,
            self.move_input,
            (self.sites_panel, self.move_field, Announcer(self.statusBar())),
        )
        self._display = GameDisplay(
            self.session,
            self.appearance,
            (self.board, self.content, self.move_input),
            (self._standing, self.words, self.end),
            (self.players_panel, self.groups_panel, self.moves_panel),
        )
        self.exports = Exports(self, self.session, self.boards, self._seen)
        self.new_games = NewGames(
            self, self.session, settings, self._programs, self._theme, self.polyhedra.ask
        )
        self.help = Help(self, self.session, self.boards, self._theme)
        self.commands = Actions(self, self.boards.widgets, commands_of(self), self.modes)
        clicks = self.move_input.click_aside
        lists = {
            self.moves_panel: ON_MOVES,
            self.analysis.panel: ON_CANDIDATES,
            self.sites_panel: ON_SITES,
        }
        fill_bars(self, self.boards, lists, self.commands, clicks)
        paint_icons(self.commands)
        self._connect()
        FileDrop(self, self.files, self.polyhedra)
        scroll_by_fingers(self)
        self.resize(_SIZE.boundedTo(free_size(self)))
        settings.restore_places(self)
        self._docks.buttons.paint()
        if settings.map_in_middle and not self.boards.flat:
            self.boards.exchange(self.map_dock, map_in_middle=True)
        self._name_game()
        self._display.show_game()
        self.commands.refresh()

    def _connect(self) -> None:
        self.move_input.chosen.connect(self.content.show)
        self.move_input.previewed.connect(self.content.show_hints)
        self.move_input.hovered.connect(self._standing.tell_site)
        self.move_input.said.connect(self._say_of_turn)
        self.players_panel.player_chosen.connect(self.opponents.choose_player)
        self.moves_panel.node_chosen.connect(self.session.visit)
        self.moves_panel.stepped.connect(self.navigator.step)
        self.mark_tool.changed.connect(self.content.show_marks)
        self.players_panel.watch_bar.paused.connect(self.pacer.pause)
        self.players_panel.watch_bar.pace_chosen.connect(self.pacer.choose)
        self.end.banner.again.connect(self.end.play_again)
        self.end.banner.save.connect(self.files.save)
        self.groups_panel.pointed.connect(self.content.show_marks)
        self.session.leaving.connect(self.moves_panel.comment.finish)
        self.files.saving.connect(self.moves_panel.comment.finish)
        self.session.changed.connect(self._follow)
        for player in self.opponents.both:
            player.state_changed.connect(lambda _: self._standing.tell())
            player.failed.connect(self.say)
        self._autosave.failed.connect(self.say)
        self.settings.failed.connect(self.say)
        self._standing.said.connect(self._say_of_turn)
        self.take_back.undoing.connect(self._status.clear)
        tellers = self.end, self.files, self.exports, self.polyhedra
        others = self.study, self.mark_tool, self.library, self.editor, self.take_back
        for teller in (*tellers, *others, *self._desks.all):
            teller.said.connect(self.say)
        self.library.played.connect(self.move_input.play)
        for refresh in (self._standing.tell, self.commands.refresh):
            self.editor.changed.connect(refresh)
        self._desks.join(
            self.content, self.boards, self._standing, self.moves_panel, self.navigator
        )
        self._desks.refresh(self.commands)
        self.appearance.theme_changed.connect(self._follow_theme)
        self.appearance.style_changed.connect(self._set_style)
        self.full_screen.switched.connect(self.commands.refresh)
        self.modes.changed.connect(self._follow_mode)
        self.end.review_wanted.connect(self.activities.begin_review)
        self.end.mistakes_wanted.connect(self.activities.show_mistakes)
        self.end.rated_wanted.connect(self.library.begin_rated)
        page = self.start.page
        page.learn.connect(self.activities.learn_game)
        page.puzzle.connect(lambda: self.puzzles.begin_of_the_day(date.today()))
        page.new_game.connect(self.new_games.ask)
        page.open_file.connect(self.files.ask_open)
        page.library.connect(self.library.open)
        page.recent.connect(self.library.show_game)

    def closeEvent(self, event: QCloseEvent | None) -> None:
        """Close the engine and the view with the window, unless its game would be lost."""
        assert event is not None
        self.moves_panel.comment.finish()
        if not self._last_question.answered():
            event.ignore()
            return
        self.activities.leave()
        self.start.close()
        self._docks.note(self.boards.in_space)
        if not self.full_screen.on:
            self._docks.show_all_wanted()
            self.settings.keep_places(self)
        self.settings.keep_game(self.session.uid, self.opponents.level, self.session.next_players)
        self.session.changed.disconnect(self._follow)
        self.exports.close()
        self.help.close()
        for shown in self.findChildren(SettingsDialog):
            shown.accept()  # as they are now
        self.files.close()
        self._desks.close()
        self.clock_ticker.stop()
        self._keeper.close()
        self._autosave.close()
        self.opponents.close()
        if self.view is not None:
            self.view.end()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """On Escape, cancel the choice, hide the result, or leave the full screen."""
        assert event is not None
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
            return
        held = self.move_input.put_down() or self.mark_tool.put_away()
        if not (held or self.start.leave() or self.end.banner.put_away()):
            self.full_screen.leave()

    def can_show(self, dock: QDockWidget) -> bool:
        """Return whether a panel goes with the board."""
        return self._docks.fits(dock, self.boards.in_space)

    def exchange(self, map_in_middle: bool) -> None:
        """Swap the map and the board in space, also for the next start."""
        self.settings.map_in_middle = map_in_middle
        self.boards.exchange(self.map_dock, map_in_middle)

    def speak(self, language: str) -> None:
        """Close, to reopen in another language, if it can be read here."""
        if not is_legible(self, language):
            return
        self.settings.language = language
        self.reopens, self.reopens_at_start = True, self.modes.mode is Mode.START
        self.reopens = self.close()

    def _follow(self, change: Change) -> None:
        player = self.opponents.to_move
        self.activities.follow(change)
        if change.what in (What.NEW_GAME, What.RESTORED):
            self._name_game()
        self._display.follow(change)
        self.commands.refresh()
        self._standing.follow(change)
        self.words.tell(change, player)
        self.start.follow(change)

    def say(self, text: str) -> None:
        """Show a sentence in the status line."""
        self._status.say(tr(text))
        self.words.say(tr(text))

    def _say_of_turn(self, text: str) -> None:
        """Show a sentence in the status line, until the turn is over at the latest."""
        self._status.show_notice(text)
        self.words.say(text)

    def _follow_mode(self) -> None:
        """Name the board and its sites as the mode does, and offer what can be done in it."""
        self.view_options.guide(self.modes.is_within(Mode.GUIDED))
        self._name_window()
        self.commands.refresh()
        self._standing.tell()

    def _name_game(self) -> None:
        """Name the game in the title, and keep the level at which it is played."""
        self._name_window()
        self.opponents.note_level(*self.session.players)

    def _name_window(self) -> None:
        """Name the game that is seen in the title."""
        position = self.session.position
        game = get_game(position.uid.partition("/")[0])
        names = (
            []
            if self.modes.mode is Mode.START
            else [one_line(tr(position.board.title)), tr(game.title)]
        )
        self.setWindowTitle(" – ".join([*names, "ringrealms3d"]))

    def _theme(self) -> Theme:
        return self.appearance.theme

    def _seen(self, style: PictureStyle) -> PictureStyle:
        return self.board.seen(style, self.appearance.theme)

    def _follow_theme(self) -> None:
        parts = self.analysis, self.review, self.moves_panel, self.editor, self.help, self.start
        for part in parts:
            part.set_theme(self.appearance.theme)
        self._display.show_theme()

    def _set_style(self) -> None:
        paint_icons(self.commands)
        self._docks.buttons.paint()
        self.boards.set_style(self.appearance.theme, self.appearance.quality)

    def _panels(self) -> dict[str, tuple[str, QWidget]]:
        """Return the panels' names, titles and widgets, the map first."""
        return {
            "map": (tr("Map"), self.map),
            "players": (tr("Players"), self.players_panel),
            "groups": ("", self.groups_panel),
            "moves": (tr("Moves"), self.moves_panel),
            "analysis": (tr("Analysis"), self.analysis.panel),
            "review": (tr("Review"), self.review.panel),
            "sites": (tr("Sites"), self.sites_panel),
        }
