"""The rules of Loops 'n Leaps on positions worked out by hand."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from ringrealms3d.core.position import Position
from ringrealms3d.games import start
from ringrealms3d.scene.paths import ways_of
from tests.games.loops_n_leaps.play import (
    LARGE,
    RING,
    SMALL,
    UIDS,
    board_of,
    leaps_from,
    men,
    names,
    set_up,
    texts,
)
from tests.games.playing import played

WHITE, BLACK = 0, 1
MAN, DOUBLE = 1, 2
BESIDE = "k8 j9 j7 k7 i9"  # with i8 the cells around j8
LEFT = "e8 c8 d9 d7 e7 c9"  # the cells around d8
LOW = "i12 g12 h13 h11 i11 g13"  # the cells around h12


@pytest.mark.parametrize(("uid", "pillars", "free"), [(SMALL, 37, 132), (LARGE, 61, 210)])
def test_the_boards(uid: str, pillars: int, free: int) -> None:
    board = board_of(uid)
    assert len(board.pillars) == pillars
    assert board.size == pillars + free
    assert start(uid).stones.tolist().count(-1) == pillars
    assert len(start(uid).legal_moves) == free


def test_names_of_cells() -> None:
    small, large = board_of(SMALL), board_of(LARGE)
    assert small.cells[small.site("h8")] == (0, 0)
    assert small.cells[small.site("a15")] == (-7, 7)
    assert large.cells[large.site("j10")] == (0, 0)
    assert {small.sites[x] for x in small.neighbours[small.site("h8")]} == set(RING.split())
    with pytest.raises(ValueError, match="no place 'a7'"):
        small.site("a7")


@pytest.mark.parametrize("uid", UIDS)
def test_open_lines_are_four_three_or_two(uid: str) -> None:
    board = board_of(uid)
    pillars = set(board.pillars)
    for x in set(range(board.size)) - pillars:
        around = {int(y) for y in board.neighbours[x] if y >= 0}
        extremes = [abs(c) == board.radius for c in (*board.cells[x], sum(board.cells[x]))]
        assert len(around - pillars) == (4, 3, 2)[sum(extremes)]


@pytest.mark.parametrize(
    ("cell", "white", "black", "height"),
    [
        ("i8", "i12 i7 f11", "j7", DOUBLE),
        ("i8", "i12 i7 f11", "", DOUBLE),
        ("i8", "i9 i7 h9 j7", "", DOUBLE),
        ("i8", "i12 i7", "", MAN),
        ("i8", "i12 i7 f11", "i9", MAN),
        ("i8", "i9 i7 f11", "i12", DOUBLE),
        ("i8", "i9* i7* f11*", "", DOUBLE),
        ("i8", "g8 k8 i9 i7", "", MAN),
        ("i8", "", "i9 i7 h9 j7", MAN),
        ("o6", "o8 f15", "o5", DOUBLE),
        ("o6", "f15", "", MAN),
        ("o8", "o1 n9", "", DOUBLE),
        ("o8", "o1", "", MAN),
        ("o8", "o1", "n9", MAN),
    ],
)
def test_placing_makes_a_double_where_most_lines_show_friends(
    cell: str, white: str, black: str, height: int
) -> None:
    after = played(set_up(white, black), cell)
    assert men(after)[cell] == (WHITE, height)
    mirrored = played(set_up(black, white, turn=BLACK), cell)
    assert men(mirrored)[cell] == (BLACK, height)


def test_where_a_leaper_may_go() -> None:
    position = set_up("i8* i9", "i12 i13 i7 j7")
    aside = {"h9", "g10", "f11", "e12", "d13", "c14", "b15"}
    assert leaps_from(position, "i8") == {"i10", "i11", "i12", "i7", "j7"} | aside
    assert leaps_from(position, "i9") == set()


def test_a_leap_leaves_the_man_below_and_lands_as_a_single_man() -> None:
    after = played(set_up("i8* i9", "i12"), "i8-i10")
    assert men(after) == dict.fromkeys(("i8", "i9", "i10"), (WHITE, MAN)) | {"i12": (BLACK, MAN)}


@pytest.mark.parametrize("target", ["i11", "i11*"])
def test_landing_on_a_piece_takes_it_and_no_line(target: str) -> None:
    after = played(set_up("i8* i13", f"{target} i12"), "i8-i11")
    white = dict.fromkeys(("i8", "i11", "i13"), (WHITE, MAN))
    assert men(after) == white | {"i12": (BLACK, MAN)}


def test_landing_beside_lines_turns_them_over() -> None:
    position = set_up("i8* i13* k8 f13", "i11 i12* j9 h11 g12 b9*")
    captures = position.captures(position.parse_move("i8-i10"))
    assert {capture.name: names(position, capture.taken) for capture in captures} == {
        "the line from i10 to i13": {"i11", "i12"},
        "the line from i10 to k8": {"j9"},
        "the line from i10 to f13": {"h11", "g12"},
    }
    assert [board_names(position, c.cause)[0] for c in captures] == ["i10"] * 3
    after = men(played(position, "i8-i10"))
    assert all(after[c] == (WHITE, MAN) for c in ("i8", "i10", "i11", "i12", "j9", "h11", "g12"))
    assert after["i13"] == (WHITE, DOUBLE)
    assert after["b9"] == (BLACK, DOUBLE)


def test_a_leaper_that_is_taken_leaps_no_more() -> None:
    position = set_up("i8*", "i11* i5*")
    assert leaps_from(played(position, "a8"), "i11")
    assert not leaps_from(played(position, "i8-i11"), "i11")


def board_names(position: Position, sites: tuple[int, ...]) -> list[str]:
    return [position.board.sites[x] for x in sites]


def test_the_capture_of_a_landing_is_named() -> None:
    position = set_up("i8* i13", "i11* i12")
    (capture,) = position.captures(position.parse_move("i8-i11"))
    assert capture.name == "the leap onto i11"
    assert capture.taker == WHITE
    assert board_names(position, capture.cause) == ["i8", "i11"]
    assert board_names(position, capture.taken) == ["i11"]


@pytest.mark.parametrize(
    ("white", "black"),
    [
        ("i8* i13", "i11"),  # i12 is vacant
        ("i8*", "i11 i12 i13 i14"),  # the rim
        ("i8* i13 i11", ""),
        ("i8* i13 i11", "i12"),  # an own man stands between
    ],
)
def test_what_is_no_unbroken_line_stays(white: str, black: str) -> None:
    position = set_up(white, black)
    assert position.captures(position.parse_move("i8-i10")) == ()
    after = played(position, "i8-i10")
    assert {c for c, (seat, _) in men(after).items() if seat == BLACK} == set(black.split())


def test_a_line_at_the_rim_is_turned_over() -> None:
    after = played(set_up("i8* i14", "i11 i12 i13"), "i8-i10")
    assert all(seat == WHITE for seat, _ in men(after).values())


def test_placing_captures_nothing() -> None:
    position = set_up("k8 i13", "j9 i11 i12")
    assert position.captures(position.parse_move("i10")) == ()
    assert men(played(position, "i10"))["j9"] == (BLACK, MAN)


def test_a_loop_keeps_its_whole_group_safe() -> None:
    position = set_up(f"{RING} i9 i10 i12", "i11* e10*", turn=BLACK)
    assert "i12" in leaps_from(position, "i11")
    assert not {"i10", "i9"} & leaps_from(position, "i11")
    broken = set_up(f"{RING.replace('g9', '')} i9 i10 i12", "i11*", turn=BLACK)
    assert {"i10", "i12"} <= leaps_from(broken, "i11")
    assert "i9" not in leaps_from(broken, "i11")


def test_a_man_apart_from_the_loop_is_not_safe() -> None:
    position = set_up(f"{RING} k9 l9", "k11* i12*", turn=BLACK)
    assert "k9" in leaps_from(position, "k11")
    assert "i8" not in leaps_from(position, "i12")


def test_three_men_around_nothing_are_no_loop() -> None:
    position = set_up("i8 i9 h9", "i12* b9", turn=BLACK)
    assert "i9" in leaps_from(position, "i12")


def test_turning_a_line_over_breaks_a_loop() -> None:
    position = set_up(RING, "i12* i6*", turn=BLACK)
    assert not {"i7", "h7"} & leaps_from(position, "i6")
    after = played(position, "i12-i9")
    white = {c for c, (seat, _) in men(after).items() if seat == WHITE}
    assert white == set(RING.split()) - {"i7", "i8"}
    assert "h7" in leaps_from(played(after, "a8"), "i6")


def test_a_loop_is_safe_at_once_and_for_both_seats() -> None:
    position = set_up(RING.replace("g9", "") + " a8", "i12*")
    assert "i8" not in leaps_from(played(position, "g9"), "i12")
    assert "i8" in leaps_from(played(position, "a9"), "i12")
    black = set_up("i12*", RING.replace("g9", "") + " a8", turn=BLACK)
    assert "i8" not in leaps_from(played(black, "g9"), "i12")


def test_one_loop_around_three_pillars_wins() -> None:
    loop = "i7 h7 g8 g9 g10 g11 h11 i10 j9 k7 j7"
    after = played(set_up(loop, "i9"), "k8")
    outcome = after.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.score) == (WHITE, 1.0)
    assert outcome.reason == "White surrounds three pillars: h8, j8 and h10"
    assert {after.board.sites[x] for (x,) in outcome.marks["pillars"]} == {"h8", "j8", "h10"}
    (around,) = outcome.marks["men"]
    assert names(after, around) == set(loop.split()) | {"k8"}
    assert after.legal_moves == ()


def test_three_small_loops_win_and_two_do_not() -> None:
    two = set_up(f"{RING} {LEFT} {LOW.replace('g13', '')}", turn=WHITE)
    assert played(two, "o1").outcome is None
    outcome = played(two, "g13").outcome
    assert outcome is not None
    assert outcome.reason == "White surrounds three pillars: d8, h8 and h12"
    assert [names(two, group) for group in outcome.marks["men"]].count(set(RING.split())) == 1
    assert len(outcome.marks["men"]) == 3


def test_turning_a_line_over_can_win() -> None:
    white = f"{RING} {LEFT} {LOW.replace('i12', '')} i14*"
    after = played(set_up(white, "i12"), "i14-i13")
    assert after.outcome is not None
    assert after.outcome.winner == WHITE


def test_turning_a_line_over_can_close_a_loop_beside_the_landing() -> None:
    white = f"{RING.replace('i8', '')} {LEFT} {LOW} m9*"
    after = played(set_up(white, "i8"), "m9-i9")
    assert after.outcome is not None
    assert after.outcome.winner == WHITE


def test_landing_on_a_piece_can_win() -> None:
    white = f"{RING} {LEFT} {LOW.replace('i12', '')} i14*"
    after = played(set_up(white, "i12"), "i14-i12")
    assert after.outcome is not None
    assert after.outcome.winner == WHITE


def test_only_the_seat_that_has_moved_wins_by_surrounding() -> None:
    three = f"{RING} {LEFT} {LOW}"
    assert set_up(three, turn=WHITE).outcome is None
    outcome = set_up(three, turn=BLACK).outcome
    assert outcome is not None
    assert outcome.winner == WHITE


def test_a_pillar_inside_two_loops_counts_for_both_colours() -> None:
    board = board_of(SMALL)
    outer = [
        name
        for name, (q, r) in zip(board.sites, board.cells, strict=True)
        if max(abs(q), abs(r), abs(q + r)) == 3
    ]
    black = " ".join(name for name in outer if name != "k8")
    position = set_up(RING, black, turn=BLACK)
    assert position.outcome is None
    after = played(position, "k8")
    assert after.outcome is not None
    assert after.outcome.reason.startswith("Black surrounds seven pillars")
    assert after.state.surrounded[WHITE] & after.state.surrounded[BLACK] != 0


def test_two_pillars_in_one_loop() -> None:
    loop = f"{RING.replace('i8', '')} {BESIDE}"
    position = set_up(loop, "i8")
    assert int(position.state.surrounded[WHITE]).bit_count() == 2
    assert position.outcome is None


def test_the_rim_is_no_wall() -> None:
    around = "m8 m9 n7 n9 o7 o8"
    assert set_up(around).state.surrounded[WHITE] != 0
    assert set_up(around.replace("o8", "")).state.surrounded[WHITE] == 0


def test_the_swap() -> None:
    first = played(start(SMALL), "i8")
    assert "swap" in texts(first)
    assert len(texts(first)) == 132
    swapped = played(first, "swap")
    assert men(swapped) == {"i8": (BLACK, MAN)}
    assert swapped.turn == WHITE
    assert "swap" not in texts(swapped)
    assert "swap" not in texts(played(swapped, "i7"))
    assert "swap" not in texts(played(first, "i7"))
    assert names(first, first.move_places(first.parse_move("swap"))) == {"i8"}
    assert first.captures(first.parse_move("swap")) == ()


def full(white: set[str], doubles: str = "", turn: int = 0) -> Position:
    """Return a full board: White's cells, Black on all others."""
    board = board_of(SMALL)
    free = [name for x, name in enumerate(board.sites) if x not in board.pillars]
    starred = {name: name + "*" if name in doubles.split() else name for name in free}
    first = " ".join(starred[name] for name in free if name in white)
    return set_up(first, " ".join(starred[name] for name in free if name not in white), turn)


def stripes() -> set[str]:
    """Return every second row: neither colour surrounds a pillar."""
    board = board_of(SMALL)
    return {name for name, (_, r) in zip(board.sites, board.cells, strict=True) if r % 2}


@pytest.mark.parametrize("turn", [WHITE, BLACK])
def test_a_full_board_without_leapers_is_a_draw_if_nobody_surrounds_more(turn: int) -> None:
    outcome = full(stripes(), turn=turn).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.score, dict(outcome.marks)) == (None, 0.0, {})
    assert outcome.reason == (
        f"{('White', 'Black')[turn]} has no legal move"
        ", and both players surround the same number of pillars"
    )


def test_a_full_board_with_a_leap_goes_on() -> None:
    position = full(stripes(), doubles="h9", turn=WHITE)
    assert leaps_from(position, "h9") == {"g10", "i8"}
    assert full(stripes(), doubles="h9", turn=BLACK).outcome is not None


def test_a_blocked_game_goes_to_more_pillars() -> None:
    position = full(stripes() | set(RING.split()), turn=BLACK)
    outcome = position.outcome
    assert outcome is not None
    assert outcome.winner == WHITE
    assert outcome.reason == "Black has no legal move and White surrounds more pillars"
    assert {position.board.sites[x] for (x,) in outcome.marks["pillars"]} == {"h8"}
    assert names(position, outcome.marks["men"][0]) == set(RING.split())


def test_loops_around_pillars_are_rings_that_close() -> None:
    closed = 0
    for seed in range(30):
        position = random_end(seed)
        assert position.outcome is not None
        for ring in position.outcome.marks.get("men", ()):
            for one, other in pairwise((*ring, ring[0])):
                assert other in position.board.neighbours[one]
            assert len(set(ring)) == len(ring) >= 6
            closed += 1
        ways, _ = ways_of(position.outcome, position.board.neighbours)
        assert all(way[0] == way[-1] for way in ways)
        assert len(ways) == len(position.outcome.marks.get("men", ()))
    assert closed > 10


def random_end(seed: int) -> Position:
    """Return the end of a random game, of men alone as long as that goes."""
    rng, position = np.random.default_rng(seed), start(SMALL)
    while position.outcome is None:
        placings = [move for move in position.legal_moves if move.code < position.board.size]
        moves = placings or position.legal_moves
        position = position.play(moves[int(rng.integers(len(moves)))])
    return position
