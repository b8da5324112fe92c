"""Machine code for different records, compiled by different processes, has different names."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.subprocesses import python_output

KERNEL = """
from ringrealms3d.core.kernel import entry_kernel

@entry_kernel
def last(record):
    return record.last
"""

NAMES = """
import sys
from pathlib import Path
from ringrealms3d.core.kernel import compile_kernels
compile_kernels(folder=Path(sys.argv[1]))
import numpy as np
sys.path.insert(0, sys.argv[1])
from ending import last
record = np.zeros((), [("first", np.int64, (int(sys.argv[2]),)), ("last", np.int64)])
assert last(record[()]) == 0
(compiled,) = last.overloads.values()
print(compiled.fndesc.mangled_name)
"""


@pytest.mark.nightly
def test_a_name_tells_the_record(tmp_path: Path) -> None:
    def name(place: str, size: str) -> str:
        folder = tmp_path / place  # so that each process compiles
        folder.mkdir()
        (folder / "ending.py").write_text(KERNEL)
        return python_output("-c", NAMES, str(folder), size).strip()

    small = name("small", "1")
    assert name("again", "1") == small
    assert name("large", "100") != small
