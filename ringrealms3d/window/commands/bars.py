"""The menu bar, the toolbar and the context menus."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial

from PyQt6.QtCore import QByteArray, QPoint, QRectF, Qt
from PyQt6.QtGui import QColor, QIcon, QImage, QPainter, QPalette, QPixmap
from PyQt6.QtSvg import QSvgRenderer
from PyQt6.QtWidgets import QApplication, QMainWindow, QToolBar, QWidget

from ringrealms3d.core.data import data_folder
from ringrealms3d.core.phrase import tr
from ringrealms3d.window.boards import Boards
from ringrealms3d.window.commands.actions import Actions
from ringrealms3d.window.commands.table import ON_BOARD, PANELS, TOOLBAR, menus
from ringrealms3d.window.room import tools_area
from ringrealms3d.window.views import Board

_PIXELS = 48  # twice what is usual, for fine screens
_INK = b"#000"


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
    palette, role = QApplication.palette(), QPalette.ColorRole.ButtonText
    ink = palette.color(QPalette.ColorGroup.Active, role)
    faint = palette.color(QPalette.ColorGroup.Disabled, role)
    actions.set_icons(lambda name: icon(name, ink, faint))


def _click_aside(
    actions: Actions, takes: Callable[[int | None], bool], board: Board, spot: QPoint
) -> None:
    """Open a board's menu, unless something else takes the click."""
    if not takes(board.site_at(spot.toPointF())):
        _pop_up(actions, ON_BOARD, board.widget, spot)


def _pop_up(actions: Actions, names: Sequence[str], parent: QWidget, place: QPoint) -> None:
    actions.pop_up(names, parent, place)


def icon(name: str, ink: QColor, faint: QColor) -> QIcon:
    """Return an icon in the text colours for enabled and disabled states."""
    found = QIcon(_drawn(name, ink))
    found.addPixmap(_drawn(name, faint), QIcon.Mode.Disabled)
    return found


def _drawn(name: str, ink: QColor) -> QPixmap:
    return QPixmap.fromImage(_picture(name, ink.name()))


@cache
def _picture(name: str, ink: str) -> QImage:
    source = _source(name).replace(_INK, ink.encode())
    picture = QImage(_PIXELS, _PIXELS, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(source)).render(painter, QRectF(picture.rect()))
    painter.end()
    return picture


@cache
def _source(name: str) -> bytes:
    return (data_folder("resources") / "icons" / f"{name}.svg").read_bytes()
