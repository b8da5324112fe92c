"""What a window is used for at the moment, which decides what can be done in it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Literal

from PyQt6.QtCore import QObject, pyqtSignal


class Mode(Enum):
    """A use of the window."""

    START = "start page"
    PLAYING = "playing"
    EDITING = "setting up a position"
    GUIDED = "at a puzzle or a lesson"
    REVIEWING = "looking for better moves than one's mistakes"


EVERYWHERE = frozenset(Mode)


@dataclass(frozen=True, slots=True)
class Conduct:
    """What holds while the window is in a mode.

    Attributes:
        column: what there can be beside the board: panels, a page for what one does, or nothing.
        on_boards: whether the game is on the boards, so that its moves can be gone through, noted
            and analysed.
        kept: whether a move that is made becomes part of the game.
        exchanged: whether the game in another tab can take the place of this one: not while
            something else than a game is on the boards.
        undoes: what Ctrl+Z takes back.
    """

    column: Literal["panels", "page", "none"]
    on_boards: bool
    kept: bool
    exchanged: bool
    undoes: Literal["game", "draft"] = "game"


CONDUCT = MappingProxyType(
    {
        Mode.START: Conduct("none", on_boards=False, kept=True, exchanged=True),
        Mode.PLAYING: Conduct("panels", on_boards=True, kept=True, exchanged=True),
        Mode.EDITING: Conduct("page", on_boards=False, kept=False, exchanged=False, undoes="draft"),
        Mode.GUIDED: Conduct("page", on_boards=True, kept=False, exchanged=False),
        Mode.REVIEWING: Conduct("panels", on_boards=True, kept=False, exchanged=True),
    }
)
"""What is shown, can be done, is kept and undone in each mode."""

AT_THE_BOARD = frozenset(mode for mode, conduct in CONDUCT.items() if conduct.on_boards)
"""Where the game is on the boards."""

EXCHANGED = frozenset(mode for mode, conduct in CONDUCT.items() if conduct.exchanged)
"""Where the game in another tab can take the place of this one."""


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

    @property
    def conduct(self) -> Conduct:
        """What holds now."""
        return CONDUCT[self.mode]

    @property
    def has_page(self) -> bool:
        """Whether a mode was entered and not left that has a page of its own beside the board."""
        return any(CONDUCT[mode].column == "page" for mode in self._entered)

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
