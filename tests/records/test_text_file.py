"""Games as text files."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.core.random import below, seeded
from ringrealms3d.games import variant_ids
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.text_file import format_text_game, read_text_game
from tests.amounts import SOME_OF_EACH_GAME, rest_nightly
from tests.records.opened import played, texts

TET = "ring-majority/tet"
MOVES = ["f1", "v3", "e2"]
TEXT = format_text_game(played(TET, MOVES, seed=5).record)


def random_game(uid: str, seed: int) -> Cursor:
    """Return the end of a random game of at most sixty moves."""
    cursor, rng = played(uid, seed=seed), seeded(seed)
    while (moves := cursor.current.position.legal_moves) and cursor.current.ply < 60:
        cursor.play(moves[int(below(rng, len(moves)))])
    return cursor


@pytest.mark.parametrize("uid", rest_nightly(variant_ids(), *SOME_OF_EACH_GAME))
def test_a_game_comes_back(uid: str) -> None:
    game = random_game(uid, seed=11)
    text = format_text_game(game.record)
    assert text.startswith(f"# ringrealms3d game 1\nvariant {uid}\nseed 11\n")
    again = read_text_game(text, "x")
    assert (again.uid, again.seed, again.fen) == (uid, 11, None)
    assert texts(again.line) == texts(game.line())
    assert again.last.position == game.current.position


def test_the_fen_comes_back_and_comments_and_blank_lines_do_not_count() -> None:
    fen = "r3/6/4:b:13,14"
    text = format_text_game(played(TET, ["v1"], fen=fen).record)
    again = read_text_game(text.replace("v1", "  # a comment\n\n\t v1  \r"), "x")
    assert again.fen == again.start.fen() == fen
    assert texts(again.line) == ["v1"]


def test_a_seed_of_64_bits_comes_back() -> None:
    record = played(TET, MOVES, seed=2**64 - 1).record
    assert read_text_game(format_text_game(record), "game.txt").seed == 2**64 - 1


def test_without_a_seed_one_is_drawn() -> None:
    first, second = (read_text_game("variant loop/mini", "x") for _ in range(2))
    assert first.seed != second.seed


def test_the_line_alone_is_written() -> None:
    cursor = played(TET, ["f1", "e3"])
    cursor.back()
    cursor.play(cursor.current.position.parse_move("v2"))
    assert texts(read_text_game(format_text_game(cursor.record), "x").line) == ["f1", "v2"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "game.txt: no line says 'variant"),
        ("# only a comment\n", "no line says 'variant"),
        ("f1\nvariant ring-majority/tet", "line 1: expected 'variant …', found 'f1'"),
        ("variant ring-majority/none", "game.txt, line 1: no variant 'ring-majority/none'"),
        ("variant", "game.txt, line 1: no game ''"),
        ("variant ring-majority/tet\nseed x", "line 2: the seed 'x' is not a number"),
        ("variant ring-majority/tet\nseed 999999999999999999999", "is not a number"),
        ("variant ring-majority/tet\nfen 4/6", "game.txt, line 2: fen '4/6'"),
        ("variant ring-majority/tet\nf1\n\nf1", "line 4: move 'f1': f1 holds a red stone"),
        ("variant ring-majority/tet\nf1\nv", "line 3: move 'v': ring-majority/tet has no place"),
        ("variant ring-majority/tet\nf1\nseed 3", "line 3: move 'seed 3'"),
        ("# ringrealms3d game 2\nvariant ring-majority/tet", "line 1: version 2 is not 1"),
    ],
)
def test_a_broken_game_is_named_with_its_line(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=r"^game\.txt") as refused:
        read_text_game(text, "game.txt")
    assert words in str(refused.value)


@given(st.text(max_size=80))
def test_any_text_is_a_game_or_a_value_error(text: str) -> None:
    with suppress(ValueError):
        read_text_game(text, "x")


@given(st.integers(0, len(TEXT)))
def test_a_truncated_game_is_a_game_or_a_value_error(length: int) -> None:
    with suppress(ValueError):
        line = texts(read_text_game(TEXT[:length], "x").line)
        assert MOVES[: len(line)] == line
