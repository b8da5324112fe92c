"""Canvases that are handed from window to window, with their OpenGL.

OpenGL in software compiles its shaders again for every new canvas, which takes longer than most
tests of a window. What a board adds to a canvas, such as actors and lamps, is never kept; only the
sky stays, which all boards share.

Qt keeps the OpenGL of a widget that moves between windows only if all windows share theirs. That,
and the format they share, has to be said before there is an application.
"""

from __future__ import annotations

from typing import Any

from PyQt6.QtCore import QCoreApplication, Qt
from PyQt6.QtGui import QSurfaceFormat
from PyQt6.QtWidgets import QWidget
from pyvistaqt import QtInteractor
from pyvistaqt.rwi import _default_format

QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_ShareOpenGLContexts)
QSurfaceFormat.setDefaultFormat(_default_format())


class KeptCanvas(QtInteractor):  # type: ignore[misc]
    """A canvas that goes home, empty, instead of being closed."""

    def __init__(self, home: QWidget, **options: Any) -> None:
        """Make an empty canvas at home."""
        super().__init__(home, **options)
        self._home = home
        self.options = options

    @property
    def at_home(self) -> bool:
        """Whether no window has it."""
        return self.parent() is self._home

    def close(self) -> None:
        """Go home empty."""
        self.clear()
        self.ren_win.RemoveObservers("EndEvent")
        for renderer in list(self.ren_win.GetRenderers()):
            if renderer is not self.renderer:
                self.ren_win.RemoveRenderer(renderer)
        self.setParent(self._home)

    def end(self) -> None:
        """Close it for good."""
        self._home.destroyed.disconnect(self.close)
        super().close()


class KeptCanvases:
    """Gives a canvas that was closed in place of a new one."""

    def __init__(self) -> None:
        """Keep no canvas so far."""
        self._home = QWidget()
        self._canvases: list[KeptCanvas] = []

    def __len__(self) -> int:
        """How many canvases there are."""
        return len(self._canvases)

    def open(self, parent: QWidget, **options: Any) -> KeptCanvas:
        """Return an empty canvas for a window."""
        ready = (c for c in self._canvases if c.at_home and c.options == options)
        canvas = next(ready, None) or self._new(options)
        canvas.setParent(parent)
        return canvas

    def end(self) -> None:
        """Close all canvases for good."""
        for canvas in self._canvases:
            canvas.end()
        self._canvases.clear()
        self._home.deleteLater()

    def _new(self, options: dict[str, Any]) -> KeptCanvas:
        canvas = KeptCanvas(self._home, **options)
        self._canvases.append(canvas)
        return canvas
