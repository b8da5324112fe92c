"""What the picture shows of a position: pieces and marks, as plain numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.outcome import Capture, Sites
from ringrealms3d.core.position import Played, Position


@dataclass(frozen=True, slots=True, eq=False)
class Content:
    """Pieces and marks on a board; boards in space leave out those of the last three kinds.

    Attributes:
        stones: int8 (places,), what stands on each place, 0 for nothing.
        last: the sites of the last move.
        legal: the sites where the seat to move may play.
        causes: the sites of the rings or lines that captured.
        taken: the sites whose pieces were captured.
        decisive: the sites that decided a finished game.
        beside: what goes with them, such as the river under a loop.
        chosen: the places that were clicked for a move that is not complete yet.
    """

    stones: NDArray[np.int8]
    last: tuple[int, ...] = ()
    legal: tuple[int, ...] = ()
    causes: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    decisive: tuple[int, ...] = ()
    beside: tuple[int, ...] = ()
    chosen: tuple[int, ...] = ()


def with_captures(content: Content, captures: tuple[Capture, ...]) -> Content:
    """Return a content that marks other captures than the last move's."""
    return replace(
        content,
        causes=tuple(sorted({site for capture in captures for site in capture.cause})),
        taken=tuple(sorted({site for capture in captures for site in capture.taken})),
    )


def with_choices(content: Content, chosen: tuple[int, ...], next_sites: Iterable[int]) -> Content:
    """Return a content that marks the clicks so far and where the next one may go."""
    return replace(content, chosen=chosen, legal=tuple(sorted(next_sites)))


def content_of(position: Position, last: Played | None = None, legal: bool = True) -> Content:
    """Return the pieces of a position, with the marks of the move that led to it.

    Args:
        legal: whether to mark the sites where the seat to move may play.
    """
    free = {position.move_places(move)[0] for move in position.legal_moves} if legal else set()
    outcome = position.outcome
    first, *others = outcome.marks.values() if outcome and outcome.marks else ((),)
    content = Content(
        stones=position.pieces,
        last=_sites_of(last) if last else (),
        legal=tuple(sorted(free)),
        decisive=_all_sites(first),
        beside=tuple(sorted(set(_all_sites(*others)) - set(_all_sites(first)))),
    )
    return with_captures(content, last.before.captures(last.move) if last else ())


def _sites_of(played: Played) -> Sites:
    """Return the sites of a move, without what was clicked beside the board."""
    places = played.before.move_places(played.move)
    return tuple(place for place in places if place < played.before.board.size)


def _all_sites(*roles: tuple[Sites, ...]) -> Sites:
    """Return the sites of all groups of some roles, sorted."""
    return tuple(sorted({site for groups in roles for sites in groups for site in sites}))
