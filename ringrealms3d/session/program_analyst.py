"""Other programs that analyse what the analyst analyses, beside it and beside each other.

Everything here runs in the owner's thread. Answers arrive in the programs' threads and are passed
on by ``post``. A program that fails is left out until the next analysis and disturbs no other.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from psygnal import Signal

from ringrealms3d.core.phrase import Phrase
from ringrealms3d.engine.analysis import Candidate
from ringrealms3d.engine.levels import Limit
from ringrealms3d.engine.ugi.asking import candidate_of
from ringrealms3d.engine.ugi.client import set_up_of
from ringrealms3d.engine.ugi.commands import Go
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

    def __init__(self, command: str, session: GameSession, analyst: Analyst, post: Post) -> None:
        """Follow an analyst."""
        self.command = command
        self._session, self._analyst, self._post = session, analyst, post
        self._numbers = itertools.count(1)
        self._thread: ProgramThread | None = None
        self._leaving: list[ProgramThread] = []
        self._started: tuple[str, Effort] | None = None
        self._asked: tuple[int, GameNode] | None = None
        self.state = ""
        self._found: Candidate | None = None
        analyst.changed.connect(self._follow)
        self._follow()

    @property
    def found(self) -> Candidate | None:
        """The move that it prefers in the current position, None before it names one."""
        here = self._asked is not None and self._asked[1] is self._session.node
        return self._found if here else None

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
        self._thread.ask(Request(number, set_up, _go(effort.limit)))
        self._show("starting", None)

    def _rest(self) -> None:
        if self._asked is not None and self._thread is not None:
            self._thread.forget()
        self._asked = None
        self._show("", None)

    def _end(self) -> None:
        self._dismiss()
        self._asked = self._started = None
        self._show("", None)

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
            self._show("failed", None)
            self.failed.emit(Phrase("an analysis has ended: {reason}", reason=answer.error))
        elif self._asked is None or answer.id != self._asked[0]:
            return
        elif answer.info is None:
            self._show("done", self.found)
        else:
            position = self._asked[1].position
            self._show("thinking", candidate_of(position, answer.info) or self.found)

    def _show(self, state: str, found: Candidate | None) -> None:
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

    def close(self) -> None:
        """End all programs."""
        for program in self.all:
            program.close()
        for program in self.all:
            program.join()

    def _new(self, command: str) -> ProgramAnalyst:
        program = ProgramAnalyst(command, self._session, self._analyst, self._post)
        program.changed.connect(lambda: self.changed.emit())
        program.failed.connect(lambda reason: self.failed.emit(reason))
        return program


def _go(limit: Limit) -> Go:
    return Go(movetime=limit.seconds, nodes=limit.nodes)
