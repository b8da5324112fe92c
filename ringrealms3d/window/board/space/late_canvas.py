"""A canvas for VTK that is created on first use.

VTK and its libraries take a second to load; a window that opens on its start page can do so while
the user reads that page.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PyQt6.QtWidgets import QWidget

from ringrealms3d.window.board.space.opengl import make_room

if TYPE_CHECKING:
    from pyvistaqt import QtInteractor

    from ringrealms3d.window.board.space.canvas import Detail


class LateCanvas:
    """Stands in for the canvas of a view; until it is created, there is nothing to redraw."""

    def __init__(self, view: QWidget, sketch: Callable[[bool], None]) -> None:
        """Make room for it below everything else in a view.

        Args:
            sketch: draws the reduced triangles for small pictures, or all.
        """
        self._view, self._sketch = view, sketch
        self._closed = False
        self.canvas: QtInteractor | None = None
        self.detail: Detail | None = None
        make_room(view)

    def open(self) -> bool:
        """Create it, and return whether it was missing."""
        if self.canvas is not None or self._closed:
            return False
        from ringrealms3d.window.board.space.canvas import Detail, canvas_in

        self.canvas = canvas_in(self._view)
        self.canvas.lower()
        self._fill_view(self.canvas)
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
        """Draw as many pixels as there is time for, until the board rests."""
        if self.detail is not None:
            self.detail.turn()

    def fit(self) -> None:
        """Fill the view."""
        if self.canvas is not None and self.detail is not None:
            self.detail.restore()
            self._fill_view(self.canvas)

    def _fill_view(self, canvas: QtInteractor) -> None:
        canvas.setUpdatesEnabled(False)  # Qt would draw now, and again soon
        canvas.resize(self._view.size())
        canvas.show()
        canvas.setUpdatesEnabled(True)

    def close(self) -> None:
        """Release the graphics; they are not created again."""
        self._closed = True
        if self.canvas is not None:
            self.canvas.close()
        self.canvas = self.detail = None


def load_drawing() -> None:
    """Load the libraries of a canvas and a scene, so that the first ones appear sooner."""
    import ringrealms3d.scene.board_scene
    import ringrealms3d.window.board.space.canvas  # noqa: F401
