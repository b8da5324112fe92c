"""Games from outside on the command line: broken ones, and kept ones that are not there now."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d.library.library import Library
from ringrealms3d.records.game_files import write_game as write_record
from ringrealms3d.records.record import GameRecord, Reason
from tests.cli.running import assert_refused, run_cli, run_here, run_plain_here
from tests.games.own_game import line_of, new_name, write_game
from tests.games.registry import add_unchecked, forget_outside_games

NOT_HERE = "a game of gone, which is not installed here"


@pytest.fixture
def kept(game_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with a library and files of a game that is not registered any more."""
    rr.register(write_game(game_folder, "gone"))
    record, node = GameRecord("gone/3", 1), None
    for text in ("a11", "b22"):
        node = (node or record.root).play((node or record.root).position.parse_move(text))
    with Library(game_folder / "l.sqlite") as library:
        library.keep(record, seats=("person", "level 4"))
        record.end(0, Reason.RESIGNATION)
        library.keep(record, seats=("person", "level 4"), rated=True)
    for ending in ("json", "txt", "rrsgf"):
        write_record(record, game_folder / f"g.{ending}")
    forget_outside_games()
    return game_folder


def in_library(kept: Path, action: str, *arguments: str) -> tuple[str, ...]:
    """Return the arguments of a command on the library."""
    return ("library", action, *arguments, "--library", str(kept / "l.sqlite"))


def test_the_library_lists_finds_and_counts_a_game_that_is_gone(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for action in (("list",), ("search", "--game", "gone"), ("search", "--game", "gone/3")):
        done = run_here(capsys, *in_library(kept, *action))
        assert done.code == 0
        assert done.out.count("gone/3") == 2
    stats = run_here(capsys, *in_library(kept, "stats"))
    assert "level 4 in gone" in stats.out
    assert "Elo" not in stats.out
    assert_refused(run_here(capsys, *in_library(kept, "search", "--game", "goner")), "goner")


def test_it_is_exported_as_it_is_kept_or_not_at_all(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = kept / "out"
    assert run_here(capsys, *in_library(kept, "export", "1", "2", "-o", str(target))).code == 0
    copies = sorted(target.iterdir())
    assert [json.loads(path.read_text())["variant"] for path in copies] == ["gone/3"] * 2
    text = kept / "out.txt"
    refused = run_here(capsys, *in_library(kept, "export", "1", "-o", str(text)))
    assert_refused(refused, "game 1 of the library", NOT_HERE)
    assert not text.exists()
    rr.register("gone:GAME")
    again = run_here(capsys, *in_library(kept, "import", str(target)))
    assert "0 games added, 2 already known" in again.out


@pytest.mark.parametrize(("ending", "told"), [("json", NOT_HERE), ("txt", NOT_HERE), ("rrsgf", "")])
def test_its_files_say_what_they_are(
    kept: Path, capsys: pytest.CaptureFixture[str], ending: str, told: str
) -> None:
    path = str(kept / f"g.{ending}")
    wanted = told or "GM[Qubic] is not one of the games here"
    assert_refused(run_here(capsys, "replay", path), path, wanted)
    done = run_here(capsys, *in_library(kept, "import", path))
    assert done.code == 2
    assert wanted in done.err


def test_a_renamed_board_says_which_there_are(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    changes = ('"NAME", "Qubic"', '"gone", "Qubic"'), ("NAME/3", "gone/4")
    rr.register(write_game(kept, new_name(), *changes))
    done = run_here(capsys, "replay", str(kept / "g.json"))
    assert_refused(done, "no variant 'gone/3' (gone has 4)")
    assert "gone/3" in run_here(capsys, *in_library(kept, "list")).out


@pytest.mark.parametrize(
    ("old", "new", "line", "told"),
    [
        ("state.ply += 1", "state.NAME_winer = 1", "_winer", "AttributeError: 'Struct' object"),
        ("SPOTS.index(cell)", "{}[cell]", "{}[cell]", "KeyError: (0, 0, 0)"),
        ("{x + 1}", "", "board = Board", "NAME/3: sites has the name 'a1' 3 times"),
    ],
)
def test_errors_of_authors_are_told_with_their_line(
    game_folder: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    old: str,
    new: str,
    line: str,
    told: str,
) -> None:
    name = new_name()
    add_unchecked(write_game(game_folder, name, (old, new)))
    done = run_plain_here(capsys, monkeypatch, "perft", f"{name}/3", "--depth", "2")
    assert_refused(done, line_of(game_folder, name, line) + told.replace("NAME", name))


@pytest.mark.few(1)
@pytest.mark.parametrize("place", ["no.such:GAME", ".x:GAME", ":GAME", "no_such:GAME"])
def test_what_is_no_place_is_refused_where_kernels_are_compiled(place: str) -> None:
    done = run_cli("perft", "loop/mini", "--depth", "1", RINGREALMS3D_GAMES=place)
    assert_refused(done, f"perft: {place}: no game there (")


@pytest.mark.parametrize("place", ["qubic", "qubic:", ":GAME", "..x:GAME", "no_such:GAME"])
def test_what_is_no_place_of_a_game_is_refused(
    game_folder: Path, capsys: pytest.CaptureFixture[str], place: str
) -> None:
    add_unchecked(place)
    assert_refused(run_here(capsys, "games"), f"games: {place}: no game there (")


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("rule", "told"),
    [
        ("count = len(np.zeros(1)) - 1", "it creates an array, a list or another object"),
        ("count = 0 * len([number])", "it creates an array, a list or another object"),
        ("odd = []; count = 0", "it creates an array, a list or another object"),
        ("count = number * nowhere if number > 90 else 0", "name 'nowhere' is not defined"),
        ("count = state.nowhere if number > 90 else 0", "KeyError: 'nowhere'"),
        ("count = 0 * int(f'{number:d}')", "format spec in f-strings"),
        ("count = 0 if number < 90 else 'a'", "Cannot unify Literal[int](0) and Literal[str](a)"),
    ],
)
def test_whatever_cannot_be_compiled_has_its_line(tmp_path: Path, rule: str, told: str) -> None:
    place = write_game(tmp_path, "knot", ("count = 0\n", f"{rule}\n"))
    environment = {"PYTHONPATH": str(tmp_path), "XDG_STATE_HOME": str(tmp_path)}
    done = run_cli("bench", "knot/3", RINGREALMS3D_GAMES=place, **environment)
    assert done.code == 2
    assert line_of(tmp_path, "knot", rule) + "it cannot be compiled: " in done.err
    assert told in done.err


@pytest.mark.nightly
def test_a_compiled_rule_that_fails_is_the_games_fault(tmp_path: Path) -> None:
    place = write_game(tmp_path, "knot", ("count = 0\n", "count = 0 // (state.ply - 2)\n"))
    environment = {"PYTHONPATH": str(tmp_path), "XDG_STATE_HOME": str(tmp_path)}
    done = run_cli("perft", "knot/3", "--depth", "4", RINGREALMS3D_GAMES=place, **environment)
    assert done.code == 2
    assert "a fault of the program" not in done.err
    assert place in done.err
    assert "ZeroDivisionError" in done.err


@pytest.mark.nightly
@pytest.mark.parametrize(
    "command",
    [
        ("bench", "knot/3"),
        ("match", "knot/3", "strong", "plain", "--games", "2", "--seconds", "0.05"),
        ("play-text", "knot/3", "--computer", "first"),
    ],
)
def test_a_rule_that_cannot_be_compiled_is_told_with_its_line(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    place = write_game(
        tmp_path, "knot", ("count = 0\n", "count = 0 * len(tables.lines[0].tolist())\n")
    )
    done = run_cli(
        *command,
        PYTHONPATH=str(tmp_path),
        RINGREALMS3D_GAMES=place,
        XDG_STATE_HOME=str(tmp_path),
        XDG_DATA_HOME=str(tmp_path),
    )
    assert done.code == 2
    assert line_of(tmp_path, "knot", "lines[0].tolist()") + "it cannot be compiled: " in done.err


@pytest.mark.few(1)
@pytest.mark.parametrize(
    "done",
    ["sys.stdout = None", "sys.stdout = sys.stderr = sys.stdin = None", "sys.stdout.close()"],
)
def test_what_is_printed_is_printed_whatever_a_game_does_to_streams(
    tmp_path: Path, done: str
) -> None:
    place = write_game(tmp_path, "rude")
    with (tmp_path / "rude.py").open("a", encoding="utf-8") as module:
        module.write(f"\nimport sys\n{done}\n")
    told = run_cli("games", PYTHONPATH=str(tmp_path), RINGREALMS3D_GAMES=place)
    assert (told.code, told.err) == (0, "")
    assert "rude/3" in told.out


@pytest.mark.nightly
def test_what_is_printed_is_printed_whatever_a_hook_does_to_streams(tmp_path: Path) -> None:
    hook = "def build(uid):\n    import sys\n    sys.stdout = None\n"
    place = write_game(tmp_path, "rude", ("def build(uid):\n", hook))
    command = ("perft", "rude/3", "--depth", "1")
    told = run_cli(*command, PYTHONPATH=str(tmp_path), RINGREALMS3D_GAMES=place)
    assert (told.code, told.err) == (0, "")
    assert "27" in told.out
