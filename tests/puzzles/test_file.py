"""Files of puzzles: what is written is read, and what is wrong is named with its line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.puzzles.file import read_puzzles, write_puzzles
from tests.puzzles.made import ALL, HOLD


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    write_puzzles(ALL, path)
    assert read_puzzles(path) == ALL
    assert len(path.read_text(encoding="utf-8").splitlines()) == 1 + len(ALL)


def test_no_puzzles(tmp_path: Path) -> None:
    write_puzzles((), tmp_path / "none.jsonl")
    assert read_puzzles(tmp_path / "none.jsonl") == ()


@pytest.mark.parametrize(
    ("first", "named"),
    [
        ("", "line 1: not the beginning"),
        ("{", "line 1: not the beginning"),
        ('{"ringrealms3d": 7}', "line 1: not the beginning"),
        ('{"ringrealms3d": "puzzles 2"}', "line 1: the format is puzzles 2, not puzzles 1"),
    ],
)
def test_another_file(tmp_path: Path, first: str, named: str) -> None:
    path = tmp_path / "other.jsonl"
    path.write_text(f"{first}\n", encoding="utf-8")
    with pytest.raises(UserError, match=named):
        read_puzzles(path)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("id", ""),
        ("goal", "win by magic"),
        ("moves", -1),
        ("moves", "two"),
        ("stars", 6),
        ("answers", ["2b4"]),
        ("answers", {"2b4": 3}),
        ("fen", "w" * 5_000),
        ("proof", 1 << 63),
        ("line", None),
    ],
)
def test_a_wrong_field(tmp_path: Path, name: str, value: object) -> None:
    path = tmp_path / "wrong.jsonl"
    write_puzzles([HOLD], path)
    first, line = path.read_text(encoding="utf-8").splitlines()
    broken = json.dumps(json.loads(line) | {name: value, "id": "another"} | {name: value})
    path.write_text(f"{first}\n{line}\n{broken}\n", encoding="utf-8")
    with pytest.raises(UserError, match=rf"line 3: not a puzzle: .*{name}"):
        read_puzzles(path)


def test_a_line_that_was_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    write_puzzles(ALL, path)
    path.write_bytes(path.read_bytes()[:-50])
    with pytest.raises(UserError, match=f"line {1 + len(ALL)}: not a puzzle"):
        read_puzzles(path)


def test_a_puzzle_that_is_there_twice(tmp_path: Path) -> None:
    path = tmp_path / "twice.jsonl"
    write_puzzles([HOLD, HOLD], path)
    with pytest.raises(UserError, match=f"line 3: puzzle {HOLD.id} appears twice"):
        read_puzzles(path)
