"""Who plays, and how well the computer does."""

from __future__ import annotations

from ringrealms3d.session.players import Computer, Player, players_with
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.play.play_settings import LEVEL, PONDER, SECONDS

OPPONENTS = {(): "friend", (1,): "second", (0,): "first", (0, 1): "both"}
"""The name of a choice of opponents, by the seats that the computer plays."""


class Opponents:
    """Changes the players of a session.

    Attributes:
        level: the computer's level, even if it is not playing.
    """

    def __init__(self, context: Context) -> None:
        """Start with the last chosen level."""
        self._session, self._settings = context.session, context.settings
        self._engines = context.engines
        self.level = self._settings[LEVEL]
        self.follow_ponder()

    def move_now(self) -> None:
        """Let the computer player to move play its best move so far."""
        for player in self._engines.players:
            player.move_now()

    def choose_thinking_time(self, seconds: float) -> None:
        """Change the computer's thinking time, starting with its next move."""
        self._settings[SECONDS] = self._engines.computer.seconds = seconds

    def follow_ponder(self) -> None:
        """Let the computer think in a person's time, or not, as is chosen."""
        self._engines.computer.ponder(self._settings[PONDER])

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
        """Remember the computer's level for the next game."""
        for player in players:
            if isinstance(player, Computer):
                self.level = player.level
