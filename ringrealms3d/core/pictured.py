"""What notebooks of any kind show as a diagram."""

from __future__ import annotations

from importlib import import_module

DRAWN_BY = "ringrealms3d.exports.notebook"
"""What draws a diagram; far above this layer, it is loaded when one is asked for."""


class Pictured:
    """Something with a diagram: a position, a node or a game."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        """Return the diagram as SVG."""
        svg: str = import_module(DRAWN_BY).diagram_svg(self)
        return svg
