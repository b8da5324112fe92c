"""The menu bar, the toolbar and the context menus."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtWidgets import QToolBar, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.window.board.views import Board
from ringrealms3d.window.context import Context
from ringrealms3d.window.menus import ON_BOARD, TOOLBAR, menus
from ringrealms3d.window.shell.docks import Panel
from ringrealms3d.window.shell.screen_space import tools_area
from ringrealms3d.window.widgets.icons import text_icon

_ASKING = Qt.ContextMenuPolicy.CustomContextMenu


def fill_bars(context: Context, panels: Iterable[Panel]) -> None:
    """Give the window its menus and toolbar, and context menus to boards and panels."""
    window, boards, commands = context.window, context.boards, context.commands
    bar = window.menuBar()
    assert bar is not None
    commands.fill(bar, menus(commands.table))
    tools = QToolBar(tr("Tools"))
    tools.setObjectName("tools")
    tools.setMovable(False)
    commands.fill_toolbar(tools, TOOLBAR)
    window.addToolBar(tools_area(window), tools)
    commands.set_icons(text_icon)
    if boards.view is not None:
        boards.view.menu_wanted.connect(partial(_click_aside, context, boards.view))
    for board in (boards.plan, boards.map):
        board.setContextMenuPolicy(_ASKING)
        board.customContextMenuRequested.connect(partial(_click_aside, context, board))
    for panel in panels:
        if panel.menu:
            panel.widget.setContextMenuPolicy(_ASKING)
            asked = panel.widget.customContextMenuRequested
            asked.connect(partial(_pop_up, context, panel.menu, panel.widget))
        if panel.bar is not None:
            commands.fill_toolbar(panel.bar, panel.buttons)


def _click_aside(context: Context, board: Board, spot: QPoint) -> None:
    """Open a board's menu, unless something else takes the click."""
    if not context.moves.click_aside(board.site_at(spot.toPointF())):
        _pop_up(context, ON_BOARD, board.widget, spot)


def _pop_up(context: Context, names: Sequence[str], parent: QWidget, place: QPoint) -> None:
    context.commands.pop_up(names, parent, place)
