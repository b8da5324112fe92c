"""A window that drew other pictures before draws the same as a new one."""

from __future__ import annotations

import numpy as np
import pytest

from ringrealms3d.scene.camera import HOME, camera_at
from ringrealms3d.scene.graphics import prepare_offscreen
from ringrealms3d.scene.offscreen import draw
from ringrealms3d.scene.quality import FAST, FINEST
from ringrealms3d.scene.theme import DARK, LIGHT
from tests.scene.kept_windows import KeptWindows
from tests.scene.pictures import SIZE, Picture, content
from tests.scene.rays import layout_of

CUBE, GRID = "ring-majority/cube", "ring-majority/grid"


def sample(transparent: bool) -> Picture:
    shown = content(CUBE, ((0, 0), (7, 1)))
    return draw(layout_of(CUBE), shown, HOME, LIGHT, FAST, SIZE, transparent)


def draw_others() -> None:
    """Draw what has as little as possible in common with the sample."""
    for uid, transparent, size in ((GRID, True, (500, 90)), (GRID, False, (64, 200))):
        camera = camera_at(200, -30).zoomed(2)
        draw(layout_of(uid), content(uid), camera, DARK, FINEST, size, transparent)


@pytest.mark.few(1)
@pytest.mark.parametrize("transparent", [False, True])
def test_a_window_that_was_used_draws_as_a_new_one(
    monkeypatch: pytest.MonkeyPatch, transparent: bool
) -> None:
    prepare_offscreen()
    import pyvista as pv
    from vtkmodules.vtkRenderingCore import vtkRenderWindow

    monkeypatch.setattr(pv._vtk, "vtkRenderWindow", vtkRenderWindow)
    fresh = sample(transparent)
    windows = KeptWindows(vtkRenderWindow)
    monkeypatch.setattr(pv._vtk, "vtkRenderWindow", windows.open)
    draw_others()
    np.testing.assert_array_equal(sample(transparent), fresh)
    assert len(windows) == 1
    windows.end()


def test_plotters_that_are_open_together_have_windows_of_their_own() -> None:
    prepare_offscreen()
    from vtkmodules.vtkRenderingCore import vtkRenderer, vtkRenderWindow

    windows = KeptWindows(vtkRenderWindow)
    first = windows.open()
    first.AddRenderer(vtkRenderer())
    assert windows.open() is not first
    first.Finalize()
    assert windows.open() is first
    windows.end()
