"""The rules against the slow second implementation."""

from __future__ import annotations

import numpy as np
import pytest

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.games import start
from ringrealms3d.games.loops_n_leaps.explain import surrounded_sites
from tests.amounts import games
from tests.games.loops_n_leaps.play import (
    LARGE,
    SMALL,
    UIDS,
    board_of,
    men,
    names,
    random_game,
    random_set_up,
    reference_of,
    texts,
)
from tests.games.loops_n_leaps.reference import BLOCKED, ReferenceGame

pytestmark = pytest.mark.both

GAMES = {SMALL: games(6), LARGE: games(2)}
SET_UPS = {SMALL: games(30), LARGE: games(10)}


def check_same(position: Position, game: ReferenceGame) -> None:
    """Compare everything that a position tells with the reference."""
    assert men(position) == game.men
    assert position.turn == game.turn
    assert texts(position) == game.legal()
    assert len(position.legal_moves) == len(texts(position))
    for seat in (0, 1):
        surrounded = surrounded_sites(board_of(position.uid), position.state, seat)
        assert names(position, surrounded) == game.surrounded(seat)
    check_same_safety(position, game)
    check_same_end(position, game)


def check_same_safety(position: Position, game: ReferenceGame) -> None:
    """Compare the safe men, which are worked out where something can leap at them."""
    guarded = position.state.guarded[: position.state.guarded_count].tolist()
    if position.state.leaper_count[position.turn] > 0:
        assert names(position, tuple(guarded)) == game.safe(1 - position.turn)


def check_same_end(position: Position, game: ReferenceGame) -> None:
    outcome = position.outcome
    assert (outcome is None) == (game.end() is None)
    if outcome is None:
        return
    assert outcome.winner == game.winner()
    assert outcome.score == {0: 1.0, 1: -1.0, None: 0.0}[game.winner()]
    assert ("no legal move" in outcome.reason) == (game.end() == BLOCKED)
    if outcome.winner is not None:
        pillars = {x for group in outcome.marks["pillars"] for x in group}
        assert names(position, tuple(pillars)) == game.surrounded(outcome.winner)
        check_loops(position, game, outcome.winner)


def check_loops(position: Position, game: ReferenceGame, winner: int) -> None:
    """The marked men alone surround what all men do, and each of them is needed for it or safe."""
    assert position.outcome is not None
    loops = [names(position, group) for group in position.outcome.marks["men"]]
    marked = set().union(*loops)
    assert marked <= game.safe(winner)
    alone = ReferenceGame(game.side, dict.fromkeys(marked, (winner, 1)))
    assert alone.surrounded(winner) == game.surrounded(winner)


def check_same_captures(position: Position, move: Move, game: ReferenceGame) -> None:
    captures = position.captures(move)
    taken = [position.board.sites[x] for capture in captures for x in capture.taken]
    assert len(taken) == len(set(taken))
    assert set(taken) == game.captured_by(position.format_move(move))
    landing = position.move_places(move)[-1]
    for capture in captures:
        assert capture.taker == position.turn
        assert landing in capture.cause
        assert len(set(capture.cause)) == 2
        assert all(game.men.get(position.board.sites[x]) for x in capture.taken)


def check_game(position: Position, seed: int, eager: bool) -> None:
    """Play a random game and compare after every ply."""
    game = reference_of(position)
    check_same(position, game)
    for move, after in random_game(position, seed, eager):
        check_same_captures(position, move, game)
        game.play(position.format_move(move))
        check_same(after, game)
        position = after


@pytest.mark.parametrize("uid", UIDS)
def test_random_games(uid: str) -> None:
    for seed in range(GAMES[uid]):
        check_game(start(uid), seed, eager=seed % 2 == 1)


@pytest.mark.parametrize("uid", UIDS)
def test_every_move_of_positions_set_up_at_random(uid: str) -> None:
    rng = np.random.default_rng(4)
    for seed in range(SET_UPS[uid]):
        position = random_set_up(uid, seed)
        game = reference_of(position)
        check_same(position, game)
        moves = position.legal_moves
        for i in rng.choice(len(moves), size=min(6, len(moves)), replace=False).tolist():
            twin = game.copy()
            twin.play(position.format_move(moves[i]))
            check_same_captures(position, moves[i], game)
            check_same(position.play(moves[i]), twin)
