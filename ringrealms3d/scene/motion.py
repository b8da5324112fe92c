"""Pieces on their way: those that were placed settle, those that were captured fade."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pyvista as pv

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.piece_layer import PieceLayer
from ringrealms3d.scene.pieces import Stones
from ringrealms3d.scene.theme import Material

_DROP = 2.2  # of a piece's radius: from how high it comes
_SETTLED = 0.55  # the share of the time after which placed pieces rest
_FADING = 0.35  # the share after which captured pieces begin to vanish


class MovingPieces:
    """The pieces of one move that are drawn apart from the resting ones."""

    def __init__(
        self, plotter: pv.BasePlotter, layout: SolidLayout, look: Callable[[str], Material]
    ) -> None:
        """Add nothing to see yet."""
        self._layout = layout
        self._arriving = PieceLayer(plotter, layout, look)
        self._leaving = PieceLayer(plotter, layout, look)
        self._from = np.zeros(3)

    def begin(self, arriving: Stones, leaving: Stones) -> None:
        """Take pieces over, int8 (places,), 0 where none moves."""
        self._arriving.show(arriving)
        self._leaving.show(leaving)
        places = np.flatnonzero(arriving)
        heights = _DROP * self._layout.radii[places, None] * self._layout.normals[places]
        self._from = heights.mean(axis=0) if len(places) else np.zeros(3)
        self.show(0.0)

    def show(self, share: float) -> None:
        """Show how things stand after a share of the time, from 0 to 1."""
        left = max(0.0, 1 - share / _SETTLED) ** 2
        fading = min(max(0.0, (share - _FADING) / (1 - _FADING)), 1.0)
        self._arriving.move(left * self._from)
        self._leaving.fade(1 - fading)

    def rearrange(self, layout: SolidLayout) -> None:
        """Take over other places of the same board."""
        self._layout = layout
        for layer in (self._arriving, self._leaving):
            layer.rearrange(layout)

    def end(self) -> None:
        """Show nothing any more."""
        nothing = np.zeros(len(self._layout.kinds), dtype=np.int8)
        self.begin(nothing, nothing)
