"""Pieces on their places, some of them shadows or glowing, and one not yet on the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.solid_layout import Shape, SolidLayout, Surface
from ringrealms3d.scene.content import Content, held_sites
from ringrealms3d.scene.materials import Colour, Material, blended
from ringrealms3d.scene.parts import Part, Stones, matrices_on, parts_at
from ringrealms3d.scene.shading import grounded
from ringrealms3d.scene.theme import Theme

_PLAIN = "tile"  # the material of a tile without what is drawn on it
_BRIGHT = (1.0, 1.0, 1.0)
_GLOW_SHARE = 0.4
_SWELL = 1.03  # how large a glow is next to the piece that glows
_GLOW_OPACITY = 0.5
_GLOW_ROUGHNESS = 0.3

Look = Callable[[str], Material]
"""Returns how a material of a layout is drawn."""


def piece_parts(
    layout: SolidLayout, stones: Stones, look: Look, glows: Mapping[int, Colour] | None = None
) -> tuple[Part, ...]:
    """Return the pieces on the places.

    Args:
        glows: the colours in which the pieces of some places glow.
    """
    parts: list[Part] = []
    there = set(stones.tolist())
    for number, shape in layout.shapes.items():
        if number not in there:
            continue
        places = np.flatnonzero(stones == number)
        matrices = list(matrices_on(layout, places))
        glowing = _glowing(shape)
        for surface in shape.surfaces:
            material = look(surface.material)
            some = parts_at("piece", grounded(surface), places, matrices, material)
            parts += [_aglow(x, glows) for x in some] if glows and surface in glowing else some
    return tuple(parts)


def _aglow(part: Part, glows: Mapping[int, Colour]) -> Part:
    return part if part.place is None else replace(part, glow=glows.get(part.place))


def _glowing(shape: Shape) -> tuple[Surface, ...]:
    """Return the glowing parts of a piece: all of it, but only the slab of a tile with paths."""
    plain = tuple(surface for surface in shape.surfaces if surface.material == _PLAIN)
    return plain or shape.surfaces


def glows_of(content: Content, layout: SolidLayout, theme: Theme) -> dict[int, Colour]:
    """Return the glow colours of pieces on held or chosen places.

    Deciding pieces have rims instead, so that their owner stays visible.
    """
    glows = dict.fromkeys(held_sites(content), theme.capture)
    chosen = (x for x in content.chosen if not _has_frame_at(layout, content, x))
    return glows | dict.fromkeys(chosen, theme.hover)


def glow_of_seat(seat: int, layout: SolidLayout, theme: Theme) -> Colour:
    """Return the glow colour of a seat."""
    return blended(theme.stones[layout.colours[seat]].colour, _BRIGHT, _GLOW_SHARE)


def halos(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Return a bright, clear copy, a little larger, of each part that glows.

    They are for renderers whose surfaces cannot emit light.
    """
    swell = np.diag([_SWELL, _SWELL, _SWELL, 1.0])
    return tuple(
        replace(
            part,
            kind="halo",
            matrix=part.matrix @ swell,
            material=Material(part.glow, _GLOW_ROUGHNESS),
            opacity=_GLOW_OPACITY,
            glow=None,
        )
        for part in parts
        if part.glow is not None
    )


def has_frame(layout: SolidLayout, number: int) -> bool:
    """Return whether a piece is marked by its frame."""
    return number in layout.shapes and layout.shapes[number].frame is not None


def tops(layout: SolidLayout, numbers: Stones) -> NDArray[np.float64]:
    """Return how high some pieces are, in units of their places' radii, float64 (n,)."""
    heights = {0: 0.0} | {number: shape.height for number, shape in layout.shapes.items()}
    return np.array([heights[number] for number in numbers.tolist()], dtype=np.float64)


def standing(places: Sites, stones: Stones) -> Sites:
    """Return those places on which a piece stands."""
    return tuple(place for place in places if stones[place] > 0)


def _has_frame_at(layout: SolidLayout, content: Content, place: int) -> bool:
    return has_frame(layout, int(content.stones[place]))
