"""The fonts of the program and of the system: in which of their files a letter is."""

from __future__ import annotations

import os
import re
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import islice
from pathlib import Path
from typing import BinaryIO

import numpy as np
from numpy.typing import NDArray

Ranges = tuple[NDArray[np.int64], NDArray[np.int64]]
"""The first and the last codes of ranges of letters, in order."""

_KINDS = frozenset({".ttf", ".otf", ".ttc"})
_MANY_LETTERS = re.compile(
    r"^(DejaVuSans|NotoSans-Regular|NotoSansCJK-Regular|NotoSansSymbols2?-Regular|arial"
    r"|Arial Unicode|msyh|YuGothM|malgun|seguisym|Hiragino Sans GB|wqy-zenhei)$",
    re.IGNORECASE,
)
_MOST = 1000
"""How many files are looked at: more of them would hold up a picture."""

_NONE: Ranges = (np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.int64))
_LOOKED_AT = 200  # letters of a text
_LARGEST = 4_000_000  # bytes of a table of letters


def files_with(letter: str) -> Iterator[Path]:
    """Yield the files of fonts that have a letter: the own one, then those with many letters."""
    return (path for path in _files() if _has(path, letter))


def best_file(text: str) -> Path:
    """Return the file of the font that has the most letters of a text."""
    letters = set(text[:_LOOKED_AT]) - {" "}
    firsts = (next(files_with(letter), own_font()) for letter in sorted(letters))
    files = dict.fromkeys([own_font(), *firsts])
    return max(files, key=lambda path: sum(_has(path, letter) for letter in letters))


def own_font() -> Path:
    """Return the font that is there on every system, with Latin, Greek and Cyrillic letters."""
    from matplotlib import get_data_path

    return Path(get_data_path(), "fonts", "ttf", "DejaVuSans.ttf")


def _has(path: Path, letter: str) -> bool:
    starts, ends = _codes(path)
    place = int(np.searchsorted(starts, ord(letter), side="right")) - 1
    return place >= 0 and ord(letter) <= int(ends[place])


def _files() -> Iterator[Path]:
    """Yield the files of fonts; those of the system are only looked for where they are needed."""
    yield own_font()
    yield from _of_system()


@cache
def _of_system() -> tuple[Path, ...]:
    files = sorted(islice(_found(), 20 * _MOST), key=lambda path: (_rank(path), path.name))
    return tuple(files[:_MOST])


@cache
def _codes(path: Path) -> Ranges:
    """Return the codes of the letters in a file, none if it is no font."""
    with suppress(OSError, ValueError, struct.error), path.open("rb") as stream:
        return _ranges(stream)
    return _NONE


def _ranges(stream: BinaryIO) -> Ranges:
    """Return the ranges of codes in a file of the OpenType format, of its first font.

    Raises:
        ValueError: it has no such ranges, or ends too early.
        struct.error: it ends too early.
    """
    start = 0
    if stream.read(4) == b"ttcf":
        (start,) = struct.unpack(">8xL", stream.read(12))
    stream.seek(start + 4)
    (count,) = struct.unpack(">H6x", stream.read(8))
    tables = (struct.unpack(">4s4xLL", stream.read(16)) for _ in range(count))
    offset, length = next((table[1:] for table in tables if table[0] == b"cmap"), (0, 0))
    stream.seek(offset)
    table = stream.read(min(length, _LARGEST))
    (count,) = struct.unpack_from(">2xH", table)
    places = [struct.unpack_from(">4xL", table, 4 + 8 * number)[0] for number in range(count)]
    kinds = {struct.unpack_from(">H", table, place)[0]: place for place in places}
    if 12 in kinds:
        (count,) = struct.unpack_from(">12xL", table, kinds[12])
        groups = np.frombuffer(table, ">u4", 3 * count, kinds[12] + 16).reshape(-1, 3)
        return groups[:, 0].astype(np.int64), groups[:, 1].astype(np.int64)
    (twice,) = struct.unpack_from(">6xH", table, kinds.get(4, len(table)))
    ends = np.frombuffer(table, ">u2", twice // 2, kinds[4] + 14)
    starts = np.frombuffer(table, ">u2", twice // 2, kinds[4] + 16 + twice)
    return starts.astype(np.int64), ends.astype(np.int64)


def _rank(path: Path) -> int:
    return 0 if _MANY_LETTERS.match(path.stem) else 1 + (not path.stem.endswith("Regular"))


def _found() -> Iterator[Path]:
    for folder in _folders():
        for place, _, names in os.walk(folder):
            yield from (Path(place, name) for name in names if Path(name).suffix.lower() in _KINDS)


def _folders() -> list[Path]:
    """Return where the system and its user keep fonts."""
    home, known = Path(os.path.expanduser("~")), os.environ.get  # noqa: PTH111 - never fails
    if sys.platform == "win32":
        own = Path(known("LOCALAPPDATA", home), "Microsoft", "Windows", "Fonts")
        return [Path(known("WINDIR", r"C:\Windows"), "Fonts"), own]
    if sys.platform == "darwin":
        return [Path("/System/Library/Fonts"), Path("/Library/Fonts"), home / "Library" / "Fonts"]
    shared = known("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    own = Path(known("XDG_DATA_HOME") or home / ".local" / "share")
    return [*(Path(folder, "fonts") for folder in shared.split(":") if folder), own / "fonts"]
