"""Positions as text and back."""

from __future__ import annotations

import contextlib
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.games import from_fen, start
from tests.games.playing import random_game
from tests.games.ring_majority.play import UIDS, fen_of, random_set_up, realm

TET = "ring-majority/tet"
GOOD = "1rr1/brbrbb/b1rr:r:8,8"

BROKEN = {
    "nothing": ("", "expected 3 fields, stones:turn:hands"),
    "a part missing": ("4/6/4:r", "expected 3 fields, stones:turn:hands"),
    "a part too many": ("4/6/4:r:14,14:0", "expected 3 fields, stones:turn:hands"),
    "a kind missing": ("4/10:r:14,14", "expected faces/edges/corners"),
    "a kind too many": ("4/6/4/0:r:14,14", "expected faces/edges/corners"),
    "too few faces": ("3/6/4:r:14,14", "expected 4 places on faces, found 3"),
    "too many faces": ("5/6/4:r:14,14", "expected 4 places on faces, found more"),
    "too few edges": ("4/rrbbr/4:r:9,9", "expected 6 places on edges, found 5"),
    "too many vertices": ("4/6/rrrrr:r:9,9", "expected 4 places on corners, found more"),
    "no faces at all": ("/6/4:r:14,14", "expected 4 places on faces, found 0"),
    "a stone of no colour": ("4/rxrbbr/4:r:9,9", "'x' among the stones on edges"),
    "a capital letter": ("4/6/3R:r:9,9", "'R' among the stones on corners"),
    "a blank": ("4/6/ 4:r:14,14", "' ' among the stones on corners"),
    "a line break": ("4/6\n/4:r:14,14", "among the stones on edges"),
    "a line break first": ("\n4/6/4:r:14,14", "among the stones on faces"),
    "a foreign digit": ("٤/6/4:r:14,14", "'٤' among the stones on faces"),
    "a negative number": ("-4/6/4:r:14,14", "'-' among the stones on faces"),
    "a huge number": ("99999999999/6/4:r:14,14", "among the stones on faces"),
    "no seat to move": ("4/6/4::14,14", "the side to move is ''"),
    "another seat to move": ("4/6/4:w:14,14", "the side to move is 'w'"),
    "both seats to move": ("4/6/4:rb:14,14", "the side to move is 'rb'"),
    "one hand": ("4/6/4:r:14", "expected two numbers"),
    "three hands": ("4/6/4:r:14,14,14", "expected two numbers"),
    "a hand that is no number": ("4/6/4:r:14,x", "expected two numbers"),
    "a negative hand": ("4/6/4:r:-1,14", "expected two numbers"),
    "an empty hand": ("4/6/4:r:,14", "expected two numbers"),
    "a hand with a blank": ("4/6/4:r:14, 14", "expected two numbers"),
    "a line break at the end": ("4/6/4:r:14,14\n", "expected two numbers"),
    "Red with too many stones": ("r3/6/4:r:14,14", "Red would have 15 of 14"),
    "Blue with too many stones": ("bb2/6/4:r:14,13", "Blue would have 15 of 14"),
}


@pytest.mark.parametrize("fen", [f"4/6/4:r:{'9' * 80}", f"{'9' * 80}:r:14,14"])
def test_of_a_long_text_only_the_beginning_is_told(fen: str) -> None:
    with pytest.raises(ValueError, match=f"'{'9' * 60}'"):
        from_fen(TET, fen)


def test_the_format() -> None:
    board = realm(TET)
    position = start(TET)
    assert position.fen() == "4/6/4:r:14,14"
    for text in ("f2", "e1", "v4", "e6", "f3"):
        position = position.play(position.parse_move(text))
    assert position.fen() == "1rr1/b4b/3r:b:11,12"
    again = from_fen(TET, position.fen())
    assert {board.sites[x] for x in again.stones.nonzero()[0]} == {"f2", "e1", "v4", "e6", "f3"}
    assert again.hand == (11, 12)
    assert again.turn == 1


def test_what_is_neither_in_hand_nor_on_the_board_was_captured() -> None:
    position = from_fen(TET, GOOD)
    assert position.hand == (8, 8)
    assert position.captured == (0, 1)


@pytest.mark.parametrize("fault", sorted(BROKEN))
def test_a_broken_line_is_refused_with_the_place(fault: str) -> None:
    text, place = BROKEN[fault]
    with pytest.raises(ValueError, match=re.escape(place)):
        from_fen(TET, text)


@pytest.mark.few(5)
@pytest.mark.parametrize("uid", UIDS)
def test_positions_set_up_by_hand_there_and_back(uid: str) -> None:
    for seed in range(20):
        position = random_set_up(uid, seed)
        again = from_fen(uid, position.fen())
        assert again == position
        assert hash(again) == hash(position)
        assert again.fen() == position.fen()
        assert (again.stones == position.stones).all()
        assert again.state.tobytes() == position.state.tobytes()
        hand = position.hand or (0, 0)
        assert fen_of(uid, position.stones.tolist(), position.turn, hand) == position.fen()


@pytest.mark.parametrize("uid", [TET, "ring-majority/co"])
def test_positions_of_a_game_there_and_back(uid: str) -> None:
    for _, position in random_game(start(uid), seed=12):
        fen = position.fen()
        assert not set(fen) & set(" \t\n")
        assert from_fen(uid, fen) == position


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(ValueError):
        from_fen(TET, text)


@given(st.integers(0, len(GOOD)), st.integers(0, 4), st.text("0123456789rb/:,x \n-", max_size=4))
def test_any_damage_is_read_or_refused(place: int, cut: int, patch: str) -> None:
    damaged = GOOD[:place] + patch + GOOD[place + cut :]
    with contextlib.suppress(ValueError):
        position = from_fen(TET, damaged)
        assert from_fen(TET, position.fen()) == position
        assert min((*(position.hand or ()), *(position.captured or ()))) >= 0
        assert position.stones.shape == (14,)


@pytest.mark.parametrize("uid", UIDS[1:])
def test_a_line_of_another_board_is_refused(uid: str) -> None:
    with pytest.raises(ValueError, match="expected"):
        from_fen(uid, GOOD)
