"""What holds for every game of Loop."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import seeded
from ringrealms3d.games import from_fen, start, variant
from ringrealms3d.games.loop import rules
from ringrealms3d.games.loop.board import Spot
from tests.games.loop.play import MAIN, MINI, climbing_game, pile
from tests.games.playing import check_leaves_alone, random_game

SEEDS = st.integers(0, 2**32 - 1)
few = settings(max_examples=10)
small_piles = st.sampled_from([MINI, MAIN])


def mirrored_moves(uid: str) -> NDArray[np.int64]:
    """Return for each site, and for the swap, the move on the board with left and right changed."""
    board = pile(uid)
    index = {spot: site for site, spot in enumerate(board.spots)}
    sites = [
        index[Spot(level, row, 2 * (board.side - level) - row - column)]
        for level, row, column in board.spots
    ]
    return np.array([*sites, board.size])


def exchanged(fen: str) -> str:
    """Return a line with the colours of tiles and of the seat to move exchanged."""
    tiles, turn, *rest = fen.split(":")
    colours = str.maketrans("bw", "wb")
    return ":".join((tiles.translate(colours), turn.translate(colours), *rest))


@few
@given(small_piles, SEEDS)
def test_a_mirrored_game_is_the_same_game(uid: str, seed: int) -> None:
    mirror, image = mirrored_moves(uid), start(uid)
    for move, after in climbing_game(start(uid), seed):
        image = image.play(Move(int(mirror[move.code])))
        assert (image.stones[mirror[:-1]] == after.stones).all()
        moves = {int(mirror[legal.code]) for legal in after.legal_moves}
        assert moves == {legal.code for legal in image.legal_moves}
        assert (image.outcome is None) == (after.outcome is None)
    assert image.outcome is not None
    assert after.outcome is not None
    assert (image.outcome.winner, image.outcome.score) == (
        after.outcome.winner,
        after.outcome.score,
    )


@few
@given(small_piles, SEEDS)
def test_once_no_swap_is_possible_the_colours_are_alike(uid: str, seed: int) -> None:
    position = start(uid)
    for _, after in random_game(position, seed):
        position = after
        if after.ply == 2:
            break
    image = from_fen(uid, exchanged(position.fen()))
    for move, after in climbing_game(position, seed):
        image = image.play(move)
        assert image.turn == 1 - after.turn
        assert image.legal_moves == after.legal_moves
        assert (image.stones == np.array([0, 2, 1])[after.stones]).all()
    first, second = after.outcome, image.outcome
    assert first is not None
    assert second is not None
    assert second.score == -first.score
    assert second.marks == first.marks


@few
@given(small_piles, SEEDS)
def test_playing_leaves_the_old_position_alone(uid: str, seed: int) -> None:
    position = start(uid)
    check_leaves_alone(position, random_game(position, seed))


@few
@given(small_piles, SEEDS)
def test_a_turn_places_one_tile_that_stays(uid: str, seed: int) -> None:
    position = start(uid)
    for move, after in random_game(position, seed):
        changed = np.flatnonzero(position.stones != after.stones)
        assert changed.tolist() == list(position.move_places(move))
        assert after.stones[changed[0]] == position.turn + 1
        assert (after.turn, after.ply) == (1 - position.turn, position.ply + 1)
        position = after


@few
@given(small_piles, SEEDS)
def test_incremental_data_equals_that_of_a_position_set_up(uid: str, seed: int) -> None:
    for _, after in climbing_game(start(uid), seed):
        again = from_fen(uid, after.fen()).state
        assert (again.own == after.state.own).all()
        assert again.vacant_holes == after.state.vacant_holes
        counts = int(again.open_count), int(after.state.open_count)
        assert counts[0] == counts[1]
        assert set(again.open_site[: counts[0]]) == set(after.state.open_site[: counts[0]])


def test_random_moves_are_spread_evenly_over_the_legal_ones() -> None:
    position = start(MINI)
    for _, after in random_game(position, seed=8):
        if after.outcome is None and len(after.legal_moves) in (6, 7, 8):
            position = after
    legal, rng, tables = position.legal_moves, seeded(1), variant(MINI).tables
    drawn = [int(rules.random_move(tables, position.state, rng)) for _ in range(4000)]
    counts = np.bincount(drawn, minlength=41)
    assert set(np.flatnonzero(counts)) == {move.code for move in legal}
    expected = 4000 / len(legal)
    assert abs(counts[counts > 0] - expected).max() < 5 * expected**0.5


def test_the_swap_is_drawn_like_any_other_move() -> None:
    position: Position = start(MINI).play(Move(3))
    rng, tables = seeded(2), variant(MINI).tables
    drawn = [int(rules.random_move(tables, position.state, rng)) for _ in range(4400)]
    assert 130 < drawn.count(40) < 270
