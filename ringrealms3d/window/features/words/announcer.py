"""Announcing to screen readers: moves, results, and the cursor's place.

PyQt6 has no announcements. Screen readers do report a change of name, here of a small label
on the boards, and a change of the focused widget's description.
"""

from __future__ import annotations

from collections.abc import Callable

from PyQt6 import sip
from PyQt6.QtWidgets import QApplication, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.shell.messages import Note
from ringrealms3d.window.widgets.joining import sentences
from ringrealms3d.window.widgets.news_texts import news_text, only_person
from ringrealms3d.window.widgets.plain import LONGEST_TEXT, plain_label
from ringrealms3d.window.widgets.texts import outcome_text

_ANNOUNCED = frozenset(
    {What.NEW_GAME, What.PLAYED, What.MOVED_ALONG, What.RESTORED, What.RESIGNED, What.TIMED_OUT}
)


class Announcer:
    """Announces one sentence at a time."""

    def __init__(self, parent: QWidget) -> None:
        """Put a label that nobody sees into a widget."""
        self._label = plain_label()
        self._label.setParent(parent)
        self._label.setObjectName("announcement")
        self._label.setFixedSize(1, 1)
        self._described: QWidget | None = None

    def say(self, text: str) -> None:
        """Announce a sentence."""
        sentence = one_line(text, LONGEST_TEXT)
        self._label.setAccessibleName(sentence)
        focused = QApplication.focusWidget()
        described, self._described = self._described, None
        if described not in (None, focused) and not sip.isdeleted(described):
            described.setAccessibleDescription("")
        if focused is None or focused.window() is not self._label.window():
            return
        if focused is described or not focused.accessibleDescription():
            focused.setAccessibleDescription(sentence)
            self._described = focused

    def announce(
        self, session: GameSession, change: Change, note: Note | None, turn: Callable[[], str]
    ) -> None:
        """Announce a change of the game, and whose turn it is next.

        Args:
            note: what is told of it on the board, if something is.
        """
        if change.what in _ANNOUNCED:
            outcome = session.outcome
            state = turn() if outcome is None else outcome_text(session, outcome)
            self.say(sentences(_move_text(session, change, note), state))


def _move_text(session: GameSession, change: Change, note: Note | None) -> str:
    """Return the move that led to the position, empty at the start, with its effects if new."""
    played = session.played
    if played is None:
        return ""
    if change.what is not What.PLAYED:
        return tr("After {move}:").format(move=session.node.text)
    news, person = session.node.news, only_person(session.players)
    if note is not None and person not in (None, played.before.turn):
        return note.plain  # what the opponent did, with what it threatens
    return "" if news is None else news_text(news, person)
