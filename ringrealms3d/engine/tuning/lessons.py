"""Positions from games of the engine with itself, and where the search's visits went there."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.core.verbs import MOST_PATTERNS
from ringrealms3d.engine.analysis import Candidate
from ringrealms3d.engine.priors import Weights
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import STRONG
from ringrealms3d.engine.tree.priors import list_patterns
from ringrealms3d.games import start

PRIOR = 2.0
_SETTINGS = replace(STRONG, megabytes=16, exact=False)
_RANDOM_PLIES = 3
_SURPRISE_IN = 4  # every fourth move is drawn by visits instead of the best
_SHARPNESS = 3  # short searches visit everything; a longer one would favour the best far more


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    """One position as a search saw it.

    Attributes:
        patterns: the patterns of each move, int64 (moves, most patterns); gaps hold -1.
        shares: how the visits were shared out, sharpened, float64 (moves,); the sum is 1.
    """

    patterns: NDArray[np.int64]
    shares: NDArray[np.float64]


def lessons_of_game(uid: str, seed: int, playouts: int, weights: Weights | None) -> list[Lesson]:
    """Play a game with so many playouts a move and return its positions that are not certain yet.

    Args:
        weights: what the patterns are worth to the search; None leaves them out.
    """
    rng = seeded(seed)
    settings = replace(_SETTINGS, prior=0.0 if weights is None else PRIOR)
    position = _opening(start(uid, seed=seed), int(below(rng, _RANDOM_PLIES + 1)), rng)
    lessons = []
    while position.outcome is None:
        search = Search(position, int(below(rng, 1 << 30)), settings, weights)
        search.run(playouts)
        candidates = search.analysis(seconds=0.0).candidates
        if not search.proven:
            lessons.append(_lesson(position, candidates))
        position = position.play(_choice(candidates, rng).move)
    return lessons


def _opening(position: Position, plies: int, rng: NDArray[np.uint64]) -> Position:
    """Play some random moves, so that no two games are the same."""
    for _ in range(plies):
        if position.outcome is None:
            legal = position.legal_moves
            position = position.play(legal[int(below(rng, len(legal)))])
    return position


def _lesson(position: Position, candidates: tuple[Candidate, ...]) -> Lesson:
    codes = np.array([candidate.move.code for candidate in candidates], dtype=np.int64)
    visits = np.array([candidate.visits for candidate in candidates], dtype=np.float64)
    patterns = np.full((len(codes), MOST_PATTERNS), -1, dtype=np.int64)
    list_patterns(position.variant.tables, position.state, codes, patterns)
    shares = (visits / visits.max()) ** _SHARPNESS
    return Lesson(patterns[:, : 1 + _last_column(patterns)], shares / shares.sum())


def _last_column(patterns: NDArray[np.int64]) -> int:
    return int(np.flatnonzero((patterns >= 0).any(axis=0)).max(initial=0))


def _choice(candidates: tuple[Candidate, ...], rng: NDArray[np.uint64]) -> Candidate:
    """Return the best candidate, now and then another one that the search liked."""
    if candidates[0].proven or below(rng, _SURPRISE_IN) > 0:
        return candidates[0]
    visits = np.cumsum([candidate.visits for candidate in candidates])
    return candidates[int(np.searchsorted(visits, int(below(rng, int(visits[-1]))), side="right"))]
