"""Opening a file with a convex polyhedron as a board, in the background."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtWidgets import QFileDialog, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.time_control import TimeControl
from ringrealms3d.games.named import opened_variant
from ringrealms3d.games.other_boards import keep_board
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Players
from ringrealms3d.window.shell.message import warn
from ringrealms3d.window.shell.tasks import LatestTask
from ringrealms3d.window.widgets.joining import sentences, stopped

ENDINGS = (".obj", ".off", ".ply", ".stl")
"""How the names of files with polyhedra end."""

_FILES = "Polyhedra (*.obj *.off *.ply *.stl *.OBJ *.OFF *.PLY *.STL)"


class Polyhedra(QObject):
    """Asks for a file and starts a game on its solid, or says why it is not a board.

    Signals: said: a sentence for the user while a file is read.
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
        self._reading = LatestTask(post)
        session.changed.connect(self._follow)

    def ask(self, players: Players | None = None, control: TimeControl | None = None) -> None:
        """Let the user choose a file; the players stay the same unless others are given."""
        path, _ = QFileDialog.getOpenFileName(self._parent, tr("Open a polyhedron"), "", tr(_FILES))
        if path:
            self.open(path, players, control)

    def open(
        self, path: str, players: Players | None = None, control: TimeControl | None = None
    ) -> threading.Thread:
        """Read a file in a separate thread, then start a game on it.

        If another file or game is opened meanwhile, the result is dropped.
        """
        self.said.emit(tr("Opening {name} …").format(name=Path(path).name))
        return self._reading.start(
            lambda: _board_in(path),
            lambda found: self._begin(*found, Path(path).name, players, control),
            self._complain,
        )

    def _follow(self, change: Change) -> None:
        if change.what in (What.NEW_GAME, What.RESTORED):
            self._reading.forget()

    def _begin(
        self,
        uid: str,
        told: str,
        name: str,
        players: Players | None,
        control: TimeControl | None,
    ) -> None:
        opened = tr("Opened {name}.").format(name=name)
        self.said.emit(sentences(opened, tr(told)) if told else opened)
        self._session.new_game(uid, players, control)

    def _complain(self, text: str) -> None:
        self.said.emit(tr("The file was not opened."))
        warn(self._parent, stopped(text))


def _board_in(path: str) -> tuple[str, str]:
    """Return the id of the variant that is played on the solid in a file, and what to say of it."""
    found, told = opened_variant(f"ring-majority/{path}")
    found.layout  # noqa: B018  # takes as long as the rest on a large solid
    keep_board(found.uid)
    return found.uid, told
