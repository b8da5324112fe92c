"""``review``: games evaluated, judged, and written with their graphs."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from ringrealms3d.cli.arguments import WorkGoesOn
from ringrealms3d.lab.commands import review
from ringrealms3d.records.game_files import read_game, write_game
from ringrealms3d.records.judging import review_line
from tests.cli.running import (
    Result,
    assert_refused,
    run_on_terminal,
    run_plain_here,
    seen_on_a_terminal,
    stopped_by_ctrl_c,
)
from tests.records.opened import played

TET = "ring-majority/tet"
MOVES = ["f1", "v1", "e1", "e2", "e3"]


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The file of a short game, as text."""
    path = tmp_path / "game.txt"
    write_game(played(TET, MOVES).record, path)
    return path


def test_games_are_written_with_evaluations_and_graphs(
    run_work_here: Callable[..., Result],
    game: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen_on_a_terminal(monkeypatch)
    broken, same = tmp_path / "broken.json", tmp_path / "folder" / "game.json"
    broken.write_text("{", encoding="utf-8")
    same.parent.mkdir()
    write_game(played(TET, MOVES[:3]).record, same)
    folder = tmp_path / "out"
    command = ("-o", str(folder), "--nodes", "20", "--seed", "5")
    done = run_work_here("review", str(game), str(broken), str(same), *command)
    assert done.code == 2
    complaint = re.search(r"^ringrealms3d review: .*broken\.json.*$", done.err, re.MULTILINE)
    assert complaint
    assert "6 of 6 positions" in done.err
    names = {"game-review.json", "game-review.svg", "game-review2.json", "game-review2.svg"}
    assert names <= {path.name for path in folder.iterdir()}
    record = read_game(folder / "game-review.json")
    review = review_line((record.root, *record.line))
    assert review.complete
    for seat, name in enumerate(("Red", "Blue")):
        (row,) = re.findall(rf"{name} +([0-9.]+) %", done.out)[:1]
        assert row == f"{review.accuracy(seat):.1f}"
    assert (folder / "game-review.svg").read_text(encoding="utf-8").startswith("<?xml")


def test_a_graph_can_be_a_png(
    run_work_here: Callable[..., Result], game: Path, tmp_path: Path
) -> None:
    options = ("-o", str(tmp_path), "--nodes", "20", "--graph", "png")
    done = run_work_here("review", str(game), *options)
    assert done.code == 0
    assert (tmp_path / "game-review.png").read_bytes().startswith(b"\x89PNG")


def test_a_file_of_finished_work_changes_no_evaluation(
    run_work_here: Callable[..., Result], game: Path, tmp_path: Path
) -> None:
    written = []
    for folder, more in (("alone", ()), ("noted", ("--file", str(tmp_path / "work.jsonl")))):
        place = tmp_path / folder
        command = ("-o", str(place), "--nodes", "20", "--seed", "5", *more)
        assert run_work_here("review", str(game), *command).code == 0
        record = read_game(place / "game-review.json")
        written.append([each.evaluation for each in (record.root, *record.line)])
    assert None not in written[0]
    assert written[0] == written[1]


@pytest.mark.nightly
def test_jobs_change_neither_results_nor_names(
    run_work_here: Callable[..., Result], game: Path, tmp_path: Path
) -> None:
    broken, same = tmp_path / "broken.json", tmp_path / "folder" / "game.json"
    broken.write_text("{", encoding="utf-8")
    same.parent.mkdir()
    write_game(played(TET, MOVES[:3]).record, same)
    written = []
    for run, jobs in ((run_work_here, "1"), (run_on_terminal, "2")):
        folder = tmp_path / f"out{jobs}"
        command = ("-o", str(folder), "--nodes", "20", "--seed", "5", "--jobs", jobs)
        done = run("review", str(game), str(broken), str(same), *command)
        assert done.code == 2
        assert len(re.findall(r"^ringrealms3d review: .*broken\.json", done.err, re.MULTILINE)) == 1
        files = {path.name: path.read_bytes() for path in folder.glob("*.json")}
        written.append((done.out, files))
    assert "2 of 2 games" in done.err
    assert written[0] == written[1]
    assert len(written[0][1]) == 2


@pytest.mark.nightly
def test_ctrl_c_ends_all_jobs_and_leaves_whole_files(game: Path, tmp_path: Path) -> None:
    first = tmp_path / "out" / "game-review.svg"
    command = ("-o", str(first.parent), "--seconds", "0.1", "--jobs", "2")
    done = stopped_by_ctrl_c(first.exists, "review", *8 * [str(game)], *command)
    assert done.code == 130
    assert "Traceback" not in done.err
    names = [path.name for path in first.parent.iterdir()]
    assert [name for name in names if name.endswith(".part")] == []
    for path in first.parent.glob("*.json"):
        assert review_line((read_game(path).root, *read_game(path).line)).complete


@pytest.mark.usefixtures("qapp")
def test_ctrl_c_while_kernels_load_tells_what_was_reviewed(
    game: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loaded: list[bool] = []

    def load_once(load: Callable[[], object]) -> None:
        if loaded:
            raise WorkGoesOn
        loaded.append(True)
        load()

    monkeypatch.setattr(review, "interruptible", load_once)
    monkeypatch.setattr("os._exit", sys.exit)
    command = ("review", str(game), str(game), "-o", str(tmp_path / "out"), "--nodes", "10")
    done = run_plain_here(capsys, monkeypatch, *command)
    assert done.code == 130
    assert done.err.endswith("stopped\n")
    assert "game.txt" in done.out


@pytest.mark.nightly
def test_ctrl_c_keeps_what_is_written(game: Path, tmp_path: Path) -> None:
    first = tmp_path / "out" / "game-review.svg"
    command = ("review", str(game), str(game), "-o", str(first.parent), "--seconds", "0.2")
    done = stopped_by_ctrl_c(first.exists, *command)
    assert done.code == 130
    assert "Traceback" not in done.err
    assert "game.txt" in done.out
    assert sorted(path.name for path in first.parent.iterdir()) == [
        "game-review.json",
        "game-review.rrsgf",
        "game-review.sgf",
        "game-review.svg",
    ]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("game.txt",), ("-o",)),
        (("game.txt", "-o", "out", "--nodes", "0"), ("'0'", "--nodes")),
        (("game.txt", "-o", "out", "--nodes", "5", "--seconds", "1"), ("--nodes",)),
        (("game.txt", "-o", "out", "--graph", "gif"), ("gif",)),
    ],
)
def test_review_refuses(
    run_work_here: Callable[..., Result], arguments: tuple[str, ...], named: tuple[str, ...]
) -> None:
    assert_refused(run_work_here("review", *arguments), *named)


def test_a_game_comes_from_standard_input(
    run_work_here: Callable[..., Result],
    game: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(game.read_text(encoding="utf-8")))
    done = run_work_here("review", "-", "-o", str(tmp_path / "out"), "--nodes", "10", "--json")
    assert done.code == 0
    assert json.loads(done.out)[0]["file"] == "-"
    assert (tmp_path / "out" / "game-review.json").is_file()


def test_a_folder_that_cannot_be_made_is_named(
    run_work_here: Callable[..., Result], game: Path
) -> None:
    assert_refused(run_work_here("review", str(game), "-o", "/dev/null/x"), "/dev/null/x")


def test_no_folder_is_left_where_no_game_can_be_read(
    run_work_here: Callable[..., Result], game: Path, tmp_path: Path
) -> None:
    game.write_text(f"variant {TET}\nf1\nf1\n", encoding="utf-8")
    refused = run_work_here("review", str(game), "-o", str(tmp_path / "out"))
    assert_refused(refused, "game.txt, line 3")
    assert list(tmp_path.iterdir()) == [game]


def test_what_was_better_is_printed_and_written_into_the_game(
    run_work_here: Callable[..., Result], game: Path, tmp_path: Path
) -> None:
    options = (str(game), "--notes", "-o", str(tmp_path / "out"), "--nodes", "200")
    printed = run_work_here("review", *options)
    data = json.loads(run_work_here("review", *options, "--force", "--json").out)
    record = read_game(tmp_path / "out" / "game-review.rrsgf")
    swings = data[0]["swings"]
    assert swings
    for swing in swings:
        node = record.line[swing["ply"] - 1]
        lost = f"{round(100 * swing['chance_lost'])} %"
        better, line = swing["better"], " ".join(swing["line"])
        assert swing["line"][0] == better
        assert node.comment.endswith(f"lost {lost} of the chance to win. {better} was better.")
        assert node.parent is not None
        assert better in [child.text for child in node.parent.children]
        assert re.search(rf" {swing['move']}[?!]+ +{lost} +{line}", printed.out)
