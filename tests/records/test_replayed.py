"""Games that another process reads: the same as if they were read here."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

import psutil
import pytest

import ringrealms3d as rr
from ringrealms3d.core.errors import UserError
from ringrealms3d.games import variant_ids
from ringrealms3d.records.game_files import read_game
from ringrealms3d.records.json_file import format_json_game
from ringrealms3d.records.record import GameRecord
from ringrealms3d.records.replayed import Reader, Readiness, from_replayed, replayed
from tests.amounts import SOME_OF_EACH_GAME, rest_nightly
from tests.records.test_game_files import grown, noted


def read_apart(path: Path) -> GameRecord:
    return Reader().read(partial(read_game, path), str(path))


def children() -> list[psutil.Process]:
    found: list[psutil.Process] = psutil.Process().children()
    return found


@pytest.mark.parametrize("uid", rest_nightly(variant_ids(), *SOME_OF_EACH_GAME))
def test_a_replayed_game_is_the_game(uid: str) -> None:
    record = grown(uid, seed=3)
    again = from_replayed(replayed(record))
    assert noted(again) == noted(record)
    assert format_json_game(again) == format_json_game(record)
    told = [(node.move, node.seat, node.ply, node.taken, node.lost) for node in record.nodes()]
    read = [(node.move, node.seat, node.ply, node.taken, node.lost) for node in again.nodes()]
    assert read == told


def test_another_process_reads_a_file(tmp_path: Path) -> None:
    record = grown("ring-majority/tet", seed=4)
    rr.write_game(record, tmp_path / "game.json")
    assert noted(read_apart(tmp_path / "game.json")) == noted(record)


@pytest.mark.nightly
def test_a_process_that_is_ready_for_one_game_reads_another(tmp_path: Path) -> None:
    record = grown("loop/mini", seed=4)
    rr.write_game(record, tmp_path / "game.json")
    read = partial(read_game, tmp_path / "game.json")
    assert noted(Reader("ring-majority/tet").read(read, "")) == noted(record)


@pytest.mark.nightly
@pytest.mark.parametrize("uid", ["ring-majority/tet", "ring-majority/gone.off"])
def test_a_process_waits_for_one_file_and_no_more(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], uid: str
) -> None:
    large, small, others = tmp_path / "large.txt", tmp_path / "small.txt", children()
    large.write_text(f"variant ring-majority/tet\n{'# a comment' * 1000}\nv1\n")
    small.write_text("variant ring-majority/tet\nv1\nv2\n")
    readiness = Readiness()
    readiness.get_ready(uid)
    readiness.get_ready(uid)
    assert len(children()) == len(others) + 1
    assert readiness.read(small).last.ply == 2
    assert len(children()) == len(others) + 1
    assert readiness.read(large).last.ply == 1
    assert children() == others
    assert readiness.read(large).last.ply == 1
    assert capfd.readouterr() == ("", "")


@pytest.mark.nightly
def test_another_process_reads_where_the_one_that_waited_is_gone(tmp_path: Path) -> None:
    path, others = tmp_path / "large.txt", children()
    path.write_text(f"variant ring-majority/tet\n{'# a comment' * 1000}\nv1\n")
    readiness = Readiness()
    readiness.get_ready()
    (waiting,) = set(children()) - set(others)
    waiting.kill()
    waiting.wait()
    assert readiness.read(path).last.ply == 1
    readiness.get_ready()
    readiness.close()
    assert children() == others


@pytest.mark.nightly
def test_a_large_text_is_read_by_the_process_that_waits() -> None:
    others, readiness = children(), Readiness()
    readiness.get_ready()
    text = f"variant ring-majority/tet\n{'# a comment' * 1000}\nv1\n"
    assert readiness.read_text(text, "", "the clipboard").last.ply == 1
    assert children() == others
    with pytest.raises(UserError, match="the clipboard, line 4: move 'v1'"):
        readiness.read_text(f"{text}v1\n", "", "the clipboard")


def test_a_file_s_folder_lends_no_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "msgspec.py").write_text("raise SystemExit('a file beside the game was run')")
    rr.write_game(grown("loop/mini", seed=4), tmp_path / "game.json")
    monkeypatch.chdir(tmp_path)
    assert read_apart(tmp_path / "game.json").uid == "loop/mini"


def test_what_is_wrong_is_told_as_if_it_was_read_here(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("variant ring-majority/tet\nv1\nv1\n")
    with pytest.raises(UserError) as here:
        rr.read_game(path)
    with pytest.raises(UserError) as apart:
        read_apart(path)
    assert str(apart.value) == str(here.value)
    assert "line 3" in str(here.value)


@pytest.mark.parametrize(
    ("program", "told"),
    [("/bin/false", "its process ended with 1"), ("/gone/python", "No such file or directory")],
)
def test_a_process_that_fails_is_told_with_the_file(
    program: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", program)
    path = tmp_path / "game.txt"
    with pytest.raises(UserError) as refused:
        read_apart(path)
    assert str(refused.value).startswith(f"{path} could not be read: ")
    assert told in str(refused.value)
