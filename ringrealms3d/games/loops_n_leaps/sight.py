"""What a man sees from where it is placed, and whether it becomes a leaper."""

from __future__ import annotations

from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.sight import Sight, SightLine
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.loops_n_leaps.board import LeapsBoard
from ringrealms3d.games.loops_n_leaps.explain import owner
from ringrealms3d.games.loops_n_leaps.lines import friends_in_sight


def sight_from(board: LeapsBoard, tables: Struct, state: Struct, x: int) -> Sight:
    """Return the open lines of a vacant cell, each up to the first piece, for the seat to move."""
    seat = int(state.turn)
    lines = tuple(_line(state, (x, *way), seat) for way in _open_lines(board, x))
    friends = int(friends_in_sight(tables, state, x, seat))
    leaps = friends >= tables.needed[x]
    pattern = "{friends} of {lines} lines: a {piece}"
    piece = "leaper" if leaps else "man"
    return Sight(lines, Phrase(pattern, friends=friends, lines=len(lines), piece=piece))


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
