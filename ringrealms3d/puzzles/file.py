"""Puzzles as files: lines of JSON, the first one about the file.

::

    {"ringrealms3d": "puzzles 1"}
    {"id": "loop-mini-1f0c93ab", "variant": "loop/mini", "fen": "...", "goal": "win in n", ...}
"""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

import msgspec

from ringrealms3d.core.data import data_folder
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import read_file, written_whole
from ringrealms3d.puzzles.puzzle import Puzzle

_FORMAT = "puzzles 1"
_FIRST = b'{"ringrealms3d":"' + _FORMAT.encode() + b'"}\n'
_MOST_BYTES = 30_000_000


class _First(msgspec.Struct):
    ringrealms3d: str


_first_line = msgspec.json.Decoder(_First)
_puzzle_line = msgspec.json.Decoder(Puzzle)
_encoder = msgspec.json.Encoder()


def shipped_path() -> Path:
    """Return the file of the included puzzles.

    Raises:
        FileNotFoundError: the program's folder of resources is missing.
    """
    return data_folder("resources") / "puzzles.jsonl"


def shipped_puzzles() -> tuple[Puzzle, ...]:
    """Return the included puzzles.

    Raises:
        UserError: the file cannot be read.
    """
    return read_puzzles(shipped_path())


def read_puzzles(path: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file; their positions are read on demand.

    Raises:
        UserError: the file cannot be read, or has other content; the message names the line.
    """
    lines = BytesIO(read_file(path, _MOST_BYTES))  # not a list, which may be many times as large
    _check_first(path, lines.readline())
    puzzles: dict[str, Puzzle] = {}
    for number, line in enumerate(lines, start=2):
        puzzle = _read_puzzle(path, number, line)
        if puzzle.id in puzzles:
            raise UserError(
                "{path}, line {number}: puzzle {id} appears twice",
                path=path,
                number=number,
                id=puzzle.id,
            )
        puzzles[puzzle.id] = puzzle
    return tuple(puzzles.values())


def write_puzzles(puzzles: Iterable[Puzzle], path: Path) -> None:
    """Write puzzles to a file, atomically.

    Raises:
        UserError: the file cannot be written.
    """
    with written_whole(path) as stream:
        stream.write(_FIRST)
        for puzzle in puzzles:
            stream.write(_encoder.encode(puzzle) + b"\n")


def _check_first(path: Path, line: bytes) -> None:
    try:
        form = _first_line.decode(line).ringrealms3d
    except (ValueError, RecursionError):
        raise UserError(
            "{path}, line 1: not the beginning of a file of puzzles", path=path
        ) from None
    if form != _FORMAT:
        raise UserError(
            "{path}, line 1: the format is {form}, not {format}",
            path=path,
            form=form[:40],
            format=_FORMAT,
        )


def _read_puzzle(path: Path, number: int, line: bytes) -> Puzzle:
    try:
        return _puzzle_line.decode(line)
    except (ValueError, RecursionError) as error:
        raise UserError(
            "{path}, line {number}: not a puzzle: {error}", path=path, number=number, error=error
        ) from None
