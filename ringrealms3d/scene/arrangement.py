"""How a board is laid open to the eye: places moved apart, upper levels faded, no body."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.camera import Camera


@dataclass(frozen=True, slots=True)
class Opening:
    """How far a board is laid open.

    Attributes:
        apart: how far it is taken apart, from 0 to 1.
        level: the highest level of a pile that is drawn as it is; what lies above becomes a shadow.
            None is all of them.
        see_through: whether pads and body are drawn like glass, so that the far side shows.
    """

    apart: float = 0.0
    level: int | None = None
    see_through: bool = False


CLOSED = Opening()


def opened(layout: SolidLayout, opening: Opening) -> SolidLayout:
    """Return a board with its places where an opening puts them."""
    return taken_apart(layout, opening.apart) if opening.apart else layout


def shadows(layout: SolidLayout, opening: Opening) -> NDArray[np.bool_]:
    """Return which places are drawn as shadows, bool (places,)."""
    highest = layout.levels.max() if opening.level is None else opening.level
    return above_level(layout, int(highest))


def comes_apart(layout: SolidLayout) -> bool:
    """Whether a board has places that move when it is taken apart."""
    return bool(layout.lifts.any())


def is_pile(layout: SolidLayout) -> bool:
    """Whether pieces stand on pieces, so that there are levels to look below."""
    return bool(layout.levels.max() > 1)


def hides_places(layout: SolidLayout) -> bool:
    """Whether a place can be hidden behind others, so that glass shows more of the board."""
    return is_pile(layout) or not layout.upright


def fitted(camera: Camera, layout: SolidLayout, opening: Opening) -> Camera:
    """Return the camera looking at the middle of a board laid open, which just fits the picture.

    A closed board fits with its origin in the middle.
    """
    corners = np.concatenate(opened(layout, opening).pads)
    middle = _box_middle(corners) - _box_middle(np.concatenate(layout.pads))
    still = [fixture.points for fixture in layout.fixtures]
    reach = _farthest([corners, *still], middle) / _farthest([*layout.pads, *still], np.zeros(3))
    x, y, z = middle.tolist()
    return replace(camera, middle=(x, y, z), reach=max(1.0, reach))


def taken_apart(layout: SolidLayout, share: float) -> SolidLayout:
    """Return a board with every place moved by a share of its lift."""
    ways = share * layout.lifts
    targets = layout.targets
    return replace(
        layout,
        cells=tuple(cell + way for cell, way in zip(layout.cells, ways, strict=bool(layout.cells))),
        pads=tuple(pad + way for pad, way in zip(layout.pads, ways, strict=True)),
        targets=targets and tuple(flat + way for flat, way in zip(targets, ways, strict=True)),
        centres=layout.centres + ways,
    )


def above_level(layout: SolidLayout, level: int) -> NDArray[np.bool_]:
    """Return which places lie above a level of a pile, bool (places,)."""
    return np.asarray(layout.levels > level)


def _box_middle(points: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray((points.min(axis=0) + points.max(axis=0)) / 2)


def _farthest(parts: Iterable[NDArray[np.float64]], middle: NDArray[np.float64]) -> float:
    return float(np.linalg.norm(np.concatenate(list(parts)) - middle, axis=1).max())
