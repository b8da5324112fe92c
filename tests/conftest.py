"""What all tests share.

Kernels run plain or compiled for a whole process. So `./start.sh test` runs two sessions of pytest
side by side (tests/sessions.py), with RINGREALMS3D_TESTS=compiled for tests that search or play
much, and with RINGREALMS3D_TESTS=plain for all others and a tenth of the games against references.
Without the variable everything runs plain, which takes longer.
"""

from __future__ import annotations

import gc
import os
import re
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests.surroundings import forget_surroundings

forget_surroundings()  # before the program looks at them

import ringrealms3d as rr
from ringrealms3d.core.kernel import compile_kernels
from tests.amounts import SESSION
from tests.games.outside import EXAMPLES, PLACE
from tests.games.registry import kept_registry
from tests.kept_pictures import KEEPING, LookAsKept, check_looks_as_kept
from tests.kept_texts import KEEPING as KEEPING_TEXTS
from tests.kept_texts import ReadAsKept, check_reads_as_kept

if TYPE_CHECKING:
    from tests.session.fake_process import FakeProcess

TESTS = Path(__file__).resolve().parent
MUCH = tuple(TESTS / folder for folder in ("engine", "games"))
"""The folders whose tests search or play much."""

COMPILED = (*MUCH, TESTS / "puzzles")
"""All folders that have tests for compiled kernels."""

OWN_KERNELS = ("loop/lazo", "loops-n-leaps/10")
"""Boards whose kernels differ from those of smaller boards in sizes alone: compiled at night."""

os.fsync = lambda fd: None  # no test cuts the power, and waiting for the disk takes long

if SESSION == "compiled":
    compile_kernels(*dict.fromkeys(EXAMPLES.values()))

settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.load_profile("repeatable")


def pytest_xdist_auto_num_workers() -> int:
    """Return as many workers as there are processors, or half of that for compiled kernels.

    Both sessions run side by side, so there is always work for a processor whose worker waits.
    """
    workers = os.cpu_count() or 1
    return max(1, workers // 2) if SESSION == "compiled" else workers


@pytest.fixture(scope="session", autouse=True)
def _solids_are_kept_elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep solids from files, such as those opened in windows, out of the user's own folder."""
    from ringrealms3d.games.ring_majority import known_solids  # once it is known how kernels run

    folder = tmp_path_factory.mktemp("solids")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(known_solids, "own_folder", lambda _: folder)
        yield


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(KEEPING, action="store_true", help="keep pictures as they are drawn now")
    parser.addoption(KEEPING_TEXTS, action="store_true", help="keep texts as they are told now")


@pytest.fixture
def look_as_kept(request: pytest.FixtureRequest) -> LookAsKept:
    """Compare a picture with the one that is kept under a name."""
    return partial(check_looks_as_kept, keeping=request.config.getoption(KEEPING))


@pytest.fixture
def read_as_kept(request: pytest.FixtureRequest) -> ReadAsKept:
    """Compare lines with those that are kept under a name."""
    return partial(check_reads_as_kept, keeping=request.config.getoption(KEEPING_TEXTS))


@pytest.fixture
def engines(monkeypatch: pytest.MonkeyPatch) -> type[FakeProcess]:
    """Engines that answer what a test says: nothing, unless it says something."""
    from ringrealms3d.session import engine_link  # once it is known how kernels run
    from tests.session.fake_process import FakeProcess

    FakeProcess.started, FakeProcess.stand_ins = [], []
    monkeypatch.setattr(engine_link, "EngineProcess", FakeProcess)
    return FakeProcess


@pytest.fixture
def game_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for modules with games, and a registry that is put back afterwards."""
    monkeypatch.syspath_prepend(str(tmp_path))
    with kept_registry():
        yield tmp_path


@pytest.fixture(scope="module")
def examples_registered() -> Iterator[None]:
    """All examples of games join the registry for as long as a module of tests needs them."""
    with kept_registry():
        for place in dict.fromkeys(EXAMPLES.values()):
            rr.register(place)
        yield


@pytest.fixture(scope="module")
def hex_registered() -> Iterator[None]:
    """A sixth game joins the registry for as long as a module of tests needs it."""
    with kept_registry():
        rr.register(PLACE)
        yield


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Import no tests that have no place in this session: that would take as long as many tests."""
    return True if _has_no_place(collection_path) else None


def _has_no_place(path: Path) -> bool:
    if SESSION == "compiled":
        return path.parent == TESTS and path not in COMPILED
    if SESSION == "plain":
        module = path.suffix == ".py" and plays_much(path)
        return module and not re.search(r"mark\.(plain|both)\b", path.read_text(encoding="utf-8"))
    return False


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep those tests that belong to this session, the longest first."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    leave_most_to_the_night(items)
    for item in items:
        if SESSION == "compiled" and has_own_kernels(item):
            item.add_marker(pytest.mark.nightly)
    if SESSION:
        sorted_out: dict[bool, list[pytest.Item]] = {True: [], False: []}
        for item in items:
            sorted_out[SESSION in sessions_of(item)].append(item)
        config.hook.pytest_deselected(items=sorted_out[False])
        items[:] = sorted_out[True]


def leave_most_to_the_night(items: list[pytest.Item]) -> None:
    """Of tests marked ``few``, mark all but so many cases as nightly: the rest spread over all."""
    cases: dict[tuple[str, int], list[pytest.Item]] = {}
    for item in items:
        few = item.get_closest_marker("few")
        if few is not None and item.get_closest_marker("nightly") is None:
            cases.setdefault((item.nodeid.partition("[")[0], few.args[0]), []).append(item)
    for (_, count), of_one in cases.items():
        kept = {len(of_one) * number // count for number in range(count)}
        for number, item in enumerate(of_one):
            if number not in kept:
                item.add_marker(pytest.mark.nightly)


def has_own_kernels(item: pytest.Item) -> bool:
    """Return whether a test is for a board whose kernels would be compiled for it alone."""
    callspec = getattr(item, "callspec", None)
    values = callspec.params.values() if callspec else ()
    boards = [getattr(value, "variant", value) for value in values]
    return any(isinstance(board, str) and board in OWN_KERNELS for board in boards)


def sessions_of(item: pytest.Item) -> tuple[str, ...]:
    """Return in which sessions a test runs: compiled if it searches or plays much, else plain."""
    if item.get_closest_marker("both"):
        collected = any(map(item.path.is_relative_to, COMPILED))
        assert collected, f"{item.nodeid} is imported with plain kernels alone"
        return ("compiled", "plain")
    much = plays_much(item.path) and not item.get_closest_marker("plain")
    return ("compiled",) if much else ("plain",)


def pytest_collection_finish() -> None:
    """Look for garbage rarely, and never among modules and tests, which stay: that takes long."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000)


@cache
def plays_much(path: Path) -> bool:
    """Return whether a module is in a folder whose tests search or play much."""
    return any(map(path.is_relative_to, MUCH))
