"""Cards of the start page, each of which is one large button."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QEnterEvent, QFocusEvent, QPixmap, QResizeEvent
from PyQt6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.game import Game
from ringrealms3d.core.phrase import tr
from ringrealms3d.engine.levels import LOWEST
from ringrealms3d.games import board_entry
from ringrealms3d.library.standing import Standing
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.board_artist import BoardArtist
from ringrealms3d.window.features.start.facts import DailyPuzzle, Lessons
from ringrealms3d.window.features.start.pictures import Picture, TurningPicture
from ringrealms3d.window.widgets.design import (
    LARGE,
    MEDIUM,
    RADIUS,
    SMALL,
    TINY,
    Type,
    colours_of,
    font_of,
)
from ringrealms3d.window.widgets.icons import icon
from ringrealms3d.window.widgets.joining import items, sentences, stopped
from ringrealms3d.window.widgets.kept_game_texts import board_text
from ringrealms3d.window.widgets.level_texts import level_about
from ringrealms3d.window.widgets.plain import plain_label, plain_tip

_PICTURE_HEIGHT, _WIDE_PICTURE = 128, 240
_KEYS = 9
_BLANK = "\N{NO-BREAK SPACE}"
_STYLE = """
QPushButton#card {{ background: {card}; border: 1px solid {line}; border-radius: {radius}px;
    padding: 0; text-align: left; }}
QPushButton#card:hover {{ border-color: {accent}; }}
QPushButton#card:pressed {{ background: {hover}; }}
QPushButton#card:focus {{ border: 2px solid {accent}; }}
QLabel#number {{ border: 1px solid {line}; border-radius: 4px; padding: 0 5px; color: {caption}; }}
"""


class Card(QPushButton):
    """A button of the size of what lies on it."""

    def __init__(self, theme: Theme, name: str) -> None:
        """Make an empty card.

        Args:
            name: what screen readers call it.
        """
        super().__init__()
        self.colours = colours_of(theme)
        fields = {each: getattr(self.colours, each) for each in self.colours.__slots__}
        self.setObjectName("card")
        self.setStyleSheet(_STYLE.format(radius=RADIUS, **fields))
        self.setAccessibleName(name)
        self.setAutoDefault(True)  # so that Enter presses it, too
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Return the size of what lies on it."""
        layout = self.layout()
        return super().sizeHint() if layout is None else layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the least size of what lies on it."""
        layout = self.layout()
        return super().minimumSizeHint() if layout is None else layout.minimumSize()


class GameCard(Card):
    """A game: its board, its goal, what a click begins, and how far the lessons are.

    Signals: learn: the lessons are wanted.
    """

    learn = pyqtSignal()

    def __init__(
        self, game: Game, number: int, theme: Theme, still: bool, artist: BoardArtist | None
    ) -> None:
        """Show a game of which nothing is known yet.

        Args:
            number: the key that presses it.
            still: whether nothing should move.
            artist: draws a board of which no picture came with the program.
        """
        super().__init__(theme, "")
        self._game, self._still = game, still
        self._picture = TurningPicture(theme, game, artist)
        self._picture.setFixedHeight(_PICTURE_HEIGHT)
        self._choice = _label("", Type.CAPTION, "caption")
        self._play = QPushButton(tr("Play"), self)
        self._play.setProperty("kind", "primary")
        self._play.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._play.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._play.setIcon(icon("play", self.colours.on_accent))
        self._play.hide()
        self._learn = QPushButton()
        self._learn.setProperty("kind", "quiet")
        self._learn.setAccessibleName(tr("Learn {title}").format(title=tr(game.title)))
        self._learn.setAutoDefault(True)
        self._learn.setIcon(icon("lesson", self.colours.accent))
        self._learn.clicked.connect(lambda: self.learn.emit())
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setFixedSize(44, 4)
        self._bar.setStyleSheet(_bar_style(self.colours.line, self.colours.accent))
        self._lay_out(number)
        self.show_standing(None)
        self.show_lessons(None)

    def show_standing(self, standing: Standing | None) -> None:
        """Show which level and which board a click begins with."""
        level = LOWEST if standing is None else standing.level
        uid = played_board(self._game, standing)
        text = tr("Level {level} · {board}")
        board = tr(board_entry(uid).title)
        self._choice.setText(text.format(level=level, board=board))
        title = tr(self._game.title)
        name = tr("Play {title} against level {level}").format(title=title, level=level)
        self.setAccessibleName(name)
        about = sentences(
            stopped(items(filter(None, (title, tr(self._game.credit))))),
            level_about(self._game.uid, level),
        )
        self.setToolTip(plain_tip(about))

    def show_lessons(self, lessons: Lessons | None) -> None:
        """Show how far the lessons are."""
        self._bar.setVisible(lessons is not None)
        if lessons is None:
            self._learn.setText(tr("Learn"))
            return
        if lessons.done == lessons.count:
            text = tr("All lessons done")
        elif lessons.done or lessons.next:
            pattern = tr("Lesson {number} of {count}")
            text = pattern.format(number=lessons.next + 1, count=lessons.count)
        else:
            text = tr("Start learning")
        self._learn.setText(text)
        self._bar.setRange(0, lessons.count)
        self._bar.setValue(lessons.done)

    def enterEvent(self, event: QEnterEvent | None) -> None:
        """Turn the board."""
        super().enterEvent(event)
        self._light_up(True)

    def leaveEvent(self, event: QEvent | None) -> None:
        """Let the board rest."""
        super().leaveEvent(event)
        self._light_up(self.hasFocus())

    def focusInEvent(self, event: QFocusEvent | None) -> None:
        """Turn the board."""
        super().focusInEvent(event)
        self._light_up(True)

    def focusOutEvent(self, event: QFocusEvent | None) -> None:
        """Let the board rest."""
        super().focusOutEvent(event)
        self._light_up(self.underMouse())

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Keep the sign in the corner of the picture."""
        super().resizeEvent(event)
        self._place_sign()

    def _light_up(self, on: bool) -> None:
        self._picture.turn(on and not self._still)
        self._play.setVisible(on)
        self._place_sign()

    def _place_sign(self) -> None:
        size = self._play.sizeHint()
        left = SMALL if self.isRightToLeft() else self.width() - size.width() - SMALL
        self._play.setGeometry(
            left, _PICTURE_HEIGHT - size.height() - SMALL, size.width(), size.height()
        )
        self._play.raise_()

    def _lay_out(self, number: int) -> None:
        head = QHBoxLayout()
        head.addWidget(_label(tr(self._game.title), Type.NAME), 1)
        key = _label(str(number), Type.CAPTION)
        key.setObjectName("number")
        if number <= _KEYS:
            head.addWidget(key, 0, Qt.AlignmentFlag.AlignTop)
        texts = QVBoxLayout()
        texts.setContentsMargins(LARGE - 2, MEDIUM, LARGE - 2, SMALL)
        texts.setSpacing(TINY)
        texts.addLayout(head)
        texts.addWidget(_label(tr(self._game.goal), Type.TEXT, "second"))
        texts.addStretch()
        texts.addWidget(self._choice)
        rule = QWidget()
        rule.setFixedHeight(1)
        rule.setStyleSheet(f"background: {self.colours.line};")
        foot = QHBoxLayout()
        foot.setContentsMargins(TINY, 2, MEDIUM, 2)
        foot.addWidget(self._learn)
        foot.addStretch()
        foot.addWidget(self._bar)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(self._picture)
        column.addLayout(texts, 1)
        column.addWidget(rule)
        column.addLayout(foot)


class WideCard(Card):
    """A picture beside texts and a button, which does the same as the card.

    Attributes:
        button: the button.
    """

    def __init__(self, theme: Theme, name: str, action: str) -> None:
        """Make a card without texts.

        Args:
            action: what the button says.
        """
        super().__init__(theme, name)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its button has the focus
        self._picture = Picture(theme, Qt.Edge.LeftEdge)
        self._picture.setFixedWidth(_WIDE_PICTURE)
        self._about = _label("", Type.CAPTION, "caption")
        self._title = _label("", Type.TITLE)
        self._lines = [_label("", Type.TEXT, "second"), _label("", Type.TEXT)]
        self.button = QPushButton(action)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self.click)
        self._beside = _label("", Type.CAPTION, "caption")
        self.button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout()
        row.addWidget(self.button)
        row.addWidget(self._beside, 1)
        row.addStretch()
        texts = QVBoxLayout()
        texts.setContentsMargins(LARGE + TINY, MEDIUM, LARGE, MEDIUM)
        texts.setSpacing(TINY)
        for widget in (self._about, self._title, *self._lines):
            texts.addWidget(widget)
        texts.addStretch()
        texts.addSpacing(SMALL)
        texts.addLayout(row)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(1, 1, 1, 1)
        whole.setSpacing(0)
        whole.addWidget(self._picture)
        whole.addLayout(texts, 1)

    def tell(self, about: str, title: str, line: str, other: str = "", beside: str = "") -> None:
        """Show texts: what it is, its name, two lines below, and something beside the button."""
        for label, text in zip(
            (self._about, self._title, *self._lines, self._beside),
            (about, title, line, other, beside),
            strict=True,
        ):
            label.setText(text)
            label.setVisible(bool(text))
        self.updateGeometry()

    def show_picture(self, picture: QPixmap) -> None:
        """Show a picture."""
        self._picture.show_picture(picture)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Give the picture its share of the width."""
        super().resizeEvent(event)
        self._picture.setFixedWidth(min(_WIDE_PICTURE, self.width() * 2 // 5))


class PuzzleCard(WideCard):
    """The puzzle of the day."""

    def __init__(self, theme: Theme) -> None:
        """Show that there is one, before it is known, with the room for what will be said of it."""
        super().__init__(theme, tr("Puzzle of the day"), tr("Solve"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.setIcon(icon("puzzle", self.colours.text))
        self.tell(tr("Puzzle of the day"), _BLANK, _BLANK, beside=_BLANK)

    def show_puzzle(self, daily: DailyPuzzle) -> None:
        """Show the puzzle."""
        stars = tr("Difficulty {stars} of 5").format(stars=daily.puzzle.stars)
        beside = tr("You solved it.") if daily.solved else stars
        about, board = tr("Puzzle of the day"), board_text(daily.puzzle.variant)
        self.tell(about, tr(daily.task), board, beside=beside)
        self.show_picture(QPixmap.fromImage(daily.picture))


def played_board(game: Game, standing: Standing | None) -> str:
    """Return the board that was played last against a level, or the game's first one."""
    known = standing is not None and standing.variant in game.variants
    return standing.variant if standing is not None and known else game.variants[0]


def _label(text: str, kind: Type, look: str = "") -> QLabel:
    label = plain_label(text)
    label.setFont(font_of(kind))
    label.setWordWrap(True)
    label.setMinimumWidth(1)  # of its own it would take the width of half a sentence
    label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    if look:
        label.setProperty("kind", look)
    return label


def _bar_style(track: str, full: str) -> str:
    return (
        f"QProgressBar {{ background: {track}; border: none; border-radius: 2px; }}"
        f"QProgressBar::chunk {{ background: {full}; border-radius: 2px; }}"
    )
