"""Every text of the window stands out from what it is written on, in every theme."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QColor, QPalette
from PyQt6.QtWidgets import QApplication, QToolTip

from ringrealms3d.core.move import Move
from ringrealms3d.flat.glyphs import q_colour
from ringrealms3d.scene.theme import THEMES, get_theme
from ringrealms3d.window.legible import (
    GROUPS,
    LEAST_CONTRAST,
    TEXTS,
    contrast,
    corrected,
    ink_on,
    standing_out,
)
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.widget_colours import colour_widgets
from tests.window.moves_table import cell, moves_table

pytestmark = pytest.mark.flat

_Role, _Group = QPalette.ColorRole, QPalette.ColorGroup
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
def test_moves_taken_back_can_be_read_and_nothing_be_written(
    window: MainWindow, theme: str
) -> None:
    for code in (0, 1):
        window.session.play(Move(code))
    window.session.undo()
    window.appearance.choose_theme("light" if get_theme(theme).is_dark else "dark")
    window.appearance.choose_theme(theme)
    table, taken_back = moves_table(window), cell(window, 0, 1)
    base = table.palette().color(_Role.Base)
    shade = taken_back.data(Qt.ItemDataRole.ForegroundRole).color()
    assert contrast(shade, base) >= LEAST_CONTRAST - MARGIN
    assert contrast(shade, base) < contrast(table.palette().color(_Role.Text), base)
    assert not taken_back.flags() & Qt.ItemFlag.ItemIsEditable


def test_a_colour_moves_no_farther_than_it_must() -> None:
    assert contrast(QColor("white"), QColor("black")) == pytest.approx(21)
    white = [QColor("white")]
    assert standing_out(QColor("#595959"), white) == QColor("#595959")
    found = contrast(standing_out(QColor("#bebebe"), white), white[0])
    assert LEAST_CONTRAST <= found < LEAST_CONTRAST + 0.5
    half = QColor(0, 0, 0, 64)  # lets three quarters of its ground through
    assert contrast(standing_out(half, white), white[0]) >= LEAST_CONTRAST


def test_legible_colours_stay() -> None:
    palette = corrected(QPalette(QColor("#f0f0f0"), QColor("#efefef")))
    assert corrected(palette) == palette
