"""The board and the column side by side."""

from __future__ import annotations

from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QSplitter, QWidget

from ringrealms3d.window.shell.column import Column, Room
from ringrealms3d.window.shell.screen_space import settle


class Sides(QSplitter):
    """Gives the column the width that suits the window's, until the user drags its edge."""

    def __init__(self, board: QWidget, column: Column) -> None:
        """Put the column beside the board, which gets all the room that there is beyond it."""
        super().__init__()
        self._column = column
        self._room: Room | None = None
        self._chosen: dict[Room, int] = {}
        self.addWidget(board)
        self.addWidget(column)
        self.setStretchFactor(0, 1)
        self.setChildrenCollapsible(False)
        self.splitterMoved.connect(self._keep)

    @property
    def column_width(self) -> int:
        """The width of the column; 0 while it is hidden."""
        return self.sizes()[1]

    def choose(self, width: int) -> None:
        """Give the column a width for as long as the window is about as wide as now."""
        self._chosen[Room.of(self.window_width)] = width

    @property
    def window_width(self) -> int:
        """The width of the window."""
        window = self.window()
        assert window is not None
        return window.width()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Give the column another width in a much wider or narrower window."""
        super().resizeEvent(event)
        room = Room.of(self.width())
        if room is not self._room:
            self._room = room
            self._column.fit(room)
            width = self._chosen.get(room, room.column)
            self.setSizes([max(1, self.width() - width), width])
            settle()  # a hidden column leaves its pixel to the board

    def _keep(self) -> None:
        if self._room is not None:
            self._chosen[self._room] = self.column_width
