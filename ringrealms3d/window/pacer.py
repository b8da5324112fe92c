"""The pace of a game that only computers play, for the person who watches it."""

from __future__ import annotations

import time

from PyQt6.QtCore import QObject, QTimer

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.settings import PACES, Settings


class Pacer(QObject):
    """Plays what computers answer, in a watched game no sooner than a while after the last move."""

    def __init__(self, parent: QObject, session: GameSession, settings: Settings) -> None:
        """Play in a session at the pace that was chosen last."""
        super().__init__(parent)
        self._session, self._settings = session, settings
        self._played_at = -float("inf")
        self._waiting: tuple[Position, Move] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play_waiting)

    def play(self, move: Move) -> None:
        """Play a move, or let it wait for its time; any change until then makes it stale.

        Where a clock runs no move waits.
        """
        wait = self._played_at + PACES[self._settings.pace] - time.monotonic()
        paced = self._session.watched and self._session.timing.control is None
        if paced and not self._session.paused and wait > 0:
            self._waiting = self._session.position, move
            self._timer.start(round(1000 * wait))
        else:
            self._play(move)

    def choose(self, pace: str) -> None:
        """Go on at another pace from the next move on, one of ``settings.PACES``."""
        self._settings.pace = pace

    def pause(self, on: bool) -> None:
        """Halt the game, or let it go on."""
        if on:
            self._session.pause()
        else:
            self._session.go_on()

    def _play_waiting(self) -> None:
        assert self._waiting is not None
        position, move = self._waiting
        stale = position is not self._session.position or self._session.outcome is not None
        if not stale and not self._session.paused:
            self._play(move)

    def _play(self, move: Move) -> None:
        self._played_at = time.monotonic()
        self._session.play(move)
