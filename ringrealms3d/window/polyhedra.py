"""Opening a file with a convex polyhedron as a board, while the window goes on."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtWidgets import QFileDialog, QWidget

from ringrealms3d.core.errors import UserError
from ringrealms3d.games import variant
from ringrealms3d.session.game_session import Change, GameSession, Players, What
from ringrealms3d.window.dialogs.message import warn
from ringrealms3d.window.texts import error_text, tr

_FILES = "Polyhedra (*.obj *.off *.ply *.stl *.OBJ *.OFF *.PLY *.STL)"


class Polyhedra(QObject):
    """Asks for a file and starts a game on its solid, or says why it is no board.

    Signals:
        said: a sentence for the person while a file is read.
    """

    said = pyqtSignal(str)

    def __init__(
        self, parent: QWidget, session: GameSession, post: Callable[[Callable[[], None]], None]
    ) -> None:
        """Start games in a session.

        Args:
            post: runs a function in the window's thread.
        """
        super().__init__(parent)
        self._parent, self._session = parent, session
        self._post = post
        self._latest = 0
        session.changed.connect(self._follow)

    def ask(self, players: Players | None = None) -> None:
        """Let a person choose a file; the players stay who they are unless others are given."""
        path, _ = QFileDialog.getOpenFileName(self._parent, tr("Open a polyhedron"), "", tr(_FILES))
        if path:
            self.open(path, players)

    def open(self, path: str, players: Players | None = None) -> threading.Thread:
        """Read a file in a thread of its own, and start a game on it then.

        If another file is opened or another game begun meanwhile, nothing comes of it.
        """
        self._latest += 1
        self.said.emit(tr("Opening {name} …").format(name=Path(path).name))
        reader = threading.Thread(
            target=self._read, args=(self._latest, path, players), daemon=True
        )
        reader.start()
        return reader

    def _follow(self, change: Change) -> None:
        if change.what in (What.NEW_GAME, What.RESTORED):
            self._latest += 1

    def _read(self, number: int, path: str, players: Players | None) -> None:
        try:
            found = variant(f"ring-majority/{path}")
            found.layout  # noqa: B018  # takes as long as the rest on a large solid
        except UserError as error:
            self._finish(number, partial(self._complain, error_text(error)))
        except Exception as error:
            told = tr("A fault of the program, {error}").format(error=repr(error))
            self._finish(number, partial(self._complain, told))
            raise
        else:
            self._finish(number, partial(self._begin, found.uid, Path(path).name, players))

    def _finish(self, number: int, action: Callable[[], None]) -> None:
        """Do something in the window's thread if the file is still the one that is awaited."""
        self._post(lambda: action() if number == self._latest else None)

    def _begin(self, uid: str, name: str, players: Players | None) -> None:
        self.said.emit(tr("Opened {name}.").format(name=name))
        self._session.new_game(uid, players)

    def _complain(self, text: str) -> None:
        self.said.emit(tr("The file was not opened."))
        warn(self._parent, f"{text}.")
