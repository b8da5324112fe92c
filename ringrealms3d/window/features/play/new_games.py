"""New games: asking which, and beginning them."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QWidget

from ringrealms3d.core.time_control import TimeControl
from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Players
from ringrealms3d.window.features.play.new_game_dialog import NewGameDialog
from ringrealms3d.window.features.play.programs import Programs
from ringrealms3d.window.shell.settings import Settings


class NewGames:
    """Asks for a board and players, and begins a game."""

    def __init__(
        self,
        window: QWidget,
        session: GameSession,
        settings: Settings,
        programs: Programs,
        theme: Callable[[], Theme],
        ask_polyhedron: Callable[[Players, TimeControl | None], None],
    ) -> None:
        """Ask nothing yet.

        Args:
            ask_polyhedron: lets a person choose the board from a file, for players and clocks.
        """
        self._window, self._session, self._settings = window, session, settings
        self._programs, self._theme = programs, theme
        self._ask_polyhedron = ask_polyhedron

    def ask(self) -> None:
        """Let a person choose a board and players."""
        session = self._session
        dialog = NewGameDialog(
            self._window,
            session.uid,
            session.players,
            self._programs,
            self._theme(),
            self._settings.clock,
        )
        dialog.polyhedron_wanted.connect(lambda: self._choose_file(dialog))
        dialog.accepted.connect(lambda: self._begin(dialog))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _begin(self, dialog: NewGameDialog) -> None:
        self._settings.clock = dialog.clock.text
        self._session.new_game(dialog.uid, dialog.players, dialog.clock.control)

    def _choose_file(self, dialog: NewGameDialog) -> None:
        control = dialog.clock.control if dialog.clock.valid else None
        self._ask_polyhedron(dialog.players, control)
