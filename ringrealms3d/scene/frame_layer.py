"""Marks on pieces that have frames: placed last, chosen, deciding, liked, or pointed at."""

from __future__ import annotations

import numpy as np
import pyvista as pv

from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.actors import add_surface, poly_data, refill
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.mesh_data import MeshData, merged
from ringrealms3d.scene.pieces import Stones, has_frame, surface_at
from ringrealms3d.scene.theme import Material, Theme

_ROUGHNESS = 0.35


class FrameLayer:
    """The frames on a board's pieces, none at first."""

    def __init__(self, plotter: pv.BasePlotter, layout: SolidLayout, theme: Theme) -> None:
        """Add nothing to see yet."""
        self._layout = layout
        self._shown: tuple[Sites, ...] = ((), (), (), ())
        self._hovered: Sites = ()
        nothing = np.zeros(layout.places, dtype=np.int8)
        self._data = [poly_data(framed_mesh(layout, places, nothing)) for places in self._shown]
        colours = theme.last, theme.capture, theme.best, theme.beside
        for data, colour in zip(self._data, colours, strict=True):
            add_surface(plotter, data, Material(colour, _ROUGHNESS))
        self._pointed = poly_data(framed_mesh(layout, (), nothing))
        add_surface(plotter, self._pointed, Material(theme.hover, _ROUGHNESS))

    def point(self, place: int | None, stones: Stones) -> None:
        """Show the frame of what stands on a place that is pointed at, unless it has another."""
        self._hovered = () if place is None or not stones[place] else (place,)
        free = tuple(x for x in self._hovered if not any(x in group for group in self._shown))
        refill(self._pointed, framed_mesh(self._layout, free, stones))

    def show(self, content: Content) -> None:
        """Change the frames to what a content says."""
        shown, self._shown = self._shown, _frames(self._layout, content)
        if self._shown != shown:
            self._refill(content.stones)

    def rearrange(self, layout: SolidLayout, stones: Stones) -> None:
        """Take over other places of the same board."""
        self._layout = layout
        self._refill(stones)

    def _refill(self, stones: Stones) -> None:
        for data, places in zip(self._data, self._shown, strict=True):
            refill(data, framed_mesh(self._layout, places, stones))
        self.point(next(iter(self._hovered), None), stones)


def framed_mesh(layout: SolidLayout, places: Sites, stones: Stones) -> MeshData:
    """Return the frames of what stands on some places."""
    parts = []
    for place in places:
        frame = layout.shapes[int(stones[place])].frame
        if frame is not None:
            parts.append(surface_at(layout, frame, np.array([place])))
    return merged(parts)


def _frames(layout: SolidLayout, content: Content) -> tuple[Sites, ...]:
    """Return the places of pieces placed last, meant next or deciding, liked, and beside these.

    A piece has one frame: what is liked is told first, what was placed last is told last.
    """
    liked = {place for mark in content.candidates for place in mark.places}
    able = {*content.legal, *content.chosen, *content.decisive} - liked
    beside = set(content.beside) - able - liked
    groups = (set(content.last) - able - liked - beside, able, liked, beside)
    return tuple(
        tuple(place for place in sorted(group) if has_frame(layout, int(content.stones[place])))
        for group in groups
    )
