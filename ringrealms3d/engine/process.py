"""The owner's end of the engine's process: start it, ask it, hear it, and end it."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import IO

from ringrealms3d.engine.messages import (
    Reply,
    Task,
    decode_reply,
    encode_search,
    encode_stop,
    encode_warm_up,
)
from ringrealms3d.games import registered_places

_END_SECONDS = 2.0


class EngineProcess:
    """One worker process. Requests are numbered; replies come in a thread of their own.

    A new request ends the search under way, which then answers with what it has.
    """

    def __init__(self, heard: Callable[[Reply], None], died: Callable[[str], None]) -> None:
        """Start the process.

        Args:
            heard: called with each reply, in the listening thread.
            died: called once with a reason if the process ends by itself, in the same thread.
        """
        self._heard, self._died = heard, died
        self._numbers = itertools.count(1)
        self._closing = False
        self._lock = threading.Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "ringrealms3d.engine.worker", *registered_places()],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    @property
    def pid(self) -> int:
        """The process's number in the system."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self._process.poll() is None

    def warm_up(self, uid: str) -> int:
        """Load a variant's kernels ahead of the first search and return the request's number."""
        number = next(self._numbers)
        self._say(encode_warm_up(number, uid))
        return number

    def search(self, task: Task) -> int:
        """Ask for a search and return the request's number."""
        number = next(self._numbers)
        self._say(encode_search(number, task))
        return number

    def stop(self) -> None:
        """End the search under way; it answers with what it has."""
        self._say(encode_stop())

    def close(self) -> None:
        """End the process; it is gone when this returns."""
        self._closing = True
        pipe(self._process.stdin).close()
        self._process.terminate()
        try:
            self._process.wait(_END_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if threading.current_thread() is not self._listener:
            self._listener.join()
        pipe(self._process.stdout).close()

    def _say(self, line: str) -> None:
        try:
            with self._lock:
                stream = pipe(self._process.stdin)
                stream.write(line + "\n")
                stream.flush()
        except (OSError, ValueError):
            pass  # the process is gone, which the listening thread tells

    def _listen(self) -> None:
        for line in pipe(self._process.stdout):
            self._heard(decode_reply(line))
        if not self._closing:
            code = self._process.wait()
            self._died(f"the engine's process ended with code {code}")


def pipe(stream: IO[str] | None) -> IO[str]:
    """Return one of the process's streams, which are all pipes."""
    assert stream is not None
    return stream
