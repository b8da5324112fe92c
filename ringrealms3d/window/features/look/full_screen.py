"""A main window that fills the screen with its central widget."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QObject, Qt
from PyQt6.QtGui import QWindowStateChangeEvent
from PyQt6.QtWidgets import QMainWindow

from ringrealms3d.window.context import Context

_UNBOUNDED = 16777215  # Qt's own number for no limit


class FullScreen(QObject):
    """Lets the board fill the screen, and brings everything back."""

    def __init__(self, context: Context) -> None:
        """Watch the window, whose full screen the desktop can end too."""
        super().__init__(context.window)
        self._context = context
        context.window.installEventFilter(self)

    @property
    def on(self) -> bool:
        """Whether only the board is shown."""
        return self._context.column.away

    def switch(self, on: bool) -> None:
        """Show only the board on the whole screen, or everything again."""
        self._context.column.make_way(on)
        _fill_screen(self._context.window, on)
        self._context.refresh()

    def leave(self) -> bool:
        """Bring everything back; return whether the board filled the screen."""
        was_on = self.on
        if was_on:
            self.switch(False)
        return was_on

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Bring everything back when the desktop, and not this program, ends the full screen."""
        if isinstance(event, QWindowStateChangeEvent) and not self._context.window.isFullScreen():
            self.leave()
        return False


def _fill_screen(window: QMainWindow, on: bool) -> None:
    """Fill the screen without a menu bar, or be as before, maximised or not."""
    bar = window.menuBar()
    assert bar is not None
    bar.setMaximumHeight(0 if on else _UNBOUNDED)  # hidden, it would lose its shortcuts
    full = Qt.WindowState.WindowFullScreen
    state = window.windowState()
    window.setWindowState(state | full if on else state & ~full)
