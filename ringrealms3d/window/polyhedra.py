"""Opening a file with a convex polyhedron as a board, while the window goes on."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, Qt
from PyQt6.QtWidgets import QFileDialog, QMessageBox

from ringrealms3d.games import variant
from ringrealms3d.session.game_session import Players
from ringrealms3d.window.texts import tr

if TYPE_CHECKING:
    from ringrealms3d.window.main_window import MainWindow

_FILES = "Polyhedra (*.obj *.off *.ply *.stl *.OBJ *.OFF *.PLY *.STL)"


class Polyhedra(QObject):
    """Asks for a file and starts a game on its solid, or says why it is no board."""

    def __init__(self, window: MainWindow, post: Callable[[Callable[[], None]], None]) -> None:
        """Start games in a window.

        Args:
            post: runs a function in the window's thread.
        """
        super().__init__(window)
        self._window = window
        self._post = post
        self._latest = ""

    def ask(self, players: Players | None = None) -> None:
        """Let a person choose a file; the players stay who they are unless others are given."""
        path, _ = QFileDialog.getOpenFileName(self._window, tr("Open a polyhedron"), "", tr(_FILES))
        if path:
            self.open(path, players)

    def open(self, path: str, players: Players | None = None) -> threading.Thread:
        """Read a file in a thread of its own, and start a game on it then."""
        self._latest = path
        self._window.say(tr("Opening {name} …").format(name=Path(path).name))
        reader = threading.Thread(target=self._read, args=(path, players), daemon=True)
        reader.start()
        return reader

    def _read(self, path: str, players: Players | None) -> None:
        try:
            found = variant(f"ring-majority/{path}")
            found.layout  # noqa: B018  # takes as long as the rest on a large solid
        except ValueError as error:
            text = str(error)
            self._post(lambda: self._complain(text))
        else:
            self._post(lambda: self._start(path, found.uid, players))

    def _start(self, path: str, uid: str, players: Players | None) -> None:
        if path == self._latest:  # no other file was chosen meanwhile
            self._window.session.new_game(uid, players)

    def _complain(self, text: str) -> None:
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle("ringrealms3d")
        box.setText(f"{tr(text)}.")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()
