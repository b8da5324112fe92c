"""Exporting the game: the kind, the target, and the work itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from PyQt6.QtCore import QObject, Qt, pyqtSignal
from PyQt6.QtGui import QImage
from PyQt6.QtWidgets import QApplication, QFileDialog, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.export.kinds import PICTURE, Kind
from ringrealms3d.export.measures import FilmStyle, Measures
from ringrealms3d.export.request import ExportRequest, PictureStyle
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.features.export.export_dialog import ExportDialog
from ringrealms3d.window.features.export.export_job import ExportJob

FIRST = PictureStyle((1920, 1440), legal=False)
"""The style of a picture until another one is chosen; copies always have its size."""


class Exports(QObject):
    """Asks for an export of a game and makes it in the background.

    Signals: said: a sentence for the user when something is done or impossible.

    Attributes:
        style: the style of the last picture.
        measures: the measures of the last printed object.
        film: the style of the last film.
    """

    said = pyqtSignal(str)

    def __init__(
        self,
        parent: QWidget,
        session: GameSession,
        boards: Boards,
        seen: Callable[[PictureStyle], PictureStyle],
    ) -> None:
        """Export the game of a session.

        Args:
            seen: gives a style the camera and the looks of the board in the window.
        """
        super().__init__(parent)
        self._parent, self._session, self._boards, self._seen = parent, session, boards, seen
        self.style, self.measures, self.film = FIRST, Measures(), FilmStyle()
        self._kind, self._folder = PICTURE, Path()

    def request(self, style: PictureStyle) -> ExportRequest:
        """Return the request for the current game and position in a style."""
        session = self._session
        return ExportRequest(session.record, session.node, style, self.measures, self.film)

    def ask(self, kind: str = "") -> None:
        """Let the user choose an export, starting from the current view and the last choices.

        Args:
            kind: the name of the kind to start from, if not the last one.
        """
        request = self.request(self._seen(self.style))
        dialog = ExportDialog(self._parent, request, kind or self._kind, self._boards.pixels)
        dialog.accepted.connect(lambda: self._ask_file(dialog.kind, dialog.request))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _ask_file(self, kind: Kind, request: ExportRequest) -> None:
        """Let the user choose a file, and write it."""
        self.style, self.measures, self.film = request.style, request.measures, request.film
        self._kind = kind.name
        usual = kind.endings[0]
        filters = {f"{tr(kind.title)} (*{ending})": ending for ending in kind.endings}
        name = f"{self._session.uid.replace('/', '-')}{usual}"
        place = str(self._folder / name)
        dialog = QFileDialog(self._parent, tr("Export"), place, ";;".join(filters))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(usual[1:])  # so that it asks before a file is written over
        dialog.filterSelected.connect(lambda text: dialog.setDefaultSuffix(filters[text][1:]))
        dialog.fileSelected.connect(lambda path: self._save_chosen(Path(path), request, kind))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _save_chosen(self, path: Path, request: ExportRequest, kind: Kind) -> None:
        """Write a file, and offer its folder for the next one."""
        self._folder = path.parent
        self.save(path, request, kind.name)

    def save(self, path: Path, request: ExportRequest, kind: str | None = None) -> ExportJob:
        """Write a game to a file in the background.

        Args:
            kind: the name of the kind, if the file's extension has several.
        """
        job = ExportJob(self._parent, request, path, kind)
        job.finished.connect(self.said)
        return job

    def close(self) -> None:
        """Cancel all exports."""
        for job in self._parent.findChildren(ExportJob):
            job.cancel()

    def copy_picture(self) -> ExportJob:
        """Copy a picture of the board as it is seen to the clipboard."""
        seen = self._seen(self.style)
        folder = TemporaryDirectory(prefix="ringrealms3d-", ignore_cleanup_errors=True)
        path = Path(folder.name) / "board.png"
        job = ExportJob(
            self._parent, self.request(replace(seen, size=FIRST.size, photo=None)), path, PICTURE
        )
        job.finished.connect(lambda text: self._take_copy(text, path, folder))
        return job

    def _take_copy(self, text: str, path: Path, folder: TemporaryDirectory[str]) -> None:
        copied = path.is_file()
        clipboard = QApplication.clipboard()
        if copied and clipboard is not None:
            clipboard.setImage(QImage(str(path)))
        folder.cleanup()
        self.said.emit(tr("The picture was copied.") if copied else text)
