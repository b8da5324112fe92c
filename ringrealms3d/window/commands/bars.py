"""The menu bar, the toolbar and the context menus."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtWidgets import QMainWindow, QToolBar, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.board.views import Board
from ringrealms3d.window.commands.table import ON_BOARD, PANELS, TOOLBAR, menus
from ringrealms3d.window.shell.actions import Actions
from ringrealms3d.window.shell.room import tools_area
from ringrealms3d.window.widgets.icons import text_icon


def fill_bars(
    window: QMainWindow,
    boards: Boards,
    lists: Mapping[QWidget, Sequence[str]],
    actions: Actions,
    takes: Callable[[int | None], bool],
) -> None:
    """Give a window its menus and toolbar, and context menus to its boards and lists.

    Args:
        lists: what each panel with a list offers, by the ids of commands.
        takes: handles a right click on a place, or returns False to open a menu.
    """
    bar = window.menuBar()
    assert bar is not None
    panels = tuple(name for name in actions.table if name.startswith(PANELS))
    actions.fill(bar, menus(panels))
    tools = QToolBar(tr("Tools"))
    tools.setObjectName("tools")
    tools.setMovable(False)
    actions.fill_toolbar(tools, TOOLBAR)
    window.addToolBar(tools_area(window), tools)
    if boards.view is not None:
        boards.view.menu_wanted.connect(partial(_click_aside, actions, takes, boards.view))
    for widget in (boards.plan, boards.map, *lists):
        widget.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    for board in (boards.plan, boards.map):
        asked = board.customContextMenuRequested
        asked.connect(partial(_click_aside, actions, takes, board))
    for panel, names in lists.items():
        panel.customContextMenuRequested.connect(partial(_pop_up, actions, names, panel))


def paint_icons(actions: Actions) -> None:
    """Draw the toolbar's pictures in the colours of the program's texts."""
    actions.set_icons(text_icon)


def _click_aside(
    actions: Actions, takes: Callable[[int | None], bool], board: Board, spot: QPoint
) -> None:
    """Open a board's menu, unless something else takes the click."""
    if not takes(board.site_at(spot.toPointF())):
        _pop_up(actions, ON_BOARD, board.widget, spot)


def _pop_up(actions: Actions, names: Sequence[str], parent: QWidget, place: QPoint) -> None:
    actions.pop_up(names, parent, place)
