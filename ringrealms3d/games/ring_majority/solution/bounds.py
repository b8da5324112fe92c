"""Bounds on the result for every ply and board, and the file that they are kept in.

The file is a NumPy archive (``.npz``) compressed as a whole with xz.
"""

from __future__ import annotations

import lzma
import zipfile
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.data import data_folder
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import read_packed, written_whole

VERSION = 1
_MOST_BYTES = 100_000_000


@dataclass(frozen=True, slots=True, eq=False)
class Bounds:
    """Between what margins best play of both sides ends, whatever boards stood before.

    Attributes:
        keys: int64 (classes,), the classes of boards in order.
        cycles: int8 (2, classes), for each seat to move after how many plies at least a board of
            the class can stand again.
        starts: int64 (plies,), where each ply begins in the two following; at each ply all classes
            follow that have no more stones than moves were made.
        lower: int8 (entries,), what seat 0 surely gets.
        upper: int8 (entries,), what seat 0 surely does not exceed.
    """

    keys: NDArray[np.int64]
    cycles: NDArray[np.int8]
    starts: NDArray[np.int64]
    lower: NDArray[np.int8]
    upper: NDArray[np.int8]


def solution_path(uid: str) -> Path:
    """Return where the bounds of a variant such as "ring-majority/tet" are, if it is solved."""
    return data_folder("resources") / "solutions" / f"{uid.rpartition('/')[2]}.xz"


def save_bounds(bounds: Bounds, path: Path) -> None:
    """Write bounds to a file, whole or not at all."""
    archive = BytesIO()
    np.savez(
        archive,
        version=np.array(VERSION),
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
        UserError: it cannot be read, is no such file, or one of another version.
    """
    content = BytesIO(read_packed(path, _MOST_BYTES))
    try:
        with np.load(content, allow_pickle=False) as parts:
            version, keys, cycles = parts["version"], parts["keys"], parts["cycles"]
            starts, lower, room = parts["starts"], parts["lower"], parts["room"]
    except (OSError, zipfile.BadZipFile, EOFError, KeyError, ValueError) as error:
        raise UserError(f"'{path}' is no file of bounds: {error}") from error
    if version != VERSION:
        raise UserError(f"'{path}' is of version {version}, not {VERSION}")
    return Bounds(keys.astype(np.int64), cycles, starts, lower, lower + room)
