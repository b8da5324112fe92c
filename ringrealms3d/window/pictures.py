"""Saving pictures of the board: how they should look, where they go, and the work itself."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtCore import QObject, Qt, pyqtSignal
from PyQt6.QtWidgets import QFileDialog, QWidget

from ringrealms3d.export.request import PictureStyle
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.dialogs.picture_dialog import PictureDialog
from ringrealms3d.window.picture_job import PictureJob
from ringrealms3d.window.texts import tr

_FIRST = PictureStyle((1920, 1440), legal=False)


class Pictures(QObject):
    """Asks for a picture's looks and draws it in the background.

    Signals:
        said: a sentence for the person when a picture is done, or cannot be.

    Attributes:
        style: the looks of the last picture.
    """

    said = pyqtSignal(str)

    def __init__(self, parent: QWidget, session: GameSession) -> None:
        """Draw the board of a session."""
        super().__init__(parent)
        self._parent, self._session = parent, session
        self.style = _FIRST

    def ask(self, seen: PictureStyle, in_space: bool) -> None:
        """Let a person choose how a picture should look, beginning with what is seen."""
        dialog = PictureDialog(self._parent, seen, in_space)
        dialog.accepted.connect(lambda: self._ask_file(dialog.style_chosen))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _ask_file(self, style: PictureStyle) -> None:
        """Let a person choose a file for a picture, and draw it."""
        self.style = style
        game, _, board = self._session.uid.partition("/")
        name = f"{game}-{Path(board).stem}.png"
        dialog = QFileDialog(self._parent, tr("Save picture"), name, tr("PNG pictures (*.png)"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("png")  # so that it asks before a file is written over
        dialog.fileSelected.connect(lambda path: self.save(Path(path), style))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def save(self, path: Path, style: PictureStyle) -> PictureJob:
        """Draw the board and save it in the background."""
        job = PictureJob(self._parent, self._session, style, path)
        job.finished.connect(self.said)
        return job
