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
from ringrealms3d.engine.matches.match import GameResult, Match
from tests.peak import peak_memory

MATCH = Match("loop/mini", ("strong", "ugi:größer"), Limits(seconds=0.1), seed=7, random_plies=3)
GAME = GameResult(
    0, ("1b3", "swap"), 1, "Black closed a loop at 1b3", None, (0.25, 1 / 3), (11, 12)
)
GAMES = [GAME, replace(GAME, number=1, winner=None), replace(GAME, number=5, failed=0)]


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
        assert fields["game"]["moves"] == ["1b3", "swap"]
        assert fields["game"]["reason"] == GAME.reason


def test_games_are_read_by_number_and_a_repeated_one_once(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    again = replace(GAME, winner=0)
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


def line_with(**changes: object) -> str:
    """Return a line of the match whose game has other fields."""
    fields = {"number": 0, "moves": [], "winner": 0, "reason": "", "failed": None}
    match = {"version": ringrealms3d.__version__}
    game = fields | {"seconds": [0, 0], "turns": [1, 1]} | changes
    return json.dumps({"ringrealms3d": "match 1", "match": match, "game": game}) + "\n"


@pytest.mark.parametrize(
    "text",
    [
        "a letter\n",
        "a letter without a line end",
        "\n",
        "[]\n",
        "{}\n",
        '{"ringrealms3d": "match 2", "match": {}, "game": {}}\n',
        "[" * 100_000 + "\n",
        line_with(number=-1),
        line_with(number="0"),
        line_with(winner=2),
        line_with(failed="A"),
        line_with(moves=3),
        line_with(turns=[1]),
        line_with(turns=[1e999, 0]),
        line_with(seconds=None),
        "\udcff\n",
    ],
    ids=range(16),
)
def test_another_file_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    before = path.read_bytes()
    with pytest.raises(ValueError, match=r"notes\.txt, line 1: no game of a match"):
        MatchFile(path, MATCH).read()
    assert path.read_bytes() == before
