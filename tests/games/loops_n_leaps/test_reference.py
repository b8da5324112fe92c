"""The slow Loops 'n Leaps against positions worked out by hand."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.loops_n_leaps.reference import (
    BLOCKED,
    SURROUNDED,
    ReferenceGame,
    cells,
    names,
    on_rim,
    open_lines,
)

# On side 8 the pillar h8 is the centre; these stand around it and around three more pillars.
AROUND_H8 = {"i8", "g8", "h9", "h7", "i7", "g9"}
AROUND_J8 = {"k8", "i8", "j9", "j7", "k7", "i9"}
AROUND_D8 = {"e8", "c8", "d9", "d7", "e7", "c9"}
AROUND_H12 = {"i12", "g12", "h13", "h11", "i11", "g13"}


def game(white: str, black: str = "", turn: int = 0, side: int = 8) -> ReferenceGame:
    """Return a position from two lists of sites; a site with a star holds a leaper."""
    men = {
        entry.rstrip("*"): (seat, 2 if entry.endswith("*") else 1)
        for seat, text in enumerate((white, black))
        for entry in text.split()
    }
    assert set(men) <= set(cells(side))
    position = ReferenceGame(side, men, turn, plies=20 + turn)
    assert not set(men) & position.pillars()
    return position


def ring(sites: set[str]) -> str:
    return " ".join(sorted(sites))


def leaps(position: ReferenceGame, start: str) -> set[str]:
    return {text.split("-")[1] for text in position.legal() if text.startswith(start + "-")}


@pytest.mark.parametrize(("side", "pillars", "free"), [(4, 7, 30), (8, 37, 132), (10, 61, 210)])
def test_board_sizes(side: int, pillars: int, free: int) -> None:
    position = ReferenceGame(side)
    assert len(position.pillars()) == pillars
    assert len(position.sites()) == pillars + free == len(set(position.sites()))
    assert len(position.vacant()) == free
    assert position.legal() == position.vacant()


def test_site_names() -> None:
    assert names(8)[0, 0] == "h8"
    assert names(8)[1, -3] == "i5"
    assert names(8)[-7, 0] == "a8"
    assert names(10)[0, 0] == "j10"
    assert names(10)[9, -9] == "s1"
    assert "a7" not in cells(8)


@pytest.mark.parametrize("side", [4, 8, 10])
def test_open_lines_are_four_inside_three_on_an_edge_two_on_a_corner(side: int) -> None:
    reach = side - 1
    for site in ReferenceGame(side).vacant():
        q, r = cells(side)[site]
        extremes = sum(abs(x) == reach for x in (q, r, q + r))
        assert len(open_lines(side, site)) == (4, 3, 2)[extremes]
        assert on_rim(side, site) == (extremes > 0)


def test_open_lines_run_to_the_rim() -> None:
    assert set(open_lines(8, "o6")) == {
        ("o7", "o8"),
        ("o5", "o4", "o3", "o2", "o1"),
        ("n7", "m8", "l9", "k10", "j11", "i12", "h13", "g14", "f15"),
    }


@pytest.mark.parametrize(
    ("site", "white", "black", "leaper"),
    [
        ("i8", "i12 i7 f11", "j7", True),  # three of four, from any distance
        ("i8", "i12 i7 f11", "", True),
        ("i8", "i9 i7 h9 j7", "", True),
        ("i8", "i12 i7", "", False),  # two of four
        ("i8", "i12 i7 f11", "i9", False),  # black is met before i12
        ("i8", "i9 i7 f11", "i12", True),  # and here after i9
        ("i8", "g8 k8 i9 i7", "", False),  # pillars stop the view
        ("i8", "", "i9 i7 h9 j7", False),
        ("o6", "o8 f15", "o5", True),  # two of three on an edge
        ("o6", "f15", "", False),
        ("o8", "o1 n9", "", True),  # two of two in a corner
        ("o8", "o1", "", False),
        ("o8", "o1", "n9", False),
    ],
)
def test_when_placing_makes_a_leaper(site: str, white: str, black: str, leaper: bool) -> None:
    position = game(white, black)
    assert position.becomes_leaper(site) is leaper
    before = dict(position.men)
    position.play(site)
    assert position.men == before | {site: (0, 2 if leaper else 1)}
    assert position.turn == 1


def test_leapers_are_made_for_the_seat_that_moves() -> None:
    position = game("", "i9 i7 h9", turn=1)
    assert position.becomes_leaper("i8")
    position.play("i8")
    assert position.men["i8"] == (1, 2)


def test_a_doubled_man_counts_as_one_piece_and_men_do_not_leap() -> None:
    position = game("i12* i7* f11")
    assert position.becomes_leaper("i8")
    assert leaps(position, "f11") == set()
    assert leaps(position, "i7") != set()


def test_where_a_leaper_lands() -> None:
    position = game("i8* i9", "i12 i13 i7 j7")
    up = {"i10", "i11", "i12"}
    aside = {"h9", "g10", "f11", "e12", "d13", "c14", "b15"}
    assert leaps(position, "i8") == up | {"i7"} | {"j7"} | aside
    position.turn = 1
    assert not {text for text in position.legal() if "-" in text}


def test_a_leap_leaves_the_man_below() -> None:
    position = game("i8* i9", "i12")
    position.play("i8-i10")
    assert position.men == {"i8": (0, 1), "i9": (0, 1), "i10": (0, 1), "i12": (1, 1)}
    assert position.turn == 1


@pytest.mark.parametrize("taken", ["i11", "i11*"])
def test_direct_capture_takes_the_piece_and_nothing_else(taken: str) -> None:
    position = game("i8* i13", f"{taken} i12")
    assert position.captured_by("i8-i11") == {"i11"}
    position.play("i8-i11")
    assert position.men == {"i8": (0, 1), "i11": (0, 1), "i12": (1, 1), "i13": (0, 1)}


def test_custodian_capture_turns_every_flanked_line() -> None:
    # From i10 lines run along the column and along j9, k8 and h11, g12.
    position = game("i8* i13* k8 f13", "i11 i12* j9 h11 g12 b9*")
    assert leaps(position, "i8") >= {"i10", "i11"}
    assert position.captured_by("i8-i10") == {"i11", "i12", "j9", "h11", "g12"}
    position.play("i8-i10")
    assert position.held(0) == {"i8", "i10", "i11", "i12", "i13", "j9", "k8", "h11", "g12", "f13"}
    assert position.men["i12"] == (0, 1)
    assert position.men["i13"] == (0, 2)
    assert position.held(1) == {"b9"} == {s for s, p in position.men.items() if p == (1, 2)}


def test_custodian_capture_needs_an_unbroken_line_with_an_own_piece_at_the_end() -> None:
    assert game("i8* i13", "i11").captured_by("i8-i10") == set()  # i12 is vacant
    assert game("i8*", "i11 i12 i13 i14").captured_by("i8-i10") == set()  # the rim
    assert game("i8* i13 i11").captured_by("i8-i10") == set()
    assert game("k8", "j9").captured_by("i10") == set()  # only leapers capture
    # The man left behind is another piece of the mover like any, and so is one beside the rim.
    assert game("i8* i14", "i11 i12 i13").captured_by("i8-i10") == {"i11", "i12", "i13"}


def test_pillars_stop_leaps() -> None:
    # The pillars h8 and j8 stand between i8 and the two black men.
    assert leaps(game("i8*", "g8 k8"), "i8") & {"g8", "k8"} == set()
    # A free line meets no pillar further on, so there is nothing for one to stop in a capture.
    for site in game("").vacant():
        q, r = cells(8)[site]
        for line in open_lines(8, site):
            last_q, last_r = cells(8)[line[-1]]
            step_q, step_r = (last_q - q) // len(line), (last_r - r) // len(line)
            assert (last_q + step_q, last_r + step_r) not in names(8)


def test_a_loop_makes_its_whole_group_safe_and_blocks_the_line() -> None:
    # The tail i9, i10 belongs to the ring; i12 stands alone.
    white = ring(AROUND_H8 | {"i9", "i10", "i12"})
    position = game(white, "i11* e10*", turn=1)
    assert position.safe(0) == AROUND_H8 | {"i9", "i10"}
    assert position.safe(1) == set()
    assert "i12" in leaps(position, "i11")
    assert "i10" not in leaps(position, "i11")
    assert "i9" not in leaps(position, "i11")
    # Without one of the ring nothing is safe, and what lies behind still cannot be reached.
    broken = game(ring(AROUND_H8 - {"g9"} | {"i9", "i10", "i12"}), "i11*", turn=1)
    assert broken.safe(0) == set()
    assert {"i10", "i12"} <= leaps(broken, "i11")
    assert "i9" not in leaps(broken, "i11")


def test_safety_is_of_the_group_alone() -> None:
    # k9, l9 and k10 touch each other but nothing of the ring, and enclose nothing.
    position = game(ring(AROUND_H8) + " k9 l9 k10", turn=1)
    assert sorted(map(len, position.groups(0))) == [3, 6]
    assert position.safe(0) == AROUND_H8


def test_custodian_capture_may_break_a_loop() -> None:
    # Black lands on i9, so that the ring's i8 and i7 lie between i9 and i6.
    position = game(ring(AROUND_H8), "i12* i6", turn=1)
    assert position.safe(0) == AROUND_H8
    assert position.captured_by("i12-i9") == {"i8", "i7"}
    position.play("i12-i9")
    assert position.safe(0) == set()
    assert position.surrounded(0) == set()
    assert position.held(1) == {"i12", "i9", "i8", "i7", "i6"}


def test_surrounding_a_pillar() -> None:
    assert game(ring(AROUND_H8)).surrounded(0) == {"h8"}
    for site in AROUND_H8:
        assert game(ring(AROUND_H8 - {site}), site).surrounded(0) == set()
    # A pillar inside the loop is no wall: h8 and j8 together need not be parted.
    both = (AROUND_H8 | AROUND_J8) - {"i8"}
    assert game(ring(both), "i8").surrounded(0) == {"h8", "j8"}
    assert game(ring(AROUND_H8 | AROUND_J8)).surrounded(0) == {"h8", "j8"}
    # The rim is no wall: o7 and o8 lie on it, and n8 is enclosed only with both.
    around_n8 = {"m8", "m9", "n7", "n9", "o7", "o8"}
    assert game(ring(around_n8)).surrounded(0) == {"n8"}
    assert game(ring(around_n8 - {"o8"})).surrounded(0) == set()
    assert game(ring(around_n8 - {"o7"})).surrounded(0) == set()


def distance(site: str) -> int:
    q, r = cells(8)[site]
    return max(abs(q), abs(r), abs(q + r))


def test_nested_loops_surround_for_both() -> None:
    outer = {site for site in cells(8) if distance(site) == 3}
    assert len(outer) == 18
    position = game(ring(AROUND_H8), ring(outer))
    assert position.surrounded(0) == {"h8"}
    inside = {"h8", "j8", "f8", "h10", "h6", "j6", "f10"}
    assert position.surrounded(1) == inside
    assert position.safe(0) == AROUND_H8
    assert position.safe(1) == outer
    assert position.end() == SURROUNDED
    assert position.winner() == 1
    assert position.legal() == set()
    # The hole in the outer loop lets the outside in up to the inner one.
    gap = game(ring(AROUND_H8), ring(outer - {"k8"}))
    assert gap.surrounded(0) == {"h8"}
    assert gap.surrounded(1) == set()


def test_one_loop_around_three_pillars_wins() -> None:
    # h8, j8 and h10 meet around i8, i9, h9, which the loop leaves out.
    loop = {"i7", "h7", "g8", "g9", "g10", "g11", "h11", "i10", "j9", "k8", "k7", "j7"}
    assert game(ring(loop)).surrounded(0) == {"h8", "j8", "h10"}
    position = game(ring(loop - {"k8"}), "i9")
    assert not position.over()
    position.play("k8")
    assert (position.end(), position.winner()) == (SURROUNDED, 0)
    assert position.legal() == set()


def test_three_small_loops_win_and_two_do_not() -> None:
    two = AROUND_H8 | AROUND_D8
    position = game(ring(two | AROUND_H12 - {"g13"}))
    assert position.surrounded(0) == {"h8", "d8"}
    elsewhere = position.copy()
    elsewhere.play("o1")
    assert not elsewhere.over()
    position.play("g13")
    assert position.surrounded(0) == {"h8", "d8", "h12"}
    assert (position.end(), position.winner()) == (SURROUNDED, 0)


def test_a_capture_can_complete_the_loops() -> None:
    # i12 is black's until a leaper lands on i13, with i11 at the other end.
    white = ring(AROUND_H8 | AROUND_D8 | AROUND_H12 - {"i12"})
    position = game(white + " i14*", "i12")
    assert position.captured_by("i14-i13") == {"i12"}
    position.play("i14-i13")
    assert (position.end(), position.winner()) == (SURROUNDED, 0)


def test_only_the_seat_that_has_moved_wins_by_surrounding() -> None:
    three = ring(AROUND_H8 | AROUND_D8 | AROUND_H12)
    assert game(three, turn=1).winner() == 0
    assert not game(three, turn=0).over()


def test_swap_is_blacks_first_move_only() -> None:
    position = ReferenceGame(8)
    assert "swap" not in position.legal()
    position.play("i8")
    assert position.legal() == position.vacant() | {"swap"}
    assert len(position.legal()) == 132
    declined = position.copy()
    position.play("swap")
    assert position.men == {"i8": (1, 1)}
    assert (position.turn, position.plies) == (0, 2)
    assert "swap" not in position.legal()
    declined.play("i7")
    assert declined.men == {"i8": (0, 1), "i7": (1, 1)}
    assert "swap" not in declined.legal()
    assert position.captured_by("swap") == set()


# On side 4 the centre is d4; a full board, white around it and on the corner g4, black elsewhere.
SMALL_RING = {"e4", "c4", "d5", "d3", "e3", "c5"}


def full_board(leaper: str = "", turn: int = 0, without: str = "") -> ReferenceGame:
    white = SMALL_RING | {"g4"}
    black = ReferenceGame(4).vacant() - white
    position = game(ring(white), ring(black), turn, side=4)
    for site in leaper.split():
        position.men[site] = (position.men[site][0], 2)
    for site in without.split():
        position.men[site] = (1 - position.men[site][0], 1)
    return position


@pytest.mark.parametrize("turn", [0, 1])
def test_a_full_board_without_leapers_goes_to_more_pillars(turn: int) -> None:
    position = full_board(turn=turn)
    assert position.vacant() == set()
    assert position.surrounded(0) == {"d4"}
    assert position.surrounded(1) == set()
    assert (position.end(), position.winner()) == (BLOCKED, 0)
    assert position.legal() == set()


def test_leapers_that_meet_only_safe_pieces_are_blocked() -> None:
    assert full_board("c3", turn=1).end() == BLOCKED  # its lines meet d3 and c4 of the ring
    assert full_board("c3 g4", turn=1).end() == BLOCKED  # white's leaper is not on the move
    assert full_board("c3", turn=1, without="e4").legal() == {"c3-d3", "c3-c4"}
    assert full_board("g4", turn=0).legal() == {"g4-g3", "g4-f5"}


def test_equal_pillars_are_a_draw() -> None:
    stripes = {0: set[str](), 1: set[str]()}
    for site in ReferenceGame(4).vacant():
        stripes[cells(4)[site][1] % 2].add(site)
    position = game(ring(stripes[0]), ring(stripes[1]), side=4)
    assert position.surrounded(0) == position.surrounded(1) == set()
    assert (position.end(), position.winner()) == (BLOCKED, None)
    assert position.over()


def test_the_opponents_loops_do_not_end_the_game_but_count_when_it_is_blocked() -> None:
    # With e4 black goes round f4 on the inside, and f4 alone is left outside.
    position = full_board(turn=1, without="e4")
    assert position.surrounded(0) == set()
    assert position.surrounded(1) == {"b4", "b6", "d2", "d4", "d6", "f2"}
    assert (position.end(), position.winner()) == (BLOCKED, 1)
    assert full_board(turn=0, without="e4").end() == SURROUNDED


def check_invariants(position: ReferenceGame) -> None:
    for seat in (0, 1):
        by_groups: set[str] = set()
        for group in position.groups(seat):
            alone = game(ring(group), side=position.side)
            by_groups |= alone.surrounded(0)
            assert bool(alone.surrounded(0)) == (group <= position.safe(seat))
        # What parts a pillar from the outside is always one connected group.
        assert by_groups == position.surrounded(seat)


def random_game(side: int, seed: int) -> ReferenceGame:
    """Play a game out; leaps are taken more often than their number would have it."""
    rng = random.Random(seed)
    position = ReferenceGame(side)
    while legal := sorted(position.legal()):
        jumps = [text for text in legal if "-" in text]
        text = rng.choice(jumps if jumps and rng.random() < 0.3 else legal)
        before, mover = position.copy(), position.turn
        captured = position.captured_by(text)
        assert captured <= before.held(1 - mover)
        position.play(text)
        assert set(before.men) <= set(position.men)
        gained = {text.split("-")[-1]} | captured if text != "swap" else set(before.men)
        assert position.held(mover) == before.held(mover) | gained
        if position.plies % 25 == 0:
            check_invariants(position)
    return position


@pytest.mark.nightly
def test_random_games_end() -> None:
    ends: Counter[str | None] = Counter()
    for side, games in ((4, 40), (8, 3), (10, 1)):
        for seed in range(games):
            position = random_game(side, seed)
            assert position.over()
            ends[position.end()] += 1
            if position.end() == BLOCKED:
                assert position.vacant() == set()
            else:
                assert len(position.surrounded(1 - position.turn)) >= 3
    assert set(ends) == {BLOCKED, SURROUNDED}
