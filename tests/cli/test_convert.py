"""Games from one kind of file to another."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d.records.contents import holds_all
from ringrealms3d.records.game_files import FORMATS, all_but_moves
from ringrealms3d.records.json_file import document_of, format_json_game
from ringrealms3d.records.node import Evaluation, Mark
from ringrealms3d.records.record import GameRecord, Reason
from tests.cli.running import assert_refused, run_here
from tests.records.opened import played, texts
from tests.records.test_game_files import grown

TET = "ring-majority/tet"


def noted_game() -> GameRecord:
    """Return a game with something of everything."""
    record = played(TET, ["f1", "v1"]).record
    root, first = record.root, record.line[0]
    root.play(root.position.parse_move("v2"))
    first.play(first.position.parse_move("v3")).comment = "a variation"
    root.comment, first.comment, first.glyph = "one", "two", "!"
    first.marks = (Mark("circle", ("f1",)), Mark("cross", ("f2",)))
    first.clock, first.evaluation, first.camera = 1.0, Evaluation(0.5), (1.0,) * 10
    first.extra = {"KO": ("",)}
    record.last.overtime = 3
    record.players, record.date = ("Ada", "Zoë"), "2026-11-24"
    record.end(0, Reason.RESIGNATION)
    return record


def test_nothing_is_said_where_nothing_is_left_out(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = grown("loop/mini", 1)
    names = [str(tmp_path / name) for name in ("a.json", "b.rrsgf", "c.json")]
    rr.write_game(record, names[0])
    for source, target in pairwise(names):
        assert run_here(capsys, "convert", source, target) == (0, "", "")
    first, last = (json.loads(Path(name).read_text("utf-8")) for name in (names[0], names[2]))
    assert first == last


def test_what_text_cannot_hold_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    source, target = tmp_path / "game.rrsgf", tmp_path / "game.txt"
    rr.write_game(noted_game(), source)
    done = run_here(capsys, "convert", str(source), str(target))
    assert (done.code, done.out) == (0, "")
    assert done.err == (
        f"left out of {target}: 2 variations, 3 comments, 1 sign after a move, 2 marks, 2 clocks, "
        "1 evaluation, 1 camera, 1 unknown property, the players' names, the date and the result\n"
    )
    assert texts(rr.read_game(target).line) == ["f1", "v1"]


def test_a_seed_that_is_kept_back_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    source, target = tmp_path / "game.json", tmp_path / "game.rrsgf"
    rr.write_game(GameRecord("path-tiles/free-turns", seed=1), source)
    done = run_here(capsys, "convert", str(source), str(target))
    assert done.code == 0
    assert done.err.startswith(f"left out of {target}: the seed")
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize("way", ["the same", "a link"])
def test_the_game_itself_is_not_written_over(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, way: str
) -> None:
    source, link = tmp_path / "game.json", tmp_path / "link.txt"
    rr.write_game(noted_game(), source)
    link.symlink_to(source)
    target = source if way == "the same" else link
    assert_refused(
        run_here(capsys, "convert", str(source), str(target)), target.name, "another file"
    )
    assert source.read_text("utf-8") == format_json_game(rr.read_game(source))


def test_what_cannot_be_read_or_written_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    source, target = tmp_path / "game.txt", tmp_path / "game.rrsgf"
    source.write_text(f"variant {TET}\nf1\nf1\n", encoding="utf-8")
    target.write_text("kept", encoding="utf-8")
    refused = run_here(capsys, "convert", "--force", str(source), str(target))
    assert_refused(refused, "line 3", "f1")
    assert target.read_text("utf-8") == "kept"
    assert_refused(run_here(capsys, "convert", str(source), str(tmp_path / "x.pgn")), ".rrsgf")
    refused = run_here(capsys, "convert", "--force", str(tmp_path / "x"), str(target))
    assert_refused(refused, "x", ".rrsgf")
    refused = run_here(capsys, "convert", "--force", str(tmp_path / "none.txt"), str(target))
    assert_refused(refused, "none.txt")
    assert_refused(run_here(capsys, "convert", str(source)), "name one file to write")


@pytest.mark.few(20)
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("uid", [TET, "loop/mini", "path-tiles/free-turns"])
@pytest.mark.parametrize("ending", FORMATS)
def test_what_is_told_is_what_a_file_read_again_lacks(
    tmp_path: Path, uid: str, seed: int, ending: str
) -> None:
    record = grown(uid, seed)
    told = FORMATS[ending].left_out(record)
    rr.write_game(record, tmp_path / f"game{ending}")
    kept = rr.read_game(tmp_path / f"game{ending}")
    everything = document_of(record)
    everything.seed = kept.seed  # which the documents of unfinished games may not tell
    assert bool(told) == (record.seed != kept.seed) or ending == ".txt"
    assert holds_all(document_of(kept), everything) == (ending != ".txt")
    assert all_but_moves(kept) == ([] if ending == ".txt" else all_but_moves(record))


def test_all_games_of_a_file_are_converted(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    games = [grown(uid, seed) for seed, uid in enumerate(("loop/mini", TET, "loop/mini"))]
    first, second, text = (str(tmp_path / name) for name in ("a.rrsgf", "b.json", "c.txt"))
    rr.write_games(games, first)
    assert run_here(capsys, "convert", first, second) == (0, "", "")
    assert [rr.format_game(each) for each in rr.read_games(second)] == [
        rr.format_game(each) for each in games
    ]
    done = run_here(capsys, "convert", second, text)
    assert (done.code, done.out) == (0, "")
    assert done.err.startswith(f"left out of {text}: ")
    assert done.err.endswith("(game 1; 3 of 3 games are incomplete)\n")
    assert [each.last.texts for each in rr.read_games(text)] == [each.last.texts for each in games]
    out = run_here(capsys, "convert", first, "-", "--to", "txt").out
    assert out == Path(text).read_text(encoding="utf-8")


def test_one_game_is_taken_out_of_a_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    games = [grown("loop/mini", 1), grown(TET, 2)]
    source, target = str(tmp_path / "a.json"), str(tmp_path / "b.json")
    rr.write_games(games, source)
    assert run_here(capsys, "convert", source, target, "--chapter", "2") == (0, "", "")
    assert rr.format_game(rr.read_game(target)) == rr.format_game(games[1])
    refused = run_here(capsys, "convert", source, "-", "--chapter", "3")
    assert_refused(refused, "a.json has no game 3, only 2")
    most = run_here(capsys, "convert", source, "-", "--chapter", "1000000")
    assert_refused(most, "no game 1000000", "only 2")
    assert_refused(run_here(capsys, "replay", source), "2 games", "--chapter")
