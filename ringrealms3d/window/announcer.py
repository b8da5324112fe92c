"""Tells screen readers what happens: moves, results, and where the cursor goes.

PyQt6 has no announcements. What is heard without them is a change of name, here of a small label
in the status line, and a change of description of the widget that has the focus.
"""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtWidgets import QApplication, QStatusBar, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.joining import sentences
from ringrealms3d.window.plain import LONGEST_TEXT, plain_label
from ringrealms3d.window.sites.prospects import consequence_text
from ringrealms3d.window.texts import outcome_text, seat_name

_TOLD = frozenset(
    {What.NEW_GAME, What.PLAYED, What.MOVED_ALONG, What.RESTORED, What.RESIGNED, What.TIMED_OUT}
)


class Announcer:
    """Has one sentence at a time read out."""

    def __init__(self, bar: QStatusBar | None) -> None:
        """Have a label in a status bar that takes no room."""
        assert bar is not None
        self._label = plain_label()
        self._label.setObjectName("announcement")
        self._label.setFixedSize(1, 1)
        self._described: QWidget | None = None
        bar.addPermanentWidget(self._label)

    @property
    def sentence(self) -> str:
        """What was read out last."""
        return self._label.accessibleName()

    def say(self, text: str) -> None:
        """Have a sentence read out."""
        sentence = one_line(text, LONGEST_TEXT)
        self._label.setAccessibleName(sentence)
        focused = QApplication.focusWidget()
        if self._described is not None and self._described is not focused:
            self._described.setAccessibleDescription("")
            self._described = None
        if focused is None or focused.window() is not self._label.window():
            return
        if focused is self._described or not focused.accessibleDescription():
            focused.setAccessibleDescription(sentence)
            self._described = focused

    def tell(self, session: GameSession, change: Change, turn: Callable[[], str]) -> None:
        """Have a change of the game read out, and whose turn it is then."""
        if change.what in _TOLD:
            outcome = session.outcome
            state = turn() if outcome is None else outcome_text(session, outcome)
            self.say(sentences(_move_text(session, change), state))


def _move_text(session: GameSession, change: Change) -> str:
    """Return which move led to the position, nothing at the start, and if new what came of it."""
    played = session.played
    if played is None:
        return ""
    if change.what is not What.PLAYED:
        return tr("After {move}:").format(move=session.node.text)
    before, move = played.before, played.move
    told = tr("{seat} plays {move}.")
    if effect := consequence_text(before, move):
        told = tr("{seat} plays {move}: {effect}.")
    seat, name = seat_name(before, before.turn), before.format_move(move)
    return told.format(seat=seat, move=name, effect=effect)
