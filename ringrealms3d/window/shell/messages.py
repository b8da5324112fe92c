"""What the window says to a person, heard by the boards, the status line and screen readers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PyQt6.QtCore import QObject, pyqtSignal

from ringrealms3d.core.phrase import tr


class Weight(Enum):
    """How much a note matters."""

    NEWS = "news"
    MILESTONE = "milestone"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Note:
    """What happened in the game, for a card on the board, in whole sentences.

    Attributes:
        text: what happened, in one sentence; the part before the first ``|`` stands out.
        detail: why, or what follows, in a smaller line below.
        seat: whose piece stands beside it; None for a sign.
        weight: how much it matters.
        commands: the ids of commands with a button on it, the first one first.
        declining: what a last button says, which only takes it away; empty for no such button.
        lasts: whether it stays until something else happens; others go after a while.
    """

    text: str
    detail: str = ""
    seat: int | None = None
    weight: Weight = Weight.NEWS
    commands: tuple[str, ...] = ()
    declining: str = ""
    lasts: bool = False

    @property
    def plain(self) -> str:
        """The sentences without what stands out, such as for screen readers."""
        return " ".join(filter(None, (self.text.replace("|", ""), self.detail)))


def reading_time(text: str) -> int:
    """Return how long a text is shown that nobody takes away, in milliseconds."""
    return max(6000, 90 * len(text))


class Messages(QObject):
    """Sentences for a person.

    Signals: noted: a note on the game, or None to take it away. said: a sentence. noticed: a
    sentence that holds until the turn is over. outdated: the turn that a sentence was about is
    over. cleared: what was said is out of date.
    """

    noted = pyqtSignal(object)
    said = pyqtSignal(str)
    noticed = pyqtSignal(str)
    outdated = pyqtSignal()
    cleared = pyqtSignal()

    def say(self, text: str) -> None:
        """Say a sentence."""
        self.said.emit(tr(text))

    def note(self, note: Note | None) -> None:
        """Put a note on the board in place of the one there, or take that away."""
        self.noted.emit(note)

    def notice(self, text: str) -> None:
        """Say a sentence that holds until the turn is over; an empty one ends that of another."""
        if text:
            self.noticed.emit(text)
        else:
            self.outdated.emit()

    def clear(self) -> None:
        """Take back what was said."""
        self.cleared.emit()
