"""The keys that go through a game in the list of moves, on the boards too."""

from __future__ import annotations

from types import MappingProxyType

from PyQt6.QtCore import QEvent, QObject, Qt
from PyQt6.QtGui import QKeyEvent

from ringrealms3d.window.context import Context
from ringrealms3d.window.shell.mode import AT_THE_BOARD

_Key = Qt.Key
STEPS = MappingProxyType(
    {
        _Key.Key_Left: "previous",
        _Key.Key_Right: "next",
        _Key.Key_Home: "first",
        _Key.Key_End: "last",
    }
)
"""Where keys go along the line."""


class BoardKeys(QObject):
    """Goes through a game that is looked through, until a key has moved the cursor on a board."""

    def __init__(self, context: Context) -> None:
        """Watch over the keys of all boards."""
        super().__init__(context.boards)
        self._context = context
        for widget in context.boards.widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Take a key before the cursor, the camera and shortcuts do."""
        kinds = QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress
        if not isinstance(event, QKeyEvent) or event.type() not in kinds:
            return False
        where = STEPS.get(_Key(event.key()))
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if where is None or not plain or not self._looks_through:
            return False
        if event.type() == QEvent.Type.KeyPress:
            self._context.do(f"go.{where}")
        event.accept()
        return True

    @property
    def _looks_through(self) -> bool:
        session, boards = self._context.session, self._context.boards
        at_table = session.at_end and session.outcome is None
        there = self._context.modes.mode in AT_THE_BOARD
        return there and not at_table and not boards.has_cursor
