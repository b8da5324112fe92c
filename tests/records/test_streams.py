"""Games in streams and texts."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import ringrealms3d as rr

KINDS = "rrsgf", "json", "txt"


@pytest.fixture
def record() -> rr.GameRecord:
    made = rr.GameRecord("loop/mini", seed=7)
    made.root.play("1b3").play("1a1")
    return made


@pytest.mark.parametrize("kind", KINDS)
def test_a_text_is_what_a_file_contains(record: rr.GameRecord, tmp_path: Path, kind: str) -> None:
    path = tmp_path / f"game.{kind}"
    rr.write_game(record, path)
    assert rr.format_game(record, kind) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("before", ["", "\ufeff", "\n "])
def test_any_format_is_read_from_text_and_streams(
    record: rr.GameRecord, kind: str, before: str
) -> None:
    text = before + rr.format_game(record, kind)
    found = [rr.parse_game(text), rr.read_game(io.StringIO(text))]
    found.append(rr.read_game(io.BytesIO(text.encode())))
    assert [each.last.texts for each in found] == [("1b3", "1a1")] * 3


@pytest.mark.parametrize("kind", KINDS)
def test_a_stream_gets_what_a_file_would(record: rr.GameRecord, tmp_path: Path, kind: str) -> None:
    text, data = io.StringIO(), io.BytesIO()
    rr.write_game(record, text, kind)
    rr.write_game(record, data, kind)
    assert text.getvalue() == data.getvalue().decode() == rr.format_game(record, kind)
    text, data = io.StringIO(), io.BytesIO()
    rr.write_games([record, record], text, kind)
    rr.write_games([record, record], data, kind)
    assert text.getvalue() == data.getvalue().decode() == rr.format_games([record] * 2, kind)
    rr.write_game(record, tmp_path / "game", kind)
    assert (tmp_path / "game").read_text("utf-8") == rr.format_game(record, kind)
    rr.write_games([record] * 2, tmp_path / "games", kind)
    assert (tmp_path / "games").read_text("utf-8") == rr.format_games([record] * 2, kind)


def test_a_stream_gets_sgf_unless_told_otherwise(record: rr.GameRecord) -> None:
    stream = io.StringIO()
    rr.write_game(record, stream)
    assert stream.getvalue().startswith("(;")
    with pytest.raises(ValueError, match="pgn"):
        rr.write_games([record], stream, "pgn")


def test_an_open_file_is_named_in_errors(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text("{", encoding="utf-8")
    with path.open(encoding="utf-8") as stream, pytest.raises(ValueError, match=r"broken\.json"):
        rr.read_game(stream)
    with path.open("rb") as stream, pytest.raises(ValueError, match=r"broken\.json"):
        next(rr.read_games(stream))
    with pytest.raises(ValueError, match="the game, line 1"):
        rr.parse_game("(;")
    with pytest.raises(ValueError, match=r"^the games, line 1"):
        next(rr.read_games(io.StringIO("(;")))


def test_a_stream_without_end_is_refused() -> None:
    with Path("/dev/zero").open("rb") as zeros, pytest.raises(ValueError, match="larger than"):
        rr.read_game(zeros)


def test_an_unknown_format_is_named() -> None:
    with pytest.raises(ValueError, match="pgn"):
        rr.format_game(rr.GameRecord("loop/mini"), "pgn")
