"""How fast the rules run: random playouts against a calibration loop in the same process."""

from __future__ import annotations

import time
from dataclasses import dataclass

from ringrealms3d.core.position import Position
from ringrealms3d.core.random import seeded
from ringrealms3d.engine.playout import calibration_loop, run_playouts

_CALIBRATION_DRAWS = 20_000_000
_TRIAL_PLAYOUTS = 500
_ROUNDS = 3


@dataclass(frozen=True, slots=True)
class Speed:
    """The best of several rounds of random playouts from one position.

    Attributes:
        playouts: whole games per second.
        moves: moves per second; in Ring Majority every move places a stone.
        draws_per_move: the calibration loop's draws in the time of one move.
    """

    playouts: float
    moves: float
    draws_per_move: float


def calibrate() -> float:
    """Return how many random words the processor draws in a second, the best of three rounds."""
    calibration_loop(seeded(1), 1)
    times = []
    for _ in range(_ROUNDS):
        began = time.perf_counter()
        calibration_loop(seeded(1), _CALIBRATION_DRAWS)
        times.append(time.perf_counter() - began)
    return _CALIBRATION_DRAWS / min(times)


def measure(position: Position, seconds: float, draws_per_second: float) -> Speed:
    """Run random playouts for about so many seconds and return how fast they went."""
    _timed_playouts(position, 1)  # loads or compiles the kernel
    _, taken = _timed_playouts(position, _TRIAL_PLAYOUTS)
    count = max(1, round(_TRIAL_PLAYOUTS * seconds / _ROUNDS / taken))
    rounds = [_timed_playouts(position, count) for _ in range(_ROUNDS)]
    plies, best = min(rounds, key=lambda result: result[1])
    return Speed(count / best, plies / best, draws_per_second * best / plies)


def _timed_playouts(position: Position, count: int) -> tuple[int, float]:
    """Return the plies of so many playouts and the seconds they took."""
    began = time.perf_counter()
    plies = run_playouts(position, count, seed=1).plies
    return plies, time.perf_counter() - began
