"""The main window: makes the context and all ``FEATURES``, and keeps them in step."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShowEvent
from PyQt6.QtWidgets import QMainWindow

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.games import game_of_variant
from ringrealms3d.library.library import LIBRARY_NAME
from ringrealms3d.records.replayed import Readiness
from ringrealms3d.session.autosave import Autosave
from ringrealms3d.session.change import OTHER_GAME, Change, What
from ringrealms3d.session.engines import Engines
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.keeper import Keeper
from ringrealms3d.session.tabs import Tabs as OpenTabs
from ringrealms3d.window.bars import fill_bars
from ringrealms3d.window.board.board_display import BoardDisplay
from ringrealms3d.window.board.board_settings import (
    MAP_IN_MIDDLE,
    MAP_LARGE,
    MAP_SPOT,
    chosen_quality,
    chosen_theme,
)
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.board.move_input import MoveInput
from ringrealms3d.window.board.overlays import Edge
from ringrealms3d.window.board.space.view_makers import ViewMaker, view_in_space
from ringrealms3d.window.context import Context, Feature
from ringrealms3d.window.features.analysis.feature import Analysis
from ringrealms3d.window.features.editor.feature import Editor
from ringrealms3d.window.features.exercises.feature import Exercises
from ringrealms3d.window.features.export.feature import Exports
from ringrealms3d.window.features.files.feature import Files
from ringrealms3d.window.features.help.feature import Help
from ringrealms3d.window.features.library.feature import LibraryView
from ringrealms3d.window.features.look.appearance import dress_widgets
from ringrealms3d.window.features.look.feature import Look
from ringrealms3d.window.features.play.feature import Play
from ringrealms3d.window.features.play.play_settings import SECONDS, last_players
from ringrealms3d.window.features.rest.feature import AtRest
from ringrealms3d.window.features.review.feature import Reviewing
from ringrealms3d.window.features.start.feature import Start
from ringrealms3d.window.features.status.feature import Status
from ringrealms3d.window.features.study.feature import Study
from ringrealms3d.window.features.tabs.feature import Tabs
from ringrealms3d.window.features.words.feature import Words
from ringrealms3d.window.menus import ACTIONS, PANELS
from ringrealms3d.window.programs import Programs
from ringrealms3d.window.shell.action_bar import ActionBar
from ringrealms3d.window.shell.actions import Actions
from ringrealms3d.window.shell.column import Column, Panel
from ringrealms3d.window.shell.command import Command
from ringrealms3d.window.shell.messages import Messages
from ringrealms3d.window.shell.middle import Middle
from ringrealms3d.window.shell.mode import Mode, Modes
from ringrealms3d.window.shell.places import places_of, restore_places
from ringrealms3d.window.shell.screen_space import free_size, settle
from ringrealms3d.window.shell.setting import Setting, switch
from ringrealms3d.window.shell.settings import Settings
from ringrealms3d.window.shell.settings_dialog import SettingsDialog
from ringrealms3d.window.shell.shortcuts import SHORTCUTS
from ringrealms3d.window.shell.sides import Sides
from ringrealms3d.window.shell.swipes import scroll_by_fingers
from ringrealms3d.window.shell.tasks import Poster
from ringrealms3d.window.widgets.icons import text_icon

FEATURES: tuple[type[Feature], ...] = (
    Files,
    LibraryView,
    Exports,
    Help,
    Analysis,
    Reviewing,
    Editor,
    Study,
    Play,
    Exercises,
    Status,
    Words,
    Start,
    Tabs,
    Look,
    AtRest,
)
"""All features, in the order in which they hear of changes, mark the boards, take clicks and
Escape; they close in the opposite order."""

_SIZE = QSize(1280, 860)
_SMALL = QSize(520, 540)
"""What a window can be reduced to, whatever its fonts, texts and panels."""
_ACTIONS_SHOWN = switch("action_bar", default=True)
"""Whether the bar with what one does most is shown."""


class MainWindow(QMainWindow):
    """One game on the screen.

    Attributes:
        session: the game.
        commands: all that a person can do here.
        context: what the features share.
        reopens: whether it was closed to be opened again, in another language.
        reopens_at_start: whether it showed the start page then.
    """

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
        self.context = self._made_context(uid, settings, saved_game, make_view)
        self.session, self.commands = self.context.session, self.context.commands
        self.setCentralWidget(self.context.middle)
        self._sides = Sides(self.context.boards, self.context.column)
        self.context.middle.pages.addWidget(self._sides)
        self._features = [made(self.context) for made in FEATURES]
        context, panels = self.context, list(self._panels())
        context.column.fill(panels)
        for feature in self._features:
            self.commands.add(feature.commands(), feature.services())
            context.display.mark_by(feature.marked)
        context.display.mark_by(context.moves.marked)
        self.commands.add(self._own_commands(), {"window.reopen": self._reopen})
        fill_bars(context, panels)
        self.commands.rekey(settings[SHORTCUTS])
        self._actions = ActionBar(context.boards, self.commands, context.modes, ACTIONS)
        self._actions.want(settings[_ACTIONS_SHOWN])
        context.boards.overlays.add(self._actions, Edge.BOTTOM, self._actions.size_in)
        context.boards.overlays.keep_below(self._actions.most_in)
        self._connect()
        scroll_by_fingers(self)
        self.setMinimumSize(_SMALL.boundedTo(free_size(self)))
        self.resize(_SIZE.boundedTo(free_size(self)))
        restore_places(settings, self, self._sides, context.column)
        context.boards.inset.spot = settings[MAP_SPOT]
        context.boards.inset.large = settings[MAP_LARGE]
        if settings[MAP_IN_MIDDLE] and not context.boards.flat:
            context.boards.exchange(map_in_middle=True)
        self._follow(Change(What.RESTORED, ()))

    def _made_context(
        self, uid: str, settings: Settings, saved_game: Path, make_view: ViewMaker | None
    ) -> Context:
        theme, quality = chosen_theme(settings), chosen_quality(settings)
        session = GameSession(uid, last_players(settings))
        tabs = OpenTabs(session)
        keeper = Keeper(session, saved_game.with_name(LIBRARY_NAME))
        self._poster = Poster(self)
        post = self._poster.post
        dress_widgets(theme)
        boards = Boards(self, theme, quality, make_view)
        modes = Modes(self)
        return Context(
            window=self,
            session=session,
            tabs=tabs,
            settings=settings,
            modes=modes,
            boards=boards,
            display=BoardDisplay(session, settings, boards),
            moves=MoveInput(session, boards, settings),
            column=Column(self),
            middle=Middle(self),
            engines=Engines(session, post, settings[SECONDS]),
            programs=Programs(self, settings),
            keeper=keeper,
            autosave=Autosave(session, saved_game, lambda: keeper.owed, post, lambda: tabs.games),
            reader=Readiness(),
            messages=Messages(self),
            folder=saved_game.parent,
            post=post,
            commands=Actions(self, boards.widgets, modes),
        )

    def _connect(self) -> None:
        context = self.context
        self.session.changed.connect(self._follow)
        context.modes.changed.connect(self._enter)
        context.column.shown.connect(context.refresh)
        context.boards.theme_changed.connect(self._set_theme)
        context.display.swapped.connect(context.refresh)
        context.moves.chosen.connect(context.display.show)
        context.moves.previewed.connect(context.display.show_hints)
        context.tabs.changed.connect(context.autosave.keep)
        context.autosave.failed.connect(context.say)
        context.settings.failed.connect(context.say)

    def _follow(self, change: Change) -> None:
        """Let everything follow a change of the session: features, boards, features again."""
        if change.what in OTHER_GAME:
            self._name_window()
        self.context.moves.follow(change)
        for feature in self._features:
            feature.follow(change)
        self.context.display.follow(change)
        self.context.refresh()
        for feature in self._features:
            feature.show(change)
        settle()

    def _enter(self) -> None:
        """Let everything go with another mode."""
        context = self.context
        self._name_window()
        for feature in self._features:
            feature.enter()
        context.refresh()
        settle()

    def _set_theme(self) -> None:
        """Let everything use the colours of another theme."""
        self.commands.set_icons(text_icon)
        self.context.column.set_icons()
        for feature in self._features:
            feature.set_theme()
        self.context.display.show_marks()

    def showEvent(self, event: QShowEvent | None) -> None:
        """Be laid out before anything is drawn."""
        super().showEvent(event)
        settle()

    def closeEvent(self, event: QCloseEvent | None) -> None:
        """Close everything with the window, unless its game would be lost."""
        assert event is not None
        if not all(feature.may_close() for feature in self._features):
            event.ignore()
            return
        context = self.context
        for feature in reversed(self._features):
            feature.close()
        inset = context.boards.inset
        kept: dict[Setting[Any], Any] = {MAP_SPOT: inset.spot, MAP_LARGE: inset.large}
        if not context.column.away:
            kept |= places_of(self, self._sides, context.column)
        context.settings.keep(kept)
        self.session.changed.disconnect(self._follow)
        above = Qt.FindChildOption.FindDirectChildrenOnly
        for shown in self.findChildren(SettingsDialog, options=above):
            shown.accept()  # as they are now
        context.keeper.close()
        context.autosave.close()
        context.engines.close()
        if context.boards.view is not None:
            context.boards.view.end()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """On Escape, cancel the choice for a move, or put away what a feature shows."""
        assert event is not None
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif not self.context.moves.put_down():
            any(feature.escape() for feature in self._features)

    def _reopen(self) -> None:
        """Close, to be opened again."""
        self.reopens_at_start = self.context.modes.mode is Mode.START
        self.reopens = self.close()

    def _name_window(self) -> None:
        """Name the game that is seen in the title."""
        position, names = self.session.position, ["ringrealms3d"]
        if self.context.modes.mode is not Mode.START:
            game = game_of_variant(position.uid)
            names = [one_line(tr(position.board.title)), tr(game.title), *names]
        self.setWindowTitle(" – ".join(names))

    def _panels(self) -> Iterator[Panel]:
        for feature in self._features:
            yield from feature.panels()

    def _own_commands(self) -> Iterator[Command]:
        yield from map(self._panel_command, self.context.column.tabs)
        yield Command(
            "view.column",
            tr("Column b&eside the board"),
            self.context.column.want,
            tr("Show or hide the players, the moves and everything else beside the board."),
            "F9",
            checked=lambda: self.context.column.wanted,
            usual=lambda: True,
        )
        yield Command(
            "view.actions",
            tr("Actions over the board"),
            self._show_actions,
            tr("Show or hide the bar with the most common actions."),
            checked=lambda: self._actions.wanted,
            usual=lambda: True,
        )
        yield Command(
            "game.quit",
            tr("&Quit"),
            self.close,
            tr("Quit; the game is saved."),
            QKeySequence.StandardKey.Quit,
        )

    def _panel_command(self, name: str) -> Command:
        column = self.context.column
        title = column.panels[name].title
        return Command(
            PANELS + name,
            title or (lambda: tr(self.session.position.variant.groups_title)),
            partial(column.bring_forward, name),
            tr("Show this beside the board."),
            visible=lambda: column.has_tab(name),
        )

    def _show_actions(self, on: bool) -> None:
        self.context.settings[_ACTIONS_SHOWN] = on
        self._actions.want(on)
