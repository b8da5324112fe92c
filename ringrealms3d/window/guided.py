"""What puzzles and lessons on the boards have in common: they leave no trace in the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PyQt6.QtCore import QObject, Qt, pyqtBoundSignal, pyqtSignal
from PyQt6.QtGui import QCloseEvent
from PyQt6.QtWidgets import QDockWidget, QLabel, QMainWindow, QPushButton, QWidget

from ringrealms3d.core.move import Move
from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Position
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.record import GameRecord
from ringrealms3d.scene.content import STRONGEST, Content, MoveMark
from ringrealms3d.session.change import Change
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.players import PEOPLE
from ringrealms3d.window.move_input import MoveInput
from ringrealms3d.window.panels.docks import keep_height
from ringrealms3d.window.plain import plain_label
from ringrealms3d.window.room import panels_area

_HINT = "?"


class GuidedDesk(QObject):
    """Sets positions before a person, takes the moves, and brings the game before back.

    Signals:
        said: a sentence for the person.
        marks_changed: the boards need to show their marks again.
        place_shown: a place that a person wants to see.
        opening: this takes the table; whatever else has it leaves.
        switched: it began or was left.
    """

    said = pyqtSignal(str)
    marks_changed = pyqtSignal()
    place_shown = pyqtSignal(int)
    opening = pyqtSignal()
    switched = pyqtSignal()

    def __init__(
        self, window: QMainWindow, session: GameSession, move_input: MoveInput, dock: GuideDock
    ) -> None:
        """Begin with nothing on the table."""
        super().__init__(window)
        self._window, self._session, self._moves, self._dock = window, session, move_input, dock
        self._record: GameRecord | None = None
        self._marked: Sites = ()
        dock.hide()
        dock.closed.connect(self.leave)
        session.changed.connect(self._follow)

    @property
    def on(self) -> bool:
        """Whether a position of this desk is on the table."""
        return self._record is not None

    def leave(self) -> None:
        """Go back to the game that was on the table before."""
        if self.on and self._session.can_undo:
            self._session.undo()
        elif self.on:
            self._session.new_game(self._session.uid)

    def marked(self, content: Content) -> Content:
        """Return a content with the places of a hint, or of a solution."""
        if not self._marked:
            return content
        return replace(content, candidates=(MoveMark(self._marked, STRONGEST, _HINT),))

    def _put_on_table(self, position: Position, take: Callable[[Move], None]) -> None:
        """Set a position before the person, whose moves are handed over."""
        begins = not self.on
        if begins:
            self.opening.emit()
        self._record = GameRecord(position.uid, seed=0, fen=position.fen())
        self._marked = ()
        if begins:
            self.switched.emit()
            self._window.addDockWidget(panels_area(self._window), self._dock)
            self._dock.show()
        self._session.open_game(OpenGame(Cursor(self._record), PEOPLE))
        self._moves.divert(take)

    def _mark(self, places: Sites) -> None:
        """Mark the places of a hint, or of a solution, and show the last one."""
        self._marked = places
        self.marks_changed.emit()
        for place in places[-1:]:
            self.place_shown.emit(place)

    def _end(self) -> None:
        """Forget what was on the table."""

    def _follow(self, _: Change) -> None:
        """End where another game comes on the table."""
        if self.on and self._session.record is not self._record:
            self._record, self._marked = None, ()
            self._end()
            self._window.removeDockWidget(self._dock)
            self._moves.divert(None)
            self.switched.emit()


class GuidePanel(QWidget):
    """Says what is to be done and what came of a try, and offers help.

    Signals:
        hint_wanted, solution_wanted, next_wanted, leave_wanted: what a person wants.
    """

    hint_wanted = pyqtSignal()
    solution_wanted = pyqtSignal()
    next_wanted = pyqtSignal()
    leave_wanted = pyqtSignal()

    def __init__(self, solution: str) -> None:
        """Make the sentences and buttons, which are to be laid out.

        Args:
            solution: what the button is called that shows how it is done.
        """
        super().__init__()
        self._task, self._answer = sentence(), sentence()
        self._hint = button(tr("Hint"), self.hint_wanted)
        self._solution = button(solution, self.solution_wanted)
        self._next = button(tr("Next"), self.next_wanted)
        self._leave = button(tr("Leave"), self.leave_wanted)

    @property
    def said(self) -> str:
        """What the panel says of the last try."""
        return self._answer.text()

    @property
    def task(self) -> str:
        """What is to be done."""
        return self._task.text()

    def show_answer(self, text: str, reached: bool) -> None:
        """Show what came of a try, and offer help as long as the goal is not reached."""
        self._answer.setText(text)
        self._hint.setEnabled(not reached)
        self._solution.setEnabled(not reached)


def sentence() -> QLabel:
    """Return an empty label for a sentence of a panel, which may take several lines."""
    label = plain_label()
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    return label


def embolden(label: QLabel) -> None:
    """Write a label in bold."""
    font = label.font()
    font.setBold(True)
    label.setFont(font)


def button(title: str, wanted: pyqtBoundSignal) -> QPushButton:
    """Return a button that tells with a signal of its panel what a person wants."""
    made = QPushButton(title)
    made.clicked.connect(lambda: wanted.emit())
    return made


class GuideDock(QDockWidget):
    """The place of a panel beside the board.

    Signals:
        closed: a person closed it.
    """

    closed = pyqtSignal()

    def __init__(self, window: QMainWindow, name: str, title: str, panel: QWidget) -> None:
        """Hold a panel."""
        super().__init__(title, window)
        self.setObjectName(name)
        self.setWidget(panel)
        keep_height(self)

    def closeEvent(self, event: QCloseEvent | None) -> None:
        """Tell that the person closed it."""
        super().closeEvent(event)
        self.closed.emit()
