"""Positions as text and back."""

from __future__ import annotations

import contextlib
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.games import from_fen, start
from tests.games.loophole_2d.play import BOARD, UID, random_set_up, set_up
from tests.games.playing import random_game

START = (
    "bbbbbbbbbbbb1/w12w/w12w/w3bb7w/w2ww6w/w2ww6w/w3bb7w/w7bb3w/w6ww2w/w6ww2w/w7bb3w/w12w/w12w/"
    "1bbbbbbbbbbbb:b"
)
ROWS = START[:-2]


def with_row(number: int, text: str) -> str:
    """Return the starting line with another row."""
    rows = ROWS.split("/")
    rows[number - 1] = text
    return f"{'/'.join(rows)}:b"


BROKEN = {
    "nothing": ("", "expected 2 fields, rows:turn, found 1"),
    "no turn": (ROWS, "expected 2 fields, rows:turn, found 1"),
    "a field too many": (f"{START}:0", "expected 2 fields, rows:turn, found 3"),
    "no seat to move": (f"{ROWS}:", "the side to move is ''"),
    "another seat to move": (f"{ROWS}:r", "the side to move is 'r'"),
    "both seats to move": (f"{ROWS}:bw", "the side to move is 'bw'"),
    "a line break at the end": (f"{START}\n", "the side to move is 'b\n'"),
    "a row missing": (f"{ROWS.rpartition('/')[0]}:b", "expected 14 rows, found 13"),
    "a row too many": (f"{ROWS}/14:b", "expected 14 rows, found 15"),
    "a cell missing": (with_row(2, "w11w"), "expected 14 cells in row 2, found 13 in 'w11w'"),
    "a cell too many": (with_row(3, "w13w"), "expected 14 cells in row 3, found more in 'w13w'"),
    "a sharp corner": (with_row(1, "bbbbbbbbbbbbb1"), "expected 13 cells in row 1, found more"),
    "an empty row": (with_row(14, ""), "expected 13 cells in row 14, found 0"),
    "a window filled": (with_row(5, "w2wbbw6w"), "expected 12 cells in row 5, found more"),
    "a stone of no colour": (with_row(4, "w3bb3r3w"), "'r' in row 4 is not b, w or a number"),
    "a capital letter": (with_row(4, "w3bb6Bw"), "'B' in row 4 is not b, w or a number"),
    "a blank": (with_row(7, "w3bb7 w"), "' ' in row 7 is not b, w or a number"),
    "a line break": (with_row(7, "w3bb7\nw"), "'\n' in row 7 is not b, w or a number"),
    "a foreign digit": (with_row(2, "w١2w"), "'١' in row 2 is not b, w or a number"),
    "no cells": (with_row(2, "w012w"), "'012' in row 2 is not b, w or a number"),
    "a huge number": (with_row(2, "w99999999999w"), "'99999999999' in row 2 is not b, w"),
    "a starting stone missing": (
        with_row(4, "w4b7w"),
        "e4 must hold a black starting stone, and holds no stone",
    ),
    "a starting stone of the other colour": (
        with_row(9, "w6wb2w"),
        "k9 must hold a white starting stone, and holds a black stone",
    ),
    "a starting stone of the frame": (
        with_row(14, "1bbbbbbbbbbbw"),
        "m14 must hold a black starting stone, and holds a white stone",
    ),
}


def test_the_format() -> None:
    assert start(UID).fen() == START
    position = set_up("n1 g4", "c2 h5", turn=1)
    assert position.fen() == (
        "bbbbbbbbbbbbb/w1w10w/w12w/w3bbb6w/w2www5w/w2ww6w/w3bb7w/w7bb3w/w6ww2w/w6ww2w/w7bb3w/"
        "w12w/w12w/1bbbbbbbbbbbb:w"
    )
    again = from_fen(UID, position.fen())
    assert (again.turn, again.ply) == (1, 0)
    assert (again.stones == position.stones).all()


@pytest.mark.parametrize("fault", sorted(BROKEN))
def test_a_broken_line_is_refused_with_the_place(fault: str) -> None:
    text, place = BROKEN[fault]
    with pytest.raises(ValueError, match=re.escape(place)):
        from_fen(UID, text)


def test_every_starting_stone_is_asked_for() -> None:
    for site, stone in enumerate(BOARD.starting.tolist()):
        if stone:
            stones = BOARD.starting.copy()
            stones[site] = 0
            rows = (
                "".join(".bw"[stones[i]] for i, place in enumerate(BOARD.places) if place[0] == row)
                for row in range(1, 15)
            )
            text = "/".join(re.sub(r"\.+", lambda run: str(len(run[0])), row) for row in rows)
            with pytest.raises(ValueError, match=f"fen: {BOARD.sites[site]} must hold"):
                from_fen(UID, f"{text}:b")


def test_positions_set_up_by_hand_there_and_back() -> None:
    for seed in range(40):
        position = random_set_up(seed)
        again = from_fen(UID, position.fen())
        assert again == position
        assert hash(again) == hash(position)
        assert again.outcome == position.outcome


def test_positions_of_a_game_there_and_back() -> None:
    for seed in range(2):
        for _, position in random_game(start(UID), seed):
            fen = position.fen()
            assert not set(fen) & set(" \t\n")
            again = from_fen(UID, fen)
            assert again == position
            assert (again.legal_moves, again.outcome) == (position.legal_moves, position.outcome)


def test_a_position_from_a_line_plays_on_alike() -> None:
    for seed in range(4):
        line = [position for _, position in random_game(start(UID), seed)]
        for begin in (20, 60, 90):
            again = from_fen(UID, line[begin].fen())
            for move, position in random_game(line[begin], seed):
                again = again.play(move)
                assert again == position
                assert again.outcome == position.outcome


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(ValueError):
        from_fen(UID, text)


@given(st.integers(0, len(START)), st.integers(0, 4), st.text("0123456789bw/:. \n-", max_size=4))
def test_any_damage_is_read_or_refused(place: int, cut: int, patch: str) -> None:
    damaged = START[:place] + patch + START[place + cut :]
    with contextlib.suppress(ValueError):
        position = from_fen(UID, damaged)
        assert from_fen(UID, position.fen()) == position
        fixed = BOARD.starting != 0
        assert (position.stones[fixed] == BOARD.starting[fixed]).all()
