"""Positions as text and back."""

from __future__ import annotations

import contextlib
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.core.random import below, seeded
from ringrealms3d.games import from_fen, start
from tests.games.loops_n_leaps.play import (
    LARGE,
    SMALL,
    UIDS,
    men,
    random_game,
    random_set_up,
    texts,
)
from tests.games.playing import played

EMPTY = "8/5/10/6/12/7/14/8/14/7/12/6/10/5/8"
GOOD = "8/5/10/6/12/7/14/4Ww2/2B6b4/7/7bb3/3bB1/5w2w1/5/8:w:-"
LONE = EMPTY.replace("14/8", "14/4w3")

BROKEN = {
    "nothing": ("", "expected 3 fields, rows:turn:swap, found 1"),
    "a field missing": (f"{EMPTY}:w", "expected 3 fields, rows:turn:swap, found 2"),
    "a field too many": (f"{EMPTY}:w:-:0", "expected 3 fields, rows:turn:swap, found 4"),
    "a row missing": (f"{EMPTY[2:]}:w:-", "expected 15 rows, found 14"),
    "a row too many": (f"{EMPTY}/8:w:-", "expected 15 rows, found 16"),
    "a short row": (f"{EMPTY[:-1]}7:w:-", "expected 8 free cells in row 15, found 7"),
    "a long row": (f"9{EMPTY[1:]}:w:-", "expected 8 free cells in row 1, found more"),
    "an empty row": (f"{EMPTY[1:]}:w:-", "expected 8 free cells in row 1, found 0"),
    "too many men": (
        EMPTY.replace("/5/", "/wbwbwb/", 1) + ":w:-",
        "expected 5 free cells in row 2",
    ),
    "a strange letter": (EMPTY.replace("/5/", "/x4/", 1) + ":w:-", "'x' in row 2"),
    "a pillar": (EMPTY.replace("/5/", "/2#2/", 1) + ":w:-", "'#' in row 2"),
    "a blank": (f" {EMPTY}:w:-", "' ' in row 1"),
    "a line break": (f"{EMPTY}\n:w:-", "in row 15"),
    "a foreign digit": (f"٨{EMPTY[1:]}:w:-", "'٨' in row 1"),
    "a negative number": (f"-{EMPTY}:w:-", "'-' in row 1"),
    "a huge number": (f"99999{EMPTY[1:]}:w:-", "'99999' in row 1"),
    "no seat to move": (f"{EMPTY}::-", "the side to move is ''"),
    "another seat to move": (f"{EMPTY}:W:-", "the side to move is 'W'"),
    "no swap": (f"{EMPTY}:w:", "the swap is ''"),
    "another swap": (f"{EMPTY}:w:S", "the swap is 'S'"),
    "a line break at the end": (f"{EMPTY}:w:-\n", "the swap is '-\n'"),
    "a swap of nothing": (f"{EMPTY}:b:s", "only a white man that stands alone"),
    "a swap by White": (f"{LONE}:w:s", "only Black may swap"),
    "a swap of a black man": (f"{LONE.replace('w', 'b')}:b:s", "only a white man"),
    "a swap of a double": (f"{LONE.replace('w', 'W')}:b:s", "only a white man"),
    "a swap of two men": (f"{LONE[:-1]}7w:b:s", "only a white man"),
}


def test_the_format() -> None:
    assert start(SMALL).fen() == f"{EMPTY}:w:-"
    position = played(start(SMALL), "i8")
    assert position.fen() == f"{LONE}:b:s"
    assert played(position, "swap").fen() == f"{LONE.replace('w', 'b')}:w:-"


def test_a_double_and_a_row() -> None:
    position = from_fen(SMALL, GOOD)
    assert men(position)["i8"] == (0, 2)
    assert men(position)["k8"] == (0, 1)
    assert men(position)["c9"] == (1, 2)
    assert position.fen() == GOOD


@pytest.mark.parametrize("fault", sorted(BROKEN))
def test_a_broken_line_is_refused_with_the_place(fault: str) -> None:
    text, place = BROKEN[fault]
    with pytest.raises(ValueError, match=re.escape(place)):
        from_fen(SMALL, text)


def test_the_swap_is_part_of_the_line() -> None:
    assert "swap" in texts(from_fen(SMALL, f"{LONE}:b:s"))
    assert "swap" not in texts(from_fen(SMALL, f"{LONE}:b:-"))
    assert "swap" in texts(played(from_fen(SMALL, f"{EMPTY}:w:-"), "a8"))


@pytest.mark.parametrize("uid", UIDS)
def test_positions_set_up_by_hand_there_and_back(uid: str) -> None:
    for seed in range(40):
        position = random_set_up(uid, seed)
        again = from_fen(uid, position.fen())
        assert again == position
        assert again.state.tobytes() == position.state.tobytes()
        assert (again.stones == position.stones).all()


@pytest.mark.parametrize("uid", UIDS)
@pytest.mark.parametrize("seed", range(3))
def test_a_position_that_was_read_plays_on_alike(uid: str, seed: int) -> None:
    rng = seeded(seed)
    position = start(uid)
    again = position
    for move, after in random_game(position, seed, eager=True):
        read = from_fen(uid, after.fen()) if below(rng, 4) == 0 else again.play(move)
        assert read == after
        assert read.legal_moves == after.legal_moves
        assert (read.state.surrounded == after.state.surrounded).all()
        assert read.outcome == after.outcome
        assert not set(after.fen()) & set(" \t\n")
        again = read


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(ValueError):
        from_fen(SMALL, text)


@given(st.integers(0, len(GOOD)), st.integers(0, 4), st.text("0123456789wbWB:/s# \n-", max_size=4))
def test_any_damage_is_read_or_refused(place: int, cut: int, patch: str) -> None:
    damaged = GOOD[:place] + patch + GOOD[place + cut :]
    with contextlib.suppress(ValueError):
        position = from_fen(SMALL, damaged)
        assert from_fen(SMALL, position.fen()) == position


def test_a_line_of_the_other_board_is_refused() -> None:
    with pytest.raises(ValueError, match="expected 19 rows, found 15"):
        from_fen(LARGE, GOOD)
