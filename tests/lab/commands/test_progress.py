"""How far a command is, as it tells on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from rich.console import Console

from ringrealms3d.lab.matches import soak as soaking
from ringrealms3d.lab.puzzles import making
from ringrealms3d.lab.puzzles.making import Order, Progress
from ringrealms3d.puzzles.file import write_puzzles
from ringrealms3d.puzzles.puzzle import Puzzle
from tests.cli.running import Result, run_here
from tests.lab.commands.test_soak import FakeEngine
from tests.puzzles.made import ALL, HOLD, WIN_IN_TWO

MINI = "loop/mini"


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whatever is told beside a wheel that turns."""
    heard: list[str] = []

    @contextmanager
    def status(_: Console, text: str) -> Iterator[SimpleNamespace]:
        heard.append(text)
        yield SimpleNamespace(update=heard.append)

    monkeypatch.setattr(Console, "status", status)
    return heard


def test_puzzles_are_checked(
    told: list[str], tmp_path: Path, run_work_here: Callable[..., Result]
) -> None:
    path = tmp_path / "few.jsonl"
    write_puzzles([HOLD, replace(WIN_IN_TWO, moves=1)], path)
    assert run_work_here("puzzles", "check", str(path)).code == 1
    first, *others = told
    assert first == "the first puzzle"
    assert others == [f"puzzle 1 of 2: {HOLD.id}", f"puzzle 2 of 2: {WIN_IN_TWO.id}"]


def test_puzzles_are_made(
    told: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def found(order: Order, known: Sequence[Puzzle]) -> Iterator[Progress]:
        for games in range(3):
            yield Progress(tuple(ALL[:games]), games)

    monkeypatch.setattr(making, "made", found)
    path = tmp_path / "all.jsonl"
    run_here(capsys, "puzzles", "make", MINI, "-o", str(path), "--count", "3")
    assert told == [
        f"{MINI}: the first game",
        f"{MINI}: 0 of 3 puzzles, 0 games",
        f"{MINI}: 1 of 3 puzzles, 1 game",
        f"{MINI}: 2 of 3 puzzles, 2 games",
    ]


def test_games_are_played(
    told: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(soaking, "SoakEngine", FakeEngine)
    tet = "ring-majority/tet"
    run_here(capsys, "soak", tet, MINI, "--games", "3", "--seed", "4")
    assert told == [
        f"round 1 of 2: {tet}, seed 4",
        f"round 1 of 2: {MINI}, seed 5",
        f"round 2 of 2: {tet}, seed 6",
    ]
