"""Games as text files."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.core.random import below, seeded
from ringrealms3d.games import start, variant_ids
from ringrealms3d.records.text_game import TextGame, format_text_game, read_text_game

TET = "ring-majority/tet"
GAME = TextGame(TET, ("f1", "v3", "e2"), seed=5)


def random_game(uid: str, seed: int) -> TextGame:
    """Return a random game of at most sixty moves."""
    position, rng = start(uid, seed), seeded(seed)
    texts: list[str] = []
    while (moves := position.legal_moves) and len(texts) < 60:
        move = moves[int(below(rng, len(moves)))]
        texts.append(position.format_move(move))
        position = position.play(move)
    return TextGame(uid, tuple(texts), seed)


@pytest.mark.parametrize("uid", variant_ids())
def test_a_game_comes_back(uid: str) -> None:
    game = random_game(uid, seed=11)
    text = format_text_game(game)
    assert text.startswith(f"# ringrealms3d game 1\nvariant {uid}\nseed 11\n")
    again, tree = read_text_game(text, "x")
    assert again == game
    position = game.first_position
    for move in game.moves:
        position = position.play(position.parse_move(move))
    assert tree.current.position == position
    assert len(tree.line()) == len(game.moves)


def test_the_fen_comes_back_and_comments_and_blank_lines_do_not_count() -> None:
    game = TextGame(TET, ("v1",), fen="r3/6/4:b:13,14")
    text = format_text_game(game).replace("v1", "  # a comment\n\n\t v1  \r")
    again, tree = read_text_game(text, "x")
    assert again == game
    assert tree.root.position.fen() == game.fen


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "game.txt: no line says 'variant"),
        ("# only a comment\n", "no line says 'variant"),
        ("f1\nvariant ring-majority/tet", "line 1: expected 'variant …', found 'f1'"),
        ("variant ring-majority/none", "game.txt, line 1: no variant 'ring-majority/none'"),
        ("variant", "game.txt, line 1: no game ''"),
        ("variant ring-majority/tet\nseed x", "the seed 'x' is no number"),
        ("variant ring-majority/tet\nseed 99999999999999999999", "is no number"),
        ("variant ring-majority/tet\nfen 4/6", "game.txt, line 2: fen '4/6'"),
        ("variant ring-majority/tet\nf1\n\nf1", "line 4: move 'f1': f1 holds a red stone"),
        ("variant ring-majority/tet\nf1\nv", "line 3: move 'v': ring-majority/tet has no site"),
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


@given(st.integers(0, len(format_text_game(GAME))))
def test_a_truncated_game_is_a_game_or_a_value_error(length: int) -> None:
    with suppress(ValueError):
        game, _ = read_text_game(format_text_game(GAME)[:length], "x")
        assert GAME.moves[: len(game.moves)] == game.moves
