"""The icons of the window: one set, all there, all used."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest
from PyQt6.QtCore import QSize
from PyQt6.QtGui import QColor, QPainter, QPixmap
from PyQt6.QtWidgets import QApplication

from ringrealms3d.core.data import data_folder
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.command import Command
from ringrealms3d.window.widgets.design import DARK, ICON
from ringrealms3d.window.widgets.icons import icon, text_icon
from ringrealms3d.window.widgets.legible import contrast
from ringrealms3d.window.widgets.stone_icon import stone_icon

pytestmark = pytest.mark.flat

ROOT = Path(__file__).parents[2]
ICONS = data_folder("resources") / "icons"
OF_THE_PROGRAM = "ringrealms3d"
NAMES = sorted(path.stem for path in ICONS.glob("*.svg") if path.stem != OF_THE_PROGRAM)
HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" '
    'stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">'
)
MAKER = runpy.run_path(str(ROOT / "resources" / "make_icon_set.py"))


@pytest.mark.parametrize("name", NAMES)
def test_an_icon_is_of_the_set(name: str, qapp: QApplication) -> None:
    source = (ICONS / f"{name}.svg").read_text("utf-8")
    assert source.startswith(HEAD)
    assert source.count("stroke-width") == 1
    assert name in MAKER["ICONS"]
    drawn = text_icon(name).pixmap(ICON, ICON).toImage()
    assert any(
        drawn.pixelColor(x, y).alpha() for x in range(drawn.width()) for y in range(drawn.height())
    )


def test_there_are_no_two_names_for_the_same_icon() -> None:
    assert sorted(MAKER["ICONS"]) == NAMES
    assert len(set(MAKER["ICONS"].values())) == len(NAMES)


def test_the_pictures_of_the_style_sheet_are_icons_in_its_colours() -> None:
    folder = data_folder("resources") / "controls"
    kept = {path.name: path.read_text("utf-8") for path in folder.iterdir()}
    assert kept == MAKER["controls"]()


def test_every_command_with_an_icon_has_one(window: MainWindow) -> None:
    entries = window.commands.table.values()
    named = {entry.icon for entry in entries if isinstance(entry, Command)} - {""}
    assert named
    assert named <= set(NAMES)


def test_every_icon_is_used(window: MainWindow) -> None:
    by_commands = {getattr(entry, "icon", "") for entry in window.commands.table.values()}
    by_the_style = {icon for icon, _ in MAKER["CONTROLS"].values()}
    sources = (path.read_text("utf-8") for path in (ROOT / "ringrealms3d/window").rglob("*.py"))
    told = {
        name
        for source in sources
        if any(taker in source for taker in ("widgets.icons", "SidePage(", "icon="))
        for name in re.findall(r'"([a-z-]+)"', source)
    }
    assert set(NAMES) - by_commands - by_the_style - told == set()


def test_an_icon_has_the_colour_that_is_asked_for(qapp: QApplication) -> None:
    image = icon("check", DARK.accent).pixmap(QSize(48, 48)).toImage()
    inks = {
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() == 255
    }
    assert inks == {QColor(DARK.accent).name()}


def test_the_licence_of_the_icons_is_beside_them() -> None:
    licence = (ICONS / "lucide-LICENSE.txt").read_text("utf-8")
    assert re.search("ISC License", licence)
    assert "The MIT License" in licence


@pytest.mark.parametrize("pixels", [14, 30])
def test_a_dark_stone_has_an_edge_of_light_on_dark_panels(qapp: QApplication, pixels: int) -> None:
    panel, card = QColor(DARK.panel), QPixmap(pixels, pixels)
    card.fill(panel)
    painter = QPainter(card)
    painter.drawPixmap(0, 0, stone_icon((0.1, 0.1, 0.1), 0, pixels))
    painter.end()
    drawn = card.toImage()
    assert max(contrast(drawn.pixelColor(x, pixels // 2), panel) for x in range(pixels)) >= 3
