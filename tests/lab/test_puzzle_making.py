"""Which of the puzzles that games offer are kept."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ringrealms3d.lab.puzzles import making
from ringrealms3d.lab.puzzles.making import Collection, Order, made, ordered
from ringrealms3d.puzzles.file import shipped_puzzles
from ringrealms3d.puzzles.puzzle import Goal, Puzzle

PUZZLES = shipped_puzzles()
UID = "loophole-2d/14"
OF_IT = tuple(puzzle for puzzle in PUZZLES if puzzle.variant == UID)


def variations(moves: int, count: int) -> list[Puzzle]:
    """Return puzzles of different positions that are won in so many moves."""
    different = {puzzle.fen: puzzle for puzzle in OF_IT}
    found = [replace(p, goal=Goal.WIN_IN, moves=moves) for p in different.values()][:count]
    assert len(found) == count
    return found


def test_one_of_five_is_won_at_once_and_no_more_are_kept_than_ordered() -> None:
    collection = Collection(Order(UID, 5), ())
    kept = []
    for moves, offered in ((1, 3), (2, 3), (2, 3), (3, 3), (4, 1)):
        collection.add(variations(moves, offered))
        kept.append((len(collection.puzzles), collection.full))
    assert kept == [(1, False), (4, False), (4, False), (5, True), (5, True)]


def test_games_go_on_after_those_of_known_puzzles_until_there_are_enough(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played: list[int] = []
    wins = variations(2, 4)

    def find(order: Order, number: int) -> list[Puzzle]:
        played.append(number)
        return [replace(wins[number], game=number, seed=order.seed)]

    monkeypatch.setattr(making, "_find", find)
    monkeypatch.setattr(
        making, "done_apart", lambda do, numbers, jobs: ((n, do(n)) for n in numbers)
    )
    other = replace(wins[0], variant="loop/mini")
    known = (replace(wins[0], game=0, seed=1), replace(wins[3], seed=2, game=9), other)
    told = list(made(Order(UID, 4), known))
    assert [(len(each.puzzles), each.games) for each in told] == [(2, 0), (3, 1), (4, 2)]
    assert played == [1, 2]
    assert len(list(made(Order(UID, 2), known))) == 1


def test_the_easiest_come_first() -> None:
    assert ordered(reversed(ordered(OF_IT))) == ordered(OF_IT)
    assert [p.stars for p in ordered(OF_IT)] == sorted(p.stars for p in OF_IT)
