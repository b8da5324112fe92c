"""The engine's own process: it reads requests from standard input and answers on standard output.

It is started by :class:`ringrealms3d.engine.process.EngineProcess` and ends when its input does, so
it never outlives its owner. Kernels that are not in the cache are compiled by another process (see
:mod:`ringrealms3d.engine.compiling`). While it searches it checks for a new line every few
milliseconds; any new line ends the running search.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TextIO

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.log_file import log, log_to_file

if TYPE_CHECKING:
    from ringrealms3d.engine.analysis import Analysis
    from ringrealms3d.engine.messages import Reply
    from ringrealms3d.engine.request import SearchRequest
    from ringrealms3d.engine.search import Search
    from ringrealms3d.engine.thinker import Thinker

_LOWEST = 19
_END: dict[str, Any] = {"do": "end"}
NO_REQUEST = 0
"""The id in the answer to a line that has none."""


@dataclass(frozen=True, slots=True)
class _Watcher:
    """Reports a search's progress to the owner, and ends it when a new line arrives."""

    begun: Callable[[], None]
    interrupts: Callable[[], bool]
    report: Callable[[Analysis], None]

    def begin(self, search: Search) -> None:
        self.begun()


class Worker:
    """Answers one request after another."""

    def __init__(self, answers: TextIO) -> None:
        """Answer to a stream of lines."""
        self._answers = answers
        self._requests: queue.Queue[dict[str, Any]] = queue.Queue()
        self._thinker: Thinker | None = None
        self._loaded: set[str] = set()
        self._unusable: dict[str, UserError] = {}
        self._ended = False

    def listen(self, lines: Iterable[str]) -> None:
        """Queue the requests of a stream until it ends; a broken line is answered as a failure."""
        for line in lines:
            try:
                request = json.loads(line)
            except ValueError:
                request = {}
            self._requests.put(request if isinstance(request, dict) else {})
        self._note_end()

    def _note_end(self) -> None:
        self._ended = True
        self._requests.put(_END)

    def work(self) -> None:
        """Answer the queued requests until the end."""
        while (request := self._requests.get()) is not _END:
            if request.get("do") == "stop":
                continue
            try:
                self._answer(request)
            except Exception as error:
                fault = _user_error(error)
                fixable, number = fault is not None, request.get("id", NO_REQUEST)
                text = str(fault or f"an internal error, {type(error).__name__}: {error}")
                self._say(_reply(number, "failed", error=text, fixable=fixable))

    def _answer(self, request: dict[str, Any]) -> None:
        from ringrealms3d.engine.messages import decode_board, decode_search

        number = request["id"]
        if request["do"] == "warm up":
            self._load(decode_board(request))
            self._say(_reply(number, "ready"))
            return
        wanted = decode_search(request)
        self._load(wanted.position.uid)
        if request["do"] == "ponder":
            self._ponder(wanted)
            return
        watcher = _Watcher(
            begun=lambda: self._say(_reply(number, "ready")),
            interrupts=self._interrupts,
            report=lambda found: self._say(_reply(number, "thinking", analysis=found)),
        )
        choice = self._own_thinker().choose(wanted, watcher)
        if choice.analysis is None:
            watcher.begun()
        self._say(_reply(number, "done", move=choice.move, analysis=choice.analysis))

    def _ponder(self, wanted: SearchRequest) -> None:
        """Search in a thread of the lowest priority until a new line arrives."""
        with ThreadPoolExecutor(1, initializer=_step_back) as apart:
            apart.submit(self._own_thinker().ponder, wanted, self._interrupts).result()

    def _interrupts(self) -> bool:
        return not self._requests.empty()

    def _own_thinker(self) -> Thinker:
        """Return the thinker; its module is imported late, once its kernels are compiled."""
        if self._thinker is None:
            from ringrealms3d.engine.book.file import complain
            from ringrealms3d.engine.thinker import Thinker

            self._thinker = Thinker(complain)
        return self._thinker

    def _load(self, uid: str) -> None:
        """Load a variant's kernels, compiled by another process if needed."""
        from ringrealms3d.core.kernel import compiling
        from ringrealms3d.engine.compiling import compile_apart

        if uid in self._loaded or not compiling():
            return
        if uid in self._unusable:
            raise self._unusable[uid]
        before = signal.signal(signal.SIGTERM, lambda *_: self._note_end())
        compile_apart(uid, ended=lambda: self._ended)
        signal.signal(signal.SIGTERM, before)
        if self._ended:
            os._exit(0)  # nobody waits for kernels that this process would have to compile
        try:
            self._own_thinker().load(uid)
        except Exception as error:
            fault = _user_error(error, uid)
            if fault is None:
                raise
            self._unusable[uid] = fault
            raise fault from error
        self._loaded.add(uid)

    def _say(self, reply: Reply) -> None:
        from ringrealms3d.engine.messages import encode_reply

        try:
            print(encode_reply(reply), file=self._answers, flush=True)
        except OSError:
            sys.exit()  # the owner is gone


def _step_back() -> None:
    """Give this thread the lowest priority, where threads have their own."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _LOWEST)


def _reply(number: int, state: str, **parts: Any) -> Reply:
    from ringrealms3d.engine.messages import Reply

    return Reply(number, state, **parts)


def _user_error(error: Exception, uid: str | None = None) -> UserError | None:
    """Return what the user can fix, None for a fault of the program, which is logged.

    Args:
        uid: the variant whose rules were being compiled, if that is when it came.
    """
    from ringrealms3d.games import fault_of

    if isinstance(error, UserError):
        return error
    of_game = fault_of(error, uid)
    if of_game is None:
        log.error("fault in the engine's process", exc_info=error)
    return of_game


def main(places: Sequence[str]) -> None:
    """Serve standard input until it ends; ``places`` are those of games from outside."""
    from ringrealms3d.core.kernel import compile_kernels

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the owner's to handle
    log_to_file()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    sys.stdout = sys.stderr  # stray prints never break the protocol
    worker = Worker(answers)
    threading.Thread(target=worker.listen, args=(sys.stdin,), daemon=True).start()
    compile_kernels(*places)
    from ringrealms3d.games import register

    for place in places:
        register(place)
    worker.work()


if __name__ == "__main__":
    main(sys.argv[1:])
