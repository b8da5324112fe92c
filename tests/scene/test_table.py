"""Flat boards alone lie on a table, which fades into the background."""

from __future__ import annotations

import numpy as np
import pytest

import ringrealms3d as rr
from ringrealms3d.core.solid_layout import SolidLayout, in_space
from ringrealms3d.scene.arrangement import CLOSED, fitted
from ringrealms3d.scene.camera import camera_at, home_of
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.offscreen import draw
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.table import table_parts
from ringrealms3d.scene.theme import LIGHT, THEMES


@pytest.mark.parametrize("uid", rr.variant_ids())
def test_flat_boards_alone_lie_on_a_table_that_fades(uid: str) -> None:
    layout = rr.start(uid, 1).variant.layout
    assert isinstance(layout, SolidLayout)
    parts = table_parts(layout, home_of(layout), LIGHT)
    assert len(parts) == layout.upright
    for part in parts:
        cover = part.surface.cover
        assert cover is not None
        assert (cover.max(), cover.min()) == (1, 0)
        assert part.surface.points[:, 2].max() < min(pad[:, 2].min() for pad in layout.pads)
        assert not table_parts(layout, camera_at(20, -30), LIGHT)


def test_themes_that_must_be_told_apart_keep_their_plain_background() -> None:
    layout = rr.start("loop/mini", 1).variant.layout
    assert isinstance(layout, SolidLayout)
    for theme in THEMES.values():
        if theme.keeps_colours:
            assert not table_parts(layout, home_of(layout), theme)


def test_a_table_ends_nowhere_at_an_edge() -> None:
    layout = in_space(rr.start("loop/mini", 1).variant.layout)
    empty = Content(np.zeros(layout.places, dtype=np.int8))
    low = fitted(camera_at(30, 6), layout, CLOSED).zoomed(0.4)
    picture = draw(layout, empty, low, LIGHT, FAST, (320, 240))[..., :3].astype(float)
    beside = picture[:, 80:90].mean(axis=(1, 2))  # where the table is seen from front to back
    assert np.ptp(beside) > 50
    assert np.abs(np.diff(beside)).max() < 15
