"""What all tables of the library look like."""

from __future__ import annotations

from PyQt6.QtWidgets import QAbstractItemView, QHeaderView, QTableView


def plain_header(table: QTableView, name: str) -> QHeaderView:
    """Let a table be read and not be written, without lines or numbers of rows.

    Return its header, whose columns fit their texts as long as nothing else is said.

    Args:
        name: what screen readers call the table.
    """
    table.setAccessibleName(name)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setShowGrid(False)
    header, rows = table.horizontalHeader(), table.verticalHeader()
    assert header is not None
    assert rows is not None
    rows.hide()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    return header
