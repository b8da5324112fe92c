"""One way to count moves, in the window, in files, and in the terminal."""

from __future__ import annotations

import random

import pytest

from ringrealms3d.exports.game_words import move_text
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.judging import review_line
from ringrealms3d.records.record import GameRecord
from ringrealms3d.records.tree_rows import tree_rows
from ringrealms3d.records.turns import number_to_come, turn_number
from tests.records.opened import played

GAMES = {"ring-majority/cube": None, "path-tiles/free-turns": 3, "loop/mini": 1}


def random_game(uid: str, seed: int | None) -> GameRecord:
    cursor, rng = Cursor(GameRecord(uid, seed)), random.Random(2)
    while len(cursor.line()) < 20 and (moves := cursor.current.position.legal_moves):
        cursor.play(rng.choice(moves))
    return cursor.record


@pytest.mark.parametrize(("uid", "seed"), GAMES.items())
def test_pages_and_reviews_count_as_the_list_of_moves(uid: str, seed: int | None) -> None:
    record = random_game(uid, seed)
    number = 0
    for row in tree_rows(record, lambda *_: False):
        number = int(row.number) if row.number else number
        for node in filter(None, row.cells):
            assert turn_number(node) == number
            assert move_text(node, record, {}).startswith(f"{number}. ")
    turns = review_line((record.root, *record.line)).turns
    assert turns == tuple(map(turn_number, (record.root, *record.line)))


@pytest.mark.parametrize(("uid", "seed"), GAMES.items())
def test_the_number_to_come_is_that_of_the_next_move(uid: str, seed: int | None) -> None:
    record = random_game(uid, seed)
    for node, after in zip((record.root, *record.line), record.line, strict=False):
        assert number_to_come(node) == turn_number(after)


def test_the_second_seat_begins_with_turn_1_where_it_moves_first() -> None:
    line = played("ring-majority/tet", ["f2", "e1", "v1"], fen="r3/1b4/4:b:13,13").record.line
    assert [turn_number(node) for node in line] == [1, 2, 2]
