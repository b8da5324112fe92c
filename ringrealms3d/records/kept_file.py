"""Files for unfinished games: each has one owner at a time, and none is ever overwritten."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Self

from filelock import FileLock, Timeout

_NUMBER = re.compile(r"-\d+$")
_ASIDE, _KEPT = "-unreadable", ".kept"


class KeptFileLock:
    """A lock beside a file, held by this process until it unlocks it or ends."""

    def __init__(self, path: Path) -> None:
        """Name the file that is kept."""
        self.path = Path(f"{path}.lock")
        self._lock = FileLock(self.path)

    def try_lock(self) -> bool:
        """Return whether the file is free; also where no lock can be made."""
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


def claim_game(
    folder: Path, stem: str, suffix: str, waits: Callable[[Path], bool] = lambda _: False
) -> tuple[Path, KeptFileLock]:
    """Return a free file and its lock, preferably one with a game.

    Args:
        waits: whether a file is left where it is, such as one whose game is not installed now.
    """
    for path, lock in _claimed(kept_games(folder, stem, suffix), folder, stem, suffix):
        if not waits(path):
            return path, lock
        lock.unlock()
    raise AssertionError("there is always another number")


def claim_free(
    folder: Path, stem: str, suffix: str, after: Path | None = None
) -> tuple[Path, KeptFileLock]:
    """Return a free path for a new game where no file exists, and its lock.

    Args:
        after: a path that is found before this one when a game is claimed again.
    """
    for path, lock in _claimed([], folder, stem, suffix):
        if (after is None or _order(path) > _order(after)) and not path.exists():
            return path, lock
        lock.unlock()
    raise AssertionError("there is always another number")


def claim_latest(folder: Path, stem: str, suffix: str) -> tuple[Path, KeptFileLock] | None:
    """Return the most recent game among those that are free, and its lock."""
    for path in sorted(kept_games(folder, stem, suffix), key=_changed, reverse=True):
        lock = KeptFileLock(path)
        if lock.try_lock():
            return path, lock
    return None


def kept_games(folder: Path, stem: str, suffix: str) -> list[Path]:
    """Return the files that hold a game, in the order of their numbers, that without one first."""
    return sorted(folder.glob(f"{stem}*{suffix}"), key=_order)


def _order(path: Path) -> tuple[int, str]:
    return len(path.name), path.name


def unnumbered(path: Path) -> str:
    """Return how the names of a file and of those beside it begin, without its number."""
    return _NUMBER.sub("", path.stem)


def put_aside(path: Path) -> Path:
    """Set an unreadable file aside under a new name, and return that name.

    Raises:
        OSError: it cannot be renamed.
    """
    names = (f"{path.stem}{_ASIDE}{n or ''}{_KEPT}" for n in itertools.count())
    aside = next(place for place in map(path.with_name, names) if not place.exists())
    path.replace(aside)
    return aside


def kept_aside(path: Path) -> list[Path]:
    """Return the files that were set aside for a file."""
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
    """Return when a file was last changed, or a time long ago if it is missing."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
