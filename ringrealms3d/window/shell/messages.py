"""What the window says to a person, heard by the status line and by screen readers."""

from __future__ import annotations

from PyQt6.QtCore import QObject, pyqtSignal

from ringrealms3d.core.phrase import tr


class Messages(QObject):
    """Sentences for a person.

    Signals: said: a sentence. noticed: a sentence that holds until the turn is over. outdated: the
    turn that a sentence was about is over. cleared: what was said is out of date.
    """

    said = pyqtSignal(str)
    noticed = pyqtSignal(str)
    outdated = pyqtSignal()
    cleared = pyqtSignal()

    def say(self, text: str) -> None:
        """Say a sentence."""
        self.said.emit(tr(text))

    def notice(self, text: str) -> None:
        """Say a sentence that holds until the turn is over; an empty one ends that of another."""
        if text:
            self.noticed.emit(text)
        else:
            self.outdated.emit()

    def clear(self) -> None:
        """Take back what was said."""
        self.cleared.emit()
