"""What the rules make of a position, in the picture: lines of sight, what is held and safe."""

from __future__ import annotations

import numpy as np
import pyvista as pv

from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.actors import add_surface, poly_data, refill
from ringrealms3d.scene.content import Content, held_sites
from ringrealms3d.scene.feature_marks import (
    FRIENDLY_LINE,
    OTHER_LINE,
    OUTER_RIM,
    crown_mesh,
    rim_mesh,
    sight_mesh,
)
from ringrealms3d.scene.glow import glowing
from ringrealms3d.scene.mesh_data import MeshData, merged
from ringrealms3d.scene.piece_layer import PieceLayer
from ringrealms3d.scene.pieces import has_frame
from ringrealms3d.scene.theme import Material, Theme

_GLOW = 0.5


class FeatureLayer:
    """Lines of sight, held places and safe pieces, and pieces that can move or were chosen."""

    def __init__(self, plotter: pv.BasePlotter, layout: SolidLayout, theme: Theme) -> None:
        """Add nothing to see yet."""
        self._layout = layout
        self._content = Content(np.zeros(layout.places, dtype=np.int8))
        lit, chosen = Material(theme.capture, 0.3), Material(theme.hover, 0.3)
        self._lit = PieceLayer(plotter, glowing(layout), lambda _: lit)
        self._chosen = PieceLayer(plotter, glowing(layout), lambda _: chosen)
        for glow in (self._lit, self._chosen):
            glow.fade(_GLOW)
        looks = {
            "friendly": Material(theme.capture, 0.4),
            "other": Material(theme.ink, 0.6),
            "safe": Material(theme.beside, 0.4),
            "ready": Material(theme.capture, 0.4),
            "first": theme.material(layout.colours[0]),
            "second": theme.material(layout.colours[1]),
        }
        self._data = {name: poly_data(merged([])) for name in looks}
        for name, look in looks.items():
            add_surface(plotter, self._data[name], look)

    def show(self, content: Content) -> None:
        """Change to what a content says."""
        shown, self._content = self._content, content
        if features_of(content) != features_of(shown):
            self._refill()

    def rearrange(self, layout: SolidLayout) -> None:
        """Take over other places of the same board."""
        self._layout = layout
        for glow in (self._lit, self._chosen):
            glow.rearrange(glowing(layout))
        self._refill()

    def _refill(self) -> None:
        content = self._content
        self._lit.show(_only(content, held_sites(content)))
        self._chosen.show(_only(content, self._unframed(content, content.chosen)))
        for name, mesh in self._meshes(content).items():
            if len(mesh.points) or self._data[name].n_points:
                refill(self._data[name], mesh)

    def _meshes(self, content: Content) -> dict[str, MeshData]:
        layout, stones = self._layout, content.stones
        friendly = tuple(line for line in content.sight if line.friendly)
        others = tuple(line for line in content.sight if not line.friendly)
        first, second = content.held
        return {
            "friendly": sight_mesh(layout, friendly, stones, FRIENDLY_LINE),
            "other": sight_mesh(layout, others, stones, OTHER_LINE),
            "safe": rim_mesh(layout, content.safe),
            "ready": rim_mesh(layout, self._unframed(content, ready_sites(content)), OUTER_RIM),
            "first": crown_mesh(layout, first, (), stones),
            "second": crown_mesh(layout, second, first, stones),
        }

    def _unframed(self, content: Content, sites: Sites) -> Sites:
        """Return the sites whose pieces have no frames by which they are marked."""
        return tuple(x for x in sites if not has_frame(self._layout, int(content.stones[x])))


def ready_sites(content: Content) -> Sites:
    """Return the legal sites on which a piece stands, which can move or be taken."""
    return tuple(x for x in content.legal if content.stones[x] != 0)


def features_of(content: Content) -> tuple[object, ...]:
    """Return what this layer shows."""
    held = (content.held, held_sites(content))
    return (content.sight, content.safe, content.chosen, ready_sites(content), held)


def _only(content: Content, sites: Sites) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    stones = np.zeros_like(content.stones)
    stones[list(sites)] = content.stones[list(sites)]
    return stones
