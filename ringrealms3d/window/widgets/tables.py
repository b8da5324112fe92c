"""The common look of tables."""

from __future__ import annotations

from PyQt6.QtWidgets import QAbstractItemView, QHeaderView, QTableView


def plain_header(table: QTableView, name: str) -> QHeaderView:
    """Make a table read-only, without grid lines or row numbers.

    Return its header, whose columns fit their texts by default.

    Args:
        name: the table's name for screen readers.
    """
    table.setAccessibleName(name)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setShowGrid(False)
    header, rows = table.horizontalHeader(), table.verticalHeader()
    assert header is not None
    assert rows is not None
    rows.hide()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setHighlightSections(False)
    return header
