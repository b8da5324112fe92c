"""The buttons in the titles of panels, in the colour of texts; the style's own are always grey."""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import QChildEvent, QEvent, QObject
from PyQt6.QtWidgets import QAbstractButton, QDockWidget, QMainWindow

from ringrealms3d.window.icons import text_icon

_ICONS = {"qt_dockwidget_closebutton": "close", "qt_dockwidget_floatbutton": "float"}


class DockButtons(QObject):
    """Paints the buttons of the panels that a window has and gets."""

    def __init__(self, window: QMainWindow) -> None:
        """Begin with panels that come from now on."""
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def paint(self) -> None:
        """Paint all buttons in the colours of now."""
        for dock in self._window.findChildren(QDockWidget):
            _paint(dock)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Paint the buttons of a panel once it is there, and whenever Qt makes them again."""
        if isinstance(event, QChildEvent) and event.polished():
            dock = event.child()
            if isinstance(dock, QDockWidget):
                _paint(dock)
                dock.featuresChanged.connect(partial(_paint, dock))
        return super().eventFilter(watched, event)


def _paint(dock: QDockWidget, *_: object) -> None:
    for name, icon in _ICONS.items():
        button = dock.findChild(QAbstractButton, name)
        if button is not None:
            button.setIcon(text_icon(icon))
