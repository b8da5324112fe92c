"""Where two surfaces lie over each other, it is clear which one is seen."""

from __future__ import annotations

import numpy as np
import pytest
import pyvista as pv
from numpy.typing import NDArray

import ringrealms3d as rr
from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.scene.arrangement import CLOSED, fitted
from ringrealms3d.scene.board_scene import BoardScene
from ringrealms3d.scene.camera import home_of
from ringrealms3d.scene.canvas import read_back
from ringrealms3d.scene.content import content_of
from ringrealms3d.scene.graphics import prepare_offscreen
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.theme import LIGHT
from tests.amounts import rest_nightly
from tests.exports.small_games import random_game

SIZE = (700, 560)
PLIES = 24


@pytest.mark.parametrize(
    "uid", rest_nightly(rr.variant_ids(), "loop/main", "path-tiles/free-turns")
)
def test_a_coarser_measure_of_depth_draws_the_same(uid: str) -> None:
    fine, coarse = pictures_of(uid)
    assert (np.abs(fine - coarse).max(axis=2) > 40).sum() < 25


def pictures_of(uid: str) -> tuple[NDArray[np.int64], ...]:
    """Return pictures of a board with pieces and marks, as drawn and with coarser depths."""
    prepare_offscreen()
    record = random_game(uid, PLIES)
    layout = in_space(record.last.position.variant.layout)
    plotter = pv.Plotter(off_screen=True, window_size=list(SIZE))
    try:
        plotter.render_window.SetMultiSamples(0)
        scene = BoardScene(plotter, layout, LIGHT, FAST)
        scene.show(content_of(record.last.position, record.last.played))
        scene.look(fitted(home_of(layout), layout, CLOSED), SIZE[0] / SIZE[1])
        fine = read_back(plotter)[..., :3].astype(np.int64)
        view = plotter.renderer.GetActiveCamera()
        near, far = view.GetClippingRange()
        view.SetClippingRange(near / 5, far)
        return fine, read_back(plotter)[..., :3].astype(np.int64)
    finally:
        plotter.close()
