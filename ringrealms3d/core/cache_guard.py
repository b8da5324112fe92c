"""A folder of machine code that several processes share, and that can be damaged or full.

numba trusts its cache: a truncated index raises at every later start, and on a full disk even
compiling fails. Here an unreadable index is set aside, so that its kernel is compiled again, and
code that cannot be written is used without being saved.

To add to the index of a kernel's machine code, numba reads it and writes a new one. If two
processes do so at once, one loses its entry; worse, both may give their code the same file name,
and one finds the other's code under its own types. So they take turns.

numba names machine code after the types that a kernel was compiled for, but names a record after a
running number in the process. So code from several processes would use the same name for different
records, and a process that loads both would run the wrong one. Here a record is named after its
contents.
"""

from __future__ import annotations

import contextlib
import hashlib
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout
from numba.core.caching import Cache
from numba.core.types import Record

from ringrealms3d.core.log_file import log

ASIDE = ".unreadable"
_LOCK_FILE = "compiling.lock"
_PATIENCE_S = 60.0
_NAME_BYTES = 12


def guard_cache() -> None:
    """Let numba continue in this process, whatever is wrong with its cache."""
    Cache.load_overload = _guarded(Cache.load_overload)
    Cache.save_overload = _guarded(Cache.save_overload)


def is_readable(index: Path) -> bool:
    """Whether a numba index in this program's own folder only names files beside it."""
    try:
        with index.open("rb") as stream:
            pickle.load(stream)
            _, files = pickle.load(stream)
        return all(name == Path(name).name for name in files.values())
    except Exception:  # a damaged pickle raises anything
        return False


def _guarded(step: Callable[..., Any]) -> Callable[..., Any]:
    def run(cache: Any, *arguments: Any) -> Any:
        for index in (Path(cache._cache_file._index_path), None):
            try:
                return step(cache, *arguments)
            except Exception as error:
                log.warning("machine code of %s is not cached: %r", cache._name, error)
            if index is None or not index.exists() or is_readable(index):
                break
            with contextlib.suppress(OSError):
                index.replace(index.with_suffix(ASIDE))
        return None

    return run


def take_turns(folder: Path) -> None:
    """Let only one process at a time add machine code to a folder."""
    lock = FileLock(folder / _LOCK_FILE, timeout=_PATIENCE_S)
    Cache.save_overload = _in_turn(lock, Cache.save_overload)


def _in_turn(lock: FileLock, save: Callable[..., Any]) -> Callable[..., Any]:
    def run(*arguments: Any) -> Any:
        with contextlib.ExitStack() as turn:
            # code that may have to be compiled again is better than no game
            with contextlib.suppress(Timeout, OSError, NotImplementedError):
                turn.enter_context(lock)
            return save(*arguments)

    return run


def name_records() -> None:
    """Let numba name records in this process after their fields, not after a running number."""
    Record.mangling_args = property(_mangling_args)  # type: ignore[method-assign,assignment]


def _mangling_args(record: Record) -> tuple[str, tuple[int]]:
    digest = hashlib.sha256(record.name.encode()).digest()
    return "Record", (int.from_bytes(digest[:_NAME_BYTES], "big"),)
