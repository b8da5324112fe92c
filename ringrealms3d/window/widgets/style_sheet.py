"""The one style sheet of the program, made from the table of what widgets look like."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from string import Template

from PyQt6.QtCore import QDir
from PyQt6.QtGui import QColor

from ringrealms3d.core.data import data_folder
from ringrealms3d.window.widgets.design import (
    CONTROL,
    DARK,
    LARGE,
    MEDIUM,
    NOTE_OPACITY,
    RADIUS,
    SMALL,
    SMALL_ICON,
    TALL_CONTROL,
    TINY,
    Colours,
)
from ringrealms3d.window.widgets.legible import faded, standing_out
from ringrealms3d.window.widgets.style_rules import RULES

_PREFIX = "controls"
_FAINT = 0.55
_CHIP = 0.14
_BORDER, _RING = 1, 2


@cache
def style_sheet(colours: Colours) -> str:
    """Return the style sheet in some colours."""
    QDir.setSearchPaths(_PREFIX, [str(data_folder("resources") / "controls")])
    return Template(RULES).substitute(
        asdict(colours),
        **_mixed(colours),
        theme="dark" if colours == DARK else "light",
        note=_see_through(colours),
        radius=RADIUS,
        inner=RADIUS - _RING,
        tiny=TINY,
        small=SMALL,
        medium=MEDIUM,
        large=LARGE,
        icon=SMALL_ICON,
        round=SMALL_ICON // 2,
        control=_inside(CONTROL),
        tall=_inside(TALL_CONTROL),
    )


def disabled_text(colours: Colours) -> QColor:
    """Return the colour of texts of what cannot be used: faint captions that can be read."""
    grounds = [QColor(each) for each in (colours.window, colours.panel, colours.card)]
    return standing_out(faded(QColor(colours.caption), _FAINT, grounds[-1]), grounds)


def _mixed(colours: Colours) -> dict[str, str]:
    """Return the colours that follow from others."""
    card = QColor(colours.card)
    return {
        "disabled": disabled_text(colours).name(),
        "bar": faded(QColor(colours.caption), _FAINT, QColor(colours.panel)).name(),
        "accent_hover": faded(QColor(colours.accent), 1 - _CHIP, QColor(colours.text)).name(),
        "gain_ground": faded(QColor(colours.gain), _CHIP / 2, card).name(),
        "loss_ground": faded(QColor(colours.loss), _CHIP / 2, card).name(),
    }


def _see_through(colours: Colours) -> str:
    """Return the ground of notes over the board."""
    dark = colours == DARK
    ground = QColor(colours.window if dark else colours.card)
    opacity = round(255 * NOTE_OPACITY[dark])
    return f"rgba({ground.red()}, {ground.green()}, {ground.blue()}, {opacity})"


def _inside(height: int) -> int:
    """Return the least height inside the border and padding of a control."""
    return height - 2 * (_BORDER + TINY)
