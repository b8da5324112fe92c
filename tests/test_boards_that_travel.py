"""A game on a solid from a file has the solid with it, and nothing that it names is looked for."""

from __future__ import annotations

import builtins
import gc
import io
import json
import os
import pickle
import re
import shutil
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import ringrealms3d as rr
from ringrealms3d import games
from ringrealms3d.core.errors import UserError
from ringrealms3d.engine.levels import Limit
from ringrealms3d.engine.ugi.commands import SetOption
from ringrealms3d.engine.ugi.options import Options, changed
from ringrealms3d.exports.kinds import FILM_ENDINGS, KINDS
from ringrealms3d.exports.request import ExportRequest, PictureStyle
from ringrealms3d.games import variant
from ringrealms3d.games.named import named_variant
from ringrealms3d.games.other_boards import (
    board_text,
    keep_board,
    known_boards,
    learn_board,
)
from ringrealms3d.games.ring_majority import known_solids
from ringrealms3d.lab.matches.match import Match
from ringrealms3d.lab.matches.pairs import guided_job, match_job
from ringrealms3d.lab.work.job import check_result, do_unit
from ringrealms3d.library.library import Library
from ringrealms3d.puzzles.mistake import Mistake, mistake_of
from ringrealms3d.records.game_files import FORMATS, read_game
from ringrealms3d.records.game_text import game_as_text, game_in_text, position_as_text
from ringrealms3d.records.judging import JudgedMove
from ringrealms3d.records.node import Evaluation
from ringrealms3d.records.replayed import Readiness, from_replayed, replayed
from ringrealms3d.session.autosave import load_game
from tests.amounts import rest_nightly
from tests.geometry import solids
from tests.records.opened import played
from tests.subprocesses import run_python

pytestmark = pytest.mark.usefixtures("qapp")  # some exports draw maps

FOLDER = "folder-of-a-stranger"
NAMED = [
    f"/net/{FOLDER}/solid.off#0123456789ab",
    f"/net/{FOLDER}/solid.off",
    f"~{FOLDER}/solid.off#0123456789ab",
    f"~/{FOLDER}/solid.off",
    f"\\\\{FOLDER}\\share\\solid.off#0123456789ab",
    f"//{FOLDER}/share/solid.off",
    f"../{FOLDER}/solid.off#0123456789ab",
    f"{FOLDER}/solid.stl",
    f"solid@0123456789ab/../../{FOLDER}/solid.off",
]


@pytest.fixture
def looked_for(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What Python asks the file system for, where a stranger's folder is in it."""
    seen: list[str] = []

    def watched(function: Callable[..., object]) -> Callable[..., object]:
        def watching(path: object, *rest: object, **named: object) -> object:
            if isinstance(path, str | bytes | os.PathLike) and FOLDER in str(path):
                seen.append(str(path))
            return function(path, *rest, **named)

        return watching

    for name in ("stat", "lstat", "open", "access", "listdir", "scandir", "readlink"):
        monkeypatch.setattr(os, name, watched(getattr(os, name)))
    for name in ("expanduser", "realpath", "exists", "isfile", "isdir"):
        monkeypatch.setattr(os.path, name, watched(getattr(os.path, name)))
    monkeypatch.setattr(io, "open", watched(io.open))
    monkeypatch.setattr(builtins, "open", watched(builtins.open))
    return seen


def text_game(uid: str) -> str:
    return f"# ringrealms3d game 1\nvariant {uid}\nf1\n"


def json_game(uid: str) -> str:
    nodes = [{}, {"move": "f1"}]
    return json.dumps({"ringrealms3d": "game 1", "variant": uid, "nodes": nodes})


def sgf_game(uid: str) -> str:
    escaped = uid.replace("\\", "\\\\")
    return f"(;FF[4]GM[Ring Majority]RR[{escaped}];B[f1])"


GAMES = {"game.txt": text_game, "game.json": json_game, "game.rrsgf": sgf_game}


@pytest.mark.parametrize("path", NAMED)
def test_no_file_that_a_game_names_is_looked_for(
    path: str, looked_for: list[str], tmp_path: Path
) -> None:
    uid = f"ring-majority/{path}"
    for name, written in GAMES.items():
        (tmp_path / name).write_text(written(uid), encoding="utf-8")
        with pytest.raises(UserError, match=r"polyhedron|no variant"):
            read_game(tmp_path / name)
        with pytest.raises(UserError, match=r"polyhedron|no variant"):
            game_in_text(written(uid), "loop/mini", "the clipboard")
    kept = {"version": 2, "variant": uid, "moves": [], "ply": 0, "players": [{}, {}], "seed": 1}
    (tmp_path / "kept.json").write_text(json.dumps(kept), encoding="utf-8")
    with pytest.raises(UserError):
        load_game(tmp_path / "kept.json")
    with pytest.raises(UserError):
        game_in_text(f"{uid} 6/10/6:r:22,22", "loop/mini", "the clipboard")
    with pytest.raises(UserError):
        changed(Options("loop/mini"), SetOption("Game", uid))
    with pytest.raises(UserError):
        changed(Options("loop/mini"), SetOption("Board", f"{uid} OFF 1 1 1"))
    with pytest.raises(UserError):
        _ = Mistake(uid, "6/10/6:r:22,22", "f1", "f2", "", 0.0, 0.5, 1).position
    with Library(tmp_path / "games.sqlite") as library:
        report = library.import_files([tmp_path / name for name in GAMES])
        assert len(report.problems) == 3
    assert looked_for == []


def test_a_game_that_names_a_file_tells_how_to_open_it(tmp_path: Path) -> None:
    (tmp_path / "old.json").write_text(json_game(f"ring-majority/{NAMED[0]}"), encoding="utf-8")
    told = (
        "old.json: the board is the polyhedron solid.off, which is not stored in the game: open "
        "that polyhedron's file first, with 'ringrealms3d play --realm FILE' or in the window, "
        "then the game"
    )
    with pytest.raises(UserError, match=told):
        read_game(tmp_path / "old.json")


@pytest.fixture
def solid(tmp_path: Path) -> Path:
    """A file with a solid, in a folder with the name of a person."""
    path = tmp_path / FOLDER / "my solid.off"
    path.parent.mkdir()
    path.write_bytes(solids.file_bytes(solids.pyramid(5), "off"))
    return path


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[Path], None]:
    """Return what makes this process one that never saw any solid, on a machine without a file."""
    monkeypatch.setattr(known_solids, "own_folder", lambda _: tmp_path / "no such folder")

    def leave(solid: Path) -> None:
        shutil.rmtree(solid.parent)
        for known in (known_solids._latest, known_solids._texts, known_solids._formers):
            known.clear()
        known_solids.known_solid.cache_clear()

    return leave


@pytest.mark.parametrize("ending", FORMATS)
def test_every_format_has_the_solid(
    ending: str, solid: Path, elsewhere: Callable[[Path], None], tmp_path: Path
) -> None:
    record = played(named_variant(f"ring-majority/{solid}").uid, ["f1", "e3", "v6"]).record
    board, fen, path = record.start.board, record.last.position.fen(), tmp_path / f"game{ending}"
    rr.write_game(record, path)
    assert FOLDER not in path.read_text("utf-8")
    elsewhere(solid)
    again = read_game(path)
    assert again.uid == record.uid
    assert again.last.position.fen() == fen
    assert again.start.board.sites == board.sites
    assert again.start.board.neighbours.tolist() == board.neighbours.tolist()
    assert [node.text for node in again.line] == ["f1", "e3", "v6"]


def test_what_is_copied_has_the_solid(solid: Path, elsewhere: Callable[[Path], None]) -> None:
    record = played(named_variant(f"ring-majority/{solid}").uid, ["f1", "e3"]).record
    game, position = game_as_text(record), position_as_text(record.last.position)
    fen = record.last.position.fen()
    elsewhere(solid)
    assert game_in_text(position, "loop/mini", "the clipboard").start.fen() == fen
    assert game_in_text(game, "loop/mini", "the clipboard").last.position.fen() == fen


@pytest.mark.parametrize("title", ["old name.off", "a/b.off", "/c/d.off", "\\\\host\\share\\e.off"])
def test_a_former_game_goes_on_once_its_file_was_opened(
    title: str, solid: Path, tmp_path: Path
) -> None:
    uid = named_variant(f"ring-majority/{solid}").uid
    former = f"ring-majority/{title}#{known_solids.checksum_of(solid.read_bytes())}"
    for name, written in GAMES.items():
        (tmp_path / name).write_text(written(former), encoding="utf-8")
        found = read_game(tmp_path / name)
        assert found.uid.partition("@")[2] == uid.partition("@")[2]
        assert "#" not in found.uid
        assert found.last.ply == 1


@pytest.mark.nightly
def test_a_large_game_is_read_by_another_process_with_its_solid(
    solid: Path, elsewhere: Callable[[Path], None], tmp_path: Path
) -> None:
    record = played(named_variant(f"ring-majority/{solid}").uid, ["f1", "e3"]).record
    record.root.comment = "x" * 20_000
    for ending in (".json", ".rrsgf"):
        rr.write_game(record, tmp_path / f"large{ending}")
    without = (tmp_path / "large.json").read_text("utf-8").replace('"board"', '"bored"')
    reader = Readiness()
    assert reader.read_text(without, "loop/mini", "the clipboard").uid == record.uid
    elsewhere(solid)
    for ending in (".json", ".rrsgf"):
        assert reader.read(tmp_path / f"large{ending}").uid == record.uid
        known_solids._texts.clear()
    with pytest.raises(UserError, match="which is not stored in the game"):
        reader.read_text(without, "loop/mini", "the clipboard")


def test_what_another_process_read_brings_its_solid(
    solid: Path, elsewhere: Callable[[Path], None]
) -> None:
    record = played(named_variant(f"ring-majority/{solid}").uid, ["f1", "e3"]).record
    answer = replayed(record)
    elsewhere(solid)
    assert from_replayed(answer).uid == record.uid


def test_work_on_another_machine_has_the_solid(
    solid: Path, elsewhere: Callable[[Path], None]
) -> None:
    uid = named_variant(f"ring-majority/{solid}").uid
    match = Match(uid, ("strong", "plain"), Limit(nodes=2))
    sent = [pickle.dumps(job) for job in (match_job(match), guided_job(match, 1, ""))]
    elsewhere(solid)
    with pytest.raises(UserError, match="which is not stored in the game"):
        variant(uid)
    result = do_unit(pickle.loads(sent[0]).unit(0))
    check_result("match", result)
    assert {game["game"]["variant"] for game in result["games"]} == {uid}
    known_solids._texts.clear()
    check_result("match", do_unit(pickle.loads(sent[1]).unit(0)))


@pytest.mark.nightly
def test_a_match_in_other_processes_is_played_on_the_solid(solid: Path, tmp_path: Path) -> None:
    command = ["-m", "ringrealms3d", "match", f"ring-majority/{solid}", "strong", "plain"]
    file = ["--jobs", "2", "--file", str(tmp_path / "match.jsonl")]
    done = run_python(*command, "--nodes", "2", "--games", "2", *file)
    assert (done.returncode, done.stderr) == (0, "")
    assert FOLDER not in (tmp_path / "match.jsonl").read_text("utf-8")
    with Library(tmp_path / "games.sqlite") as library:
        assert library.import_files([tmp_path / "match.jsonl"]).added == 2


def test_a_mistake_has_the_solid(solid: Path, elsewhere: Callable[[Path], None]) -> None:
    record = played(named_variant(f"ring-majority/{solid}").uid, ["f1", "e3"]).record
    before, after = Evaluation(0.9, best="f2"), Evaluation(-0.9, best="e1")
    record.line[0].evaluation = after
    mistake = mistake_of(record, JudgedMove(record.line[0], 0.9), before)
    assert mistake is not None
    sent = msgspec.json.encode(mistake)
    elsewhere(solid)
    assert msgspec.json.decode(sent, type=Mistake).position.fen() == record.start.fen()


AT_HOME = """
import sys
from ringrealms3d.games import variant
from ringrealms3d.games.other_boards import board_text, keep_board
from ringrealms3d.games.named import named_variant
from ringrealms3d.games.other_boards import keep_board
uid = named_variant(sys.argv[1]).uid
keep_board(uid)
print(uid)
"""


SHOWN = (
    "import sys; from ringrealms3d.games import start; [print(start(u).uid) for u in sys.argv[1:]]"
)


def test_a_solid_that_was_kept_is_known_by_its_checksum_alone(solid: Path, tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path / "home"), "XDG_DATA_HOME": str(tmp_path / "data")}
    uid = run_python("-c", AT_HOME, f"ring-majority/{solid}", **home).stdout.strip()
    former = f"ring-majority/gone.off#{known_solids.checksum_of(solid.read_bytes())}"
    shutil.rmtree(solid.parent)
    found = run_python("-c", SHOWN, uid, former, **home).stdout.split()
    assert found == [uid, uid.replace("my-solid", "gone")]


def test_no_name_leads_out_of_the_folder_of_solids(looked_for: list[str], tmp_path: Path) -> None:
    for name in (f"x@../{FOLDER}", f"x@/{FOLDER}/y", f"x@0123456789ab/../{FOLDER}", f"@{FOLDER}"):
        assert board_text(f"ring-majority/{name}") == ""
        keep_board(f"ring-majority/{name}")
    assert looked_for == []


def exported(request: ExportRequest, path: Path, kind: str) -> bytes:
    """Return what an export writes, with what is packed in it unpacked."""
    KINDS[kind].write(request, path, lambda share: None)
    content = path.read_bytes()
    if zipfile.is_zipfile(path):
        with zipfile.ZipFile(path) as packed:
            return b"".join(packed.read(name) for name in packed.namelist())
    streams = re.findall(rb"stream\r?\n(.*?)endstream", content, re.DOTALL)
    return content + b"".join(_unpacked(stream) for stream in streams)


WRITTEN = [
    (name, ending)
    for name, kind in KINDS.items()
    if kind.endings != FILM_ENDINGS
    for ending in kind.endings
]
FEW = [("page", ".html"), ("diagram", ".svg"), ("net", ".pdf"), ("model", ".obj"),
       ("model", ".glb"), ("model", ".3mf"), ("scene", ".pov"), ("graph", ".json")]  # fmt: skip


@pytest.mark.parametrize("written", rest_nightly(WRITTEN, *FEW), ids="".join)
def test_no_export_tells_where_the_solid_lay(
    written: tuple[str, str], solid: Path, tmp_path: Path
) -> None:
    kind, ending = written
    record = played(named_variant(f"ring-majority/{solid}").uid, ["f1", "e3"]).record
    request = ExportRequest(record, record.last, PictureStyle(size=(80, 60)))
    if kind == "sheet":
        assert KINDS[kind].problem(request)
        return
    path = tmp_path / f"made{ending}"
    content = exported(request, path, kind)
    beside = [each.read_bytes() for each in tmp_path.glob("made*") if each != path]
    assert all(FOLDER.encode() not in each for each in (content, *beside))
    assert FOLDER.encode("utf-16-be") not in content


def _unpacked(stream: bytes) -> bytes:
    try:
        return zlib.decompress(stream)
    except zlib.error:
        return b""


@pytest.mark.nightly
def test_solids_of_games_that_are_gone_take_no_memory() -> None:
    """As many of them as one likes can be imported; one with a game that is open stays."""
    names = []
    for number in range(120):
        text = known_solids.text_of(solids.polyhedron(solids.pyramid(4, 1 + number / 100)))
        names.append(f"ring-majority/{known_solids.solid_name('a', text)}")
        learn_board(names[-1], text)
        if number == 0:
            kept = rr.start(names[0])
    games._opened_other.cache_clear()
    gc.collect()
    assert [bool(board_text(name)) for name in names[:2]] == [True, False]
    assert len(known_boards()) < 60
    assert rr.start(names[0]) == kept
