"""Files that keep games under way: each has one keeper at a time, and none is ever overwritten."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Self

from filelock import FileLock, Timeout

_ASIDE, _KEPT = "-unreadable", ".kept"


class KeptFileLock:
    """A lock beside a file, this process's until it is unlocked or the process ends."""

    def __init__(self, path: Path) -> None:
        """Name the file that is kept."""
        self.path = Path(f"{path}.lock")
        self._lock = FileLock(self.path)

    def try_lock(self) -> bool:
        """Return whether nobody else keeps the file; where no lock can be made nobody does."""
        try:
            self._lock.acquire(timeout=0)
        except Timeout:
            return False
        except (OSError, NotImplementedError):
            return True
        return True

    def unlock(self) -> None:
        """Leave the file to others."""
        self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.unlock()


def claim_game(folder: Path, stem: str, suffix: str) -> tuple[Path, KeptFileLock]:
    """Return a file that nobody else keeps, and its lock; one with a game comes first."""
    return next(_claimed(kept_games(folder, stem, suffix), folder, stem, suffix))


def claim_free(folder: Path, stem: str, suffix: str) -> tuple[Path, KeptFileLock]:
    """Return a place for a new game that nobody else keeps and no file is in, and its lock."""
    for path, lock in _claimed([], folder, stem, suffix):
        if not path.exists():
            return path, lock
        lock.unlock()
    raise AssertionError("there is always another number")


def claim_latest(folder: Path, stem: str, suffix: str) -> tuple[Path, KeptFileLock] | None:
    """Return the game kept last among those that nobody else keeps, and its lock."""
    for path in sorted(kept_games(folder, stem, suffix), key=_changed, reverse=True):
        lock = KeptFileLock(path)
        if lock.try_lock():
            return path, lock
    return None


def kept_games(folder: Path, stem: str, suffix: str) -> list[Path]:
    """Return the files that hold a game, by name."""
    return sorted(folder.glob(f"{stem}*{suffix}"))


def put_aside(path: Path) -> Path:
    """Rename a file that cannot be read, so that it is kept, and return its new name.

    Raises:
        OSError: it cannot be renamed.
    """
    names = (f"{path.stem}{_ASIDE}{n or ''}{_KEPT}" for n in itertools.count())
    aside = next(place for place in map(path.with_name, names) if not place.exists())
    path.replace(aside)
    return aside


def kept_aside(path: Path) -> list[Path]:
    """Return the files that were put aside in the place of one."""
    start = f"{path.stem}{_ASIDE}"
    return [each for each in path.parent.glob(f"*{_KEPT}") if each.name.startswith(start)]


def _claimed(
    first: list[Path], folder: Path, stem: str, suffix: str
) -> Iterator[tuple[Path, KeptFileLock]]:
    """Yield files that could be locked, those given first, then by their numbers."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    numbered = (folder / f"{stem}-{number}{suffix}" for number in itertools.count(2))
    for path in itertools.chain(first, [folder / f"{stem}{suffix}"], numbered):
        lock = KeptFileLock(path)
        if lock.try_lock():
            yield path, lock


def _changed(path: Path) -> float:
    """Return when a file was changed last, long ago for one that has gone."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
