"""The front of the UGI engine: it always reads commands and runs them in another thread.

One working thread does slow work (loading kernels, setting up, searching) in order. ``stop``,
``quit`` and, during a search, ``isready`` overtake it. Everything else waits its turn. After the
end of the input, waiting commands are still done, but with short searches.
"""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections.abc import Callable, Iterable
from typing import TextIO

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.core.version import __version__
from ringrealms3d.engine.ugi.commands import (
    Command,
    Go,
    PositionCommand,
    Query,
    SetOption,
    Word,
    parse_command,
)
from ringrealms3d.engine.ugi.options import Options, option_lines
from ringrealms3d.engine.ugi.player import UgiPlayer
from ringrealms3d.games import fault_of

NO_MOVE = "0000"
"""What stands after ``bestmove`` where nothing could be searched."""

NO_RESPONSE = "response none"
"""What is answered to a question that has no answer."""

_END_SECONDS = 1.0
_LOADING_SECONDS = 10.0  # between signs of life while it gets ready

log = logging.getLogger("ringrealms3d")


class UgiEngine:
    """Answers the commands of one runner."""

    def __init__(self, options: Options, answers: TextIO) -> None:
        """Prepare to answer a stream of lines, with these options at first."""
        self._defaults = options
        self._answers = answers
        self._saying = threading.Lock()
        self._player = UgiPlayer(options, self._say)
        self._jobs: queue.Queue[Callable[[], None] | None] = queue.Queue()
        self._stops: list[threading.Event] = []
        self._worker = threading.Thread(target=self._work, daemon=True)
        self._worker.start()

    def serve(self, lines: Iterable[str]) -> None:
        """Obey the lines until one says quit or everything is done."""
        for number, line in enumerate(lines, start=1):
            try:
                command = parse_command(line)
            except UserError as error:
                self._refuse(number, line, error)
                continue
            if command is Word.QUIT:
                return
            if command is not None:
                self._take(number, command)
        self._finish()

    def close(self) -> bool:
        """End the running search, which still sends its move, and the working thread.

        Returns:
            Whether the thread has ended; one that compiles kernels cannot be stopped.
        """
        self._stop()
        self._jobs.put(None)
        self._worker.join(_END_SECONDS)
        return not self._worker.is_alive()

    def _finish(self) -> None:
        """Answer all commands; kernels are compiled if needed, but no search is long."""
        while not self.close():
            pass  # kernels are being compiled; an interrupt can come in between, on any system

    def _refuse(self, number: int, line: str, error: Exception) -> None:
        """Report an invalid line, which leaves no position and starts no search.

        That waits its turn as well, so that answers come in the order of the lines.
        """
        self._queue(number, lambda: self._complain(number, error))
        word = line.split(maxsplit=1)[0]
        if word == "position":
            self._queue(number, self._player.lose_position)
        elif word == "go":
            self._queue(number, lambda: self._say(f"bestmove {NO_MOVE}"))
        elif word == "query":
            self._queue(number, lambda: self._say(NO_RESPONSE))

    def _take(self, number: int, command: Command) -> None:
        """Run a command at once, or put it in the queue."""
        player = self._player
        match command:
            case Word.UGI:
                self._introduce()
            case Word.IS_READY:
                self._get_ready(number)
            case Word.STOP:
                self._stop()
            case Word.NEW_GAME:
                self._queue(number, player.forget)
            case SetOption():
                self._queue(number, lambda: player.set_option(command))
            case PositionCommand():
                self._queue(number, lambda: player.set_up(command))
            case Query():
                self._queue(number, lambda: self._respond(number, command))
            case Go():
                self._queue_search(number, command)

    def _introduce(self) -> None:
        self._say(f"id name ringrealms3d {__version__}")
        self._say("id author the authors of ringrealms3d")
        for line in option_lines(self._defaults):
            self._say(line)
        self._say("ugiok")

    def _get_ready(self, number: int) -> None:
        if self._stops:
            self._say("readyok")
        else:
            self._queue(number, self._load_and_report)

    def _load_and_report(self) -> None:
        """Send readyok once a move can be made, and say now and then that it is not forgotten."""
        ready = threading.Event()

        def report() -> None:
            while not ready.wait(_LOADING_SECONDS):
                self._say("info string the engine is getting ready")

        threading.Thread(target=report, daemon=True).start()
        try:
            self._player.load()
        finally:
            ready.set()
        self._say("readyok")

    def _respond(self, number: int, query: Query) -> None:
        """Answer a query, even without a position, because a runner waits for it."""
        try:
            self._player.answer(query)
        except UserError as error:
            self._complain(number, error)
            self._say(NO_RESPONSE)

    def _queue_search(self, number: int, go: Go) -> None:
        stop, began = threading.Event(), time.perf_counter()
        self._stops.append(stop)

        def search() -> None:
            try:
                best = self._player.go(go, began, stop.is_set)
            except Exception as error:
                self._complain(number, error)
                best = NO_MOVE
            self._stops.remove(stop)  # what comes after the answer waits its turn
            self._say(f"bestmove {best}")

        self._jobs.put(search)

    def _queue(self, number: int, action: Callable[[], None]) -> None:
        """Let the working thread do something, and report its failure."""

        def job() -> None:
            try:
                action()
            except Exception as error:
                self._complain(number, error)

        self._jobs.put(job)

    def _stop(self) -> None:
        for stop in tuple(self._stops):
            stop.set()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()

    def _complain(self, number: int, error: Exception) -> None:
        """Report an invalid input line, in one line."""
        error = fault_of(error) or error
        expected = isinstance(error, UserError)
        text = str(error) if expected else f"unexpected {type(error).__name__}: {error}"
        if not expected:
            log.error("line %s of the input: %s", number, text, exc_info=error)
        self._say(f"info string line {number}: {one_line(text)}")

    def _say(self, line: str) -> None:
        try:
            with self._saying:
                print(line, file=self._answers, flush=True)
        except (OSError, ValueError):  # the runner is gone
            self._stop()
