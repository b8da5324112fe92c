"""The dialog of the library, opened and read, and games to keep there."""

from __future__ import annotations

from ringrealms3d.records.record import GameRecord
from ringrealms3d.window.features.library.library_dialog import LibraryDialog
from ringrealms3d.window.main_window import MainWindow
from tests.window.driver import Person


def played(uid: str, count: int, first: str = "") -> GameRecord:
    record = GameRecord(uid, 1)
    record.players = first, ""
    node = record.root
    for _ in range(count):
        node = node.play(node.position.legal_moves[0])
    return record


def opened(window: MainWindow) -> LibraryDialog:
    Person(window).command("game.library").trigger()
    (dialog,) = window.findChildren(LibraryDialog)
    return dialog


def shown(dialog: LibraryDialog, column: int) -> list[str]:
    model = dialog.games.table.model()
    assert model is not None
    return [model.index(row, column).data() for row in range(model.rowCount())]
