"""Explanations of a position: captures, surrounded pillars, and why a leap is illegal."""

from __future__ import annotations

from itertools import chain

import numpy as np

from ringrealms3d.core.outcome import Capture, Sites
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.core.sight import Sight, SightLine
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.loops_n_leaps.board import DIRECTIONS, LeapsBoard, stepped
from ringrealms3d.games.loops_n_leaps.lines import friends_in_sight
from ringrealms3d.games.loops_n_leaps.loops import region
from ringrealms3d.games.loops_n_leaps.states import PILLAR, pillar_bit
from ringrealms3d.games.ways import reached_from

_COLOURS = ("white", "black")


def owner(stone: int) -> int | None:
    """Return whose piece a stone is, None for a vacant cell or a pillar."""
    return (int(stone) - 1) % 2 if stone > 0 else None


def captures_between(board: LeapsBoard, before: Struct, after: Struct) -> tuple[Capture, ...]:
    """Return what a move captured, from the states before and after it."""
    mover = int(before.turn)
    origins = np.flatnonzero((before.stone == mover + 3) & (after.stone == mover + 1)).tolist()
    if not origins:
        return ()
    changed = [x for x in range(board.size) if owner(before.stone[x]) != owner(after.stone[x])]
    filled = [x for x in changed if before.stone[x] == 0]
    if filled:
        return _line_captures(board, mover, filled[0], set(changed))
    (landing,) = changed
    name = Phrase("the leap onto {site}", site=board.sites[landing])
    return (Capture(name, mover, (origins[0], landing), (landing,)),)


def _line_captures(
    board: LeapsBoard, mover: int, landing: int, changed: set[int]
) -> tuple[Capture, ...]:
    """Return the captures between a man that landed and the men at the other ends of lines."""
    captures = []
    for step in DIRECTIONS:
        cells = _sites_along(board, landing, step)
        taken = _run(cells, changed)
        if taken:
            ends = (landing, cells[len(taken)])
            start, end = (board.sites[x] for x in ends)
            name = Phrase("the line from {start} to {end}", start=start, end=end)
            captures.append(Capture(name, mover, ends, taken))
    return tuple(captures)


def surrounded_sites(board: LeapsBoard, state: Struct, seat: int) -> Sites:
    """Return the pillars that a seat surrounds, row by row from the top."""
    inside = int(state.surrounded[seat])
    return tuple(x for x in board.pillars if inside & pillar_bit(board.cells[x]))


def loops_around(tables: Struct, state: Struct, seat: int) -> tuple[Sites, ...]:
    """Return the loops of men around the regions that a seat surrounds, each in its order."""
    left = int(state.surrounded[seat])
    loops = []
    while left:
        inside = int(region(state, seat, left & -left))
        left &= ~inside
        loops += _rings(tables, _border(tables, inside))
    return tuple(loops)


def safe_sites(board: LeapsBoard, tables: Struct, state: Struct, seat: int) -> Sites:
    """Return a seat's pieces that loops protect: those in them and all connected with them."""

    def beside(x: int) -> list[int]:
        near = board.neighbours[x].tolist()
        return [y for y in near if y >= 0 and owner(state.stone[y]) == seat]

    in_loops = chain.from_iterable(loops_around(tables, state, seat))
    return tuple(sorted(reached_from(in_loops, beside)))


def why_no_leap(board: LeapsBoard, tables: Struct, state: Struct, origin: int, landing: int) -> str:
    """Return why the seat to move cannot leap from one cell to another."""
    start, end = board.sites[origin], board.sites[landing]
    stone, target = int(state.stone[origin]), int(state.stone[landing])
    if PILLAR in (stone, target):
        return Phrase("{site} is a pillar", site=start if stone == PILLAR else end)
    if stone == 0:
        return Phrase("{start} is vacant", start=start)
    if owner(stone) != state.turn:
        return Phrase(
            "{start} holds a {colour} piece", start=start, colour=_COLOURS[1 - state.turn]
        )
    if stone < 3:
        return Phrase("the man on {start} carries no leaper", start=start)
    if origin == landing:
        return Phrase("a leaper cannot stay on {start}", start=start)
    return _why_no_way(board, tables, state, origin, landing)


def _why_no_way(board: LeapsBoard, tables: Struct, state: Struct, origin: int, landing: int) -> str:
    """Return why a leaper cannot go from its cell to another free cell."""
    start, end = board.sites[origin], board.sites[landing]
    ways = [_sites_along(board, origin, step) for step in DIRECTIONS]
    way = next((sites for sites in ways if landing in sites), ())
    if not way:
        return Phrase("{start} and {end} are not in a straight line", start=start, end=end)
    between = way[: way.index(landing)]
    for x in between:
        if state.stone[x] == PILLAR:
            return Phrase(
                "the pillar {site} stands between {start} and {end}",
                site=board.sites[x],
                start=start,
                end=end,
            )
        if owner(state.stone[x]) == 1 - state.turn:
            return Phrase(
                "the {colour} piece on {site} stands in the way",
                colour=_COLOURS[1 - state.turn],
                site=board.sites[x],
            )
    if owner(state.stone[landing]) == state.turn:
        return Phrase("{end} holds a {colour} piece", end=end, colour=_COLOURS[state.turn])
    return Phrase(
        "the {colour} piece on {end} is safe, joined to a loop",
        colour=_COLOURS[1 - state.turn],
        end=end,
    )


def _rings(tables: Struct, border: set[int]) -> list[Sites]:
    """Return the cells of a region's border in rings, each cell beside the one before.

    A cell lies between two pillars, and on either side of it two more cells go around a third one.
    That third pillar is inside or not, so exactly one of these two cells is on the border as well.
    """
    rings, left = [], set(border)
    while left:
        ring = [min(left)]
        before = -1
        while ring[-1] in left:
            here = ring[-1]
            left.remove(here)
            sides = tables.near[here].reshape(2, 2).tolist()
            one, other = (next(x for x in side if x in border) for side in sides)
            ring.append(other if one == before else one)
            before = here
        rings.append(tuple(ring[:-1]))
    return rings


def _border(tables: Struct, inside: int) -> set[int]:
    """Return the cells around pillars of a set that have none of them on the other side."""
    numbers = [number for number in range(inside.bit_length()) if inside >> number & 1]
    return {
        int(tables.around[number, way])
        for number in numbers
        for way in range(6)
        if not int(tables.across[number, way]) & inside
    }


def _sites_along(board: LeapsBoard, origin: int, step: tuple[int, int]) -> Sites:
    """Return the sites from a cell in one direction to the rim, pillars too, without itself."""
    cells = (stepped(board.cells[origin], step, n) for n in range(1, 2 * board.radius + 1))
    return tuple(x for x in map(board.site_at, cells) if x is not None)


def _run(sites: Sites, chosen: set[int]) -> Sites:
    """Return the sites from the first on that are all chosen."""
    length = next((n for n, x in enumerate(sites) if x not in chosen), len(sites))
    return sites[:length]


def sight_from(board: LeapsBoard, tables: Struct, state: Struct, x: int) -> Sight:
    """Return the open lines of a vacant cell, each up to the first piece, for the seat to move."""
    seat = int(state.turn)
    lines = tuple(_line(state, (x, *way), seat) for way in _open_lines(board, x))
    friends = int(friends_in_sight(tables, state, x, seat))
    leaps = friends >= tables.needed[x]
    pattern = translatable("{friends} of {lines} lines: a man")
    if leaps:
        pattern = translatable("{friends} of {lines} lines: a leaper")
    return Sight(lines, Phrase(pattern, friends=friends, lines=len(lines)))


def _open_lines(board: LeapsBoard, x: int) -> list[Sites]:
    """Return the sites along a free cell's open lines, the nearest first."""
    lines = [(line, line.index(x)) for line in board.lines if x in line]
    halves = [half for line, i in lines for half in (line[:i][::-1], line[i + 1 :])]
    return [half for half in halves if half]


def _line(state: Struct, places: Sites, seat: int) -> SightLine:
    """Return the part of a line that is seen from its first place."""
    owners = [owner(state.stone[y]) for y in places]
    end = next((n for n, held in enumerate(owners) if held is not None and n > 0), len(places) - 1)
    return SightLine(places[: end + 1], owners[end] == seat)
