"""Games and positions as text to copy and paste."""

from __future__ import annotations

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.games import variant_ids
from ringrealms3d.records.game_text import game_as_text, game_in_text, position_as_text
from ringrealms3d.records.json_file import format_json_game
from tests.amounts import SOME_OF_EACH_GAME, rest_nightly
from tests.records.opened import opened, texts
from tests.records.test_game_files import grown

TET = "ring-majority/tet"


@pytest.mark.parametrize("uid", rest_nightly(variant_ids(), *SOME_OF_EACH_GAME))
def test_a_copied_position_is_pasted(uid: str) -> None:
    position = grown(uid, 2, plies=12).last.position
    pasted = game_in_text(position_as_text(position), TET, "x")
    assert pasted.start.fen() == position.fen()
    assert game_in_text(position.fen(), uid, "x").start.fen() == position.fen()


def test_a_copied_game_is_pasted_in_any_format() -> None:
    record = grown(TET, 2)
    line = texts(record.line)
    assert texts(game_in_text(game_as_text(record), "loop/mini", "x").line) == line
    text = format_json_game(record)
    assert format_json_game(game_in_text(text, "loop/mini", "x")) == text


def test_moves_alone_are_copied_as_readable_text_and_a_study_whole() -> None:
    moves = opened(TET, ["f1", "v3"]).cursor.record
    assert game_as_text(moves).splitlines()[-2:] == ["f1", "v3"]
    moves.root.play(moves.start.parse_move("e2")).comment = "or this"
    again = game_in_text(game_as_text(moves), "loop/mini", "x")
    assert [node.comment for node in again.nodes()] == ["", "", "", "or this"]
    assert texts(again.line) == ["f1", "v3"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("  \n", "has no text"),
        ("hello", "'hello' is neither a game nor a position"),
        ("ring-majority/tet hello", "neither a game nor a position"),
        ('{"ringrealms3d": 1}', "x: "),
        ("hello\nworld", "x, line 1"),
        ("{" + 9_000_000 * " " + "}", "8,000,000"),
    ],
)
def test_other_text_is_refused_with_its_place(text: str, told: str) -> None:
    with pytest.raises(UserError, match=told):
        game_in_text(text, TET, "x")
