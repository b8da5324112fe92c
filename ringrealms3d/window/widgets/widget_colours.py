"""Light or dark widgets, to match the board: a palette and the style sheet."""

from __future__ import annotations

from functools import cache

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QColor, QGuiApplication, QPalette, QStyleHints
from PyQt6.QtWidgets import QApplication

from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.widgets.design import Colours, colours_of
from ringrealms3d.window.widgets.style_sheet import disabled_text, style_sheet

_STYLE = "Fusion"  # others draw some things in colours of their own

_Role = QPalette.ColorRole


def desktop_hints() -> QStyleHints:
    """Return the desktop's style hints, such as whether it is dark."""
    hints = QGuiApplication.styleHints()
    assert hints is not None
    return hints


def colour_widgets(theme: Theme) -> None:
    """Make all widgets light or dark with a theme, whatever the desktop's own colours are.

    A desktop of the other kind is told, for what it draws itself, such as frames of windows.
    """
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    if not application.styleSheet():
        QApplication.setStyle(_STYLE)
    scheme = Qt.ColorScheme.Dark if theme.is_dark else Qt.ColorScheme.Light
    if not _suits_desktop(theme) and desktop_hints().colorScheme() is not scheme:
        desktop_hints().setColorScheme(scheme)  # once asked, it stays so
    colours = colours_of(theme)
    palette, sheet = palette_of(colours), style_sheet(colours)
    if (QApplication.palette(), application.styleSheet()) != (palette, sheet):
        QApplication.setPalette(palette)
        application.setStyleSheet(sheet)


def _suits_desktop(theme: Theme) -> bool:
    style = QApplication.style()
    assert style is not None
    return (style.standardPalette().window().color().lightnessF() < 0.5) == theme.is_dark


@cache
def palette_of(colours: Colours) -> QPalette:
    """Return the palette of widgets, for what the style sheet leaves to them."""
    palette = QPalette()
    for role, colour in (
        (_Role.Window, colours.panel),
        (_Role.WindowText, colours.text),
        (_Role.Base, colours.card),
        (_Role.AlternateBase, colours.panel),
        (_Role.Text, colours.text),
        (_Role.PlaceholderText, colours.caption),
        (_Role.Button, colours.card),
        (_Role.ButtonText, colours.text),
        (_Role.BrightText, colours.text),
        (_Role.ToolTipBase, colours.card),
        (_Role.ToolTipText, colours.text),
        (_Role.Highlight, colours.accent),
        (_Role.Accent, colours.accent),
        (_Role.HighlightedText, colours.on_accent),
        (_Role.Link, colours.accent),
        (_Role.LinkVisited, colours.second),
        (_Role.Light, colours.card),
        (_Role.Midlight, colours.hover),
        (_Role.Mid, colours.line),
        (_Role.Dark, colours.line),
        (_Role.Shadow, colours.window),
    ):
        palette.setColor(role, QColor(colour))
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, disabled_text(colours))
    return palette
