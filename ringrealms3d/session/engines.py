"""All that thinks beside a game: the players that are no people, the analyst, the evaluator."""

from __future__ import annotations

from collections.abc import Callable

from ringrealms3d.core.move import Move
from ringrealms3d.session.analyst import Analyst
from ringrealms3d.session.computer_player import ComputerPlayer
from ringrealms3d.session.engine_link import Post
from ringrealms3d.session.evaluator import Evaluator
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import OpponentProgram
from ringrealms3d.session.program_analyst import ProgramAnalysts
from ringrealms3d.session.program_player import ProgramPlayer


class Engines:
    """Makes and ends them; only those that are asked start a process.

    Attributes:
        computer: plays the computer's seats.
        program: plays the seats of other programs.
        analyst: analyses the position on the board.
        others: other programs that analyse it beside the analyst.
        evaluator: judges single positions.
    """

    def __init__(self, session: GameSession, post: Post, seconds: float) -> None:
        """Follow a session.

        Args:
            post: runs a function in the owner's thread.
            seconds: the longest time for a move of the computer.
        """
        self._session = session
        self.computer = ComputerPlayer(session, post, seconds)
        self.program = ProgramPlayer(session, post)
        self.analyst = Analyst(session, self.players, post)
        self.others = ProgramAnalysts(session, self.analyst, post)
        self.evaluator = Evaluator(post)

    @property
    def players(self) -> tuple[ComputerPlayer, ProgramPlayer]:
        """The players that are no people."""
        return self.computer, self.program

    @property
    def to_move(self) -> ComputerPlayer | ProgramPlayer:
        """The one to move, if it is not a person's turn."""
        by_program = isinstance(self._session.player_to_move, OpponentProgram)
        return self.program if by_program else self.computer

    def play_by(self, play: Callable[[Move], None]) -> None:
        """Let the moves of the players be played by a function, not at once."""
        for player in self.players:
            player.put_on_board = play

    def close(self) -> None:
        """End all searches and processes."""
        self.evaluator.close()
        self.others.close()
        self.analyst.close()
        for player in self.players:
            player.close()
