"""Positions of Path Tiles as values: the deal, moves as text, errors, what nobody sees."""

from __future__ import annotations

import contextlib
import re
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.core.move import IllegalMove, Move
from ringrealms3d.core.position import Position
from ringrealms3d.games import from_fen, start
from ringrealms3d.games.path_tiles.board import CENTRE, TILE_SETS
from ringrealms3d.games.path_tiles.tiles import SIXTY_SIX as SMALL_SET
from tests.games.path_tiles.play import (
    FREE,
    SIXTY_SIX,
    UIDS,
    after_plies,
    number,
    set_up,
    with_unseen_dealt_again,
)
from tests.games.playing import random_game

each_variant = pytest.mark.parametrize("uid", UIDS)

START = start(FREE, seed=1)

RED_LINE = number("r.r.", (0, 2))
RED_LEVEL = number(".r.r", (1, 3))
RED_CROSS = number("rrrr", (0, 1, 2, 3))
RED_STUB = number("rr.r", (1, 3))
RED_BEND = number("rr..", (0, 1))
BLUE_LINE = number("b.b.", (0, 2))


def all_tiles_of(position: Position) -> Counter[int]:
    """Return how often each tile is in a game, unseen ones included."""
    unseen = [
        row[:count].tolist()
        for row, count in zip(position.state.unseen, position.state.unseen_count, strict=True)
    ]
    seen = [int(piece) - 1 for piece in position.pieces if piece]
    return Counter(seen + unseen[0] + unseen[1])


@each_variant
def test_the_start(uid: str) -> None:
    position = start(uid, seed=1)
    assert (position.turn, position.ply, position.outcome) == (0, 0, None)
    assert position.hand == (40, 40)
    assert position.captured is None
    assert position.stones.dtype == position.pieces.dtype == np.int8
    assert np.flatnonzero(position.stones).tolist() == [CENTRE]
    assert position.board.sites[CENTRE] == "e5"
    assert position.pieces.shape == (95,)
    racks = position.racks
    assert racks is not None
    assert [len(rack) for rack in racks] == [7, 7]
    assert position.pieces[81:].tolist() == [tile + 1 for rack in racks for tile in rack]


@each_variant
def test_a_deal_takes_no_tile_too_often(uid: str) -> None:
    for seed in range(20):
        tiles = all_tiles_of(start(uid, seed))
        assert tiles.total() == 81
        assert set(tiles) <= set(TILE_SETS[uid].numbers)
        assert max(tiles.values()) <= TILE_SETS[uid].copies


@each_variant
def test_a_seed_means_the_same_deal(uid: str) -> None:
    assert start(uid, seed=5).state.tobytes() == start(uid, seed=5).state.tobytes()
    assert start(uid, seed=5) != start(uid, seed=6)
    assert len({start(uid).fen() for _ in range(5)}) == 5


def test_every_tile_can_be_dealt_anywhere() -> None:
    """Over many deals each place sees many tiles; a lopsided shuffle would not get there."""
    for uid, kinds in ((FREE, 102), (SIXTY_SIX, 66)):
        deals = np.array([start(uid, seed).pieces for seed in range(400)])
        for place in (CENTRE, 81, 87, 88, 94):
            assert len(set(deals[:, place].tolist())) > 0.9 * kinds


def test_the_rack_is_refilled_until_nothing_is_left() -> None:
    position = start(FREE, seed=3)
    hands = list(position.hand or ())
    for move, after in random_game(position, seed=3):
        hands[position.turn] -= 1
        assert after.hand == tuple(hands)
        place, cell = divmod(move.code, 81)
        before, now = (list((p.racks or ())[position.turn]) for p in (position, after))
        assert after.stones[cell] == before[place] + 1
        assert (now[place] == -1) == (hands[position.turn] < 7)
        assert now[:place] + now[place + 1 :] == before[:place] + before[place + 1 :]
        position = after


@each_variant
def test_moves_as_text_there_and_back(uid: str) -> None:
    position = start(uid, seed=1)
    for code in range(7 * 81):
        text = position.format_move(Move(code))
        assert position.parse_move(text) == position.parse_move(f" {text}\n") == Move(code)
    assert position.format_move(Move(2 * 81 + position.board.site("e6"))) == "3@e6"


BAD_MOVES = [
    "",
    "@",
    "e6",
    "0@e6",
    "8@e6",
    "3@j6",
    "3@e0",
    "3@e10",
    "3 @e6",
    "3@E6",
    "33@e6",
    "٣@e6",
]


@pytest.mark.parametrize("text", BAD_MOVES)
def test_text_that_names_no_move(text: str) -> None:
    with pytest.raises(ValueError, match=re.escape(f"'{text}' is not a move")):
        start(FREE, seed=1).parse_move(text)


@given(st.one_of(st.text(max_size=6), st.text("0123789@abij ", max_size=4)))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    with contextlib.suppress(ValueError):
        assert START.format_move(START.parse_move(text)) == text.strip()


@pytest.mark.parametrize("code", [-1, 567, 10**9])
def test_a_number_beyond_all_moves_is_named(code: int) -> None:
    position = start(FREE, seed=1)
    assert not position.is_legal(Move(code))
    with pytest.raises(IllegalMove, match=f"no move has the number {code}"):
        position.play(Move(code))
    with pytest.raises(ValueError, match=f"has no move {code}"):
        position.format_move(Move(code))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("5@e6", "5@e6: place 5 of Red's rack is empty"),
        ("1@e5", "1@e5: a tile lies on e5"),
        ("1@a1", "1@a1: no tile shares a side with a1"),
        ("2@e6", "2@e6: the blank south side would touch a red side of e5"),
        ("3@e6", "3@e6: the blue south side would touch a red side of e5"),
        ("1@f5", "1@f5: the blank west side would touch a red side of e5"),
        ("4@d5", "4@d5: the blue east side would touch a red side of e5"),
    ],
)
def test_why_a_move_is_not_legal(text: str, why: str) -> None:
    rack = (RED_LINE, RED_LEVEL, BLUE_LINE, number("bbbb", (0, 1, 2, 3)))
    position = set_up(FREE, {"e5": RED_CROSS}, (rack, ()))
    move = position.parse_move(text)
    assert not position.is_legal(move)
    with pytest.raises(IllegalMove, match=f"^{re.escape(why)}$"):
        position.play(move)


def test_blank_fits_blank_only() -> None:
    rack = (RED_LINE, RED_CROSS)
    position = set_up(SIXTY_SIX, {"e5": RED_LINE}, (rack, ()))
    legal = {position.format_move(move) for move in position.legal_moves}
    assert legal == {"1@d5", "1@f5", "1@e4", "1@e6", "2@e4", "2@e6"}


def test_equal_tiles_on_two_places_are_two_moves() -> None:
    position = set_up(SIXTY_SIX, {"e5": RED_LINE}, ((RED_LINE, RED_LINE), ()))
    texts = {position.format_move(move) for move in position.legal_moves}
    assert {"1@e6", "2@e6"} <= texts
    assert position.play(position.parse_move("1@e6")) != position.play(position.parse_move("2@e6"))


ROW = dict.fromkeys(("e5", "f5", "g5", "h5"), RED_LINE)


@pytest.mark.parametrize(("uid", "turns"), [(FREE, [1, 1, 1, 1, 0]), (SIXTY_SIX, [1, 0, 1, 0, 1])])
def test_two_neighbours_earn_another_turn_and_free_turns_chain(uid: str, turns: list[int]) -> None:
    position = set_up(uid, ROW, ((RED_LINE,) * 7, (RED_LINE,) * 7))
    for text, turn in zip(("1@e6", "1@f6", "2@g6", "3@h6", "4@i5"), turns, strict=True):
        position = position.play(position.parse_move(text))
        assert position.turn == turn


def test_three_neighbours_earn_one_turn() -> None:
    position = set_up(FREE, ROW | {"d6": RED_LINE, "f6": RED_LINE}, ((RED_LINE,) * 2, (RED_LINE,)))
    position = position.play(position.parse_move("1@e6"))
    assert (position.turn, bool(position.state.free)) == (0, True)
    position = position.play(position.parse_move("2@d5"))
    assert (position.turn, bool(position.state.free)) == (0, True)
    assert position.outcome is not None
    assert position.outcome.reason.startswith("Red has no legal move")


def test_move_places_are_the_rack_place_and_the_cell() -> None:
    position = start(FREE, seed=1)
    for _ in range(2):
        for move in position.legal_moves:
            place, cell = divmod(move.code, 81)
            assert position.move_places(move) == (81 + 7 * position.turn + place, cell)
        position = position.play(position.legal_moves[0])


def test_names_of_places() -> None:
    chosen = start(FREE, seed=1).variant
    assert [chosen.place_name(x) for x in (0, 8, 9, 80)] == ["a1", "i1", "a2", "i9"]
    assert chosen.place_name(83) == "Red's rack, 3"
    assert chosen.place_name(94) == "Blue's rack, 7"


@each_variant
def test_what_nobody_sees_is_nowhere_to_be_seen(uid: str) -> None:
    for seed in range(6):
        position = after_plies(uid, seed, 3 * seed)
        twin = with_unseen_dealt_again(position, seed)
        assert twin.state.unseen.tobytes() != position.state.unseen.tobytes()
        assert views(twin) == views(position)
        assert twin == position
        for move in position.legal_moves:
            seen = position.play(move), twin.play(move)
            assert (seen[0].stones == seen[1].stones).all()
            assert seen[0].turn == seen[1].turn


def views(position: Position) -> tuple[object, ...]:
    """Return everything that a position tells."""
    return (
        position.fen(),
        repr(position),
        hash(position),
        position.diagram(),
        position.legal_moves,
        position.hand,
        position.racks,
        position.ply,
        position.outcome,
        position.stones.tobytes(),
        position.pieces.tobytes(),
    )


@each_variant
def test_dealing_again_uses_what_does_not_lie_open(uid: str) -> None:
    for seed in range(6):
        position = after_plies(uid, seed, 2 * seed)
        before = position.state.tobytes()
        again = [with_unseen_dealt_again(position, s) for s in (1, 1, 2)]
        assert position.state.tobytes() == before
        assert again[0].state.tobytes() == again[1].state.tobytes() != again[2].state.tobytes()
        for other in again:
            assert all_tiles_of(other).total() == all_tiles_of(position).total()
            assert max(all_tiles_of(other).values()) <= TILE_SETS[uid].copies
            assert set(all_tiles_of(other)) <= set(TILE_SETS[uid].numbers)


def test_dealing_again_can_bring_any_hidden_tile() -> None:
    position = start(FREE, seed=1)
    drawn = set()
    for seed in range(1000):
        other = with_unseen_dealt_again(position, seed)
        drawn.add(int(other.state.unseen[0, 32]))
    visible = {int(piece) - 1 for piece in position.pieces if piece}
    assert drawn == set(range(102)) - visible


def test_a_seed_fixes_what_a_line_leaves_open() -> None:
    line = start(SIXTY_SIX, seed=1).fen()
    one, same, other = (from_fen(SIXTY_SIX, line, seed) for seed in (3, 3, 4))
    assert one.state.tobytes() == same.state.tobytes()
    assert one.state.tobytes() != other.state.tobytes()
    assert one == other


def test_the_sixty_six_never_bring_another_tile() -> None:
    tiles = set(all_tiles_of(start(SIXTY_SIX, seed=9)))
    assert tiles <= set(SMALL_SET)


def test_stones_are_read_only() -> None:
    position = start(FREE, seed=1)
    for pieces in (position.stones, position.pieces):
        with pytest.raises(ValueError, match="read-only"):
            pieces[0] = 1


def test_the_diagram_shows_tiles_racks_and_a_legend() -> None:
    crossing = number("rbrb", (1, 3), top=(1, 3))
    position = set_up(FREE, {"a9": RED_BEND, "b9": crossing}, ((RED_CROSS,), (RED_STUB,)))
    lines = position.diagram().splitlines()
    assert lines[1].startswith("     r\\  r")
    assert lines[2].startswith("  9   r b-b  .")
    assert lines[3] == "         r"
    text = position.diagram()
    assert "Red's rack" in text
    assert "Blue's rack" in text
    assert "r+r" in text
    assert "crossroads" in text


@each_variant
def test_turns_pass_as_the_neighbours_say(uid: str) -> None:
    beside = start(uid, seed=0).board.neighbours
    for seed in range(4):
        positions = [start(uid, seed), *(after for _, after in random_game(start(uid, seed), seed))]
        for before, after in pairwise(positions):
            (cell,) = np.flatnonzero(before.stones != after.stones).tolist()
            touching = sum(before.stones[x] > 0 for x in beside[cell] if x >= 0)
            again = uid == FREE and touching >= 2
            assert touching >= 1
            assert (after.turn == before.turn) == again
            assert bool(after.state.free) == again
