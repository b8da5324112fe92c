"""Games that another process read and replayed, so that no move needs to be played again.

Replaying ten thousand moves takes seconds in plain Python, and the window's process has no compiled
kernels. Another process reads the file, checks every move, and hands over the game with the results
of playing it::

    python -m ringrealms3d.records.replayed

It waits for the file's name on its standard input, so it can start while the user still chooses a
file. If it is given a variant, it prepares to play that one.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.kernel import compile_kernels
from ringrealms3d.core.move import Move
from ringrealms3d.core.verbs import expect_games
from ringrealms3d.games import all_games, start
from ringrealms3d.records.game_files import read_game
from ringrealms3d.records.json_file import Document, Node, add_nodes, document_of, set_heading
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord

_Count = Annotated[int, Meta(ge=0)]


class _Played(msgspec.Struct, array_like=True):
    """The results of playing a move."""

    code: int
    seat: Annotated[int, Meta(ge=0, le=1)]
    taken: _Count


class _Replayed(msgspec.Struct):
    """A game with the results of playing it, or the reason why there is none."""

    document: Document | None = None
    played: list[_Played] = []
    error: str = ""


def replayed(record: GameRecord) -> bytes:
    """Return a game for :func:`from_replayed`."""
    moves = [
        _Played(node.move.code, node.seat, node.taken)
        for node in record.nodes()
        if node.move is not None
    ]
    return msgspec.json.encode(_Replayed(document_of(record), moves))


def from_replayed(data: bytes) -> GameRecord:
    """Return a game of which another process played every move.

    Raises:
        UserError: it could not be read; the message names the file and the place.
    """
    found = msgspec.json.decode(data, type=_Replayed)
    document = found.document
    if document is None:
        raise UserError(found.error)
    if len(found.played) != len(document.nodes) - 1:
        raise ValueError(f"{len(document.nodes)} nodes, but {len(found.played)} moves")
    record = GameRecord(document.variant, document.seed, document.fen)

    def add(number: int, parent: GameNode, described: Node) -> GameNode:
        told = found.played[number - 1]
        move, ply = Move(told.code), parent.ply + 1
        node = GameNode(parent, move, described.move, told.seat, ply, told.taken)
        parent.adopt(node)
        return node

    add_nodes(record, document.nodes, add)
    set_heading(record, document)
    return record


class Reader:
    """Another process that reads one file.

    It starts at once and gets the file's name later. It ends with its input, so none is left
    behind.
    """

    def __init__(self, *likely: str) -> None:
        """Start the process.

        Args:
            likely: variants, such as that of the current game. Loading their kernels also loads
                what others need, which takes longest.
        """
        command = [sys.executable, "-m", __name__, *likely]
        self._process: subprocess.Popen[bytes] | None = None
        self._fault = ""
        try:
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            self._fault = str(error)

    def read(self, path: Path) -> GameRecord:
        """Return the game in a file; after that the process is gone.

        Raises:
            UserError: it cannot be read or contains no game; the message names the file and the
                place.
        """
        if self._process is None:
            raise UserError("{path} could not be read: {fault}", path=path, fault=self._fault)
        answer, _ = self._process.communicate(os.fsencode(path))
        if self._process.returncode:
            code = self._process.returncode
            raise UserError(
                "{path} could not be read: its process ended with {code}", path=path, code=code
            )
        return from_replayed(answer)

    def close(self) -> None:
        """End the process without a file."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()


def main() -> None:
    """Write the game in the named file, or the error, to standard output."""
    gc.disable()  # a process for one file leaves little garbage, and looking for it takes long
    compile_kernels()
    all_games()
    expect_games()
    for uid in sys.argv[1:]:
        _get_ready(uid)
    path = sys.stdin.buffer.read()
    if path:
        sys.stdout.buffer.write(_answer(os.fsdecode(path)))
        sys.stdout.flush()
        os._exit(0)  # the window waits, and to take a large game apart takes a sixth of a second


def _get_ready(uid: str) -> None:
    position = start(uid)
    for move in position.legal_moves[:1]:
        position.play(move)


def _answer(path: str) -> bytes:
    try:
        return replayed(read_game(path))
    except UserError as error:
        return msgspec.json.encode(_Replayed(error=str(error)))


if __name__ == "__main__":
    main()
