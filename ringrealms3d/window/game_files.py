"""Saving the game on the table as a file."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtCore import QObject, Qt, pyqtSignal
from PyQt6.QtWidgets import QFileDialog, QWidget

from ringrealms3d.core.errors import UserError
from ringrealms3d.records.game_files import FORMATS, write_game
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.dialogs.message import warn
from ringrealms3d.window.texts import error_text, tr


class GameFiles(QObject):
    """Asks where to save a game, and writes it.

    Signals:
        said: that it was saved.
    """

    said = pyqtSignal(str)

    def __init__(self, parent: QWidget, session: GameSession) -> None:
        """Save the game of a session."""
        super().__init__(parent)
        self._parent, self._session = parent, session

    def ask(self) -> None:
        """Let a person choose a file for the game."""
        game, _, board = self._session.uid.partition("/")
        name = f"{game}-{Path(board).stem}.txt"
        endings = {f"{tr(form.title)} (*{ending})": ending for ending, form in FORMATS.items()}
        dialog = QFileDialog(self._parent, tr("Save game"), name, ";;".join(endings))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("txt")  # so that it asks before a file is written over
        dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(endings[chosen]))
        dialog.fileSelected.connect(lambda path: self.save(Path(path)))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def save(self, path: Path) -> None:
        """Write the game to a file, all its moves, wherever a person looks at it now."""
        try:
            write_game(self._session.record, path)
        except UserError as error:
            warn(self._parent, f"{error_text(error)}.")
        else:
            self.said.emit(tr("The game was saved as {path}.").format(path=path))
