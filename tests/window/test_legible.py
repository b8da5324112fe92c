"""Every text of the window stands out from what it is written on, in every theme."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QColor, QImage, QPainter, QPalette
from PyQt6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QFrame,
    QMenu,
    QRadioButton,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.flat.glyphs import GlyphPainter, q_colour
from ringrealms3d.scene.theme import THEMES, get_theme
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.widgets.legible import (
    LEAST_CONTRAST,
    contrast,
    ink_on,
    standing_out,
)
from ringrealms3d.window.widgets.widget_colours import colour_widgets
from tests.window.driver import Person, named
from tests.window.moves_table import cell, moves_table

pytestmark = pytest.mark.flat

_Role, _Group = QPalette.ColorRole, QPalette.ColorGroup

TEXTS = (
    (_Role.WindowText, (_Role.Window,)),
    (_Role.Text, (_Role.Base, _Role.AlternateBase, _Role.Window)),
    (_Role.ButtonText, (_Role.Button, _Role.Window)),
    (_Role.PlaceholderText, (_Role.Base,)),
    (_Role.ToolTipText, (_Role.ToolTipBase,)),
    (_Role.Link, (_Role.Window, _Role.Base)),
    (_Role.LinkVisited, (_Role.Window, _Role.Base)),
)
"""The roles of texts, each with those of all that it may stand on."""

GROUPS = (_Group.Active, _Group.Inactive, _Group.Disabled)
LEAST_OF_DRAWINGS = 3.0
"""What the Web Content Accessibility Guidelines ask of boxes and icons."""

_OWN = Qt.FindChildOption.FindDirectChildrenOnly
MARGIN = 0.02  # colours are kept in 16 bits


@pytest.fixture(autouse=True)
def own_palette(qapp: QApplication) -> Iterator[None]:
    QApplication.setPalette(QPalette())
    yield
    QApplication.setPalette(QPalette())


def illegible(palette: QPalette) -> list[str]:
    pairs = [(role, ground) for role, grounds in TEXTS for ground in grounds]
    pairs.append((_Role.HighlightedText, _Role.Highlight))
    return [
        f"{group.name} {role.name} on {ground.name}"
        for group in GROUPS
        for role, ground in pairs
        if contrast(palette.color(group, role), palette.color(group, ground))
        < LEAST_CONTRAST - MARGIN
    ]


@pytest.mark.parametrize("desktop", ["own", "black", "white"])
@pytest.mark.parametrize("theme", THEMES)
def test_every_text_of_widgets_can_be_read(theme: str, desktop: str) -> None:
    QApplication.setPalette(QPalette() if desktop == "own" else QPalette(QColor(desktop)))
    colour_widgets(get_theme(theme))
    assert illegible(QApplication.palette()) == []
    for name in ("light", "dark", theme):
        colour_widgets(get_theme(name))
    assert illegible(QApplication.palette()) == []
    tip = QToolTip.palette()
    assert contrast(tip.color(_Role.ToolTipText), tip.color(_Role.ToolTipBase)) > LEAST_CONTRAST


@pytest.mark.parametrize("theme", THEMES)
def test_disabled_texts_are_still_seen_to_be_so(theme: str) -> None:
    colour_widgets(get_theme(theme))
    palette = QApplication.palette()
    for role, (ground, *_) in TEXTS[:3]:
        active, disabled = (
            contrast(palette.color(group, role), palette.color(group, ground))
            for group in (_Group.Active, _Group.Disabled)
        )
        assert active > 1.5 * disabled


@pytest.mark.parametrize("theme", THEMES)
def test_the_chance_is_legible_on_the_seats_colours(theme: str) -> None:
    for material in get_theme(theme).stones.values():
        ground = q_colour(material.colour)
        assert contrast(ink_on(ground), ground) >= LEAST_CONTRAST, material


@pytest.mark.parametrize("theme", THEMES)
def test_lit_paths_stand_out_and_are_paler_as_in_space(theme: str) -> None:
    colours = get_theme(theme).stones
    glyphs = GlyphPainter(QPainter(), get_theme(theme), ("red", "blue"))
    for seat, name in enumerate(("red", "blue")):
        path, lit = q_colour(colours[name].colour), q_colour(glyphs.glow(seat))
        assert contrast(path, lit) > 2
        assert (lit.lightness() > path.lightness()) is (path != QColor("white"))


@pytest.mark.few(1)
@pytest.mark.parametrize("theme", THEMES)
def test_moves_taken_back_can_be_read_and_nothing_be_written(
    window: MainWindow, theme: str
) -> None:
    for code in (0, 1):
        window.session.play(Move(code))
    window.session.undo()
    Person(window).pick("view.theme", "light" if get_theme(theme).is_dark else "dark")
    Person(window).pick("view.theme", theme)
    table, taken_back = moves_table(window), cell(window, 0, 1)
    base = table.palette().color(_Role.Base)
    shade = taken_back.data(Qt.ItemDataRole.ForegroundRole).color()
    assert contrast(shade, base) >= LEAST_CONTRAST - MARGIN
    assert contrast(shade, base) < contrast(table.palette().color(_Role.Text), base)
    assert not taken_back.flags() & Qt.ItemFlag.ItemIsEditable


def strongest(picture: QImage) -> float:
    """Return the greatest contrast of a pixel with the one in the corner, which is empty."""
    pixels = [
        picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height())
    ]
    return max(contrast(pixel, pixels[0]) for pixel in pixels)


@pytest.mark.few(1)
@pytest.mark.parametrize("theme", THEMES)
def test_the_buttons_of_panels_stand_out(window: MainWindow, theme: str) -> None:
    Person(window).pick("view.theme", "light" if get_theme(theme).is_dark else "dark")
    Person(window).pick("view.theme", theme)
    QApplication.processEvents()  # widgets get their colours with the next events
    bar = named(window, QFrame, "Actions")
    buttons = [each for each in bar.findChildren(QAbstractButton) if each.isVisible()]
    assert len(buttons) == 4
    able = [bar.grab(each.geometry()).toImage() for each in buttons if each.isEnabled()]
    assert min(map(strongest, able)) >= LEAST_OF_DRAWINGS


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
def test_boxes_to_tick_stand_out(
    qtbot: QtBot, theme: str, kind: type[QCheckBox] | type[QRadioButton]
) -> None:
    colour_widgets(get_theme(theme))
    parent = QWidget()
    qtbot.addWidget(parent)
    kind("", parent)
    parent.resize(40, 40)
    assert strongest(parent.grab().toImage()) >= LEAST_OF_DRAWINGS


@pytest.mark.parametrize("theme", THEMES)
def test_boxes_to_tick_in_menus_stand_out(qtbot: QtBot, theme: str) -> None:
    colour_widgets(get_theme(theme))
    menu = QMenu()
    qtbot.addWidget(menu)
    action = menu.addAction("Sounds")
    assert action is not None
    action.setCheckable(True)
    menu.ensurePolished()
    box = menu.actionGeometry(action).adjusted(2, 2, 0, -2)
    box.setWidth(box.height())
    assert strongest(menu.grab(box).toImage()) >= LEAST_OF_DRAWINGS


def test_a_colour_moves_no_farther_than_it_must() -> None:
    assert contrast(QColor("white"), QColor("black")) == pytest.approx(21)
    white = [QColor("white")]
    assert standing_out(QColor("#595959"), white) == QColor("#595959")
    found = contrast(standing_out(QColor("#bebebe"), white), white[0])
    assert LEAST_CONTRAST <= found < LEAST_CONTRAST + 0.5
    half = QColor(0, 0, 0, 64)  # lets three quarters of its ground through
    assert contrast(standing_out(half, white), white[0]) >= LEAST_CONTRAST
