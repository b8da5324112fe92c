"""A game's rules in a window of their own, beside the board."""

from __future__ import annotations

from PyQt6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from ringrealms3d.core.game import Game
from ringrealms3d.window.texts import tr


class RulesDialog(QDialog):
    """Shows the rules of one game and credits its designer."""

    def __init__(self, parent: QWidget, game: Game) -> None:
        """Lay out the text."""
        super().__init__(parent)
        self.setWindowTitle(tr("Rules of {title}").format(title=game.title))
        browser = QTextBrowser()
        browser.setAccessibleName(self.windowTitle())
        browser.setMarkdown(game.rules_text)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(browser)
        column.addWidget(buttons)
        self.resize(620, 640)
