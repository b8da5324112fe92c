"""The start page: continuing, a puzzle, playing, learning, recent games, and how one is doing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtGui import QKeySequence, QPixmap, QResizeEvent, QShortcut
from PyQt6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.games import all_games
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.board_artist import BoardArtist
from ringrealms3d.window.features.start.cards import GameCard, PuzzleCard, WideCard
from ringrealms3d.window.features.start.facts import Facts
from ringrealms3d.window.features.start.lists import Doing, RecentGames
from ringrealms3d.window.shell.screen_space import settle
from ringrealms3d.window.widgets.design import LARGE, SMALL, WIDE, Type, colours_of, font_of
from ringrealms3d.window.widgets.icons import icon
from ringrealms3d.window.widgets.plain import plain_label

_WIDEST = 1280
_GAME_WIDTH = 196  # the least width of a game's card
_MOST = 5  # games side by side
_SIDE_BY_SIDE = 740  # from this width on there are two cards in a row
_LISTS_SIDE_BY_SIDE = 980  # and two lists
_ONE_LINE = 640  # from this width on the buttons stand beside the heading
_KEYS = 9
_MORNING, _NOON, _EVENING = 5, 12, 18


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A game to continue.

    Attributes:
        title: its game.
        board: its board and its players.
        score: how it stands, and whose move it is.
        picture: its current position.
    """

    title: str
    board: str
    score: str
    picture: QPixmap


class StartPage(QScrollArea):
    """Cards and lists, as many side by side as there is room for.

    Signals: go_on: the user wants to continue the offered game. play: a game, by its id, against
    the computer. learn: the course of a game, by its id. puzzle, new_game, open_file, library:
    requests of the user. recent: a recent game, by its number in the library. review: one to be
    reviewed.
    """

    go_on = pyqtSignal()
    play = pyqtSignal(str)
    learn = pyqtSignal(str)
    puzzle = pyqtSignal()
    new_game = pyqtSignal()
    open_file = pyqtSignal()
    library = pyqtSignal()
    recent = pyqtSignal(int)
    review = pyqtSignal(int)

    def __init__(self, parent: QWidget) -> None:
        """Make an empty page."""
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Start page"))
        self._games: list[GameCard] = []
        self._columns = 0
        for number in range(1, _KEYS + 1):
            key = QShortcut(QKeySequence(str(number)), self)
            key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            key.activated.connect(lambda number=number: self._press(number))

    def fill(
        self,
        theme: Theme,
        unfinished: Unfinished | None,
        new: bool,
        still: bool,
        artist: BoardArtist | None,
    ) -> None:
        """Show what can be begun, before anything is known of the person.

        Args:
            new: whether the person never played here.
            still: whether nothing should move.
            artist: draws boards of which no picture came with the program.
        """
        page, content = QWidget(), QWidget()
        page.setProperty("kind", "page")
        middle = QHBoxLayout(page)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.addWidget(content)
        content.setMaximumWidth(_WIDEST)
        column = QVBoxLayout(content)
        column.setContentsMargins(WIDE, LARGE, WIDE, WIDE)
        column.setSpacing(LARGE)
        self._ways, first = self._row_of_ways(theme)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.addWidget(_heading(_greeting(new), Type.PAGE), 1)
        self._head.addLayout(self._ways)
        column.addLayout(self._head)
        if new:
            column.addWidget(_second(_welcome()))
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.setSpacing(LARGE)
        if unfinished is not None:
            card = self._unfinished_card(theme, unfinished)
            first = card.button
            self._top.addWidget(card, 3)
        self._puzzle = PuzzleCard(theme)
        self._puzzle.clicked.connect(lambda: self.puzzle.emit())
        self._top.addWidget(self._puzzle, 2)
        column.addLayout(self._top)
        self._play_head = self._play_heading(theme)
        column.addLayout(self._play_head)
        self._grid = QGridLayout()
        self._grid.setSpacing(LARGE)
        self._games = [
            self._game_card(number, theme, still, artist) for number in range(len(all_games()))
        ]
        for each in self._games:
            each.setParent(content)  # before the lists, so that Tab comes to it before them
        column.addLayout(self._grid)
        self._recent, self._doing = RecentGames(theme), Doing(theme)
        self._recent.opened.connect(self.recent)
        self._recent.reviewed.connect(self.review)
        self._recent.everything.connect(self.library)
        self._bottom = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._bottom.setSpacing(LARGE)
        self._bottom.addWidget(self._recent, 3)
        self._bottom.addWidget(self._doing, 2)
        column.addLayout(self._bottom)
        column.addStretch(1)
        self._columns = 0
        self._spread()  # what a page gets that is seen already appears only later
        self.setWidget(page)
        first.setFocus()

    def show_facts(self, facts: Facts) -> None:
        """Show what is known of the person."""
        for game, card in zip(all_games(), self._games, strict=False):
            card.show_standing(facts.standings.get(game.uid))
            card.show_lessons(facts.lessons.get(game.uid))
        if facts.puzzle is not None:
            self._puzzle.show_puzzle(facts.puzzle)
        self._recent.show_games(facts.recent, facts.games)
        self._doing.show_standings(all_games(), facts.standings)
        settle()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Lay out the cards for another width."""
        super().resizeEvent(event)
        if self._games:
            self._spread()

    def _spread(self) -> None:
        """Lay out as many cards side by side as there is room for."""
        bar = self.verticalScrollBar()
        assert bar is not None
        whole = self.maximumViewportSize().width() - bar.sizeHint().width()
        room = min(whole, _WIDEST) - 2 * WIDE
        directions = QBoxLayout.Direction
        for row, least in (
            (self._top, _SIDE_BY_SIDE),
            (self._bottom, _LISTS_SIDE_BY_SIDE),
            (self._head, _ONE_LINE),
            (self._play_head, _ONE_LINE),
            (self._ways, _width_of(self._ways)),
        ):
            wide = room >= least
            row.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        fitting = max(1, min(_MOST, (room + LARGE) // (_GAME_WIDTH + LARGE)))
        rows = -(-len(self._games) // fitting)
        columns = min(fitting, -(-min(len(self._games), rows * fitting) // rows))
        if columns != self._columns:
            self._columns = columns
            _lay_out(self._grid, self._games, columns)

    def _press(self, number: int) -> None:
        """Press the card of a game."""
        if number <= len(self._games):
            self._games[number - 1].click()

    def _unfinished_card(self, theme: Theme, unfinished: Unfinished) -> WideCard:
        name = tr("Continue {title}").format(title=unfinished.title)
        card = WideCard(theme, name, tr("&Continue"))
        card.tell(tr("Continue"), unfinished.title, unfinished.board, unfinished.score)
        card.show_picture(unfinished.picture)
        card.button.setProperty("kind", "primary")
        card.button.setIcon(icon("play", colours_of(theme).on_accent))
        card.clicked.connect(lambda: self.go_on.emit())
        return card

    def _game_card(
        self, number: int, theme: Theme, still: bool, artist: BoardArtist | None
    ) -> GameCard:
        game = all_games()[number]
        card = GameCard(game, number + 1, theme, still, artist)
        card.clicked.connect(lambda: self.play.emit(game.uid))
        card.learn.connect(lambda: self.learn.emit(game.uid))
        return card

    def _play_heading(self, theme: Theme) -> QBoxLayout:
        more = QPushButton(tr("Choose board, level and clock…"))
        more.setProperty("kind", "quiet")
        more.setAutoDefault(True)
        more.clicked.connect(lambda: self.new_game.emit())
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(SMALL)
        row.addWidget(_heading(tr("Play"), Type.TITLE))
        row.addWidget(_second(tr("against the computer: click a card, or press its number")), 1)
        row.addWidget(more, 0, Qt.AlignmentFlag.AlignLeading)
        return row

    def _row_of_ways(self, theme: Theme) -> tuple[QBoxLayout, QPushButton]:
        """Return the buttons beside the heading, and the first of them."""
        row, buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight), []
        row.setSpacing(SMALL)
        colours = colours_of(theme)
        for text, sign, signal in (
            (tr("&New game…"), "plus", self.new_game),
            (tr("O&pen a file…"), "folder", self.open_file),
            (tr("&Library"), "library", self.library),
        ):
            button = QPushButton(text)
            button.setAutoDefault(True)
            button.setIcon(icon(sign, colours.text))
            button.clicked.connect(lambda _, signal=signal: signal.emit())
            row.addWidget(button)
            buttons.append(button)
        row.addStretch()
        return row, buttons[0]


def _width_of(row: QBoxLayout) -> int:
    """Return how wide a row is with its widgets side by side."""
    items = (row.itemAt(number) for number in range(row.count()))
    widths = [each.sizeHint().width() for each in items if each is not None]
    return sum(widths) + row.spacing() * (len(widths) - 1)


def _lay_out(grid: QGridLayout, widgets: Sequence[QWidget], columns: int) -> None:
    """Lay out widgets in rows of this many, all equally wide."""
    for number, widget in enumerate(widgets):
        grid.addWidget(widget, number // columns, number % columns)
    for column in range(len(widgets) + 1):
        grid.setColumnStretch(column, int(column < columns))


def _greeting(new: bool) -> str:
    if new:
        return tr("Welcome")
    hour = datetime.now().astimezone().hour
    if _MORNING <= hour < _NOON:
        return tr("Good morning")
    return tr("Good afternoon") if _NOON <= hour < _EVENING else tr("Good evening")


def _welcome() -> str:
    return tr(
        "Games on true 3-D boards. Choose one: the computer plays like a beginner at first. "
        "Or learn a game in a few small lessons."
    )


def _second(text: str) -> QLabel:
    label = plain_label(text)
    label.setWordWrap(True)
    label.setProperty("kind", "second")
    return label


def _heading(text: str, kind: Type) -> QLabel:
    label = plain_label(text)
    label.setFont(font_of(kind))
    return label
