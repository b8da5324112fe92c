"""What commands of the laboratory print, with all numbers left out that are never the same."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ringrealms3d.lab.commands import bench
from ringrealms3d.lab.matches import soak as soaking
from ringrealms3d.puzzles import cards
from ringrealms3d.puzzles.file import write_puzzles
from ringrealms3d.records.game_files import write_game
from tests.cli.running import Result
from tests.kept_texts import ReadAsKept
from tests.lab.commands.test_soak import FakeEngine
from tests.library.kept import MINI, TET, random_game
from tests.puzzles.made import ALL

SETTINGS = ("--nodes", "2", "--games", "2")


def test_work(
    run_work_here: Callable[..., Result],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    read_as_kept: ReadAsKept,
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(soaking, "SoakEngine", FakeEngine)
    monkeypatch.setattr(bench, "calibrate", lambda: 1e6)
    monkeypatch.setattr(bench, "measure", lambda *_: bench.Speed(1.0, 2.0, 3.0))
    monkeypatch.setattr(bench, "processor", lambda: "a processor")
    monkeypatch.setattr(cards, "cards_path", lambda: tmp_path / "cards.json")
    puzzles, game = tmp_path / "few.jsonl", tmp_path / "game.rrsgf"
    write_puzzles(ALL[:2], puzzles)
    write_game(random_game(TET, 1, plies=3), game)
    one, two, both = (str(tmp_path / f"{name}.jsonl") for name in ("one", "two", "both"))
    lines: list[str] = []
    for words in (
        ("perft", TET, "--depth", "2", "--divide"),
        ("bench", TET, MINI, "loophole-2d/14", "--seconds", "0.02"),
        ("soak", TET, MINI, "--games", "5", *SETTINGS[:2]),
        ("soak", TET, "--games", "1", *SETTINGS[:2]),
        ("match", TET, "strong", "plain", "strong,solver=no", *SETTINGS),
        ("match", TET, "strong", "plain", *SETTINGS, "--file", one, "--shard", "1/1"),
        ("match", TET, "strong", "plain", *SETTINGS, "--seed", "2", "--file", two),
        ("match", "merge", one, two, one, "-o", both),
        ("puzzles", "check", str(puzzles)),
        ("puzzles", "results"),
        ("review", str(game), "-o", str(tmp_path / "out"), "--nodes", "10"),
        ("analyse", TET, "--moves", "f1 e1", "--nodes", "30"),
    ):
        done = run_work_here(*words)
        said = re.sub(r"[─-╿]+", "─", done.out + done.err)
        said = re.sub(r" +", " ", re.sub(r"\d[\d,.]*", "#", said.replace(str(tmp_path), "FOLDER")))
        lines.append(f"$ {' '.join(words).replace(str(tmp_path), 'FOLDER')} ({done.code})")
        lines += (line.strip() for line in said.splitlines())
    read_as_kept(lines, "cli-work")
