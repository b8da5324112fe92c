"""What the seat that has just moved could do if it moved once more."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ringrealms3d.core.phrase import Phrase, listed
from ringrealms3d.core.story import Kind, Milestone, Told
from ringrealms3d.core.variant import Variant
from ringrealms3d.core.verbs import Struct, copy_of

_FEW = 3


def threats_to_win(
    variant: Variant, after: Struct, what: str, looked_at: Callable[[int], bool] = lambda _: True
) -> tuple[Milestone, ...]:
    """Return the threat to win by a move on some site, if there is one.

    The moves are tried one by one, so this suits games whose moves take microseconds.

    Args:
        what: what the seat would do, such as "close a loop".
        looked_at: whether a move is tried, by its code.
    """
    seat = 1 - int(after.turn)
    again = copy_of(after)
    again.turn = seat
    out = np.empty(variant.max_moves, dtype=np.int64)
    count = variant.rules.moves(variant.tables, again, out)
    codes = filter(looked_at, sorted(out[:count].tolist()))
    winning = [code for code in codes if _wins(variant, again, code, seat)]
    if not winning:
        return ()
    sites = listed([variant.format_move(code) for code in winning[:_FEW]])
    return (threat(variant.seats, seat, what, sites),)


def threat(seats: tuple[str, str], seat: int, what: str, sites: str) -> Milestone:
    """Return what is told of a threat.

    Args:
        what: what the seat would do, such as "close a loop".
        sites: where it would play.
    """
    told = Told(
        Phrase("{seat} threatens| to {what} at {sites}", seat=seats[seat], what=what, sites=sites),
        Phrase("You threaten| to {what} at {sites}", what=what, sites=sites),
    )
    return Milestone(Kind.THREAT, seat, "", told)


def _wins(variant: Variant, state: Struct, code: int, seat: int) -> bool:
    tried = copy_of(state)
    variant.rules.play(variant.tables, tried, code)
    if not variant.rules.over(variant.tables, tried):
        return False
    return variant.rules.margin(variant.tables, tried) * (1 - 2 * seat) > 0
