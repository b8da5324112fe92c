"""How hard a puzzle is: how long a plain search must look until it sees the solution.

The search is plain UCT, which knows nothing of promising moves or proofs: like a person who begins,
it has to try what follows. The engine's own search sees most of these solutions at a glance.
"""

from __future__ import annotations

from dataclasses import replace

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.engine.levels import Limits
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import PLAIN
from ringrealms3d.engine.thinking import think
from ringrealms3d.puzzles.puzzle import HARDEST

PLAYOUTS = (25, 100, 400, 1_600)
"""The searches that are tried, by their playouts."""

MORE = 6_400
"""What stands for more playouts than were tried."""

_SEARCHES = 10
_SETTINGS = replace(PLAIN, megabytes=8)


def playouts_needed(position: Position, solution: Move) -> int:
    """Return with how many playouts at least half of ten searches choose the solution."""
    for playouts in PLAYOUTS:
        if _is_mostly_seen(position, solution, playouts):
            return playouts
    return MORE


def stars_of(playouts: int) -> int:
    """Return how hard a puzzle is that takes so many playouts, from 1 to 5 stars."""
    return min(HARDEST, 1 + sum(playouts > limit for limit in PLAYOUTS))


def _is_mostly_seen(position: Position, solution: Move, playouts: int) -> bool:
    """Whether at least half of ten searches with so many playouts choose a move."""
    seen = 0
    for seed in range(_SEARCHES):
        seen += _chosen(position, playouts, seed) == solution
        left = _SEARCHES - 1 - seed
        if 2 * seen >= _SEARCHES or 2 * (seen + left) < _SEARCHES:
            break
    return 2 * seen >= _SEARCHES


def _chosen(position: Position, playouts: int, seed: int) -> Move:
    search = Search(position, seed, _SETTINGS)
    found = think(search, Limits(simulations=playouts), lambda: False, lambda _: None)
    return found.candidates[0].move
