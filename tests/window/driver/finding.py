"""Widgets as a stranger or a screen reader finds them: by kind, name and text."""

from __future__ import annotations

from typing import Any, TypeVar

from PyQt6.QtCore import QObject, QPoint, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QComboBox, QLabel, QPushButton, QWidget

Found = TypeVar("Found", bound=QObject)
Shown = TypeVar("Shown", bound=QWidget)
LEFT = Qt.MouseButton.LeftButton

MOUSE: Any = QTest
"""Presses buttons; Qt's stubs take its functions for methods."""


def find(parent: QObject, kind: type[Found], name: str) -> Found:
    """Return the one child of a kind with an object name."""
    (found,) = parent.findChildren(kind, name)
    return found


def named(parent: QObject, kind: type[Shown], name: str) -> Shown:
    """Return the one child of a kind that screen readers call this."""
    (found,) = (each for each in parent.findChildren(kind) if each.accessibleName() == name)
    return found


def chooser(parent: QWidget, seat: str) -> QComboBox:
    """Return the list from which a seat's player is chosen."""
    return named(parent, QComboBox, f"Who plays {seat}")


def rows_of(parent: QWidget) -> list[list[QLabel]]:
    """Return the labels that are shown, row by row from above, each from the left."""
    rows: dict[int, list[QLabel]] = {}
    shown = [each for each in parent.findChildren(QLabel) if each.isVisible()]
    for label in sorted(shown, key=lambda each: each.mapTo(parent, QPoint()).x()):
        rows.setdefault(label.mapTo(parent, label.rect().center()).y(), []).append(label)
    return [rows[height] for height in sorted(rows)]


def texts_of(parent: QWidget) -> list[str]:
    """Return what the labels say that are shown."""
    return [each.text() for each in parent.findChildren(QLabel) if each.isVisible()]


def press(parent: QWidget, text: str) -> None:
    """Click the visible button that says this, whatever letter is underlined."""
    buttons = (each for each in parent.findChildren(QPushButton) if each.isVisible())
    (button,) = (each for each in buttons if each.text().replace("&", "") == text)
    MOUSE.mouseClick(button, LEFT)
