"""What is told of files in which one value is wrong, for every value of every kind of file."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.engine.levels import Limit
from ringrealms3d.lab.matches.match import Match
from ringrealms3d.lab.matches.pairs import games_of, match_job, pair_result
from ringrealms3d.lab.reports.report import format_report, read_report
from ringrealms3d.lab.work.journal import entry_of, format_line
from ringrealms3d.puzzles.cards import Cards
from ringrealms3d.puzzles.file import read_puzzles, write_puzzles
from ringrealms3d.puzzles.mistake import Mistake
from ringrealms3d.puzzles.trial import Grade
from ringrealms3d.records.json_file import format_json_game, read_json_game
from ringrealms3d.records.sgf.file import format_sgf_game, read_sgf_game
from ringrealms3d.session.autosave import load_game, save_game
from tests.kept_texts import ReadAsKept
from tests.lab.matches.finished import finished, forfeited
from tests.lab.reports.small import a_report
from tests.library.kept import MINI, TET
from tests.puzzles.made import HOLD
from tests.records.test_game_files import grown
from tests.session.test_autosave import game

WRONG: tuple[Any, ...] = (None, True, 5, -1, 0.5, "", "x", [], ["x"], {}, {"x": 1})
_MANY = 2  # of things in a list: those behind them are like one of these


def places(data: Any, at: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the ways to all values, to the first ones of many alike."""
    if at:
        yield at
    if isinstance(data, dict):
        for key in data:
            yield from places(data[key], (*at, key))
    elif isinstance(data, list):
        for number in range(min(len(data), _MANY)):
            yield from places(data[number], (*at, number))


def damaged(data: Any, values: Sequence[Any]) -> Iterator[tuple[str, str, Any]]:
    """Yield the data with one value changed or left out: where, to what, and the data."""
    for *way, last in places(data):
        where = "".join(f"[{x}]" if isinstance(x, int) else f".{x}" for x in (*way, last))
        for value in (*values, ...):
            changed = deepcopy(data)
            inside = changed
            for step in way:
                inside = inside[step]
            if value is ...:
                del inside[last]
            else:
                inside[last] = value
            yield where, "left out" if value is ... else json.dumps(value), changed


def told(
    data: Any, read: Callable[[Any], object], folder: Path, values: Sequence[Any] = WRONG
) -> Iterator[str]:
    """Yield a line for each place and sentence, with the values that it is told of."""
    found: dict[tuple[str, str], list[str]] = {}
    for where, value, changed in damaged(data, values):
        try:
            read(changed)
            sentence = "taken"
        except (UserError, ValueError) as error:
            sentence = str(error).replace(str(folder), "FOLDER")
        found.setdefault((where, sentence), []).append(value)
    for (where, sentence), values in found.items():
        yield f"{where} {' '.join(values)}: {sentence}"


@pytest.mark.parametrize("uid", [TET, "path-tiles/free-turns"])
def test_games(uid: str, tmp_path: Path, read_as_kept: ReadAsKept) -> None:
    data = json.loads(format_json_game(grown(uid, seed=5)))
    lines = told(data, lambda x: read_json_game(json.dumps(x), "a game"), tmp_path)
    read_as_kept(lines, f"damaged-game-{uid.partition('/')[0]}")


def test_games_in_sgf(read_as_kept: ReadAsKept) -> None:
    text = format_sgf_game(grown(MINI, seed=5))
    first: dict[str, re.Match[str]] = {}
    for found in re.finditer(r"([A-Z]+)\[((?:[^\]\\]|\\.)*)\]", text):
        first.setdefault(found[1], found)
    lines: dict[tuple[str, str], list[str]] = {}
    for name, found in first.items():
        for wrong in ("", "x", "-1", "99", "a:b", "1a1"):
            try:
                read_sgf_game(f"{text[: found.start(2)]}{wrong}{text[found.end(2) :]}", "a game")
                sentence = "taken"
            except ValueError as error:
                sentence = re.sub(r"line \d+, column \d+", "line #, column #", str(error))
            lines.setdefault((name, sentence), []).append(repr(wrong))
    read_as_kept(
        [f"{name} {' '.join(wrong)}: {said}" for (name, said), wrong in lines.items()],
        "damaged-sgf",
    )


def test_puzzles(tmp_path: Path, read_as_kept: ReadAsKept) -> None:
    path = tmp_path / "puzzles.jsonl"
    write_puzzles([HOLD], path)
    head, puzzle = path.read_text(encoding="utf-8").splitlines()

    def read(lines: list[Any]) -> None:
        path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
        for each in read_puzzles(path):
            _ = each.solution_move

    lines = told([json.loads(head), json.loads(puzzle)], read, tmp_path)
    read_as_kept(lines, "damaged-puzzles")


def test_cards(tmp_path: Path, read_as_kept: ReadAsKept) -> None:
    path, now = tmp_path / "cards.json", datetime(2026, 3, 1, tzinfo=UTC)
    cards = Cards(path)
    cards.note("one", Grade.MISSED, now)
    cards.note("two", Grade.KNOWN, now)
    cards.keep([Mistake(TET, "r3/6/4:b:13,14", "e1", "e2", "", 0.5, 0.25, 2)], now)

    def read(data: Any) -> None:
        path.write_text(json.dumps(data), encoding="utf-8")
        again = Cards(path)
        _ = again.tries, again.mistakes, again.due(now)

    read_as_kept(told(json.loads(path.read_text("utf-8")), read, tmp_path), "damaged-cards")


def test_saved_games(tmp_path: Path, read_as_kept: ReadAsKept) -> None:
    path = tmp_path / "game.json"
    save_game(game(), path)
    data = json.loads(path.read_text(encoding="utf-8"))
    data["game"]["nodes"] = data["game"]["nodes"][:2]
    data["node"] = 1

    def read(data: Any) -> None:
        path.write_text(json.dumps(data), encoding="utf-8")
        load_game(path)

    read_as_kept(told(data, read, tmp_path), "damaged-saved-game")


def test_matches(tmp_path: Path, read_as_kept: ReadAsKept) -> None:
    path = tmp_path / "match.jsonl"
    job = match_job(Match(MINI, ("strong", "plain"), Limit(nodes=2), seed=7))
    games = finished(0, ("1b3", "swap"), 1), forfeited(1, ("1b3",), 0, "strong failed")
    data = json.loads(format_line(job.unit(0), pair_result(games)))

    def read(data: Any) -> None:
        entry = entry_of(json.dumps(data).encode() + b"\n", path, 3)
        games_of(0, entry.result)

    lines = (
        re.sub(r"\b[0-9a-f]{16}\b", "#", line)
        for line in told(data, read, tmp_path)
        if not line.startswith(".key")
    )
    read_as_kept(lines, "damaged-match")


@pytest.mark.nightly
def test_reports(tmp_path: Path, read_as_kept: ReadAsKept) -> None:
    path = tmp_path / "report.json"

    def read(data: Any) -> None:
        path.write_text(json.dumps(data), encoding="utf-8")
        read_report(path)

    data = json.loads(format_report(a_report()))
    read_as_kept(told(data, read, tmp_path, ("x",)), "damaged-report")
