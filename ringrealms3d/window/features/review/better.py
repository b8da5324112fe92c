"""The line that was better than a bad move: told, seen on the board, and put into the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from PyQt6.QtCore import QObject, pyqtSignal

from ringrealms3d.core.move import Move
from ringrealms3d.core.phrase import tr
from ringrealms3d.records.judging import JudgedMove
from ringrealms3d.records.node import GameNode
from ringrealms3d.scene.content import Content
from ringrealms3d.window.board.board_settings import STILL
from ringrealms3d.window.board.expected_line import ExpectedLine, insert_line, marks_of_line
from ringrealms3d.window.context import Context
from ringrealms3d.window.shell.command import Command
from ringrealms3d.window.shell.mode import AT_THE_BOARD
from ringrealms3d.window.widgets.texts import better_text


class BetterLine(QObject):
    """Follows the bad move that is shown; its better line is seen where it could be played.

    Signals: changed: there is something else to tell.
    """

    changed = pyqtSignal()

    def __init__(
        self, context: Context, bad_move_at: Callable[[GameNode], JudgedMove | None]
    ) -> None:
        """Show nothing yet."""
        super().__init__(context.window)
        self._context, self._session = context, context.session
        self._bad_move_at = bad_move_at
        self._seen: JudgedMove | None = None
        self._moves: tuple[Move, ...] = ()
        self._line = ExpectedLine(self)
        self._line.grown.connect(context.display.show_marks)

    def commands(self) -> Iterator[Command]:
        """Yield what shows the line and puts it into the game."""
        at_the_board = partial(Command, modes=AT_THE_BOARD)
        yield at_the_board(
            "review.better",
            lambda: tr("&Back to the move") if self._seen else tr("What was &better"),
            self.switch,
            tr("Show on the board, move by move, the line that was better than this move."),
            "B",
            enabled=self._has_line,
        )
        yield at_the_board(
            "review.insert",
            tr("A&dd the better line"),
            self.insert,
            tr("Put the line that was better than this move into the game as a variation."),
            enabled=self._has_line,
        )

    @property
    def told(self) -> tuple[str, bool, bool]:
        """What a card tells: a text, whether a line is known, and whether it is seen."""
        move = self._move
        text = "" if move is None else better_text(move)
        return text, self._has_line(), self._seen is not None

    def switch(self) -> None:
        """Show the better line on the board, or go back to the move."""
        move, session = self._move, self._session
        if move is None:
            return
        if self._seen is not None:
            session.visit(move.node)
            return
        self._seen, self._moves = move, move.better_line
        session.visit(self._before(move))
        for first in self._moves[:1]:
            self._context.boards.reveal(session.position.move_places(first)[-1])

    def insert(self) -> None:
        """Put the better line into the game."""
        move = self._move
        if move is not None:
            self._context.say(insert_line(self._session, self._before(move), move.better_line))

    def follow(self) -> None:
        """Tell of the move that is shown now."""
        if self._seen is not None and self._session.node is not self._before(self._seen):
            self._seen = None
        self.changed.emit()

    def end(self) -> None:
        """Show no line any more."""
        self._seen = None
        self.changed.emit()

    def marked(self, content: Content) -> Content:
        """Return a content with the line, as far as it is seen."""
        line = () if self._seen is None else self._moves
        shown = self._line.shown(line, at_once=self._context.settings[STILL])
        if not shown:
            return content
        return replace(content, candidates=marks_of_line(self._session.position, shown))

    @property
    def _move(self) -> JudgedMove | None:
        return self._seen or self._bad_move_at(self._session.node)

    def _has_line(self) -> bool:
        move = self._move
        return move is not None and bool(move.line)

    @staticmethod
    def _before(move: JudgedMove) -> GameNode:
        assert move.node.parent is not None
        return move.node.parent
