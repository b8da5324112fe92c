"""Marks on a board: the last move, legal moves, captures, deciding sites, candidates.

Features of the rules are marked too: lines of sight, held and safe sites. Pieces that have a frame
are marked by it, others by rings.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

import numpy as np

from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.sight import SightLine
from ringrealms3d.core.solid_layout import Shape, SolidLayout, Surface
from ringrealms3d.geometry.plane import raised
from ringrealms3d.geometry.shapes import arc, tube, turned
from ringrealms3d.scene.content import STRONGEST, Content, discs_of
from ringrealms3d.scene.edged_marks import edged_parts, rimmed_frames
from ringrealms3d.scene.letter_bodies import letters
from ringrealms3d.scene.materials import Colour, Material, opposite
from ringrealms3d.scene.parts import Part, Stones, placed_parts, still
from ringrealms3d.scene.piece_parts import has_frame, standing, tops
from ringrealms3d.scene.theme import Theme

_MARK = "mark"
_DOT_SEGMENTS = 14
_SEGMENTS = 28
_OVER = 0.02  # of a place's radius: how far marks lie above what is below them
_ON_TOP = 0.4  # how large a ring on a piece is next to one around it
_DISC = 0.5  # of a place's radius, and so on for the others
_BEST = 0.66
_TEXT = 0.4
_EDGING = 0.06  # how thick the rod along a tile's edge is
_CROWN = 0.5
_SECOND_CROWN = 0.28
_CROWN_HEIGHT = 0.2  # of a crown's radius
_OUTER_RIM = 1.07  # of a rim's radius: a second one around it
_SIGHT_HEIGHT = 0.12  # of a piece's radius: how high lines of sight run
_FRIENDLY_LINE = 0.09  # of a piece's radius: half a line's width
_OTHER_LINE = 0.05
_CURSOR = 0.05  # of a place's radius: half the width of a rim
_CURSOR_RIMS = (0.82, 0.91)  # of the way to a pad's edge

# how rough marks are
_GLOSSY = 0.35
_SATIN = 0.4
_DULL = 0.5
_MATT = 0.6


def mark_parts(layout: SolidLayout, theme: Theme, content: Content) -> tuple[Part, ...]:
    """Return the marks that lie on places or around pieces without frames."""
    return (
        *_rings(layout, theme, content),
        *_flat_marks(layout, theme, content),
        *edged_parts(layout, theme, content),
    )


def pointed_parts(
    layout: SolidLayout, theme: Theme, content: Content, place: int | None
) -> tuple[Part, ...]:
    """Return the mark of the piece under the pointer, unless its frame already marks it."""
    if place is None or not content.stones[place]:
        return ()
    material = Material(theme.hover, _GLOSSY)
    if has_frame(layout, int(content.stones[place])):
        marked = {x for places, _ in _frames(layout, theme, content) for x in places}
        free = () if place in marked else (place,)
        return tuple(_framed("pointed", layout, free, content.stones, material))
    return tuple(ring_parts("pointed", layout, (place,), content.stones, theme.hover))


def cursor_parts(
    layout: SolidLayout, theme: Theme, content: Content, place: int | None
) -> tuple[Part, ...]:
    """Return the two rims of the keyboard's cursor, which stand out on any pad.

    They lie on top of a piece that hides the pad.
    """
    if place is None:
        return ()
    filled = _fills(layout, int(content.stones[place]))
    height = float(tops(layout, content.stones[[place]])[0]) if filled else 0.0
    inner, outer = (_pad_rim(layout, place, share, height) for share in _CURSOR_RIMS)
    return (
        still("cursor", outer, Material(theme.ink, _MATT)),
        still("cursor", inner, Material(theme.hover, _SATIN)),
    )


def frame_parts(layout: SolidLayout, theme: Theme, content: Content) -> tuple[Part, ...]:
    """Return the frames that mark pieces: candidate, chosen or deciding, beside, placed last."""
    frames = _frames(layout, theme, content)
    last, _ = frames[0]
    return (
        *(
            part
            for places, colour in frames
            for part in _framed("frame", layout, places, content.stones, Material(colour, _GLOSSY))
        ),
        *rimmed_frames(layout, theme, last, content.stones),
    )


def feature_parts(layout: SolidLayout, theme: Theme, content: Content) -> tuple[Part, ...]:
    """Return lines of sight and the marks of held and safe sites and of movable pieces."""
    stones = content.stones
    ready = tuple(x for x in _ready(content) if not has_frame(layout, int(stones[x])))
    safe, able = (Material(colour, _SATIN) for colour in (theme.beside, theme.capture))
    first, second = content.held
    one, other = (theme.material(name) for name in layout.colours)
    return (
        *_sight_parts(layout, content.sight, stones, theme),
        *placed_parts("safe", layout, _rim(), content.safe, safe),
        *placed_parts("ready", layout, _rim(), ready, able, _OUTER_RIM),
        *_crowns(layout, first, (), stones, one),
        *_crowns(layout, second, first, stones, other),
    )


def ring_parts(
    kind: str,
    layout: SolidLayout,
    places: Sites,
    stones: Stones,
    colour: Colour,
) -> Iterator[Part]:
    """Yield a ring around the foot of each of these places' pieces, or on top of it.

    Pieces that have a frame are left out.
    """
    material, ring = Material(colour, _GLOSSY), _ring()
    places = tuple(place for place in places if not has_frame(layout, int(stones[place])))
    on_top = tuple(place for place in places if _fills(layout, int(stones[place])))
    around = tuple(place for place in places if place not in on_top)
    heights = tops(layout, stones[list(on_top)]) + _OVER
    yield from placed_parts(kind, layout, ring, around, material)
    yield from placed_parts(kind, layout, ring, on_top, material, _ON_TOP, heights)


def _rings(layout: SolidLayout, theme: Theme, content: Content) -> Iterator[Part]:
    stones = content.stones
    decisive, beside = (standing(x, stones) for x in (content.decisive, content.beside))
    yield from _rimmed("decisive", layout, decisive, stones, theme.capture)
    yield from ring_parts("beside", layout, beside, stones, theme.beside)


def _rimmed(
    kind: str, layout: SolidLayout, places: Sites, stones: Stones, colour: Colour
) -> Iterator[Part]:
    """Yield a rim around each piece that fills its place, and a ring around others."""
    filling = [x for x in places if _fills(layout, int(stones[x]))]
    yield from ring_parts(
        kind, layout, tuple(x for x in places if x not in filling), stones, colour
    )
    for number in {int(stones[x]) for x in filling}:
        shape = layout.shapes[number]
        alike = [x for x in filling if stones[x] == number]
        if shape.frame is None:
            material = Material(colour, _GLOSSY)
            yield from placed_parts(kind, layout, _edging(shape), alike, material)


def _flat_marks(layout: SolidLayout, theme: Theme, content: Content) -> Iterator[Part]:
    """Yield discs for candidates, with their numbers in a line."""
    stones = content.stones
    said: set[int] = set()
    for mark in content.candidates:
        place = mark.places[-1]
        if mark.in_line and place < layout.places and place not in said:
            said.add(place)
            ink = opposite(theme.candidate(mark.strength))
            text = letters(mark.text)
            yield from _on_top("candidate", layout, text, (place,), stones, ink, _TEXT)
    discs = discs_of(content)
    for strength, places in zip((*range(STRONGEST + 1), STRONGEST), discs, strict=True):
        colour = theme.candidate(strength)
        yield from _on_top("candidate", layout, _dot(), places, stones, colour, _DISC)
    yield from _on_top("best", layout, _ring(), discs[-1], stones, theme.best, _BEST)


def _on_top(
    kind: str,
    layout: SolidLayout,
    surface: Surface,
    places: Sites,
    stones: Stones,
    colour: Colour,
    scale: float,
) -> list[Part]:
    """Return a mark on top of the piece on each of these places."""
    heights = tops(layout, stones[list(places)])
    roughness = _GLOSSY if kind == "best" else _DULL
    return placed_parts(kind, layout, surface, places, Material(colour, roughness), scale, heights)


def _frames(
    layout: SolidLayout, theme: Theme, content: Content
) -> tuple[tuple[Sites, Colour], ...]:
    """Return the places of the framed pieces that are marked, and in which colours.

    A piece has one frame: candidates take precedence, then what can be moved. The last placed piece
    keeps its own among those that decided, since a line runs through all of these.
    """
    liked = {place for mark in content.candidates for place in mark.places}
    able = {*content.legal, *content.chosen} - liked
    last = set(content.last) - able - liked
    able |= set(content.decisive) - last - liked
    beside = set(content.beside) - able - liked - last
    groups = ((last, theme.last), (able, theme.capture), (liked, theme.best))
    return tuple(
        (tuple(x for x in sorted(group) if has_frame(layout, int(content.stones[x]))), colour)
        for group, colour in (*groups, (beside, theme.beside))
    )


def _framed(
    kind: str, layout: SolidLayout, places: Sites, stones: Stones, material: Material
) -> Iterator[Part]:
    for place in places:
        frame = layout.shapes[int(stones[place])].frame
        if frame is not None:
            yield from placed_parts(kind, layout, frame, (place,), material)


def _ready(content: Content) -> Sites:
    """Return the sites with a piece that can move or be captured, or is picked up for a move."""
    some = dict.fromkeys((*content.legal, *content.chosen))
    return tuple(x for x in some if content.stones[x] != 0)


def _sight_parts(
    layout: SolidLayout, lines: tuple[SightLine, ...], stones: Stones, theme: Theme
) -> Iterator[Part]:
    """Yield a rod along each line, up to the rim of the piece that is seen."""
    friendly, other = Material(theme.capture, _SATIN), Material(theme.cross, _MATT)
    for line in lines:
        width = _FRIENDLY_LINE if line.friendly else _OTHER_LINE
        rod = _rod(layout, line.places, stones, width)
        yield still("sight", rod, friendly if line.friendly else other)


def _rod(layout: SolidLayout, places: Sites, stones: Stones, width: float) -> Surface:
    first, last = places[0], places[-1]
    radius = layout.radii[first]
    height = _SIGHT_HEIGHT * radius
    start, end = (layout.centres[x] + height * layout.normals[x] for x in (first, last))
    if stones[last] != 0:
        end = end - layout.radii[last] * (end - start) / np.linalg.norm(end - start)
    return tube(_MARK, np.stack([start, end]), width * radius)


def _pad_rim(layout: SolidLayout, place: int, share: float, height: float) -> Surface:
    """Return a rod around a pad's middle, at a share of the way to its edge.

    Args:
        height: how far above the pad it lies, in the place's radius.
    """
    pad, normal = layout.pads[place], layout.normals[place]
    middle, width = pad.mean(axis=0), _CURSOR * layout.radii[place]
    raised = max(0.0, float((layout.centres[place] - middle) @ normal)) + width / 2
    raised += height * layout.radii[place]
    ring = middle + share * (pad - middle) + raised * normal
    return tube(_MARK, np.concatenate([ring, ring[:1]]), width)


def _crowns(
    layout: SolidLayout, places: Sites, below: Sites, stones: Stones, material: Material
) -> Iterator[Part]:
    """Yield a small round crown on top of the piece on each of these places.

    Args:
        below: the places where another crown is there already; these get a smaller one on it.
    """
    only = [x for x in places if x not in below]
    both = [x for x in places if x in below]
    upper = tops(layout, stones[both]) + _CROWN * _CROWN_HEIGHT
    lower = tops(layout, stones[only])
    yield from placed_parts("held", layout, _crown(), only, material, _CROWN, lower)
    yield from placed_parts("held", layout, _crown(), both, material, _SECOND_CROWN, upper)


def _fills(layout: SolidLayout, number: int) -> bool:
    return number in layout.shapes and layout.shapes[number].fills


@cache
def _ring() -> Surface:
    return turned(_MARK, arc(0, 180, (1.14, 0.0), (0.12, 0.14), 9))


@cache
def _dot() -> Surface:
    return turned(_MARK, np.array([[1.0, 0.0], [0.92, 0.05], [0.0, 0.06]]), _DOT_SEGMENTS)


@lru_cache(maxsize=64)
def _edging(shape: Shape) -> Surface:
    """Return a rod along the upper edge of a piece."""
    height = shape.height - shape.bevel - _EDGING
    ring = raised(shape.outline, height)
    return tube(_MARK, np.concatenate([ring, ring[:1]]), _EDGING)


@cache
def _rim() -> Surface:
    return turned(_MARK, arc(0, 180, (1.1, 0.0), (0.06, 0.07), 5), _SEGMENTS)


@cache
def _crown() -> Surface:
    profile = [[0.95, 0.0], [1.0, 0.06], [0.96, 0.14], [0.86, _CROWN_HEIGHT], [0.0, _CROWN_HEIGHT]]
    return turned(_MARK, np.array(profile), _SEGMENTS)
