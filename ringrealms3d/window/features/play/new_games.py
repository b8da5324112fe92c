"""New games: asking which, and beginning them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PyQt6.QtCore import Qt

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.time_control import TimeControl
from ringrealms3d.games import all_games
from ringrealms3d.library.library import Library
from ringrealms3d.library.standing import Standing, standings
from ringrealms3d.session.players import Players
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.play.new_game_dialog import NewGameDialog
from ringrealms3d.window.features.play.play_settings import BY_LOT, CLOCK, LEVEL
from ringrealms3d.window.programs import Programs
from ringrealms3d.window.shell.tasks import LatestTask

Begin = Callable[[str, Players | None, TimeControl | None], object]
"""Begins a game of a variant, with the usual players unless others are given."""


class NewGames:
    """Asks for a board and players, and begins a game."""

    def __init__(self, context: Context, programs: Programs) -> None:
        """Ask nothing yet."""
        self._context, self._programs = context, programs
        self._reading = LatestTask(context.post)

    def ask(self, begin: Begin | None = None) -> None:
        """Let a person choose a board and players, and begin the game.

        Args:
            begin: does so elsewhere than in the place of the game on the table.
        """
        context, session = self._context, self._context.session
        begin = begin or session.new_game
        dialog = NewGameDialog(
            context.window,
            session.uid,
            session.players,
            self._programs,
            context.theme,
            context.settings[CLOCK],
            context.settings[LEVEL],
            context.settings[BY_LOT],
            in_space=not context.boards.flat,
        )
        with suppress(UserError):
            path = context.keeper.library.path  # opened here, it tells if it is damaged
            self._reading.start(lambda: _read(path), dialog.show_standings, context.say)
        dialog.polyhedron_wanted.connect(lambda: self._choose_file(dialog, begin))
        dialog.accepted.connect(lambda: self._begin(dialog, begin))
        dialog.finished.connect(lambda _: self._reading.forget())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _begin(self, dialog: NewGameDialog, begin: Begin) -> None:
        self._context.settings.keep(
            {CLOCK: dialog.clock.text, BY_LOT: dialog.by_lot, LEVEL: dialog.level}
        )
        begin(dialog.uid, dialog.players, dialog.clock.control)

    def _choose_file(self, dialog: NewGameDialog, begin: Begin) -> None:
        players, control = dialog.players, dialog.clock.control if dialog.clock.valid else None
        self._context.do("files.ask_polyhedron", lambda uid: begin(uid, players, control))


def _read(library: Path) -> dict[str, Standing]:
    """Return how the person stands in all games; this runs in a thread of its own."""
    with Library(library) as opened:
        return standings([game.uid for game in all_games()], opened)
