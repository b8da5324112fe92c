"""The menu bar and the context menus."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from PyQt6.QtCore import QEvent, QObject, QPoint, Qt
from PyQt6.QtGui import QAction, QResizeEvent
from PyQt6.QtWidgets import QMenuBar, QWidget

from ringrealms3d.window.board.views import Board
from ringrealms3d.window.context import Context
from ringrealms3d.window.menus import ON_BOARD, menus
from ringrealms3d.window.shell.action_bar import ActionButton
from ringrealms3d.window.shell.column import Panel
from ringrealms3d.window.widgets.design import CONTROL
from ringrealms3d.window.widgets.icons import text_icon

_ROOMY = 900
"""The width of a window with room for words behind its menus."""
_ASKING = Qt.ContextMenuPolicy.CustomContextMenu


def fill_bars(context: Context, panels: Iterable[Panel]) -> None:
    """Give the window its menus, and context menus to boards and panels."""
    window, boards, commands = context.window, context.boards, context.commands
    bar = window.menuBar()
    assert bar is not None
    commands.fill(bar, menus(commands.table))
    commands.set_icons(text_icon)
    if "help.find" in commands:
        bar.setCornerWidget(_Finder(bar, commands["help.find"]))
    if boards.view is not None:
        boards.view.menu_wanted.connect(partial(_click_aside, context, boards.view))
    for board in (boards.plan, boards.map, boards.far):
        board.setContextMenuPolicy(_ASKING)
        board.customContextMenuRequested.connect(partial(_click_aside, context, board))
    for panel in panels:
        if panel.menu:
            panel.widget.setContextMenuPolicy(_ASKING)
            asked = panel.widget.customContextMenuRequested
            asked.connect(partial(_pop_up, context, panel.menu, panel.widget))
        if panel.bar is not None:
            commands.fill_toolbar(panel.bar, panel.buttons)


class _Finder(ActionButton):
    """Finds a command by its name; in a narrow window its own is left out."""

    def __init__(self, bar: QMenuBar, action: QAction) -> None:
        """Stand at the end of a menu bar."""
        super().__init__(bar, CONTROL)
        self._action_shown = action
        action.changed.connect(self._show)
        bar.installEventFilter(self)
        self._show()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Fit the width of the bar."""
        if isinstance(event, QResizeEvent):
            self.spell_out(event.size().width() >= _ROOMY)
        return False

    def _show(self) -> None:
        self.show_action(self._action_shown)


def _click_aside(context: Context, board: Board, spot: QPoint) -> None:
    """Open a board's menu, unless something else takes the click."""
    if not context.moves.click_aside(board.site_at(spot.toPointF())):
        _pop_up(context, ON_BOARD, board.widget, spot)


def _pop_up(context: Context, names: Sequence[str], parent: QWidget, place: QPoint) -> None:
    context.commands.pop_up(names, parent, place)
