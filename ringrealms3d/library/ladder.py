"""The strength of the engine's levels, measured by matches between them (docs/strength.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import accumulate
from types import MappingProxyType

from ringrealms3d.engine.levels import HIGHEST, LOWEST
from ringrealms3d.engine.schedules import measured
from ringrealms3d.library.summary import PERSON, GameSummary, level_of
from ringrealms3d.records.record import Reason

LATEST = 20
"""How many of the latest games tell which level fits."""

LOWEST_ELO = 1000.0
"""The strength of the lowest level, from which all others are counted."""


@cache
def level_strengths(game: str) -> Mapping[int, float]:
    """Return the strengths of all levels in a game, in Elo; none if nobody measured them.

    Args:
        game: its id, such as "loop".
    """
    if game not in measured():
        return MappingProxyType({})
    steps = (step.elo for step in measured()[game].steps)
    strengths = accumulate(steps, initial=LOWEST_ELO)
    return MappingProxyType(dict(enumerate(strengths, start=LOWEST)))


def fitting_level(games: Iterable[GameSummary]) -> int:
    """Return the level that the user should play next, the lowest before the first game.

    A win leads to the next level, two losses in a row to the one below.

    Args:
        games: of one game, the latest first; unfinished ones and those not between a person and a
            level do not count.
    """
    played = list(_played(games))
    if not played:
        return LOWEST
    level, won = played[0]
    if won:
        return min(level + 1, HIGHEST)
    lost_twice = played[:2] == [(level, False)] * 2
    return max(level - 1, LOWEST) if lost_twice else level


def _played(games: Iterable[GameSummary]) -> Iterator[tuple[int, bool | None]]:
    """Yield the levels of the opponents, and whether the person won; None is a draw."""
    for game in games:
        for seat, kind in enumerate(game.kinds):
            level = level_of(game.kinds[1 - seat])
            if kind != PERSON or level is None or game.result.reason is Reason.UNFINISHED:
                continue
            winner = game.result.winner
            yield level, None if winner is None else winner == seat
