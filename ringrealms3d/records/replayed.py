"""Games that were read and replayed elsewhere, so that no move needs to be played again.

To replay ten thousand moves takes seconds in plain Python, and compiled kernels belong to other
processes than the window's. Such a process reads the file, checks every move, and hands over the
game with what playing it told::

    python -m ringrealms3d.records.replayed FILE
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.kernel import compile_kernels
from ringrealms3d.core.move import Move
from ringrealms3d.records.game_files import read_game
from ringrealms3d.records.json_file import Document, Node, add_nodes, document_of, set_heading
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord

_Count = Annotated[int, Meta(ge=0)]


class _Played(msgspec.Struct, array_like=True):
    """What playing a move told."""

    code: int
    seat: Annotated[int, Meta(ge=0, le=1)]
    taken: _Count


class _Replayed(msgspec.Struct):
    """A game with what playing it told, or why there is none."""

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
        UserError: it could not be read; the message names its file and the place.
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


def read_apart(path: Path) -> GameRecord:
    """Return the game in a file, read and replayed by another process.

    Raises:
        UserError: it cannot be read or holds no game; the message names the file and the place.
    """
    command = [sys.executable, "-m", __name__, str(path)]
    try:
        answer = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise UserError(f"{path} could not be read: {error}") from error
    return from_replayed(answer)


def main(path: str) -> None:
    """Write the game in a file to standard output, or why there is none."""
    compile_kernels()
    try:
        answer = replayed(read_game(path))
    except UserError as error:
        answer = msgspec.json.encode(_Replayed(error=str(error)))
    sys.stdout.buffer.write(answer)


if __name__ == "__main__":
    main(sys.argv[1])
