"""The start page: continuing, playing, learning, and recent games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PyQt6.QtCore import QSize, Qt, pyqtSignal
from PyQt6.QtGui import QPixmap, QResizeEvent
from PyQt6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.game import Game
from ringrealms3d.core.phrase import tr
from ringrealms3d.games import all_games
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.board_icons import board_pixmap
from ringrealms3d.window.features.start.cards import Card, scaled
from ringrealms3d.window.widgets.level_texts import level_about
from ringrealms3d.window.widgets.plain import plain_label, plain_tip

_CARD_WIDTH = 216
_GAP = 14
_WIDEST = 5  # cards side by side
_PICTURE = QSize(176, 132)
_SMALL_PICTURE = QSize(150, 112)
_FEW = 2  # cards side by side in a narrow window
_HEADING_SCALE = 1.7
_SECTION_SCALE = 1.15


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A game to continue.

    Attributes:
        title: its game and board.
        about: its progress and its players.
        picture: its current position.
    """

    title: str
    about: str
    picture: QPixmap


@dataclass(frozen=True, slots=True)
class Recent:
    """A game that was played.

    Attributes:
        number: its number in the library.
        text: its game and how it ended.
    """

    number: int
    text: str


class StartPage(QScrollArea):
    """Cards and buttons, as many side by side as there is room for.

    Signals: go_on: the user wants to continue the offered game. play: a game, by its id, against
    the computer. learn: the course of a game, by its id. puzzle, new_game, open_file, library:
    requests of the user. recent: a recent game, by its number in the library.
    """

    go_on = pyqtSignal()
    play = pyqtSignal(str)
    learn = pyqtSignal(str)
    puzzle = pyqtSignal()
    new_game = pyqtSignal()
    open_file = pyqtSignal()
    library = pyqtSignal()
    recent = pyqtSignal(int)

    def __init__(self, parent: QWidget) -> None:
        """Make an empty page."""
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(tr("Start page"))
        self._cards: list[Card] = []
        self._ways: list[QPushButton] = []
        self._grid, self._ways_grid = QGridLayout(), QGridLayout()
        self._columns = 0

    def fill(
        self,
        theme: Theme,
        levels: dict[str, int],
        unfinished: Unfinished | None,
        recent: Sequence[Recent],
    ) -> None:
        """Show the current choices.

        Args:
            levels: by the id of a game the level that fits the user.
        """
        page, content = QWidget(), QWidget()
        middle = QHBoxLayout(page)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.addWidget(content)
        content.setMaximumWidth(_WIDEST * (_CARD_WIDTH + _GAP) + 3 * _GAP)
        column = QVBoxLayout(content)
        column.setContentsMargins(2 * _GAP, 2 * _GAP, 2 * _GAP, 2 * _GAP)
        column.setSpacing(_GAP)
        new = unfinished is None and not recent
        column.addWidget(_heading(_greeting(new), _HEADING_SCALE))
        if new:
            column.addWidget(_wrapped(_welcome()))
        self._ways = self._other_ways()
        first = self._ways[0]
        if unfinished is not None:
            card, first = self._unfinished_card(unfinished)
            column.addWidget(card)
        self._ways_grid = QGridLayout()
        column.addLayout(self._ways_grid)
        column.addWidget(_heading(tr("Play against the computer"), _SECTION_SCALE))
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAP)
        self._cards = [self._game_card(game, levels[game.uid], theme, new) for game in all_games()]
        self._columns = 0
        column.addLayout(self._grid)
        if recent:
            column.addWidget(_heading(tr("Played last"), _SECTION_SCALE))
            for each in recent:
                column.addWidget(self._recent_button(each))
        column.addStretch()
        self.setWidget(page)
        self._spread()
        first.setFocus()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Lay out the cards for another width."""
        super().resizeEvent(event)
        self._spread()

    def _spread(self) -> None:
        """Lay out as many cards side by side as there is room for."""
        bar = self.verticalScrollBar()
        assert bar is not None
        room = self.maximumViewportSize().width() - bar.sizeHint().width() - 3 * _GAP
        columns = max(1, min(_WIDEST, room // (_CARD_WIDTH + _GAP)))
        if columns == self._columns or not self._cards:
            return
        self._columns = columns
        _lay_out(self._grid, self._cards, columns)
        _lay_out(self._ways_grid, self._ways, len(self._ways) if columns > _FEW else _FEW)

    def _unfinished_card(self, unfinished: Unfinished) -> tuple[Card, QPushButton]:
        """Return the card and its button."""
        card = Card(unfinished.title, unfinished.about, "")
        card.show_picture(scaled(unfinished.picture, _SMALL_PICTURE, self))
        name = tr("Continue {title}").format(title=unfinished.title)
        button = card.offer(tr("&Continue"), name, self.go_on.emit)
        button.setDefault(True)
        return card.lie(), button

    def _game_card(self, game: Game, level: int, theme: Theme, new: bool) -> Card:
        title = tr(game.title)
        designer = tr("by {designer}").format(designer=tr(game.designer))
        card = Card(title, designer, tr(game.goal))
        card.show_picture(scaled(board_pixmap(game.variants[0], theme), _PICTURE, self))
        text = tr("Play") if new else tr("Play level {level}").format(level=level)
        name = tr("Play {title} against level {level}").format(title=title, level=level)
        play = card.offer(text, name, lambda: self.play.emit(game.uid))
        play.setToolTip(plain_tip(level_about(game.uid, level)))
        name = tr("Learn {title}").format(title=title)
        card.offer(tr("Learn"), name, lambda: self.learn.emit(game.uid))
        return card.stand(_CARD_WIDTH)

    def _other_ways(self) -> list[QPushButton]:
        ways = []
        for text, signal in (
            (tr("&Boards and players…"), self.new_game),
            (tr("Puzzle of the &day"), self.puzzle),
            (tr("O&pen a file…"), self.open_file),
            (tr("&Library"), self.library),
        ):
            button = QPushButton(text)
            button.setAutoDefault(True)
            button.clicked.connect(lambda _, signal=signal: signal.emit())
            ways.append(button)
        return ways

    def _recent_button(self, recent: Recent) -> QPushButton:
        button = QPushButton(recent.text)
        button.setFlat(True)
        button.setAutoDefault(True)
        button.setStyleSheet("text-align: left; padding: 4px 8px;")
        button.clicked.connect(lambda: self.recent.emit(recent.number))
        return button


def _lay_out(grid: QGridLayout, widgets: Sequence[QWidget], columns: int) -> None:
    """Lay out widgets in rows of this many, at the left."""
    for number, widget in enumerate(widgets):
        grid.addWidget(widget, number // columns, number % columns)
    for column in range(len(widgets) + 1):
        grid.setColumnStretch(column, int(column == columns))


def _greeting(new: bool) -> str:
    return tr("Welcome") if new else tr("What would you like to play?")


def _welcome() -> str:
    return tr(
        "Five games on true 3-D boards. Choose one: the computer plays like a beginner at first. "
        "Or learn a game in a few small lessons."
    )


def _wrapped(text: str) -> QLabel:
    label = plain_label(text)
    label.setWordWrap(True)
    return label


def _heading(text: str, scale: float) -> QLabel:
    label = _wrapped(text)
    font = label.font()
    font.setPointSizeF(scale * font.pointSizeF())
    font.setBold(True)
    label.setFont(font)
    label.setAlignment(Qt.AlignmentFlag.AlignLeft)
    return label
