"""The menu bar and the context menus."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtWidgets import QToolButton, QWidget

from ringrealms3d.window.board.views import Board
from ringrealms3d.window.context import Context
from ringrealms3d.window.menus import ON_BOARD, menus
from ringrealms3d.window.shell.column import Panel
from ringrealms3d.window.widgets.icons import text_icon

_ASKING = Qt.ContextMenuPolicy.CustomContextMenu


def fill_bars(context: Context, panels: Iterable[Panel]) -> None:
    """Give the window its menus, and context menus to boards and panels."""
    window, boards, commands = context.window, context.boards, context.commands
    bar = window.menuBar()
    assert bar is not None
    commands.fill(bar, menus(commands.table))
    commands.set_icons(text_icon)
    bar.setCornerWidget(_finder(context))
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


def _finder(context: Context) -> QToolButton:
    """Return the button that finds a command by its name."""
    button = QToolButton()
    button.setAutoRaise(True)
    button.setProperty("kind", "quiet")
    if "help.find" in context.commands:
        button.setDefaultAction(context.commands["help.find"])
    return button


def _click_aside(context: Context, board: Board, spot: QPoint) -> None:
    """Open a board's menu, unless something else takes the click."""
    if not context.moves.click_aside(board.site_at(spot.toPointF())):
        _pop_up(context, ON_BOARD, board.widget, spot)


def _pop_up(context: Context, names: Sequence[str], parent: QWidget, place: QPoint) -> None:
    context.commands.pop_up(names, parent, place)
