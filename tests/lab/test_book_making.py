"""Books from games."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import ringrealms3d as rr
from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.engine.book.book import book_moves
from ringrealms3d.engine.levels import Limit
from ringrealms3d.lab.book_making import book_of, self_play
from ringrealms3d.lab.matches.match import GameResult, Match
from tests.lab.matches.finished import finished

CUBE = "ring-majority/cube"
NODES = Limit(nodes=12)
MATCH = self_play(CUBE, NODES, plies=3, seed=1)
LINE = (0, 3, 20)


def game(number: int, codes: tuple[int, ...], winner: int | None) -> GameResult:
    texts = tuple(rr.start(CUBE).format_move(Move(code)) for code in codes)
    return finished(number, texts, winner, CUBE)


def image(codes: tuple[int, ...], index: int) -> tuple[int, ...]:
    row = rr.start(CUBE).variant.symmetries()[index]
    return tuple(int(row[code]) for code in codes)


def after(codes: tuple[int, ...]) -> Position:
    position = rr.start(CUBE)
    for code in codes:
        position = position.play(Move(code))
    return position


def test_games_that_are_images_of_each_other_are_one_line() -> None:
    games = [game(n, image(LINE, 5 * n), 0) for n in range(9)]
    book = book_of(MATCH, games, plies=3)
    assert len(book.positions) == 3
    for ply in range(3):
        (found,) = book_moves(book, after(LINE[:ply]))
        assert Move(LINE[ply]) in found.moves
        assert found.tally.games == 9


def test_points_go_to_who_played_the_move_whichever_player_that_was() -> None:
    winners = [0, 0, 1, None, 0, 1, 1, 0]  # players; even games have player 0 in the first seat
    games = [game(n, LINE, winner) for n, winner in enumerate(winners)]
    points = [0.5 if w is None else float(w == n % 2) for n, w in enumerate(winners)]
    book = book_of(MATCH, games, plies=3)
    for ply, expected in enumerate((sum(points), 8 - sum(points), sum(points))):
        (found,) = book_moves(book, after(LINE[:ply]))
        assert (found.tally.games, found.tally.points) == (8, expected)


def test_only_so_many_plies_and_positions_with_games_enough_are_kept() -> None:
    games = [game(n, LINE, 0) for n in range(8)] + [game(8, (6, 7, 9), 0)]
    book = book_of(MATCH, games, plies=2)
    assert len(book.positions) == 2  # the start, where both lines count, and one move on
    assert sum(move.tally.games for move in book_moves(book, rr.start(CUBE))) == 9
    assert book.made["games"] == 9


def test_a_book_counts_as_counting_by_hand_does() -> None:
    """Random games, counted once more with every image of every board written out."""
    rng = np.random.default_rng(4)
    games = []
    for number in range(120):
        position, codes = rr.start(CUBE), []
        for _ in range(2):
            codes.append(int(rng.choice([move.code for move in position.legal_moves])))
            position = position.play(Move(codes[-1]))
        games.append(game(number, (codes[0], codes[1]), 0))
    book = book_of(MATCH, games, plies=2)
    rows = rr.start(CUBE).variant.symmetries()
    pairs: Counter[frozenset[tuple[int, int]]] = Counter()
    for played in games:
        a, b = (rr.start(CUBE).parse_move(text).code for text in played.moves)
        pairs[frozenset((int(row[a]), int(row[b])) for row in rows)] += 1
    compared = 0
    for images, count in pairs.items():
        a, b = min(images)
        for move in book_moves(book, after((a,))):
            if Move(b) in move.moves:
                assert move.tally.games == count
                compared += count
    assert compared > len(games) / 2


@pytest.mark.parametrize(
    ("uid", "named"),
    [
        ("path-tiles/free-turns", "path-tiles/free-turns starts with a new deal"),
        ("ring-majority/ball", "ball"),
    ],
)
def test_no_book_of(uid: str, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        self_play(uid, NODES, plies=3, seed=1)


def test_self_play_is_a_match_without_random_moves() -> None:
    assert Match(CUBE, ("varied=3", "varied=3"), NODES, 1, random_plies=0) == MATCH
    hasty = self_play(CUBE, NODES, plies=3, seed=1, then=5)
    assert hasty.players == ("varied=3,then=5", "varied=3,then=5")
