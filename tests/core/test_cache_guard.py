"""A damaged or full cache of machine code costs time alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from numba.core.caching import Cache

from ringrealms3d.core.cache_guard import guard_cache, is_readable
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
folder, most_bytes = Path(sys.argv[1]), int(sys.argv[2])
compile_kernels(folder=folder)
if most_bytes:
    import resource
    resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, most_bytes))
    import signal
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
sys.path.insert(0, sys.argv[1])
from importlib import import_module
import numpy as np
for path in sorted(folder.glob("counting*.py")):
    ones = import_module(path.stem).ones
    print(ones(np.uint64(7)) + ones(np.uint64(1)))
"""

DAMAGES: list[Callable[[bytes], bytes]] = [
    lambda content: b"",
    lambda content: content[: len(content) // 2],
    lambda content: b"\x93random" * 20,
    lambda content: content[:-1],
]
INDEX_DAMAGES: list[Callable[[bytes], bytes]] = [
    *DAMAGES,
    lambda content: content.replace(b".1.nbc", b"/1.nbc"),
]


def counted(folder: Path, modules: int = 1, most_bytes: int = 0) -> list[str]:
    """Compile modules into a folder, or load them from it, and return what was printed."""
    for number in range(modules):
        (folder / f"counting{number}.py").write_text(KERNEL)
    done = run_python("-c", COUNT, str(folder), str(most_bytes))
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout.split()


def kept(folder: Path, number: int, ending: str) -> list[Path]:
    """Return the files that numba keeps of a module."""
    found = list(folder.rglob(f"counting{number}.*.{ending}"))
    assert found
    return found


@pytest.mark.nightly
def test_damaged_files_are_put_aside_or_made_once_more(tmp_path: Path) -> None:
    """Every module has a damage of its own: of its index, or of its machine code."""
    modules = len(INDEX_DAMAGES) + len(DAMAGES)
    assert counted(tmp_path, modules) == ["4"] * modules
    assert all(map(is_readable, tmp_path.rglob("*.nbi")))
    for number, harm in enumerate(INDEX_DAMAGES):
        for index in kept(tmp_path, number, "nbi"):
            index.write_bytes(harm(index.read_bytes()))
            assert not is_readable(index)
    for number, harm in enumerate(DAMAGES, start=len(INDEX_DAMAGES)):
        for code in kept(tmp_path, number, "nbc"):
            code.write_bytes(harm(code.read_bytes()))
    assert counted(tmp_path, modules) == ["4"] * modules
    assert all(map(is_readable, tmp_path.rglob("*.nbi")))
    aside = {path.name.split(".")[0] for path in tmp_path.rglob("*.unreadable")}
    assert aside >= {f"counting{number}" for number in range(len(INDEX_DAMAGES))}


def test_a_damaged_index_is_put_aside_and_looked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    index, asked = tmp_path / "ones-1.py311.nbi", []

    def load(cache: SimpleNamespace) -> str:
        asked.append(cache._name)
        if index.exists():
            raise EOFError
        return "code"

    monkeypatch.setattr(Cache, "load_overload", load)
    monkeypatch.setattr(Cache, "save_overload", load)
    guard_cache()
    index.write_bytes(b"half")
    files = SimpleNamespace(_index_path=str(index))
    assert Cache.load_overload(SimpleNamespace(_cache_file=files, _name="ones")) == "code"
    assert asked == ["ones"] * 2
    assert [path.name for path in tmp_path.iterdir()] == ["ones-1.py311.unreadable"]
    assert (tmp_path / "ones-1.py311.unreadable").read_bytes() == b"half"


@pytest.mark.nightly
def test_a_full_disk_keeps_nothing_and_harms_nothing(tmp_path: Path) -> None:
    assert counted(tmp_path, most_bytes=16) == ["4"]
    assert not list(tmp_path.rglob("*.nbc"))
