"""What holds for every game of Loophole 2D."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.games import start
from tests.games.loophole_2d.play import (
    BOARD,
    MIRROR,
    UID,
    mirrored,
    random_set_up,
    reference_of,
    turned_round,
)
from tests.games.playing import check_leaves_alone, random_game

SEEDS = st.integers(0, 2**32 - 1)
few = settings(max_examples=15)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Draw the start, or a position set up by hand."""
    return start(UID) if draw(st.booleans()) else random_set_up(draw(SEEDS))


def check_same_end(first: Position, second: Position, exchanged: bool) -> None:
    assert (first.outcome is None) == (second.outcome is None)
    if first.outcome and second.outcome:
        assert first.outcome.winner is not None
        assert second.outcome.winner == (first.outcome.winner + exchanged) % 2
        assert second.outcome.score == first.outcome.score * (1 - 2 * exchanged)
        assert len(second.outcome.marks["loop"]) == len(first.outcome.marks["loop"])


@few
@given(positions(), SEEDS)
def test_rows_for_columns_exchange_the_colours(position: Position, seed: int) -> None:
    image = mirrored(position)
    check_same_end(position, image, exchanged=True)
    for move, after in random_game(position, seed):
        image = image.play(Move(int(MIRROR[move.code])))
        check_same_end(after, image, exchanged=True)
    assert image == mirrored(after if position.legal_moves else position)


@few
@given(positions(), SEEDS)
def test_upside_down_the_game_is_the_same(position: Position, seed: int) -> None:
    image = turned_round(position)
    check_same_end(position, image, exchanged=False)
    for move, after in random_game(position, seed):
        image = image.play(Move(BOARD.size - 1 - move.code))
        check_same_end(after, image, exchanged=False)


@few
@given(positions(), SEEDS)
def test_a_turn_places_one_stone_and_passes_the_move(position: Position, seed: int) -> None:
    for move, after in random_game(position, seed):
        changed = np.flatnonzero(after.stones != position.stones)
        assert changed.tolist() == [move.code]
        assert after.stones[move.code] == position.turn + 1
        assert (after.turn, after.ply) == (1 - position.turn, position.ply + 1)
        position = after


@few
@given(positions(), SEEDS)
def test_playing_leaves_the_old_position_alone(position: Position, seed: int) -> None:
    check_leaves_alone(position, random_game(position, seed))


@few
@given(SEEDS)
def test_a_full_board_has_one_winner_and_he_won_on_the_way(seed: int) -> None:
    *_, (_, position) = random_game(start(UID), seed)
    outcome, game = position.outcome, reference_of(position)
    rest = [name for name in BOARD.sites if name not in game.stones]
    for name in np.random.default_rng(seed).permutation(rest).tolist():
        game.stones[name] = game.turn
        game.turn = 1 - game.turn
    assert outcome is not None
    assert game.winner() == outcome.winner
    assert game.cycles(0) + game.cycles(1) == 3
