"""A damaged or full cache of machine code costs time alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ringrealms3d.core.cache_guard import ASIDE, is_readable
from tests.subprocesses import run_python

KERNEL = """
from ringrealms3d.core.bits import count_ones
from ringrealms3d.core.kernel import entry_kernel

@entry_kernel
def ones(x):
    return count_ones(x)
"""

COUNT = """
import sys
from pathlib import Path
from ringrealms3d.core.kernel import compile_kernels
compile_kernels(folder=Path(sys.argv[1]))
import resource
if len(sys.argv) > 2:
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), int(sys.argv[2])))
    import signal
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
sys.path.insert(0, sys.argv[1])
from counting import ones
import numpy as np
print(ones(np.uint64(7)) + ones(np.uint64(1)))
"""

DAMAGES: list[Callable[[bytes], bytes]] = [
    lambda content: b"",
    lambda content: content[: len(content) // 2],
    lambda content: b"\x93random" * 20,
    lambda content: content[:-1],
]
INDEX_DAMAGES = [
    *DAMAGES,
    lambda content: content.replace(b".1.nbc", b"/1.nbc"),
]


def counted(folder: Path, *arguments: str) -> str:
    """Compile into a folder, or load from it, and return what was printed."""
    (folder / "counting.py").write_text(KERNEL)
    done = run_python("-c", COUNT, str(folder), *arguments)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("damage", INDEX_DAMAGES)
def test_an_index_that_cannot_be_read_is_put_aside(
    damage: Callable[[bytes], bytes], tmp_path: Path
) -> None:
    assert counted(tmp_path) == "4"
    indices = list(tmp_path.rglob("*.nbi"))
    assert indices
    assert all(map(is_readable, indices))
    for index in indices:
        index.write_bytes(damage(index.read_bytes()))
        assert not is_readable(index)
    assert counted(tmp_path) == "4"
    assert all(map(is_readable, tmp_path.rglob("*.nbi")))
    assert list(tmp_path.rglob(f"*{ASIDE}"))


@pytest.mark.parametrize("damage", DAMAGES)
def test_machine_code_that_cannot_be_read_is_made_once_more(
    damage: Callable[[bytes], bytes], tmp_path: Path
) -> None:
    assert counted(tmp_path) == "4"
    for code in tmp_path.rglob("*.nbc"):
        code.write_bytes(damage(code.read_bytes()))
    assert counted(tmp_path) == "4"


def test_a_full_disk_keeps_nothing_and_harms_nothing(tmp_path: Path) -> None:
    assert counted(tmp_path, "16") == "4"
    assert not list(tmp_path.rglob("*.nbc"))
