"""Files hold as much as they did, as large, in the same places and colours."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ringrealms3d.exports.kinds import export
from tests.exports.outlines import outline
from tests.exports.played import ONE_OF_EACH_GAME, busy_games
from tests.kept_texts import ReadAsKept

OF_EACH = ("model.glb", "diagram.svg", "graph.json")
OTHERS = (
    *(("ring-majority/cube", name) for name in ("drawing.svg", "scene.pov", "net.svg", "net.pdf")),
    *(("ring-majority/cube", name) for name in ("print.stl", "kit.3mf")),
    *(("loop/mini", name) for name in ("drawing.svg", "scene.pov", "print.stl", "kit.3mf")),
    *(("loop/mini", f"model.{ending}") for ending in ("obj", "ply", "stl", "off", "3mf")),
    *(("ring-majority/cube", name) for name in ("diagram.pdf", "print.3mf")),
    *((uid, "sheet.pdf") for uid in ("loops-n-leaps/8", "path-tiles/free-turns", "loophole-2d/14")),
)


@pytest.mark.few(10)
@pytest.mark.parametrize(
    ("uid", "name"), [*((uid, name) for uid in ONE_OF_EACH_GAME for name in OF_EACH), *OTHERS]
)
def test_a_file(uid: str, name: str, tmp_path: Path, read_as_kept: ReadAsKept) -> None:
    middle, _ = busy_games(uid)
    small = replace(middle, style=replace(middle.style, size=(320, 240)))
    kind, _, _ = name.partition(".")
    export(small, tmp_path / name, kind)
    read_as_kept(outline(tmp_path / name), f"file-{uid.replace('/', '-')}-{name}")
