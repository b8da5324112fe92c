"""Games that commands read: from files, from standard input, or from pipes."""

from __future__ import annotations

import argparse
import sys
from io import BytesIO
from pathlib import Path
from typing import IO, TYPE_CHECKING

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import person_path

if TYPE_CHECKING:
    from ringrealms3d.records.record import GameRecord

_MOST_OF_A_PIPE = 200_000_000  # bytes, more than is read

STANDARD = "-"
"""What standard input and output are called in place of a file."""


def named_file(options: argparse.Namespace) -> Path | None:
    """Return the game file named instead of a variant, if any."""
    from ringrealms3d.records.game_files import FORMATS, MATCH_SUFFIX

    name = options.variant or ""
    is_file = Path(name).suffix.lower() in (*FORMATS, MATCH_SUFFIX)  # whatever lies at its name
    return _place(name) if is_file or is_stream(name) else None


def is_stream(name: str) -> bool:
    """Whether a name stands for standard input, or for a pipe as shells make of ``<(…)``."""
    return name == STANDARD or (name.startswith("/") and _is_pipe(Path(name)))


def load_game(name: str) -> GameRecord:
    """Return the game in a file, a pipe or standard input.

    Files without the extension of a format are read as text.

    Raises:
        UserError: it cannot be read or is not a game; the message names the file and the line.
    """
    from ringrealms3d.records.game_files import FORMATS, check_one_game

    if is_stream(name):
        return load_stream(name)
    path = person_path(name)
    check_one_game(path)
    return FORMATS.get(path.suffix.lower(), FORMATS[".txt"]).load(path, name)


def load_stream(name: str) -> GameRecord:
    """Return the game in a pipe or in standard input.

    Raises:
        UserError: it cannot be read or is not a game; the message names the place.
    """
    from ringrealms3d.records.game_files import read_stream

    stream, called = opened_stream(name)
    return read_stream(stream, called)


def opened_stream(name: str) -> tuple[IO[str] | IO[bytes], str]:
    """Return standard input or what a pipe says, and what errors call it.

    Raises:
        UserError: standard input is closed.
    """
    if name != STANDARD:
        with Path(name).open("rb") as pipe:
            return BytesIO(pipe.read(_MOST_OF_A_PIPE)), name
    if sys.stdin is None:
        raise UserError("standard input is closed")
    return sys.stdin, "standard input"


def _is_pipe(path: Path) -> bool:
    try:
        return path.is_fifo()
    except (OSError, ValueError):
        return False


def _place(name: str) -> Path:
    return Path(name) if is_stream(name) else person_path(name)
