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
_SIGNS = {Weight.NEWS: "", Weight.MILESTONE: "★", Weight.WARNING: "!"}


class NoteCard(QFrame):
    """Shows the last note, with buttons for what it suggests."""

    def __init__(self, context: Context) -> None:
        """Show nothing yet."""
        boards: Boards = context.boards
        super().__init__(boards)
        self._context = context
        self._note: Note | None = None
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
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(MEDIUM, SMALL, MEDIUM, SMALL)
        self._row.setSpacing(MEDIUM)
        self._row.addWidget(self._stone)
        self._row.addLayout(lines, 1)
        self._buttons: list[QPushButton] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(lambda: self.show_note(None))
        policy = QSizePolicy.Policy.Preferred
        self.setSizePolicy(policy, policy)
        self.hide()
        boards.overlays.add(self, Edge.TOP, self._size_in)
        context.messages.noted.connect(self.show_note)

    def sizeHint(self) -> QSize:
        """Return a size in which the sentence is on one line, if it is not too long."""
        first = _width_of(self._bold) + _width_of(self._rest)
        words = max(first, _width_of(self._detail)) + SMALL
        return QSize(min(self._others + words, _WIDEST), super().sizeHint().height())

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
        self._rest.setText(rest)
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
        self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._buttons.append(button)
        return button

    def _decline(self) -> None:
        self._context.messages.note(None)
        self._context.boards.setFocus()

    def _drop_buttons(self) -> None:
        for button in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = []

    @property
    def _others(self) -> int:
        """The width of all but the words."""
        parts = [self._stone, *self._buttons]
        shown = [each.sizeHint().width() + MEDIUM for each in parts if not each.isHidden()]
        return sum(shown) + 2 * (MEDIUM + self.frameWidth())

    def _stack(self, on: bool) -> None:
        """Lay what is in bold above the rest, on as many lines as it takes, or beside it."""
        if on is not self._bold.wordWrap():
            way = QBoxLayout.Direction
            self._words.setDirection(way.TopToBottom if on else way.LeftToRight)
            self._bold.setWordWrap(on)

    def _size_in(self, width: int) -> QSize:
        width = min(width, self.sizeHint().width())
        self._stack(_width_of(self._bold) > width - self._others)
        return QSize(width, max(self.heightForWidth(width), self.minimumSizeHint().height()))


def _width_of(label: QLabel) -> int:
    """Return the width of a label's text on one line."""
    return label.fontMetrics().horizontalAdvance(label.text())
