"""``match`` and ``levels``: tables, files to go on from, and what they refuse."""

from __future__ import annotations

import csv
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import psutil
import pytest

from ringrealms3d.engine.levels import Limit
from ringrealms3d.lab.commands.levels import _file
from ringrealms3d.lab.commands.match_table import failures, result_cells
from ringrealms3d.lab.matches.match import GameResult, Match, play_game
from ringrealms3d.lab.matches.players import open_player, read_player
from ringrealms3d.lab.matches.tournament import Tournament
from ringrealms3d.lab.work.journal import owned
from tests.cli.running import (
    Result,
    assert_refused,
    has_lines,
    run_cli,
    run_here,
    run_plain_here,
    stopped_by_ctrl_c,
)
from tests.engine.ugi.fake_program import FakeProgram
from tests.geometry import solids
from tests.kept_texts import ReadAsKept
from tests.lab.matches.finished import finished, forfeited
from tests.lab.matches.scripted import Scripted, first_move
from tests.subprocesses import ROOT

TET = "ring-majority/tet"
QUICK = ("--nodes", "2")
Run = Callable[..., Result]


def rows(out: str) -> dict[str, list[str]]:
    """Return the table's cells by the first word of their row."""
    return {words[0]: words[1:] for line in out.splitlines() if (words := line.split())}


def timeless(out: str) -> list[str]:
    """Return what is printed without how long it took, and without the widths of columns."""
    return re.sub(r" +", " ", re.sub(r"\d[\d.]* m?s\b|─+", "…", out)).splitlines()


@pytest.mark.nightly
def test_a_match_prints_its_table() -> None:
    done = run_cli("match", TET, "strong", "plain", *QUICK, "--games", "4", "--jobs", "2")
    assert (done.code, done.err) == (0, "")
    found = rows(done.out)
    red, blue, both = found["Red"], found["Blue"], found["both"]
    assert (red[0], blue[0], both[0]) == ("2", "2", "4")
    for column in range(4):
        assert int(red[column]) + int(blue[column]) == int(both[column])
    assert found["A:"][0] == "strong"
    assert found["B:"][0] == "plain"
    assert re.search(rf"^4 of 4 games of {TET}, \d+\.\d plies each$", done.out, re.M)


def test_a_match_goes_on_where_it_stopped(run_work_here: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    command = ("match", TET, "strong", "plain", *QUICK, "--file", str(path))
    assert run_work_here(*command, "--games", "2").code == 0
    first = path.read_bytes()
    done = run_work_here(*command, "--games", "5")
    assert (done.code, done.err) == (0, "")
    assert rows(done.out)["both"][0] == "6"
    assert path.read_bytes().startswith(first)
    numbers = [json.loads(line)["number"] for line in path.read_bytes().splitlines()]
    assert sorted(numbers) == [0, 1, 2]
    again = run_work_here(*command, "--games", "2")
    assert again.out == done.out


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
@pytest.mark.nightly
def test_ctrl_c_leaves_a_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    arguments = ["match", TET, "strong", "plain", *QUICK, "--games", "100000", "--file", str(path)]
    done = stopped_by_ctrl_c(lambda: has_lines(path), *arguments, "--jobs", "2")
    assert (done.code, done.err) == (130, "stopped\n")
    lines = path.read_bytes().splitlines(keepends=True)
    assert all(line.endswith(b"\n") and json.loads(line) for line in lines)
    assert int(rows(done.out)["both"][0]) in (2 * len(lines) - 2, 2 * len(lines))


def test_a_match_on_a_board_from_a_file_goes_on_with_the_same_board_only(
    run_work_here: Run, tmp_path: Path
) -> None:
    solid, path = tmp_path / "solid.off", tmp_path / "match.jsonl"
    solid.write_bytes(solids.file_bytes(solids.pyramid(4), "off"))
    limits = ("--nodes", "3", "--games", "1", "--file", str(path))
    command = ("match", f"ring-majority/{solid}", "plain", "plain", *limits)
    assert run_work_here(*command).code == 0
    solid.write_bytes(solids.file_bytes(solids.pyramid(5), "off"))
    assert_refused(run_work_here(*command), str(path))


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_ctrl_c_ends_the_programs_that_play(tmp_path: Path) -> None:
    deaf = FakeProgram(tmp_path, go=["SLEEP"])
    arguments = ("match", TET, f"ugi:{deaf.command}", "plain", *QUICK)

    def searches() -> bool:
        return deaf.started and any(line.startswith("go") for line in deaf.told)

    done = stopped_by_ctrl_c(searches, *arguments)
    assert (done.code, done.err) == (130, "stopped\n")
    commands = [process.info["cmdline"] for process in psutil.process_iter(["cmdline"])]
    assert not [command for command in commands if str(tmp_path) in " ".join(command or ())]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("loop/huge", "plain", "plain", "--nodes", "9"), ("loop/huge",)),
        ((TET, "plain", "clever", "--nodes", "9"), ('"clever"',)),
        ((TET, "level=0", "plain", "--nodes", "9"), ("level 0",)),
        ((TET, "plain", "strong,rave_bias=x", "--nodes", "9"), ('"rave_bias=x"',)),
        ((TET, "plain", "strong,margin=1", "--nodes", "9"), ("margin is 1",)),
        ((TET, "plain", "strong"), ('"plain"', "time")),
        (("plain", "strong", "--nodes", "9"), ("no game 'plain'",)),
        ((TET, "plain", *QUICK), ("two players",)),
        ((TET, "plain", "strong", "plain", *QUICK), ('"plain" is named twice',)),
        (
            (TET, "plain", "strong", *QUICK, "--anchor", "level=3"),
            ('"level=3" is not one of the players',),
        ),
        ((TET, "plain", "strong", *QUICK, "--sprt", "5", "0"), ("elo0",)),
        ((TET, "plain", "strong", *QUICK, "--sprt", "0", "x"), ("--sprt", "'x'")),
        ((TET, "plain", "strong", *QUICK, "--sprt", "0", "5", "--alpha", "1"), ("--alpha", "'1'")),
        (
            (TET, "plain", "strong", "level=1", *QUICK, "--sprt", "0", "5"),
            ("--sprt", "two players"),
        ),
        ((TET, "plain", "strong", *QUICK, "--shard", "3/2"), ("--shard", "'3/2'")),
        ((TET, "plain", "strong", *QUICK, "--shard", "1/2"), ("--shard needs --file",)),
        ((TET, "plain", "strong", *QUICK, "--openings", "README.md"), ("README.md, line",)),
        ((TET, "plain", "strong", *QUICK, "--openings", "nowhere.txt"), ("nowhere.txt",)),
        ((TET, "plain", "strong", *QUICK, "--cluster", "far:99999"), ("far:99999",)),
        (
            (TET, "plain", "strong", *QUICK, "--cluster", "tcp://192.0.2.7:1"),
            ("tls://192.0.2.7:1",),
        ),
        ((TET, "plain", "strong", *QUICK, "--csv", "."), ("'.' is a folder",)),
        ((TET, "plain", "strong", *QUICK, "--plot", "plot.txt"), ("plot.txt", ".svg or .png")),
        ((TET, "plain", "plain", *QUICK, "--seconds", "1"), ("--seconds", "--nodes")),
        ((TET, "plain", "plain", *QUICK, "--games", "0"), ("--games", "'0'")),
        ((TET, "plain", "plain", *QUICK, "--jobs", "many"), ("--jobs", "'many'")),
        ((TET, "plain", "plain", *QUICK, "--random-plies", "21"), ("--random-plies", "'21'")),
        ((TET, "plain", "plain", *QUICK, "--seed", "-1"), ("--seed",)),
        ((TET, "plain", "plain", *QUICK, "--file", "README.md"), ("README.md, line 1",)),
        (
            (TET, "plain", "plain", *QUICK, "--file", "nowhere/match.jsonl"),
            ("'nowhere' does",),
        ),
    ],
)
def test_match_refuses(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    named: tuple[str, ...],
) -> None:
    monkeypatch.chdir(ROOT)
    assert_refused(run_here(capsys, "match", *arguments), *named)


def test_no_file_is_made_where_a_player_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ("match", TET, "plain", "nonsense", *QUICK, "--file", str(tmp_path / "match.jsonl"))
    assert_refused(run_plain_here(capsys, monkeypatch, *words), "nonsense")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.nightly
def test_levels_play_their_neighbours_and_go_on(tmp_path: Path) -> None:
    command = ("levels", TET, "--levels", "1-3", "--seconds", "0.01")
    first = run_cli(*command, "--games", "1", "--folder", str(tmp_path / "new"))
    assert (first.code, first.err) == (0, "")
    names = sorted(path.name for path in (tmp_path / "new").iterdir())
    assert names == ["ring-majority-tet.jsonl"]
    done = run_cli(*command, "--games", "4", "--folder", str(tmp_path / "new"))
    table = [line.split() for line in done.out.splitlines() if " – " in line]
    assert [row[:4] for row in table] == [["2", "–", "1", "4"], ["3", "–", "2", "4"]]
    ratings = done.out.splitlines()[-4:-1]
    assert sorted(line.split()[0] for line in ratings) == ["level=1", "level=2", "level=3"]
    (lowest,) = (line.split() for line in ratings if line.startswith("level=1"))
    assert lowest[1] == "0"


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--levels", "3-3"), ("--levels", "'3-3'")),
        (("--levels", "low-high"), ("--levels", "'low-high'")),
        (("--levels", "8-12"), ("level 11",)),
        (("--levels", "0-2"), ("level 0",)),
        (("loop/huge",), ("loop/huge",)),
        (("--games", "0"), ("--games", "'0'")),
        (("--folder", f"{ROOT}/README.md/games"), ("README.md/games' cannot be made",)),
    ],
)
def test_levels_refuses(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], named: tuple[str, ...]
) -> None:
    assert_refused(run_here(capsys, "levels", *arguments), *named)


def test_the_file_of_levels_is_named_after_the_board() -> None:
    for uid, name in (
        ("loop/mini", "loop-mini"),
        ("ring-majority/b@0a1b2c3d4e5f", "ring-majority-b@0a1b2c3d4e5f"),
    ):
        tournament = Tournament((Match(uid, ("level=2", "level=1"), Limit()),), 1)
        assert _file(tournament, Path("folder")) == Path("folder", f"{name}.jsonl")


def game(number: int, winner: int | None) -> GameResult:
    return finished(number, (), winner, TET)


def test_cells_count_from_the_first_players_side() -> None:
    games = [game(0, 0), game(1, 0), game(2, None), game(3, 1), game(4, 0)]
    assert result_cells(games)[:5] == ("5", "3", "1", "1", "70.0")


def test_failed_games_are_named() -> None:
    match = Match(TET, ("strong", "ugi:x"), Limit(seconds=1.0))
    lost = forfeited(4, ("f1", "f2"), 1, "ugi:x failed: it ended", TET)
    assert list(failures(match, [game(3, 1), lost])) == ["game 5, move 3: ugi:x failed: it ended"]


def test_cells_without_games_claim_nothing() -> None:
    assert result_cells([]) == ("0", "0", "0", "0", "–", "–", "–", "–")


def test_cells_of_a_clean_sweep_and_of_an_even_match() -> None:
    swept = result_cells([game(n, 0) for n in range(10)])
    assert swept[4] == "100.0"
    assert swept[6] == "+∞"
    assert re.fullmatch(r"\+\d+ to \+∞", swept[7])
    even = result_cells([game(n, n % 2) for n in range(10)])
    assert even[6] == "0"
    assert re.fullmatch(r"−(\d+) to \+\1", even[7])


@pytest.mark.nightly
def test_a_tournament_tells_all_pairings_and_ratings(
    run_work_here: Run, read_as_kept: ReadAsKept
) -> None:
    players = ("plain", "strong", "level=1")
    done = run_work_here("match", TET, *players, *QUICK, "--games", "2", "--anchor", "level=1")
    assert (done.code, done.err) == (0, "")
    pairings = [line.split()[:4] for line in done.out.splitlines() if " – " in line][1:]
    assert pairings == [
        ["plain", "–", "strong", "2"],
        ["plain", "–", "level=1", "2"],
        ["strong", "–", "level=1", "2"],
    ]
    assert rows(done.out)["level=1"][0] == "0"
    gauntlet = run_work_here("match", TET, *players, *QUICK, "--games", "2", "--gauntlet")
    assert [line.split()[2] for line in gauntlet.out.splitlines() if " – " in line][1:] == [
        "strong",
        "level=1",
    ]
    read_as_kept([*timeless(done.out), "= gauntlet", *timeless(gauntlet.out)], "match-tournament")


@pytest.mark.nightly
def test_a_sequential_test_ends_a_match_and_goes_on_with_the_same_end(
    run_work_here: Run, tmp_path: Path
) -> None:
    """Whatever is played at the same time, the pairs count in their order."""
    path = tmp_path / "match.jsonl"
    command = ("match", TET, "strong", "plain", *QUICK, "--seed", "5")
    test = ("--sprt", "0", "400", "--alpha", "0.2", "--beta", "0.2", "--games", "400")
    done = run_cli(*command, *test, "--file", str(path), "--jobs", "2")
    assert (done.code, done.err) == (0, "")
    verdict = re.search(
        r"^Elo 0 or 400 \(logistic\): (H[01]), .* after (\d+) pairs", done.out, re.M
    )
    assert verdict
    pairs = int(verdict[2])
    assert pairs < 200
    assert rows(done.out)["both"][0] == str(2 * pairs)
    again = run_work_here(*command, *test, "--file", str(path))
    assert again.out == done.out
    alone = run_work_here(*command, *test)
    assert re.search(r"^Elo 0 or 400.*$", alone.out, re.M)[0] in done.out  # type: ignore[index]
    short = run_work_here(*command, "--sprt", "0", "400", "--games", "2")
    assert re.search(r"^Elo 0 or 400 \(logistic\): open after 1 pair, ", short.out, re.M)


@pytest.mark.nightly
def test_shards_put_together_are_the_match_in_one_place(run_work_here: Run, tmp_path: Path) -> None:
    options = (*QUICK, "--games", "2", "--random-plies", "1")
    command = ("match", TET, "strong", "plain", "varied=1", *options)
    parts = [tmp_path / f"{number}.jsonl" for number in (1, 2)]
    for number, part in enumerate(parts, start=1):
        shard = ("--shard", f"{number}/2", "--file", str(part))
        assert run_work_here(*command, *shard).code == 0
        assert part.read_bytes().count(b"\n") == 3 - number
    whole, merged = tmp_path / "whole.jsonl", tmp_path / "merged.jsonl"
    done = run_work_here("match", "merge", *map(str, parts), str(parts[0]), "-o", str(merged))
    assert (done.code, done.err) == (0, "")
    assert "merged.jsonl: 3 units of work of 3 jobs; 2 were duplicates" in done.out
    one = run_work_here(*command, "--file", str(whole))
    before = merged.read_bytes()
    many = run_work_here(*command, "--file", str(merged))
    assert merged.read_bytes() == before
    assert many.out == one.out
    assert untimed(merged) == untimed(whole)


def untimed(path: Path) -> dict[str, list[object]]:
    """Return the games of a journal by the keys of their units."""
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    return {line["key"]: [game["game"] for game in line["result"]["games"]] for line in lines}


def test_merge_refuses_what_is_no_journal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    target = tmp_path / "merged.jsonl"
    refused = run_here(capsys, "match", "merge", str(ROOT / "README.md"), "-o", str(target))
    assert_refused(refused, "README.md, line 1")
    assert not target.exists()
    assert_refused(run_here(capsys, "match", "merge", "-o", str(target)), "F")


def test_a_file_that_another_run_writes_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path, part = tmp_path / "match.jsonl", tmp_path / "part.jsonl"
    path.write_bytes(b"as the other run left it")
    part.touch()
    with owned(path):
        for command in (
            ("match", TET, "strong", "plain", *QUICK, "--file", str(path)),
            ("match", "merge", str(part), "--force", "-o", str(path)),
        ):
            refused = run_plain_here(capsys, monkeypatch, *command)
            assert_refused(refused, "match.jsonl is being written by another run")
    assert path.read_bytes() == b"as the other run left it"


def test_a_match_leaves_a_row_for_every_game_and_charts(
    run_work_here: Run, tmp_path: Path, read_as_kept: ReadAsKept
) -> None:
    path, plot = tmp_path / "games.csv", tmp_path / "charts.svg"
    command = ("match", TET, "strong", "plain", *QUICK, "--games", "4", "--csv", str(path))
    done = run_work_here(*command, "--plot", str(plot))
    assert (done.code, done.err) == (0, "")
    texts = "".join(ElementTree.parse(plot).getroot().itertext())
    for told in ("Score of the first player", "strong – plain", "Length", "Time a move"):
        assert told in texts
    with path.open(encoding="utf-8", newline="") as stream:
        found = list(csv.DictReader(stream))
    assert [row["first_seat"] for row in found] == ["A", "B", "A", "B"]
    assert {(row["player_a"], row["player_b"], row["variant"]) for row in found} == {
        ("strong", "plain", TET)
    }
    both = rows(done.out)["both"]
    for column, winner in ((1, "A"), (2, "draw"), (3, "B")):
        assert int(both[column]) == sum(row["winner"] == winner for row in found)
    for row in found:
        assert len(row["moves"].split()) == int(row["plies"])
    games = [
        ", ".join(f"{name} {told}" for name, told in row.items() if "seconds" not in name)
        for row in found
    ]
    read_as_kept([*timeless(done.out), *games], "match")


def test_games_of_a_match_go_into_the_library(run_work_here: Run, tmp_path: Path) -> None:
    path, library = tmp_path / "match.jsonl", tmp_path / "games.sqlite"
    command = ("match", TET, "strong", "plain", *QUICK, "--games", "4", "--file", str(path))
    assert run_work_here(*command).code == 0
    done = run_work_here("library", "import", str(path), "--library", str(library))
    assert (done.code, "4 games" in done.out + done.err) == (0, True)
    listed = run_work_here("library", "list", "--library", str(library))
    assert listed.out.count("strong") == 4


@pytest.mark.parametrize("behaviour", [["EXIT"], ["bestmove f1", "nonsense"], ["GARBAGE"]])
def test_a_badly_behaved_program_loses_its_games_and_the_match_goes_on(
    run_work_here: Run, tmp_path: Path, behaviour: list[str]
) -> None:
    program = FakeProgram(tmp_path, go=behaviour)
    done = run_work_here("match", TET, f"ugi:{program.command}", "plain", *QUICK, "--games", "4")
    assert done.code == 0
    assert rows(done.out)["both"][:4] == ["4", "0", "0", "4"]
    assert len(re.findall(r"^game \d, move \d+: ugi:.* failed: ", done.out, re.M)) == 4
    assert done.out.replace("\n", "").isprintable()


BEHAVIOURS = ("SLEEP", "FLOOD", "ENDLESS", "GARBAGE")


@pytest.mark.nightly
@pytest.mark.parametrize("behaviour", BEHAVIOURS)
def test_a_program_that_gives_no_move_in_time_loses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, behaviour: str
) -> None:
    monkeypatch.setattr("ringrealms3d.engine.ugi.client._GRACE_SECONDS", 0.2)
    monkeypatch.setattr("ringrealms3d.engine.ugi.client._STOP_SECONDS", 0.2)
    monkeypatch.setattr("ringrealms3d.engine.ugi.program._END_SECONDS", 0.2)
    program = FakeProgram(tmp_path, go=[behaviour])
    match = Match(TET, (f"ugi:{program.command}", "plain"), Limit(seconds=0.05))
    opponent = open_player(read_player(match.players[0], match.limits, TET), TET)
    games = [play_game(match, number, (opponent, Scripted(first_move))) for number in (0, 1)]
    opponent.close()
    assert [game.failed for game in games] == [0, 0]
