"""Positions as text and back."""

from __future__ import annotations

import contextlib
import re
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.core.position import Position
from ringrealms3d.games import from_fen, start
from ringrealms3d.games.path_tiles.board import CELLS
from tests.games.path_tiles.play import FREE, SIXTY_SIX, UIDS, after_plies, number, read_again
from tests.games.playing import random_game

LINE = number("r.r.", (0, 2))
CROSSING = number("rrrr", (0, 2), top=(0, 2))
EMPTY = "-,-,-,-,-,-,-"
RED, BLUE = "51,52,53,54,55,56,57", "58,59,60,61,62,63,64"
PLAIN = f"9/9/9/9/4,t{CROSSING},4/9/9/9/9"
HALFWAY = after_plies(FREE, 2, 25).fen()
GOOD = f"{PLAIN}:{RED}:{BLUE}:r:33,33"


def good(
    board: str = PLAIN, red: str = RED, blue: str = BLUE, turn: str = "r", unseen: str = "33,33"
) -> str:
    """Return a line with one field changed."""
    return ":".join((board, red, blue, turn, unseen))


def fresh(row: str) -> str:
    """Return a board whose fifth row is changed."""
    return f"9/9/9/9/{row}/9/9/9/9"


BROKEN = {
    "nothing": ("", "expected 5 fields, board:red rack:blue rack:turn:unseen, found 1"),
    "a field missing": (GOOD.rpartition(":")[0], ", found 4"),
    "a field too many": (GOOD + ":0", ", found 6"),
    "a row missing": (good("9/9/9/4,t1,4/9/9/9/9"), "expected 9 rows, found 8"),
    "a row too many": (good(PLAIN + "/9"), "expected 9 rows, found 10"),
    "an empty row": (good(PLAIN.replace("9/9/9/9/4", "9//9/9/4")), "'' in row 8"),
    "no tile at all": (good(fresh("9")), "there is no tile on the board"),
    "too few cells": (good(fresh("4,t51,3")), "expected 9 cells in row 5, found 8"),
    "too many cells": (good(fresh("4,t51,5")), "expected 9 cells in row 5, found more"),
    "a zero": (good(fresh("4,0,t51,4")), "'0' in row 5 is neither a tile"),
    "a number of cells too high": (good(fresh("10")), "'10' in row 5"),
    "no tile's number": (good(fresh("4,t,4")), "'t' in row 5"),
    "a tile in capitals": (good(fresh("4,T5,4")), "'T5' in row 5"),
    "a blank": (good(fresh("4, t5,4")), "' t5' in row 5"),
    "a foreign digit": (good(fresh("4,t٤,4")), "'t٤' in row 5"),
    "a line break": (good(fresh("4,t5,4\n")), "'4\n' in row 5"),
    "a tile beyond the last": (good(fresh("4,t102,4")), "row 5 has tile 102, but tiles go from 0"),
    "no seat to move": (good(turn=""), "the side to move is ''"),
    "another seat to move": (good(turn="w"), "the side to move is 'w'"),
    "a turn that is not free": (good(turn="r-"), "the side to move is 'r-'"),
    "six places on a rack": (good(red="1,2,3,4,5,6"), "expected 7 places on Red's rack, found 6"),
    "eight places on a rack": (good(blue=BLUE + ",1"), "7 places on Blue's rack, found 8"),
    "no rack": (good(blue=""), "7 places on Blue's rack, found 1"),
    "a letter on a rack": (good(red="t1,2,3,4,5,6,7"), "'t1' on Red's rack"),
    "a negative tile": (good(blue="-1,2,3,4,5,6,7"), "'-1' on Blue's rack"),
    "an unknown tile": (good(blue="102,2,3,4,5,6,7"), "Blue's rack has tile 102"),
    "one number": (good(unseen="33"), "expected two numbers of unseen tiles"),
    "three numbers": (good(unseen="3,3,3"), "expected two numbers of unseen tiles"),
    "a negative number": (good(unseen="-1,3"), "expected two numbers of unseen tiles"),
    "a line break at the end": (GOOD + "\n", "expected two numbers of unseen tiles"),
    "too many unseen": (good(unseen="33,34"), "Blue has 34 unseen tiles, more than 33"),
    "a gap on the rack": (good(red="51,-,53,54,55,56,57"), "Red's rack has an empty place and 33"),
    "draws of Red alone": (GOOD + ":1", ", found 6"),
    "a letter among draws": (GOOD + ":t1:-", "'t1' among the tiles Red draws is not a tile number"),
    "no draws": (GOOD + "::-", "'' among the tiles Red draws"),
    "an unknown tile drawn": (GOOD + ":-:1,102", "what Blue draws has tile 102"),
    "a tile drawn twice": (GOOD + ":1,2:2", "tile 2 appears 2 times, not 1"),
    "a tile drawn that lies open": (GOOD + ":51:-", "tile 51 appears 2 times, not 1"),
    "more draws than tiles": (good(unseen="1,33") + ":1,2:-", "Red draws 2 tiles, but only 1 are"),
    "a tile twice": (good(red="51,51,53,54,55,56,57"), "tile 51 appears 2 times, not 1"),
    "a tile on both racks": (good(blue=RED), "2 times, not 1"),
    "a tile on board and rack": (good(fresh("4,t51,4")), "tile 51 appears 2 times"),
    "sides that differ": (
        good(fresh(f"4,t{CROSSING},t{LINE},3")),
        "the east side of e5 and the west side of f5 do not match",
    ),
    "sides that differ upwards": (
        good(f"9/9/9/4,t{number('bbb.', (0, 1))},4/4,t{CROSSING},4/9/9/9/9"),
        "the north side of e5 and the south side of e6 do not match",
    ),
}

BROKEN_SIXTY_SIX = {
    "a tile of the other set": (good(fresh(f"4,t{LINE},4")), f"tile {LINE} is not"),
    "a free turn": (good(red=EMPTY, blue=EMPTY, turn="r-free", unseen="0,0"), "no free turns"),
    "eleven of a kind": (
        good(
            "/".join([f"t{CROSSING},8"] * 9), f"{CROSSING},{CROSSING},-,-,-,-,-", EMPTY, "r", "0,0"
        ),
        f"tile {CROSSING} appears 11 times, not 10",
    ),
}


def test_the_format() -> None:
    position = from_fen(FREE, GOOD)
    assert position.fen() == GOOD
    assert position.turn == 0
    assert position.hand == (40, 40)
    assert position.racks == (tuple(range(51, 58)), tuple(range(58, 65)))
    assert position.stones[position.board.site("e5")] == CROSSING + 1
    free = good(turn="b-free")
    assert from_fen(FREE, free).fen() == free
    assert from_fen(FREE, free).turn == 1


def test_rows_go_from_the_top_and_columns_from_the_left() -> None:
    position = from_fen(FREE, good(f"2,t{LINE},6/9/9/9/9/9/9/9/8,t{CROSSING}"))
    names = [position.board.sites[x] for x in position.stones.nonzero()[0]]
    assert names == ["i1", "c9"]


@pytest.mark.parametrize("fault", sorted(BROKEN))
def test_a_broken_line_is_refused_with_the_place(fault: str) -> None:
    text, place = BROKEN[fault]
    with pytest.raises(ValueError, match=re.escape(place)):
        from_fen(FREE, text)


@pytest.mark.parametrize("fault", sorted(BROKEN_SIXTY_SIX))
def test_a_line_that_the_sixty_six_do_not_allow(fault: str) -> None:
    text, place = BROKEN_SIXTY_SIX[fault]
    with pytest.raises(ValueError, match=re.escape(place)):
        from_fen(SIXTY_SIX, text)


def test_more_unseen_tiles_than_there_are() -> None:
    line = HALFWAY.rpartition(":")[0] + ":33,33"
    with pytest.raises(ValueError, match="66 tiles are unseen, but only 62 are left"):
        from_fen(FREE, line)


@pytest.mark.parametrize("uid", UIDS)
def test_positions_of_a_game_there_and_back(uid: str) -> None:
    for seed in range(2):
        for _, position in random_game(start(uid, seed), seed):
            fen = position.fen()
            assert not set(fen) & set(" \t\n")
            check_same_public_state(position)


def check_same_public_state(position: Position) -> None:
    """Read a position's line, and compare what was worked out again with what had grown."""
    again = read_again(position)
    assert again == position
    assert hash(again) == hash(position)
    assert again.legal_moves == position.legal_moves
    assert again.outcome == position.outcome
    old, new = position.state, again.state
    for name in ("frontier", "looped", "connected", "stone", "rack"):
        assert (old[name] == new[name]).all(), name
    assert ((old.allowed ^ new.allowed) & old.frontier == 0).all()


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(ValueError):
        from_fen(FREE, text)


PATCHES = st.text("0123456789tfrb-/:, \n", max_size=4)


@given(st.integers(0, len(HALFWAY)), st.integers(0, 4), PATCHES)
def test_any_damage_is_read_or_refused(place: int, cut: int, patch: str) -> None:
    damaged = HALFWAY[:place] + patch + HALFWAY[place + cut :]
    with contextlib.suppress(ValueError):
        position = from_fen(FREE, damaged, seed=1)
        assert from_fen(FREE, position.fen()) == position
        assert max(position.hand or ()) <= 40


@pytest.mark.parametrize("uid", UIDS)
@pytest.mark.parametrize("seed", range(4))
def test_a_start_as_seen_leads_to_what_was_seen(uid: str, seed: int) -> None:
    first = start(uid, seed)
    played = list(islice(random_game(first, seed), 12))
    line = first.variant.start_as_seen(first.state, [after.state for _, after in played])
    again = from_fen(uid, line, seed=99)
    assert again == first
    for move, after in played:
        again = again.play(move)
        assert again == after


def test_a_start_as_seen_tells_no_more_than_was_seen() -> None:
    first = start(FREE, 1)
    move, after = next(random_game(first, 1))
    place = after.variant.move_places(first.state, move.code)[0] - CELLS
    drawn = int(after.state.rack[0, place])
    line = first.variant.start_as_seen(first.state, [after.state])
    assert line == f"{first.fen()}:{drawn}:-"
    assert first.variant.start_as_seen(first.state, [first.state]) == first.fen()
