"""Moves as people write them: played, printed, and in lines."""

from __future__ import annotations

import pickle
from random import Random

import pytest

import ringrealms3d as rr


@pytest.mark.parametrize("uid", rr.variant_ids())
def test_texts_of_legal_moves_play_them(uid: str) -> None:
    position, random = rr.start(uid, seed=2), Random(uid)
    for _ in range(12):
        move = random.choice(position.legal_moves)
        assert str(move) == position.format_move(move)
        assert repr(move) == f"Move({str(move)!r})"
        assert position.parse_move(str(move)) == move
        assert position.play(str(move)) == position.play(move)
        position = position.play(move)


def test_a_text_that_is_no_move_and_one_that_is_illegal_are_refused() -> None:
    position = rr.start("loop/mini").play("1b3")
    with pytest.raises(ValueError, match="9z9"):
        position.play("9z9")
    with pytest.raises(rr.IllegalMove, match="1b3 holds a black tile"):
        position.play("1b3")


def test_a_move_or_its_text_is_legal_and_nothing_else_is_a_move() -> None:
    position = rr.start("loop/mini").play("1b3")
    assert position.is_legal("1a1")
    assert not position.is_legal("1b3")
    with pytest.raises(TypeError, match="not 3"):
        position.play(3)  # type: ignore[arg-type]


def test_moves_are_equal_by_their_codes_and_can_be_pickled() -> None:
    move = rr.start("loop/mini").parse_move("2b1")
    assert move == rr.Move(move.code)
    assert hash(move) == hash(rr.Move(move.code))
    assert (repr(rr.Move(3)), str(rr.Move(3))) == ("Move(3)", "3")
    assert repr(pickle.loads(pickle.dumps(move))) == "Move('2b1')"


@pytest.mark.parametrize(
    ("before", "moves", "line"),
    [
        ([], ["f1", "e3", "v7"], "1. f1 e3 2. v7"),
        (["f1"], ["e3", "v7", "e1"], "1... e3 2. v7 e1"),
        ([], [], ""),
    ],
)
def test_a_line_has_the_numbers_of_its_turns(
    before: list[str], moves: list[str], line: str
) -> None:
    position = rr.start("ring-majority/cube")
    for move in before:
        position = position.play(move)
    assert position.format_line(moves) == line
    assert position.format_line(map(position.parse_move, moves)) == line


def test_a_free_turn_has_the_number_of_the_turn_before() -> None:
    position, random = rr.start("path-tiles/free-turns", seed=3), Random(5)
    seats: list[int] = []
    moves: list[rr.Move] = []
    at = position
    while len(seats) < 3 or seats[-1] != seats[-2]:
        move = random.choice(at.legal_moves)
        seats, moves, at = [*seats, at.turn], [*moves, move], at.play(move)
    words = position.format_line(moves).split()
    assert [word for word in words if "@" in word] == list(map(str, moves))
    firsts = [n for n, seat in enumerate(seats) if seat == 0 and (n == 0 or seats[n - 1] == 1)]
    assert [word for word in words if "@" not in word] == [f"{n}." for n, _ in enumerate(firsts, 1)]


def test_a_line_with_an_illegal_move_is_refused() -> None:
    with pytest.raises(rr.IllegalMove):
        rr.start("ring-majority/cube").format_line(["f1", "f1"])
