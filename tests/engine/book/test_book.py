"""What a book knows of a position, which moves it calls good, and which it draws."""

from __future__ import annotations

from collections import Counter

import pytest

import ringrealms3d as rr
from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.engine.book.book import (
    Book,
    BookMove,
    Tally,
    book_moves,
    drawn_move,
    good_moves,
)
from ringrealms3d.engine.book.canonical import canonical

CUBE, MAIN = "ring-majority/cube", "loop/main"
LINE = (0, 3, 20)


def book_at(position: Position, tallies: dict[Move, Tally]) -> Book:
    """Return a book that knows the moves of one position."""
    turned = canonical(position)
    name = position.variant.format_move
    moves = {name(turned.code_of(move)): tally for move, tally in tallies.items()}
    return Book(position.uid, {turned.key: moves})


def played(codes: tuple[int, ...]) -> Position:
    position = rr.start(CUBE)
    for code in codes:
        position = position.play(Move(code))
    return position


def row(*tallies: tuple[int, float]) -> tuple[BookMove, ...]:
    return tuple(BookMove((Move(i),), Tally(*tally)) for i, tally in enumerate(tallies))


def codes(moves: tuple[BookMove, ...]) -> list[int]:
    return [move.moves[0].code for move in moves]


def test_every_image_of_a_position_finds_its_moves() -> None:
    position = played(LINE)
    known = {Move(1): Tally(30, 20.0), Move(9): Tally(20, 15.0), Move(25): Tally(10, 1.0)}
    book = book_at(position, known)
    for symmetry in position.variant.symmetries():
        image = played(tuple(int(symmetry[code]) for code in LINE))
        found = book_moves(book, image)
        assert [move.tally for move in found] == list(known.values())
        for move, before in zip(found, known, strict=True):
            assert Move(int(symmetry[before.code])) in move.moves


def test_another_position_finds_nothing() -> None:
    book = book_at(played(LINE), {Move(1): Tally(30, 20.0)})
    assert book_moves(book, played(LINE[:2])) == ()
    assert drawn_move(book, played(LINE[:2]), seed=1) is None


def test_a_move_that_the_rules_do_not_allow_is_passed_over() -> None:
    position = rr.start(MAIN)
    book = book_at(position, {Move(0): Tally(30, 20.0)})
    swap = dict(book.positions[canonical(position).key]) | {"swap": Tally(99, 99.0)}
    wrong = Book(MAIN, {canonical(position).key: swap})
    assert [move.tally.games for move in book_moves(wrong, position)] == [30]


@pytest.mark.parametrize(
    ("tallies", "good"),
    [
        ((), []),
        (((7, 7.0),), []),  # too few games to go by
        (((8, 0.0),), [0]),
        (((100, 50.0), (80, 40.0), (60, 12.0)), [0, 1]),  # one did much worse
        (((100, 50.0), (9, 9.0)), [0]),  # lucky more likely than good
        (((100, 20.0), (30, 24.0)), [1]),  # the one played most did much worse
        (((9, 5.0), (8, 3.0)), [0, 1]),  # too close to tell
        (((66, 18.5), (7, 5.0), (6, 5.0), (5, 4.0), (4, 3.5)), []),  # the usual move is a mistake
    ],
)
def test_good_moves(tallies: tuple[tuple[int, float], ...], good: list[int]) -> None:
    assert codes(good_moves(row(*tallies))) == good


def test_a_move_is_drawn_as_often_as_it_was_played() -> None:
    position = rr.start(CUBE)  # whose faces, edges and vertices are one move each
    face, edge = Move(0), Move(6)
    book = book_at(position, {face: Tally(60, 30.0), edge: Tally(20, 10.0)})
    drawn = Counter(drawn_at(book, position, seed) for seed in range(2_000))
    faces = sum(count for move, count in drawn.items() if move.code < 6)
    assert faces / 2_000 == pytest.approx(0.75, abs=0.04)
    assert sorted(move.code for move in drawn) == list(range(18))  # all that are the same
    assert min(drawn.values()) > 0.5 * 2_000 / 4 / 12


def drawn_at(book: Book, position: Position, seed: int) -> Move:
    found = drawn_move(book, position, seed)
    assert found is not None
    return found[0]


def test_a_seed_fixes_the_move() -> None:
    book = book_at(rr.start(CUBE), {Move(0): Tally(60, 30.0), Move(6): Tally(60, 30.0)})
    first, again = ([drawn_at(book, rr.start(CUBE), seed) for seed in range(30)] for _ in range(2))
    assert first == again
    assert len(set(first)) > 5


def test_a_drawn_move_is_told_with_its_tally() -> None:
    book = book_at(rr.start(CUBE), {Move(0): Tally(40, 25.0)})
    found = drawn_move(book, rr.start(CUBE), seed=4)
    assert found is not None
    assert found[1] == Tally(40, 25.0)
    assert found[1].score == pytest.approx(0.625)
