"""News of the game: a card at the upper edge of the boards, which covers no piece for long."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QSize, Qt, QTimer
from PyQt6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
)

from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.board.overlays import Edge
from ringrealms3d.window.context import Context
from ringrealms3d.window.shell.actions import plain_title
from ringrealms3d.window.shell.messages import Note, Weight, reading_time
from ringrealms3d.window.widgets.design import MEDIUM, SMALL, Type, font_of
from ringrealms3d.window.widgets.plain import plain_label
from ringrealms3d.window.widgets.stone_icon import stone_icon

_STONE = 30
_WIDEST = 620
_LEAST_WORDS = 280  # beside buttons, in pixels
_SIGNS = {Weight.NEWS: "", Weight.MILESTONE: "★", Weight.WARNING: "!"}


class NoteCard(QFrame):
    """Shows the last note, with buttons for what it suggests."""

    def __init__(self, context: Context) -> None:
        """Show nothing yet."""
        boards: Boards = context.boards
        super().__init__(boards)
        self._context = context
        self._note: Note | None = None
        self._after_bold = ""
        self._arranged: tuple[str, bool, bool] | None = None
        self.setObjectName("note")
        self.setProperty("kind", "note")
        self._stone, self._bold, self._rest = plain_label(), plain_label(), plain_label()
        self._detail = plain_label()
        self._bold.setFont(font_of(Type.NAME))
        self._rest.setFont(font_of(Type.NEWS))
        self._rest.setWordWrap(True)
        self._detail.setWordWrap(True)
        self._detail.setProperty("kind", "second")
        self._words = words = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        words.setSpacing(0)
        words.addWidget(self._bold)
        words.addWidget(self._rest, 1)
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addLayout(words)
        lines.addWidget(self._detail)
        said = QHBoxLayout()
        said.addWidget(self._stone)
        said.addLayout(lines, 1)
        self._offered = QHBoxLayout()
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._parts.setContentsMargins(MEDIUM, SMALL, MEDIUM, SMALL)
        self._parts.addLayout(said, 1)
        self._parts.addLayout(self._offered)
        for row in (said, self._offered, self._parts):
            row.setSpacing(MEDIUM)
        self._buttons: list[QPushButton] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(lambda: self.show_note(None))
        policy = QSizePolicy.Policy.Preferred
        self.setSizePolicy(policy, policy)
        self.hide()
        boards.overlays.add(self, Edge.UPPER, self._size_in)
        context.messages.noted.connect(self.show_note)

    def sizeHint(self) -> QSize:
        """Return a size in which the sentence is on one line, if it is not too long."""
        words = self._words_width - self._room_for_words(0, beside=True)
        return QSize(min(words, _WIDEST), super().sizeHint().height())

    def show_note(self, note: Note | None) -> None:
        """Show a note, or take the one there away."""
        self._note = note
        self._timer.stop()
        self._drop_buttons()
        if note is None:
            self.hide()
            return
        bold, _, rest = note.text.partition("|") if "|" in note.text else ("", "", note.text)
        if not any(map(str.isalnum, rest)):
            bold, rest = bold + rest, ""
        self._bold.setText(bold)
        self._bold.setVisible(bool(bold))
        self._after_bold = rest
        self._arranged = None
        self._rest.setVisible(bool(rest))
        self._detail.setText(note.detail)
        self._detail.setVisible(bool(note.detail))
        self.setAccessibleName(note.plain)
        self._draw_sign(self._context.theme)
        self._offer(note)
        if not note.lasts:
            self._timer.start(reading_time(note.plain))
        self.show()
        self.updateGeometry()

    def set_theme(self, theme: Theme) -> None:
        """Draw the piece in other colours."""
        if self._note is not None:
            self._draw_sign(theme)

    def _draw_sign(self, theme: Theme) -> None:
        assert self._note is not None
        seat = self._note.seat
        if seat is None:
            self._stone.setText(_SIGNS[self._note.weight])
        else:
            colours = self._context.session.position.variant.layout.colours
            colour = theme.stones[colours[seat]].colour
            self._stone.setPixmap(stone_icon(colour, seat, _STONE))
        self._stone.setVisible(seat is not None or bool(_SIGNS[self._note.weight]))

    def _offer(self, note: Note) -> None:
        for name in note.commands:
            if name in self._context.commands:
                action = self._context.commands[name]
                title = plain_title(action.text().partition("\t")[0])
                self._add_button(title, action.trigger).setToolTip(action.toolTip())
        if note.declining:
            self._add_button(note.declining, self._decline)

    def _add_button(self, text: str, do: Callable[[], None]) -> QPushButton:
        button = QPushButton(text)
        button.clicked.connect(do)
        self._offered.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._buttons.append(button)
        return button

    def _decline(self) -> None:
        self._context.messages.note(None)
        self._context.boards.setFocus()

    def _drop_buttons(self) -> None:
        for button in self._buttons:
            self._offered.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = []

    def _room_for_words(self, width: int, beside: bool) -> int:
        """Return how much of a width is left to words, with the buttons beside or below them."""
        parts = [self._stone, *self._buttons] if beside else [self._stone]
        shown = [each.sizeHint().width() + MEDIUM for each in parts if not each.isHidden()]
        return width - sum(shown) - 2 * (MEDIUM + self.frameWidth())

    def _arrange(self, beside: bool, stacked: bool) -> None:
        """Lay the buttons beside or below the words, and what is in bold beside or above the rest.

        Above the rest it takes as many lines as it needs.
        """
        arranged = self._after_bold, beside, stacked
        if arranged == self._arranged:  # laid out anew, it would ask to be laid out again
            return
        self._arranged = arranged
        way = QBoxLayout.Direction
        for layout, in_row in ((self._parts, beside), (self._words, not stacked)):
            layout.setDirection(way.LeftToRight if in_row else way.TopToBottom)
        self._bold.setWordWrap(stacked)
        self._rest.setText(self._after_bold.lstrip() if stacked else self._after_bold)

    def _size_in(self, width: int) -> QSize:
        width = min(width, self.sizeHint().width())
        beside = self._room_for_words(width, beside=True) >= min(self._words_width, _LEAST_WORDS)
        self._arrange(beside, self._first_width > self._room_for_words(width, beside))
        least = self.minimumSizeHint()
        width = max(width, least.width())
        return QSize(width, max(self.heightForWidth(width), least.height()))

    @property
    def _words_width(self) -> int:
        return max(self._first_width, _width_of(self._detail)) + SMALL

    @property
    def _first_width(self) -> int:
        """The width of what is in bold and the rest on one line."""
        letters = self._rest.fontMetrics()
        return _width_of(self._bold) + letters.horizontalAdvance(self._after_bold)


def _width_of(label: QLabel) -> int:
    """Return the width of a label's text on one line."""
    return label.fontMetrics().horizontalAdvance(label.text())
