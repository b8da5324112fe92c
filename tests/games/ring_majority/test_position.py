"""Positions of Ring Majority as values: moves as text, errors, equality, repetition."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from itertools import count, pairwise

import numpy as np
import pytest

from ringrealms3d.core.move import IllegalMove, Move
from ringrealms3d.core.outcome import Capture
from ringrealms3d.core.position import Position
from ringrealms3d.games import from_fen, start
from ringrealms3d.games.ring_majority import rules
from tests.games.playing import played, random_game
from tests.games.ring_majority.play import UIDS, fen_of, realm, reason_class

TET = "ring-majority/tet"
each_realm = pytest.mark.parametrize("uid", UIDS)


@each_realm
def test_the_start(uid: str) -> None:
    position, size = start(uid), realm(uid).size
    assert (position.turn, position.ply, position.outcome) == (0, 0, None)
    assert position.hand == (size, size)
    assert position.captured == (0, 0)
    assert position.stones.dtype == np.int8
    assert position.stones.tolist() == [0] * size
    assert [move.code for move in position.legal_moves] == list(range(size))


@each_realm
def test_every_site_is_a_move_there_and_back(uid: str) -> None:
    position = start(uid)
    for code, name in enumerate(position.board.sites):
        assert position.parse_move(name) == position.parse_move(f" {name}\n") == Move(code)
        assert position.format_move(Move(code)) == name
        assert position.move_places(Move(code)) == (code,)


@pytest.mark.parametrize(
    "text", ["", "f0", "f5", "e7", "v5", "F1", "f01", "f 1", "x1", "swap", "-1"]
)
def test_text_that_names_no_move(text: str) -> None:
    with pytest.raises(ValueError, match=f"has no place '{text}'"):
        start(TET).parse_move(text)


def test_an_occupied_site_is_named() -> None:
    position = start(TET).play(start(TET).parse_move("e3"))
    assert not position.is_legal(position.parse_move("e3"))
    with pytest.raises(IllegalMove, match="e3 holds a red stone"):
        position.play(position.parse_move("e3"))
    with pytest.raises(IllegalMove, match="e3 holds a red stone"):
        position.captures(position.parse_move("e3"))
    position = position.play(position.parse_move("v4"))
    with pytest.raises(IllegalMove, match="v4 holds a blue stone"):
        position.play(position.parse_move("v4"))


@pytest.mark.parametrize("code", [-1, 14, 63, 64, 10**9])
def test_a_number_beyond_the_board_is_named(code: int) -> None:
    assert not start(TET).is_legal(Move(code))
    with pytest.raises(IllegalMove, match=f"number {code}"):
        start(TET).play(Move(code))


@pytest.mark.parametrize(
    ("fen", "why", "winner", "score"),
    [
        ("rrrr/bbbbbb/rrrb:b:5,5", "the board is full", None, 0.0),
        ("rrrr/bbbbbb/rrrr:b:5,5", "the board is full", 0, 2.0),
        ("4/6/4:r:0,9", "Red is to move and has no stone left to place", None, 0.0),
        ("bbb1/6/4:b:9,0", "Blue is to move and has no stone left to place", 1, -3.0),
    ],
)
def test_the_game_is_over(fen: str, why: str, winner: int | None, score: float) -> None:
    position = from_fen(TET, fen)
    assert position.legal_moves == ()
    outcome = position.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.score) == (winner, why, score)
    with pytest.raises(IllegalMove, match=f"the game is over: {why}"):
        position.play(Move(0))


def test_the_hand_of_the_other_seat_does_not_matter() -> None:
    assert from_fen(TET, "4/6/4:r:1,0").outcome is None
    assert from_fen(TET, "4/6/4:b:0,1").outcome is None


def test_stones_are_read_only() -> None:
    position = start(TET)
    stones = position.stones
    with pytest.raises(ValueError, match="read-only"):
        stones[0] = 1
    with pytest.raises(FrozenInstanceError):
        position.state = None  # type: ignore[misc]


def tet_edge_ring() -> list[str]:
    """Return the names of the ring around the first edge of the tetrahedron."""
    board = realm(TET)
    return [board.sites[x] for x in board.rings[board.site("e1")]]


def set_up(red: list[str], blue: list[str]) -> Position:
    """Return a position of the tetrahedron, Red to move, with stones on sites given by name."""
    stones = [1 if x in red else 2 if x in blue else 0 for x in realm(TET).sites]
    return from_fen(TET, fen_of(TET, stones, 0, (14 - len(red), 14 - len(blue))))


def test_the_mover_captures_with_a_majority() -> None:
    a, b, c, d = tet_edge_ring()
    position = set_up(red=[a, b], blue=[c])
    move = position.parse_move(d)
    ring = realm(TET).rings[realm(TET).site("e1")]
    assert position.captures(move) == (
        Capture("the ring around e1", 0, ring, (realm(TET).site(c),)),
    )
    after = position.play(move)
    assert after.stones[realm(TET).site(c)] == 0
    assert after.captured == (0, 1)


def test_the_mover_loses_to_the_opponents_majority() -> None:
    a, b, c, d = tet_edge_ring()
    position = set_up(red=[], blue=[a, b, c])
    move = position.parse_move(d)
    ring = realm(TET).rings[realm(TET).site("e1")]
    assert position.captures(move) == (Capture("the ring around e1", 1, ring, (move.code,)),)
    after = position.play(move)
    assert after.stones[move.code] == 0
    assert after.captured == (1, 0)


def test_equal_numbers_capture_nothing() -> None:
    a, b, c, d = tet_edge_ring()
    position = set_up(red=[a], blue=[b, c])
    assert position.captures(position.parse_move(d)) == ()
    assert position.play(position.parse_move(d)).captured == (0, 0)


def test_a_ring_that_was_complete_before_is_left_alone() -> None:
    names = tet_edge_ring()
    position = set_up(red=names[:3], blue=names[3:])
    other = next(x for x in position.board.sites if x not in names and x != "e1")
    assert position.play(position.parse_move(other)).captured == (0, 0)


def test_a_ring_of_one_colour_captures_nothing() -> None:
    a, b, c, d = tet_edge_ring()
    position = set_up(red=[a, b, c], blue=[])
    assert position.captures(position.parse_move(d)) == ()
    assert position.play(position.parse_move(d)).captured == (0, 0)


@pytest.mark.plain
@pytest.mark.parametrize("turn", [0, 1])
def test_the_places_that_fill_short_rings_up_are_no_ring(turn: int) -> None:
    """Two places fill each ring around an edge up to six: with 128 edges their count is 256."""
    board = realm("ring-majority/grid")
    *edges, last = [x for x, ring in enumerate(board.rings) if len(ring) == 4][:128]
    stones = [1 if x in edges else 0 for x in range(board.size)]
    position = from_fen(board.uid, fen_of(board.uid, stones, turn, (200, 200)))
    after = position.play(Move(last))
    assert after.captured == position.captured
    assert np.count_nonzero(after.stones) == 128


def test_equality_and_hash_ignore_history() -> None:
    first, second = played(start(TET), "f1 e1 f2 e2"), played(start(TET), "f2 e2 f1 e1")
    assert first == second
    assert hash(first) == hash(second)
    assert first == from_fen(TET, first.fen())
    assert first != played(start(TET), "f1 e1 f2 e3")
    assert first != start("ring-majority/cube")
    assert first != first.fen()


def test_turn_and_hands_make_a_difference() -> None:
    assert from_fen(TET, "4/6/4:r:3,3") != from_fen(TET, "4/6/4:b:3,3")
    assert from_fen(TET, "4/6/4:r:3,3") != from_fen(TET, "4/6/4:r:3,4")


def repeated_game(uid: str) -> list[Position]:
    """Return all positions of the first random game that ends by repetition."""
    for seed in count():
        line = [start(uid), *(position for _, position in random_game(start(uid), seed))]
        outcome = line[-1].outcome
        assert outcome is not None
        if reason_class(outcome) == "repeated":
            return line
    raise AssertionError


def occurrences(line: list[Position]) -> list[int]:
    """Return the plies at which the last board of a game stood, the same seat to move."""
    last = line[-1]
    return [
        position.ply
        for position in line
        if position.turn == last.turn and (position.stones == last.stones).all()
    ]


def moves_of(line: list[Position]) -> list[Move]:
    """Return the move from each position to the next, found by what legal move leads there."""
    return [
        next(move for move in before.legal_moves if before.play(move) == after)
        for before, after in pairwise(line)
    ]


@pytest.mark.parametrize("uid", [TET, "ring-majority/cube", "ring-majority/co"])
def test_the_third_occurrence_ends_the_game_and_not_the_second(uid: str) -> None:
    line = repeated_game(uid)
    plies = occurrences(line)
    assert len(plies) == 3
    assert plies[-1] == line[-1].ply
    assert all(line[ply].outcome is None for ply in plies[:2])
    assert line[plies[0]].hand != line[plies[1]].hand
    assert line[-1].legal_moves == ()


@pytest.mark.parametrize("uid", [TET, "ring-majority/co"])
def test_a_fen_starts_a_new_history_with_itself_as_the_first(uid: str) -> None:
    line = repeated_game(uid)
    first, second, third = occurrences(line)
    moves = moves_of(line)
    for begin in range(first, third):
        position = from_fen(uid, line[begin].fen())
        assert position == line[begin]
        for move in moves[begin:]:
            assert position.outcome is None
            position = position.play(move)
        assert position == line[-1]
        assert (position.outcome is None) == (begin > first)
    assert second < third


def test_a_board_that_is_too_large() -> None:
    with pytest.raises(ValueError, match="sites=2001"):
        rules.make_tables(tuple(((x + 1) % 2001, (x - 1) % 2001) for x in range(2001)))
    with pytest.raises(ValueError, match="widest_ring=127"):
        rules.make_tables((tuple(range(127)),) * 127)


def test_the_winners_stones_are_marked_at_the_end() -> None:
    position = from_fen("ring-majority/tet", "rrrr/rrrbrr/rr1r:r:1,0")
    (move,) = position.legal_moves
    after = position.play(move)
    assert after.outcome is not None
    assert after.outcome.winner == 0
    (marked,) = after.outcome.marks["stones"]
    assert set(marked) == {site for site, stone in enumerate(after.stones) if stone == 1}
    full = from_fen("ring-majority/tet", "rrrr/bbbbbb/rrrr:r:5,5").outcome
    assert full is not None
    assert full.winner == 0
    assert len(full.marks["stones"][0]) == 8
    drawn = from_fen("ring-majority/tet", "rrrr/bbbbbb/rrrb:r:5,5").outcome
    assert drawn is not None
    assert not drawn.marks
