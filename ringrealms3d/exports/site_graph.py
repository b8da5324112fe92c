"""A position as data: its sites, their neighbours, coordinates and pieces."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.files import written_whole
from ringrealms3d.core.position import Position
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.exports.request import ExportRequest, Progress
from ringrealms3d.records.json_file import POSITION_GRAPH

VERSION = 1
"""Of the format; it changes when a reader of the one before would go wrong."""

_DIGITS = 9


class Place(msgspec.Struct, frozen=True):
    """A site, or a place beside the board such as that of a rack.

    Attributes:
        name: its name.
        kind: such as "face" or "cell".
        neighbours: the numbers of the adjacent sites.
        stands: the number of the piece there, 0 for none; see ``Position.pieces``.
        seat: the number of the seat that owns it, None for neutral pieces.
        map: where it is on the map, to the right and upwards, in the map's unit.
        space: where it is in space, z upwards, None for a board without a picture in space. The
            board fits into the unit ball.
        normal: the direction away from the board there, of length 1, None likewise.
        rests_on: the numbers of the sites that it rests on; it is present when all are occupied.
    """

    name: str
    kind: str
    neighbours: list[int]
    stands: int
    seat: int | None
    map: tuple[float, float]
    space: tuple[float, float, float] | None
    normal: tuple[float, float, float] | None
    rests_on: list[int]


class Result(msgspec.Struct, frozen=True):
    """How a game ended.

    Attributes:
        winner: the number of the seat that won, None for a draw.
        reason: why it is over.
        margin: by how much seat 0 is ahead of seat 1.
    """

    winner: int | None
    reason: str
    margin: float


class Graph(msgspec.Struct, frozen=True):
    """A position as data.

    Attributes:
        format: the name of the format.
        version: of its format.
        variant: the variant's id.
        board: the board's display name.
        seats: the names of the two seats.
        colours: the names of their pieces' colours.
        turn: the number of the seat to move.
        ply: how many moves were played.
        fen: the position as one line that the program can read.
        result: how the game ended, None while it is unfinished.
        sites: the board's sites; their numbers are their indices in this list, from 0.
        beside: the places beside the board.
    """

    format: str
    version: int
    variant: str
    board: str
    seats: tuple[str, str]
    colours: tuple[str, str]
    turn: int
    ply: int
    fen: str
    result: Result | None
    sites: list[Place]
    beside: list[Place]


def write(request: ExportRequest, path: Path, progress: Progress) -> None:
    """Write the graph of a request's position as JSON."""
    text = msgspec.json.format(msgspec.json.encode(graph_of(request.position)), indent=1)
    with written_whole(path) as stream:
        stream.write(text + b"\n")


def graph_of(position: Position) -> Graph:
    """Return a position as data."""
    variant, size = position.variant, position.board.size
    places = [_place(position, number) for number in range(_shown(position))]
    return Graph(
        POSITION_GRAPH,
        VERSION,
        position.uid,
        position.board.title,
        variant.seats,
        variant.layout.colours,
        position.turn,
        position.ply,
        position.fen(),
        _result(position),
        places[:size],
        places[size:],
    )


def _result(position: Position) -> Result | None:
    outcome = position.outcome
    if outcome is None:
        return None
    return Result(outcome.winner, str(outcome.reason), outcome.score)


def _shown(position: Position) -> int:
    """Return the number of places, without those that the map shows a second time."""
    layout = position.variant.layout
    return layout.places if isinstance(layout, SolidLayout) else position.board.size


def _place(position: Position, number: int) -> Place:
    layout, stands = position.variant.layout, int(position.pieces[number])
    glyph = layout.glyphs.get(stands)
    solid = layout if isinstance(layout, SolidLayout) else None
    x, y = (np.round(layout.map_centres[number], _DIGITS) + 0.0).tolist()  # without -0
    return Place(
        name=str(position.variant.place_name(number)),
        kind=layout.kinds[number],
        neighbours=_neighbours(position, number),
        stands=stands,
        seat=glyph.seat if glyph else None,
        map=(x, y),
        space=None if solid is None else _triple(solid.centres[number]),
        normal=None if solid is None else _triple(solid.normals[number]),
        rests_on=[] if solid is None else _numbers(solid.supports[number]),
    )


def _neighbours(position: Position, number: int) -> list[int]:
    board = position.board
    return _numbers(board.neighbours[number]) if number < board.size else []


def _numbers(padded: NDArray[np.integer]) -> list[int]:
    return [number for number in padded.tolist() if number >= 0]


def _triple(point: NDArray[np.float64]) -> tuple[float, float, float]:
    x, y, z = (np.round(point, _DIGITS) + 0.0).tolist()
    return x, y, z
