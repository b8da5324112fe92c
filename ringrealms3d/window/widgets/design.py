"""The one table of what widgets look like: colours, sizes of type, spaces and corners."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from PyQt6.QtGui import QFont
from PyQt6.QtWidgets import QApplication, QFormLayout, QLayout, QWidget

from ringrealms3d.scene.theme import Theme

TINY, SMALL, MEDIUM, LARGE, WIDE, WIDEST = 4, 8, 12, 16, 24, 32
"""Distances in pixels; there are no others."""

RADIUS = 8
"""Of the corners of cards, controls and notes."""

CONTROL, TALL_CONTROL = 32, 36
"""Least heights of controls, and of those that begin something."""

COLUMN, NARROW_COLUMN = 344, 248
"""The column beside the board: usually, and in a small window."""

ICON, SMALL_ICON = 20, 16
"""The sides of icons."""

NOTE_OPACITY = {False: 0.90, True: 0.86}
"""How much of the ground of notes over the board is opaque, in light and dark themes."""


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of widgets, as texts such as "#edf0f4".

    Attributes:
        window: the ground of the window.
        panel: the ground of the column, of menus and dialogs.
        card: the ground of cards, buttons and fields.
        line: lines around and between them.
        hover: the ground of what the pointer is on.
        pressed: the ground of what is pressed, and of tracks.
        text: texts.
        second: texts of less weight.
        caption: captions, keys and tags.
        accent: what is on or chosen, and the ground of a view's main button.
        on_accent: texts on that ground.
        tint: the ground of what is on.
        gain: what was won.
        loss: what was lost.
    """

    window: str
    panel: str
    card: str
    line: str
    hover: str
    pressed: str
    text: str
    second: str
    caption: str
    accent: str
    on_accent: str
    tint: str
    gain: str
    loss: str


LIGHT = Colours(
    window="#edf0f4",
    panel="#fafbfc",
    card="#ffffff",
    line="#d3d9e0",
    hover="#e9edf2",
    pressed="#e3e7ec",
    text="#1c2128",
    second="#474f5b",
    caption="#5b6472",
    accent="#875500",
    on_accent="#ffffff",
    tint="#faefd9",
    gain="#1a7340",
    loss="#ad3717",
)
DARK = Colours(
    window="#17191d",
    panel="#1e2126",
    card="#282c33",
    line="#363b44",
    hover="#33363d",
    pressed="#31363f",
    text="#eceef2",
    second="#b5bbc6",
    caption="#98a0ad",
    accent="#f2b84b",
    on_accent="#1b1508",
    tint="#3a3120",
    gain="#7fd39a",
    loss="#ff9b7d",
)


STRONG = replace(LIGHT, line=LIGHT.caption, second=LIGHT.text, caption=LIGHT.second)
"""The light ones, with lines and captions that stand out as boards of bold themes do."""


def colours_of(theme: Theme) -> Colours:
    """Return the colours of widgets beside boards in a theme."""
    if theme.is_dark:
        return DARK
    return LIGHT if theme.boldness == 1 else STRONG


def colours_worn() -> Colours:
    """Return the colours that widgets have now, for what paints itself and knows no theme."""
    dark = QApplication.palette().window().color().lightnessF() < 0.5
    return DARK if dark else LIGHT


KINDS = {
    "primary": "a QPushButton: the main one of a view, which Enter presses",
    "quiet": "a QPushButton without ground and border until the pointer is on it",
    "raised": "a QToolButton with the ground and border of a QPushButton",
    "segment": "a button that is one of several choices",
    "segments": "a QFrame around such buttons",
    "card": "a QFrame with the ground and border of a card",
    "note": "a QFrame or QLabel over the board, which shows through a little",
    "plain": "a QFrame with the panels' ground and no border",
    "player": 'a QFrame with a player; with the property "active" it stands out',
    "key": "a QLabel with a key",
    "page": "a QWidget with the ground of the window instead of the panels'",
    "caption": "a QLabel with a caption",
    "second": "a QLabel with a text of less weight",
    "gain": "a QLabel as a chip that says what was won",
    "loss": "a QLabel as a chip that says what was lost",
}
"""The variants of widgets that the style sheet knows, by the value of their property "kind".

A widget gets it by ``setProperty("kind", "primary")`` before it is shown, and by ``set_kind`` at
any time.
"""


def set_kind(widget: QWidget, kind: str) -> None:
    """Make a widget another variant of itself; an empty text is the usual one."""
    if widget.property("kind") != kind:
        widget.setProperty("kind", kind)
        style = widget.style()
        assert style is not None
        style.unpolish(widget)
        style.polish(widget)


def set_off(layout: QLayout) -> None:
    """Give a dialog's outermost layout the usual room around and between its parts."""
    layout.setContentsMargins(LARGE, LARGE, LARGE, LARGE)
    layout.setSpacing(MEDIUM)


def align_labels(form: QFormLayout) -> None:
    """Put the labels of a form beside the middle of their controls, not the upper edge."""
    for row in range(form.rowCount()):
        label, field = (
            form.itemAt(row, role)
            for role in (QFormLayout.ItemRole.LabelRole, QFormLayout.ItemRole.FieldRole)
        )
        beside = label.widget() if label is not None and field is not None else None
        if beside is not None:
            beside.setMinimumHeight(CONTROL)


class Type(Enum):
    """A size of type, as a share of the size that the system reads texts in, and its weight."""

    PAGE = (28 / 13, QFont.Weight.DemiBold)
    TITLE = (20 / 13, QFont.Weight.DemiBold)
    NAME = (15 / 13, QFont.Weight.DemiBold)
    NEWS = (15 / 13, QFont.Weight.Normal)
    TEXT = (1.0, QFont.Weight.Normal)
    STRONG = (1.0, QFont.Weight.DemiBold)
    CAPTION = (12 / 13, QFont.Weight.Normal)


def font_of(kind: Type) -> QFont:
    """Return the system's font in a size of type."""
    share, weight = kind.value
    font = QFont(QApplication.font())
    if font.pointSizeF() > 0:
        font.setPointSizeF(share * font.pointSizeF())
    else:
        font.setPixelSize(round(share * font.pixelSize()))
    font.setWeight(weight)
    return font
