"""Playing strength as levels from 1 to 10, and how a level chooses its move.

A lower level searches less and chooses at a higher temperature among its preferred moves.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.core.random import below
from ringrealms3d.engine.analysis import Analysis

T = TypeVar("T", int, float)


@dataclass(frozen=True, slots=True)
class Limits:
    """When a search ends: at whichever comes first.

    Attributes:
        simulations: the most playouts, or None.
        seconds: the longest time, or None.

    Raises:
        ValueError: a limit is not a number of at least 0.
    """

    simulations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        for limit in (self.simulations, self.seconds):
            if limit is not None and not 0 <= limit < inf:
                raise UserError("a search cannot be limited to {limit}", limit=limit)


UNLIMITED = Limits()
"""No end but the result."""


@dataclass(frozen=True, slots=True)
class Level:
    """One playing strength.

    Attributes:
        limits: how much it searches.
        temperature: 0 plays the most visited move; 1 chooses a move as often as it was visited.
        book: whether it plays from the opening book against people.
    """

    limits: Limits
    temperature: float
    book: bool = False

    def limits_for(self, moves: int) -> Limits:
        """Return its limits for a position with this many legal moves."""
        return self.limits if moves > 1 else _NO_CHOICE


def smallest(*limits: T | None) -> T | None:
    """Return the smallest limit, None if there is none."""
    return min((limit for limit in limits if limit is not None), default=None)


LOWEST, HIGHEST = 1, 10
DEFAULT_SECONDS = 5.0
_NO_CHOICE = Limits(simulations=1)
_SIMULATIONS = (60, 60, 150, 400, 1_000, 2_500, 8_000, 25_000, 80_000, None)
_TEMPERATURE = (10.0, 0.75, 0.3, 0.26, 0.22, 0.15, 0.1, 0.05, 0.0, 0.0)
_LOWEST_WITH_BOOK = 9
_DRAW_STEPS = 1 << 20


def get_level(number: int, seconds: float = DEFAULT_SECONDS) -> Level:
    """Return a level.

    Args:
        number: from 1 to 10.
        seconds: how long the highest level searches for a move, and the limit for all others.

    Raises:
        ValueError: the number is not from 1 to 10, or the seconds are below 0.
    """
    if number not in range(LOWEST, HIGHEST + 1):
        raise UserError(
            "no level {number} (levels go from {lowest} to {highest})",
            number=number,
            lowest=LOWEST,
            highest=HIGHEST,
        )
    limits = Limits(_SIMULATIONS[number - 1], seconds)
    return Level(limits, _TEMPERATURE[number - 1], book=number >= _LOWEST_WITH_BOOK)


def choose(analysis: Analysis, temperature: float, rng: NDArray[np.uint64]) -> Move:
    """Return the move that a level plays after a search.

    It plays the soonest win that it has proven. If it has proven that all moves lose, it plays the
    one that loses latest, or least.
    """
    likely = [seen for seen in analysis.candidates if seen.proven != "loss"]
    if temperature == 0 or not likely or analysis.candidates[0].proven == "win":
        return analysis.candidates[0].move
    visits = np.array([seen.visits for seen in likely], dtype=np.float64)
    if not visits.any():  # the result was proven before the first playout
        return likely[0].move
    weights = (visits / visits.max()) ** (1 / temperature)
    drawn = below(rng, _DRAW_STEPS) / _DRAW_STEPS * weights.sum()
    chosen = int(np.searchsorted(np.cumsum(weights), drawn, side="right"))
    return likely[min(chosen, len(weights) - 1)].move
