"""Symbol names of kernels in machine code, which must be the same in every process.

numba names machine code after the types that a kernel was compiled for, but names a record after a
running number in the process. Code from several processes in one cache folder would use the same
name for different records, and a process that loads both would run the wrong one. Here a record is
named after its contents.
"""

from __future__ import annotations

import hashlib

from numba.core.types import Record

_BYTES = 12


def name_records() -> None:
    """Let numba name records in this process after their fields."""
    Record.mangling_args = property(_mangling_args)  # type: ignore[method-assign,assignment]


def _mangling_args(record: Record) -> tuple[str, tuple[int]]:
    digest = hashlib.sha256(record.name.encode()).digest()
    return "Record", (int.from_bytes(digest[:_BYTES], "big"),)
