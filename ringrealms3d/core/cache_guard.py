"""A folder of machine code that cannot be read or written costs time and nothing else.

numba trusts its cache: an index that was cut off raises at every later start, and a full disk makes
compiling itself fail. Here an index that cannot be read is put aside, so that its kernel is
compiled once more, and code that cannot be written is used without being kept.
"""

from __future__ import annotations

import contextlib
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba.core.caching import Cache

from ringrealms3d.core.log_file import log

ASIDE = ".unreadable"


def guard_cache() -> None:
    """Let numba go on in this process whatever is wrong with what it keeps."""
    Cache.load_overload = _guarded(Cache.load_overload)
    Cache.save_overload = _guarded(Cache.save_overload)


def is_readable(index: Path) -> bool:
    """Whether an index of numba's, in this program's own folder, names files beside it."""
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
