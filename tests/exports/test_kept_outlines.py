"""Files hold as much as they did, as large, in the same places and colours."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.exports.kinds import export
from ringrealms3d.records.node import Mark
from ringrealms3d.scene.camera import home_of
from ringrealms3d.scene.theme import dressed_theme
from tests.exports.outlines import outline
from tests.exports.played import ONE_OF_EACH_GAME, busy_games, request_of
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


@pytest.mark.few(3)
@pytest.mark.parametrize(
    ("uid", "name"), [*((uid, name) for uid in ONE_OF_EACH_GAME for name in OF_EACH), *OTHERS]
)
def test_a_file(uid: str, name: str, tmp_path: Path, read_as_kept: ReadAsKept) -> None:
    middle, _ = busy_games(uid)
    small = replace(middle, style=replace(middle.style, size=(320, 240)))
    kind, _, _ = name.partition(".")
    export(small, tmp_path / name, kind)
    read_as_kept(outline(tmp_path / name), f"file-{uid.replace('/', '-')}-{name}")


def test_a_page(tmp_path: Path, read_as_kept: ReadAsKept) -> None:
    middle = request_of("loops-n-leaps/8", 36)
    record, node = middle.record, middle.node
    record.players, record.date = ("Ada", "Ben"), "2026-03-04"
    node.camera = home_of(in_space(record.start.variant.layout)).turned(0.5, 0.2).numbers()
    node.marks, node.glyph, node.comment = (Mark("circle", ("h8",)),), "!?", "What <else> & why?"
    theme = dressed_theme("dark", "glass")
    style = replace(middle.style, theme=theme, coordinates=True, size=(320, 240))
    export(replace(middle, style=style), tmp_path / "page.html")
    read_as_kept(outline(tmp_path / "page.html"), "file-loops-n-leaps-8-page.html")


@pytest.mark.parametrize("materials", ["slate-and-brass", "glass"])
def test_a_scene_from_afar(materials: str, tmp_path: Path, read_as_kept: ReadAsKept) -> None:
    """Brass is metal, glass lets light through, and a camera far away has no vanishing point."""
    middle = request_of("ring-majority/tet", 6)
    camera = replace(home_of(in_space(middle.position.variant.layout)), parallel=True)
    style = replace(middle.style, theme=dressed_theme("light", materials), camera=camera)
    export(replace(middle, style=style), tmp_path / "scene.pov")
    read_as_kept(outline(tmp_path / "scene.pov"), f"file-{materials}-scene.pov")


def test_a_net_with_names(tmp_path: Path, read_as_kept: ReadAsKept) -> None:
    middle = request_of("ring-majority/tet", 6)
    style = replace(middle.style, coordinates=True)
    export(replace(middle, style=style), tmp_path / "net.svg", "net")
    read_as_kept(outline(tmp_path / "net.svg"), "file-net-with-names")
