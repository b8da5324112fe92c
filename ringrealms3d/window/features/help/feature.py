"""Help: the rules of the game, and what the program is."""

from __future__ import annotations

from collections.abc import Iterator

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QKeySequence

from ringrealms3d.core.phrase import tr
from ringrealms3d.games import game_of_variant
from ringrealms3d.window.context import Feature
from ringrealms3d.window.features.help.about import show_about
from ringrealms3d.window.features.help.keys_dialog import KeysDialog
from ringrealms3d.window.features.help.rules_dialog import RulesDialog
from ringrealms3d.window.shell.command import Command
from ringrealms3d.window.shell.finder import Finder


class Help(Feature):
    """Opens what helps beside the board."""

    def commands(self) -> Iterator[Command]:
        """Yield what explains."""
        yield Command(
            "help.rules",
            tr("&Rules"),
            self.rules,
            tr("Read the rules of the game, with diagrams."),
            QKeySequence.StandardKey.HelpContents,
            "rules",
        )
        yield Command(
            "help.keys",
            tr("&Keys and mouse"),
            self.keys,
            tr("List what keys and mouse do, and choose keys of your own."),
        )
        yield Command(
            "help.find",
            tr("&Find a command…"),
            lambda: Finder(self.context.window, self.context.commands).open(),
            tr("Type a word to find a command and run it."),
            "Ctrl+Shift+P",
            "search",
        )
        yield Command(
            "help.about",
            tr("&About ringrealms3d"),
            self.about,
            tr("Version, licence and links."),
        )

    def keys(self) -> None:
        """List the keys, to be chosen."""
        context = self.context
        KeysDialog(context.window, context.commands, context.settings).open()

    def rules(self) -> None:
        """Open the rules of the game."""
        context = self.context
        game = game_of_variant(context.session.uid)
        shown = next((rules for rules in self._rules_shown() if rules.game is game), None)
        in_space = not context.boards.flat
        dialog = shown or RulesDialog(context.window, game, context.theme, in_space)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def about(self) -> None:
        """Show version, licence, designers and graphics."""
        show_about(self.context.window, self.context.boards.graphics)

    def set_theme(self) -> None:
        """Change the colours of the rules that are open."""
        for rules in self._rules_shown():
            rules.set_theme(self.context.theme)

    def close(self) -> None:
        """Close the rules, for which pictures may be drawn."""
        for rules in self._rules_shown():
            rules.close()

    def _rules_shown(self) -> list[RulesDialog]:
        above = Qt.FindChildOption.FindDirectChildrenOnly
        found = self.context.window.findChildren(RulesDialog, options=above)
        return [rules for rules in found if rules.isVisible()]
