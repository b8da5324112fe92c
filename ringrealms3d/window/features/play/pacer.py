"""The pace of a game that only computers play, for the user who watches it."""

from __future__ import annotations

import time

from PyQt6.QtCore import QObject, QTimer

from ringrealms3d.core.move import Move
from ringrealms3d.records.node import GameNode
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.play.play_settings import PACE, PACES


class Pacer(QObject):
    """Plays the computers' moves, in a watched game at a minimum interval."""

    def __init__(self, context: Context) -> None:
        """Play at the last chosen pace."""
        super().__init__(context.window)
        self._session, self._settings = context.session, context.settings
        self._played_at = -float("inf")
        self._waiting: tuple[GameNode, Move] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play_waiting)

    def play(self, move: Move) -> None:
        """Play a move, or let it wait for its time; any change before makes it stale.

        With clocks no move waits.
        """
        wait = self._played_at + PACES[self._settings[PACE]] - time.monotonic()
        paced = self._session.watched and self._session.timing.control is None
        if paced and not self._session.paused and wait > 0:
            self._waiting = self._session.node, move
            self._timer.start(round(1000 * wait))
        else:
            self._play(move)

    def choose(self, pace: str) -> None:
        """Continue at another pace, one of ``PACES``, starting with the next move."""
        self._settings[PACE] = pace

    def pause(self, on: bool) -> None:
        """Pause or continue the game."""
        if on:
            self._session.pause()
        else:
            self._session.go_on()

    def _play_waiting(self) -> None:
        assert self._waiting is not None
        node, move = self._waiting
        stale = node is not self._session.node or self._session.outcome is not None
        if not stale and not self._session.paused:
            self._play(move)

    def _play(self, move: Move) -> None:
        self._played_at = time.monotonic()
        self._session.play(move)
