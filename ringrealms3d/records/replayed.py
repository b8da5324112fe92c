"""Games that another process read and replayed, so that no move needs to be played again.

Replaying ten thousand moves takes seconds in plain Python, and the window's process has no compiled
kernels. Another process reads the file, checks every move, and hands over the game with the results
of playing it::

    python -m ringrealms3d.records.replayed

It waits on its standard input for what to read, so it can be started before that is known, and
spares a person the time that it takes to start. It is told where games from outside are, and may be
told variants, which it gets ready to play.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from ringrealms3d.core.children import NO_CONSOLE, child_environment, module_command
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.kernel import compile_kernels
from ringrealms3d.core.move import Move
from ringrealms3d.core.verbs import expect_games
from ringrealms3d.games import all_games, register, registered_places, start
from ringrealms3d.games.other_boards import known_boards, learn_boards
from ringrealms3d.records.chapters import read_chapter
from ringrealms3d.records.game_files import read_game
from ringrealms3d.records.game_text import game_in_text
from ringrealms3d.records.json_file import (
    Document,
    Node,
    add_nodes,
    begun,
    document_of,
    read_json_game,
    set_heading,
)
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord

_SMALL = 10_000
"""Bytes of a file that is read here: a larger one takes another process less time."""

_Count = Annotated[int, Meta(ge=0)]


class _Played(msgspec.Struct, array_like=True):
    """The results of playing a move."""

    code: int
    seat: Annotated[int, Meta(ge=0, le=1)]
    taken: _Count
    lost: _Count


class _Replayed(msgspec.Struct):
    """A game with the results of playing it, or the reason why there is none."""

    document: Document | None = None
    played: list[_Played] = []
    error: str = ""


def replayed(record: GameRecord) -> bytes:
    """Return a game for :func:`from_replayed`."""
    moves = [
        _Played(node.move.code, node.seat, node.taken, node.lost)
        for node in record.nodes()
        if node.move is not None
    ]
    return _encoded(_Replayed(document_of(record), moves))


def _encoded(found: _Replayed) -> bytes:
    """Return JSON in ASCII, because names of files may be no UTF-8."""
    return json.dumps(msgspec.to_builtins(found)).encode("ascii")


def from_replayed(data: bytes) -> GameRecord:
    """Return a game of which another process played every move.

    Raises:
        UserError: it could not be read; the message names the file and the place.
    """
    found = msgspec.convert(json.loads(data), _Replayed)
    document = found.document
    if document is None:
        raise UserError(found.error)
    if len(found.played) != len(document.nodes) - 1:
        raise ValueError(f"{len(document.nodes)} nodes, but {len(found.played)} moves")
    record = begun(document)

    def add(number: int, parent: GameNode, described: Node) -> GameNode:
        entry = found.played[number - 1]
        move, ply = Move(entry.code), parent.ply + 1
        taken, lost = entry.taken, entry.lost
        node = GameNode(parent, move, described.move, entry.seat, ply, taken, lost)
        parent.adopt(node)
        return node

    nodes = add_nodes(record, document.nodes, add)
    set_heading(record, document, nodes)
    return record


class Reader:
    """Another process that reads one game.

    It starts at once, and can be told later which one. It ends with its input, so none is left
    behind.
    """

    def __init__(self, *likely: str) -> None:
        """Start the process.

        Args:
            likely: variants, such as that of the current game. Loading their kernels also loads
                what others need, which takes longest.
        """
        command = module_command(__name__, ",".join(registered_places()), *likely)
        self._process: subprocess.Popen[bytes] | None = None
        self._fault = ""
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL if sys.stderr is None else None,
                env=child_environment(),
                creationflags=NO_CONSOLE,
            )
        except OSError as error:
            self._fault = str(error)

    def begin(self, read: Callable[[], GameRecord], name: str) -> Callable[[], GameRecord]:
        """Let the process call a function; return what waits for the game, as :meth:`read` does."""
        if self._process is not None:
            assert self._process.stdin is not None
            with contextlib.suppress(OSError), self._process.stdin as asked:
                pickle.dump((known_boards(), read), asked)
            self._process.stdin = None
        return partial(self._finished, name)

    def read(self, read: Callable[[], GameRecord], name: str) -> GameRecord:
        """Return the game that a function reads; after that the process is gone.

        Args:
            read: a function of a module, perhaps with arguments (:func:`functools.partial`).
            name: what it reads from, in errors.

        Raises:
            UserError: there is no game to be read; the message says where and why.
        """
        return self.begin(read, name)()

    def _finished(self, name: str) -> GameRecord:
        if self._process is None:
            raise UserError("{path} could not be read: {fault}", path=name, fault=self._fault)
        answer, _ = self._process.communicate()
        if self._process.returncode:
            code = self._process.returncode
            raise UserError(
                "{path} could not be read: its process ended with {code}", path=name, code=code
            )
        return from_replayed(answer)

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.poll() is None

    def close(self) -> None:
        """End the process without a game."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()


class Readiness:
    """Reads games, large ones in another process, which may have been started before.

    Threads may share it.
    """

    def __init__(self) -> None:
        """Start nothing yet."""
        self._waiting: Reader | None = None
        self._lock = threading.Lock()

    def get_ready(self, *likely: str) -> None:
        """Let a process wait for the next large game, if none does.

        Args:
            likely: variants, as :class:`Reader` takes them.
        """
        with self._lock:
            self._waiting = self._waiting or Reader(*likely)

    def read(self, path: Path) -> GameRecord:
        """Return the game in a file.

        Raises:
            UserError: it cannot be read or holds no game; the message names the file and the place.
        """
        return self._read(partial(read_game, path), str(path), _is_large(path))

    def read_chapter(self, path: Path, number: int) -> GameRecord:
        """Return one of several games in a file, counted from 0.

        Raises:
            UserError: it cannot be read; the message names the file and the place.
        """
        return self._read(partial(read_chapter, path, number), str(path), _is_large(path))

    def read_text(self, text: str, uid: str, name: str) -> GameRecord:
        """Return the game in a text, as :func:`~ringrealms3d.records.game_text.game_in_text` does.

        Raises:
            UserError: there is none; the message says where and why.
        """
        return self._read(partial(game_in_text, text, uid, name), name, len(text) > _SMALL)

    def read_json(self, text: str, name: str) -> GameRecord:
        """Return the game in JSON, as :func:`~ringrealms3d.records.json_file.read_json_game` does.

        Raises:
            UserError: there is none; the message says where and why.
        """
        return self._read(partial(read_json_game, text, name), name, len(text) > _SMALL)

    def _read(self, read: Callable[[], GameRecord], name: str, large: bool) -> GameRecord:
        return self._ready().read(read, name) if large else read()

    def close(self) -> None:
        """End the process that waits."""
        waiting = self._taken()
        if waiting is not None:
            waiting.close()

    def _ready(self) -> Reader:
        """Return the process that waited, or another one."""
        waiting = self._taken()
        if waiting is not None and not waiting.alive:
            waiting.close()
            waiting = None
        return waiting or Reader()

    def _taken(self) -> Reader | None:
        """Return the process that waits, which waits no longer."""
        with self._lock:
            taken, self._waiting = self._waiting, None
        return taken


def begin_reading(path: Path) -> Callable[[], GameRecord]:
    """Let another process begin to read a large file; return what waits for its game.

    That raises a UserError if the file cannot be read or holds no game.
    """
    read = partial(read_game, path)
    return Reader().begin(read, str(path)) if _is_large(path) else read


def _is_large(path: Path) -> bool:
    try:
        return path.stat().st_size > _SMALL
    except OSError:
        return False  # reading it says what is wrong


def main(places: str, *likely: str) -> None:
    """Write the game that is to be read to standard output, or why there is none."""
    gc.disable()  # a process for one game leaves little garbage, and looking for it takes long
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the owner's to handle
    compile_kernels(*places.split(","))
    for place in places.split(","):
        register(place)
    all_games()
    expect_games()
    for uid in likely:
        _get_ready(uid)
    asked = sys.stdin.buffer.read()
    if asked:
        with contextlib.suppress(BrokenPipeError):  # nobody waits any more
            boards, read = pickle.loads(asked)
            learn_boards(boards)
            sys.stdout.buffer.write(_answer(read))
            sys.stdout.flush()
        os._exit(0)  # the window waits, and to take a large game apart takes a sixth of a second


def _get_ready(uid: str) -> None:
    with contextlib.suppress(UserError):  # its board may come with what is to be read
        position = start(uid)
        for move in position.legal_moves[:1]:
            position.play(move)


def _answer(read: Callable[[], GameRecord]) -> bytes:
    try:
        return replayed(read())
    except UserError as error:
        return _encoded(_Replayed(error=str(error)))


if __name__ == "__main__":
    main(*sys.argv[1:])
