"""Pieces that are taken off the board: lifted one after another, and carried away on an arc."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.arcs import on_arc
from ringrealms3d.scene.ground import contact_parts
from ringrealms3d.scene.parts import Part, Stones
from ringrealms3d.scene.piece_parts import Look, piece_parts
from ringrealms3d.scene.transition import Transition

# in units of the time that is usual for a piece, a third of a second
_LEAVING = 2.2
_APART = 0.3
_ALL_LEAVING = 4.4
_LIFTED = 0.45  # of the way that a piece is taken: how high it is lifted on it
_UPWARDS = 3.0  # of a piece's radius: how far one is taken that goes nowhere else
_NEAR = 1.5  # of a piece's radius: how close to a place a piece begins to throw a shadow on it


def leaving_time(transition: Transition) -> float:
    """Return how long it takes to take all pieces away that leave."""
    count = int(np.count_nonzero(transition.leaving))
    return (_LEAVING + (count - 1) * _apart(count)) * bool(count)


def leaving_parts(
    layout: SolidLayout, transition: Transition, time: float, look: Look
) -> tuple[Part, ...]:
    """Return the pieces that leave, at a time after the move's piece has landed.

    Those nearest to the move are lifted first. They become smaller on the way.
    """
    shares = _shares(layout, transition, time)
    return tuple(
        _carried(layout, transition, part, place, shares[place])
        for part in piece_parts(layout, _there(transition, time), look)
        if (place := part.place) is not None and shares[place] < 1
    )


def leaving_shadows(layout: SolidLayout, transition: Transition, time: float) -> list[Part]:
    """Return the shadows of the pieces that leave on their places."""
    shares = _shares(layout, transition, time)
    return [
        replace(part, opacity=darkness(_height(layout, transition, place, shares[place])))
        for part in contact_parts(layout, _there(transition, time))
        if (place := part.place) is not None
    ]


def under_way(layout: SolidLayout, transition: Transition, time: float) -> tuple[int, int]:
    """Return how many pieces of each seat have not arrived where they are taken."""
    shares = _shares(layout, transition, time)
    seats = [_seat_of(layout, transition, place) for place in shares if shares[place] < 1]
    return seats.count(0), seats.count(1)


def darkness(distance: float) -> float:
    """Return how dark a shadow is next to that of a piece that rests; distances are in radii."""
    return max(0.0, 1 - distance / _NEAR) ** 2


def nearest_first(layout: SolidLayout, transition: Transition, places: list[int]) -> list[int]:
    """Return places in the order of their distance from where the move's piece lands."""
    put = np.flatnonzero(transition.arriving).tolist()
    landings = [transition.flight.target] if transition.flight else put[:1]
    if not landings:
        return places
    away = layout.centres - layout.centres[landings[0]]
    return sorted(places, key=lambda place: float(np.linalg.norm(away[place])))


def _there(transition: Transition, time: float) -> Stones:
    """Return the pieces that leave and are on the board or have been."""
    comes = (transition.arriving != 0) & (time < 0)
    return np.where(comes, np.int8(0), transition.leaving)


def _apart(count: int) -> float:
    """Return the time between the first of some pieces to leave and the next."""
    return min(_APART, (_ALL_LEAVING - _LEAVING) / max(1, count - 1))


def _shares(layout: SolidLayout, transition: Transition, time: float) -> Mapping[int, float]:
    """Return how much of its way each piece that leaves has behind it, 0 to 1, by its place."""
    places = nearest_first(layout, transition, np.flatnonzero(transition.leaving).tolist())
    apart = _apart(len(places))
    times = (max(0.0, time - number * apart) for number in range(len(places)))
    return dict(
        zip(places, (_way_behind(min(1.0, each / _LEAVING)) for each in times), strict=True)
    )


def _way_behind(share: float) -> float:
    """Return the share of a way after a share of its time: a piece rises slowly from its place."""
    return share * share * (2 - share)


def _carried(
    layout: SolidLayout, transition: Transition, part: Part, place: int, share: float
) -> Part:
    """Return a part of a piece after a share of its way."""
    matrix = part.matrix.copy()
    matrix[:3, :3] *= 1 - share * share
    matrix[:3, 3] += _way_off(layout, transition, place, share)
    return replace(part, matrix=matrix)


def _way_off(
    layout: SolidLayout, transition: Transition, place: int, share: float
) -> NDArray[np.float64]:
    """Return how far a piece is from its place after a share of its way, float64 (3,)."""
    if transition.away is None:
        return np.asarray(share * _UPWARDS * layout.radii[place] * layout.normals[place])
    home, goal = layout.centres[place], transition.away[_seat_of(layout, transition, place)]
    rise = 2 * share * (1 - share) * _LIFTED * float(np.linalg.norm(goal - home))
    return np.asarray(
        on_arc(layout, (home, goal), share * share, rise, place, transition.eye) - home
    )


def _height(layout: SolidLayout, transition: Transition, place: int, share: float) -> float:
    """Return how far a piece is from its place, in its radii."""
    way = _way_off(layout, transition, place, share)
    return float(np.linalg.norm(way) / layout.radii[place])


def _seat_of(layout: SolidLayout, transition: Transition, place: int) -> int:
    """Return the seat in whose colour a piece that leaves is."""
    shape = layout.shapes.get(int(transition.leaving[place]))
    return int(shape is not None and shape.surfaces[0].material == layout.colours[1])
