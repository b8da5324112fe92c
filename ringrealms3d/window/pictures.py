"""Saving pictures of the board: how they shall look, where they go, and the work itself."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, Qt, pyqtSignal
from PyQt6.QtWidgets import QFileDialog

from ringrealms3d.export.picture import PictureStyle
from ringrealms3d.window.picture_dialog import PictureDialog
from ringrealms3d.window.picture_job import PictureJob
from ringrealms3d.window.texts import tr

if TYPE_CHECKING:
    from ringrealms3d.window.main_window import MainWindow

_FIRST = PictureStyle((1920, 1440), legal=False)


class Pictures(QObject):
    """Asks for a picture's looks, which it remembers, and draws it in the background.

    Signals:
        said: a sentence for the person when a picture is done, or can not be.
    """

    said = pyqtSignal(str)

    def __init__(self, window: MainWindow) -> None:
        """Draw what a window shows."""
        super().__init__(window)
        self._window = window
        self._style = _FIRST

    def ask(self) -> None:
        """Let a person choose how a picture shall look."""
        window = self._window
        look = window.looks.name_for(window.session.uid, window.session.position.variant.layout)
        view = window.view
        seen = replace(self._style, camera=view.camera_view, theme=window.theme, look=look)
        if window.boards.in_space:
            named = window.view_options.with_coordinates
            seen = replace(seen, opening=view.opening, coordinates=named)
        dialog = PictureDialog(window, seen, window.boards.in_space)
        dialog.accepted.connect(lambda: self._ask_file(dialog.style_chosen))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _ask_file(self, style: PictureStyle) -> None:
        """Let a person choose a file for a picture, and draw it."""
        self._style = style
        game, _, board = self._window.session.uid.partition("/")
        name = f"{game}-{Path(board).stem}.png"
        path, _ = QFileDialog.getSaveFileName(
            self._window, tr("Save picture"), name, tr("PNG pictures (*.png)")
        )
        if path:
            chosen = Path(path)
            self.save(chosen if chosen.suffix else chosen.with_suffix(".png"), style)

    def save(self, path: Path, style: PictureStyle) -> PictureJob:
        """Draw the board and save it in the background."""
        job = PictureJob(self._window, self._window.session, style, path)
        job.finished.connect(self.said)
        return job
