"""What of a piece glows when it is lit: all of it, but of a tile with paths the tile alone."""

from __future__ import annotations

from dataclasses import replace

from ringrealms3d.core.solid_layout import Shape, SolidLayout

_PLAIN = "tile"
_SWELL = 1.03  # how large a glow is next to the piece that glows


def glowing(layout: SolidLayout) -> SolidLayout:
    """Return a board whose pieces have nothing but what glows, to be drawn over the real ones."""
    shapes = {number: _glowing(shape) for number, shape in layout.shapes.items()}
    return swollen(replace(layout, shapes=shapes))


def swollen(layout: SolidLayout) -> SolidLayout:
    """Return a board whose pieces are a little larger."""
    return replace(layout, radii=_SWELL * layout.radii)


def _glowing(shape: Shape) -> Shape:
    plain = tuple(surface for surface in shape.surfaces if surface.material == _PLAIN)
    return replace(shape, surfaces=plain or shape.surfaces)
