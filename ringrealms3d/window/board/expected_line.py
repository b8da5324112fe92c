"""The expected line of a move: shown on the boards move by move, and put into the game."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

from ringrealms3d.core.move import Move
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Position
from ringrealms3d.records.edits import insert
from ringrealms3d.records.node import GameNode
from ringrealms3d.scene.content import STRONGEST, MoveMark
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Human
from ringrealms3d.window.widgets.texts import line_text

_STEP_MS = 400
_MOST = 8  # moves: more would hide the board


class ExpectedLine(QObject):
    """Counts the moves that are shown, from the first one on.

    Signals: grown: one more is shown.
    """

    grown = pyqtSignal()

    def __init__(self, parent: QObject) -> None:
        """Begin with nothing."""
        super().__init__(parent)
        self._first: Move | None = None
        self._count = 0
        self._timer = QTimer(self)
        self._timer.setInterval(_STEP_MS)
        self._timer.timeout.connect(self._grow)

    def shown(self, line: tuple[Move, ...], at_once: bool) -> tuple[Move, ...]:
        """Return the moves of a line to show now; a line with another first move starts anew.

        Args:
            at_once: whether to show all of it, because motion is reduced.
        """
        first = line[0] if line else None
        if first != self._first:
            self._first, self._count = first, _MOST if at_once else 1
        if first is None or self._count >= min(len(line), _MOST):
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()
        return line[: self._count]

    def _grow(self) -> None:
        self._count += 1
        self.grown.emit()


def marks_of_line(position: Position, line: Sequence[Move]) -> tuple[MoveMark, ...]:
    """Return the marks of moves one after the other, with their numbers."""
    marks = []
    for number, move in enumerate(line, start=1):
        marks.append(MoveMark(position.move_places(move), STRONGEST, str(number), in_line=True))
        position = position.play(move)
    return tuple(marks)


def may_insert(session: GameSession, node: GameNode) -> bool:
    """Whether a line can be put in after a node, and is no move of a game against the computer."""
    people = all(player == Human() for player in session.players)
    return session.finished or people or bool(node.children)


def insert_line(session: GameSession, node: GameNode, line: Sequence[Move]) -> str:
    """Put a line into the game after a node, and return a sentence that says so."""
    edit = insert(session.record, node, line)
    text = line_text(node.position, line)
    if edit is None:
        return tr("The game has this line already: {line}").format(line=text)
    session.edit(edit)
    return tr("Inserted: {line}").format(line=text)
