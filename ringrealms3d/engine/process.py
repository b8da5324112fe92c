"""The owner's end of the engine's process: start it, ask it, listen to it, and end it."""

from __future__ import annotations

import contextlib
import itertools
import os
import subprocess
import sys
import threading
from collections.abc import Callable

from ringrealms3d.core.children import NO_CONSOLE, child_environment, module_command
from ringrealms3d.core.log_file import log
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.watchdog import let_go, take_along
from ringrealms3d.engine.messages import (
    Reply,
    decode_reply,
    encode_ponder,
    encode_search,
    encode_stop,
    encode_warm_up,
)
from ringrealms3d.engine.request import SearchRequest
from ringrealms3d.games import registered_places

_END_SECONDS = 2.0
_NICENESS = 10


class EngineProcess:
    """One worker process. Requests are numbered; replies arrive in a separate thread.

    A new request ends the running search, which then answers with its result so far. Messages to a
    process that has ended are dropped; ``died`` reports that.
    """

    def __init__(
        self,
        heard: Callable[[Reply], None],
        died: Callable[[str], None],
        compiled: bool = True,
    ) -> None:
        """Start the process.

        Args:
            heard: called with each reply, in the listening thread.
            died: called once with a reason if the process ends by itself, in the same thread.
            compiled: whether kernels are compiled, which takes seconds the first time; plain ones
                search at once, but a thousand times slower.
        """
        self._heard, self._died = heard, died
        self._numbers = itertools.count(1)
        self._closing = False
        self._lock = threading.Lock()
        self._process = subprocess.Popen(
            module_command("ringrealms3d.engine.worker", *registered_places()),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if sys.stderr is None else None,
            text=True,
            encoding="utf-8",
            env=child_environment() | ({} if compiled else {"NUMBA_DISABLE_JIT": "1"}),
            creationflags=NO_CONSOLE,
        )
        take_along(self._process.pid)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._requests, self._replies = self._process.stdin, self._process.stdout
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

    def step_back(self) -> None:
        """Lower the priority where the system can, so that pictures stay fluent."""
        if sys.platform != "win32":
            with contextlib.suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, self._process.pid, _NICENESS)

    def warm_up(self, uid: str) -> int:
        """Load a variant's kernels ahead of the first search and return the request's number."""
        number = next(self._numbers)
        self._say(encode_warm_up(number, uid))
        return number

    def search(self, request: SearchRequest) -> int:
        """Ask for a search and return the request's number."""
        number = next(self._numbers)
        self._say(encode_search(number, request))
        return number

    def ponder(self, request: SearchRequest) -> None:
        """Let it search for the next request until then, with the lowest priority."""
        self._say(encode_ponder(next(self._numbers), request))

    def stop(self) -> None:
        """End the running search; it answers with its result so far."""
        self._say(encode_stop())

    def close(self) -> None:
        """End the process; it has ended when this returns. Closing again does nothing."""
        self._closing = True
        with self._lock, contextlib.suppress(OSError):
            self._requests.close()
        self._process.terminate()
        try:
            self._process.wait(_END_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        let_go(self._process.pid)
        if threading.current_thread() is not self._listener:
            self._listener.join()
        self._replies.close()

    def _say(self, line: str) -> None:
        with self._lock, contextlib.suppress(OSError, ValueError):
            self._requests.write(line + "\n")
            self._requests.flush()

    def _listen(self) -> None:
        """Pass on whole lines until the process ends; an invalid line ends it."""
        try:
            for line in self._replies:
                if line.endswith("\n"):
                    self._heard(decode_reply(line))
        except Exception as error:
            log.error("fault while the engine was heard", exc_info=error)
            self._process.kill()
        if not self._closing:
            code = str(self._process.wait())
            let_go(self._process.pid)
            log.error("the engine's process %s ended with code %s", self._process.pid, code)
            self._died(Phrase("the engine's process ended with code {code}", code=code))
