"""The rules against the slow second implementation."""

from __future__ import annotations

import pytest

from ringrealms3d.core.position import Position
from ringrealms3d.games import start
from tests.amounts import games
from tests.games.loophole_2d.play import BOARD, UID, nearly_full, random_set_up, reference_of
from tests.games.loophole_2d.reference import ReferenceGame
from tests.games.playing import random_game

pytestmark = pytest.mark.both

GAMES = games(15)
SET_UPS = 60


def check_same(position: Position, game: ReferenceGame) -> None:
    """Compare everything that a position tells with the reference."""
    stones = {BOARD.sites[x]: int(stone) - 1 for x, stone in enumerate(position.stones) if stone}
    assert stones == game.stones
    assert position.turn == game.turn
    winner = game.winner()
    assert position.outcome is None or position.outcome.winner is not None
    assert (position.outcome and position.outcome.winner) == winner
    vacant = set() if winner is not None else set(BOARD.sites) - set(stones)
    assert {position.format_move(move) for move in position.legal_moves} == vacant


def check_game(position: Position, seed: int) -> None:
    """Play a random game and compare after every ply."""
    game = reference_of(position)
    check_same(position, game)
    for move, after in random_game(position, seed):
        game.stones[position.format_move(move)] = game.turn
        game.turn = 1 - game.turn
        check_same(after, game)


def test_random_games() -> None:
    for seed in range(GAMES):
        check_game(start(UID), seed)


def test_random_games_from_positions_set_up_by_hand() -> None:
    for seed in range(GAMES):
        check_game(random_set_up(seed), seed)


def test_positions_set_up_by_hand() -> None:
    for seed in range(SET_UPS):
        position = random_set_up(seed, fill=0.6 + 0.4 * seed / (SET_UPS - 1))
        check_same(position, reference_of(position))


def test_every_move_into_nearly_full_boards() -> None:
    for seed in range(GAMES):
        position = nearly_full(seed, vacant=8)
        for move in position.legal_moves:
            game = reference_of(position)
            game.play(position.format_move(move))
            check_same(position.play(move), game)
