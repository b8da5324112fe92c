"""Beginning with a position, with moves, or with the game in a file, in window and terminal."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from ringrealms3d.cli import play_text
from ringrealms3d.records.game_files import write_game
from ringrealms3d.records.record import GameRecord
from ringrealms3d.window import app, requirements
from tests.cli.running import Result, assert_refused, run_here
from tests.records.opened import played

TET = "ring-majority/tet"
FEN = "r3/1b4/4:r:13,13"


class Opened(NamedTuple):
    """What a window was asked to open with."""

    uid: str | None
    flat: bool
    game: GameRecord | None = None
    path: Path | None = None
    complaints: Sequence[str] = ()


Run = Callable[..., tuple[Result, list[Opened]]]


@pytest.fixture
def run_play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return a function that runs ``play`` and tells which windows it would open."""
    windows: list[Opened] = []

    def open_window(*asked: object, **named: object) -> int:
        windows.append(Opened(*asked, **named))  # type: ignore[arg-type]
        return 0

    monkeypatch.setattr(requirements, "window_problem", lambda: "")
    monkeypatch.setattr(app, "run_window", open_window)

    def run(*arguments: str) -> tuple[Result, list[Opened]]:
        windows.clear()
        return run_here(capsys, "play", *arguments), windows

    return run


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """The file of a game of two moves."""
    path = tmp_path / "game.txt"
    write_game(played(TET, ["f1", "e1"]).record, path)
    return path


def test_a_window_opens_at_a_position_after_some_moves(run_play: Run) -> None:
    done, (asked,) = run_play(TET, "--fen", FEN, "--moves", "f2 e1", "--flat")
    assert done == (0, "", "")
    assert asked.game is not None
    assert (asked.uid, asked.flat, asked.path) == (TET, True, None)
    assert asked.game.start.fen() == FEN
    assert [node.text for node in asked.game.line] == ["f2", "e1"]
    assert asked.game.last.position.fen() == "rr2/bb4/4:r:12,12"


def test_a_window_opens_with_the_game_in_a_file(run_play: Run, saved: Path) -> None:
    done, (asked,) = run_play(str(saved))
    assert done.code == 0
    assert asked.game is not None
    assert (asked.uid, asked.path) == (TET, saved)
    assert [node.text for node in asked.game.line] == ["f1", "e1"]


@pytest.mark.parametrize(
    "command",
    [
        "play IN/match.jsonl",
        "play-text IN/match.jsonl",
        "export IN/match.jsonl -o IN/board.glb",
        "replay IN/match.jsonl",
        "convert IN/match.jsonl IN/game.json",
    ],
)
def test_the_file_of_a_match_is_told_from_that_of_a_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    (tmp_path / "match.jsonl").touch()
    refused = run_here(capsys, *command.replace("IN", str(tmp_path)).split())
    assert_refused(refused, "match.jsonl is not the file of one game", "library import")


@pytest.mark.nightly
def test_a_large_file_is_read_while_the_window_loads(run_play: Run, saved: Path) -> None:
    comments = "# a comment\n" * 1000
    saved.write_text(saved.read_text(encoding="utf-8") + comments, encoding="utf-8")
    done, (asked,) = run_play(str(saved))
    assert done.code == 0
    assert asked.game is not None
    assert [node.text for node in asked.game.line] == ["f1", "e1"]
    saved.write_text(saved.read_text(encoding="utf-8") + "e1\n", encoding="utf-8")
    done, windows = run_play(str(saved))
    assert_refused(done, f"{saved}, line")
    assert windows == []


def test_a_solid_s_file_is_a_variant_and_no_game(run_play: Run, tmp_path: Path) -> None:
    solid = tmp_path / "solid.off"
    solid.write_text(
        "OFF\n4 4 6\n1 1 1\n1 -1 -1\n-1 1 -1\n-1 -1 1\n3 0 1 2\n3 0 3 1\n3 0 2 3\n3 1 3 2\n"
    )
    done, (asked,) = run_play(f"ring-majority/{solid}")
    assert done.code == 0
    assert asked.game is None
    assert asked.uid is not None
    assert asked.uid.startswith("ring-majority/solid@")
    done, (asked,) = run_play("--realm", str(solid), "--moves", "f1")
    assert asked.game is not None
    assert asked.game.uid == asked.uid


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ((TET, "--fen", "4/6"), ("3 fields",)),
        ((TET, "--fen", "rrrr/6/4:b:11,14"), ("Red", "15 of 14")),
        ((TET, "--moves", "f1 f1"), ("move 2 'f1'", "red stone")),
        ((TET, "--fen", FEN, "--moves", "nowhere"), ("move 1 'nowhere'",)),
        (("--fen", FEN), ("name the variant",)),
        (("--moves", "f1"), ("name the variant",)),
        (("none.txt",), ("no file", "none.txt")),
        (("broken.json",), ("broken.json",)),
        (("game.txt", "--fen", FEN), ("game.txt", "--fen")),
        (("game.txt", "--moves", "f1"), ("game.txt", "--moves")),
    ],
)
def test_what_cannot_be_opened_is_said_before_a_window_opens(
    monkeypatch: pytest.MonkeyPatch,
    run_play: Run,
    saved: Path,
    arguments: tuple[str, ...],
    named: tuple[str, ...],
) -> None:
    monkeypatch.chdir(saved.parent)
    Path("broken.json").write_text("{", encoding="utf-8")
    done, windows = run_play(*arguments)
    assert_refused(done, *named)
    assert windows == []


def test_the_terminal_begins_there_too(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    saved: Path,
) -> None:
    monkeypatch.setattr(play_text, "kept_folder", lambda: tmp_path / "kept")

    def fen_after(*arguments: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("fen\nquit\n"))
        done = run_here(capsys, "play-text", *arguments, "--computer", "none")
        assert done.code == 0, done.err
        return done.out

    assert "r3/b5/4:r:13,13" in fen_after(str(saved))
    assert "rr2/1b4/4:b:12,13" in fen_after(TET, "--fen", FEN, "--moves", "f2")
    assert_refused(run_here(capsys, "play-text", str(saved), "--seed", "1"), "--seed")
    assert_refused(run_here(capsys, "play-text", "--resume", "--moves", "f1"), "--resume")
