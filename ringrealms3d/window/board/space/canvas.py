"""What VTK draws on, and with how many pixels: fewer while the board turns, all at rest."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QObject, Qt, QTimer
from PyQt6.QtWidgets import QWidget
from pyvistaqt import QtInteractor

_SLOW_SECONDS = 0.030  # a frame that takes longer is too slow to turn the board with
_PIXELS_SECONDS = 0.006  # that filling the pixels may take while the board turns
_COARSEST = 0.30  # of the pixels a side
_REST_MS = 140  # without a turn, until all pixels are drawn


def canvas_in(parent: QWidget) -> QtInteractor:
    """Return what VTK draws on; it leaves mouse and keys to its parent."""
    canvas = QtInteractor(parent, auto_update=False, multi_samples=0)
    canvas.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    canvas.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    canvas.setAcceptDrops(False)
    return canvas


class Detail:
    """Draws a canvas with fewer pixels while the board turns, where it takes too long with all.

    What is drawn is stretched over the canvas. So few pixels need fewer triangles, too.
    """

    def __init__(
        self,
        parent: QObject,
        canvas: QtInteractor,
        redraw: Callable[[], None],
        sketch: Callable[[bool], None],
    ) -> None:
        """Draw all pixels.

        Args:
            redraw: asks for a paint.
            sketch: lets triangles that are enough for a small picture be drawn, or all.
        """
        self._canvas, self._redraw, self._sketch = canvas, redraw, sketch
        self._share = 1.0
        self._smooth = False
        self._rest = QTimer(parent)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self.restore)

    @property
    def share(self) -> float:
        """How many of the pixels a side are drawn."""
        return self._share

    def turn(self) -> None:
        """Draw as many pixels as can be drawn in time, until the board rests.

        A single jump from one view to another is drawn with all of them.
        """
        if self._share == 1.0 and self._rest.isActive():
            seconds = self._canvas.renderer.GetLastRenderTimeInSeconds()
            if seconds > _SLOW_SECONDS:
                self._smooth = bool(self._canvas.renderer.GetUseFXAA())
                self._canvas.renderer.SetUseFXAA(False)
                self._draw(max(_COARSEST, (_PIXELS_SECONDS / seconds) ** 0.5))
        self._rest.start()

    def restore(self) -> None:
        """Draw all pixels again."""
        self._rest.stop()
        if self._share != 1.0:
            self._canvas.renderer.SetUseFXAA(self._smooth)
            self._draw(1.0)
            self._redraw()

    def _draw(self, share: float) -> None:
        """Draw this share of the pixels a side from now on."""
        self._share = share
        self._sketch(share != 1.0)
        pixels = share * self._canvas.devicePixelRatioF()
        size = self._canvas.size()
        self._canvas.iren.interactor.UpdateSize(
            max(1, round(pixels * size.width())), max(1, round(pixels * size.height()))
        )
