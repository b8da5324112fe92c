"""The engine's own process: it reads requests from standard input and answers on standard output.

It is started by :class:`ringrealms3d.engine.process.EngineProcess` and ends when its input does, so
it never outlives its owner. Kernels that are not in the cache are compiled by another process (see
:mod:`ringrealms3d.engine.compiling`). While it searches it looks for a new line every few
milliseconds; any new line ends the search under way.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import sys
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TextIO

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.log_file import log, log_to_file

if TYPE_CHECKING:
    from ringrealms3d.core.move import Move
    from ringrealms3d.core.position import Position
    from ringrealms3d.engine.book.file import Books
    from ringrealms3d.engine.kept_search import KeptSearch
    from ringrealms3d.engine.messages import Reply, Task

_END: dict[str, Any] = {"do": "end"}
NO_REQUEST = 0
"""The id in the answer to a line that has none."""


class Worker:
    """Answers one request after the other."""

    def __init__(self, answers: TextIO) -> None:
        """Answer to a stream of lines."""
        self._answers = answers
        self._requests: queue.Queue[dict[str, Any]] = queue.Queue()
        self._kept: KeptSearch | None = None
        self._books: Books | None = None
        self._loaded: set[str] = set()
        self._ended = False

    def listen(self, lines: TextIO) -> None:
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
            except UserError as error:
                self._say(_reply(request.get("id", NO_REQUEST), "failed", error=str(error)))
            except Exception as error:
                log.error("fault in the engine's process", exc_info=error)
                text = f"a fault of the program, {type(error).__name__}: {error}"
                self._say(_reply(request.get("id", NO_REQUEST), "failed", error=text))

    def _answer(self, request: dict[str, Any]) -> None:
        from ringrealms3d.engine.messages import decode_task, unpack

        number = request["id"]
        if request["do"] == "warm up":
            self._load(request["uid"])
            self._say(_reply(number, "ready"))
        else:
            task = decode_task(request)
            self._load(task.uid)
            position = unpack(task.uid, task.state)
            move = self._book_move(task, position) if task.settings.book else None
            if move is None:
                self._search(number, task, position)
            else:
                self._say(_reply(number, "ready"))
                self._say(_reply(number, "done", move=move))

    def _load(self, uid: str) -> None:
        """Load a variant's kernels, and have them compiled before if need be."""
        from ringrealms3d.core.kernel import compiling
        from ringrealms3d.engine.compiling import compile_apart, load_kernels

        if uid in self._loaded or not compiling():
            return
        before = signal.signal(signal.SIGTERM, lambda *_: self._note_end())
        compile_apart(uid, ended=lambda: self._ended)
        signal.signal(signal.SIGTERM, before)
        if self._ended:
            os._exit(0)  # nobody waits for kernels that this process would have to compile
        load_kernels(uid)
        self._loaded.add(uid)

    def _book_move(self, task: Task, position: Position) -> Move | None:
        """Return a move of the opening book, None if it has none here."""
        from ringrealms3d.engine.book.file import Books, complain

        self._books = self._books or Books(complain)
        return self._books.move(position, task.seed)

    def _search(self, number: int, task: Task, position: Position) -> None:
        """Search in slices, report on the way, and answer with a move."""
        from ringrealms3d.core.random import seeded
        from ringrealms3d.engine.kept_search import KeptSearch
        from ringrealms3d.engine.levels import choose
        from ringrealms3d.engine.thinking import think

        if self._kept is None:
            self._kept = KeptSearch()
        search = self._kept.search(task, position)
        self._say(_reply(number, "ready"))
        analysis = think(
            search,
            task.limits,
            interrupted=lambda: not self._requests.empty(),
            report=lambda found: self._say(_reply(number, "thinking", analysis=found)),
        )
        move = choose(analysis, task.softness, seeded(task.seed))
        self._say(_reply(number, "done", move=move, analysis=analysis))

    def _say(self, reply: Reply) -> None:
        from ringrealms3d.engine.messages import encode_reply

        try:
            print(encode_reply(reply), file=self._answers, flush=True)
        except OSError:
            sys.exit()  # the owner is gone


def _reply(number: int, state: str, **parts: Any) -> Reply:
    from ringrealms3d.engine.messages import Reply

    return Reply(number, state, **parts)


def main(places: Sequence[str]) -> None:
    """Serve standard input until it ends; the places are those of games from outside."""
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
