"""The file to which a game is saved."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Self


@dataclass(frozen=True, slots=True)
class OwnFile:
    """The file of a game that was opened or saved.

    Attributes:
        path: the file.
        stamp: the file as it was then, to tell whether others have changed it since.
    """

    path: Path
    stamp: object

    @classmethod
    def of(cls, path: Path) -> Self:
        """Return a file as it is now."""
        return cls(path, _stamp_of(path))

    @property
    def was_changed(self) -> bool:
        """Whether others have changed it."""
        return self.stamp != _stamp_of(self.path)


def _stamp_of(path: Path) -> object:
    """Return what tells a file from what others make of it; None if it is not there."""
    try:
        told = path.stat()
    except OSError:
        return None
    return told.st_ino, told.st_size, told.st_mtime_ns
