"""Steps along the moves of the game on the table."""

from __future__ import annotations

from ringrealms3d.session.game_session import GameSession


class Navigator:
    """Goes to other positions of a session's game, as far as there are any."""

    def __init__(self, session: GameSession) -> None:
        """Step along the game of a session."""
        self._session = session

    def first(self) -> None:
        """Go to the start of the game."""
        self._go_to(0)

    def previous(self) -> None:
        """Go one move back."""
        self._go_to(len(self._session.moves) - 1)

    def next(self) -> None:
        """Go one move on."""
        self._go_to(len(self._session.moves) + 1)

    def last(self) -> None:
        """Go to where the last move was played."""
        self._go_to(len(self._session.line))

    def _go_to(self, ply: int) -> None:
        if 0 <= ply <= len(self._session.line) and ply != len(self._session.moves):
            self._session.go_to(ply)
