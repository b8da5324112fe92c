"""The comment on the current position, to read and to write."""

from __future__ import annotations

from PyQt6.QtCore import QSize, Qt, QTimer, pyqtSignal
from PyQt6.QtGui import QFocusEvent, QKeyEvent
from PyQt6.QtWidgets import QPlainTextEdit

from ringrealms3d.core.phrase import tr
from ringrealms3d.records.node import GameNode

_LINES = 3
_REST_MS = 1000  # without a key, until what was written is kept


class CommentBox(QPlainTextEdit):
    """A few lines of text, hidden if there is no comment and none is being written.

    Signals: written: a node and its new comment, once the user has rested or left the box. left:
    the user pressed Escape.
    """

    written = pyqtSignal(object, str)
    left = pyqtSignal()

    def __init__(self) -> None:
        """Make a hidden box."""
        super().__init__()
        self._node: GameNode | None = None
        self._comment = ""
        self.setAccessibleName(tr("Comment"))
        self.setPlaceholderText(tr("A comment on this position"))
        self.setTabChangesFocus(True)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self.finish)
        self.textChanged.connect(self._rest.start)
        self.hide()

    def sizeHint(self) -> QSize:
        """Return a height for a few lines."""
        height = _LINES * self.fontMetrics().lineSpacing() + 2 * self.frameWidth()
        return QSize(super().sizeHint().width(), height + 8)

    def minimumSizeHint(self) -> QSize:
        """Return a height for two lines."""
        return QSize(super().minimumSizeHint().width(), 2 * self.fontMetrics().lineSpacing() + 8)

    def show_node(self, node: GameNode) -> None:
        """Show the comment on a position, after saving one being written on another."""
        if node is not self._node:
            self.finish()
        self._node = node
        if node.comment != self._comment:
            self._comment = node.comment
            self.setPlainText(node.comment)
        self.setVisible(bool(node.comment) or self.hasFocus())

    def begin(self) -> None:
        """Let the user write."""
        self.show()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def finish(self) -> None:
        """Emit the comment if it changed."""
        self._rest.stop()
        text = self.toPlainText()
        if text != self._comment:
            self._comment = text
            self.written.emit(self._node, text)

    def focusOutEvent(self, event: QFocusEvent | None) -> None:
        """Save the comment."""
        super().focusOutEvent(event)
        self.finish()
        self.setVisible(bool(self._comment))

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Leave the box on Escape or Ctrl+Enter, which saves the comment."""
        assert event is not None
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() == Qt.Key.Key_Escape or (enter and control):
            self.left.emit()
        else:
            super().keyPressEvent(event)
