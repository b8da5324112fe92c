"""Message boxes, whose text can come from files, other programs and errors."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QLabel, QMessageBox, QWidget

from ringrealms3d.window.widgets.design import WIDEST, colours_worn
from ringrealms3d.window.widgets.icons import icon
from ringrealms3d.window.widgets.plain import bounded


def message_box(
    parent: QWidget | None,
    text: str,
    details: str = "",
    *,
    warns: bool = False,
) -> QMessageBox:
    """Return a box that shows plain text, with details below, and is deleted when closed.

    Args:
        warns: whether it has the sign of danger.
    """
    box = QMessageBox(parent)
    box.setWindowTitle("ringrealms3d")
    if warns:
        box.setIconPixmap(icon("danger", colours_worn().loss).pixmap(WIDEST))
    box.setText(bounded(text))
    box.setInformativeText(bounded(details))
    for label in box.findChildren(QLabel):
        label.setTextFormat(Qt.TextFormat.PlainText)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return box


def warn(parent: QWidget, text: str) -> None:
    """Open a box with a warning; the program continues meanwhile."""
    message_box(parent, text, warns=True).open()
