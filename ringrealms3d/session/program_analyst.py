"""Other programs that analyse what the analyst analyses, beside it and beside each other.

Everything here runs in the owner's thread. Answers arrive in the programs' threads and are passed
on by ``post``. A program that fails is left out until the next analysis and disturbs no other.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from psygnal import Signal

from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.position import Position
from ringrealms3d.engine.analysis import Candidate
from ringrealms3d.engine.levels import Limit
from ringrealms3d.engine.ugi.asking import candidate_of, with_candidate
from ringrealms3d.engine.ugi.client import set_up_of
from ringrealms3d.engine.ugi.commands import Go
from ringrealms3d.engine.ugi.info import Info
from ringrealms3d.records.node import GameNode
from ringrealms3d.session.analyst import Analyst, Effort
from ringrealms3d.session.engine_link import Post
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.program_thread import Answer, ProgramThread, Request

_END_SECONDS = 5.0
_SEARCHING = ("starting", "thinking", "done")


class ProgramAnalyst:
    """A program that searches the current position while the analyst does.

    Signals: changed: its state or what it found. failed: one sentence for the user.

    Attributes:
        command: its command line.
        state: "starting" (it has said nothing of this position yet), "thinking", "done" (it has
            answered), "failed" (it has ended), or "" if it rests.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(
        self, command: str, session: GameSession, analyst: Analyst, post: Post, lines: int
    ) -> None:
        """Follow an analyst, and look for so many moves."""
        self.command, self._lines = command, lines
        self._session, self._analyst, self._post = session, analyst, post
        self._numbers = itertools.count(1)
        self._thread: ProgramThread | None = None
        self._leaving: list[ProgramThread] = []
        self._started: tuple[str, Effort] | None = None
        self._asked: tuple[int, GameNode] | None = None
        self.state = ""
        self._found: tuple[Candidate, ...] = ()
        analyst.changed.connect(self._follow)
        self._follow()

    @property
    def found(self) -> tuple[Candidate, ...]:
        """The moves that it has told of in the current position, the best first."""
        here = self._asked is not None and self._asked[1] is self._session.node
        return self._found if here else ()

    def want_lines(self, number: int) -> None:
        """Look for so many moves, if the program can tell more than one."""
        changed, self._lines = number != self._lines, number
        if changed and self._asked is not None:
            self._ask()

    def close(self) -> None:
        """Leave the analyst and start ending the program."""
        self._analyst.changed.disconnect(self._follow)
        self._end()

    def join(self) -> None:
        """Wait for the program's end after :meth:`close`."""
        for thread in self._leaving:
            thread.join(_END_SECONDS)

    def _follow(self, _: object = None) -> None:
        """Search what the analyst searches, and end with it."""
        analyst = self._analyst
        if not analyst.on:
            self._end()
        elif self.state == "failed":
            return
        elif analyst.state not in _SEARCHING:
            self._rest()
        elif self._asked is None or self._asked[1] is not self._session.node:
            self._ask()

    def _ask(self) -> None:
        session, effort = self._session, self._analyst.effort
        wanted = session.uid, effort
        if self._thread is None or self._started != wanted:
            self._dismiss()
            self._started = wanted
            self._thread = ProgramThread(
                self.command, session.uid, self._receive, effort.megabytes, effort.threads
            )
        number = next(self._numbers)
        self._asked = number, session.node
        texts = session.line_texts[: len(session.moves)]
        set_up = set_up_of(session.position, session.record.fen, texts)
        self._thread.ask(Request(number, set_up, _go(effort.limit), self._lines))
        self._show("starting", ())

    def _rest(self) -> None:
        if self._asked is not None and self._thread is not None:
            self._thread.forget()
        self._asked = None
        self._show("", ())

    def _end(self) -> None:
        self._dismiss()
        self._asked = self._started = None
        self._show("", ())

    def _dismiss(self) -> None:
        if self._thread is not None:
            self._thread.close()
            self._leaving = [*(each for each in self._leaving if not each.ended), self._thread]
            self._thread = None

    def _receive(self, thread: ProgramThread, answer: Answer) -> None:
        self._post(lambda: self._hear(thread, answer))

    def _hear(self, thread: ProgramThread, answer: Answer) -> None:
        if thread is not self._thread:
            return
        if answer.error:
            self._dismiss()
            self._asked = None
            self._show("failed", ())
            self.failed.emit(Phrase("an analysis has ended: {reason}", reason=answer.error))
        elif self._asked is None or answer.id != self._asked[0]:
            return
        elif answer.info is None:
            self._show("done", self.found)
        else:
            self._show("thinking", self._with(self._asked[1].position, answer.info))

    def _with(self, position: Position, info: Info) -> tuple[Candidate, ...]:
        """Return what was found, with what the program tells now."""
        new, found = candidate_of(position, info), self.found
        if new is None:
            return found
        return with_candidate(found, new, info.rank)[: max(info.rank or 1, len(found))]

    def _show(self, state: str, found: tuple[Candidate, ...]) -> None:
        if (state, found) != (self.state, self._found):
            self.state, self._found = state, found
            self.changed.emit()


class ProgramAnalysts:
    """The programs that analyse beside the analyst.

    Signals: changed: one of them has something new, or there are others. failed: one sentence for
    the user.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, session: GameSession, analyst: Analyst, post: Post) -> None:
        """Begin without any."""
        self._session, self._analyst, self._post = session, analyst, post
        self._all: dict[str, ProgramAnalyst] = {}
        self._lines = 1

    @property
    def all(self) -> tuple[ProgramAnalyst, ...]:
        """The programs in the order in which they were chosen."""
        return tuple(self._all.values())

    def choose(self, commands: Iterable[str]) -> None:
        """Let just the programs with these command lines analyse."""
        before, self._all = self._all, {}
        for command in dict.fromkeys(commands):
            known = command in before
            self._all[command] = before.pop(command) if known else self._new(command)
        for program in before.values():
            program.close()
        self.changed.emit()

    def want_lines(self, number: int) -> None:
        """Let each program look for so many moves, if it can tell more than one."""
        self._lines = number
        for program in self.all:
            program.want_lines(number)

    def close(self) -> None:
        """End all programs."""
        for program in self.all:
            program.close()
        for program in self.all:
            program.join()

    def _new(self, command: str) -> ProgramAnalyst:
        program = ProgramAnalyst(command, self._session, self._analyst, self._post, self._lines)
        program.changed.connect(lambda: self.changed.emit())
        program.failed.connect(lambda reason: self.failed.emit(reason))
        return program


def _go(limit: Limit) -> Go:
    return Go(movetime=limit.seconds, nodes=limit.nodes)
