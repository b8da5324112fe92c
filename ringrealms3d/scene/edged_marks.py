"""Marks with a thin dark edge, which stand out on every material and differ by form alone.

The last move is a ring, a legal place a dot, what was captured a cross in dashes, what is
threatened a dotted ring with an exclamation mark.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.solid_layout import Shape, SolidLayout, Surface
from ringrealms3d.scene import mark_shapes as shapes
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.materials import WHITE, Colour, Material
from ringrealms3d.scene.parts import Part, Stones, placed_parts
from ringrealms3d.scene.piece_parts import has_frame, standing, tops
from ringrealms3d.scene.theme import Theme

GHOST = 0.58
"""How opaque a piece is that is not there yet."""

LEGAL_DOT, SMALL_DOT = 0.16, 0.22
"""How wide the dot of a legal place is next to the place, and next to a small one."""

_SMALL = 0.05  # of the board's radius: that of a place that is small
_LINE = 0.0115  # of the board's radius: how wide a ring is; about three pixels
_THINNEST, _THICKEST = 0.09, 0.3  # of the place's radius
_EDGE = 0.5  # of a line's width: each of its edges
_RING = 0.6  # of the place's radius
_LIFT = 0.035  # how far a mark's edge lies above what is below it, and its line above the edge
_STAR = 0.42
_STAR_EDGE = 1.35  # of a star
_DOT_EDGE = 1.45  # of a dot
_CROSS, _SMALL_CROSS = 0.56, 0.4  # alone, and inside a ring
_CROSS_EDGE = (0.34, 1.14)  # half the width of the bars, and half their length
_DASHES = (0.84, 0.96)  # from the middle
_DASH_EDGE = 0.05
_DOTTED = (0.74, 0.9)
_WARNING = 0.85  # how high the "!" is
_SATIN = 0.4
_DULL = 0.5
_FRAME_EDGE = 0.05  # of a piece's outline


def edged_parts(layout: SolidLayout, theme: Theme, content: Content) -> Iterator[Part]:
    """Yield the marks of a content that have an edge."""
    yield from _last(layout, theme, content)
    yield from _legal(layout, theme, content)
    yield from _taken(layout, theme, content)
    yield from _threatened(layout, theme, content)


def ghost_rims(layout: SolidLayout, place: int, piece: int) -> list[Part]:
    """Return a light rim around a piece that is not there yet."""
    shape = layout.shapes[piece]
    material = Material(WHITE, _SATIN)
    return placed_parts("ghost", layout, shapes.rim(shape), (place,), material)


def rimmed_frames(
    layout: SolidLayout, theme: Theme, places: Sites, stones: Stones
) -> Iterator[Part]:
    """Yield dark lines inside and outside the frames that mark the pieces of some places."""
    for place in places:
        shape = layout.shapes[int(stones[place])]
        inner, outer, height = _frame_ends(shape)
        for start, stop in ((inner - _FRAME_EDGE, inner), (outer, outer + _FRAME_EDGE)):
            surface = shapes.outline_band(shape, start, stop, height)
            yield from _mark("frame", layout, surface, (place,), theme.edge, 1.0, 0.0)


def _frame_ends(shape: Shape) -> tuple[float, float, float]:
    """Return from where to where a piece's frame reaches next to its outline, and its height."""
    assert shape.frame is not None
    points = shape.frame.points
    reach = np.linalg.norm(points[:, :2], axis=1) / np.linalg.norm(shape.outline, axis=1).max()
    return float(reach.min()), float(reach.max()), float(points[:, 2].max())


def _last(layout: SolidLayout, theme: Theme, content: Content) -> Iterator[Part]:
    stones = content.stones
    starred = theme.materials.starred
    for place in content.last:
        number = int(stones[place])
        if has_frame(layout, number):
            continue
        shape = layout.shapes.get(number)
        if starred and shape is not None and shape.fills:
            yield from _star(layout, theme, place, shape)
            continue
        width = _line_width(layout, theme, place)
        edge = _EDGE * width
        for line, colour, lift in ((width + 2 * edge, theme.edge, 1), (width, theme.last, 2)):
            surface = shapes.band(shape, _RING - line / 2, _RING + line / 2, lift * _LIFT)
            yield from placed_parts("last", layout, surface, (place,), Material(colour, _SATIN))


def _star(layout: SolidLayout, theme: Theme, place: int, shape: Shape) -> Iterator[Part]:
    for scale, colour, lift in ((_STAR_EDGE, theme.edge, 0.0), (1.0, theme.last, _LIFT)):
        material = Material(colour, _SATIN)
        height = shape.height + lift
        yield from placed_parts(
            "last", layout, shapes.star(), (place,), material, scale * _STAR, height
        )


def _line_width(layout: SolidLayout, theme: Theme, place: int) -> float:
    """Return how wide lines are in a place's radius: about equal on all of them."""
    share = _LINE * theme.boldness / float(layout.radii[place])
    return round(min(max(share, _THINNEST), _THICKEST), 3)


def _legal(layout: SolidLayout, theme: Theme, content: Content) -> Iterator[Part]:
    free = [x for x in content.legal if x not in content.taken and content.stones[x] == 0]
    for small in (False, True):
        places = [place for place in free if (layout.radii[place] < _SMALL) is np.bool_(small)]
        size = SMALL_DOT if small else LEGAL_DOT
        yield from _mark("legal", layout, shapes.dot(), places, theme.edge, _DOT_EDGE * size, 0.0)
        yield from _mark("legal", layout, shapes.dot(), places, theme.legal, size, _LIFT)


def _taken(layout: SolidLayout, theme: Theme, content: Content) -> Iterator[Part]:
    stones, taken = content.stones, content.taken
    occupied = standing(taken, stones)
    bare = tuple(place for place in taken if place not in occupied)
    inner, outer = _DASHES
    broad = shapes.dashes(12, 0.75, inner - _DASH_EDGE, outer + _DASH_EDGE)
    yield from _mark("taken", layout, broad, bare, theme.edge, 1.0, 0.0)
    fine = shapes.dashes(12, 0.5, inner, outer)
    yield from _mark("taken", layout, fine, bare, WHITE, 1.0, _LIFT)
    for place in taken:
        size = _SMALL_CROSS if place in content.last else _CROSS
        height = float(tops(layout, stones[[place]])[0])
        thick = shapes.cross(*_CROSS_EDGE)
        yield from _mark("taken", layout, thick, (place,), theme.edge, size, height)
        yield from _mark(
            "taken", layout, shapes.cross(), (place,), theme.taken, size, height + _LIFT
        )


def _threatened(layout: SolidLayout, theme: Theme, content: Content) -> Iterator[Part]:
    inner, outer = _DOTTED
    for place in content.threatened:
        height = float(tops(layout, content.stones[[place]])[0])
        marks = (
            (shapes.dashes(14, 0.85, inner - _DASH_EDGE, outer + _DASH_EDGE), 1.0),
            (shapes.exclamation(0.07), _WARNING),
        )
        for surface, size in marks:
            yield from _mark("threatened", layout, surface, (place,), theme.edge, size, height)
        dotted = shapes.dashes(14, 0.5, inner, outer)
        for surface, size in ((dotted, 1.0), (shapes.exclamation(), _WARNING)):
            yield from _mark(
                "threatened", layout, surface, (place,), theme.danger, size, height + _LIFT
            )


def _mark(
    kind: str,
    layout: SolidLayout,
    surface: Surface,
    places: Sites | list[int],
    colour: Colour,
    scale: float,
    height: float,
) -> list[Part]:
    """Return a flat mark on each of some places, at a height above them."""
    return placed_parts(kind, layout, surface, places, Material(colour, _DULL), scale, height)
