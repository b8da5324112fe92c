"""Moves of Loops 'n Leaps as text, illegal moves, and positions as values."""

from __future__ import annotations

import contextlib
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.core.move import IllegalMove, Move
from ringrealms3d.core.position import Position
from ringrealms3d.games import from_fen, start
from tests.games.loops_n_leaps.play import RING, SMALL, UIDS, board_of, names, random_game, set_up
from tests.games.playing import played

ILLEGAL = {
    "a pillar": ("h8", "h8 is a pillar"),
    "a white man": ("i9", "i9 holds a white man"),
    "a white double": ("i8", "i8 holds a white double"),
    "a black man": ("i12", "i12 holds a black man"),
    "a black double": ("j7", "j7 holds a black double"),
    "a swap": ("swap", "only Black may swap"),
    "a leap from a pillar": ("h8-h9", "h8 is a pillar"),
    "a leap onto a pillar": ("i8-h8", "h8 is a pillar"),
    "a leap from nowhere": ("a8-b9", "a8 is vacant"),
    "a leap by the other seat": ("j7-k7", "j7 holds a black piece"),
    "a leap by a single man": ("i9-i10", "the man on i9 carries no leaper"),
    "a leap to where it stands": ("i8-i8", "a leaper cannot stay on i8"),
    "a leap round a corner": ("i8-l9", "i8 and l9 are not in a straight line"),
    "a leap over a pillar": ("i8-k8", "the pillar j8 stands between i8 and k8"),
    "a leap along pillars": ("i8-g8", "the pillar h8 stands between i8 and g8"),
    "a leap over a black piece": ("i8-i14", "the black piece on i12 stands in the way"),
    "a leap behind a black piece": ("i8-i13", "the black piece on i12 stands in the way"),
    "a leap onto an own man": ("i8-i9", "i9 holds a white piece"),
}


def crowded() -> Position:
    return set_up("i8* i9", "i12 i13 j7*")


@pytest.mark.parametrize("cause", sorted(ILLEGAL))
def test_an_illegal_move_is_explained(cause: str) -> None:
    text, why = ILLEGAL[cause]
    position = crowded()
    move = position.parse_move(text)
    assert not position.is_legal(move)
    with pytest.raises(IllegalMove, match=re.escape(why)):
        position.play(move)
    with pytest.raises(IllegalMove, match=re.escape(why)):
        position.captures(move)


@pytest.mark.parametrize("place", [0, -1])
def test_the_first_and_the_last_place_are_explained_like_others(place: int) -> None:
    name = start(SMALL).board.sites[place]
    with pytest.raises(IllegalMove, match=f"{name} holds a white man"):
        played(set_up(name), name)


def test_a_leap_onto_a_safe_piece_is_explained() -> None:
    position = set_up(RING, "i12*", turn=1)
    with pytest.raises(IllegalMove, match="the white piece on i8 is safe, joined to a loop"):
        played(position, "i12-i8")


def test_black_can_not_swap_later() -> None:
    position = played(start(SMALL), "i8 i9 i10")
    with pytest.raises(IllegalMove, match="only as the answer to White's first man"):
        played(position, "swap")


def test_a_move_after_the_end_is_refused() -> None:
    loop = "i7 h7 g8 g9 g10 g11 h11 i10 j9 k8 k7 j7"
    with pytest.raises(IllegalMove, match="the game is over: White surrounds three pillars"):
        played(set_up(loop, turn=1), "a8")


@pytest.mark.parametrize("uid", UIDS)
def test_every_illegal_move_has_a_reason(uid: str) -> None:
    *_, (_, position) = zip(range(60), (p for _, p in random_game(start(uid), 3)), strict=False)
    size = position.board.size
    legal = {move.code for move in position.legal_moves}
    for code in range(0, size * (1 + size) + 1, 7):
        if code not in legal:
            assert position.variant.why_illegal(position.state, code)


@pytest.mark.parametrize("uid", UIDS)
def test_every_move_there_and_back(uid: str) -> None:
    position, size = start(uid), board_of(uid).size
    for code in range(size * (1 + size) + 1):
        text = position.format_move(Move(code))
        assert position.parse_move(text) == Move(code)
    assert text == "swap"


@pytest.mark.parametrize("code", [-1, 169 * 170 + 1, 10**9])
def test_a_number_that_is_no_move(code: int) -> None:
    with pytest.raises(IllegalMove, match=f"no move has the number {code}"):
        start(SMALL).play(Move(code))
    with pytest.raises(ValueError, match=f"no move {code}"):
        start(SMALL).format_move(Move(code))


@pytest.mark.parametrize("text", ["", "h", "h16", "a7", "H8", "h8-", "-h8", "h8-h9-h10", "h8h9"])
def test_a_text_that_is_no_move_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=f"'{text}' is not a move"):
        start(SMALL).parse_move(text)


@given(st.one_of(st.text(), st.text("abcho-0123456789swap ", max_size=8)))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    position = start(SMALL)
    with contextlib.suppress(ValueError):
        assert position.format_move(position.parse_move(text)) == text.strip()


def test_the_places_of_moves() -> None:
    position = crowded()
    places = position.move_places(position.parse_move("i8-i10"))
    assert [position.board.sites[x] for x in places] == ["i8", "i10"]
    assert names(position, position.move_places(position.parse_move("a8"))) == {"a8"}


@pytest.mark.parametrize("uid", UIDS)
def test_no_two_legal_moves_have_the_same_places(uid: str) -> None:
    for _, position in random_game(start(uid), seed=4, eager=True):
        places = [position.move_places(move) for move in position.legal_moves]
        assert len(set(places)) == len(places)


def test_the_diagram() -> None:
    rows = crowded().diagram().splitlines()
    assert len(rows) == 15
    assert rows[0] == "  h1         . . . . . . . ."
    assert rows[6] == "  b7   . . . . . . . . B . . . . ."
    assert rows[7] == "  a8  . # . # . # . # W # . # . # ."
    assert rows[11] == " a12      . # . # . # . # b # ."


def test_equality_ignores_history() -> None:
    first = played(start(SMALL), "a8 a9 o8 o7")
    second = played(start(SMALL), "o8 o7 a8 a9")
    assert first == second
    assert hash(first) == hash(second)
    assert first == from_fen(SMALL, first.fen())
    assert first != played(start(SMALL), "a8 a9 o8 o6")
    assert played(start(SMALL), "a8") != set_up("a8", turn=1)  # there Black cannot swap
