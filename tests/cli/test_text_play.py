"""Playing, replaying and listing games in the terminal."""

from __future__ import annotations

import io
import json
import os
import pty
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from ringrealms3d.cli import play_text
from ringrealms3d.games import variant_ids
from ringrealms3d.library.library import LIBRARY_NAME, Library
from ringrealms3d.records.game_files import FORMATS, read_game, write_game
from ringrealms3d.records.kept_file import KeptFileLock, claim_latest, kept_games
from ringrealms3d.records.record import GameRecord, Reason
from tests.cli.running import Result, assert_refused, environment, run_cli, run_here
from tests.full_disk import FullDisk
from tests.subprocesses import ROOT

TET = "ring-majority/tet"
PEOPLE = ("--computer", "none")


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for games under way; the file of the first one."""
    folder = tmp_path / "deep"
    monkeypatch.setattr(play_text, "kept_folder", lambda: folder)
    return folder / "text-game-under-way.txt"


def type_in(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lines: list[str],
    *arguments: str,
) -> Result:
    """Run play-text with lines typed in; then the input ends."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    return run_here(capsys, "play-text", *arguments)


def test_games_lists_every_variant(capsys: pytest.CaptureFixture[str]) -> None:
    result = run_here(capsys, "games")
    assert result.code == 0
    for uid in variant_ids():
        assert f"  {uid} " in result.out
    assert "Larry Wheeler" in result.out


def test_two_people_play_and_the_end_of_the_input_loses_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    lines = ["f1", "v1", "undo", "f1", "nonsense", "", "e1", "fen", "moves", "board", "help"]
    result = type_in(monkeypatch, capsys, lines, TET, *PEOPLE, "--seed", "3")
    assert result.code == 0
    assert "not possible: f1 holds a red stone" in result.out
    assert "not possible: ring-majority/tet has no place 'nonsense'" in result.out
    assert "r3/b5/4:r:13,13" in result.out
    assert "f2 f3 f4 e2 e3 e4 e5 e6 v1 v2 v3 v4" in result.out
    assert "resign" in result.out
    assert str(kept) in result.out
    assert kept.read_text(encoding="utf-8") == (
        "# ringrealms3d game 1\nvariant ring-majority/tet\nseed 3\nf1\ne1\n# library 1\n"
    )


def test_a_game_left_unfinished_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    type_in(monkeypatch, capsys, ["f1", "quit"], TET, *PEOPLE)
    result = type_in(monkeypatch, capsys, ["fen", "resign"], "--resume", *PEOPLE)
    assert "r3/6/4:b:13,14" in result.out
    assert "Blue resigns, Red wins" in result.out
    assert not kept.exists()
    assert_refused(type_in(monkeypatch, capsys, [], "--resume"), "there is no unfinished game")


def test_the_computer_answers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    result = type_in(monkeypatch, capsys, ["f1", "undo", "fen"], TET, "--level", "1")
    assert result.code == 0
    assert "Blue plays" in result.out
    assert "4/6/4:r:14,14" in result.out


def test_a_game_is_played_to_its_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    result = type_in(monkeypatch, capsys, ["v4"], TET, *PEOPLE, "--fen", "rrrr/rrrrrr/rrr1:r:1,14")
    assert "Red wins, " in result.out
    assert not kept.exists()


def test_a_game_is_saved_and_replayed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    target = tmp_path / "my game.txt"
    missing = tmp_path / "none"
    lines = ["f1", f"save {target}", "save", f"save {tmp_path}", f"save {missing}/game.txt"]
    result = type_in(monkeypatch, capsys, lines, TET, *PEOPLE)
    assert f"saved as {target}" in result.out
    assert "save needs a file name" in result.out
    assert f"'{tmp_path}' could not be written" in result.out
    assert f"the folder '{missing}' does not exist" in result.out
    replayed = run_here(capsys, "replay", str(target), "--boards")
    assert replayed.code == 0
    assert "1. Red f1" in replayed.out
    assert "1 move: Blue to move" in replayed.out
    assert run_here(capsys, "replay", str(target), "--fen").out == "r3/6/4:b:13,14\n"


def test_a_game_is_not_saved_over_another_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    own, foreign = tmp_path / "own.txt", tmp_path / "foreign.txt"
    foreign.write_text("another's work", encoding="utf-8")
    lines = [f"save {own}", "f1", f"save {own}", f"save {foreign}"]
    told = type_in(monkeypatch, capsys, lines, TET, *PEOPLE).out
    assert told.count("saved as") == 2
    assert f"{foreign} already exists; --force replaces it" in told
    assert foreign.read_text("utf-8") == "another's work"
    type_in(monkeypatch, capsys, ["f1", f"save --force {foreign}"], TET, *PEOPLE)
    assert len(read_game(foreign).line) == len(read_game(own).line) == 1


def test_a_game_is_told_to_be_kept_only_where_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path, tmp_path: Path
) -> None:
    disk = FullDisk(monkeypatch)
    disk.fill()
    full = type_in(monkeypatch, capsys, ["f1"], TET, *PEOPLE)
    assert "is kept in" not in full.out
    assert "No space left on device" in full.err
    assert not kept.exists()
    disk.empty()
    game = tmp_path / "game.txt"
    type_in(monkeypatch, capsys, ["f1", f"save {game}", "resign"], TET, *PEOPLE)
    begun = type_in(monkeypatch, capsys, ["quit"], str(game), *PEOPLE)
    assert f"The game is saved in {kept}" in begun.out
    assert read_game(kept).line


@pytest.mark.parametrize("ending", FORMATS)
def test_a_game_is_saved_in_the_format_of_its_files_ending(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    ending: str,
) -> None:
    target = tmp_path / f"game{ending}"
    type_in(monkeypatch, capsys, ["f1", f"save {target}"], TET, *PEOPLE)
    assert run_here(capsys, "replay", str(target), "--fen").out == "r3/6/4:b:13,14\n"


def test_moves_that_were_taken_back_are_no_part_of_the_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    type_in(monkeypatch, capsys, ["f1", "f2", "undo", "resign"], TET, *PEOPLE)
    with Library(kept.with_name(LIBRARY_NAME)) as library:
        (game,) = library.games()
        assert (game.plies, game.result.winner) == (1, 0)


def test_all_moves_can_be_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    result = type_in(monkeypatch, capsys, ["f1", "undo", "undo", "fen"], TET, *PEOPLE)
    assert (result.code, result.err) == (0, "")
    assert "there is no move to take back" in result.out
    assert "4/6/4:r:14,14" in result.out


@pytest.mark.nightly
def test_a_game_says_who_plays_and_since_when(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    target = tmp_path / "game.json"
    type_in(monkeypatch, capsys, ["f1", f"save {target}"], TET, "--level", "1")
    record = read_game(target)
    assert record.players == ("", "Level 1")
    assert date.fromisoformat(record.date)


def test_a_broken_file_is_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text(f"variant {TET}\nf1\nf1\n", encoding="utf-8")
    assert_refused(run_here(capsys, "replay", str(broken)), str(broken), "line 3", "f1")
    broken.write_bytes(b"\xff\xfe\x00")
    assert_refused(run_here(capsys, "replay", str(broken)), str(broken), "line 1, column 1")
    assert_refused(run_here(capsys, "replay", str(tmp_path / "none")), "none")
    monkeypatch.setattr("sys.stdin", io.StringIO("variant x/y\n"))
    assert_refused(run_here(capsys, "replay", "-"), "standard input", "a game of x, which is not")


def test_a_file_that_is_too_long_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    target = tmp_path / "long.txt"
    target.write_text(f"variant {TET}\n" + "# x\n" * 300_000, encoding="utf-8")
    assert_refused(run_here(capsys, "replay", str(target)), str(target), "larger than 1 MB")


def test_after_ctrl_c_it_is_said_where_the_game_is_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    typed = iter(["f1"])

    def answer(_: str) -> str:
        if (line := next(typed, None)) is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr("builtins.input", answer)
    done = run_here(capsys, "play-text", TET, *PEOPLE)
    assert (done.code, done.err) == (130, "stopped\n")
    assert f"\n\nThe game is saved in {kept}" in done.out  # below the line of the ^C


def test_a_new_game_leaves_the_unfinished_ones(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    type_in(monkeypatch, capsys, ["f1"], TET, *PEOPLE)
    result = type_in(monkeypatch, capsys, ["e1"], TET, *PEOPLE)
    assert f"An unfinished game is saved in {kept}" in result.out
    second = kept.with_stem("text-game-under-way-2")
    type_in(monkeypatch, capsys, ["v1"], TET, *PEOPLE)
    third = kept.with_stem("text-game-under-way-3")
    moves = [path.read_text(encoding="utf-8").splitlines()[-2] for path in (kept, second, third)]
    assert moves == ["f1", "e1", "v1"]
    assert_refused(type_in(monkeypatch, capsys, [], "--resume", TET), "--resume")


def test_a_refused_new_game_leaves_the_unfinished_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    type_in(monkeypatch, capsys, ["f1"], TET, *PEOPLE)
    for wrong in (("ring-majority/none",), (TET, "--fen", "4/6"), (TET, "--level", "11")):
        assert type_in(monkeypatch, capsys, [], *wrong).code == 2
    assert [path.name for path in kept_games(kept.parent, kept.stem, ".txt")] == [kept.name]
    assert "r3/6/4" in type_in(monkeypatch, capsys, ["fen"], "--resume", *PEOPLE).out


def test_the_latest_game_goes_on_unless_another_terminal_plays_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    for move in ("f1", "v1"):
        type_in(monkeypatch, capsys, [move], TET, *PEOPLE)
    os.utime(kept, (0, 0))
    result = type_in(monkeypatch, capsys, ["moves"], "--resume", *PEOPLE)
    assert "this is the latest" in result.out
    assert "4/6/r3:b" in type_in(monkeypatch, capsys, ["fen"], "--resume", *PEOPLE).out
    path, lock = claim_latest(kept.parent, kept.stem, ".txt") or (None, KeptFileLock(kept))
    assert path == kept.with_stem(f"{kept.stem}-2")
    with lock:
        assert "r3/6/4:b" in type_in(monkeypatch, capsys, ["fen"], "--resume", *PEOPLE).out
        assert type_in(monkeypatch, capsys, ["e1"], TET, *PEOPLE).code == 0
    assert kept.with_stem(f"{kept.stem}-3").exists()


def test_a_kept_game_that_cannot_be_read_is_put_aside(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    type_in(monkeypatch, capsys, ["f1"], TET, *PEOPLE)
    kept.write_text(f"variant {TET}\nf1\nf1\n", encoding="utf-8")
    aside = kept.with_name(f"{kept.stem}-unreadable.kept")
    assert_refused(type_in(monkeypatch, capsys, [], "--resume"), "line 3", str(aside))
    assert aside.exists()
    assert not kept.exists()


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform == "win32", reason="names are Unicode there")
def test_names_that_are_not_utf_8_are_played_and_kept(tmp_path: Path) -> None:
    mesh = os.fsencode(tmp_path) + b"/\xff\xfe.off"
    Path(os.fsdecode(mesh)).write_bytes((ROOT / "meshes" / "cube.off").read_bytes())
    uid = b"ring-majority/" + mesh
    given = environment(XDG_DATA_HOME=str(tmp_path), HOME=str(tmp_path))

    def played(*words: bytes | str, typed: bytes) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            [sys.executable, "-m", "ringrealms3d", "play-text", *words, "--computer", "none"],
            cwd=ROOT,
            env=given,
            input=typed,
            capture_output=True,
            check=False,
        )

    saved = os.fsencode(tmp_path) + b"/\xe9.txt"
    first = played(uid, typed=b"f1\nv1\nsave " + saved + b"\n")
    assert (first.returncode, first.stderr) == (0, b"")
    assert b"saved as" in first.stdout
    assert b"\nvariant ring-majority/solid@" in Path(os.fsdecode(saved)).read_bytes()
    Path(os.fsdecode(mesh)).unlink()
    again = played("--resume", typed=b"fen\n")
    assert (again.returncode, again.stderr) == (0, b"")
    assert b"r5/12/b7:r:" in again.stdout


def test_a_closed_input_is_told(tmp_path: Path) -> None:
    command = f"{sys.executable} -m ringrealms3d play-text {TET} --computer none <&-"
    given = environment(XDG_DATA_HOME=str(tmp_path))
    done = subprocess.run(
        command, shell=True, cwd=ROOT, env=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr == "ringrealms3d play-text: standard input is closed\n"


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ((), "name a variant"),
        (("",), "''"),
        (("ring-majority/none",), "ring-majority/none"),
        ((TET, "--level", "11"), "11"),
        ((TET, "--seed", "-1"), "-1"),
        ((TET, "--fen", "4/6"), "4/6"),
        ((TET, "--computer", "third"), "third"),
    ],
)
def test_wrong_arguments_are_named(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    named: str,
) -> None:
    assert_refused(type_in(monkeypatch, capsys, [], *arguments), named)


def test_play_without_a_display_and_a_terminal_is_refused() -> None:
    assert_refused(run_cli("play", TET), "there is no display", "play-text", "render")


@pytest.fixture
def terminal() -> tuple[int, int]:
    """Both ends of a pseudo-terminal."""
    try:
        return pty.openpty()
    except OSError as error:
        pytest.skip(f"this system has no pseudo-terminals, is /dev/pts mounted? ({error})")


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_play_without_a_display_offers_the_terminal(
    terminal: tuple[int, int], tmp_path: Path
) -> None:
    master, slave = terminal
    with subprocess.Popen(
        [sys.executable, "-m", "ringrealms3d", "play", TET],
        cwd=ROOT,
        env=environment(HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path)),
        stdin=slave,
        stdout=slave,
        stderr=slave,
    ) as process:
        os.close(slave)
        os.write(master, b"y\nfen\nquit\n")
        seen = b""
        while chunk := _read(master):
            seen += chunk
        assert process.wait(60) == 0
    os.close(master)
    assert b"Play in this terminal instead?" in seen
    assert b"4/6/4:r:14,14" in seen


def _read(terminal: int) -> bytes:
    """Return what a pseudo-terminal has, nothing once its other end is closed."""
    try:
        return os.read(terminal, 4096)
    except OSError:
        return b""


def test_games_are_kept_in_the_library_under_one_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    type_in(monkeypatch, capsys, ["v1", "v2", "quit"], TET, *PEOPLE)
    lines = ["v3", "undo", "v4", "resign"]
    type_in(monkeypatch, capsys, lines, "--resume", *PEOPLE)
    with Library(kept.with_name(LIBRARY_NAME)) as library:
        (game,) = library.games()
        assert (game.plies, game.kinds) == (3, ("person", "person"))
        assert game.result.reason is Reason.RESIGNATION
        assert not game.rated
        assert [node.text for node in library.load(game.id).line] == ["v1", "v2", "v4"]


def test_a_game_goes_on_without_a_library(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    kept.with_name(LIBRARY_NAME).mkdir(parents=True)
    result = type_in(monkeypatch, capsys, ["v1", "v2", "quit"], TET, *PEOPLE)
    assert result.code == 0
    assert result.err.count("not in the library") == 1
    assert kept.read_text(encoding="utf-8").endswith("v1\nv2\n")


def test_what_a_saved_game_cannot_hold_is_said_before(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = GameRecord(TET, 3)
    record.root.comment = "here"
    write_game(record, tmp_path / "first.json")
    whole, moves = tmp_path / "game.json", tmp_path / "game.txt"
    lines = ["f1", f"save {whole}", f"save {moves}"]
    result = type_in(monkeypatch, capsys, lines, str(tmp_path / "first.json"), *PEOPLE)
    assert result.err == f"left out of {moves}: 1 comment and the date\n"
    assert f"saved as {moves}" in result.out


def test_a_game_that_is_resumed_keeps_its_notes_and_its_date(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path, tmp_path: Path
) -> None:
    record = GameRecord(TET, 3)
    first = record.root.play(record.root.position.parse_move("f1"))
    record.root.play(record.root.position.parse_move("v1")).comment = "a variation"
    first.comment, record.date, record.players = "here", "2020-02-29", ("Ada", "Zoë")
    write_game(record, tmp_path / "first.json")
    type_in(monkeypatch, capsys, ["v2"], str(tmp_path / "first.json"), *PEOPLE)
    type_in(monkeypatch, capsys, ["v3"], "--resume", *PEOPLE)
    with Library(kept.with_name(LIBRARY_NAME)) as library:
        (game,) = library.games()
        stored = library.load(game.id)
    assert [node.text for node in stored.nodes()] == ["", "f1", "v2", "v3", "v1"]
    assert (stored.line[0].comment, stored.date, stored.players) == (
        "here",
        "2020-02-29",
        ("Ada", "Zoë"),
    )
    assert game.begun == "2020-02-29"


def test_a_resigned_game_from_a_file_goes_on_with_a_move(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path, tmp_path: Path
) -> None:
    record = GameRecord(TET, 3)
    record.root.play(record.root.position.parse_move("f1"))
    record.end(0, Reason.RESIGNATION)
    write_game(record, tmp_path / "first.json")
    type_in(monkeypatch, capsys, ["v2"], str(tmp_path / "first.json"), *PEOPLE)
    with Library(kept.with_name(LIBRARY_NAME)) as library:
        (game,) = library.games()
    assert game.result.reason is Reason.UNFINISHED


def test_a_replayed_game_says_who_resigned_whatever_was_tried_since(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record, path = GameRecord(TET, 3), str(tmp_path / "resigned.json")
    record.root.play("f1")
    record.end(0, Reason.RESIGNATION)
    record.last.play("v2")
    write_game(record, path)
    said = run_here(capsys, "replay", path).out
    assert said.endswith(f"{TET}, 1 move: Red wins, Blue resigned\n")
    assert json.loads(run_here(capsys, "replay", path, "--json").out)["turn"] is None
