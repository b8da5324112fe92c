"""The bridges in the picture: what ties places together, and lights up with them."""

from __future__ import annotations

import pyvista as pv

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.actors import add_surface, linear, poly_data
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.mesh_data import mesh_of
from ringrealms3d.scene.theme import Theme, blended

_GLOW = 0.7


class BridgeLayer:
    """The bridges of a board, none of them lit at first."""

    def __init__(self, plotter: pv.BasePlotter, layout: SolidLayout, theme: Theme) -> None:
        """Show all bridges in their own colours."""
        self._places = [frozenset(bridge.places) for bridge in layout.bridges]
        self._plain = [theme.material(bridge.surface.material) for bridge in layout.bridges]
        self._light = theme.capture
        self._lit = [False] * len(layout.bridges)
        self._actors = [
            add_surface(plotter, poly_data(mesh_of(bridge.surface)), material)
            for bridge, material in zip(layout.bridges, self._plain, strict=True)
        ]

    def light(self, content: Content) -> None:
        """Light those up whose places all decided, or go with what did."""
        marked = {*content.decisive, *content.beside}
        lit = [places <= marked for places in self._places]
        changes = zip(self._actors, self._plain, lit, self._lit, strict=True)
        for actor, plain, now, before in changes:
            if now != before:
                colour = blended(plain.colour, self._light, _GLOW) if now else plain.colour
                actor.prop.color = tuple(linear(colour))
        self._lit = lit
