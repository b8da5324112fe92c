"""Requests for exports, handed over to another process as data."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from ringrealms3d.exports.measures import FilmStyle, Measures
from ringrealms3d.exports.photo.photograph import PhotoStyle
from ringrealms3d.exports.request import (
    ExportRequest,
    PictureStyle,
    request_as_data,
    request_from_data,
)
from ringrealms3d.scene.arrangement import Opening
from ringrealms3d.scene.camera import HOME, camera_at
from ringrealms3d.scene.materials import MATERIALS
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.theme import THEMES, dressed_theme
from tests.exports.played import request_of

ODD = PictureStyle(
    (640, 321),
    replace(camera_at(31.5, -20.25, 4.0).zoomed(1.7), parallel=True, middle=(0.1, 0.2, -0.3)),
    quality=FAST,
    transparent=True,
    legal=False,
    look="tubes",
    opening=Opening(0.3, 2, see_through=True),
    coordinates=True,
    photo=PhotoStyle("sky", depth_of_field=True),
)
MEASURES = Measures(85.5, 2.0, 0.35, (250.0, 180.0), "letter")
FILM = FilmStyle(30, 1.5, 12.0, captions=False, follows=False)


def again(request: ExportRequest) -> ExportRequest:
    return request_from_data(request_as_data(request), request.record)


def test_a_request_arrives_as_it_was() -> None:
    game = request_of("loop/mini", 5)
    request = ExportRequest(game.record, game.record.line[2], ODD, MEASURES, FILM)
    found = again(request)
    assert found.style.camera.sees_like(ODD.camera)
    still = replace(found, style=replace(found.style, camera=ODD.camera))
    assert still == request
    assert found.node is request.node


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_and_all_materials_arrive_as_they_were(theme: str) -> None:
    game = request_of("ring-majority/tet")
    for materials in MATERIALS:
        style = PictureStyle(theme=dressed_theme(theme, materials))
        found = again(replace(game, style=style)).style
        assert found.theme == style.theme
        assert np.array_equal(found.camera.axes, HOME.axes)
