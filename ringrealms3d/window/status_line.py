"""The line at the bottom of the window: messages, and what is true all the time."""

from __future__ import annotations

from PyQt6.QtWidgets import QLabel, QStatusBar

from ringrealms3d.window.texts import tr

_MESSAGE_MS = 6000


class StatusLine:
    """Messages that go after a while, beside three texts that they never hide.

    Attributes:
        site: what is under the pointer.
        turn: whose turn it is.
        counts: what both seats have.
    """

    def __init__(self, bar: QStatusBar | None) -> None:
        """Fill a window's status bar."""
        assert bar is not None
        self._bar = bar
        self.site, self.turn, self.counts = QLabel(), QLabel(), QLabel()
        names = (tr("Position under the pointer"), tr("Turn"), tr("Counts"))
        for label, name in zip((self.site, self.turn, self.counts), names, strict=True):
            label.setAccessibleName(name)
            label.setContentsMargins(8, 2, 8, 2)
            bar.addPermanentWidget(label)

    def say(self, text: str) -> None:
        """Show a sentence, which begins with a capital, for some seconds."""
        self._bar.showMessage(text[:1].upper() + text[1:], _MESSAGE_MS)
