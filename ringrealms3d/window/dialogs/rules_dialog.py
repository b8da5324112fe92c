"""A game's rules in a separate window, beside the board."""

from __future__ import annotations

from urllib.parse import unquote

from PyQt6.QtCore import QSize, Qt, QUrl
from PyQt6.QtGui import QImage
from PyQt6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.game import Game
from ringrealms3d.core.phrase import tr
from ringrealms3d.flat.map_picture import map_picture
from ringrealms3d.games.diagrams import SCHEME, position_at, with_captions
from ringrealms3d.languages.markdown import translated
from ringrealms3d.scene.content import content_of
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.room import free_size

_SIZE = QSize(720, 780)
_WIDEST = QSize(600, 420)


class RulesDialog(QDialog):
    """Shows the rules of one game with their diagrams and credits its designer.

    Attributes:
        game: the game.
    """

    def __init__(self, parent: QWidget, game: Game, theme: Theme) -> None:
        """Lay out the text."""
        super().__init__(parent)
        self.game = game
        self.setWindowTitle(tr("Rules of {title}").format(title=tr(game.title)))
        texts = {tr("Rules"): game.rules_text, tr("First strategy"): game.strategy_text}
        self._browsers = {
            title: RulesBrowser(translated(text), theme) for title, text in texts.items() if text
        }
        pages = QTabWidget()
        pages.setAccessibleName(self.windowTitle())
        for title, browser in self._browsers.items():
            browser.setAccessibleName(f"{self.windowTitle()}: {title}")
            pages.addTab(browser, title)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(pages)
        column.addWidget(buttons)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(_SIZE.boundedTo(free_size(parent)))

    def set_theme(self, theme: Theme) -> None:
        """Draw the diagrams in other colours."""
        for browser in self._browsers.values():
            browser.set_theme(theme)


class RulesBrowser(QTextBrowser):
    """A text about a game, whose pictures are positions, drawn when they are needed."""

    def __init__(self, text: str, theme: Theme) -> None:
        """Draw the diagrams in a theme's colours."""
        super().__init__()
        self._text = with_captions(text)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Draw the diagrams in other colours, keeping the scroll position."""
        bar = self.verticalScrollBar()
        assert bar is not None
        place = bar.value()
        self._theme = theme
        self.setMarkdown(self._text)
        bar.setValue(place)

    def loadResource(self, kind: int, name: QUrl) -> object:
        """Return the picture of a position, or any other resource."""
        if name.scheme() == SCHEME:
            return self._picture(unquote(name.toString()).removeprefix(f"{SCHEME}:"))
        return super().loadResource(kind, name)

    def _picture(self, address: str) -> QImage:
        position, played = position_at(address)
        layout = position.variant.layout
        width, height = layout.map_size
        size = QSize(round(1000 * width), round(1000 * height))
        size.scale(_WIDEST, Qt.AspectRatioMode.KeepAspectRatio)
        ratio = self.devicePixelRatioF()
        content = content_of(position, played, legal=False)
        picture = map_picture(layout, content, self._theme, size * ratio, True, tr)
        picture.setDevicePixelRatio(ratio)
        return picture
