"""Names of kernels in machine code, which have to be the same in every process.

numba names machine code after the types that a kernel was compiled for, and a record after a number
that counts the types of the process. Code that several processes put into one cache folder would
have the same name for different records, and a process that loads both would run one in place
of the other. Here a record is named after what it holds.
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
