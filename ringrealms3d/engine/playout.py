"""Random playouts: games played to the end with uniformly random legal moves."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core import verbs
from ringrealms3d.core.kernel import entry_kernel, kernel
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import next_word, seeded
from ringrealms3d.core.verbs import Struct
from ringrealms3d.engine.states import copy_state, row_of_states
from ringrealms3d.games import machine_code_of


@dataclass(frozen=True, slots=True)
class PlayoutCounts:
    """The results of a number of playouts from one position.

    Attributes:
        playouts: how many games were played to the end.
        plies: how many moves they took together.
        wins: the games that seat 0 and seat 1 won; the rest were draws.
        margin: the sum of seat 0's margins.
    """

    playouts: int
    plies: int
    wins: tuple[int, int]
    margin: int


def run_playouts(position: Position, count: int, seed: int) -> PlayoutCounts:
    """Play a number of random games from a position to their ends.

    Raises:
        UserError: the rules of a game from outside fail.
    """
    states = row_of_states(position.state, 2)
    totals = np.zeros(4, dtype=np.int64)
    tables = position.variant.tables
    with machine_code_of(position.uid):
        _run(tables, states.rows, states.words, seeded(seed), count, totals)
    plies, first, second, margin = totals.tolist()
    return PlayoutCounts(count, plies, (first, second), margin)


@kernel
def rollout_margin(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> int:
    """Play as far as a search does and return seat 0's margin."""
    verbs.rollout(tables, state, rng)
    return verbs.margin(tables, state)


@entry_kernel
def _run(
    tables: Struct,
    rows: NDArray[np.void],
    words: NDArray[np.uint64],
    rng: NDArray[np.uint64],
    count: int,
    totals: NDArray[np.int64],
) -> None:
    """Play from state 0 in state 1; add plies, wins of either seat and margins to the totals."""
    for _ in range(count):
        copy_state(words, 0, 1)
        verbs.playout(tables, rows[1], rng)
        margin = verbs.margin(tables, rows[1])
        totals[0] += rows[1].ply - rows[0].ply
        totals[1] += margin > 0
        totals[2] += margin < 0
        totals[3] += margin


@entry_kernel
def calibration_loop(rng: NDArray[np.uint64], count: int) -> np.uint64:
    """Draw this many random words, each from the one before: a yardstick for the processor."""
    for _ in range(count):
        rng[0] = next_word(rng)
    drawn: np.uint64 = rng[0]
    return drawn
