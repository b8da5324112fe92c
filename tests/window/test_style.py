"""The style of widgets: states look different, focus is seen, and every colour can be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict

import pytest
from PyQt6.QtCore import QEvent, QPoint, QPointF, Qt
from PyQt6.QtGui import QColor, QImage, QMouseEvent, QPalette
from PyQt6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ringrealms3d.scene.theme import BLACK_AND_WHITE, DARK, HIGH_CONTRAST, LIGHT, Theme
from ringrealms3d.window.widgets.design import KINDS, RADIUS, Colours, colours_of, set_kind
from ringrealms3d.window.widgets.legible import LEAST_CONTRAST, contrast
from ringrealms3d.window.widgets.style_rules import RULES
from ringrealms3d.window.widgets.style_sheet import disabled_text, style_sheet
from ringrealms3d.window.widgets.widget_colours import colour_widgets

pytestmark = pytest.mark.flat

BOTH = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
GROUNDS = ("window", "panel", "card")
TEXTS = ("text", "second", "caption", "accent", "gain", "loss")
ON_GROUNDS = (("text", "hover"), ("text", "pressed"), ("accent", "tint"), ("on_accent", "accent"))


@pytest.fixture
def theme_worn(request: pytest.FixtureRequest) -> Iterator[Theme]:
    theme: Theme = request.node.callspec.params["theme"]
    colour_widgets(theme)
    yield theme
    colour_widgets(LIGHT)


@pytest.fixture
def page(qtbot: QtBot, theme_worn: Theme) -> QDialog:
    """A shown dialog with a field that has the focus first."""
    dialog = QDialog()
    column = QVBoxLayout(dialog)
    column.addWidget(QLineEdit())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    with qtbot.waitActive(dialog):
        dialog.raise_()
    return dialog


def shown(page: QDialog, widget: QWidget) -> QWidget:
    layout = page.layout()
    assert layout is not None
    layout.addWidget(widget)
    QApplication.processEvents()
    return widget


def plain_button(text: str) -> QPushButton:
    """Return a button that is not its dialog's main one."""
    button = QPushButton(text)
    button.setAutoDefault(False)
    return button


def picture(widget: QWidget) -> QImage:
    QApplication.processEvents()
    return widget.grab().toImage()


def colours_in(image: QImage) -> set[str]:
    return {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }


@BOTH
def test_every_role_of_text_can_be_read_on_every_ground(theme: Theme) -> None:
    colours = {name: QColor(value) for name, value in asdict(colours_of(theme)).items()}
    pairs = [(text, ground) for text in TEXTS for ground in GROUNDS]
    found = {pair: contrast(*(colours[name] for name in pair)) for pair in (*pairs, *ON_GROUNDS)}
    assert {pair: each for pair, each in found.items() if each < LEAST_CONTRAST} == {}
    for ground in GROUNDS:
        assert contrast(disabled_text(colours_of(theme)), colours[ground]) >= LEAST_CONTRAST - 0.02


@pytest.mark.parametrize("theme", [HIGH_CONTRAST, BLACK_AND_WHITE], ids=lambda each: each.name)
def test_lines_stand_out_beside_bold_boards(theme: Theme) -> None:
    colours = colours_of(theme)
    for ground in (colours.window, colours.panel, colours.card):
        assert contrast(QColor(colours.line), QColor(ground)) >= LEAST_CONTRAST
        assert contrast(QColor(colours.caption), QColor(ground)) >= 7


@BOTH
def test_every_gap_of_the_style_sheet_is_filled(theme: Theme) -> None:
    sheet = style_sheet(colours_of(theme))
    assert "$" not in sheet
    assert f"border-radius: {RADIUS}px" in sheet


@pytest.mark.parametrize("kind", KINDS)
def test_the_style_sheet_knows_every_kind(kind: str) -> None:
    assert f'[kind="{kind}"]' in RULES


@BOTH
@pytest.mark.parametrize(
    "make",
    [
        lambda: plain_button("Hint"),
        QToolButton,
        QCheckBox,
        QRadioButton,
        QComboBox,
        QLineEdit,
        QSpinBox,
        QListWidget,
        lambda: QSlider(Qt.Orientation.Horizontal),
    ],
)
def test_the_focus_is_seen(page: QDialog, theme: Theme, make: Callable[[], QWidget]) -> None:
    widget = shown(page, make())
    without = picture(widget)
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    assert widget.hasFocus()
    ring = QColor(colours_of(theme).accent).name()
    assert ring in colours_in(picture(widget)) - colours_in(without)


@BOTH
def test_the_focus_is_seen_on_tabs(page: QDialog, theme: Theme) -> None:
    tabs = QTabBar()
    tabs.addTab("Moves")
    tabs.addTab("Analysis")
    shown(page, tabs)
    without = picture(tabs)
    tabs.setFocus(Qt.FocusReason.TabFocusReason)
    assert colours_of(theme).tint in colours_in(picture(tabs)) - colours_in(without)


@BOTH
def test_the_focus_is_seen_on_the_main_button(page: QDialog, theme: Theme) -> None:
    button = plain_button("Start")
    button.setProperty("kind", "primary")
    shown(page, button)
    page.findChildren(QLineEdit)[0].setFocus()
    edge = QPoint(button.width() // 2, 0)
    accent, ring = colours_of(theme).accent, colours_of(theme).text
    assert picture(button).pixelColor(edge).name() == accent
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert picture(button).pixelColor(edge).name() == ring


def point(button: QPushButton, on_it: bool) -> None:
    """Let the pointer be on a button, or outside it."""
    place = QPointF(button.rect().center()) if on_it else QPointF(-1, -1)
    none = Qt.MouseButton.NoButton
    move = QMouseEvent(QEvent.Type.MouseMove, place, place, none, none, Qt.KeyboardModifier(0))
    QApplication.sendEvent(button, move)


def states(page: QDialog, kind: str) -> dict[str, QImage]:
    """Return what a button looks like at rest, under the pointer, pressed, on and disabled."""
    button = plain_button("Hint")
    button.setCheckable(True)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    button.setProperty("kind", kind)
    shown(page, button)
    QApplication.processEvents()  # where the pointer is by chance counts no more
    found = {}
    for name in ("rest", "hover", "pressed", "on", "disabled"):
        button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, name == "hover")
        point(button, on_it=name == "hover")
        button.setDown(name == "pressed")
        button.setChecked(name == "on")
        button.setEnabled(name != "disabled")
        found[name] = button.grab().toImage()
    return found


@BOTH
@pytest.mark.parametrize("kind", ["", "primary", "quiet", "segment"])
def test_the_states_of_a_button_differ(page: QDialog, theme: Theme, kind: str) -> None:
    found = list(states(page, kind).items())
    same = [
        (name, other)
        for number, (name, one) in enumerate(found)
        for other, another in found[number + 1 :]
        if one == another and not (kind == "primary" and "on" in (name, other))
    ]
    assert same == []


@BOTH
def test_a_primary_button_has_the_accent_as_its_ground(page: QDialog, theme: Theme) -> None:
    button = plain_button("Start")
    shown(page, button)
    middle = QPoint(RADIUS, button.height() // 2)
    accent = QColor(colours_of(theme).accent)
    assert picture(button).pixelColor(middle) != accent
    set_kind(button, "primary")
    assert picture(button).pixelColor(middle) == accent
    set_kind(button, "")
    assert picture(button).pixelColor(middle) != accent


@BOTH
@pytest.mark.parametrize("kind", ["gain", "loss"])
def test_chips_can_be_read(page: QDialog, theme: Theme, kind: str) -> None:
    chip = QLabel("took 2")
    chip.setProperty("kind", kind)
    shown(page, chip)
    ground = picture(chip).pixelColor(RADIUS, 1)
    colours: Colours = colours_of(theme)
    assert ground.name() not in (colours.panel, colours.card)
    assert contrast(QColor(getattr(colours, kind)), ground) >= LEAST_CONTRAST


@BOTH
def test_hints_in_empty_fields_can_be_read(page: QDialog, theme: Theme) -> None:
    field = QLineEdit()
    shown(page, field)
    hint = field.palette().color(QPalette.ColorRole.PlaceholderText)
    assert hint.alpha() == 255
    assert contrast(hint, QColor(colours_of(theme).card)) >= LEAST_CONTRAST
