"""When the moves of computers are played: one after another, so that each can be seen."""

from __future__ import annotations

import math
import time

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

from ringrealms3d.core.move import Move
from ringrealms3d.records.node import GameNode
from ringrealms3d.session.change import Change, What
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.play.play_settings import PACE, PACES

LEAST_SECONDS = 0.6
"""How long a person sees what their own move did before the answer comes."""


class Pacer(QObject):
    """Plays the computers' moves.

    Against a person, a move waits until the one before it has been seen: everything has landed, and
    a moment has passed. No clock runs while it is shown. A watched game has a least interval.

    Signals: shown: a move was shown to its end, so that clocks run again.
    """

    shown = pyqtSignal()

    def __init__(self, context: Context) -> None:
        """Play at the last chosen pace."""
        super().__init__(context.window)
        self._session, self._settings = context.session, context.settings
        self._boards = context.boards
        self._played_at = self._rested_at = -math.inf
        self._waiting: tuple[GameNode, Move] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play_waiting)
        context.boards.rested.connect(self._rest)

    def play(self, move: Move) -> None:
        """Play a move, or let it wait for its time; any change before makes it stale.

        In a watched game with clocks no move waits.
        """
        self._waiting = self._session.node, move
        self._play_waiting()

    def follow(self, change: Change) -> None:
        """Note since when the position is on the table."""
        if change.what is not What.NOTED:
            self._rested_at = time.monotonic()

    def choose(self, pace: str) -> None:
        """Continue at another pace, one of ``PACES``, starting with the next move."""
        self._settings[PACE] = pace

    def pause(self, on: bool) -> None:
        """Pause or continue the game."""
        if on:
            self._session.pause()
        else:
            self._session.go_on()

    def close(self) -> None:
        """Play nothing any more."""
        self._waiting = None
        self._timer.stop()

    def _play_waiting(self) -> None:
        """Play the move that waits once its time has come."""
        if self._waiting is None:
            return
        session, (node, move) = self._session, self._waiting
        if node is not session.node or session.outcome is not None or session.paused:
            self._waiting = None
            return
        hurries = session.watched and session.timing.control is not None
        if self._boards.moves and not hurries:
            return  # it comes when they rest
        wait = 0.0 if hurries else self._due - time.monotonic()
        if wait > 0:
            self._timer.start(math.ceil(1000 * wait))
        else:
            self._play(move)

    @property
    def _due(self) -> float:
        """When the next move may come."""
        if self._session.watched:
            return self._played_at + PACES[self._settings[PACE]]
        return self._rested_at + LEAST_SECONDS

    def _play(self, move: Move) -> None:
        self._waiting = None
        self._played_at = time.monotonic()
        if not self._session.watched:
            self._session.timing.hold()
        self._session.play(move)
        if not self._boards.moves:
            self._rest()

    def _rest(self) -> None:
        """Let clocks run again, and soon the move come that waits."""
        self._rested_at = time.monotonic()
        if self._waiting is not None:
            self._timer.start(0)
        self._session.timing.release()
        self.shown.emit()
