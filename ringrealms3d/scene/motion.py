"""Pieces on their way: they settle, fly, turn over or fade."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pyvista as pv

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.actors import add_surface, poly_data, refill
from ringrealms3d.scene.mesh_data import merged
from ringrealms3d.scene.passage import Passage, Turning
from ringrealms3d.scene.piece_layer import PieceLayer
from ringrealms3d.scene.pieces import materials_of
from ringrealms3d.scene.poses import Pose, flying, pose_meshes, turning
from ringrealms3d.scene.theme import Material

_DROP = 2.2  # of a piece's radius: from how high it comes
_SETTLED = 0.55  # the share of the time after which placed pieces rest
_FADING = 0.35  # the share after which captured pieces begin to vanish
# in units of the time that placing a piece takes
_FLIGHT = 1.2
_LONGER_BY_FLIGHT = 0.6
_LONGER_BY_TURNING = 0.7
_WAVE = 0.4  # the share of the turning after which the last piece begins to


class MovingPieces:
    """The pieces of one move that are drawn apart from the resting ones."""

    def __init__(
        self, plotter: pv.BasePlotter, layout: SolidLayout, look: Callable[[str], Material]
    ) -> None:
        """Add nothing to see yet."""
        self._layout = layout
        self._passage = _nothing(layout)
        self._arriving = PieceLayer(plotter, layout, look)
        self._leaving = PieceLayer(plotter, layout, look)
        self._posed = {material: poly_data(merged([])) for material in materials_of(layout)}
        for material, data in self._posed.items():
            add_surface(plotter, data, look(material))
        self._from = np.zeros(3)

    @property
    def length(self) -> float:
        """How long it all takes, 1 for a piece that is placed."""
        longer = _LONGER_BY_FLIGHT * (self._passage.flight is not None)
        return 1 + longer + _LONGER_BY_TURNING * bool(self._passage.turning)

    def begin(self, passage: Passage) -> None:
        """Take over what moves."""
        self._passage = passage
        self._arriving.show(passage.arriving)
        self._leaving.show(passage.leaving)
        places = np.flatnonzero(passage.arriving)
        heights = _DROP * self._layout.radii[places, None] * self._layout.normals[places]
        self._from = heights.mean(axis=0) if len(places) else np.zeros(3)
        self.show(0.0)

    def show(self, share: float) -> None:
        """Show how things stand after a share of the time, from 0 to 1."""
        left = max(0.0, 1 - share / _SETTLED) ** 2
        fading = min(max(0.0, (share - _FADING) / (1 - _FADING)), 1.0)
        self._arriving.move(left * self._from)
        self._leaving.fade(1 - fading)
        meshes = pose_meshes(self._layout, self._posed, self._poses(share))
        for material, mesh in meshes.items():
            if len(mesh.points) or self._posed[material].n_points:
                refill(self._posed[material], mesh)

    def rearrange(self, layout: SolidLayout) -> None:
        """Take over other places of the same board."""
        self._layout = layout
        for layer in (self._arriving, self._leaving):
            layer.rearrange(layout)

    def end(self) -> None:
        """Show nothing any more."""
        self.begin(_nothing(self._layout))

    def _distance(self, piece: Turning) -> float:
        """Return how far a piece is from where the one that flew has landed."""
        flight, centres = self._passage.flight, self._layout.centres
        landing = flight.target if flight else piece.place
        return float(np.linalg.norm(centres[piece.place] - centres[landing]))

    def _poses(self, share: float) -> Iterator[Pose]:
        landed = 0.0
        flight, turned = self._passage.flight, self._passage.turning
        if flight:
            landed = _FLIGHT / self.length
            yield flying(self._layout, flight, min(share / landed, 1.0))
        time = max(0.0, share - landed) / (1 - landed)
        for number, piece in enumerate(sorted(turned, key=self._distance)):
            begin = _WAVE * number / len(turned)
            yield turning(self._layout, piece, min(max(0.0, time - begin) / (1 - _WAVE), 1.0))


def _nothing(layout: SolidLayout) -> Passage:
    empty = np.zeros(layout.places, dtype=np.int8)
    return Passage(empty, empty, empty)
