"""New games: asking which, and beginning them."""

from __future__ import annotations

from PyQt6.QtCore import Qt

from ringrealms3d.window.context import Context
from ringrealms3d.window.features.play.new_game_dialog import NewGameDialog
from ringrealms3d.window.features.play.play_settings import CLOCK
from ringrealms3d.window.features.play.programs import Programs


class NewGames:
    """Asks for a board and players, and begins a game."""

    def __init__(self, context: Context, programs: Programs) -> None:
        """Ask nothing yet."""
        self._context, self._programs = context, programs

    def ask(self) -> None:
        """Let a person choose a board and players."""
        context, session = self._context, self._context.session
        dialog = NewGameDialog(
            context.window,
            session.uid,
            session.players,
            self._programs,
            context.theme,
            context.settings[CLOCK],
        )
        dialog.polyhedron_wanted.connect(lambda: self._choose_file(dialog))
        dialog.accepted.connect(lambda: self._begin(dialog))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _begin(self, dialog: NewGameDialog) -> None:
        self._context.settings[CLOCK] = dialog.clock.text
        self._context.session.new_game(dialog.uid, dialog.players, dialog.clock.control)

    def _choose_file(self, dialog: NewGameDialog) -> None:
        control = dialog.clock.control if dialog.clock.valid else None
        self._context.do("files.ask_polyhedron", dialog.players, control)
