"""What every feature of the window works with, and what a feature is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from PyQt6.QtCore import QObject
from PyQt6.QtWidgets import QMainWindow

from ringrealms3d.records.replayed import Readiness
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.autosave import Autosave
from ringrealms3d.session.change import Change
from ringrealms3d.session.engine_link import Post
from ringrealms3d.session.engines import Engines
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.keeper import Keeper
from ringrealms3d.session.tabs import Tabs
from ringrealms3d.window.board.board_display import BoardDisplay
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.board.move_input import MoveInput
from ringrealms3d.window.programs import Programs
from ringrealms3d.window.shell.actions import Actions
from ringrealms3d.window.shell.column import Column, Panel
from ringrealms3d.window.shell.command import Choice, Command
from ringrealms3d.window.shell.messages import Messages
from ringrealms3d.window.shell.middle import Middle
from ringrealms3d.window.shell.mode import Modes
from ringrealms3d.window.shell.settings import Settings


@dataclass(frozen=True)
class Context:
    """A window's game, its boards, and what any desktop program has.

    Attributes:
        window: above which dialogs open.
        session: the game on the table.
        tabs: all games that are open, that one among them.
        settings: what is remembered between starts.
        modes: what the window is used for.
        boards: the views of the board.
        display: what they show of the game.
        moves: takes clicks on them as moves.
        column: what stands beside them.
        middle: boards and column, and the pages that take their place.
        engines: what thinks.
        programs: those of others that the person has added.
        keeper: keeps games in the library.
        autosave: keeps the games that are open.
        reader: reads large files of games in a process of its own.
        messages: what is said to the person.
        folder: where games, cards and courses are kept.
        post: runs a function in the window's thread soon, from any thread.
        commands: what a person can do here.
    """

    window: QMainWindow
    session: GameSession
    tabs: Tabs
    settings: Settings
    modes: Modes
    boards: Boards
    display: BoardDisplay
    moves: MoveInput
    column: Column
    middle: Middle
    engines: Engines
    programs: Programs
    keeper: Keeper
    autosave: Autosave
    reader: Readiness
    messages: Messages
    folder: Path
    post: Post
    commands: Actions

    @property
    def theme(self) -> Theme:
        """The colours of boards and panels."""
        return self.boards.theme

    def say(self, text: str) -> None:
        """Say a sentence to the person."""
        self.messages.say(text)

    def do(self, name: str, *arguments: object) -> None:
        """Do what a command does, or what a feature does for others; see ``Actions.do``."""
        self.commands.do(name, *arguments)

    def refresh(self) -> None:
        """Show which commands are available now."""
        self.commands.refresh()


class Feature(QObject):
    """One thing that a person does in the window.

    A feature knows no other: it works with the context, and asks others by the ids of their
    commands. The window calls it in the order of ``FEATURES``.
    """

    def __init__(self, context: Context) -> None:
        """Begin in a window."""
        super().__init__(context.window)
        self.context = context

    def commands(self) -> Iterable[Command | Choice]:
        """Return what a person can do with it."""
        return ()

    def services(self) -> Mapping[str, Callable[..., object]]:
        """Return what it does for others besides, by ids for ``Context.do``."""
        return {}

    def panels(self) -> Iterable[Panel]:
        """Return what it shows beside the boards."""
        return ()

    def follow(self, change: Change) -> None:
        """Follow a change of the session; the boards do not show it yet."""

    def show(self, change: Change) -> None:
        """Show a change of the session, which the boards show already."""

    def enter(self) -> None:
        """Go with another mode of the window."""

    def set_theme(self) -> None:
        """Use the colours of another theme."""

    def marked(self, content: Content) -> Content:
        """Return the content of the boards with its marks."""
        return content

    def escape(self) -> bool:
        """Put away what Escape puts away; return whether there was any."""
        return False

    def may_close(self) -> bool:
        """Return whether the window may close; a question may come first."""
        return True

    def close(self) -> None:
        """End with the window."""
