"""The players of a game, and the computer's strength."""

from __future__ import annotations

from collections.abc import Callable

from ringrealms3d.core.move import Move
from ringrealms3d.session.computer_player import ComputerPlayer
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Computer, OpponentProgram, Player, players_with
from ringrealms3d.session.program_player import ProgramPlayer
from ringrealms3d.window.shell.settings import Settings

OPPONENTS = {(): "friend", (1,): "second", (0,): "first", (0, 1): "both"}
"""The name of a choice of opponents, by the seats that the computer plays."""


class Opponents:
    """Changes the players of a session, and owns those that think.

    Attributes:
        level: the computer's level, even if it is not playing.
        computer: plays the computer's seats.
        program: plays the seats of other programs.
    """

    def __init__(
        self,
        session: GameSession,
        settings: Settings,
        post: Callable[[Callable[[], None]], None],
        play: Callable[[Move], None],
    ) -> None:
        """Start with the last chosen level.

        Args:
            post: runs a function in the window's thread.
            play: plays a move of a computer player.
        """
        self._session, self._settings = session, settings
        self.level = settings.level
        self.computer = ComputerPlayer(session, post, settings.thinking_seconds, play)
        self.program = ProgramPlayer(session, post, play)

    @property
    def both(self) -> tuple[ComputerPlayer, ProgramPlayer]:
        """All computer players."""
        return self.computer, self.program

    @property
    def to_move(self) -> ComputerPlayer | ProgramPlayer:
        """The computer player to move, if it is not a person's turn."""
        by_program = isinstance(self._session.player_to_move, OpponentProgram)
        return self.program if by_program else self.computer

    def move_now(self) -> None:
        """Let the computer player to move play its best move so far."""
        for player in self.both:
            player.move_now()

    def choose_thinking_time(self, seconds: float) -> None:
        """Change the computer's thinking time, starting with its next move."""
        self._settings.thinking_seconds = self.computer.seconds = seconds

    def close(self) -> None:
        """End the processes of all computer players."""
        for player in self.both:
            player.close()

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
