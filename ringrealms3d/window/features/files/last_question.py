"""The question before closing a window whose game could not be saved."""

from __future__ import annotations

from PyQt6.QtWidgets import QMainWindow, QMessageBox

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.session.autosave import Autosave
from ringrealms3d.session.keeper import Keeper
from ringrealms3d.window.features.files.game_files import GameFiles
from ringrealms3d.window.shell.message import message_box


class LastQuestion:
    """Keeps a window from closing while its game is in no file and not in the library.

    This happens on a full disk, for example. The user can save the game elsewhere, or discard it.
    """

    def __init__(
        self, window: QMainWindow, autosave: Autosave, keeper: Keeper, files: GameFiles
    ) -> None:
        """Ask nothing yet."""
        self._window, self._files = window, files
        self._autosave, self._keeper = autosave, keeper
        self._box: QMessageBox | None = None
        self._let_go = False

    def answered(self) -> bool:
        """Whether the window may close, after asking if its game would be lost."""
        if self._let_go or not self._autosave.unsaved or not self._keeper.behind:
            return True
        self._keeper.keep_owed()
        self._autosave.keep()
        if not self._autosave.unsaved or not self._keeper.behind or self._files.saved:
            return True
        self._ask()
        return False

    def _ask(self) -> None:
        if self._box is not None:
            return
        text = tr("The game could not be kept and will be lost: {reason}.")
        reason = one_line(self._autosave.unsaved)
        box = message_box(self._window, text.format(reason=reason), QMessageBox.Icon.Warning)
        role = QMessageBox.ButtonRole
        save = box.addButton(tr("&Save it elsewhere…"), role.AcceptRole)
        let_go = box.addButton(tr("&Close all the same"), role.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        assert save is not None
        assert let_go is not None
        save.clicked.connect(self._files.ask_save)
        let_go.clicked.connect(self._close)
        box.finished.connect(self._forget_box)
        self._box = box
        box.open()

    def _forget_box(self) -> None:
        self._box = None

    def _close(self) -> None:
        self._let_go = True
        self._window.close()
