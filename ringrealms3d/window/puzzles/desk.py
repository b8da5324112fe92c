"""Solving puzzles on the boards: tries are judged and leave no trace in the game."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from random import Random

from PyQt6.QtCore import QObject, Qt, pyqtSignal
from PyQt6.QtWidgets import QMainWindow

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.puzzles.cards import Cards
from ringrealms3d.puzzles.file import shipped_puzzles
from ringrealms3d.puzzles.playing import Attempt
from ringrealms3d.puzzles.puzzle import Puzzle
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.record import GameRecord
from ringrealms3d.scene.content import STRONGEST, Content, MoveMark
from ringrealms3d.session.change import Change
from ringrealms3d.session.game_session import GameSession, OpenGame
from ringrealms3d.session.players import PEOPLE
from ringrealms3d.window.dialogs.message import warn
from ringrealms3d.window.move_input import MoveInput
from ringrealms3d.window.puzzles.choosing import next_puzzle
from ringrealms3d.window.puzzles.panel import PuzzleDock, PuzzlePanel
from ringrealms3d.window.texts import error_text, tr, tr_phrase

_HINT = "?"


class PuzzleDesk(QObject):
    """Sets puzzles of the game on the table before a person, one after another.

    Signals:
        said: a sentence for the person.
        marks_changed: the boards need to show their marks again.
        place_shown: a place that a person wants to see.
        switched: puzzles were begun or left.
    """

    said = pyqtSignal(str)
    marks_changed = pyqtSignal()
    place_shown = pyqtSignal(int)
    switched = pyqtSignal()

    def __init__(
        self, window: QMainWindow, session: GameSession, move_input: MoveInput, cards: Path
    ) -> None:
        """Begin without a puzzle.

        Args:
            move_input: where tries come from.
            cards: the file that remembers what was solved and missed.
        """
        super().__init__(window)
        self._window, self._session, self._moves = window, session, move_input
        self._cards_path = cards
        self._rng = Random()
        self._record: GameRecord | None = None
        self._hint: tuple[int, ...] = ()
        self.attempt: Attempt | None = None
        self.panel = PuzzlePanel()
        self._dock = PuzzleDock(window, self.panel)
        self._dock.hide()
        self._dock.closed.connect(self.leave)
        self.panel.hint_wanted.connect(self._give_hint)
        self.panel.solution_wanted.connect(self._give_solution)
        self.panel.next_wanted.connect(self.begin)
        self.panel.leave_wanted.connect(self.leave)
        session.changed.connect(self._follow)

    @property
    def on(self) -> bool:
        """Whether a puzzle is on the table."""
        return self.attempt is not None

    def begin(self) -> None:
        """Set the next puzzle of the game on the table before the person."""
        try:
            self._begin()
        except UserError as error:
            warn(self._window, f"{error_text(error)}.")

    def leave(self) -> None:
        """Go back to the game that was on the table before."""
        if self.on and self._session.can_undo:
            self._session.undo()
        elif self.on:
            self._session.new_game(self._session.uid)

    def marked(self, content: Content) -> Content:
        """Return a content with the places of a hint, or of the solution."""
        if not self._hint:
            return content
        return replace(content, candidates=(MoveMark(self._hint, STRONGEST, _HINT),))

    @cached_property
    def _puzzles(self) -> tuple[Puzzle, ...]:
        return shipped_puzzles()

    @cached_property
    def _cards(self) -> Cards:
        return Cards(self._cards_path)

    def _begin(self) -> None:
        game, last = self._session.uid.partition("/")[0], self.attempt
        solved, due = self._cards.solved, self._cards.due(datetime.now(UTC))
        last_id = "" if last is None else last.puzzle.id
        puzzle = next_puzzle(self._puzzles, game, due, solved, last_id, self._rng)
        if puzzle is None:
            self.said.emit(tr("There is no puzzle of this game."))
            return
        attempt = Attempt(puzzle)
        self._record = GameRecord(puzzle.variant, seed=0, fen=puzzle.fen)
        self.attempt, self._hint = attempt, ()
        if last is None:
            self.switched.emit()
            self._open_dock()
        self._session.open_game(OpenGame(Cursor(self._record), PEOPLE))
        self.panel.show_puzzle(tr_phrase(puzzle.task), puzzle.stars, puzzle.id in solved)
        self._moves.divert(self._take)

    def _take(self, move: Move) -> None:
        """Judge a try."""
        attempt = self.attempt
        if attempt is None or attempt.solved:
            return
        answer = attempt.try_move(move)
        text = tr_phrase(answer.sentence)
        if answer.right:
            self._end(f"{text} {_line_text(attempt.position, answer.line)}")
        else:
            self._hint = ()
            self.panel.show_answer(f"{text} {tr('Try again.')}", solved=False)
        self.marks_changed.emit()

    def _give_hint(self) -> None:
        if self.attempt is not None and not self.attempt.solved:
            self._hint = self.attempt.hint()
            self.panel.show_answer(tr("Look at the marked place."), solved=False)
            self._show_hint()

    def _give_solution(self) -> None:
        attempt = self.attempt
        if attempt is not None and not attempt.solved:
            line = attempt.show_solution()
            self._hint = attempt.position.move_places(line[0])
            self._end(tr("The solution: {line}").format(line=_line_text(attempt.position, line)))
            self._show_hint()

    def _show_hint(self) -> None:
        self.marks_changed.emit()
        self.place_shown.emit(self._hint[-1])

    def _end(self, text: str) -> None:
        """Tell how the puzzle went, and remember it."""
        assert self.attempt is not None
        self.panel.show_answer(text, solved=True)
        try:
            self._cards.note(self.attempt.puzzle.id, self.attempt.grade, datetime.now(UTC))
        except UserError as error:
            self.said.emit(error_text(error))

    def _follow(self, _: Change) -> None:
        """End where another game comes on the table."""
        if self.on and self._session.record is not self._record:
            self.attempt, self._record, self._hint = None, None, ()
            self._window.removeDockWidget(self._dock)
            self._moves.divert(None)
            self.switched.emit()

    def _open_dock(self) -> None:
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self._dock)
        self._dock.show()


def _line_text(position: Position, line: tuple[Move, ...]) -> str:
    """Return the moves of a line from a position."""
    texts = []
    for move in line:
        texts.append(position.format_move(move))
        position = position.play(move)
    return " ".join(texts)
