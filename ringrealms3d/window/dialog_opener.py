"""Opens the dialogs of the main window."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PyQt6.QtCore import Qt

from ringrealms3d.games import get_game
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.commands.finder import Finder
from ringrealms3d.window.commands.keys_dialog import KeysDialog
from ringrealms3d.window.dialogs.about import show_about
from ringrealms3d.window.dialogs.new_game_dialog import NewGameDialog
from ringrealms3d.window.dialogs.rules_dialog import RulesDialog
from ringrealms3d.window.programs import Programs

if TYPE_CHECKING:
    from ringrealms3d.window.main_window import MainWindow


class Dialogs:
    """The dialogs of a window, each opened beside a game that goes on."""

    def __init__(self, window: MainWindow, programs: Programs) -> None:
        """Open none yet."""
        self._window, self._programs = window, programs

    def new_game(self) -> None:
        """Let a person choose a board and players, and start."""
        window, session = self._window, self._window.session
        dialog = NewGameDialog(window, session.uid, session.players, self._programs, window.theme)
        dialog.polyhedron_wanted.connect(lambda: window.polyhedra.ask(dialog.players))
        dialog.accepted.connect(lambda: session.new_game(dialog.uid, dialog.players))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def picture(self) -> None:
        """Let a person choose how a picture of what is seen should look, and save it."""
        window = self._window
        uid, layout = window.session.uid, window.session.position.variant.layout
        look, camera = window.looks.name_for(uid, layout), window.view.camera_view
        seen = replace(window.pictures.style, camera=camera, theme=window.theme, look=look)
        in_space = window.boards.in_space and not window.boards.map_in_middle
        if in_space:
            named = window.view_options.with_coordinates
            seen = replace(seen, opening=window.view.opening, coordinates=named)
        window.pictures.ask(seen, in_space)

    def rules(self) -> None:
        """Open the rules beside the board."""
        window = self._window
        game = get_game(window.session.uid.partition("/")[0])
        shown = (rules for rules in self._rules_shown() if rules.game is game)
        dialog = next(shown, None) or RulesDialog(window, game, window.theme)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def keys(self) -> None:
        """List what keys and mouse do."""
        KeysDialog(self._window, self._window.commands).open()

    def find(self) -> None:
        """Let a person look for a command by its words."""
        Finder(self._window, self._window.commands).open()

    def about(self) -> None:
        """Tell version, licence, designers and what draws."""
        show_about(self._window, self._window.view.graphics)

    def set_theme(self, theme: Theme) -> None:
        """Change the colours of the rules that are open."""
        for rules in self._rules_shown():
            rules.set_theme(theme)

    def _rules_shown(self) -> list[RulesDialog]:
        return [rules for rules in self._window.findChildren(RulesDialog) if rules.isVisible()]
