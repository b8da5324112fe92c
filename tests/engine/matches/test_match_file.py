"""The file of a match: whole after any interruption, and never mixed with another match's."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import ringrealms3d
from ringrealms3d.core.errors import UserError
from ringrealms3d.engine.levels import Limits
from ringrealms3d.engine.matches.file import MatchFile
from ringrealms3d.engine.matches.lines import format_line, heading_of, read_line
from ringrealms3d.engine.matches.match import GameResult, Match
from ringrealms3d.records.json_file import End, read_json_game, record_of
from ringrealms3d.records.record import Reason, Result
from tests.engine.matches.finished import finished, forfeited
from tests.peak import peak_memory

MATCH = Match("loop/mini", ("strong", "ugi:größer"), Limits(seconds=0.1), seed=7, random_plies=3)
GAME = finished(0, ("1b3", "swap"), 1)
GAMES = [
    GAME,
    finished(1, ("1b3",), None),
    forfeited(5, ("1b3", "swap"), 0, "strong failed: größer \udcff \n ended"),
]


def written(path: Path, games: list[GameResult] = GAMES) -> MatchFile:
    file = MatchFile(path, MATCH)
    for game in games:
        file.append(game)
    return file


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    assert MatchFile(path, MATCH).read() == []
    assert written(path).read() == GAMES


def test_each_line_tells_all(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    written(path)
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = json.loads(line)
        assert fields["match"]["version"] == ringrealms3d.__version__
        assert fields["match"]["players"] == ["strong", "ugi:größer"]
        assert fields["match"]["variant"] == "loop/mini"
        assert list(fields)[:2] == ["ringrealms3d", "match"]
        assert fields["ringrealms3d"] == "match 2"
        assert fields["turns"] == [11, 12]
        assert read_json_game(json.dumps(fields["game"]), "x").last.texts[0] == "1b3"


def test_games_are_read_by_number_and_a_repeated_one_once(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    again = finished(0, ("1b3", "swap"), 0)
    assert written(path, [GAMES[2], GAME, again]).read() == [again, GAMES[2]]


@pytest.mark.parametrize("cut", [1, 5, 30, 200])
def test_a_line_that_was_cut_off_is_taken_out(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "match.jsonl"
    file = written(path)
    whole = path.read_bytes()
    last = len(whole.splitlines()[-1]) + 1
    path.write_bytes(whole[: len(whole) - last + cut])
    assert file.read() == GAMES[:2]
    file.append(GAMES[2])
    assert path.read_bytes() == whole


def test_a_file_of_empty_lines_takes_little_memory(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(b"\n" * 4_000_000)
    with peak_memory() as peak, pytest.raises(UserError, match="line 1: no game of a match"):
        MatchFile(path, MATCH).read()
    assert peak() < 10e6


def test_a_first_line_that_was_cut_off_is_taken_out(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    file = written(path, GAMES[:1])
    path.write_bytes(path.read_bytes()[:40])
    assert file.read() == []
    assert path.read_bytes() == b""


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (replace(MATCH, uid="loop/main"), '"loop/mini", not "loop/main"'),
        (replace(MATCH, players=("strong", "plain")), "players"),
        (replace(MATCH, limits=Limits(seconds=0.2)), "seconds 0.1, not 0.2"),
        (replace(MATCH, limits=Limits(simulations=9)), "seconds 0.1, not null"),
        (replace(MATCH, seed=8), "seed 7, not 8"),
        (replace(MATCH, random_plies=0), "random_plies 3, not 0"),
    ],
)
def test_another_match_is_refused(tmp_path: Path, other: Match, named: str) -> None:
    path = tmp_path / "match.jsonl"
    written(path)
    before = path.read_bytes()
    with pytest.raises(ValueError, match=r"line 1: a game of another match") as refused:
        MatchFile(path, other).read()
    assert named in str(refused.value)
    assert path.read_bytes() == before


def test_a_file_with_former_names_of_settings_is_continued(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    players = ("strong,rave_bias=9,c_puct=0.5", "ugi:program --more,rave=1")
    match = replace(MATCH, players=players)
    MatchFile(path, match).append(GAME)
    text = path.read_text(encoding="utf-8")
    former = text.replace("rave_bias=9,c_puct=0.5", "rave=9,prior=0.5")
    assert former != text
    path.write_text(former, encoding="utf-8")
    assert MatchFile(path, match).read() == [GAME]


def test_another_version_is_another_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.jsonl"
    written(path)
    monkeypatch.setattr("ringrealms3d.core.version.__version__", "99.0")
    with pytest.raises(ValueError, match=r'version "[^"]+", not "99.0"'):
        MatchFile(path, MATCH).read()


FORMER_FORFEIT = (
    '{"ringrealms3d": "match 1", "match": {"version": "0.1.0", "variant": "path-tiles/free-turns", '
    '"players": ["ugi:x", "plain"], "seconds": null, "nodes": 12, "seed": 7, "random_plies": 2}, '
    '"game": {"number": 3, "moves": ["5@d5", "6@f5", "1@d4", "7@f6", "1@d3"], "winner": 1, '
    '"reason": "ugi:x failed: it ended", "failed": 0, "seconds": [0.25, 0.5], "turns": [2, 2]}}\n'
)
FORMER_WIN = (
    '{"ringrealms3d": "match 1", "match": {"version": "0.1.0", "variant": "ring-majority/tet", '
    '"players": ["strong", "plain"], "seconds": null, "nodes": 12, "seed": 7, "random_plies": 2}, '
    '"game": {"number": 1, "moves": ["f1", "e6", "f2", "v4", "f3", "v3", "f4", "v2", "e1", "v1", '
    '"e2", "e5", "e2", "e5", "e2"], "winner": 1, "reason": "the same board stands for the third '
    'time", "failed": null, "seconds": [0.25, 0.5], "turns": [6, 7]}}\n'
)


def test_a_former_line_is_read_with_the_deal_that_it_had() -> None:
    heading, game = read_line(FORMER_FORFEIT.encode())
    record = record_of(game.game)
    opening = heading.match.opening(1)
    assert record.line[1].texts == opening.last.texts
    assert record.line[1].position == opening.last.position
    assert record.players == ("plain", "ugi:x")
    assert record.ended == Result(0, Reason.FORFEIT)
    assert record.last.comment == game.failure == "ugi:x failed: it ended"
    assert (game.number, game.winner, game.failed) == (3, 1, 0)
    assert (game.seconds, game.turns) == ((0.25, 0.5), (2, 2))


def test_a_former_line_of_a_game_that_the_rules_ended_is_read() -> None:
    _, game = read_line(FORMER_WIN.encode())
    record = record_of(game.game)
    assert record.ended is None
    assert game.game.result == End(Reason.RULES, record.result.winner)
    assert (game.winner, game.failed, game.failure) == (1, None, "")
    assert record.last.texts == game.moves


def test_a_file_of_former_lines_is_continued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text(FORMER_WIN, encoding="ascii")
    monkeypatch.setattr("ringrealms3d.core.version.__version__", "0.1.0")
    heading, former = read_line(FORMER_WIN.encode())
    file = MatchFile(path, heading.match)
    file.append(finished(0, ["f1", "e6"], 0, "ring-majority/tet"))
    assert [game.number for game in file.read()] == [0, 1]
    assert file.read()[1] == former
    path.write_text(FORMER_WIN + FORMER_WIN[:50], encoding="ascii")
    assert file.read() == [former]
    assert path.read_text(encoding="ascii") == FORMER_WIN


LINE = json.loads(format_line(heading_of(MATCH), GAME))
FORMER_LINE = json.loads(FORMER_FORFEIT)


def line_with(**changes: object) -> str:
    """Return a line of the match that says something else."""
    return json.dumps(LINE | changes) + "\n"


def game_with(**changes: object) -> str:
    """Return a line of the match whose game says something else."""
    return line_with(game=LINE["game"] | changes)


def former_with(**changes: object) -> str:
    """Return a former line whose game says something else."""
    return json.dumps(FORMER_LINE | {"game": FORMER_LINE["game"] | changes}) + "\n"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a letter\n", "no JSON from column 1 on"),
        ("a letter without a line end", ""),
        ("\n", "no JSON from column 1 on"),
        ("[]\n", "Expected `object`, got `array`"),
        ("{}\n", "missing required field `ringrealms3d`"),
        ('{"ringrealms3d": "match 3", "match": {}, "game": {}}\n', "'match 3'"),
        ("[" * 100_000 + "\n", "it is nested too deep"),
        ("9" * 5_000 + "\n", "digit"),
        (" " * 8_000_000 + "\n", "8,000,001 bytes"),
        (line_with(ringrealms3d="x" * 1_000), "xxx…"),
        (line_with(match={}), "missing required field `version`"),
        (line_with(number=-1), "`$.number`"),
        (line_with(number="0"), "`$.number`"),
        (line_with(turns=[1]), "`$.turns`"),
        (line_with(turns=[1e999, 0]), "Infinity"),
        (line_with(seconds=None), "`$.seconds`"),
        (line_with(seconds=[-1, 0]), "`$.seconds"),
        (game_with(ringrealms3d="game 9"), "the format 'game 9'"),
        (game_with(nodes=[]), "`$.game.nodes`"),
        (game_with(nodes=[{}, {"move": "1b3"}, {"move": "1a1", "parent": 0}]), "has variations"),
        (game_with(result=None), "is not over"),
        (game_with(result={"reason": "unfinished"}), "is not over"),
        (game_with(result={"reason": "rules", "winner": 2}), "`$.game.result.winner`"),
        (former_with(number=-1), "`$.game.number`"),
        (former_with(winner=2), "`$.game.winner`"),
        (former_with(failed="A"), "`$.game.failed`"),
        (former_with(moves=3), "`$.game.moves`"),
        ("\udcff\n", "decode"),
    ],
    ids=range(28),
)
def test_another_file_is_refused_and_left_alone(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    before = path.read_bytes()
    with pytest.raises(ValueError, match=r"notes\.txt, line 1: no game of a match") as refused:
        MatchFile(path, MATCH).read()
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)
    assert path.read_bytes() == before
