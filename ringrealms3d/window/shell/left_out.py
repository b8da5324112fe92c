"""The question before a game is saved in a format that cannot hold all of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PyQt6.QtWidgets import QMessageBox, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.records.game_files import FORMATS, left_out_text, loses_work
from ringrealms3d.records.record import GameRecord
from ringrealms3d.window.shell.message import message_box
from ringrealms3d.window.widgets.joining import capitalised, stopped


def ask_what_is_left_out(
    parent: QWidget, record: GameRecord, path: Path, write: Callable[[Path], None]
) -> None:
    """Write a game to a file, after a question if its format cannot hold all that people made.

    Other formats are offered where no file has that name yet.

    Args:
        write: writes the game to the chosen file.
    """
    if path.suffix.lower() not in FORMATS or not loses_work(record, path):
        write(path)
        return
    box = message_box(parent, not_held_text(record, path), warns=True)
    others = [path.with_suffix(end) for end in FORMATS if not FORMATS[end].left_out(record)]
    for target in (*(each for each in reversed(others) if not each.exists()), path):
        text = tr("Save as {ending}").format(ending=target.suffix)
        button = box.addButton(text, QMessageBox.ButtonRole.AcceptRole)
        assert button is not None
        button.clicked.connect(partial(_write, write, target))
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.open()


def not_held_text(record: GameRecord, path: Path) -> str:
    """Return what of a game will not be in its file, as a sentence; empty if all will be."""
    text = left_out_text(record, path.name)
    return stopped(capitalised(tr(text))) if text else ""


def _write(write: Callable[[Path], None], path: Path, _: bool) -> None:
    write(path)
