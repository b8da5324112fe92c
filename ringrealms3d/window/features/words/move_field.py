"""A field over the board for typing a move, with the legal ones to choose from."""

from __future__ import annotations

import re

from PyQt6.QtCore import QSize, QStringListModel, Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import QApplication, QCompleter, QFrame, QHBoxLayout, QLineEdit, QWidget

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Position
from ringrealms3d.window.widgets.plain import plain_label
from ringrealms3d.window.widgets.texts import error_text

_LETTERS = 9  # that the field has room for
_NUMBER = re.compile(r"\d+\.+")  # of a turn, as in copied lines


class MoveField(QFrame):
    """Is there while a move is typed, or a line of them.

    Signals: typed: a legal move that was typed. said: why the typed text is not a move.
    """

    typed = pyqtSignal(object)
    said = pyqtSignal(str)

    def __init__(self, parent: QWidget) -> None:
        """Begin hidden."""
        super().__init__(parent)
        self._position: Position | None = None
        self._before: QWidget | None = None
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.line = QLineEdit()
        self.line.setAccessibleName(tr("Move"))
        self.line.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.line.setMinimumWidth(_LETTERS * self.fontMetrics().horizontalAdvance("m"))
        self._moves = QStringListModel(self)
        completer = QCompleter(self._moves, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.line.setCompleter(completer)
        choices = completer.popup()
        assert choices is not None
        self._choices = choices
        choices.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.line.returnPressed.connect(self._play)
        self.reason = plain_label()
        self.reason.setWordWrap(True)
        title = plain_label(tr("Move:"))
        title.setBuddy(self.line)
        row = QHBoxLayout(self)
        for widget in (title, self.line):
            row.addWidget(widget)
        row.addWidget(self.reason, 1)
        self.hide()

    def show_position(self, position: Position) -> None:
        """Accept moves of another position."""
        self._position = position
        self._say("")
        if self.isVisible():
            self._list_moves(position)

    def open(self) -> None:
        """Let the user type a move."""
        assert self._position is not None
        if not self.isVisible():
            self._before = QApplication.focusWidget()
        self._list_moves(self._position)
        self._say("")
        self.line.clear()
        self.show()
        self.line.setFocus()

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Hide on Escape."""
        assert event is not None
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        else:
            super().keyPressEvent(event)

    def _play(self) -> None:
        """Play what is typed, move by move; what is illegal stays, with the reason."""
        words = [word for word in self.line.text().split() if not _NUMBER.fullmatch(word)]
        while words and self._position is not None:
            position = self._position
            try:
                move = position.parse_move(words[0])
                position.play(move)
            except UserError as error:
                reason = tr("Not possible: {reason}.").format(reason=error_text(error))
                self._say(reason)
                self._choices.hide()
                self.said.emit(reason)
                return
            words.pop(0)
            self.line.setText(" ".join(words))
            self.typed.emit(move)
            if self._position is position:
                return  # somebody asks first, or it is not the person's turn

    def _say(self, reason: str) -> None:
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))

    def _list_moves(self, position: Position) -> None:
        self._moves.setStringList([position.format_move(each) for each in position.legal_moves])

    def _close(self) -> None:
        self.hide()
        if self._before is not None:
            self._before.setFocus()

    def size_in(self, width: int) -> QSize:
        """Return its size where it can be this wide, all of which a reason takes."""
        if not self.reason.text():
            width = min(width, self.sizeHint().width())
        layout = self.layout()
        assert layout is not None
        return QSize(width, max(layout.totalHeightForWidth(width), self.minimumSizeHint().height()))
