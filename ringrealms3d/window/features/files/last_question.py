"""The question before closing a window whose game could not be saved."""

from __future__ import annotations

from typing import Protocol

from PyQt6.QtWidgets import QMessageBox

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.records.record import GameRecord
from ringrealms3d.window.context import Context
from ringrealms3d.window.shell.message import message_box


class FileSaver(Protocol):
    """Saves the game to a file."""

    def has(self, record: GameRecord) -> bool:
        """Whether a file has a game as it is."""

    def ask_save(self, record: GameRecord) -> None:
        """Let the user choose a file for a game."""


class LastQuestion:
    """Keeps a window from closing while a game of it is in no file and not in the library.

    This happens on a full disk, for example. The user can save the game elsewhere, or discard it.
    """

    def __init__(self, context: Context, files: FileSaver) -> None:
        """Ask nothing yet."""
        self._window, self._files = context.window, files
        self._autosave, self._keeper = context.autosave, context.keeper
        self._box: QMessageBox | None = None
        self._let_go = False

    def answered(self) -> bool:
        """Whether the window may close, after asking if its game would be lost."""
        if self._let_go or not self._lost:
            return True
        self._keeper.keep_owed()
        self._autosave.keep()
        lost = self._lost
        if not lost:
            return True
        self._ask(lost[-1])
        return False

    @property
    def _lost(self) -> list[GameRecord]:
        """The games that would be lost, the latest last."""
        owed = (game.cursor.record for game in self._keeper.owed)
        return [each for each in owed if not (self._autosave.holds(each) or self._files.has(each))]

    def _ask(self, record: GameRecord) -> None:
        if self._box is not None:
            return
        text = tr("The game could not be saved and will be lost: {reason}.")
        reason = one_line(self._autosave.unsaved)
        box = message_box(self._window, text.format(reason=reason), warns=True)
        role = QMessageBox.ButtonRole
        save = box.addButton(tr("&Save it elsewhere…"), role.AcceptRole)
        let_go = box.addButton(tr("&Close anyway"), role.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        assert save is not None
        assert let_go is not None
        save.clicked.connect(lambda: self._files.ask_save(record))
        let_go.clicked.connect(self._close)
        box.finished.connect(self._forget_box)
        self._box = box
        box.open()

    def _forget_box(self) -> None:
        self._box = None

    def _close(self) -> None:
        self._let_go = True
        self._window.close()
