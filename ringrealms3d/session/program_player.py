"""The turns of other programs: asking one when it is to move, and playing its answer.

Everything here runs in the owner's thread. Answers arrive in the programs' threads and are passed
on by ``post``, a function of the owner that soon runs another one in its thread. An answer counts
only if it is to the latest request: any change of the game makes older ones stale.
"""

from __future__ import annotations

import itertools

from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.time_control import Fischer, SuddenDeath
from ringrealms3d.engine.levels import smallest
from ringrealms3d.engine.ugi.client import set_up_of
from ringrealms3d.engine.ugi.commands import Go
from ringrealms3d.session.change import OTHER_GAME, Change
from ringrealms3d.session.engine_link import Post
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import OpponentProgram, Player
from ringrealms3d.session.program_thread import Answer, ProgramThread, Request
from ringrealms3d.session.seat_player import SeatPlayer
from ringrealms3d.session.thinking_time import times_to_reckon_with

_END_SECONDS = 5.0


class ProgramPlayer(SeatPlayer):
    """Plays the seats of a session that belong to other programs.

    A program that failed is restarted by :meth:`move_now`.
    """

    kind = OpponentProgram

    def __init__(self, session: GameSession, post: Post) -> None:
        """Follow a session."""
        super().__init__(session)
        self._post = post
        self._numbers = itertools.count(1)
        self._programs: dict[tuple[str, str], ProgramThread] = {}
        self._leaving: list[ProgramThread] = []
        self._awaited: int | None = None
        self._take_turn()

    @property
    def thinking(self) -> bool:
        """Whether an answer is pending."""
        return self._awaited is not None

    def _hurry(self) -> None:
        program = self._program_to_move()
        if program is not None:
            program.stop()

    def _end(self) -> None:
        self._awaited = None
        for key in tuple(self._programs):
            self._dismiss(key)
        for program in self._leaving:
            program.join(_END_SECONDS)

    def _ask(self, player: Player) -> None:
        assert isinstance(player, OpponentProgram)
        self._drop()
        position = self._session.position
        texts = self._session.line_texts[: len(self._session.moves)]
        number = next(self._numbers)
        self._awaited = number
        go = self._limits(player.seconds)
        self._expect_answer(go.movetime)
        program = self._program(player.command, position.uid)
        program.ask(Request(number, set_up_of(position, self._session.record.fen, texts), go))

    def _limits(self, seconds: float) -> Go:
        """Return the limits for a program with this much time, and the clock if UGI has it.

        The time for the move is always sent, because programs budget time differently.
        """
        control, times = self._session.timing.control, times_to_reckon_with(self._session)
        movetime = smallest(seconds, self._seconds_by_clock())
        if times is None or not isinstance(control, SuddenDeath | Fischer):
            return Go(movetime=movetime)
        increment = control.increment if isinstance(control, Fischer) else 0.0
        clock = times[0].seconds, times[1].seconds
        return Go(clock=clock, increments=(increment, increment), movetime=movetime)

    def _drop(self) -> None:
        if self._awaited is not None:
            self._awaited = None
            for program in self._programs.values():
                program.forget()

    def _program(self, command: str, uid: str) -> ProgramThread:
        """Return the program for a variant, started if necessary."""
        key = command, uid
        if key not in self._programs:
            self._programs[key] = ProgramThread(command, uid, self._receive)
        return self._programs[key]

    def _program_to_move(self) -> ProgramThread | None:
        player = self._session.player_to_move
        if not isinstance(player, OpponentProgram):
            return None
        return self._programs.get((player.command, self._session.uid))

    def _prepare(self, change: Change) -> None:
        """End programs without a seat; start the others before a clock runs for them."""
        needed = {
            (player.command, self._session.uid)
            for player in self._session.players
            if isinstance(player, OpponentProgram)
        }
        for key in self._programs.keys() - needed:
            self._dismiss(key)
        begins = change.what in OTHER_GAME
        if begins and self._session.timing.control is not None and not self._session.finished:
            for command, uid in needed:
                self._program(command, uid)

    def _dismiss(self, key: tuple[str, str]) -> None:
        program = self._programs.pop(key)
        program.close()
        self._leaving = [*(other for other in self._leaving if not other.ended), program]

    def _receive(self, program: ProgramThread, answer: Answer) -> None:
        if answer.move and answer.id == self._awaited:
            self._session.timing.note_answer()
        self._post(lambda: self._hear(program, answer))

    def _hear(self, program: ProgramThread, answer: Answer) -> None:
        if program not in self._programs.values():
            return
        if answer.error:
            self._give_up(program, answer.error)
        elif answer.id != self._awaited:
            return
        elif answer.info is not None:
            self._note(answer.info.nodes)
        else:
            self._awaited = None
            self._play(self._session.position.parse_move(answer.move))

    def _give_up(self, program: ProgramThread, reason: str) -> None:
        """Report what went wrong; the program is restarted when needed again."""
        if program is self._program_to_move():
            self._awaited = None
            self._set_state("")
        (key,) = (key for key, known in self._programs.items() if known is program)
        self._dismiss(key)
        self.failed.emit(Phrase("the game waits: {reason}", reason=reason))
