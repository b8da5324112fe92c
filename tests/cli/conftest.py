"""Commands that draw, play or search with all their work in this process."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TypeVar

import pytest
from PyQt6.QtWidgets import QApplication

from ringrealms3d.lab.matches.pairs import close_players
from tests.cli.running import Result, run_plain_here
from tests.scene.kept_windows import windows_kept

N = TypeVar("N")
T = TypeVar("T")


@pytest.fixture(scope="package", autouse=True)
def application(qapp: QApplication) -> None:
    """Let maps be drawn with the application that other tests in this process need."""


@pytest.fixture(scope="module")
def few_windows() -> Iterator[None]:
    """Draw in the same few windows."""
    with windows_kept():
        yield


@pytest.fixture
def run_work_here(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> Iterator[Callable[..., Result]]:
    """Yield what runs a command in this process, where kernels stay plain, and its work with it.

    For few games of few nodes that takes less than the start of a process that does the work.
    What draws maps finds the application of all other tests.
    """
    monkeypatch.setattr("ringrealms3d.lab.work.processes.done_apart", _done_here)
    yield partial(run_plain_here, capsys, monkeypatch)
    close_players()


def _done_here(work: Callable[[N], T], pieces: Iterable[N], jobs: int) -> Iterator[tuple[N, T]]:
    for piece in pieces:
        yield piece, work(piece)
