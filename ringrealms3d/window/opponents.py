"""Who plays against whom, and how well the computer plays."""

from __future__ import annotations

from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Computer, Player, players_with

OPPONENTS = {(): "friend", (1,): "second", (0,): "first", (0, 1): "both"}
"""The name of a choice of opponents, by the seats that the computer plays."""


class Opponents:
    """Changes the players of a session, and knows the computer's level.

    Attributes:
        level: the one that the computer plays at, or would.
    """

    def __init__(self, session: GameSession, level: int) -> None:
        """Begin with a level."""
        self._session = session
        self.level = level

    def choose(self, opponent: str) -> None:
        """Let the computer play the seats of one of ``OPPONENTS``, people the others."""
        (seats,) = (seats for seats, key in OPPONENTS.items() if key == opponent)
        self._session.set_players(players_with(seats, self.level))

    def choose_level(self, level: int) -> None:
        """Let the computer play at a level from now on."""
        self.level = level
        first, second = (
            Computer(level) if isinstance(player, Computer) else player
            for player in self._session.players
        )
        self._session.set_players((first, second))

    def choose_player(self, seat: int, player: Player) -> None:
        """Let someone play a seat."""
        self.note_level(player)
        self._session.set_player(seat, player)

    def note_level(self, *players: Player) -> None:
        """Note the level that the computer plays at, for the next game."""
        for player in players:
            if isinstance(player, Computer):
                self.level = player.level
