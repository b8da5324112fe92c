"""Playing strength as levels from 1 to 10, and how a level chooses its move.

A lower level searches less and chooses at a higher temperature among its preferred moves.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core import verbs
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below
from ringrealms3d.core.verbs import copy_of
from ringrealms3d.engine.analysis import Analysis
from ringrealms3d.engine.schedules import Rung, schedule
from ringrealms3d.engine.settings import STRONG, SearchSettings
from ringrealms3d.games import board_entry, machine_code_of, start

T = TypeVar("T", int, float)


@dataclass(frozen=True, slots=True)
class Limit:
    """When a search ends: at whichever comes first, or once every result is proven.

    >>> import ringrealms3d as rr
    >>> rr.Limit(seconds=2, nodes=1000)
    Limit(seconds=2, nodes=1000, depth=None)

    Attributes:
        seconds: the longest time, or None.
        nodes: the most playouts, or None.
        depth: after how many expected moves, or None: the search ends once its principal variation
            is this long.

    Raises:
        ValueError: a limit is not a number of at least 0.
    """

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None

    def __post_init__(self) -> None:
        for limit in (self.seconds, self.nodes, self.depth):
            if limit is not None and not 0 <= limit < inf:
                raise UserError("a search cannot be limited to {limit}", limit=limit)


UNLIMITED = Limit()
"""No end but the result."""


@dataclass(frozen=True, slots=True)
class Sampling:
    """How a move is drawn after a search; see :func:`choose`.

    Attributes:
        temperature: 0 plays the most visited move; 1 chooses a move as often as it was visited.
        random_share: how many of its moves, from 0 to 1, are drawn at random among all; it wins at
            once all the same where it sees that it can.
    """

    temperature: float = 0.0
    random_share: float = 0.0


BEST = Sampling()
"""Always the best move."""

VARIED = Sampling(temperature=0.25)
"""Any of the good moves: one with half the visits is drawn a sixteenth as often."""

BY_VISITS = Sampling(temperature=1.0)
"""A move as often as it was visited."""


@dataclass(frozen=True, slots=True)
class Level:
    """One playing strength.

    Attributes:
        limits: how much it searches.
        sampling: how it draws a move then.
        settings: those of its search.
        book: whether it plays from the opening book against people.
    """

    limits: Limit
    sampling: Sampling
    settings: SearchSettings = STRONG
    book: bool = False

    def limits_for(self, moves: int) -> Limit:
        """Return its limits for a position with this many legal moves."""
        return self.limits if moves > 1 else _NO_CHOICE


def smallest(*limits: T | None) -> T | None:
    """Return the smallest limit, None if there is none."""
    return min((limit for limit in limits if limit is not None), default=None)


LOWEST, HIGHEST = 1, 10
DEFAULT_SECONDS = 5.0
_SHARE_OF_NEXT = 0.7  # of the next level's time
_USUAL_SIZE = 30
_NO_CHOICE = Limit(nodes=1)
_LOWEST_WITH_BOOK = 9
_DRAW_STEPS = 1 << 20


def check_level(number: int) -> None:
    """Refuse what is no level.

    Raises:
        ValueError: the number is not from 1 to 10.
    """
    if number not in range(LOWEST, HIGHEST + 1):
        raise UserError(
            "no level {number} (levels go from {lowest} to {highest})",
            number=number,
            lowest=LOWEST,
            highest=HIGHEST,
        )


def get_rung(number: int, uid: str) -> Rung:
    """Return how a level of a variant or game searches and chooses.

    On a board larger than the one on which the levels were measured it has more playouts, by the
    number of sites: with too few for its moves, a search that is a little longer is no better.
    Levels that nobody measured are for boards of up to ``_USUAL_SIZE`` sites and games of up to as
    many moves; the longer a game is, the less one move matters to how a playout ends.

    Raises:
        ValueError: the number is not from 1 to 10.
    """
    check_level(number)
    levels = schedule(uid)
    rung = levels.rungs[number - LOWEST]
    if rung.playouts is None or "/" not in uid:
        return rung
    size = board_entry(uid).size
    if levels.measured_on:
        growth = max(1.0, size / board_entry(levels.measured_on).size)
    else:
        growth = max(1.0, size / _USUAL_SIZE) * max(1.0, _length(uid) / _USUAL_SIZE)
    return replace(rung, playouts=round(rung.playouts * growth))


def _length(uid: str) -> int:
    """Return about how many moves a game of a variant takes."""
    position = start(uid, seed=0)
    return position.variant.moves_left(position.state)


def get_level(number: int, uid: str, seconds: float = DEFAULT_SECONDS) -> Level:
    """Return a level.

    Args:
        number: from 1 to 10.
        uid: the variant that it plays, or its game.
        seconds: how long the highest level searches for a move, and every other at most. Where
            nobody measured levels, each has less than the next, so that they differ in slow games.

    Raises:
        ValueError: the number is not from 1 to 10, or the seconds are below 0.
    """
    rung = get_rung(number, uid)
    if not schedule(uid).measured_on:
        seconds *= _SHARE_OF_NEXT ** (HIGHEST - number)
    sampling = Sampling(rung.temperature, rung.random_share)
    settings = replace(STRONG, answers=1) if rung.answers else STRONG
    book = number >= _LOWEST_WITH_BOOK
    return Level(Limit(seconds, rung.playouts), sampling, settings, book)


def with_urgent(analysis: Analysis, position: Position) -> Analysis:
    """Return an analysis of those moves alone that are urgent by the game's rules, if any are.

    Raises:
        UserError: the rules of a game from outside fail.
    """
    variant = position.variant
    out = np.empty(variant.max_moves, dtype=np.int64)
    with machine_code_of(position.uid):
        count = verbs.urgent(variant.tables, copy_of(position.state), out)
    named = set(out[:count].tolist())
    urgent = tuple(seen for seen in analysis.candidates if seen.move.code in named)
    return replace(analysis, candidates=urgent) if urgent else analysis


def choose(analysis: Analysis, sampling: Sampling, rng: NDArray[np.uint64]) -> Move:
    """Return the move that a level plays after a search.

    It plays the soonest win that it has proven. If it has proven that all moves lose, it plays the
    one that loses latest, or least.
    """
    best = analysis.candidates[0]
    if best.proven == "win":
        return best.move
    share = sampling.random_share
    if share > 0 and below(rng, _DRAW_STEPS) < share * _DRAW_STEPS:
        return analysis.candidates[below(rng, len(analysis.candidates))].move
    likely = [seen for seen in analysis.candidates if seen.proven != "loss"]
    if sampling.temperature == 0 or not likely:
        return best.move
    visits = np.array([seen.visits for seen in likely], dtype=np.float64)
    if not visits.any():  # the result was proven before the first playout
        return likely[0].move
    weights = (visits / visits.max()) ** (1 / sampling.temperature)
    drawn = below(rng, _DRAW_STEPS) / _DRAW_STEPS * weights.sum()
    chosen = int(np.searchsorted(np.cumsum(weights), drawn, side="right"))
    return likely[min(chosen, len(weights) - 1)].move
