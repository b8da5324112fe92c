"""Files that a command reads or writes already: none writes another thing over them."""

from __future__ import annotations

import shutil
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d.cli.targets import check_targets
from ringrealms3d.core.errors import UserError
from tests.cli.running import Result, assert_refused
from tests.geometry import solids
from tests.records.opened import played

TET = "ring-majority/tet"
MATCH = f"match {TET} plain strong --nodes 5"
READ = "the command reads"
TWICE = "two outputs cannot go to the same file"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a solid, games of it and of another board, and the moves of an opening."""
    solid = tmp_path / "solid.off"
    solid.write_bytes(solids.file_bytes(solids.pyramid(3), "off"))
    rr.write_game(played(TET, ["f1"]).record, tmp_path / "game.json")
    rr.write_game(played(TET, ["f1"]).record, tmp_path / "game-review.json")
    uid = rr.start(f"ring-majority/{solid}").uid
    rr.write_game(played(uid, ["f1"]).record, tmp_path / "solid.json")
    (tmp_path / "openings.txt").write_text("f1\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("export IN/game.json -o IN/game.json", READ),
        ("export --realm IN/solid.off --kind print -o IN/solid.off", READ),
        ("render --realm IN/solid.off -o IN/solid.off", READ),
        ("review IN/game.json IN/game-review.json -o IN --nodes 5", READ),
        ("solve IN/solid.off -o IN/solid.off", READ),
        ("solve tet -o IN/new.jsonl --file IN/new.jsonl", TWICE),
        ("tune ring-majority/IN/solid.off -o IN/solid.off", READ),
        ("tune loop/mini -o IN/new.jsonl --file IN/new.jsonl", TWICE),
        (f"{MATCH} --openings IN/openings.txt --csv IN/openings.txt", READ),
        (f"{MATCH} --openings IN/openings.txt --file IN/openings.txt", READ),
        (f"{MATCH} --file IN/new.jsonl --csv IN/new.jsonl", TWICE),
        (f"{MATCH} --file IN/new.svg --plot IN/new.svg", TWICE),
        (f"{MATCH} --csv IN/new.svg --plot IN/new.svg", TWICE),
    ],
)
def test_nothing_is_written_over(
    run_work_here: Callable[..., Result], folder: Path, command: str, told: str
) -> None:
    before = contents(folder)
    refused = run_work_here(*command.replace("IN", str(folder)).split())
    assert_refused(refused, told, command.rsplit("IN/", 1)[1].split()[0])
    assert contents(folder) == before


def test_a_file_is_known_by_any_of_its_names(tmp_path: Path) -> None:
    file, link, folder = tmp_path / "file", tmp_path / "link", tmp_path / "folder"
    folder.mkdir()
    link.symlink_to(file)
    roundabout = folder / ".." / "file"
    options = Namespace(force=False)
    for name in (link, roundabout):  # of a file that is not yet there
        with pytest.raises(UserError, match=TWICE):
            check_targets(options, [file, name])
    shutil.copyfile(__file__, file)
    for name in (link, roundabout):
        with pytest.raises(UserError, match=READ):
            check_targets(options, [name], read=[file])


def contents(folder: Path) -> dict[str, bytes]:
    """Return the bytes of the files in a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}
