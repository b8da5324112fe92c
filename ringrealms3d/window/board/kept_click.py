"""A click that came too early: it waits, and is done as soon as it can be."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QObject, QTimer

from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Human
from ringrealms3d.window.board.boards import Boards


def _never() -> bool:
    return False


class KeptClick(QObject):
    """The newest click while the opponent gets ready or its move is shown.

    It waits for nothing else: while the opponent thinks, nobody plays in advance.

    Attributes:
        place: where it was, or None.
        gets_ready: returns whether the opponent still gets ready.
    """

    def __init__(self, session: GameSession, boards: Boards, done: Callable[[int], object]) -> None:
        """Keep none.

        Args:
            done: does a click on a place.
        """
        super().__init__(boards)
        self._session, self._boards, self._done = session, boards, done
        self.place: int | None = None
        self.gets_ready: Callable[[], bool] = _never
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._try)
        boards.rested.connect(self._soon.start)

    def keep(self, place: int) -> bool:
        """Keep a click instead of any before; return whether it is too early for it."""
        if self._is_early:
            self.place = place
        return self._is_early

    def forget(self) -> bool:
        """Keep none; return whether there was one."""
        kept, self.place = self.place, None
        return kept is not None

    def follow(self, played: bool) -> None:
        """Go on after a change of the game: the opponent's move, or anything else."""
        move = self._session.played
        by = move and self._session.players[move.before.turn]
        if not played or isinstance(by, Human) or self._session.tries_out:
            self.forget()
        self._soon.start()

    @property
    def _is_early(self) -> bool:
        if self._session.outcome is not None:
            return False
        return self._boards.shows_opponent or self.gets_ready()

    def _try(self) -> None:
        """Do the click, if a person is to move now or nobody will be."""
        waits = self._is_early or not isinstance(self._session.player_to_move, Human | None)
        if self.place is not None and not waits:
            place, self.place = self.place, None
            self._done(place)
