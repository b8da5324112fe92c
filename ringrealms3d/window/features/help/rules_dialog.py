"""A game's rules in a separate window, beside the board."""

from __future__ import annotations

from urllib.parse import unquote

from PyQt6.QtCore import QRectF, QSize, Qt, QUrl
from PyQt6.QtGui import QColor, QImage, QPainter, QPen, QTextDocument
from PyQt6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.game import Game
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.exports.diagrams import DiagramRequest
from ringrealms3d.flat.glyphs import q_colour
from ringrealms3d.flat.pictures import map_picture
from ringrealms3d.games import variant
from ringrealms3d.games.diagrams import (
    IN_SPACE,
    SCHEME,
    position_at,
    with_captions,
    with_pictures_in_space,
)
from ringrealms3d.languages.markdown import translated
from ringrealms3d.scene.content import content_of
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.features.help.pictures_in_space import SpacePictures
from ringrealms3d.window.shell.screen_space import free_size
from ringrealms3d.window.shell.swipes import scroll_by_fingers
from ringrealms3d.window.widgets.design import set_off
from ringrealms3d.window.widgets.texts import error_text

_SIZE = QSize(720, 780)
_WIDEST = QSize(600, 420)
_IN_SPACE = QSize(600, 400)
_WORDS_HEIGHT = 80
_ROUND = 12.0  # the corners of a frame, in pixels


class RulesDialog(QDialog):
    """Shows the rules of one game with their diagrams and credits its designer.

    Attributes:
        game: the game.
    """

    def __init__(self, parent: QWidget, game: Game, theme: Theme, in_space: bool = False) -> None:
        """Lay out the text.

        Args:
            in_space: whether boards in space can be drawn here.
        """
        super().__init__(parent)
        self.game = game
        solid = isinstance(variant(game.variants[0]).layout, SolidLayout)
        self._pictures = SpacePictures(self) if in_space and solid else None
        self.setWindowTitle(tr("Rules of {title}").format(title=tr(game.title)))
        texts = {tr("Rules"): game.rules_text, tr("Basic strategy"): game.strategy_text}
        self._browsers = {
            title: RulesBrowser(translated(text), theme, self._pictures)
            for title, text in texts.items()
            if text
        }
        self.finished.connect(self._stop_drawing)
        pages = QTabWidget()
        pages.setAccessibleName(self.windowTitle())
        for title, browser in self._browsers.items():
            browser.setAccessibleName(f"{self.windowTitle()}: {title}")
            pages.addTab(browser, title)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        set_off(column)
        column.addWidget(pages)
        column.addWidget(buttons)
        scroll_by_fingers(self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(_SIZE.boundedTo(free_size(parent)))

    def set_theme(self, theme: Theme) -> None:
        """Draw the diagrams in other colours."""
        self._stop_drawing()
        for browser in self._browsers.values():
            browser.set_theme(theme)

    def _stop_drawing(self) -> None:
        if self._pictures is not None:
            self._pictures.stop()


class RulesBrowser(QTextBrowser):
    """A text about a game, whose pictures are positions, drawn when they are needed."""

    def __init__(self, text: str, theme: Theme, pictures: SpacePictures | None = None) -> None:
        """Draw the diagrams in a theme's colours.

        Args:
            pictures: draws them in space, too; None leaves it at maps.
        """
        super().__init__()
        self._plain = with_captions(text)
        self._text = self._plain if pictures is None else with_pictures_in_space(self._plain)
        self._pictures = pictures
        self._awaited: dict[DiagramRequest, QUrl] = {}
        self.set_theme(theme)
        if pictures is not None:
            pictures.drawn.connect(self._show_drawn)
            pictures.failed.connect(self._leave_out_space)

    def set_theme(self, theme: Theme) -> None:
        """Draw the diagrams in other colours, keeping the scroll position."""
        bar = self.verticalScrollBar()
        assert bar is not None
        place = bar.value()
        self._theme = theme
        self._awaited.clear()
        self.setMarkdown(self._text)
        bar.setValue(place)

    def loadResource(self, kind: int, name: QUrl) -> object:
        """Return the picture of a position, or any other resource."""
        if name.scheme() == SCHEME:
            return self._map(_address(name))
        if name.scheme() == IN_SPACE:
            return self._picture_in_space(name)
        return super().loadResource(kind, name)

    def _show_drawn(self, request: DiagramRequest) -> None:
        """Put a picture in its place, if this text awaits it."""
        address = self._awaited.pop(request, None)
        document, view = self.document(), self.viewport()
        if address is not None and document is not None and view is not None:
            picture = self._picture_in_space(address)
            document.addResource(QTextDocument.ResourceType.ImageResource, address, picture)
            view.update()

    def _leave_out_space(self) -> None:
        self._text = self._plain
        self.set_theme(self._theme)

    def _request(self, address: str) -> DiagramRequest:
        size = _IN_SPACE * self.devicePixelRatioF()
        theme = self._theme
        pixels = size.width(), size.height()
        return DiagramRequest(address, theme.name, theme.materials.name, pixels)

    def _picture_in_space(self, name: QUrl) -> QImage:
        """Return a picture in space, or an empty frame while it is being drawn."""
        request = self._request(_address(name))
        picture = self._pictures and self._pictures.picture(request)
        if not picture:
            self._awaited[request] = name
            picture = _frame(QSize(*request.size), q_colour(self._theme.ink))
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        return picture

    def _map(self, address: str) -> QImage:
        try:
            position, played = position_at(address)
        except UserError as error:  # in the rules of a game from outside
            return _words(f"{SCHEME}:{address}: {error_text(error)}", q_colour(self._theme.ink))
        layout = position.variant.layout
        width, height = layout.map_size
        size = QSize(round(1000 * width), round(1000 * height))
        size.scale(_WIDEST, Qt.AspectRatioMode.KeepAspectRatio)
        ratio = self.devicePixelRatioF()
        content = content_of(position, played, legal=False)
        picture = map_picture(layout, content, self._theme, size * ratio, True, tr)
        picture.setDevicePixelRatio(ratio)
        return picture


def _address(name: QUrl) -> str:
    """Return the position that a picture shows, as it stands behind the scheme."""
    return unquote(name.toString()).partition(":")[2]


def _words(text: str, ink: QColor) -> QImage:
    """Return a frame around a text that stands for a picture."""
    image = _frame(QSize(_WIDEST.width(), _WORDS_HEIGHT), ink)
    painter, words = QPainter(image), QColor(ink)
    words.setAlphaF(1.0)
    painter.setPen(words)
    room = QRectF(image.rect()).adjusted(_ROUND, _ROUND, -_ROUND, -_ROUND)
    painter.drawText(room, Qt.TextFlag.TextWordWrap, one_line(text))
    painter.end()
    return image


def _frame(size: QSize, ink: QColor) -> QImage:
    """Return a thin frame around nothing."""
    image = QImage(size, QImage.Format.Format_RGBA8888)
    image.fill(Qt.GlobalColor.transparent)
    ink.setAlphaF(0.2)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(ink, 1.5))
    painter.drawRoundedRect(QRectF(image.rect()).adjusted(1, 1, -1, -1), _ROUND, _ROUND)
    painter.end()
    return image
