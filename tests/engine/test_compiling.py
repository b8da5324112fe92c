"""Compiling in a process of its own: it leaves machine code to load, and nothing else."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

import ringrealms3d as rr
from ringrealms3d.core.kernel import cache_folder
from ringrealms3d.engine import compiling
from ringrealms3d.engine.levels import BY_VISITS, Limit
from ringrealms3d.engine.request import SearchRequest
from ringrealms3d.games import registered_places
from tests.engine.listener import Listener, is_gone, listening
from tests.patience import ENGINE_SECONDS
from tests.subprocesses import python_output

TET = "ring-majority/tet"
GAMES = (TET, "loop/main", "path-tiles/free-turns", "loops-n-leaps/8", "loophole-2d/14")
MACHINE_CODE = (".nbi", ".nbc")
LOAD_AND_COUNT = """
import gc, sys
from ringrealms3d.core.kernel import compile_kernels
from ringrealms3d.games import registered_places
compile_kernels(*registered_places())
from ringrealms3d.engine.compiling import compile_apart
from ringrealms3d.engine.loading import load_rest, load_search
compile_apart(sys.argv[1], lambda: False, "search")
compile_apart(sys.argv[1], lambda: False, "rest")
load_search(sys.argv[1])
load_rest(sys.argv[1])
from numba.core.dispatcher import Dispatcher
found = [thing.stats for thing in gc.get_objects() if isinstance(thing, Dispatcher)]
print(sum(sum(stats.cache_hits.values()) for stats in found) > 3)
print(sum(sum(stats.cache_misses.values()) for stats in found))
"""


@pytest.fixture
def without_marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the engine's processes believe that nothing was compiled, though most of it was."""
    compiled = cache_folder(*registered_places())
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    unmarked = cache_folder(*registered_places())
    marks = shutil.ignore_patterns("*.compiled")
    shutil.copytree(compiled, unmarked, ignore=marks, dirs_exist_ok=True)


def compilers(listener: Listener) -> list[psutil.Process]:
    """Return the processes that compile for the engine's process."""
    children = psutil.Process(listener.process.pid).children()
    return [child for child in children if is_compiler(child)]


def is_compiler(child: psutil.Process) -> bool:
    """Whether a process compiles, and is no copy of the worker any more."""
    try:
        return compiling.LOADER in child.cmdline()
    except psutil.NoSuchProcess:
        return False


def wait_for_compiler(listener: Listener) -> psutil.Process:
    """Return the process that compiles, once it is there."""
    end = time.monotonic() + ENGINE_SECONDS
    while time.monotonic() < end:
        for compiler in compilers(listener):
            return compiler
        time.sleep(0.005)
    raise AssertionError("nobody compiles")


def wait_for_marks(root: Path) -> Path:
    """Return the later of the two marks that tell what was compiled, once they are there."""
    end = time.monotonic() + ENGINE_SECONDS
    while time.monotonic() < end:
        marks = sorted(root.rglob("*.compiled"), key=lambda path: path.stat().st_mtime_ns)
        if len(marks) == 2:
            return marks[-1]
        time.sleep(0.05)
    raise AssertionError("what was compiled was not marked")


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform != "linux", reason="the cache's place is named otherwise")
def test_the_worker_compiles_nothing_itself_even_where_the_cache_is_not_writable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    start, code = rr.start(TET), rr.start(TET).legal_moves[0].code
    after = start.play(rr.start(TET).legal_moves[0])
    with listening() as listener:
        listener.until(listener.process.warm_up(TET), "ready")
        mark = wait_for_marks(tmp_path)
        for position, line in ((start, ()), (after, (code,))):
            request = SearchRequest(
                position, Limit(seconds=0.5), seed=1, sampling=BY_VISITS, game="here", line=line
            )
            listener.until(listener.process.search(request), "done")
    kept = [path for path in mark.parent.rglob("*") if path.suffix in MACHINE_CODE]
    assert len(kept) > 10
    marked = mark.stat().st_mtime_ns
    assert not [path.name for path in kept if path.stat().st_mtime_ns > marked]


@pytest.mark.nightly
@pytest.mark.parametrize("uid", GAMES)
def test_who_loads_kernels_afterwards_finds_all_of_them(uid: str) -> None:
    assert python_output("-c", LOAD_AND_COUNT, uid).split() == ["True", "0"]


@pytest.mark.nightly
@pytest.mark.usefixtures("without_marks")
def test_a_game_is_compiled_once(tmp_path: Path) -> None:
    with listening() as listener:
        listener.process.warm_up(TET)
        wait_for_compiler(listener)
        listener.until(listener.process.warm_up(TET), "ready")
        wait_for_marks(tmp_path)
    with listening() as listener:
        number = listener.process.warm_up(TET)
        while listener.replies.empty():
            assert not psutil.Process(listener.process.pid).children()
            time.sleep(0.005)
        listener.until(number, "ready")


@pytest.mark.usefixtures("without_marks")
def test_a_compiler_that_dies_is_survived() -> None:
    with listening() as listener:
        number = listener.process.warm_up(TET)
        wait_for_compiler(listener).kill()
        listener.until(number, "ready")
        listener.until(listener.search(rr.start(TET), Limit(nodes=50)), "done")
        assert listener.died.empty()


def close(listener: Listener, compiler: psutil.Process) -> None:
    compiler.suspend()  # so that it cannot end by itself
    listener.process.close()


def kill_the_worker(listener: Listener, compiler: psutil.Process) -> None:
    psutil.Process(listener.process.pid).kill()


def end_the_input(listener: Listener, compiler: psutil.Process) -> None:
    compiler.suspend()
    listener.process._requests.close()
    assert "code 0" in listener.reason()


@pytest.mark.nightly
@pytest.mark.usefixtures("without_marks")
@pytest.mark.parametrize("end", [close, kill_the_worker, end_the_input])
def test_no_compiler_outlives_the_worker(
    end: Callable[[Listener, psutil.Process], None],
) -> None:
    with listening() as listener:
        listener.process.warm_up(TET)
        worker, compiler = listener.process.pid, wait_for_compiler(listener)
        end(listener, compiler)
        assert is_gone(compiler.pid)
    assert is_gone(worker)


@pytest.mark.parametrize("program", ["/bin/false", "/no/such/program"])
def test_what_can_not_be_compiled_is_tried_once_and_not_marked(
    program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "code_folder", lambda: tmp_path)
    monkeypatch.setattr(sys, "executable", program)
    compiling.compile_apart(TET, ended=lambda: False)
    assert not list(tmp_path.iterdir())


def test_a_mark_that_can_not_be_written_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "code_folder", lambda: tmp_path / "no" / "such" / "folder")
    monkeypatch.setattr(compiling, "_compiled", lambda uid, what, ended: True)
    compiling.compile_apart(TET, ended=lambda: False)


def test_nothing_is_compiled_for_an_unknown_variant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "code_folder", lambda: tmp_path)
    monkeypatch.setattr(compiling, "_compiled", lambda uid, what, ended: True)
    compiling.compile_apart("nothing/at-all", ended=lambda: False)
    assert not list(tmp_path.iterdir())


@pytest.mark.nightly
def test_what_keeps_a_tree_is_loaded_before_it_is_needed() -> None:
    loads = (
        "from ringrealms3d.core.kernel import compile_kernels; compile_kernels();"
        "from ringrealms3d.engine.loading import load_rest;"
        "load_rest('ring-majority/tet');"
        "from ringrealms3d.engine.tree.nodes import compact;"
        "print(len(compact.signatures))"
    )
    assert python_output("-c", loads).split() == ["1"]
