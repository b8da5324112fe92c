"""Boxes with a message, which may have words from files, other programs and errors in it."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QLabel, QMessageBox, QWidget

from ringrealms3d.window.plain import bounded


def message_box(
    parent: QWidget | None,
    text: str,
    icon: QMessageBox.Icon = QMessageBox.Icon.NoIcon,
    details: str = "",
) -> QMessageBox:
    """Return a box that shows plain text and is gone when it is closed; details stand below."""
    box = QMessageBox(parent)
    box.setWindowTitle("ringrealms3d")
    box.setIcon(icon)
    box.setText(bounded(text))
    box.setInformativeText(bounded(details))
    for label in box.findChildren(QLabel):
        label.setTextFormat(Qt.TextFormat.PlainText)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return box


def warn(parent: QWidget, text: str) -> None:
    """Open a box with a warning; the program goes on meanwhile."""
    message_box(parent, text, QMessageBox.Icon.Warning).open()
