"""``library``: games are listed, searched, imported, exported, counted and deleted."""

from __future__ import annotations

import json
import sqlite3
import sys
import time
from contextlib import closing
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

from ringrealms3d.library.library import Library
from ringrealms3d.records.chapters import read_games
from ringrealms3d.records.game_files import read_game, write_game
from ringrealms3d.records.record import GameRecord, Reason
from ringrealms3d.records.text_file import format_text_game
from tests.cli.running import (
    Result,
    assert_refused,
    run_here,
    seen_on_a_terminal,
    stopped_by_ctrl_c,
)
from tests.library.kept import MINI, TET, garbage, random_game, whole


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A library with three games."""
    with Library(tmp_path / "my.sqlite") as library:
        for uid, seed in ((TET, 1), (MINI, 2), (TET, 3)):
            record = random_game(uid, seed, plies=seed + 3)
            record.players = (f"Ada {seed}", "")
            record.end(seed % 2, Reason.RESIGNATION)
            library.keep(record, seats=("person", "level 4"), rated=seed != 2)
    return tmp_path / "my.sqlite"


def act(
    capsys: pytest.CaptureFixture[str], path: Path, action: str, *arguments: str | Path
) -> Result:
    return run_here(capsys, "library", action, "--library", str(path), *map(str, arguments))


def listed(
    capsys: pytest.CaptureFixture[str], path: Path, action: str, *arguments: str
) -> list[dict[str, Any]]:
    done = act(capsys, path, action, "--json", *arguments)
    assert (done.code, done.err) == (0, "")
    games: list[dict[str, Any]] = json.loads(done.out)
    return games


def test_list_has_a_line_a_game(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    done = act(capsys, path, "list")
    assert (done.code, done.err) == (0, "")
    head, *games, empty, count = done.out.splitlines()
    assert head.split()[:3] == ["id", "variant", "begun"]
    assert [line.split()[:2] for line in games] == [["3", TET], ["2", MINI], ["1", TET]]
    assert games[1].split()[-6:] == ["Ada", "2", "level", "4", "1–0", "5"]
    assert games[0].split()[-3:] == ["0–1", "6", "rated"]
    assert (empty, count) == ("", "3 of 3 games")
    assert act(capsys, path, "list", "--limit", "1").out.splitlines()[3:] == ["1 of 3 games"]


def test_events_and_places_are_listed_where_games_have_them(
    capsys: pytest.CaptureFixture[str], path: Path
) -> None:
    assert "event" not in act(capsys, path, "list").out
    with Library(path) as library:
        record = random_game(MINI, 7)
        record.event, record.place = "Spring Open", "Graz"
        library.keep(record)
    head, game, *_ = act(capsys, path, "list", "--event", "spring").out.splitlines()
    assert head.split()[-2:] == ["event", "place"]
    assert game.split()[-3:] == ["Spring", "Open", "Graz"]
    (found,) = listed(capsys, path, "list", "--event", "graz", "--sort", "place")
    assert (found["event"], found["place"]) == ("Spring Open", "Graz")


def test_the_numbers_of_games_are_printed_alone(
    capsys: pytest.CaptureFixture[str], path: Path
) -> None:
    assert act(capsys, path, "list", "--ids", "--game", TET).out.split() == ["3", "1"]
    assert act(capsys, path, "list", "--ids", "--player", "nobody").out == ""


def test_games_that_meet_conditions_are_exported(
    capsys: pytest.CaptureFixture[str], path: Path, tmp_path: Path
) -> None:
    done = act(capsys, path, "export", "--game", TET, "-o", tmp_path / "games")
    assert (done.code, done.err) == (0, "")
    written = [read_game(each) for each in sorted((tmp_path / "games").iterdir())]
    assert [(record.uid, record.players[0]) for record in written] == [
        (TET, "Ada 1"),
        (TET, "Ada 3"),
    ]


def test_the_newest_twenty_games_are_listed(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    with Library(path) as library:
        for _ in range(19):
            library.keep(GameRecord(TET, 1), seats=("person", "person"))
    *games, empty, count = act(capsys, path, "list").out.splitlines()[1:]
    assert [line.split()[0] for line in games] == [str(number) for number in range(22, 2, -1)]
    assert (empty, count) == ("", "20 of 22 games")


def test_the_games_own_library_is_the_usual_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert run_here(capsys, "library", "list").out.endswith("0 of 0 games\n")
    assert (tmp_path / "ringrealms3d" / "library.sqlite").is_file()


FEN = random_game(TET, 3, plies=5).last.position.fen()


@pytest.mark.parametrize(
    ("arguments", "ids"),
    [
        ((), [3, 2, 1]),
        (("--game", "loop"), [2]),
        (("--game", TET), [3, 1]),
        (("--game", TET, "--position", FEN), [3]),
        (("--player", "ada 1"), [1]),
        (("--player", "level 4"), [3, 2, 1]),
        (("--result", "first"), [2]),
        (("--result", "draw"), []),
        (("--plies", "5-6"), [3, 2]),
        (("--plies", "5"), [2]),
        (("--plies", "5-"), [3, 2]),
        (("--from", "yesterday", "--to", "today"), [3, 2, 1]),
        (("--to", "yesterday"), []),
        (("--rated",), [3, 1]),
        (("--from", "2020-01-01", "--to", "2020-12-31"), []),
        (("--from", "2020-01-01"), [3, 2, 1]),
        (("--limit", "2"), [3, 2]),
        (("--sort", "moves"), [3, 2, 1]),
        (("--sort", "moves", "--reverse"), [1, 2, 3]),
        (("--sort", "variant"), [2, 1, 3]),
        (("--sort", "first", "--reverse", "--limit", "1"), [3]),
        (("--tag", "won"), []),
    ],
)
def test_search_finds(
    capsys: pytest.CaptureFixture[str], path: Path, arguments: tuple[str, ...], ids: list[int]
) -> None:
    assert [game["id"] for game in listed(capsys, path, "search", *arguments)] == ids


def test_a_table_has_twenty_games_and_numbers_and_json_all(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with Library(tmp_path / "many.sqlite") as library:
        for seed in range(21):
            library.keep(random_game(TET, seed, plies=2))
    path = tmp_path / "many.sqlite"
    assert act(capsys, path, "list").out.endswith("\n20 of 21 games\n")
    assert len(act(capsys, path, "list", "--ids").out.split()) == 21
    assert len(listed(capsys, path, "list")) == 21
    assert len(act(capsys, path, "list", "--ids", "--limit", "3").out.split()) == 3


def test_json_has_all_that_a_list_knows(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    (game,) = listed(capsys, path, "list", "--limit", "1")
    begun = game.pop("begun")
    assert game == {
        "id": 3,
        "game": "ring-majority",
        "variant": TET,
        "names": ["Ada 3", ""],
        "kinds": ["person", "level 4"],
        "result": {"winner": 1, "reason": "resignation"},
        "plies": 6,
        "rated": True,
        "tags": [],
        "event": "",
        "place": "",
    }
    assert begun.endswith("Z")


def test_stats_tell_results_and_rating(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    done = act(capsys, path, "stats")
    assert (done.code, done.err) == (0, "")
    lines = [" ".join(line.split()) for line in done.out.splitlines()]
    assert f"{TET} 2 2 0 0 5.0" in lines
    assert "loop 1 1 1 0 5.0" in lines
    assert "level 4 in ring-majority 0 0 2" in lines
    for head in (
        "games ended first won drawn mean length",
        "person against won drawn losses",
        "rating in Elo ± rated games",
    ):
        assert any(line.endswith(head) for line in lines), lines
    told = json.loads(act(capsys, path, "stats", "--json").out)
    assert told["ratings"]["ring-majority"]["games"] == 2
    assert [game["id"] for game in told["rated"]] == [3, 1]
    Library(path.with_name("new.sqlite")).close()
    assert act(capsys, path.with_name("new.sqlite"), "stats").out == "the library has no games\n"


def test_games_go_out_and_come_in_again(
    capsys: pytest.CaptureFixture[str],
    path: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen_on_a_terminal(monkeypatch)
    out = act(capsys, path, "export", "1", "3", "-o", tmp_path / "out")
    assert (out.code, out.err) == (0, "")
    assert all(Path(line).is_file() for line in out.out.splitlines())
    other = tmp_path / "other.sqlite"
    done = act(capsys, other, "import", tmp_path / "out")
    assert (done.code, done.out) == (0, "2 games added, 0 already known\n")
    assert done.err == "\r1 of 2 files\r2 of 2 files\n"
    again = act(capsys, other, "import", tmp_path / "out", out.out.splitlines()[0])
    assert (again.code, again.out) == (0, "0 games added, 3 already known\n")
    with Library(path) as library, Library(other) as copies:
        assert {whole(copies.load(each.id)) for each in copies.games()} == {
            whole(library.load(number)) for number in (1, 3)
        }


def test_several_games_are_exported_to_a_file(
    capsys: pytest.CaptureFixture[str], path: Path, tmp_path: Path
) -> None:
    target = tmp_path / "games.rrsgf"
    assert act(capsys, path, "export", "--game", TET, "-o", target).out == f"{target}\n"
    assert [each.uid for each in read_games(target)] == [TET, TET]
    other = tmp_path / "other.sqlite"
    assert act(capsys, other, "import", target).out == "2 games added, 0 already known\n"
    text = act(capsys, path, "export", "1", "3", "-o", tmp_path / "games.txt")
    assert "2 of 2 games are incomplete" in text.err


def test_one_game_is_exported_to_a_file(
    capsys: pytest.CaptureFixture[str], path: Path, tmp_path: Path
) -> None:
    target = tmp_path / "game.txt"
    assert act(capsys, path, "export", "2", "-o", target).out == f"{target}\n"
    assert read_game(target).uid == MINI


def test_broken_files_are_named_and_the_others_added(
    capsys: pytest.CaptureFixture[str], path: Path, tmp_path: Path
) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "bad\x1b.json").write_text("{", encoding="utf-8")
    write_game(random_game(TET, 9), tmp_path / "in" / "good.txt")
    done = act(capsys, path, "import", tmp_path / "in", tmp_path / "gone.json")
    assert (done.code, done.out) == (2, "1 game added, 0 already known\n")
    bad, gone = done.err.rstrip("\n").split("\n")
    assert bad.startswith(f"ringrealms3d library import: {tmp_path}/in/bad\\x1b.json, line 1")
    assert gone == f"ringrealms3d library import: there is no file {tmp_path}/gone.json"


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_ctrl_c_keeps_what_was_imported(tmp_path: Path) -> None:
    texts = [format_text_game(random_game(TET, seed)) for seed in range(50)]
    for number in range(5000):
        (tmp_path / f"{number:04}.txt").write_text(texts[number % 50], encoding="utf-8")
    path = tmp_path / "my.sqlite"

    def has_some() -> bool:
        if not path.is_file():
            return False
        with Library(path) as library:
            return library.count() > 0

    stopped = stopped_by_ctrl_c(
        has_some, "library", "import", str(tmp_path), "--library", str(path)
    )
    assert (stopped.code, stopped.out) == (130, "")
    assert stopped.err == "stopped\n"
    with Library(path) as library:
        assert library.notice == ""
        assert library.count() == 50


def test_games_are_imported_from_standard_input_and_pipes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "new.sqlite"
    text = format_text_game(random_game(TET, 1))
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(text.encode())))
    assert act(capsys, path, "import", "-").out == "1 game added, 0 already known\n"
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(b"variant loop/mini\nnonsense\n")))
    refused = act(capsys, path, "import", "-")
    assert refused.code == 2
    assert "standard input, line 2" in refused.err


def test_games_are_tagged(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    assert act(capsys, path, "tag", "--add", "won", "--add", "endgame", "1", "3").out == (
        "2 games tagged\n"
    )
    done = act(capsys, path, "tag", "--game", MINI, "--add", "won", "--json")
    assert json.loads(done.out) == {"tagged": [2]}
    act(capsys, path, "tag", "3", "--remove", "won")
    assert [game["tags"] for game in listed(capsys, path, "list")] == [
        ["endgame"],
        ["won"],
        ["endgame", "won"],
    ]
    assert act(capsys, path, "list", "--ids", "--tag", "won", "--tag", "endgame").out == "1\n"
    assert act(capsys, path, "list", "--limit", "1").out.splitlines()[1].endswith("rated  endgame")
    assert act(capsys, path, "tags").out == "endgame  2 games\nwon  2 games\n"
    assert json.loads(act(capsys, path, "tags", "--json").out) == {"endgame": 2, "won": 2}
    assert_refused(act(capsys, path, "tag", "1"), "--add", "--remove")
    assert_refused(act(capsys, path, "tag", "1", "--add", "a,b"), "'a,b'")


def test_deleted_games_come_back(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    deleted = act(capsys, path, "delete", "1", "3")
    assert deleted.out == "2 games deleted\n"
    assert "library undelete" in deleted.err
    assert json.loads(act(capsys, path, "delete", "2", "--json").out) == {
        "deleted": [2],
        "deletion": 2,
    }
    head, *rows = act(capsys, path, "undelete", "--list").out.splitlines()
    assert head.split() == ["deletion", "deleted", "games"]
    assert [(row.split()[0], row.split()[-1]) for row in rows] == [("2", "1"), ("1", "2")]
    told = json.loads(act(capsys, path, "undelete", "--list", "--json").out)
    assert [(each["id"], each["games"]) for each in told] == [(2, 1), (1, 2)]
    assert act(capsys, path, "undelete", "1").out == "2 games restored\n"
    assert json.loads(act(capsys, path, "undelete", "--json").out) == {"restored": [2]}
    assert [game["id"] for game in listed(capsys, path, "list")] == [3, 2, 1]
    assert_refused(act(capsys, path, "undelete"), "there are no deleted games")
    assert_refused(act(capsys, path, "undelete", "9"), "no deletion 9")
    assert act(capsys, path, "undelete", "--list").out == (
        "there are no deleted games to bring back\n"
    )


def test_delete_removes_all_or_none(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    assert act(capsys, path, "delete", "1", "2").out == "2 games deleted\n"
    assert [game["id"] for game in listed(capsys, path, "list")] == [3]
    assert_refused(act(capsys, path, "delete", "3", "1"), "the library has no game 1")
    assert [game["id"] for game in listed(capsys, path, "list")] == [3]


def test_a_damaged_library_is_told(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    garbage(path)
    done = act(capsys, path, "list")
    assert done.code == 0
    assert done.out.endswith("0 of 0 games\n")
    assert done.err == (
        f"ringrealms3d library list: the library {path} is damaged: it was renamed to "
        "my-unreadable.kept, and a new one was started; "
        f"'ringrealms3d library restore --library {path}' restores what can be read\n"
    )


def test_the_own_library_needs_no_name_to_be_restored(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "library.sqlite"
    monkeypatch.setattr("ringrealms3d.library.library.library_path", lambda: path)
    Library().close()
    garbage(path)
    assert "'ringrealms3d library restore' restores" in run_here(capsys, "library", "list").err


@pytest.mark.parametrize(
    "command", ["list", "search", "stats", "delete 1", "export 1 -o IN/game.json"]
)
def test_no_library_is_begun_where_none_is_to_be_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    missing = tmp_path / "none" / "x.sqlite"
    refused = act(capsys, missing, *command.replace("IN", str(tmp_path)).split())
    assert_refused(refused, f"there is no library {missing}")
    assert list(tmp_path.iterdir()) == []


def test_an_import_begins_a_library(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    write_game(random_game(TET, 9), tmp_path / "game.txt")
    done = act(capsys, tmp_path / "new" / "x.sqlite", "import", tmp_path / "game.txt")
    assert (done.code, done.out) == (0, "1 game added, 0 already known\n")


def test_restore_brings_back_what_can_be_read(
    capsys: pytest.CaptureFixture[str],
    path: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen_on_a_terminal(monkeypatch)
    with Library(path) as library:
        library.keep(random_game(MINI, 9))
        library._database.execute("UPDATE documents SET text = '{' WHERE game = 2")
    path.write_bytes(bytes(100) + path.read_bytes()[100:])
    done = act(capsys, path, "restore")
    aside = tmp_path / "my-unreadable.kept"
    assert (done.code, done.out) == (2, "3 games restored, 0 already known\n")
    notice, counted, lost = done.err.rstrip("\n").split("\n")
    assert "is damaged: it was renamed to my-unreadable.kept" in notice
    assert counted == "\r4 of 4 games"
    assert lost == f"ringrealms3d library restore: 1 of 4 games in {aside} cannot be read"
    again = act(capsys, path, "restore", aside)
    assert (again.code, again.out) == (2, "0 games restored, 3 already known\n")
    told = act(capsys, path, "restore", aside, "--json")
    assert told.code == 2
    assert json.loads(told.out) == {
        "path": str(aside),
        "games": 4,
        "read": 4,
        "added": 0,
        "known": 3,
        "lost": 1,
    }
    assert [game["variant"] for game in listed(capsys, path, "list")] == [MINI, TET, TET]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ((), ("action",)),
        (("restore",), ("there is no damaged library beside", "library.sqlite")),
        (("restore", "gone.kept"), ("there is no file", "gone.kept")),
        (("restore", "README.md"), ("README.md holds no game that can be read",)),
        (("search", "--position", "4/6/4:r:14,14"), ("--position", "--game", "variant")),
        (("search", "--game", "loop", "--position", "x"), ("--game with a variant",)),
        (("search", "--game", TET, "--position", "4/6"), ("fen '4/6'",)),
        (("search", "--game", "chess"), ("no game 'chess'",)),
        (("search", "--game", "loop/none"), ("loop/none",)),
        (("search", "--result", "third"), ("--result", "'third'")),
        (("search", "--from", "tomorrow"), ("--from", "'tomorrow' is not a date")),
        (("search", "--plies", "9-3"), ("--plies", "'9-3'")),
        (("list", "--limit", "0"), ("--limit", "'0'")),
        (("list", "--library", "README.md"), ("README.md", ".sqlite")),
        (("delete", "one"), ("ID", "'one'")),
        (("delete", "7"), ("the library has no game 7",)),
        (("export", "7", "-o", "game.json"), ("the library has no game 7",)),
        (("export", "7"), ("-o",)),
        (("import",), ("PATH",)),
    ],
)
def test_library_refuses(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: tuple[str, ...],
    named: tuple[str, ...],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert_refused(run_here(capsys, "library", *arguments), *named)


@pytest.mark.parametrize("action", ["list", "import", "export", "stats", "delete", "restore"])
def test_every_action_has_help(capsys: pytest.CaptureFixture[str], action: str) -> None:
    done = run_here(capsys, "library", action, "--help")
    assert (done.code, done.err) == (0, "")
    assert f"usage: ringrealms3d library {action}" in done.out
    assert "--library FILE" in done.out


def test_a_damaged_row_hurts_no_other(
    capsys: pytest.CaptureFixture[str], path: Path, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE games SET first_name = CAST(x'ff41' AS TEXT) WHERE id = 2")
        connection.execute("UPDATE documents SET text = CAST(x'ff41' AS TEXT) WHERE game = 2")
    assert [game["id"] for game in listed(capsys, path, "search", "--player", "ada")] == [3, 1]
    assert "\N{REPLACEMENT CHARACTER}A" in act(capsys, path, "list").out
    for arguments in (("stats",), ("stats", "--json")):
        assert act(capsys, path, *arguments).code == 0
    done = act(capsys, path, "export", "1", "2", "3", "-o", tmp_path / "out")
    assert_refused(done._replace(out=""), "game 2 of the library")
    assert [Path(line) for line in done.out.splitlines()] == sorted((tmp_path / "out").iterdir())
    assert [read_game(line).seed for line in done.out.splitlines()] == [1, 3]


def test_long_names_are_shortened_by_their_middle(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "my.sqlite"
    with Library(path) as library:
        for strength in (20, 30):
            record = random_game(TET, strength)
            record.players = (f"python -m engines.mcts --playouts {strength}000", "好" * 40 + "!")
            library.keep(record)
    later, earlier = act(capsys, path, "list").out.splitlines()[1:3]
    assert "python -m en…youts 30000" in later
    assert "python -m en…youts 20000" in earlier
    assert "好好好好好好…好好好好好!" in earlier


def test_games_are_listed_by_local_time(
    capsys: pytest.CaptureFixture[str], path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE games SET begun = '2026-11-24T23:30:00Z' WHERE id = 1")
    monkeypatch.setenv("TZ", "XXX-9")
    time.tzset()
    try:
        assert "2026-11-25 08:30" in act(capsys, path, "list").out
        days = ("--from", "2026-11-25", "--to", "2026-11-25")
        assert [game["id"] for game in listed(capsys, path, "search", *days)] == [1]
        assert listed(capsys, path, "search", "--to", "2026-11-24") == []
    finally:
        monkeypatch.undo()
        time.tzset()


def test_what_an_exported_game_leaves_out_is_said(
    capsys: pytest.CaptureFixture[str], path: Path, tmp_path: Path
) -> None:
    text, whole = tmp_path / "game.txt", tmp_path / "game.rrsgf"
    done = act(capsys, path, "export", "1", "-o", text)
    assert (done.code, done.out) == (0, f"{text}\n")
    assert done.err == f"left out of {text}: the players' names and the result\n"
    assert act(capsys, path, "export", "1", "-o", whole).err == ""
