"""Files of matches of earlier versions become journals of today."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.engine.levels import Limit
from ringrealms3d.lab.matches.match import GameResult, Match
from ringrealms3d.lab.matches.merging import Merged, merge
from ringrealms3d.lab.matches.pairs import games_of, match_job, pair_result
from ringrealms3d.lab.work.journal import Journal, format_line
from ringrealms3d.records.json_file import End, record_of
from ringrealms3d.records.record import Reason, Result
from tests.lab.matches.finished import finished, forfeited

MATCH = Match("loop/mini", ("strong", "ugi:größer"), Limit(seconds=0.1), seed=7, random_plies=3)
HEADING = {
    "version": "0.1.0",
    "variant": "loop/mini",
    "players": ["strong", "ugi:größer"],
    "seconds": 0.1,
    "nodes": None,
    "seed": 7,
    "random_plies": 3,
}


@pytest.fixture(autouse=True)
def first_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ringrealms3d.lab.work.job.__version__", "0.1.0")


def second_line(game: GameResult, **heading: object) -> str:
    """Return a game as a line of the format "match 2"."""
    told = {
        "ringrealms3d": "match 2",
        "match": HEADING | heading,
        "number": game.number,
        "seconds": game.seconds,
        "turns": game.turns,
        "game": msgspec.to_builtins(game.game),
    }
    return json.dumps(told) + "\n"


def first_line(number: int, moves: object, winner: int | None, **more: object) -> str:
    """Return a game of the smallest board as a line of the format "match 1"."""
    players = {"players": ["ugi:x", "plain"], "variant": "ring-majority/tet", "nodes": 12}
    game = {
        "number": number,
        "moves": moves,
        "winner": winner,
        "reason": "the same board came up for the third time",
        "failed": None,
        "seconds": [0.25, 0.5],
        "turns": [6, 7],
    }
    told = {"match": HEADING | players | {"seconds": None}, "game": game | more}
    return json.dumps({"ringrealms3d": "match 1"} | told) + "\n"


WHOLE = ["f1", "e6", "f2", "v4", "f3", "v3", "f4", "v2", "e1", "v1", "e2", "e5", "e2", "e5", "e2"]
TET = Match("ring-majority/tet", ("ugi:x", "plain"), Limit(nodes=12), seed=7, random_plies=3)


def merged(tmp_path: Path, *texts: str) -> tuple[Merged, Path]:
    """Return what merging files with these texts comes to, and the new file."""
    paths = [tmp_path / f"{number}.jsonl" for number in range(len(texts))]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text, encoding="ascii")
    target = tmp_path / "merged.jsonl"
    return merge(paths, target), target


def games_in(path: Path, match: Match) -> list[GameResult]:
    """Return the games that the journal of a match has."""
    job = match_job(match)
    journal = Journal([job], path)
    journal.read()
    numbers = [int(key.rpartition("-")[2]) for key in journal.results]
    return [
        game
        for number in numbers
        for game in games_of(number, journal.results[job.unit(number).key])
    ]


def test_pairs_of_the_second_format_are_units(tmp_path: Path) -> None:
    games = [
        finished(0, ("1b3", "swap"), 1),
        finished(1, ("1b3",), None),
        finished(4, (), 0),
        forfeited(5, ("1b3",), 0, "strong failed: größer \udcff \n ended"),
    ]
    told, path = merged(tmp_path, "".join(map(second_line, [games[2], *games[:2], games[3]])))
    assert told == Merged(units=2, jobs=1, repeated=0)
    assert games_in(path, MATCH) == games


def test_a_game_without_its_pair_is_played_again(tmp_path: Path) -> None:
    told, path = merged(tmp_path, second_line(finished(0, ("1b3",), 1)))
    assert told == Merged(units=0, jobs=0, repeated=0)
    assert path.read_bytes() == b""


def test_former_names_of_settings_are_those_of_today(tmp_path: Path) -> None:
    former = {"players": ["strong,rave=9,prior=0.5", "ugi:program --more,rave=1"]}
    games = [finished(0, ("1b3",), 1), finished(1, ("1b3",), 0)]
    _, path = merged(tmp_path, "".join(second_line(game, **former) for game in games))
    players = ("strong,rave_bias=9,c_puct=0.5", "ugi:program --more,rave=1")
    assert games_in(path, replace(MATCH, players=players)) == games


def test_pairs_of_the_first_format_have_the_deal_and_the_end_that_they_had(tmp_path: Path) -> None:
    lost = {"failed": 0, "reason": "ugi:x failed: it ended"}
    lines = first_line(2, WHOLE, 0) + first_line(3, WHOLE[:5], 1, **lost)
    _, path = merged(tmp_path, lines)
    won, failed = games_in(path, TET)
    assert record_of(won.game).result.reason is Reason.RULES
    assert won.game.result == End(Reason.RULES, 0)
    assert (won.winner, won.failed, won.failure) == (0, None, "")
    assert won.moves == tuple(WHOLE)
    assert won.game.seed == TET.opening_seed(1)
    record = record_of(failed.game)
    assert record.players == ("plain", "ugi:x")
    assert record.ended == Result(0, Reason.FORFEIT)
    assert record.last.comment == failed.failure == "ugi:x failed: it ended"
    assert (failed.number, failed.winner, failed.failed) == (3, 1, 0)
    assert (failed.seconds, failed.turns) == ((0.25, 0.5), (6, 7))


def test_former_and_present_files_are_merged(tmp_path: Path) -> None:
    games = [finished(0, ("1b3",), 1), finished(1, ("1b3",), 0)]
    unit = match_job(MATCH).unit(3)
    present = format_line(unit, pair_result([finished(6, (), 1), finished(7, (), 1)])).decode()
    former = "".join(map(second_line, games))
    told, path = merged(tmp_path, present, former, present + former + former[:50])
    assert told == Merged(units=2, jobs=1, repeated=2)
    assert [game.number for game in games_in(path, MATCH)] == [0, 1, 6, 7]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (second_line(finished(0, (), 1), seed="x"), "'match.seed'"),
        (first_line(-1, WHOLE, 0), "'game.number'"),
        (first_line(0, WHOLE, 2), "'game.winner'"),
        (first_line(0, WHOLE, 0, failed="A"), "'game.failed'"),
        (first_line(0, 3, 0), "'game.moves'"),
        ('{"ringrealms3d": "match 2"}\n', "'match' is missing"),
        ('{"ringrealms3d": "match 1"' + "[" * 100_000 + "\n", ""),
    ],
)
def test_broken_lines_are_refused(tmp_path: Path, line: str, why: str) -> None:
    with pytest.raises(UserError, match=r"0\.jsonl, line 1: not a game of a match: ") as refused:
        merged(tmp_path, line)
    assert why in str(refused.value)
    assert not (tmp_path / "merged.jsonl").exists()


def test_a_pair_of_former_games_that_is_none_is_refused(tmp_path: Path) -> None:
    unfinished = finished(1, ("1b3",), 0)
    unfinished.game.result = None
    lines = second_line(finished(0, ("1b3",), 1)) + second_line(unfinished)
    with pytest.raises(UserError, match=r"0\.jsonl, line 2: not a game of a match: .* is not over"):
        merged(tmp_path, lines)
