"""What the list of moves shows, and real clicks on it."""

from __future__ import annotations

from PyQt6.QtCore import QModelIndex, Qt
from pytestqt.qtbot import QtBot

from ringrealms3d.window.features.study.moves_table import MovesTable
from ringrealms3d.window.main_window import MainWindow


def moves_table(window: MainWindow) -> MovesTable:
    """Return the table of moves."""
    (table,) = window.findChildren(MovesTable)
    return table


def cell(window: MainWindow, row: int, seat: int) -> QModelIndex:
    """Return the cell of a seat's move in a row."""
    model = moves_table(window).model()
    assert model is not None
    return model.index(row, 1 + seat)


def cell_texts(window: MainWindow) -> dict[tuple[int, int], str]:
    """Return what stands in the cells of the seats, by row and seat, without empty ones."""
    model = moves_table(window).model()
    assert model is not None
    places = [(row, seat) for row in range(model.rowCount()) for seat in (0, 1)]
    texts = {place: cell(window, *place).data() for place in places}
    return {place: text for place, text in texts.items() if text}


def number_texts(window: MainWindow) -> list[str]:
    """Return the numbers of the rows."""
    model = moves_table(window).model()
    assert model is not None
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def header_texts(window: MainWindow) -> list[str]:
    """Return what the columns of the seats are called."""
    model = moves_table(window).model()
    assert model is not None
    return [model.headerData(1 + seat, Qt.Orientation.Horizontal) for seat in (0, 1)]


def click_cell(qtbot: QtBot, window: MainWindow, row: int, seat: int) -> None:
    """Click a cell with the left button."""
    table = moves_table(window)
    spot = table.visualRect(cell(window, row, seat)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
