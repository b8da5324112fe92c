"""What the seat that has just moved could do if it moved once more."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.phrase import Phrase, commas, listed
from ringrealms3d.core.story import Kind, Milestone, Told
from ringrealms3d.core.variant import Variant
from ringrealms3d.core.verbs import Struct, copy_of

_FEW = 4
"""How many places are named one by one."""


def once_more(after: Struct) -> Struct:
    """Return a state in which the seat that has just moved is to move again.

    It is right in games whose state says whose turn it is, and nothing that follows from it.
    """
    again = copy_of(after)
    again.turn = 1 - after.turn
    return again


def threats_to_win(
    variant: Variant,
    again: Struct,
    what: Callable[[Struct], str],
    looked_at: Callable[[int], bool] = lambda _: True,
) -> tuple[Milestone, ...]:
    """Return the threat to win by a move on some site, one for each way to win.

    The moves are tried one by one, so this suits games whose moves take microseconds.

    Args:
        again: a state in which the seat that threatens is to move once more.
        what: what the seat would do, such as "close a loop", of the state in which it has won;
            empty if that is no threat.
        looked_at: whether a move is tried, by its code.
    """
    seat, out = int(again.turn), np.empty(variant.max_moves, dtype=np.int64)
    count = variant.rules.moves(variant.tables, again, out)
    ways: dict[str, list[int]] = {}
    for code in filter(looked_at, sorted(out[:count].tolist())):
        won = _won(variant, again, code, seat)
        if won is not None and (way := what(won)):
            ways.setdefault(way, []).append(variant.move_places(again, code)[-1])
    return tuple(
        threat(variant, seat, way, tuple(dict.fromkeys(sites))) for way, sites in ways.items()
    )


def threat(variant: Variant, seat: int, what: str, sites: Sites) -> Milestone:
    """Return what is told of a threat.

    Args:
        what: what the seat would do, such as "close a loop".
        sites: where it would play.
    """
    names = _named([variant.place_name(site) for site in sites])
    told = Told(
        Phrase(
            "{seat} threatens| to {what} by a move at {sites}",
            seat=variant.seats[seat],
            what=what,
            sites=names,
        ),
        Phrase("You threaten| to {what} by a move at {sites}", what=what, sites=names),
    )
    return Milestone(Kind.THREAT, seat, "", told, sites=sites)


def _named(places: Sequence[str]) -> str:
    """Return the names of places; of many, some and how many more there are."""
    if len(places) <= _FEW:
        return listed(places)
    some = commas(places[: _FEW - 1])
    return Phrase("{places} and {count} more", places=some, count=len(places) - _FEW + 1)


def _won(variant: Variant, state: Struct, code: int, seat: int) -> Struct | None:
    """Return the state in which a seat has won by a move, None if it has not."""
    tried = copy_of(state)
    variant.rules.play(variant.tables, tried, code)
    if not variant.rules.over(variant.tables, tried):
        return None
    return tried if variant.rules.margin(variant.tables, tried) * (1 - 2 * seat) > 0 else None
