"""Bounds on the result for every ply and board, and their file.

The file is a NumPy archive (``.npz``) compressed as a whole with xz.
"""

from __future__ import annotations

import lzma
import zipfile
from dataclasses import dataclass
from io import BytesIO
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.data import data_file
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import read_packed, written_whole

FOLDER = "solutions"
VERSION = 1
_MOST_BYTES = 100_000_000
_KINDS: dict[str, tuple[type[np.signedinteger[Any]], int]] = {
    "version": (np.int64, 0),
    "keys": (np.int32, 1),
    "cycles": (np.int8, 2),
    "starts": (np.int64, 1),
    "lower": (np.int8, 1),
    "room": (np.int8, 1),
}
"""The parts of a file with their types and numbers of dimensions."""


@dataclass(frozen=True, slots=True, eq=False)
class Bounds:
    """Bounds on the margin under best play, whatever boards occurred before.

    Attributes:
        keys: int64 (classes,), the classes of boards in order.
        cycles: int8 (2, classes), for each seat to move the least number of plies after which a
            board of the class can occur again.
        starts: int64 (plies,), where each ply begins in the two following; at each ply all classes
            follow that have no more stones than moves were made.
        lower: int8 (entries,), the margin that seat 0 can force.
        upper: int8 (entries,), the margin that seat 0 cannot exceed.
    """

    keys: NDArray[np.int64]
    cycles: NDArray[np.int8]
    starts: NDArray[np.int64]
    lower: NDArray[np.int8]
    upper: NDArray[np.int8]


def solution_path(uid: str) -> Path:
    """Return where the bounds of a variant such as "ring-majority/tet" are, if it is solved."""
    return data_file(FOLDER, solution_name(uid))


def solution_name(uid: str) -> str:
    """Return the name of the file with the bounds of a variant."""
    return f"{uid.rpartition('/')[2]}.xz"


def save_bounds(bounds: Bounds, path: Path) -> None:
    """Write bounds to a file, atomically."""
    archive = BytesIO()
    np.savez(
        archive,
        version=np.array(VERSION, dtype=np.int64),
        keys=bounds.keys.astype(np.int32),
        cycles=bounds.cycles,
        starts=bounds.starts,
        lower=bounds.lower,
        room=bounds.upper - bounds.lower,
    )
    with written_whole(path) as stream:
        stream.write(lzma.compress(archive.getvalue(), preset=9))


def load_bounds(path: Path) -> Bounds:
    """Return the bounds of a file.

    Raises:
        UserError: it cannot be read, is not such a file, or has another version.
    """
    content = read_packed(path, _MOST_BYTES)
    try:
        with zipfile.ZipFile(BytesIO(content)) as archive:
            _check_sizes(archive, len(content))
            parts = {name: _array(archive.read(f"{name}.npy"), name) for name in _KINDS}
    except (OSError, zipfile.BadZipFile, EOFError, LookupError, ValueError, RuntimeError) as error:
        raise UserError(
            "'{path}' is not a file of bounds: {error}", path=path, error=error
        ) from error
    if parts["version"] != VERSION:
        raise UserError(
            "'{path}' is of version {parts}, not {version}",
            path=path,
            parts=parts["version"],
            version=VERSION,
        )
    keys, cycles, starts = parts["keys"], parts["cycles"], parts["starts"]
    lower, room = parts["lower"], parts["room"]
    fitting = cycles.shape == (2, len(keys)) and len(lower) == len(room)
    if not fitting or not ((starts >= 0) & (starts <= len(lower))).all():
        raise UserError(
            "'{path}' is not a file of bounds: its parts do not fit together", path=path
        )
    return Bounds(keys.astype(np.int64), cycles, starts, lower, lower + room)


def _check_sizes(archive: zipfile.ZipFile, most: int) -> None:
    """See that no part is compressed once more, and that together they are no larger than this."""
    parts = archive.infolist()
    stored = all(part.compress_type == zipfile.ZIP_STORED for part in parts)
    if not stored or sum(part.file_size for part in parts) > most:
        raise UserError("its parts are larger than they look")


def _array(content: bytes, name: str) -> NDArray[Any]:
    """Return one of the arrays, as its head describes it, if that is what it has to be."""
    kind, dimensions = _KINDS[name]
    stream = BytesIO(content)
    if np.lib.format.read_magic(stream) != (1, 0):
        raise UserError("the head of its {name} is of another version", name=name)
    shape, backwards, dtype = np.lib.format.read_array_header_1_0(stream)
    body = content[stream.tell() :]
    fits = dtype == kind and len(shape) == dimensions and min(shape, default=0) >= 0
    if not fits or backwards or len(body) != dtype.itemsize * prod(shape):
        raise UserError("its {name} are something else", name=name)
    return np.frombuffer(body, dtype).reshape(shape)
