"""Small pictures of the tiles that moves put down, if tiles differ by their paths."""

from __future__ import annotations

from PyQt6.QtGui import QPixmap

from ringrealms3d.core.layout import Glyph, Layout
from ringrealms3d.records.node import GameNode
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.glyph_picture import glyph_picture


class TileIcons:
    """Pictures of tiles in a theme's colours, each drawn once."""

    def __init__(self, theme: Theme, pixels: int, sharpness: float) -> None:
        """Draw none yet.

        Args:
            pixels: the width of a picture, in the window's units.
            sharpness: screen pixels per unit.
        """
        self._theme, self._pixels, self._sharpness = theme, pixels, sharpness
        self._drawn: dict[tuple[str, int], QPixmap] = {}

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self._theme = theme
        self._drawn.clear()

    def icon_for(self, node: GameNode) -> QPixmap | None:
        """Return the picture of the tile that a move puts down, None if it puts none down."""
        if node.parent is None or node.move is None:
            return None
        layout = node.root.position.variant.layout
        if not any(glyph.ribbons for glyph in layout.glyphs.values()):
            return None
        number = node.parent.position.piece_put_down(node.move)
        key = node.root.position.uid, number
        if key not in self._drawn:
            self._drawn[key] = self._draw(layout, layout.glyphs[number])
        return self._drawn[key]

    def _draw(self, layout: Layout, glyph: Glyph) -> QPixmap:
        pixels = self._pixels * self._sharpness
        picture = glyph_picture(glyph, layout.colours, self._theme, pixels)
        picture.setDevicePixelRatio(self._sharpness)
        return picture
