"""A canvas for VTK that is made when it is first needed.

VTK and what stands around it take a second to load, which a window that opens on its start page
has while that is read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PyQt6.QtWidgets import QWidget

from ringrealms3d.window.board3d.opengl import make_room

if TYPE_CHECKING:
    from pyvistaqt import QtInteractor

    from ringrealms3d.window.board3d.canvas import Detail


class LateCanvas:
    """Stands for the canvas of a view; until it is made, there is nothing to draw again."""

    def __init__(self, view: QWidget, sketch: Callable[[bool], None]) -> None:
        """Make room for it below everything else in a view.

        Args:
            sketch: lets triangles that are enough for a small picture be drawn, or all.
        """
        self._view, self._sketch = view, sketch
        self._closed = False
        self.canvas: QtInteractor | None = None
        self.detail: Detail | None = None
        make_room(view)

    def open(self) -> bool:
        """Make it, and return whether it was still to be made."""
        if self.canvas is not None or self._closed:
            return False
        from ringrealms3d.window.board3d.canvas import Detail, canvas_in

        self.canvas = canvas_in(self._view)
        self.canvas.lower()
        self.canvas.resize(self._view.size())
        self.canvas.show()
        self.detail = Detail(self._view, self.canvas, self.update, self._sketch)
        return True

    @property
    def seconds(self) -> float:
        """How long the last frame took, 0 if there was none."""
        if self.canvas is None:
            return 0.0
        return max(0.0, float(self.canvas.renderer.GetLastRenderTimeInSeconds()))

    def update(self) -> None:
        """Ask for a paint."""
        if self.canvas is not None:
            self.canvas.update()

    def turn(self) -> None:
        """Draw as many pixels as can be drawn in time, until the board rests."""
        if self.detail is not None:
            self.detail.turn()

    def fit(self) -> None:
        """Fill the view."""
        if self.canvas is not None and self.detail is not None:
            self.detail.restore()
            self.canvas.resize(self._view.size())

    def close(self) -> None:
        """Give back what draws; it is not made again."""
        self._closed = True
        if self.canvas is not None and self.detail is not None:
            self.detail.restore()
            self.canvas.close()
        self.canvas = self.detail = None


def load_drawing() -> None:
    """Load what a canvas and a scene need, so that the first ones are made sooner."""
    import ringrealms3d.scene.board_scene
    import ringrealms3d.window.board3d.canvas  # noqa: F401
