"""Files that are there already: no command replaces one that it was not told to replace."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d.cli.main import build_parser
from ringrealms3d.library.library import Library
from tests.cli.running import assert_refused, run_here, run_plain_here
from tests.records.opened import played

TET = "ring-majority/tet"
SMALL = "--size 96x64"
FOREIGN = b"another's work"
MATCH = f"match {TET} plain plain --nodes 2 --games 2"

COMMANDS = [
    (f"render {TET} {SMALL} -o IN/board.png", ["board.png"]),
    (f"render {TET} {SMALL} -o IN/board.pov", ["board.pov"]),
    ("export IN/game.json -o IN/x.obj", ["x.obj", "x.mtl"]),
    ("export IN/game.json -o IN/x.json", ["x.json"]),
    ("convert IN/game.json IN/x.txt", ["x.txt"]),
    ("library export 1 -o IN/x.json --library IN/kept.sqlite", ["x.json"]),
    (
        "library export 1 2 -o IN/out --library IN/kept.sqlite",
        ["out/000001-ring-majority-tet.json", "out/000002-ring-majority-tet.json"],
    ),
    (
        f"gallery {TET} {SMALL} --theme dark --materials paint -o IN/out",
        ["out/ring-majority-tet-dark-paint.png", "out/index.html"],
    ),
    (
        "review IN/game.json -o IN/out --nodes 2",
        ["out/game-review.json", "out/game-review.rrsgf", "out/game-review.svg"],
    ),
    (f"{MATCH} --csv IN/x.csv", ["x.csv"]),
    (f"{MATCH} --plot IN/x.svg", ["x.svg"]),
    ("match merge IN/part.jsonl -o IN/whole.jsonl", ["whole.jsonl"]),
    ("tune loop/mini --games 2 --rounds 1 --nodes 2 -o IN/w.json", ["w.json"]),
    (
        f"book {TET} --games 2 --nodes 2 --output IN/out",
        ["out/ring-majority-tet.jsonl.xz"],
    ),
    (
        f"report {TET} -o IN/out --games 2 --nodes 2 --ladder 0",
        ["out/index.html", "out/ring-majority-tet.json", "out/ring-majority-tet.html"],
    ),
]
"""Commands that make files, each with what it makes."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a game, a library of two, and a journal."""
    record = played(TET, ["f1", "v1"]).record
    rr.write_game(record, tmp_path / "game.json")
    with Library(tmp_path / "kept.sqlite") as library:
        library.keep(record)
        library.keep(played(TET, ["f2"]).record)
    (tmp_path / "out").mkdir()
    (tmp_path / "part.jsonl").touch()
    return tmp_path


@pytest.mark.parametrize(
    ("command", "name"),
    [(command, name) for command, names in COMMANDS for name in names],
    ids=[name for _, names in COMMANDS for name in names],
)
def test_what_is_there_is_not_replaced(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    folder: Path,
    command: str,
    name: str,
) -> None:
    (folder / name).write_bytes(FOREIGN)
    before = sorted(folder.rglob("*"))
    words = command.replace("IN", str(folder)).split()
    refused = run_plain_here(capsys, monkeypatch, *words)
    assert_refused(refused, str(folder / name), "already exists", "--force")
    assert (folder / name).read_bytes() == FOREIGN
    assert sorted(folder.rglob("*")) == before


@pytest.mark.few(3)
@pytest.mark.parametrize(
    ("command", "names"), COMMANDS[:9], ids=[names[0] for _, names in COMMANDS[:9]]
)
def test_it_is_replaced_if_that_is_asked_for(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    folder: Path,
    command: str,
    names: list[str],
) -> None:
    for name in names:
        (folder / name).write_bytes(FOREIGN)
    words = command.replace("IN", str(folder)).split()
    assert run_plain_here(capsys, monkeypatch, *words, "--force").code == 0
    assert all((folder / name).read_bytes() != FOREIGN for name in names)


def test_whatever_has_an_output_has_the_option(capsys: pytest.CaptureFixture[str]) -> None:
    helps = {name: run_here(capsys, *name.split(), "--help").out for name in commands()}
    writing = {name for name, text in helps.items() if re.search(r"--(output|csv|plot)\b", text)}
    forced = {name for name, text in helps.items() if "--force" in text}
    assert writing - forced == {"puzzles make"}  # which adds to its file
    assert forced <= writing


def test_a_run_that_goes_on_replaces_its_own_files(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    words = f"review {folder}/game.json -o {folder}/out --nodes 2 --file {folder}/units".split()
    results = [run_plain_here(capsys, monkeypatch, *words) for _ in range(2)]
    assert [result.code for result in results] == [0, 0]
    (folder / "units").unlink()
    assert_refused(run_plain_here(capsys, monkeypatch, *words), "game-review.json", "--force")


def commands() -> list[str]:
    """Return the names of all commands, with their actions."""
    (actions,) = (each for each in build_parser()._actions if isinstance(each.choices, dict))
    names = []
    assert isinstance(actions.choices, dict)
    for name, parser in actions.choices.items():
        inner = [each for each in parser._actions if isinstance(each.choices, dict)]
        names += [f"{name} {action}" for each in inner for action in each.choices] or [name]
    return names
