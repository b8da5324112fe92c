"""A piece that is not on the board: in the hand over it, or where it would stand."""

from __future__ import annotations

import numpy as np
import pyvista as pv
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.piece_layer import PieceLayer
from ringrealms3d.scene.theme import Theme

_OPACITY = 0.6
_LIFT = 0.5  # of a place's radius: how high above the board a piece in the hand is
_GRAZING = 1e-6

Ray = tuple[NDArray[np.float64], ...]
"""Origin and unit direction, float64 (3,) each."""


class Ghost:
    """One translucent piece, or none at first."""

    def __init__(self, plotter: pv.BasePlotter, layout: SolidLayout, theme: Theme) -> None:
        """Add nothing to see yet."""
        self._layout = layout
        self._layer = PieceLayer(plotter, layout, theme.material)
        self._layer.fade(_OPACITY)

    def stand(self, piece: int, place: int) -> None:
        """Show a piece on a place."""
        self._show(piece, place, np.zeros(3))

    def hang(self, piece: int, place: int, ray: Ray) -> None:
        """Show a piece where a ray meets the plane a little above a place, turned as if there."""
        normal = self._layout.normals[place]
        lift = _LIFT * self._layout.radii[place] * normal
        met = met_plane(ray, self._layout.centres[place] + lift, normal)
        if met is not None:
            self._show(piece, place, met - self._layout.centres[place])

    def hide(self) -> None:
        """Show nothing."""
        self._show(0, 0, np.zeros(3))

    def rearrange(self, layout: SolidLayout) -> None:
        """Take over other places of the same board."""
        self._layout = layout
        self._layer.rearrange(layout)

    def _show(self, piece: int, place: int, offset: NDArray[np.float64]) -> None:
        stones = np.zeros(self._layout.places, dtype=np.int8)
        stones[place] = piece
        self._layer.show(stones)
        self._layer.move(offset)


def met_plane(
    ray: Ray, point: NDArray[np.float64], normal: NDArray[np.float64]
) -> NDArray[np.float64] | None:
    """Return where a ray meets the plane through a point, float64 (3,), or None if nowhere."""
    origin, direction = ray
    slope = float(direction @ normal)
    if abs(slope) < _GRAZING:
        return None
    along = float((point - origin) @ normal) / slope
    return np.asarray(origin + along * direction) if along > 0 else None
