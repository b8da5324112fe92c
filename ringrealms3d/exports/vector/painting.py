"""Patches as areas of one colour each: bands of shade, outlines, and faint veils."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np
from manifold3d import CrossSection
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.exports.vector.loops import loops_above
from ringrealms3d.exports.vector.page import Area
from ringrealms3d.exports.vector.patches import Patch
from ringrealms3d.scene.materials import BLACK, Colour, blended

_BAND = 0.04  # the difference between two bands of shade, of black and white
_CLEAR_BANDS = 4
_MOVED, _TRIED, _NEAR = 0.35, 9, 0.15  # how far edges of bands move, in bands
_NARROWEST = 4.0  # pixels: bands are about as wide, if they are as many as fit
_VEILS, _FLOOR_VEILS = 8, 24  # steps in which shadows of pieces and of boards fade
_BRIGHTNESS = np.array([0.2126, 0.7152, 0.0722])
_LINE_TINT = 0.45  # how much darker the line around a thing is
_LINE = 0.9 / 1600  # of the picture's width
_LEAST = 0.05  # square pixels
_ROUGH = 0.04  # pixels that an outline may be off


class Painter:
    """Makes areas of patches for a picture whose y axis points downwards."""

    def __init__(self, size: tuple[int, int]) -> None:
        """Paint in a picture of a width and a height in pixels."""
        self._width, self._height = size
        self._line = _LINE * max(size)
        self._frame = CrossSection.square(size)

    def solid(
        self, patches: Sequence[Patch], seen: Sequence[CrossSection], colours: Sequence[Polygon]
    ) -> Iterator[Area]:
        """Yield one smooth object: its bands of shade from dark to bright, and its outline.

        Args:
            patches: the patches of the object.
            seen: the visible part of each.
            colours: float64 (n, 3), the colours at its points.
        """
        outline = self._outlines(_united(seen))
        if not outline:
            return
        shades = [rows @ _BRIGHTNESS for rows in colours]
        wide = sum(area.area() for area in seen) ** 0.5
        most = max(1, int(wide / _NARROWEST))
        tones = _tones(np.concatenate(shades), np.concatenate(colours), most)
        (_, ground), *bands = tones
        yield Area(outline, ground)
        for least, colour in bands:
            areas = [self._band(*x, least) for x in zip(patches, seen, shades, strict=True)]
            outlines = tuple(outline for area in areas for outline in area)
            if outlines:
                yield Area(outlines, colour)
        mean = tones[len(tones) // 2][1]
        yield Area(outline, None, blended(mean, BLACK, _LINE_TINT), self._line)

    def clear(
        self, patch: Patch, seen: CrossSection, colours: Polygon, opacity: float
    ) -> Iterator[Area]:
        """Yield a translucent object, in a few adjacent bands."""
        shades = colours @ _BRIGHTNESS
        count = min(_CLEAR_BANDS, 1 + int(np.ptp(shades) / (2 * _BAND)))
        rest = seen
        for least, colour in reversed(_tones(shades, colours, count)):
            loops = loops_above(patch.spots, patch.sides, shades, least)
            band = CrossSection(loops)
            outline = self._outlines(rest ^ band)
            rest = rest - band
            if outline:
                yield Area(outline, colour, opacity=opacity)

    def veil(self, patch: Patch, seen: CrossSection) -> Iterator[Area]:
        """Yield a shadow in steps, of which each adds to those before it."""
        steps = _FLOOR_VEILS if patch.part.kind == "floor" else _VEILS
        most = float(patch.cover.max())
        share = patch.part.opacity * most * np.arange(steps + 1) / steps
        for step, (before, after) in enumerate(pairwise(share.tolist())):
            areas = self._band(patch, seen, patch.cover, most * (step + 0.5) / steps)
            if areas:
                opacity = 1 - (1 - after) / (1 - before)
                yield Area(areas, patch.part.material.colour, opacity=opacity)

    def _band(
        self, patch: Patch, seen: CrossSection, values: NDArray[np.float64], least: float
    ) -> tuple[Polygon, ...]:
        """Return the visible region of a patch where a value is at least a level."""
        loops = loops_above(patch.spots, patch.sides, values, least)
        return self._outlines(CrossSection(loops) ^ seen) if loops else ()

    def _outlines(self, area: CrossSection) -> tuple[Polygon, ...]:
        """Return an area's outlines with y downwards, without invisible ones."""
        inside = (area ^ self._frame).simplify(_ROUGH)
        if inside.area() < _LEAST:
            return ()
        return tuple((x * (1, -1) + (0, self._height)) for x in inside.to_polygons())


def _united(areas: Sequence[CrossSection]) -> CrossSection:
    return areas[0] if len(areas) == 1 else CrossSection.compose(list(areas))


def _tones(shades: NDArray[np.float64], colours: Polygon, most: int) -> list[tuple[float, Colour]]:
    """Return the lower limits of at most this many shades of an object, with their colours."""
    low, high = float(shades.min()), float(shades.max())
    count = min(most, max(1, round((high - low) / _BAND)))
    order = np.argsort(shades)
    edges = _seldom_met(np.linspace(low, high, count + 1), shades[order])
    middles = (edges[:-1] + edges[1:]) / 2
    mixed = [np.interp(middles, shades[order], colours[order, k]) for k in range(3)]
    return [
        (least, (red, green, blue))
        for least, red, green, blue in zip(
            edges.tolist(), *(m.tolist() for m in mixed), strict=False
        )
    ]


def _seldom_met(edges: NDArray[np.float64], shades: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return edges between bands, each moved slightly to where few shades are near.

    In an object of nearly uniform shade, the rim of a band would be ragged.

    Args:
        edges: float64 (n,), rising evenly.
        shades: float64 (m,), rising.
    """
    step = edges[-1] - edges[0]
    if len(edges) < 3 or step == 0:
        return edges
    step /= len(edges) - 1
    tried = edges[1:-1, None] + step * np.linspace(-_MOVED, _MOVED, _TRIED)
    near = [np.searchsorted(shades, tried + side * step * _NEAR) for side in (-1, 1)]
    best = (near[1] - near[0]).argmin(axis=1)
    inner = tried[np.arange(len(tried)), best]
    return np.concatenate([edges[:1], inner, edges[-1:]])
