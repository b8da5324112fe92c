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
from ringrealms3d.window.shell.action_bar import ActionButton, Words
from ringrealms3d.window.shell.actions import plain_title
from ringrealms3d.window.shell.column import Panel
from ringrealms3d.window.widgets.design import LARGE, SMALL, TINY
from ringrealms3d.window.widgets.icons import text_icon

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
        """Stand at the end of a menu bar, as high as its menus."""
        super().__init__(bar, bar.fontMetrics().height() + 2 * TINY)
        self._bar, self._action_shown = bar, action
        action.changed.connect(self._show)
        bar.installEventFilter(self)
        self._show()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Fit the width of the bar."""
        if isinstance(event, QResizeEvent):
            self._fit(event.size().width())
        return False

    def _fit(self, width: int) -> None:
        """Leave out words rather than have no room for a menu."""
        free = width - _width_of_menus(self._bar)
        fitting = (words for words in Words if self.size_with(words).width() <= free)
        self.spell_out(next(fitting, Words.NONE))

    def _show(self) -> None:
        self.show_action(self._action_shown)


def _width_of_menus(bar: QMenuBar) -> int:
    """Return how much room menus take, which a menu bar does not tell, with the sheet's spaces."""
    metrics = bar.fontMetrics()
    titles = [plain_title(action.text()) for action in bar.actions() if action.isVisible()]
    return sum(metrics.horizontalAdvance(title) + 2 * SMALL + TINY + 1 for title in titles) + LARGE


def _click_aside(context: Context, board: Board, spot: QPoint) -> None:
    """Open a board's menu, unless something else takes the click."""
    place = board.site_at(spot.toPointF())
    if not context.moves.call_off() and not context.moves.click_aside(place):
        context.do("study.aim", place)
        _pop_up(context, ON_BOARD, board.widget, spot)


def _pop_up(context: Context, names: Sequence[str], parent: QWidget, place: QPoint) -> None:
    context.commands.pop_up(names, parent, place)
