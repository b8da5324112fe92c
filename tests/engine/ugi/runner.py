"""A runner that speaks to ``ringrealms3d ugi`` in a process of its own, for tests."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from tests.patience import ENGINE_SECONDS
from tests.subprocesses import ROOT


class Runner:
    """One engine's process, told lines and heard line by line."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-W", "error", "-m", "ringrealms3d", "ugi", *arguments],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self._heard: queue.Queue[str | None] = queue.Queue()
        self._listener = threading.Thread(target=self._listen)
        self._listener.start()

    def tell(self, *lines: str | bytes) -> None:
        """Say some lines."""
        assert self.process.stdin is not None
        for line in lines:
            self.process.stdin.write((line.encode() if isinstance(line, str) else line) + b"\n")
        self.process.stdin.flush()

    def next(self) -> str:
        """Return the next line."""
        line = self._heard.get(timeout=ENGINE_SECONDS)
        assert line is not None, "the engine ended"
        return line

    def until(self, word: str) -> list[str]:
        """Return the lines up to the first that begins with a word."""
        lines = [self.next()]
        while lines[-1].split()[0] != word:
            lines.append(self.next())
        return lines

    def ready(self, *lines: str) -> list[str]:
        """Say some lines and return what comes before the engine is ready."""
        self.tell(*lines, "isready")
        return self.until("readyok")[:-1]

    def best_move(self, *lines: str) -> str:
        """Say some lines, the last a search, and return the move."""
        self.tell(*lines)
        return self.until("bestmove")[-1].split()[1]

    def end_input(self) -> None:
        """Let the input end."""
        assert self.process.stdin is not None
        self.process.stdin.close()

    def rest(self) -> list[str]:
        """Return all lines up to the end of the output."""
        return list(iter(lambda: self._heard.get(timeout=ENGINE_SECONDS), None))

    def ended(self) -> tuple[int, str]:
        """Wait for the end and return the exit code and the errors."""
        assert self.process.stderr is not None
        return self.process.wait(ENGINE_SECONDS), self.process.stderr.read().decode()

    def close(self) -> None:
        """End the process, whatever it does."""
        self.process.kill()
        self.process.wait()
        self._listener.join()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._heard.put(line.decode().rstrip("\r\n"))
        self._heard.put(None)


@contextmanager
def running(*arguments: str) -> Iterator[Runner]:
    """Start an engine and end it at last."""
    runner = Runner(*arguments)
    try:
        yield runner
    finally:
        runner.close()
