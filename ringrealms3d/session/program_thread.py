"""A program that plays, in a separate thread, because anything it does can take time."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.log_file import log
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.engine.ugi.client import UgiProgram
from ringrealms3d.engine.ugi.commands import Go, PositionCommand
from ringrealms3d.engine.ugi.info import Info

_TELL_SECONDS = 0.1


@dataclass(frozen=True, slots=True)
class Request:
    """A position in which a program should move.

    Attributes:
        id: the request's number.
        set_up: the position.
        go: when to end.
        lines: how many lines to tell, if the program can.
    """

    id: int
    set_up: PositionCommand
    go: Go
    lines: int = 1


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a request.

    Attributes:
        id: the request's number; 0 with an error, which is final.
        info: the program's results while it thinks.
        move: the text of its move.
        error: the error; the program has then ended.
    """

    id: int
    info: Info | None = None
    move: str = ""
    error: str = ""


class ProgramThread:
    """A program that answers requests, the latest first; older ones are dropped."""

    def __init__(
        self,
        command: str,
        uid: str,
        heard: Callable[[ProgramThread, Answer], None],
        hash_mb: int | None = None,
        threads: int | None = None,
    ) -> None:
        """Start a program for a variant.

        Args:
            command: its command line, quoted as for a shell.
            heard: called with this object and each answer, in the thread, perhaps before this
                returns.
            hash_mb: the memory for its table in MiB, if it has an option Hash.
            threads: how many threads it may use, if it has an option Threads.
        """
        self._heard = heard
        self._requests: queue.SimpleQueue[Request | None] = queue.SimpleQueue()
        self._latest: int | None = None
        self._given_up = threading.Event()
        self._program: UgiProgram | None = None
        self._thread = threading.Thread(
            target=self._run, args=(command, uid, hash_mb, threads), daemon=True
        )
        self._thread.start()

    def ask(self, request: Request) -> None:
        """Ask for a move; a running search ends first."""
        self.stop()
        self._latest = request.id
        self._requests.put(request)

    def stop(self) -> None:
        """End the running search; it answers with its result so far."""
        if self._program is not None:
            self._program.stop()

    def forget(self) -> None:
        """Cancel the request, even before it starts, and ignore its answer."""
        self._latest = None
        self.stop()

    @property
    def ended(self) -> bool:
        """Whether the program has ended."""
        return not self._thread.is_alive()

    def close(self) -> None:
        """Start ending the program and ignore its answers."""
        self._heard = lambda thread, answer: None
        self._latest = None
        self._given_up.set()
        self._requests.put(None)

    def join(self, seconds: float) -> None:
        """Wait for the program's end after :meth:`close`."""
        self._thread.join(seconds)

    def _run(self, command: str, uid: str, hash_mb: int | None, threads: int | None) -> None:
        try:
            with UgiProgram(command, uid, hash_mb, threads, self._given_up) as program:
                self._program = program
                while (request := self._requests.get()) is not None:
                    if request.id == self._latest:
                        self._answer(program, request)
        except UserError as error:
            self._heard(self, Answer(0, error=error.args[0]))
        except Exception as error:
            log.error("fault while a program played", exc_info=error)
            fault = f"{type(error).__name__}: {error}"
            sentence = Phrase("an internal error of ringrealms3d, {fault}", fault=fault)
            self._heard(self, Answer(0, error=sentence))

    def _answer(self, program: UgiProgram, request: Request) -> None:
        told: dict[int | None, float] = {}
        untold: dict[int | None, Info] = {}

        def report(info: Info) -> None:
            if request.id != self._latest:
                program.stop()  # it may have been forgotten just before the search began
            if time.monotonic() - told.get(info.rank, 0.0) >= _TELL_SECONDS:
                told[info.rank] = time.monotonic()
                untold.pop(info.rank, None)
                self._heard(self, Answer(request.id, info=info))
            else:
                untold[info.rank] = info

        move = program.search(request.set_up, request.go, report, request.lines)
        for info in untold.values():
            self._heard(self, Answer(request.id, info=info))
        self._heard(self, Answer(request.id, move=move))
