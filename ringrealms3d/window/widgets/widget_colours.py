"""Light or dark panels, menus and dialogs, to match the board."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QColor, QGuiApplication, QPalette, QStyleHints
from PyQt6.QtWidgets import QApplication

from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.widgets.legible import corrected

_WITH_BOXES = ("QCheckBox", "QRadioButton", "QMenu")


def desktop_hints() -> QStyleHints:
    """Return the desktop's style hints, such as whether it is dark."""
    hints = QGuiApplication.styleHints()
    assert hints is not None
    return hints


def colour_widgets(theme: Theme) -> None:
    """Make all widgets light or dark with a theme.

    They keep the desktop's own colours if these match; otherwise the desktop is asked for its dark
    or light ones, and if it has none, as many on Linux, there are some here. Illegible texts, such
    as grey ones of disabled widgets, change in any case.
    """
    if not _suit(theme):
        QApplication.setPalette(QPalette())
    scheme = Qt.ColorScheme.Dark if theme.is_dark else Qt.ColorScheme.Light
    if not _suit(theme) and desktop_hints().colorScheme() is not scheme:  # once asked, it stays so
        desktop_hints().setColorScheme(scheme)
    if not _suit(theme):
        QApplication.setStyle("Fusion")  # others draw some things in colours of their own
        QApplication.setPalette(_dark() if theme.is_dark else _light())
    QApplication.setPalette(corrected(QApplication.palette()))
    style = QApplication.style()
    if style is not None and style.name() == "fusion":
        for kind in _WITH_BOXES:
            QApplication.setPalette(_with_boxes(theme), kind)


def _suit(theme: Theme) -> bool:
    return (QApplication.palette().window().color().lightnessF() < 0.5) == theme.is_dark


def _light() -> QPalette:
    return QPalette(QColor("#f0f0f0"), QColor("#efefef"))


def _dark() -> QPalette:
    palette = QPalette(QColor("#3b434d"), QColor("#262c33"))
    palette.setColor(QPalette.ColorRole.Base, QColor("#1b2026"))  # else plain black
    palette.setColor(QPalette.ColorRole.AlternateBase, QColor("#222830"))
    palette.setColor(QPalette.ColorRole.Link, QColor("#7fb4f5"))
    palette.setColor(QPalette.ColorRole.LinkVisited, QColor("#b79cf0"))
    return palette


def _with_boxes(theme: Theme) -> QPalette:
    """Return the colours of boxes to tick, whose outline Fusion makes darker than the window."""
    palette = QApplication.palette()
    palette.setColor(QPalette.ColorRole.Window, QColor("#b8c4d2" if theme.is_dark else "#b0b0b0"))
    return palette
