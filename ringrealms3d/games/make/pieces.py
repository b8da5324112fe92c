"""How pieces look besides a stone of either seat: doubles, and tiles with pips."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import product
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.checks import refuse
from ringrealms3d.core.layout import Glyph, Ribbon
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.core.solid_layout import Shape, SolidLayout, Surface, moved
from ringrealms3d.geometry.plane import square
from ringrealms3d.geometry.shapes import joined, prism, turned
from ringrealms3d.geometry.stones import hollow, lens

Colours = tuple[str, str]

MOST_PIPS = 9

_TILE, _TILE_HEIGHT, _DIE = 0.8, 0.3, 0.72  # half a side, and a tile's height
_BEVEL = 0.08
_PIP, _PIP_HEIGHT, _BETWEEN_PIPS = 0.15, 0.02, 0.42
_DARK = ("black", "blue")  # what is seen well on a tile
_PIPS: tuple[tuple[tuple[int, ...], ...], ...] = (
    (),
    ((0, 0),),
    ((-1, 1), (1, -1)),
    ((-1, 1), (0, 0), (1, -1)),
    tuple(product((-1, 1), repeat=2)),
    ((0, 0), *product((-1, 1), repeat=2)),
    tuple(product((-1, 1), (-1, 0, 1))),
    ((0, 0), *product((-1, 1), (-1, 0, 1))),
    tuple(spot for spot in product((-1, 0, 1), repeat=2) if spot != (0, 0)),
    tuple(product((-1, 0, 1), repeat=2)),
)


@dataclass(frozen=True, slots=True, eq=False)
class Piece:
    """How a piece looks.

    Attributes:
        glyph: returns how it looks on the map, from the colours of both seats.
        shape: returns how it looks in space.
        name: returns what it is called where positions are set up, from the names of both seats.
    """

    glyph: Callable[[Colours], Glyph]
    shape: Callable[[Colours], Shape]
    name: Callable[[tuple[str, str]], str]


def with_pieces(layout: SolidLayout, pieces: Mapping[int, Piece]) -> SolidLayout:
    """Return a layout that knows how these pieces look, by their numbers."""
    colours = layout.colours
    glyphs = {number: piece.glyph(colours) for number, piece in pieces.items()}
    shapes = {number: piece.shape(colours) for number, piece in pieces.items()}
    return replace(
        layout,
        glyphs=MappingProxyType({**layout.glyphs, **glyphs}),
        shapes=MappingProxyType({**layout.shapes, **shapes}),
    )


def double(seat: int) -> Piece:
    """Return a seat's stone with another on top, such as a king."""

    def shape(colours: Colours) -> Shape:
        stone = (lens, hollow)[seat](colours[seat])
        upper = tuple(moved(part, (0.0, 0.0, 0.8 * stone.height)) for part in stone.surfaces)
        parts = [joined(pair) for pair in zip(stone.surfaces, upper, strict=True)]
        return replace(stone, surfaces=tuple(parts), height=1.8 * stone.height)

    return Piece(lambda colours: Glyph(seat, dot=True), shape, lambda seats: f"{seats[seat]} ×2")


def tile(pips: int) -> Piece:
    """Return a tile that is neither seat's, with up to nine pips.

    Raises:
        UserError: there are no tiles with so many.
    """
    if not 0 <= pips <= MOST_PIPS:
        raise refuse("tile", "pips", pips, f"0 … {MOST_PIPS}")
    return _pipped(pips, _TILE, _TILE_HEIGHT)


def die(shown: int) -> Piece:
    """Return a die that shows so many pips."""
    return _pipped(shown, _DIE, 2 * _DIE)


def _pipped(pips: int, half: float, height: float) -> Piece:
    spots = _BETWEEN_PIPS * np.array(_PIPS[pips], dtype=np.float64).reshape(-1, 2)

    def glyph(colours: Colours) -> Glyph:
        seat = _darker(colours)
        across = np.array([(-_PIP, 0.0), (_PIP, 0.0)])
        ribbons = tuple(Ribbon(seat, spot + across) for spot in spots)
        return Glyph(None, square((0, 0), 0.85), ribbons=ribbons)

    def shape(colours: Colours) -> Shape:
        outline = square((0, 0), half)
        body = prism("tile", outline, 0.0, height, _BEVEL)
        return Shape((body, *_on_top(colours[_darker(colours)], spots, height)), outline, height)

    name = Phrase("Tile {number}", number=pips) if pips else translatable("Tile")
    return Piece(glyph, shape, lambda seats: name)


def _on_top(colour: str, spots: NDArray[np.float64], height: float) -> tuple[Surface, ...]:
    """Return pips of a colour at some spots of a top, in one surface if there are any."""
    if not len(spots):
        return ()
    pip = turned(colour, np.array([(_PIP, 0.0), (_PIP, _PIP_HEIGHT), (0.0, _PIP_HEIGHT)]), 16)
    return (joined([moved(pip, (x, y, height)) for x, y in spots.tolist()]),)


def _darker(colours: Colours) -> int:
    """Return the seat whose colour is seen well on a tile."""
    return 1 if colours[1] in _DARK else 0
