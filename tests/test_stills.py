"""The page of stills shows every board in every set, and goes on where it was stopped."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from docs.make_stills import Stills, save_stills
from ringrealms3d.scene.theme import LIGHT


@pytest.mark.nightly
def test_stills_that_are_there_are_kept_and_all_are_on_the_page(tmp_path: Path) -> None:
    sets = ["walnut-and-maple", "porcelain"]
    stills = Stills(["loop/mini", "ring-majority/tet"], sets, ["drawn"], (64, 48), LIGHT, 2)
    half = replace(stills, uids=["loop/mini"])
    *first, page = save_stills(half, tmp_path)
    assert [path.name for path in first] == [f"loop-mini-{name}-drawn.jpg" for name in sets]
    *second, page = save_stills(stills, tmp_path)
    assert [path.name for path in second] == [f"ring-majority-tet-{x}-drawn.jpg" for x in sets]
    assert all(path.stat().st_size > 0 for path in first + second)
    assert all(path.name in page.read_text(encoding="utf-8") for path in first + second)
