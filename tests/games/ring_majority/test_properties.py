"""What holds for every game of Ring Majority."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ringrealms3d.core.position import Position
from ringrealms3d.games import from_fen, start
from ringrealms3d.games.ring_majority import rules
from ringrealms3d.geometry.standing import realm_polyhedron
from ringrealms3d.geometry.symmetry import Permutations, symmetries
from tests.games.playing import check_leaves_alone, random_game
from tests.games.ring_majority.play import SMALL, UIDS, fen_of, random_set_up, realm

SEEDS = st.integers(0, 2**32 - 1)
few = settings(max_examples=30)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Draw the start of a small board, or a position set up on it."""
    uid = draw(st.sampled_from(SMALL))
    return start(uid) if draw(st.booleans()) else random_set_up(uid, draw(SEEDS))


@cache
def symmetry_group(uid: str) -> Permutations:
    return symmetries(realm_polyhedron(uid.partition("/")[2])).full


def with_colours_exchanged(position: Position) -> Position:
    swap = str.maketrans("rb", "br")
    stones, turn, hands = position.fen().split(":")
    red, blue = hands.split(",")
    text = f"{stones.translate(swap)}:{turn.translate(swap)}:{blue},{red}"
    return from_fen(position.uid, text)


@few
@given(positions(), SEEDS)
def test_colours_exchanged_give_the_mirrored_game(position: Position, seed: int) -> None:
    mirrored = with_colours_exchanged(position)
    exchange = np.array([0, 2, 1], dtype=np.int8)
    for move, after in random_game(position, seed):
        mirrored = mirrored.play(move)
        assert (mirrored.stones == exchange[after.stones]).all()
        assert mirrored.turn == 1 - after.turn
        assert mirrored.hand == (after.hand or ())[::-1]
        assert mirrored.captured == (after.captured or ())[::-1]
        check_mirrored_ends(after, mirrored)


def check_mirrored_ends(first: Position, second: Position) -> None:
    assert (first.outcome is None) == (second.outcome is None)
    if first.outcome and second.outcome:
        assert second.outcome.score == -first.outcome.score
        winner = first.outcome.winner
        assert second.outcome.winner == (None if winner is None else 1 - winner)


def permuted(position: Position, permutation: Permutations) -> Position:
    stones = np.zeros_like(position.stones)
    stones[permutation] = position.stones
    text = fen_of(position.uid, stones.tolist(), position.turn, position.hand or (0, 0))
    return from_fen(position.uid, text)


def check_permuted_game(position: Position, permutation: Permutations, seed: int) -> None:
    image = permuted(position, permutation)
    for move, after in random_game(position, seed):
        image = image.play(type(move)(int(permutation[move.code])))
        assert (image.stones[permutation] == after.stones).all()
        assert image.hand == after.hand
        check_permuted_ends(after, image, permutation)


def check_permuted_ends(after: Position, image: Position, permutation: Permutations) -> None:
    """Compare the ends of a game and of its image, with the stones that decide it."""
    one, other = after.outcome, image.outcome
    assert (one is None) == (other is None)
    if one and other:
        assert (other.winner, other.reason, other.score) == (one.winner, one.reason, one.score)
        (stones,) = one.marks.get("stones", ((),))
        (images,) = other.marks.get("stones", ((),))
        assert sorted(permutation[list(stones)].tolist()) == list(images)


@few
@given(positions(), SEEDS)
def test_symmetries_of_the_solid_are_symmetries_of_the_game(position: Position, seed: int) -> None:
    group = symmetry_group(position.uid)
    check_permuted_game(position, group[seed % len(group)], seed)


@pytest.mark.parametrize("uid", ["ring-majority/sirco", "ring-majority/snic", "ring-majority/ti"])
def test_symmetries_on_larger_boards(uid: str) -> None:
    group = symmetry_group(uid)
    check_permuted_game(start(uid), group[len(group) // 3], seed=3)


@few
@given(st.sampled_from(UIDS[:8]), SEEDS)
def test_the_order_of_the_sites_does_not_matter(uid: str, seed: int) -> None:
    position, rng = start(uid), np.random.default_rng(seed)
    new = rng.permutation(realm(uid).size)
    rings = [rng.permutation(new[list(ring)]) for ring in realm(uid).rings]
    old = np.argsort(new)
    shuffled = tuple(tuple(map(int, rings[x])) for x in old)
    tables = rules.make_tables(shuffled)
    size = realm(uid).size
    state = rules.make_state(shuffled, np.zeros(size, np.int8), 0, (size, size), tables)
    for move, after in random_game(position, seed):
        rules.play(tables, state, int(new[move.code]))
        assert (state.stone[:size][new] == after.stones).all()
        assert tuple(state.hand) == after.hand
        assert rules.over(tables, state) == (after.outcome is not None)
    assert rules.margin(tables, state) == (after.outcome and after.outcome.score)


@few
@given(positions(), SEEDS)
def test_no_stone_is_lost_or_made(position: Position, seed: int) -> None:
    size = position.board.size
    for _, after in random_game(position, seed):
        for seat in (0, 1):
            hand, captured = (after.hand or (0, 0))[seat], (after.captured or (0, 0))[seat]
            on_board = int(np.count_nonzero(after.stones == seat + 1))
            assert hand >= 0
            assert captured >= 0
            assert hand + on_board + captured == size


@few
@given(positions(), SEEDS)
def test_a_turn_places_one_stone_and_passes_the_move(position: Position, seed: int) -> None:
    for _, after in random_game(position, seed):
        assert after.turn == 1 - position.turn
        assert after.ply == position.ply + 1
        used = [a - b for a, b in zip(position.hand or (), after.hand or (), strict=True)]
        assert used == [int(position.turn == seat) for seat in (0, 1)]
        position = after


@few
@given(positions(), SEEDS)
def test_playing_leaves_the_old_position_alone(position: Position, seed: int) -> None:
    check_leaves_alone(position, random_game(position, seed))


@few
@given(positions(), SEEDS)
def test_a_game_lasts_two_turns_a_position_at_most(position: Position, seed: int) -> None:
    plies = sum(1 for _ in random_game(position, seed))
    assert plies <= sum(position.hand or ())
