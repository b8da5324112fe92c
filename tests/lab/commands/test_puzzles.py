"""``puzzles``: made from games of the engine, listed, checked, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from ringrealms3d.lab.puzzles import making
from ringrealms3d.lab.puzzles.making import Order, Progress
from ringrealms3d.puzzles import cards
from ringrealms3d.puzzles.file import read_puzzles, shipped_puzzles, write_puzzles
from ringrealms3d.puzzles.puzzle import Puzzle
from ringrealms3d.puzzles.results import first_rating_of
from ringrealms3d.puzzles.trial import Grade
from tests.cli.running import Result, assert_refused, run_cli, run_here, stopped_by_ctrl_c
from tests.puzzles.made import ALL, BEST_CAPTURE, HOLD, WIN_IN_TWO

MINI = "loop/mini"


@pytest.mark.nightly
def test_puzzles_are_made_and_proven(tmp_path: Path) -> None:
    path = tmp_path / "made.jsonl"
    done = run_cli("puzzles", "make", MINI, "-o", str(path), "--count", "2", "--seed", "5")
    assert (done.code, done.err) == (0, "")
    assert f"{MINI}: 2 of 2 puzzles after " in done.out
    puzzles = read_puzzles(path)
    assert len(puzzles) == 2
    assert {puzzle.variant for puzzle in puzzles} == {MINI}
    checked = run_cli("puzzles", "check", str(path))
    assert (checked.code, checked.err) == (0, "")
    assert "2 of 2 puzzles proven, " in checked.out
    again = run_cli("puzzles", "make", MINI, "-o", str(path), "--count", "3", "--seed", "5")
    assert f"{MINI}: 3 of 3 puzzles after " in again.out
    assert set(puzzles) < set(read_puzzles(path))


def test_enough_puzzles_need_no_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "all.jsonl"
    write_puzzles(ALL, path)
    before = path.read_bytes()
    done = run_here(capsys, "puzzles", "make", MINI, "-o", str(path), "--count", "2")
    assert done.out == f"{MINI}: 2 of 2 puzzles after 0 games\n"
    done = run_here(capsys, "puzzles", "make", MINI, "-o", str(path), "--count", "2", "--json")
    assert str(path) in json.dumps(json.loads(done.out))
    assert path.read_bytes() == before


def test_puzzles_are_written_as_they_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "all.jsonl"
    write_puzzles([BEST_CAPTURE, HOLD], path)
    seen = []

    def found(order: Order, known: Sequence[Puzzle]) -> Iterator[Progress]:
        for games, puzzles in ((0, (HOLD,)), (1, (HOLD,)), (2, (HOLD, WIN_IN_TWO))):
            yield Progress(puzzles, games)
            seen.append({puzzle.id for puzzle in read_puzzles(path)})

    monkeypatch.setattr(making, "made", found)
    done = run_here(capsys, "puzzles", "make", MINI, "-o", str(path), "--count", "3")
    assert done == (0, f"{MINI}: 2 of 3 puzzles after 2 games\n", "")
    before = {BEST_CAPTURE.id, HOLD.id}
    assert seen == [before, before, before | {WIN_IN_TWO.id}]
    assert set(read_puzzles(path)) == set(ALL)


def test_a_puzzle_that_is_not_proven(tmp_path: Path, run_work_here: Callable[..., Result]) -> None:
    path = tmp_path / "wrong.jsonl"
    write_puzzles([HOLD, replace(WIN_IN_TWO, solution="1b4")], path)
    done = run_work_here("puzzles", "check", str(path))
    assert done.code == 1
    assert f"{WIN_IN_TWO.id}: 1b4 is not the one right move" in done.err
    assert "1 of 2 puzzles proven" in done.out


def test_the_list(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "all.jsonl"
    write_puzzles(ALL, path)
    told = run_here(capsys, "puzzles", "list", str(path)).out
    assert all(puzzle.id in told for puzzle in ALL)
    assert told.endswith("3 puzzles\n")
    told = run_here(capsys, "puzzles", "list", str(path), "--game", "ring-majority").out
    assert BEST_CAPTURE.id in told
    assert HOLD.id not in told
    assert told.endswith("1 puzzle\n")
    assert all(puzzle.solution in told for puzzle in ALL if puzzle.id in told)
    assert (
        run_here(capsys, "puzzles", "list", str(path), "--game", "loop/lazo").out == "0 puzzles\n"
    )
    assert_refused(run_here(capsys, "puzzles", "list", str(path), "--game", "lo"), "no game 'lo'")


def test_the_puzzles_of_a_theme(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "all.jsonl"
    write_puzzles(ALL, path)
    told = run_here(capsys, "puzzles", "list", str(path), "--theme", "defence").out
    assert HOLD.id in told
    assert f"{first_rating_of(HOLD).points:.0f}" in told
    assert told.endswith("1 puzzle\n")
    refused = run_here(capsys, "puzzles", "list", str(path), "--theme", "none")
    assert_refused(refused, "invalid choice")


def test_the_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cards.json"
    monkeypatch.setattr(cards, "cards_path", lambda: path)
    assert run_here(capsys, "puzzles", "results").out == "You have not tried a puzzle yet.\n"
    puzzle = next(each for each in shipped_puzzles() if each.variant.startswith("loop/"))
    cards.Cards(path).note(puzzle.id, Grade.KNOWN, datetime(2026, 3, 1, tzinfo=UTC))
    told = run_here(capsys, "puzzles", "results").out
    assert "Win at once" in told
    assert "Loop" in told
    assert "after 1 puzzle.\n" in told
    assert told.endswith("1 now, 1 at best.\n")
    found = json.loads(run_here(capsys, "puzzles", "results", "--json").out)
    assert found["themes"] == {"win-at-once": {"known": 1, "hinted": 0, "missed": 0}}
    assert found["streak"] == 1
    assert [found["rating"]] == found["history"]
    path.write_text("[]", encoding="utf-8")
    assert_refused(run_here(capsys, "puzzles", "results"), "not a file of puzzle cards")


def test_the_shipped_puzzles_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_here(capsys, "puzzles", "list").out.endswith(" puzzles\n")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("make", "loop/none", "-o", "new.jsonl"), "no variant 'loop/none'"),
        (("make", MINI, "-o", "none/new.jsonl"), "the folder"),
        (("make", MINI), "-o/--output"),
        (("make", MINI, "-o", "new.jsonl", "--count", "0"), "'0' is not a whole number"),
        (("check", "none.jsonl"), "there is no file"),
        (("list", "none.jsonl"), "there is no file"),
    ],
)
def test_what_is_refused(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    run_work_here: Callable[..., Result],
    arguments: tuple[str, ...],
    named: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    if arguments[0] == "check":
        assert_refused(run_work_here("puzzles", "check", str(tmp_path / "none.jsonl")), named)
    else:
        assert_refused(run_here(capsys, "puzzles", *arguments), named)
    assert list(tmp_path.iterdir()) == []


def test_no_file_of_puzzles_is_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("Dear diary", encoding="utf-8")
    assert_refused(run_here(capsys, "puzzles", "make", MINI, "-o", str(path)), "line 1")
    assert path.read_text(encoding="utf-8") == "Dear diary"


@pytest.mark.nightly
def test_ctrl_c_keeps_what_was_found(tmp_path: Path) -> None:
    path = tmp_path / "made.jsonl"
    arguments = ("puzzles", "make", MINI, "-o", str(path), "--count", "5000")
    done = stopped_by_ctrl_c(path.exists, *arguments)
    assert done.code == 130
    assert done.err == "stopped\n"
    assert read_puzzles(path)
