"""Positions, moves and ends as people meet them."""

from __future__ import annotations

import contextlib

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.core.move import IllegalMove, Move
from ringrealms3d.games import start
from tests.games.loophole_2d.play import (
    AROUND_WINDOW_1,
    BOARD,
    FREE,
    TO_BOTTOM,
    TO_WINDOW_1,
    UID,
    WINDOW_1_TO_2,
    WINDOW_1_TO_BOTTOM,
    WINDOW_2_TO_BOTTOM,
    mirrored,
    set_up,
)

ONE_STONE_MISSING = AROUND_WINDOW_1.removeprefix("g4 ")


def test_the_start() -> None:
    position = start(UID)
    assert (position.turn, position.ply, position.outcome) == (0, 0, None)
    assert (position.hand, position.captured, position.racks) == (None, None, None)
    assert position.stones.dtype == np.int8
    assert (position.stones == BOARD.starting).all()
    assert [move.code for move in position.legal_moves] == FREE.tolist()
    assert len(position.legal_moves) == position.variant.max_moves


def test_pieces_tell_starting_stones_from_others() -> None:
    position = start(UID)
    assert (position.pieces == np.array([0, 3, 4])[BOARD.starting]).all()
    move = position.parse_move("n1")
    after = position.play(move)
    assert after.pieces[move.code] == after.stones[move.code] == 1
    assert position.pieces.dtype == np.int8


def test_every_free_cell_is_a_move_there_and_back() -> None:
    position = start(UID)
    for code, name in enumerate(BOARD.sites):
        assert position.parse_move(name) == position.parse_move(f" {name}\n") == Move(code)
        assert position.format_move(Move(code)) == name
    for move in position.legal_moves:
        assert position.move_places(move) == (move.code,)
        assert position.captures(move) == ()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no place ''"),
        ("o3", "no place 'o3'"),
        ("a15", "no place 'a15'"),
        ("b0", "no place 'b0'"),
        ("C3", "no place 'C3'"),
        ("c03", "no place 'c03'"),
        ("swap", "no place 'swap'"),
        ("a1", "no cell 'a1': the sharp corner is cut off"),
        ("n14", "no cell 'n14': the sharp corner is cut off"),
        ("e6", "no cell 'e6': it would lie in window 1"),
        ("j9", "no cell 'j9': it would lie in window 2"),
    ],
)
def test_text_that_names_no_move(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        start(UID).parse_move(text)


@given(st.text())
def test_any_text_is_a_move_or_refused(text: str) -> None:
    with contextlib.suppress(ValueError):
        assert start(UID).format_move(start(UID).parse_move(text)) == text.strip()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("b1", "b1 holds a black starting stone"),
        ("k10", "k10 holds a white starting stone"),
        ("c3", "c3 holds a black stone"),
        ("c4", "c4 holds a white stone"),
    ],
)
def test_an_occupied_cell_is_named(text: str, why: str) -> None:
    position = set_up("c3", "c4")
    assert not position.is_legal(position.parse_move(text))
    with pytest.raises(IllegalMove, match=f"^{why}$"):
        position.play(position.parse_move(text))


@pytest.mark.parametrize("code", [-1, 186, 10**9])
def test_a_number_beyond_the_board_is_named(code: int) -> None:
    assert not start(UID).is_legal(Move(code))
    with pytest.raises(IllegalMove, match=f"no cell has the number {code}"):
        start(UID).play(Move(code))
    with pytest.raises(ValueError, match=f"no move {code}"):
        start(UID).format_move(Move(code))


def test_nobody_moves_after_the_end() -> None:
    position = set_up(f"{TO_BOTTOM} {AROUND_WINDOW_1}")
    with pytest.raises(IllegalMove, match="the game is over: Black has two loops"):
        position.play(position.parse_move("l3"))


@pytest.mark.parametrize(
    "black",
    [
        "",
        TO_BOTTOM,
        AROUND_WINDOW_1,
        f"{TO_BOTTOM} {ONE_STONE_MISSING}",
        f"{TO_WINDOW_1} {WINDOW_1_TO_BOTTOM}",
        f"{TO_WINDOW_1} {WINDOW_1_TO_2} {WINDOW_2_TO_BOTTOM}",
        f"{TO_BOTTOM} l2 l3 l4 l5 l6 l7 l8 l9 l10 l11 l12 l13",
    ],
)
def test_one_loop_or_none_does_not_end_the_game(black: str) -> None:
    position = set_up(black)
    assert position.outcome is None
    assert mirrored(position).outcome is None


WINS = {
    "two loops through one node each": (
        f"{TO_BOTTOM} {ONE_STONE_MISSING}",
        "g4",
        "{} has two loops (two are needed): through the frame; window 1",
    ),
    "a loop may pass a group twice": (
        f"{TO_WINDOW_1} {WINDOW_1_TO_BOTTOM} {WINDOW_1_TO_2} j12",
        "j13",
        "{} has three loops (two are needed): through window 2; the frame and window 1; the frame, "
        "window 1 and window 2",
    ),
    "three loops through two nodes each at one stroke": (
        f"{TO_WINDOW_1} {WINDOW_1_TO_BOTTOM} j2 j3 j4 j5 j6 {WINDOW_2_TO_BOTTOM}",
        "j7",
        "{} has three loops (two are needed): through the frame and window 1; the frame and window "
        "2; window 1 and window 2",
    ),
    "a loop on one side and a loop apart": (
        f"{TO_WINDOW_1} {WINDOW_1_TO_BOTTOM} k8 l8 l9 l10",
        "k11",
        "{} has two loops (two are needed): through window 2; the frame and window 1",
    ),
}


@pytest.mark.parametrize("name", WINS)
def test_the_second_loop_wins(name: str) -> None:
    black, last, reason = WINS[name]
    before = set_up(black)
    for position, seat, winner in ((before, 0, "Black"), (mirrored(before), 1, "White")):
        assert position.outcome is None
        move = BOARD.places[BOARD.site(last)]
        code = BOARD.places.index(move if seat == 0 else move[::-1])
        outcome = position.play(Move(code)).outcome
        assert outcome is not None
        assert (outcome.winner, outcome.score) == (seat, 1.0 - 2 * seat)
        assert outcome.reason == reason.format(winner)


def test_the_opponents_stone_completes_nothing() -> None:
    position = set_up(f"{TO_BOTTOM} {ONE_STONE_MISSING}", turn=1)
    assert position.play(position.parse_move("g4")).outcome is None


def test_the_diagram_shows_every_stone() -> None:
    text = set_up("n1", "a14 c2").diagram()
    rows = text.splitlines()
    assert rows[0].split() == list("abcdefghijklmn")
    assert rows[1].split() == ["1", *"BBBBBBBBBBBB", "b"]
    assert rows[2].split() == ["2", "W", ".", "w", *"..........", "W"]
    assert rows[5].split() == ["5", *"W..WW......W"]
    assert rows[14].split() == ["14", "w", *"BBBBBBBBBBBB"]
    columns = [row.index(" b" if i == 1 else " W") for i, row in enumerate(rows) if 1 < i < 14]
    assert columns == list(range(columns[0], columns[0] + 12))
