"""Files with several games: each is read, and errors tell the place in the whole file."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d.core.errors import UserError
from ringrealms3d.records.chapters import chapters_in, read_chapter
from ringrealms3d.records.headings import Heading, headings
from tests.library.kept import MINI, TET, random_game, whole

KINDS = ("txt", "json", "rrsgf")


def games(count: int = 3) -> list[rr.GameRecord]:
    """Return games with comments and players that try to end a game early."""
    found = [random_game((TET, MINI)[seed % 2], seed) for seed in range(count)]
    for number, record in enumerate(found):
        record.players = f"Ada [{number}]", 'Zoë ") ; ( {'
        record.root.comment = "variant loop/mini\n# ringrealms3d game 1\n(;FF[4])],[{\\"
        record.tags = ("one", "two")
    return found


@pytest.mark.parametrize("count", [1, 2, 5])
@pytest.mark.parametrize("kind", KINDS)
def test_games_are_read_as_they_were_written(tmp_path: Path, kind: str, count: int) -> None:
    path = tmp_path / f"games.{kind}"
    written = games(count)
    rr.write_games(written, path)
    read = list(rr.read_games(path))
    if kind == "txt":
        assert [record.last.texts for record in read] == [each.last.texts for each in written]
    else:
        assert [rr.format_game(each) for each in read] == [rr.format_game(each) for each in written]
    text = path.read_text(encoding="utf-8")
    assert text == rr.format_games(written, kind)
    streamed = list(rr.read_games(io.BytesIO(text.encode())))
    assert [whole(each) for each in streamed] == [whole(each) for each in read]
    assert [whole(each) for each in rr.read_games(io.StringIO(text))] == [whole(x) for x in read]


@pytest.mark.parametrize("kind", KINDS)
def test_a_single_game_is_written_as_before(kind: str) -> None:
    record = random_game(TET, 1)
    assert rr.format_games([record], kind) == rr.format_game(record, kind)


def test_json_of_other_programs_is_split_too(tmp_path: Path) -> None:
    path = tmp_path / "games.json"
    documents = [json.loads(rr.format_game(each, "json")) for each in games()]
    path.write_text("\ufeff  " + json.dumps(documents), encoding="utf-8")
    assert len(chapters_in(path)) == 3
    assert [each.uid for each in rr.read_games(path)] == [TET, MINI, TET]


def test_games_by_hand_need_no_header(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_text("# mine\nvariant loop/mini\n1b3\n\n# a second one\n variant loop/main\n1b4\n")
    assert [each.last.texts for each in rr.read_games(path)] == [("1b3",), ("1b4",)]


BROKEN = {
    "txt": ("variant loop/mini\n1b3\nvariant loop/mini\n\nnonsense\n", "line 5"),
    "json": (
        '[{"ringrealms3d": "game 1", "variant": "loop/mini", "nodes": [{}]},\n'
        ' {"ringrealms3d": "game 1", "variant": "loop/mini", "nodes": [{}] ?}]',
        "line 2, column 67",
    ),
    "rrsgf": (
        "(;FF[4]GM[Loop]RR[loop/mini])\n  (;FF[4]GM[Loop]RR[loop/mini];B[x])",
        "line 2, column 32",
    ),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_an_error_names_the_place_in_the_whole_file(tmp_path: Path, kind: str) -> None:
    text, place = BROKEN[kind]
    path = tmp_path / f"games.{kind}"
    path.write_text(text, encoding="utf-8")
    chapters = chapters_in(path)
    assert len(chapters) == 2
    assert chapters.read(0).uid == MINI
    with pytest.raises(UserError, match=f"games.{kind}, {place}"):
        chapters.read(1)


def test_a_game_of_a_later_version_spoils_none_before_it(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    text = "# ringrealms3d game 1\nvariant loop/mini\n1b3\n"
    path.write_text(text + text.replace("game 1", "game 9"), encoding="utf-8")
    chapters = chapters_in(path)
    assert chapters.read(0).last.texts == ("1b3",)
    with pytest.raises(UserError, match="line 4: version 9 is not 1"):
        chapters.read(1)


@pytest.mark.parametrize("kind", KINDS)
def test_who_wants_one_game_of_several_is_told_how_to_get_it(tmp_path: Path, kind: str) -> None:
    path = tmp_path / f"games.{kind}"
    rr.write_games(games(), path)
    wanted = pytest.raises(ValueError, match=r"has 3 games, not one.* --chapter")
    with wanted:
        rr.read_game(path)
    with wanted:
        rr.parse_game(path.read_text(encoding="utf-8"))
    with wanted:
        rr.read_game(io.BytesIO(path.read_bytes()))
    assert read_chapter(path, 1).uid == MINI
    with pytest.raises(UserError, match="has no game 4, only 3"):
        read_chapter(path, 3)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("json", '[{"a": 1} {"b": 2}]'),
        ("json", "[1, 2]"),
        ("json", "[{}"),
        ("rrsgf", "(;FF[4]) and (;FF[4])"),
        ("rrsgf", "(;FF[4](;)"),
        ("txt", "nothing"),
    ],
)
def test_what_cannot_be_split_is_one_broken_game(tmp_path: Path, kind: str, text: str) -> None:
    path = tmp_path / f"games.{kind}"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(UserError, match=f"games.{kind}"):
        list(chapters_in(path))


def test_an_empty_list_has_no_game(tmp_path: Path) -> None:
    (tmp_path / "none.json").write_text(" [ ] ")
    assert list(rr.read_games(tmp_path / "none.json")) == []


@pytest.mark.parametrize("kind", KINDS)
def test_headings_are_read_without_playing(tmp_path: Path, kind: str) -> None:
    path = tmp_path / f"games.{kind}"
    written = games(2)
    written[0].date = "2026-11"
    rr.write_games(written, path)
    noted = kind != "txt"
    assert headings(chapters_in(path)) == tuple(
        Heading(each.uid, each.players if noted else ("", ""), each.date if noted else "")
        for each in written
    )


def test_a_broken_game_has_an_empty_heading(tmp_path: Path) -> None:
    path = tmp_path / "games.rrsgf"
    path.write_text("(;FF[4]GM[Loop]RR[loop/mini])(;RR[x]rr)")
    assert headings(chapters_in(path)) == (Heading("loop/mini"), Heading())
