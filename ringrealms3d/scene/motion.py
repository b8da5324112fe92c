"""Pieces on their way: those that were placed settle, those that were captured fade."""

from __future__ import annotations

import numpy as np
import pyvista as pv
from numpy.typing import NDArray

from ringrealms3d.core.layout import SolidLayout
from ringrealms3d.scene.actors import add_surface, poly_data, refill
from ringrealms3d.scene.pieces import stone_mesh
from ringrealms3d.scene.theme import Material

Stones = NDArray[np.int8]

_DROP = 2.2  # of a piece's radius: from how high it comes
_SETTLED = 0.55  # the share of the time after which placed pieces rest
_FADING = 0.35  # the share after which captured pieces begin to vanish


class MovingPieces:
    """The pieces of one move that are drawn apart from the resting ones."""

    def __init__(
        self, plotter: pv.BasePlotter, layout: SolidLayout, materials: list[Material]
    ) -> None:
        """Add nothing to see yet."""
        self._layout = layout
        nothing = np.zeros(len(layout.kinds), dtype=np.int8)
        self._arriving, self._leaving = (
            [poly_data(stone_mesh(layout, nothing, seat)) for seat in (0, 1)] for _ in range(2)
        )
        pairs = list(zip(self._arriving, materials, strict=True))
        self._arriving_actors = [add_surface(plotter, data, look) for data, look in pairs]
        pairs = list(zip(self._leaving, materials, strict=True))
        self._leaving_actors = [add_surface(plotter, data, look) for data, look in pairs]
        self._from = np.zeros(3)

    def begin(self, arriving: Stones, leaving: Stones) -> None:
        """Take pieces over, int8 (places,), 0 where none moves."""
        for seat in (0, 1):
            refill(self._arriving[seat], stone_mesh(self._layout, arriving, seat))
            refill(self._leaving[seat], stone_mesh(self._layout, leaving, seat))
        sites = np.flatnonzero(arriving)
        heights = _DROP * self._layout.radii[sites, None] * self._layout.normals[sites]
        self._from = heights.mean(axis=0) if len(sites) else np.zeros(3)
        self.show(0.0)

    def show(self, share: float) -> None:
        """Show how things stand after a share of the time, from 0 to 1."""
        left = max(0.0, 1 - share / _SETTLED) ** 2
        fading = min(max(0.0, (share - _FADING) / (1 - _FADING)), 1.0)
        for actor in self._arriving_actors:
            actor.position = tuple(left * self._from)
        for actor in self._leaving_actors:
            actor.prop.opacity = 1 - fading

    def end(self) -> None:
        """Show nothing any more."""
        nothing = np.zeros(len(self._layout.kinds), dtype=np.int8)
        self.begin(nothing, nothing)
