"""Flat boards alone lie on a table, which fades into the background."""

from __future__ import annotations

import pytest

import ringrealms3d as rr
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.camera import camera_at, home_of
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
