"""The line at the bottom of the window: messages, and permanent texts."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QStatusBar

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.window.widgets.joining import capitalised
from ringrealms3d.window.widgets.plain import LONGEST_TEXT, plain_label, plain_tip

_SHORTEST_MS = 6000
_MS_A_LETTER = 90
_SPARE_WIDTH = 32  # for the bar's margins and its grip


class StatusLine:
    """Messages that disappear after a while, beside texts that give way to long ones.

    Attributes:
        site: the text on the place under the pointer.
        turn: whose turn it is.
        counts: the counts of both seats.
    """

    def __init__(self, bar: QStatusBar | None) -> None:
        """Fill a window's status bar."""
        assert bar is not None
        self._bar = bar
        self.site, self.turn, self.counts = plain_label(), plain_label(), plain_label()
        names = (tr("Position under the pointer"), tr("Turn"), tr("Counts"))
        ids = "site", "turn", "counts"
        for label, name, id_ in zip((self.site, self.turn, self.counts), names, ids, strict=True):
            label.setObjectName(id_)
            label.setAccessibleDescription(name)  # a name would be read in place of the text
            label.setContentsMargins(8, 2, 8, 2)
            bar.addPermanentWidget(label)
        self._notice = ""
        bar.messageChanged.connect(self._make_room)

    @property
    def message(self) -> str:
        """The sentence that is shown now."""
        return self._bar.currentMessage()

    def say(self, text: str) -> None:
        """Show a sentence, with an initial capital, for as long as it takes to read.

        One that is wider than the window is cut short in the middle; the tool tip has all of it.
        """
        whole = one_line(capitalised(text), LONGEST_TEXT)
        room = self._bar.width() - _SPARE_WIDTH
        shown = self._bar.fontMetrics().elidedText(whole, Qt.TextElideMode.ElideMiddle, room)
        self._bar.setToolTip(plain_tip(whole))
        self._bar.showMessage(shown, max(_SHORTEST_MS, _MS_A_LETTER * len(whole)))

    def clear(self) -> None:
        """Remove the sentence, which is out of date."""
        self._bar.clearMessage()

    def show_notice(self, text: str) -> None:
        """Show a sentence on the current turn."""
        self.say(text)
        self._notice = self.message

    def end_notice(self) -> None:
        """Remove the sentence on another turn, unless there is another one."""
        if self._notice and self.message == self._notice:
            self._bar.clearMessage()

    def _make_room(self, message: str) -> None:
        """Hide texts that a message leaves no room for, until it disappears."""
        room = self._bar.width() - _SPARE_WIDTH
        room -= self._bar.fontMetrics().horizontalAdvance(message)
        for label in (self.turn, self.site, self.counts):
            room -= label.sizeHint().width()
            label.setVisible(not message or room >= 0)
        if not message:
            self._bar.setToolTip("")
