"""Exporting the game: the kind, the target, and the work itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QImage
from PyQt6.QtWidgets import QApplication, QFileDialog

from ringrealms3d.core.phrase import tr
from ringrealms3d.exports.kinds import PICTURE, Kind
from ringrealms3d.exports.measures import FilmStyle, Measures
from ringrealms3d.exports.request import ExportRequest, PictureStyle
from ringrealms3d.window.context import Context, Feature
from ringrealms3d.window.features.export.export_dialog import ExportDialog
from ringrealms3d.window.features.export.export_job import ExportJob
from ringrealms3d.window.shell.command import Command

FIRST = PictureStyle((1920, 1440), legal=False)
"""The style of a picture until another one is chosen; copies always have its size."""


class Exports(Feature):
    """Asks for an export of the game and makes it in the background.

    Attributes:
        style: the style of the last picture.
        measures: the measures of the last printed object.
        film: the style of the last film.
    """

    def __init__(self, context: Context) -> None:
        """Export nothing yet."""
        super().__init__(context)
        self._session, self._seen = context.session, context.display.seen
        self.style, self.measures, self.film = FIRST, Measures(), FilmStyle()
        self._kind, self._folder = PICTURE, Path()

    def commands(self) -> Iterator[Command]:
        """Yield what makes pictures and other files of the game."""
        yield Command(
            "game.picture",
            tr("Save pi&cture…"),
            partial(self.ask, PICTURE),
            tr("Save a picture of the board as you see it, in any size."),
            "Ctrl+Shift+I",
            "picture",
        )
        yield Command(
            "game.export",
            tr("E&xport…"),
            self.ask,
            tr("Make a picture, drawing, model, film or page of the game."),
            "Ctrl+Shift+X",
        )
        yield Command(
            "game.copy_picture",
            tr("Copy pictu&re"),
            self.copy_picture,
            tr("Copy a picture of the board as you see it."),
            "Ctrl+Shift+G",
        )

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
        dialog = ExportDialog(
            self.context.window, request, kind or self._kind, self.context.boards.pixels
        )
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
        dialog = QFileDialog(self.context.window, tr("Export"), place, ";;".join(filters))
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
        job = ExportJob(self.context.window, request, path, kind)
        job.finished.connect(self.context.say)
        return job

    def close(self) -> None:
        """Cancel all exports."""
        begun = Qt.FindChildOption.FindDirectChildrenOnly
        for job in self.context.window.findChildren(ExportJob, options=begun):
            job.cancel()

    def copy_picture(self) -> ExportJob:
        """Copy a picture of the board as it is seen to the clipboard."""
        seen = self._seen(self.style)
        folder = TemporaryDirectory(prefix="ringrealms3d-", ignore_cleanup_errors=True)
        path = Path(folder.name) / "board.png"
        job = ExportJob(
            self.context.window,
            self.request(replace(seen, size=FIRST.size, photo=None)),
            path,
            PICTURE,
        )
        job.finished.connect(lambda text: self._take_copy(text, path, folder))
        return job

    def _take_copy(self, text: str, path: Path, folder: TemporaryDirectory[str]) -> None:
        copied = path.is_file()
        clipboard = QApplication.clipboard()
        if copied and clipboard is not None:
            clipboard.setImage(QImage(str(path)))
        folder.cleanup()
        self.context.say(tr("The picture was copied.") if copied else text)
