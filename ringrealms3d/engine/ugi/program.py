"""Another program that communicates in lines: start it, write, read, and end it."""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Iterator
from typing import IO

from ringrealms3d.core.children import NO_CONSOLE
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.core.watchdog import let_go, take_along
from ringrealms3d.engine.ugi.commands import shown

_END_SECONDS = 2.0
_WAITING_LINES = 1000  # a program that says more waits until it is heard
_LONGEST_LINE = 100_000


class ProgramError(UserError):
    """An error of another program, in one sentence that names it.

    >>> import ringrealms3d as rr
    >>> rr.Program("false", "loop/mini")
    Traceback (most recent call last):
    ringrealms3d.engine.ugi.program.ProgramError: the program 'false' ended with code 1 after 'ugi'
    """


class Program:
    """A running program; a thread reads its output into a queue."""

    def __init__(self, command: str) -> None:
        """Start a program.

        Args:
            command: its path and arguments, quoted as for a shell.

        Raises:
            ProgramError: it cannot be started.
        """
        self.name = shown(command)
        self._said = translatable("it was started")
        self._process = self._started(command)
        take_along(self._process.pid, group=True)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._input = self._process.stdin
        self._outputs = self._process.stdout, self._process.stderr
        self._heard: queue.Queue[str | None] = queue.Queue(_WAITING_LINES)
        self._last_words: deque[str] = deque(maxlen=1)
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._closing = False
        threading.Thread(target=self._speak, daemon=True).start()
        self._listeners = [
            threading.Thread(target=self._listen, daemon=True),
            threading.Thread(target=self._note_last_words, daemon=True),
        ]
        for listener in self._listeners:
            listener.start()

    def say(self, line: str) -> None:
        """Write a line without waiting for it to be read; :meth:`hear` reports an ended program."""
        self._said = f"'{shown(line)}'"
        self._lines.put(line)

    def hear(self, seconds: float) -> str | None:
        """Return the next line, or None if there is none within this many seconds.

        Raises:
            ProgramError: the program has ended.
        """
        try:
            line = self._heard.get(timeout=max(0.0, seconds))
        except queue.Empty:
            return None
        if line is None:
            self._heard.put(None)  # for a caller that asks again
            raise self._end()
        return line

    def close(self) -> None:
        """End the program; it has ended when this returns. Closing again does nothing."""
        self.say("quit")
        self._lines.put(None)
        self._closing = True
        while not self._heard.empty():
            self._heard.get_nowait()  # what waits for room goes on
        if not self._ends():
            self._kill()
        let_go(self._process.pid, group=True)
        if self._ends():  # else closing would wait for who reads
            for stream in self._outputs:
                stream.close()

    def error(self, sentence: str, **parts: object) -> ProgramError:
        """Return the error for a fault of the program, with its name as the part "program"."""
        return ProgramError(sentence, program=self.name, **parts)

    def _started(self, command: str) -> subprocess.Popen[str]:
        try:
            words = command if os.name == "nt" else shlex.split(command)
            if not words:
                raise UserError("it has no name")
            return subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                creationflags=NO_CONSOLE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            pattern = translatable("the program '{program}' cannot be started: {reason}")
            raise self.error(pattern, reason=reason) from error

    def _speak(self) -> None:
        """Write queued lines in a thread, because a program may never read them."""
        with contextlib.suppress(OSError, ValueError):
            while (line := self._lines.get()) is not None:
                self._input.write(f"{line}\n")
                self._input.flush()
        with contextlib.suppress(OSError, ValueError):
            self._input.close()

    def _listen(self) -> None:
        for line in _lines(self._outputs[0]):
            if not self._closing:
                self._heard.put(line)
        if not self._closing:
            self._heard.put(None)

    def _note_last_words(self) -> None:
        self._last_words.extend(line for line in _lines(self._outputs[1]) if line.strip())

    def _end(self) -> ProgramError:
        """Return the error for a program that has closed its output."""
        pattern, code = translatable("the program '{program}' closed its output after {said}"), 0
        with contextlib.suppress(subprocess.TimeoutExpired):
            code = self._process.wait(_END_SECONDS)
            pattern = translatable("the program '{program}' ended with code {code} after {said}")
        self._listeners[1].join(_END_SECONDS)
        sentence = Phrase(pattern, program=self.name, code=code, said=self._said)
        words = shown(self._last_words[0].strip()) if self._last_words else ""
        if words:
            sentence = Phrase("{clause} ({words})", clause=sentence, words=words)
        return ProgramError(sentence)

    def _ends(self) -> bool:
        """Wait a moment for the process and anything else that holds its output."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_END_SECONDS)
            for listener in self._listeners:
                listener.join(_END_SECONDS)
            return not any(listener.is_alive() for listener in self._listeners)
        return False

    def _kill(self) -> None:
        """End the process and everything that it started."""
        if os.name == "nt":
            self._process.kill()
        else:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)


def _lines(stream: IO[str]) -> Iterator[str]:
    """Yield the lines of a stream, those that are too long in parts."""
    return (line.rstrip("\r\n") for line in iter(lambda: stream.readline(_LONGEST_LINE), ""))
