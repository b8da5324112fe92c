"""What a window is used for at the moment, which decides what can be done in it."""

from __future__ import annotations

from enum import Enum

from PyQt6.QtCore import QObject, pyqtSignal


class Mode(Enum):
    """A use of the window."""

    START = "start page"
    PLAYING = "playing"
    EDITING = "setting up a position"
    GUIDED = "at a puzzle or a lesson"
    REVIEWING = "looking for better moves than one's mistakes"


EVERYWHERE = frozenset(Mode)
AT_THE_BOARD = EVERYWHERE - {Mode.START, Mode.EDITING}
"""Where the game is on the boards."""


class Modes(QObject):
    """The mode of a window. One can be entered within another, which comes back then.

    Signals: changed: there is another mode.
    """

    changed = pyqtSignal()

    def __init__(self, parent: QObject) -> None:
        """Begin by playing."""
        super().__init__(parent)
        self._entered = [Mode.PLAYING]

    @property
    def mode(self) -> Mode:
        """The mode, which was entered last."""
        return self._entered[-1]

    def is_within(self, mode: Mode) -> bool:
        """Whether a mode was entered and not left, though another may have been entered since."""
        return mode in self._entered

    def enter(self, mode: Mode) -> None:
        """Use the window in a mode until that is left."""
        if mode is not self.mode:
            self._entered = [*(each for each in self._entered if each is not mode), mode]
            self.changed.emit()

    def leave(self, mode: Mode) -> None:
        """Leave a mode, if it was entered."""
        if mode in self._entered[1:]:
            self._entered.remove(mode)
            self.changed.emit()
