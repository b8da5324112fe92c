"""What commands tell other programs, field by field."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from ringrealms3d.lab.matches import soak as soaking
from ringrealms3d.puzzles import cards
from ringrealms3d.puzzles.file import write_puzzles
from ringrealms3d.records.game_files import write_game
from ringrealms3d.records.record import Reason
from tests.cli.running import Result
from tests.kept_texts import ReadAsKept
from tests.lab.commands.test_soak import FakeEngine
from tests.library.kept import MINI, TET, random_game
from tests.puzzles.made import ALL

OF_THIS_MACHINE = ("seconds", "memory", "added", "moment", "version", "key")
"""Parts of names of fields that are never the same."""


def outline(data: Any, name: str = "") -> Iterator[str]:
    """Yield a line for each field, for the first of many alike."""
    if any(part in name for part in OF_THIS_MACHINE) and _is_told_in_a_line(data):
        yield f"{name}: {type(data).__name__}"
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from outline(value, f"{name}.{key}".lstrip("."))
    elif isinstance(data, list) and data and _is_told_in_a_line(data):
        yield f"{name}: {', '.join(map(str, data))}"
    elif isinstance(data, list):
        yield f"{name}: {len(data)} of them"
        for value in data[:1]:
            yield from outline(value, f"{name}[0]")
    elif isinstance(data, float):
        yield f"{name}: {data:.3f}"
    else:
        yield f"{name}: {data!r}"


def _is_told_in_a_line(data: Any) -> bool:
    some = data if isinstance(data, list) else [data]
    return not any(isinstance(each, dict | list) for each in some)


@pytest.fixture
def told(run_work_here: Callable[..., Result], tmp_path: Path) -> Callable[..., list[str]]:
    """Return what a command prints for other programs."""

    def run(*words: str) -> list[str]:
        done = run_work_here(*words, "--json")
        assert done.err == ""
        lines = [line.replace(str(tmp_path), "FOLDER") for line in outline(json.loads(done.out))]
        heading = " ".join(words).replace(str(tmp_path), "FOLDER")
        return [f"$ {heading} (exit code {done.code})", *(line[:200] for line in lines)]

    return run


def test_games(
    told: Callable[..., list[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    read_as_kept: ReadAsKept,
) -> None:
    monkeypatch.setattr(cards, "cards_path", lambda: tmp_path / "cards.json")
    record = random_game(MINI, 1, plies=4)
    record.players, record.date = ("Ada", "Ben"), "2026-03-04"
    record.end(1, Reason.RESIGNATION)
    path = tmp_path / "game.rrsgf"
    write_game(record, path)
    game, library = str(path), ("--library", str(tmp_path / "games.sqlite"))
    lines = [
        line
        for words in (
            ("rules", "path-tiles"),
            ("replay", game),
            ("replay", game, "--boards"),
            ("convert", game, str(tmp_path / "other.json")),
            ("library", "import", game, *library),
            ("library", "list", *library),
            ("library", "tag", "--game", MINI, "--add", "won", *library),
            ("library", "tags", *library),
            ("library", "stats", *library),
            ("library", "export", "1", "-o", str(tmp_path / "one.rrsgf"), *library),
            ("library", "delete", "1", *library),
            ("library", "undelete", "--list", *library),
            ("library", "undelete", *library),
            ("puzzles", "list", "--game", "loop/mini"),
            ("puzzles", "results"),
        )
        for line in told(*words)
    ]
    read_as_kept(lines, "cli-json-games")


@pytest.mark.nightly
def test_work(
    told: Callable[..., list[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    read_as_kept: ReadAsKept,
) -> None:
    monkeypatch.setattr(soaking, "SoakEngine", FakeEngine)
    game, puzzles = tmp_path / "game.rrsgf", tmp_path / "few.jsonl"
    write_game(random_game(TET, 1, plies=3), game)
    write_puzzles(ALL[:1], puzzles)
    match, made = tmp_path / "match.jsonl", str(tmp_path / "made.jsonl")
    lines = [
        line
        for words in (
            ("analyse", TET, "--moves", "f1 e1", "--nodes", "30", "--lines", "2"),
            ("review", str(game), "-o", str(tmp_path / "out"), "--nodes", "10"),
            ("perft", TET, "--depth", "2", "--divide"),
            ("match", TET, "strong", "plain", "--nodes", "2", "--games", "2", "--file", str(match)),
            ("soak", TET, MINI, "--games", "3", "--nodes", "2"),
            ("puzzles", "check", str(puzzles)),
            ("puzzles", "make", MINI, "-o", str(puzzles), "--count", "1"),
            ("match", "merge", str(match), "-o", made),
        )
        for line in told(*words)
    ]
    for number, line in zip(count(1), match.read_text(encoding="utf-8").splitlines(), strict=False):
        lines += [f"line {number} of a match", *outline(json.loads(line))]
    read_as_kept(lines, "cli-json-work")
