"""The question before files are replaced that no dialog of files asked about."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from PyQt6.QtWidgets import QMessageBox, QWidget

from ringrealms3d.core.phrase import listed, tr_count
from ringrealms3d.window.shell.message import message_box

_LISTED = 12


def if_replaceable(
    parent: QWidget,
    paths: Iterable[Path],
    action: Callable[[], object],
    otherwise: Callable[[], object] = lambda: None,
) -> None:
    """Do something at once if none of the files it makes is there, else if the user agrees."""
    there = [path for path in paths if path.exists()]
    if not there:
        action()
        return
    text = tr_count(
        "Replace {count} existing file?",
        "Replace {count} existing files?",
        len(there),
    )
    names = [path.name for path in there[:_LISTED]]
    box = message_box(parent, text, details=listed([*names, *("…",) * (len(there) > _LISTED)]))
    box.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
    box.setDefaultButton(QMessageBox.StandardButton.No)
    box.accepted.connect(action)
    box.rejected.connect(otherwise)
    box.open()
