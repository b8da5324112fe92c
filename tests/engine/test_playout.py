"""Random playouts add up, and a seed means the same games for ever."""

from __future__ import annotations

import numpy as np
import pytest

from ringrealms3d.core import verbs
from ringrealms3d.core.random import seeded
from ringrealms3d.engine.playout import calibration_loop, rollout_margin, run_playouts
from ringrealms3d.engine.states import copy_state, row_of_states
from ringrealms3d.games import from_fen, start
from tests.amounts import at_night


@pytest.mark.parametrize("uid", ["ring-majority/tet", at_night("ring-majority/tic")])
def test_playouts_are_the_games_of_the_verbs(uid: str) -> None:
    position, rng = start(uid), seeded(8)
    plies, wins, total = 0, [0, 0], 0
    for _ in range(5):
        state = position.state.copy()
        while not verbs.over(position.variant.tables, state):
            code = verbs.random_move(position.variant.tables, state, rng)
            verbs.play(position.variant.tables, state, code)
        margin = verbs.margin(position.variant.tables, state)
        plies, total = plies + state.ply, total + margin
        wins = [wins[0] + int(margin > 0), wins[1] + int(margin < 0)]
    found = run_playouts(position, 5, seed=8)
    assert (found.playouts, found.plies, found.margin) == (5, plies, total)
    assert found.wins == (wins[0], wins[1])


def test_a_seed_means_the_same_games_for_ever() -> None:
    found = run_playouts(start("ring-majority/tet"), 200, seed=1)
    assert (found.plies, found.wins, found.margin) == (5491, (125, 74), 678)
    assert run_playouts(start("ring-majority/tet"), 200, seed=2) != found


def test_playouts_leave_the_position_alone() -> None:
    position = start("ring-majority/cube")
    before = position.state.tobytes()
    run_playouts(position, 3, seed=4)
    assert position.state.tobytes() == before


def test_a_finished_game_has_nothing_to_play() -> None:
    position = from_fen("ring-majority/tet", "rrrr/bbbbbb/rrrb:r:5,5")
    found = run_playouts(position, 4, seed=3)
    assert (found.plies, found.wins, found.margin) == (0, (0, 0), 0)
    assert rollout_margin(position.variant.tables, position.state.copy(), seeded(0)) == 0


def test_copying_one_state_of_a_row() -> None:
    position = start("ring-majority/tet")
    states = row_of_states(position.state, 3)
    verbs.play(position.variant.tables, states.rows[1], 4)
    copy_state(states.words, 1, 2)
    assert states.rows[0].ply == 0
    assert states.rows[2].ply == 1
    assert states.words[1].tolist() == states.words[2].tolist()
    assert np.shares_memory(states.rows, states.words)


def test_the_yardstick_draws_again_and_again() -> None:
    rng = seeded(0)
    once = calibration_loop(rng, 1)
    assert calibration_loop(seeded(0), 2) == calibration_loop(rng, 1) != once
