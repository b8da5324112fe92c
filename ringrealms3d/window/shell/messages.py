"""What the window says to a person, heard by the status line and by screen readers."""

from __future__ import annotations

from PyQt6.QtCore import QObject, pyqtSignal

from ringrealms3d.core.phrase import tr


class Messages(QObject):
    """Sentences for a person.

    Signals: said: a sentence. noticed: a sentence that holds until the turn is over; an empty one
    takes back that of another turn. cleared: what was said is out of date.
    """

    said = pyqtSignal(str)
    noticed = pyqtSignal(str)
    cleared = pyqtSignal()

    def say(self, text: str) -> None:
        """Say a sentence."""
        self.said.emit(tr(text))

    def notice(self, text: str) -> None:
        """Say a sentence that holds until the turn is over at the latest."""
        self.noticed.emit(text)

    def clear(self) -> None:
        """Take back what was said."""
        self.cleared.emit()
