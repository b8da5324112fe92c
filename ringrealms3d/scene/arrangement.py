"""Opening a board to view: places moved apart, upper levels faded, no body."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.camera import Camera, filled, framed, with_sides
from ringrealms3d.scene.labels import names_in_space

_LARGEST = 1.3  # how much larger than in a ball that just fits a board is drawn
_LARGEST_FLAT = 1.5  # the same for flat boards, which fill little of the ball from any side
_RIM = 0.965  # of the width of a narrow picture: what no part of a board goes beyond


@dataclass(frozen=True, slots=True)
class Opening:
    """How far a board is opened.

    Attributes:
        apart: how far it is taken apart, from 0 to 1.
        level: the highest level of a pile that is drawn normally; higher ones become shadows. None
            means all.
        see_through: whether pads and body are drawn like glass, so that the far side shows.
    """

    apart: float = 0.0
    level: int | None = None
    see_through: bool = False


CLOSED = Opening()


def opened(layout: SolidLayout, opening: Opening) -> SolidLayout:
    """Return a board with its places moved by an opening."""
    return taken_apart(layout, opening.apart) if opening.apart else layout


def shadows(layout: SolidLayout, opening: Opening) -> NDArray[np.bool_]:
    """Return which places are drawn as shadows, bool (places,)."""
    highest = layout.levels.max() if opening.level is None else opening.level
    return above_level(layout, int(highest))


def comes_apart(layout: SolidLayout) -> bool:
    """Whether a board has places that move when it is taken apart."""
    return bool(layout.lifts.any())


def is_pile(layout: SolidLayout) -> bool:
    """Whether pieces stand on pieces, so that there are levels to hide."""
    return bool(layout.levels.max() > 1)


def hides_places(layout: SolidLayout) -> bool:
    """Whether a place can be hidden behind others, so that glass shows more of the board."""
    return is_pile(layout) or not layout.upright


def fitted(camera: Camera, layout: SolidLayout, opening: Opening) -> Camera:
    """Return the camera, with its zoom, framing the middle of an opened board that turns.

    It is never so near that much of the board could leave the picture when the board turns, nor
    that the sides of the picture cut a piece or the name of a row.
    """
    whole, points = _around(camera, layout, opening)
    largest = _LARGEST_FLAT if layout.upright else _LARGEST
    close = framed(whole, points, least_reach=whole.size / largest)
    close = with_sides(close, _tops(opened(layout, opening)))
    close = with_sides(close, np.concatenate([points, _rows(camera, layout)]), _RIM)
    return replace(close, zoom=camera.zoom)


def filling(camera: Camera, layout: SolidLayout, opening: Opening, aspect: float) -> Camera:
    """Return the camera, with its zoom, from which an opened board fills a still picture.

    Args:
        aspect: the width of the picture over its height.
    """
    close = filled(*_around(camera, layout, opening), aspect)
    return replace(close, zoom=camera.zoom)


def _around(
    camera: Camera, layout: SolidLayout, opening: Opening
) -> tuple[Camera, NDArray[np.float64]]:
    """Return the camera that sees the ball around an opened board, and points, float64 (n, 3)."""
    corners = np.concatenate(opened(layout, opening).pads)
    points = np.concatenate([corners, *(fixture.points for fixture in layout.fixtures)])
    middle = _box_middle(corners) - _box_middle(np.concatenate(layout.pads))
    size = max(1.0, float(np.linalg.norm(points - middle, axis=1).max()))
    x, y, z = middle.tolist()
    return replace(camera, zoom=1.0, middle=(x, y, z), reach=size, size=size), points


def _tops(layout: SolidLayout) -> NDArray[np.float64]:
    """Return points around the tops of the highest pieces on all places, float64 (n, 3)."""
    highest = max((shape.height for shape in layout.shapes.values()), default=0.0)
    site = np.repeat(np.arange(len(layout.pads)), [len(pad) for pad in layout.pads])
    ways = np.concatenate(layout.pads) - layout.centres[site]
    ways /= np.linalg.norm(ways, axis=1, keepdims=True)
    tops = layout.centres[site] + layout.radii[site, None] * (ways + highest * layout.normals[site])
    return np.asarray(tops)


def _rows(camera: Camera, layout: SolidLayout) -> NDArray[np.float64]:
    """Return the ends of the names of rows and columns as a camera sees them, float64 (n, 3)."""
    rows = names_in_space(layout, ())
    ways = rows.widths[:, None] / 2 * camera.axes[0]
    return np.concatenate([rows.points - ways, rows.points + ways])


def taken_apart(layout: SolidLayout, share: float) -> SolidLayout:
    """Return a board with every place moved by a share of its lift."""
    ways = share * layout.lifts
    targets = layout.targets
    return replace(
        layout,
        cells=tuple(cell + way for cell, way in zip(layout.cells, ways, strict=False)),
        pads=tuple(pad + way for pad, way in zip(layout.pads, ways, strict=True)),
        targets=targets and tuple(flat + way for flat, way in zip(targets, ways, strict=True)),
        centres=layout.centres + ways,
    )


def above_level(layout: SolidLayout, level: int) -> NDArray[np.bool_]:
    """Return which places lie above a level of a pile, bool (places,)."""
    return np.asarray(layout.levels > level)


def _box_middle(points: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray((points.min(axis=0) + points.max(axis=0)) / 2)
