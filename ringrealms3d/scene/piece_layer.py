"""Pieces in the picture that stand, move and fade together: one mesh a material."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pyvista as pv
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.actors import add_surface, poly_data, refill
from ringrealms3d.scene.pieces import Stones, materials_of, piece_meshes
from ringrealms3d.scene.theme import Material

_GLASS = 0.65  # the opacity of pieces that one looks through; their colours are still told apart


class PieceLayer:
    """Some of the pieces of a board, none at first."""

    def __init__(
        self, plotter: pv.BasePlotter, layout: SolidLayout, look: Callable[[str], Material]
    ) -> None:
        """Add nothing to see yet.

        Args:
            look: returns how a material of the layout is drawn.
        """
        self._layout = layout
        self._stones = np.zeros(layout.places, dtype=np.int8)
        meshes = piece_meshes(layout, materials_of(layout), self._stones)
        self._data = {material: poly_data(mesh) for material, mesh in meshes.items()}
        self._actors = [
            add_surface(plotter, data, look(material)) for material, data in self._data.items()
        ]

    def show(self, stones: Stones) -> None:
        """Show these pieces, int8 (places,), 0 for none, and leave alone what stays as it is."""
        differs = stones != self._stones
        changed = self._materials(stones[differs]) | self._materials(self._stones[differs])
        self._stones = stones
        self._refill(changed)

    def rearrange(self, layout: SolidLayout) -> None:
        """Take over other places of the same board."""
        self._layout = layout
        self._refill(self._materials(self._stones))

    def move(self, offset: NDArray[np.float64]) -> None:
        """Draw all of them so far from their places, float64 (3,)."""
        for actor in self._actors:
            actor.position = tuple(offset)

    def fade(self, opacity: float) -> None:
        """Draw all of them as transparent as that, 1 for not at all."""
        for actor in self._actors:
            actor.prop.opacity = opacity

    def turn_to_glass(self, glass: bool) -> None:
        """Let what lies below and behind the pieces show through them, or not."""
        self.fade(_GLASS if glass else 1.0)
        for actor in self._actors:
            actor.prop.SetBackfaceCulling(glass)

    def _refill(self, materials: set[str]) -> None:
        for material, mesh in piece_meshes(self._layout, materials, self._stones).items():
            refill(self._data[material], mesh)

    def _materials(self, numbers: NDArray[np.int8]) -> set[str]:
        shapes = [self._layout.shapes[number] for number in set(numbers.tolist()) if number]
        return {surface.material for shape in shapes for surface in shape.surfaces}
