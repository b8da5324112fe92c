"""Opening a file with a convex polyhedron as a board, in the background."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from PyQt6.QtWidgets import QFileDialog

from ringrealms3d.core.phrase import tr
from ringrealms3d.games.named import opened_variant
from ringrealms3d.games.other_boards import keep_board
from ringrealms3d.window.context import Context
from ringrealms3d.window.shell.message import warn
from ringrealms3d.window.shell.tasks import LatestTask
from ringrealms3d.window.widgets.joining import sentences, stopped

ENDINGS = (".obj", ".off", ".ply", ".stl")
"""How the names of files with polyhedra end."""

_FILES = "Polyhedra (*.obj *.off *.ply *.stl *.OBJ *.OFF *.PLY *.STL)"

Begin = Callable[[str], object]
"""Begins a game of a variant."""


class Polyhedra:
    """Asks for a file and starts a game on its solid, or says why it is not a board."""

    def __init__(self, context: Context) -> None:
        """Ask nothing yet."""
        self._context = context
        self._reading = LatestTask(context.post)

    def ask(self, begin: Begin | None = None) -> None:
        """Let the user choose a file, and begin a game, with the same players by default."""
        path, _ = QFileDialog.getOpenFileName(
            self._context.window, tr("Open a polyhedron"), "", tr(_FILES)
        )
        if path:
            self.open(path, begin)

    def open(self, path: str, begin: Begin | None = None) -> threading.Thread:
        """Read a file in a separate thread, then start a game on it.

        If another file or game is opened meanwhile, the result is dropped.
        """
        self._context.say(tr("Opening {name} …").format(name=Path(path).name))
        return self._reading.start(
            lambda: _board_in(path),
            lambda found: self._begin(*found, Path(path).name, begin),
            self._complain,
        )

    def forget(self) -> None:
        """Drop the file that is read, because another game was opened."""
        self._reading.forget()

    def _begin(self, uid: str, note: str, name: str, begin: Begin | None) -> None:
        opened = tr("Opened {name}.").format(name=name)
        self._context.say(sentences(opened, tr(note)) if note else opened)
        (begin or self._context.session.new_game)(uid)

    def _complain(self, text: str) -> None:
        self._context.say(tr("The file was not opened."))
        warn(self._context.window, stopped(text))


def _board_in(path: str) -> tuple[str, str]:
    """Return the id of the variant that is played on the solid in a file, and what to say of it."""
    found, note = opened_variant(f"ring-majority/{path}")
    found.layout  # noqa: B018  # takes as long as the rest on a large solid
    keep_board(found.uid)
    return found.uid, note
