"""Positions from self-play games, and the search's visits there."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.core.verbs import MOST_PATTERNS
from ringrealms3d.engine.analysis import Candidate
from ringrealms3d.engine.levels import BEST, BY_VISITS, choose
from ringrealms3d.engine.priors import Weights
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import STRONG
from ringrealms3d.engine.tree.priors import list_patterns
from ringrealms3d.lab.matches.match import random_opening

C_PUCT = 2.0
_SETTINGS = replace(STRONG, megabytes=16, exact=False)
_RANDOM_PLIES = 3
_SURPRISE_IN = 4  # every fourth move is drawn by visits instead of the best
_SHARPNESS = 3  # short searches visit everything; a longer one would favour the best far more


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    """One position with a search's visits.

    Attributes:
        patterns: the patterns of each move, int64 (moves, most patterns); gaps hold -1.
        shares: the distribution of visits, sharpened, float64 (moves,); the sum is 1.
    """

    patterns: NDArray[np.int64]
    shares: NDArray[np.float64]


def lessons_of_game(uid: str, seed: int, playouts: int, weights: Weights | None) -> list[Lesson]:
    """Play a game with this many playouts per move and return its unproven positions.

    Args:
        weights: the weights of the patterns; None disables them.
    """
    rng = seeded(seed)
    settings = replace(_SETTINGS, c_puct=0.0 if weights is None else C_PUCT)
    position = random_opening(uid, int(below(rng, _RANDOM_PLIES + 1)), seed).last.position
    lessons = []
    while position.outcome is None:
        search = Search(position, int(below(rng, 1 << 30)), settings, weights)
        search.run(playouts)
        analysis = search.analysis(seconds=0.0)
        if not search.proven:
            lessons.append(_lesson(position, analysis.candidates))
        sampling = BEST if below(rng, _SURPRISE_IN) > 0 else BY_VISITS
        position = position.play(choose(analysis, sampling, rng))
    return lessons


def _lesson(position: Position, candidates: tuple[Candidate, ...]) -> Lesson:
    codes = np.array([candidate.move.code for candidate in candidates], dtype=np.int64)
    visits = np.array([candidate.visits for candidate in candidates], dtype=np.float64)
    patterns = np.full((len(codes), MOST_PATTERNS), -1, dtype=np.int64)
    list_patterns(position.variant.tables, position.state, codes, patterns)
    shares = (visits / visits.max()) ** _SHARPNESS
    return Lesson(patterns[:, : 1 + _last_column(patterns)], shares / shares.sum())


def _last_column(patterns: NDArray[np.int64]) -> int:
    return int(np.flatnonzero((patterns >= 0).any(axis=0)).max(initial=0))
