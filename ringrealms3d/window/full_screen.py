"""A main window that fills the screen with what stands in its middle."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QMainWindow, QToolBar

_UNBOUNDED = 16777215  # Qt's own number for no limit


def fill_screen(window: QMainWindow, on: bool) -> None:
    """Fill the screen without bars, or be as before, maximised or not."""
    bar, status = window.menuBar(), window.statusBar()
    assert bar is not None
    assert status is not None
    bar.setMaximumHeight(0 if on else _UNBOUNDED)  # hidden, it would lose its shortcuts
    status.setVisible(not on)
    for tools in window.findChildren(QToolBar):
        tools.setVisible(not on)
    full = Qt.WindowState.WindowFullScreen
    state = window.windowState()
    window.setWindowState(state | full if on else state & ~full)
