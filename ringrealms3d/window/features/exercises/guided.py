"""The common part of puzzles and lessons on the boards, which leave no trace in the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property

from PyQt6.QtCore import QObject, Qt, QTimer, pyqtBoundSignal, pyqtSignal
from PyQt6.QtWidgets import (
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.move import Move
from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Position
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.record import GameRecord
from ringrealms3d.scene.content import STRONGEST, Content, MoveMark
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.players import PEOPLE
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.exercises.place_pointer import PlacePointer
from ringrealms3d.window.shell.column import SidePage
from ringrealms3d.window.shell.mode import Mode
from ringrealms3d.window.widgets.plain import plain_label

_HINT = "?"


class Guide(QObject):
    """Presents positions, takes the moves, and restores the previous game."""

    def __init__(
        self, context: Context, pointer: PlacePointer, make_page: Callable[[], SidePage]
    ) -> None:
        """Start with nothing on the board.

        Args:
            pointer: takes the clicks that are no tries.
            make_page: makes what is beside the board, once it is needed.
        """
        super().__init__(context.window)
        self._context, self._session, self._make_page = context, context.session, make_page
        self._pointer = pointer
        self._record: GameRecord | None = None
        self._marked: Sites = ()

    @cached_property
    def _page(self) -> SidePage:
        page = self._make_page()
        page.closed.connect(self.leave)
        return page

    @property
    def on(self) -> bool:
        """Whether a position of this guide is on the board."""
        return self._record is not None

    def leave(self) -> None:
        """Return to the previous game."""
        if self.on and self._session.can_undo:
            self._session.undo()
        elif self.on:
            self._session.new_game(self._session.uid)

    def marked(self, content: Content) -> Content:
        """Return a content with the places of a hint, or of a solution."""
        if not self._marked:
            return content
        return replace(content, candidates=(MoveMark(self._marked, STRONGEST, _HINT),))

    def follow(self) -> None:
        """End when another game is opened."""
        if self.on and self._session.record is not self._record:
            self._record, self._marked = None, ()
            self._session.forget_after()  # redo would bring back the position without its task
            self._end()
            self._pointer.asked = None
            self._context.display.present(None)
            self._context.column.remove_page(self._page)
            self._context.moves.divert(None)
            self._context.modes.leave(Mode.GUIDED)

    def _present(self, position: Position, take: Callable[[Move], None]) -> None:
        """Present a position and receive the user's moves."""
        context, begins = self._context, not self.on
        if begins:
            context.do("exercises.leave")
            context.do("tabs.go_to", context.tabs.front)  # so that its game comes back
            context.do("start.close")  # else its panel adds to those that return
        self._record = GameRecord(position.uid, seed=0, fen=position.fen())
        self._marked = ()
        context.display.present(None)
        self._pointer.asked = None
        if begins:
            context.modes.enter(Mode.GUIDED)
            context.column.open_page(self._page)
        self._session.open_game(OpenGame(Cursor(self._record), PEOPLE))
        context.moves.divert(take)

    def _rest(self) -> None:
        """Take no more moves until the next position."""
        self._pointer.asked = _ignore

    def _mark(self, places: Sites) -> None:
        """Mark the places of a hint, or of a solution, and show the last one."""
        self._marked = places
        self._context.display.show_marks()
        for place in places[-1:]:
            self._context.boards.reveal(place)

    def _end(self) -> None:
        """Forget the current position."""


def _ignore(_: int) -> None:
    """Take a click while the next position waits."""


class GuidePanel(QWidget):
    """Shows the task and the judgement of a try, and offers help.

    Signals: hint_wanted, solution_wanted, next_wanted, leave_wanted: requests of the user.
    """

    hint_wanted = pyqtSignal()
    solution_wanted = pyqtSignal()
    next_wanted = pyqtSignal()
    leave_wanted = pyqtSignal()

    def __init__(self, solution: str) -> None:
        """Make the sentences and buttons, to be laid out.

        Args:
            solution: the text of the button for the solution.
        """
        super().__init__()
        self._task, self._answer = sentence(), sentence()
        self._task.setObjectName("task")
        self._answer.setObjectName("answer")
        self._sentences = QScrollArea()
        self._hint = button(tr("Hint"), self.hint_wanted)
        self._solution = button(solution, self.solution_wanted)
        self._next = button(tr("Next"), self.next_wanted)
        self._leave = button(tr("Leave"), self.leave_wanted)
        self._in_sight = self._task
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.timeout.connect(self._bring_into_sight)
        self._bar = self._sentences.verticalScrollBar()
        assert self._bar is not None
        self._bar.rangeChanged.connect(self._bring_into_sight)

    def show_answer(self, text: str, reached: bool) -> None:
        """Show the judgement of a try, and offer help until the goal is reached."""
        self._answer.setText(text)
        self._hint.setEnabled(not reached)
        self._solution.setEnabled(not reached)
        if text:
            self._show_part(self._answer)

    def _show_part(self, label: QLabel) -> None:
        """Scroll to a sentence, once it has its new height."""
        self._in_sight = label
        self._settling.start(0)

    def _bring_into_sight(self) -> None:
        assert self._bar is not None
        self._bar.setValue(self._in_sight.y())


def fill_with_sentences(area: QScrollArea, labels: Sequence[QLabel], lines: int) -> None:
    """Lay sentences out in an area that keeps the height of some lines: a dock would cut them."""
    inner = QWidget()
    column = QVBoxLayout(inner)
    column.setContentsMargins(0, 0, 0, 0)
    for label in labels:
        column.addWidget(label)
    column.addStretch()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setMinimumHeight(lines * area.fontMetrics().lineSpacing())
    area.setWidget(inner)


def sentence() -> QLabel:
    """Return an empty label for a sentence of a panel, which can take several lines."""
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
    """Return a button that emits a signal of its panel."""
    made = QPushButton(title)
    made.clicked.connect(lambda: wanted.emit())
    return made
