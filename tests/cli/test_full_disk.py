"""Commands on a full disk, and where no file can be made: one sentence, no half files."""

from __future__ import annotations

from pathlib import Path

import pytest

from ringrealms3d.library.library import Library
from ringrealms3d.records.game_files import write_game
from tests.cli.running import run_plain_here
from tests.full_disk import FullDisk
from tests.records.opened import played

TET = "ring-majority/tet"
SIZE = ("--size", "96x64")
QUICK = ("--nodes", "2", "--games", "2")

COMMANDS = [
    ("game.json", ("convert", "{game}", "{folder}/game.json")),
    ("game.rrsgf", ("convert", "{game}", "{folder}/game.rrsgf")),
    ("board.png", ("render", TET, *SIZE, "-o", "{folder}/board.png")),
    ("board.pov", ("render", TET, "-o", "{folder}/board.pov")),
    ("game-review", ("review", "{game}", "-o", "{folder}", "--nodes", "2")),
    ("games.units", ("match", TET, "plain", "plain", *QUICK, "--file", "{folder}/games.units")),
    ("games.sqlite", ("library", "import", "{game}", "--library", "{folder}/games.sqlite")),
    ("out.json", ("library", "export", "1", "-o", "{folder}/out.json", "--library", "{library}")),
]
"""Commands that write, each with what it writes."""


@pytest.fixture
def places(tmp_path: Path) -> dict[str, Path]:
    """A game, and a library that has it."""
    game, library = tmp_path / "game.txt", tmp_path / "kept.sqlite"
    record = played(TET, ["f1", "v1"]).record
    write_game(record, game)
    with Library(library) as opened:
        opened.keep(record)
    return {"game": game, "library": library, "folder": tmp_path / "out"}


@pytest.mark.few(1)
@pytest.mark.parametrize(("named", "command"), COMMANDS, ids=[name for name, _ in COMMANDS])
def test_a_full_disk_is_told(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    places: dict[str, Path],
    named: str,
    command: tuple[str, ...],
) -> None:
    places["folder"].mkdir()
    FullDisk(monkeypatch).fill()
    done = run_plain_here(capsys, monkeypatch, *(part.format(**places) for part in command))
    *_, told = done.err.strip().splitlines()
    assert done.code == 2
    assert str(places["folder"] / named) in told
    assert "No space left on device" in told or "disk is full" in told
    assert not [path for path in places["folder"].iterdir() if path.name.endswith(".part")]
    assert not list(places["folder"].glob("*.[jrp]*"))


@pytest.mark.parametrize(("named", "command"), COMMANDS, ids=[name for name, _ in COMMANDS])
def test_a_place_where_nothing_can_be_made_is_told(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    places: dict[str, Path],
    named: str,
    command: tuple[str, ...],
) -> None:
    places["folder"].write_text("a file in the place of a folder")
    done = run_plain_here(capsys, monkeypatch, *(part.format(**places) for part in command))
    assert done.code == 2
    assert len(done.err.splitlines()) == 1
    assert str(places["folder"]) in done.err
    assert places["folder"].read_text(encoding="utf-8") == "a file in the place of a folder"
