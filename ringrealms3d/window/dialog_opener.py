"""Opens the dialogs of the main window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QWidget

from ringrealms3d.core.log_file import log_path
from ringrealms3d.export.kinds import PICTURE
from ringrealms3d.export.request import PictureStyle
from ringrealms3d.games import get_game
from ringrealms3d.scene.camera import HOME
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.commands.desk import Desk
from ringrealms3d.window.features.help.about import show_about
from ringrealms3d.window.features.help.keys_dialog import KeysDialog
from ringrealms3d.window.features.help.rules_dialog import RulesDialog
from ringrealms3d.window.features.play.new_game_dialog import NewGameDialog
from ringrealms3d.window.features.play.programs import Programs
from ringrealms3d.window.shell.actions import Actions
from ringrealms3d.window.shell.finder import Finder
from ringrealms3d.window.shell.settings_dialog import SettingsDialog


class DialogOpener:
    """The dialogs of a window, each opened beside the continuing game."""

    def __init__(
        self, window: QWidget, desk: Desk, programs: Programs, actions: Callable[[], Actions]
    ) -> None:
        """Open none yet; commands are requested when listed."""
        self._window, self._desk = window, desk
        self._programs, self._actions = programs, actions

    def new_game(self) -> None:
        """Choose a board and players, and start a game."""
        desk, session = self._desk, self._desk.session
        dialog = NewGameDialog(
            self._window,
            session.uid,
            session.players,
            self._programs,
            desk.appearance.theme,
            desk.settings.clock,
        )
        dialog.polyhedron_wanted.connect(lambda: self._ask_polyhedron(dialog))
        dialog.accepted.connect(lambda: self._start(dialog))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _start(self, dialog: NewGameDialog) -> None:
        self._desk.settings.clock = dialog.clock.text
        self._desk.session.new_game(dialog.uid, dialog.players, dialog.clock.control)

    def _ask_polyhedron(self, dialog: NewGameDialog) -> None:
        control = dialog.clock.control if dialog.clock.valid else None
        self._desk.polyhedra.ask(dialog.players, control)

    def export(self) -> None:
        """Choose an export of the current game and view."""
        self._desk.exports.ask(self._seen(), self._desk.boards.pixels)

    def picture(self) -> None:
        """Choose the style of a picture of the current view, and save it."""
        self._desk.exports.ask(self._seen(), self._desk.boards.pixels, PICTURE)

    def copy_picture(self) -> None:
        """Copy a picture of the current view to the clipboard."""
        self._desk.exports.copy_picture(self._seen())

    def _seen(self) -> PictureStyle:
        """Return the looks of the last picture with the camera and colours of the board now."""
        desk, boards = self._desk, self._desk.boards
        uid, layout = desk.session.uid, desk.session.position.variant.layout
        look = desk.looks.name_for(uid, layout)
        camera = HOME if boards.view is None else boards.view.camera_view
        seen = replace(desk.exports.style, camera=camera, theme=desk.appearance.theme, look=look)
        if boards.space is None or boards.map_in_middle:
            return seen
        named = desk.view_options.with_coordinates
        return replace(seen, opening=boards.space.opening, coordinates=named)

    def rules(self) -> None:
        """Open the rules beside the board."""
        game = get_game(self._desk.session.uid.partition("/")[0])
        shown = (rules for rules in self._rules_shown() if rules.game is game)
        theme, boards = self._desk.appearance.theme, self._desk.boards
        dialog = next(shown, None) or RulesDialog(self._window, game, theme, not boards.flat)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def settings(self) -> None:
        """Show all settings."""
        places = (self._desk.settings.path, self._desk.library.path, log_path())
        SettingsDialog(self._window, self._actions(), places).open()

    def keys(self) -> None:
        """List the functions of keys and mouse."""
        KeysDialog(self._window, self._actions()).open()

    def find(self) -> None:
        """Find a command by name."""
        Finder(self._window, self._actions()).open()

    def about(self) -> None:
        """Show version, licence, designers and graphics."""
        show_about(self._window, self._desk.boards.graphics)

    def close(self) -> None:
        """Close the rules, for which pictures may be drawn, and the settings, as they are now."""
        for rules in self._rules_shown():
            rules.close()
        for chosen in self._window.findChildren(SettingsDialog):
            chosen.accept()

    def set_theme(self, theme: Theme) -> None:
        """Change the colours of the rules that are open."""
        for rules in self._rules_shown():
            rules.set_theme(theme)

    def _rules_shown(self) -> list[RulesDialog]:
        return [rules for rules in self._window.findChildren(RulesDialog) if rules.isVisible()]
