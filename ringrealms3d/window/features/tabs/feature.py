"""Several games in one window: commands, a bar with a tab for each, and their return at a start."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from weakref import WeakKeyDictionary

from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtWidgets import QMenu

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.time_control import TimeControl
from ringrealms3d.records.record import GameRecord
from ringrealms3d.scene.arrangement import Opening
from ringrealms3d.session.autosave import load_game
from ringrealms3d.session.change import Change
from ringrealms3d.session.open_game import OpenGame, new_game
from ringrealms3d.session.players import Human, OpponentProgram, Players
from ringrealms3d.window.context import Context, Feature
from ringrealms3d.window.features.tabs.bar import TabBar
from ringrealms3d.window.features.tabs.texts import Turn, turn_in
from ringrealms3d.window.shell.command import Command
from ringrealms3d.window.shell.mode import EXCHANGED, Mode


@dataclass(frozen=True, slots=True)
class _View:
    """How a board in space was seen when its tab was left.

    Attributes:
        camera: what games keep of a camera.
        opening: how far the board was opened.
    """

    camera: tuple[float, ...]
    opening: Opening


class Tabs(Feature):
    """Puts one game on the table after another, while the others wait as they are.

    Nothing moves unseen: a clock stops and a computer rests as soon as its game is aside.
    """

    def __init__(self, context: Context) -> None:
        """Stand above everything in the middle of the window."""
        super().__init__(context)
        self._tabs = context.tabs
        self._asking: dict[GameRecord, OpenGame] = {}
        self._views: WeakKeyDictionary[GameRecord, _View] = WeakKeyDictionary()
        self._bar = TabBar(context.window)
        self._bar.currentChanged.connect(self.go_to)
        self._bar.tabBarClicked.connect(self._click)
        self._bar.tabCloseRequested.connect(self.close_tab)
        self._bar.tabMoved.connect(self._move)
        self._bar.menu_wanted.connect(self._open_menu)
        context.tabs.changed.connect(self._show)
        context.column.shown.connect(self._show)
        context.middle.put_above(self._bar)

    def commands(self) -> Iterator[Command]:
        """Yield what opens, closes and goes through tabs."""
        in_tabs = partial(Command, modes=EXCHANGED)
        yield in_tabs(
            "tabs.new",
            tr("New game in a ta&b…"),
            lambda: self.context.do("game.ask_new", self._begin),
            tr("Start a game while this one waits in its tab."),
            "Ctrl+T",
        )
        yield in_tabs(
            "tabs.open",
            tr("Open a &game in a tab…"),
            lambda: self.context.do("files.ask_open", self.open),
            tr("Open a game from a file while this one waits in its tab."),
            "Ctrl+Alt+O",
        )
        yield in_tabs(
            "tabs.next",
            tr("Next tab"),
            lambda: self._step(1),
            tr("Go to the game in the next tab."),
            "Ctrl+Tab",
            enabled=lambda: len(self._tabs) > 1,
            other_key="Ctrl+PgDown",
        )
        yield in_tabs(
            "tabs.previous",
            tr("Previous tab"),
            lambda: self._step(-1),
            tr("Go to the game in the tab before."),
            "Ctrl+Shift+Tab",
            enabled=lambda: len(self._tabs) > 1,
            other_key="Ctrl+PgUp",
        )
        yield in_tabs(
            "tabs.earlier",
            tr("Move the tab to the left"),
            lambda: self._move(self._tabs.front, self._tabs.front - 1),
            tr("Swap this tab with the one before it."),
            "Ctrl+Shift+PgUp",
            enabled=lambda: self._has(self._tabs.front - 1),
        )
        yield in_tabs(
            "tabs.later",
            tr("Move the tab to the right"),
            lambda: self._move(self._tabs.front, self._tabs.front + 1),
            tr("Swap this tab with the next one."),
            "Ctrl+Shift+PgDown",
            enabled=lambda: self._has(self._tabs.front + 1),
        )
        yield in_tabs(
            "tabs.close",
            tr("Clo&se the tab"),
            lambda: self.close_tab(self._tabs.front),
            tr("Close this game, which stays in the library."),
            "Ctrl+W",
            enabled=lambda: len(self._tabs) > 1,
        )
        yield in_tabs(
            "tabs.close_others",
            tr("Close the other tabs"),
            lambda: self._close_others(self._tabs.front),
            tr("Close all games but this one; they stay in the library."),
            enabled=lambda: len(self._tabs) > 1,
        )
        yield in_tabs(
            "tabs.reopen",
            tr("Bring the closed tab bac&k"),
            self._reopen,
            tr("Bring back the game whose tab was closed last."),
            "Ctrl+Shift+T",
            enabled=lambda: bool(self._tabs.closed),
        )

    def services(self) -> Mapping[str, Callable[..., object]]:
        """Return how games come into tabs, and how tabs come back at a start."""
        return {
            "tabs.open_game": self.open,
            "tabs.go_to": self.go_to,
            "tabs.bring_back": self.bring_back,
        }

    def show(self, change: Change) -> None:
        """Name the games; one that came back is seen as before, and its programs asked about."""
        self._show()
        self._look_as_before()
        asked = self._asking.pop(self.context.session.record, None)
        if asked is not None:
            self.context.do("start.offer_programs", asked)

    def enter(self) -> None:
        """Wait while something else than a game is on the boards."""
        self._show()

    def set_theme(self) -> None:
        """Draw marks and buttons in other colours."""
        self._bar.set_icons()

    def open(self, game: OpenGame) -> None:
        """Put a game on the table in a tab of its own."""
        self._leaving(partial(self._tabs.open, game))

    def go_to(self, place: int) -> None:
        """Put the game in another tab on the table."""
        if place != self._tabs.front or self.context.modes.mode is Mode.START:
            self._leaving(partial(self._tabs.go_to, place))

    def close_tab(self, place: int) -> None:
        """Close one of several tabs."""
        front = place == self._tabs.front
        self._leaving(partial(self._tabs.close, place), says=False)
        if not front:
            self.context.refresh()

    def _close_others(self, place: int) -> None:
        self._leaving(partial(self._tabs.close_others, place), says=False)
        self.context.refresh()

    def _has(self, place: int) -> bool:
        return 0 <= place < len(self._tabs)

    def _move(self, place: int, to: int) -> None:
        self._tabs.move(place, to)
        self.context.refresh()

    def bring_back(self, saved: Path | None = None) -> None:
        """Open the games again that were open at the end, beside the one on the table.

        Programs of others play only once the person agrees; until then people have their seats.

        Args:
            saved: the file of the game in front, which is not on the table yet.
        """
        games = self.context.autosave.bring_back()
        if len(games) > 1:
            front = None if saved is None else _read(saved)
            self._tabs.bring_back(
                [game and self._harmless(game) for game in games], front and self._harmless(front)
            )

    def _harmless(self, game: OpenGame) -> OpenGame:
        """Return a game without other programs, which its tab asks about when it is gone to."""
        if not any(isinstance(player, OpponentProgram) for player in game.players):
            return game
        self._asking[game.cursor.record] = game
        first, second = (
            Human() if isinstance(player, OpponentProgram) else player for player in game.players
        )
        return replace(game, players=(first, second), rated=False)

    def _begin(self, uid: str, players: Players | None, control: TimeControl | None) -> None:
        """Begin a new game in a tab of its own."""
        self.open(new_game(uid, players or self.context.session.next_players, control))

    def _reopen(self) -> None:
        self._leaving(self._tabs.reopen)

    def _step(self, by: int) -> None:
        self.go_to((self._tabs.front + by) % len(self._tabs))

    def _click(self, place: int) -> None:
        """Leave the start page for the game whose tab is in front already."""
        if place == self._tabs.front and self.context.modes.mode is Mode.START:
            self.go_to(place)

    def _open_menu(self, place: int, spot: QPoint) -> None:
        """Open the menu of a tab, which stays where it is."""
        commands, record = self.context.commands, self._tabs.states[place].record
        menu = QMenu(self._bar)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def add(name: str, done: Callable[[], object], possible: bool = True) -> None:
            action = menu.addAction(commands[name].text(), done)
            assert action is not None
            action.setEnabled(possible)

        menu.addAction(commands["tabs.new"])
        menu.addSeparator()
        if commands.offers("files.ask_save"):
            add("game.save_as", lambda: self.context.do("files.ask_save", record))
            menu.addSeparator()
        for name, to in (("tabs.earlier", place - 1), ("tabs.later", place + 1)):
            add(name, partial(self._move, place, to), self._has(to))
        menu.addSeparator()
        add("tabs.close", partial(self.close_tab, place))
        add("tabs.close_others", partial(self._close_others, place))
        menu.addAction(commands["tabs.reopen"])
        menu.popup(spot)

    @property
    def _view(self) -> _View | None:
        """How a board in space is turned and opened."""
        space = self.context.boards.space
        return None if space is None else _View(space.driver.heading.numbers(), space.opening)

    def _look_as_before(self) -> None:
        """Turn and open a board in space as it was when its tab was left."""
        view, space = self._views.pop(self.context.session.record, None), self.context.boards.space
        if view is None or space is None:
            return
        space.lay_open(replace(view.opening, see_through=space.opening.see_through))
        camera = space.driver.heading.kept(view.camera)
        if camera is not None:
            space.look(camera)

    def _leaving(self, exchange: Callable[[], None], says: bool = True) -> None:
        """Exchange the game on the table, and say whether the one before is paused."""
        context, session = self.context, self.context.session
        before = session.record
        view = self._view if context.modes.conduct.exchanged else None
        context.do("exercises.leave")
        halts = session.can_pause or turn_in(session.state) is Turn.OTHERS
        exchange()
        if view is not None and session.record is not before:
            self._views[before] = view
        context.do("game.start", False)
        if says and halts and session.record is not before:
            context.say(tr("The other game is paused until you come back to its tab."))

    def _show(self) -> None:
        """Show the bar if there are several games, and a game is on the boards."""
        conduct = self.context.modes.conduct
        self._bar.setEnabled(conduct.exchanged)
        if conduct.exchanged:
            self._bar.show_games(self._tabs.states, self._tabs.front)
        if self.context.column.away:
            self._bar.hide()


def _read(path: Path) -> OpenGame | None:
    """Return the game in a file; one that cannot be read is told of elsewhere."""
    try:
        return load_game(path)
    except UserError:
        return None
