"""Help: the rules of the game, and what the program is."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtWidgets import QWidget

from ringrealms3d.games import get_game
from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.features.help.about import show_about
from ringrealms3d.window.features.help.rules_dialog import RulesDialog


class Help:
    """Opens what helps beside the board."""

    def __init__(
        self, window: QWidget, session: GameSession, boards: Boards, theme: Callable[[], Theme]
    ) -> None:
        """Show nothing yet."""
        self._window, self._session, self._boards, self._theme = window, session, boards, theme

    def rules(self) -> None:
        """Open the rules of the game."""
        game = get_game(self._session.uid.partition("/")[0])
        shown = next((rules for rules in self._rules_shown() if rules.game is game), None)
        dialog = shown or RulesDialog(self._window, game, self._theme(), not self._boards.flat)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def about(self) -> None:
        """Show version, licence, designers and graphics."""
        show_about(self._window, self._boards.graphics)

    def set_theme(self, theme: Theme) -> None:
        """Change the colours of the rules that are open."""
        for rules in self._rules_shown():
            rules.set_theme(theme)

    def close(self) -> None:
        """Close the rules, for which pictures may be drawn."""
        for rules in self._rules_shown():
            rules.close()

    def _rules_shown(self) -> list[RulesDialog]:
        return [rules for rules in self._window.findChildren(RulesDialog) if rules.isVisible()]
