"""POV-Ray draws our scenes as we draw them."""

from __future__ import annotations

import re
import subprocess
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.exports.picture import position_picture
from ringrealms3d.exports.pov import save_scene, scene_text
from ringrealms3d.exports.request import PictureStyle
from ringrealms3d.scene.camera import HOME, camera_at, home_of
from ringrealms3d.scene.materials import GLASS, PAINT
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.theme import LIGHT
from tests.exports.played import game_of

SIZE = (160, 120)
UIDS = ["ring-majority/cube", "loop/mini", "path-tiles/free-turns", "loops-n-leaps/8"]
UIDS += ["loophole-2d/14"]


@pytest.mark.nightly
@pytest.mark.parametrize("parallel", [False, True])
@pytest.mark.parametrize("uid", UIDS)
def test_povray_draws_a_picture_like_ours(uid: str, parallel: bool, tmp_path: Path) -> None:
    position, last = game_of(uid, 10)
    camera = replace(home_of(in_space(position.variant.layout)), parallel=parallel)
    theme = LIGHT.dressed(PAINT)
    style = PictureStyle(SIZE, camera, theme, FAST, legal=False)
    save_scene(position, last, style, tmp_path / "board.pov")
    words = f"povray +Iboard.pov +Oboard.png +W{SIZE[0]} +H{SIZE[1]} -D +A0.3 -GA".split()
    subprocess.run(words, cwd=tmp_path, check=True, capture_output=True, timeout=300)
    theirs = np.asarray(Image.open(tmp_path / "board.png").convert("RGB"), dtype=float)
    ours = position_picture(position, last, style)[..., :3].astype(float)
    alone = position_picture(position, last, replace(style, transparent=True))[..., 3] > 250
    grey = [picture.mean(axis=2)[alone] for picture in (ours, theirs)]
    assert np.corrcoef(grey[0], grey[1])[0, 1] > 0.75
    assert np.abs(ours[alone].mean(axis=0) - theirs[alone].mean(axis=0)).max() < 45


def test_round_stones_are_real_ellipsoids() -> None:
    position, last = game_of("ring-majority/tet", 3)
    text = scene_text(position, last, PictureStyle(SIZE, HOME, LIGHT, legal=False))
    red = int((position.stones == 1).sum())
    assert len(re.findall(r"^sphere ", text, re.MULTILINE)) == red > 0
    shape = in_space(position.variant.layout).shapes[1].surfaces[0]
    assert shape.dome is not None
    middle, height = shape.dome
    upper = shape.points[shape.points[:, 2] > middle]
    x, y, z = upper.T
    np.testing.assert_allclose(x**2 + y**2 + ((z - middle) / height) ** 2, 1, atol=1e-9)


def test_glass_refracts_and_nothing_else_does() -> None:
    position, last = game_of("ring-majority/tet", 3)
    plain, clear = (
        scene_text(position, last, PictureStyle(SIZE, HOME, theme, legal=False))
        for theme in (LIGHT, LIGHT.dressed(GLASS))
    )
    assert "interior" not in plain
    assert clear.count("interior { ior 1.5 }") == 3  # two domes, and all hollow stones as one


@pytest.mark.parametrize(
    ("uid", "elevation", "tables"),
    [("loop/mini", 40, 1), ("loop/mini", -40, 0), ("ring-majority/tet", 40, 0)],
)
def test_flat_boards_lie_on_a_table_that_is_seen_from_above(
    uid: str, elevation: int, tables: int
) -> None:
    position, last = game_of(uid, 1)
    text = scene_text(position, last, PictureStyle(SIZE, camera_at(-60, elevation), LIGHT))
    assert len(re.findall(r"^disc ", text, re.MULTILINE)) == tables
