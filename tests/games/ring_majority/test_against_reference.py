"""The rules against the slow second implementation."""

from __future__ import annotations

import pytest

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.games import start
from tests.amounts import games, rest_nightly
from tests.games.playing import random_game
from tests.games.ring_majority.play import (
    SMALL,
    UIDS,
    random_set_up,
    realm,
    reason_class,
    reference_of,
    reference_rings,
)
from tests.games.ring_majority.reference import ReferenceGame, Taking

pytestmark = pytest.mark.both

PLAYED = rest_nightly(UIDS, *SMALL, "ring-majority/snic", "ring-majority/grid")
"""Games know a board by its rings alone; grid has most of them, and snic's ones have no mirror."""

GAMES = {uid: games(30 if uid in SMALL else 4 if realm(uid).size < 200 else 2) for uid in UIDS}


def check_same(position: Position, game: ReferenceGame) -> None:
    """Compare everything that a position tells with the reference."""
    stones = {x: int(stone) - 1 for x, stone in enumerate(position.stones) if stone}
    assert stones == game.stones
    assert position.turn == game.turn
    assert position.hand == tuple(game.hand)
    assert position.captured == game.captured()
    assert [move.code for move in position.legal_moves] == game.legal()
    check_same_end(position, game)


def check_same_end(position: Position, game: ReferenceGame) -> None:
    outcome, expected = position.outcome, game.why_over()
    assert (outcome is None) == (expected is None)
    if outcome is None:
        return
    assert reason_class(outcome) == expected
    assert outcome.score == game.score()
    assert outcome.winner == game.winner()
    if expected == "spent":
        assert outcome.reason.startswith(("Red", "Blue")[game.turn])


def check_same_captures(before: Position, move: Move, takings: list[Taking]) -> None:
    """Compare the captures of a move ring by ring; order counts between the two steps only."""
    found = before.captures(move)
    rings = [(c.taker, frozenset(c.cause), frozenset(c.taken)) for c in found]
    assert len(rings) == len(takings)
    assert set(rings) == {(t.taker, t.ring, t.taken) for t in takings}
    assert [c.taker for c in found] == [t.taker for t in takings]
    assert all(c.cause in realm(before.uid).rings for c in found)


def check_game(position: Position, seed: int, with_captures: bool) -> None:
    """Play a random game and compare after every ply."""
    game = reference_of(position)
    check_same(position, game)
    for move, after in random_game(position, seed):
        takings = game.play(move.code)
        check_same(after, game)
        if takings or with_captures:
            check_same_captures(position, move, takings)
        position = after


@pytest.mark.parametrize("uid", UIDS)
def test_rings_of_the_board(uid: str) -> None:
    assert tuple(map(frozenset, realm(uid).rings)) == reference_rings(uid)


@pytest.mark.few(3)
@pytest.mark.parametrize("uid", PLAYED)
def test_random_games(uid: str) -> None:
    for seed in range(GAMES[uid]):
        check_game(start(uid), seed, with_captures=uid in SMALL)


@pytest.mark.few(3)
@pytest.mark.parametrize("uid", PLAYED)
def test_random_games_from_positions_set_up_by_hand(uid: str) -> None:
    for seed in range(2 * GAMES[uid]):
        check_game(random_set_up(uid, seed), seed, with_captures=uid in SMALL)


@pytest.mark.few(8)
@pytest.mark.parametrize("uid", UIDS)
def test_every_move_into_nearly_full_boards(uid: str) -> None:
    for seed in range(GAMES[uid]):
        position = random_set_up(uid, seed, fill=0.97)
        game = reference_of(position)
        for move in position.legal_moves:
            twin = game.copy()
            takings = twin.play(move.code)
            check_same_captures(position, move, takings)
            check_same(position.play(move), twin)


@pytest.mark.parametrize("uid", SMALL)
def test_what_captures_name_is_what_vanishes(uid: str) -> None:
    position = start(uid)
    seen = set()
    for move, after in random_game(position, seed=5):
        captures = position.captures(move)
        seen |= {capture.taker == position.turn for capture in captures}
        taken = {x for capture in captures for x in capture.taken}
        before = set(position.stones.nonzero()[0].tolist()) | {move.code}
        assert before - set(after.stones.nonzero()[0].tolist()) == taken
        position = after
    assert seen == {True, False}
