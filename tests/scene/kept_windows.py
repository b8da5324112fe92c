"""VTK windows that keep their OpenGL from one plotter to the next.

OpenGL in software compiles its shaders again for every new window, which takes most of the time of
a small picture. Renderers, with their actors, lamps, textures and passes, are never kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any
from unittest.mock import patch

from ringrealms3d.scene.graphics import prepare_offscreen


class KeptWindows:
    """Gives a window that was closed in place of a new one."""

    def __init__(self, make: Callable[[], Any]) -> None:
        """Keep no window so far; this makes new ones."""
        self._make = make
        self._windows: list[Any] = []

    def open(self) -> Any:
        """Return a window without renderers."""
        closed = (window for window in self._windows if not list(window.GetRenderers()))
        return next(closed, None) or self._new()

    def __len__(self) -> int:
        """How many windows there are."""
        return len(self._windows)

    def end(self) -> None:
        """Close all windows for good."""
        for window in self._windows:
            del window.Finalize  # the function of VTK comes back
            window.Finalize()
        self._windows.clear()

    def _new(self) -> Any:
        window = self._make()
        window.Finalize = partial(_empty, window)
        self._windows.append(window)
        return window


def _empty(window: Any) -> None:
    """Give a window the state of a new one, except for its OpenGL."""
    for renderer in list(window.GetRenderers()):
        window.RemoveRenderer(renderer)
    window.SetNumberOfLayers(1)
    window.SetAlphaBitPlanes(0)


@contextmanager
def windows_kept() -> Iterator[None]:
    """Let plotters share windows, one after the other."""
    prepare_offscreen()
    import pyvista as pv

    windows = KeptWindows(pv._vtk.vtkRenderWindow)
    with patch.object(pv._vtk, "vtkRenderWindow", windows.open):
        yield
    windows.end()
