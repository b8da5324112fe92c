"""What is said to the person: a card at the lower edge of the boards, for as long as it is read."""

from __future__ import annotations

from PyQt6.QtCore import QSize, Qt, QTimer
from PyQt6.QtWidgets import QLabel

from ringrealms3d.core.plain_text import one_line
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.board.overlays import Edge
from ringrealms3d.window.shell.messages import reading_time
from ringrealms3d.window.widgets.design import MEDIUM, SMALL
from ringrealms3d.window.widgets.joining import capitalised
from ringrealms3d.window.widgets.plain import LONGEST_TEXT

_WIDEST = 560


class MessageCard(QLabel):
    """Shows one sentence, the last one said."""

    def __init__(self, boards: Boards) -> None:
        """Say nothing yet."""
        super().__init__(boards)
        self._boards = boards
        self.setObjectName("message")
        self.setProperty("kind", "note")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setContentsMargins(MEDIUM, SMALL, MEDIUM, SMALL)
        self._notice = ""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self.clear)
        self.hide()
        boards.overlays.add(self, Edge.PASSING, self._size_in)

    def say(self, text: str) -> None:
        """Show a sentence, with an initial capital, for as long as it takes to read."""
        whole = one_line(capitalised(text), LONGEST_TEXT)
        if not whole:
            self.clear()
            return
        self.setText(whole)
        self._rest.start(reading_time(whole))
        self.show()
        self._boards.lay()  # it may have been shown with a shorter sentence

    def clear(self) -> None:
        """Take the sentence away, which is out of date."""
        self._rest.stop()
        super().clear()
        self.hide()

    def show_notice(self, text: str) -> None:
        """Show a sentence on the current turn."""
        self.say(text)
        self._notice = self.text()

    def end_notice(self) -> None:
        """Take the sentence away on another turn, unless there is another one."""
        if self._notice and self.text() == self._notice:
            self.clear()

    def _size_in(self, width: int) -> QSize:
        self.setWordWrap(False)
        width = min(width, _WIDEST)
        if self.sizeHint().width() <= width:
            return self.sizeHint()
        self.setWordWrap(True)
        return QSize(width, self.heightForWidth(width))
