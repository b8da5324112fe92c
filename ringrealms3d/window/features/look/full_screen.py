"""A main window that fills the screen with its central widget."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QObject, Qt, pyqtSignal
from PyQt6.QtGui import QWindowStateChangeEvent
from PyQt6.QtWidgets import QMainWindow, QToolBar

from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.shell.docks import Docks

_PURPOSE = "full screen"
_UNBOUNDED = 16777215  # Qt's own number for no limit


class FullScreen(QObject):
    """Lets the board fill the screen, and brings everything back.

    Signals:
        switched: the board fills the screen now, or no longer.
    """

    switched = pyqtSignal()

    def __init__(self, window: QMainWindow, docks: Docks, boards: Boards) -> None:
        """Watch a window, whose full screen the desktop can end too."""
        super().__init__(window)
        self._window, self._docks, self._boards = window, docks, boards
        window.installEventFilter(self)

    @property
    def on(self) -> bool:
        """Whether only the board is shown."""
        return _PURPOSE in self._docks.away

    def switch(self, on: bool) -> None:
        """Show only the board on the whole screen, or everything again."""
        if on:
            self._docks.make_way(_PURPOSE, self._boards.in_space)
        _fill_screen(self._window, on)
        if not on:
            self._docks.come_back(_PURPOSE, self._boards.in_space)
        self.switched.emit()

    def leave(self) -> None:
        """Bring everything back, if the board fills the screen."""
        if self.on:
            self.switch(False)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Bring everything back when the desktop, and not this program, ends the full screen."""
        if isinstance(event, QWindowStateChangeEvent) and not self._window.isFullScreen():
            self.leave()
        return False


def _fill_screen(window: QMainWindow, on: bool) -> None:
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
