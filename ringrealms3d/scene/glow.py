"""What of a piece glows when it is lit: all of it, but of a tile with paths the tile alone."""

from __future__ import annotations

from dataclasses import replace

from ringrealms3d.core.solid_layout import Shape, SolidLayout

_PLAIN = "tile"


def glowing(layout: SolidLayout) -> SolidLayout:
    """Return a layout whose pieces have nothing but what glows."""
    return replace(layout, shapes={n: _glowing(shape) for n, shape in layout.shapes.items()})


def _glowing(shape: Shape) -> Shape:
    plain = tuple(surface for surface in shape.surfaces if surface.material == _PLAIN)
    return replace(shape, surfaces=plain or shape.surfaces)
