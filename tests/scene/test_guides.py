"""What a tracer is told about a drawn picture: colours, directions, and what is covered."""

from __future__ import annotations

import numpy as np
import pytest

import ringrealms3d as rr
from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.exports.photo.finishes import linear
from ringrealms3d.scene.arrangement import CLOSED, fitted
from ringrealms3d.scene.camera import camera_at
from ringrealms3d.scene.canvas import set_up
from ringrealms3d.scene.content import content_of
from ringrealms3d.scene.offscreen import draw
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.theme import LIGHT

SIZE = (160, 120)


@pytest.mark.parametrize("elevation", [90, 50])
def test_guides_show_colours_without_light_and_directions(elevation: int) -> None:
    position = rr.start("path-tiles/free-turns", 1)
    layout = in_space(position.variant.layout)
    camera = fitted(camera_at(-90, elevation), layout, CLOSED)
    content = content_of(position, None, True)
    with set_up(layout, LIGHT, FAST, SIZE, CLOSED) as canvas:
        canvas.scene.show(content)
        canvas.look(camera)
        before = canvas.picture().copy()
        guides = canvas.guides()
        canvas.look(camera.turned(0.2, 0.0))
        canvas.picture()
        canvas.look(camera)
        assert (canvas.picture() == before).all()
    cut_out = draw(layout, content_of(position, None, False), camera, LIGHT, FAST, SIZE, True)
    solid = cut_out[..., 3] == 255
    covers = guides.facing[..., 2]
    assert (covers[solid] > 100).mean() > 0.98
    assert covers[0, 0] == covers[-1, -1] == 0
    ways = guides.facing[covers == 255][:, :2] / 127.5 - 1
    up = np.cos(np.radians(elevation))
    assert np.abs(np.median(ways, axis=0) - (0, up)).max() < 0.1
    colours = {tuple(row) for row in guides.albedo[solid].reshape(-1, 3).tolist()}
    tile = np.round(255 * np.sqrt(linear(LIGHT.material("tile").colour))).astype(int)
    assert any(np.abs(np.subtract(colour, tile)).max() <= 2 for colour in colours)
    assert guides.albedo[covers == 0].mean() < 1
    beside = np.abs(before.astype(int)[..., :3] - guides.backdrop)[:, :4]
    assert beside.mean() < 4  # what a board lies on, without its shadow
    assert (guides.floor < guides.backdrop - 20).any()
    assert np.abs(before[0].astype(int)[..., :3] - guides.backdrop[0]).max() < 4
