"""The panel of a lesson: what is to be done, what came of a try, and how far one has come."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import Qt, QTimer, pyqtSignal
from PyQt6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.window.plain import plain_label
from ringrealms3d.window.texts import tr

_LINES = 11  # a long task and the answer to a try


class LessonPanel(QWidget):
    """Sentences above, the dots of the lessons, buttons below.

    Signals:
        hint_wanted, solution_wanted, next_wanted, back_wanted, leave_wanted: what a person wants.
    """

    hint_wanted = pyqtSignal()
    solution_wanted = pyqtSignal()
    next_wanted = pyqtSignal()
    back_wanted = pyqtSignal()
    leave_wanted = pyqtSignal()

    def __init__(self) -> None:
        """Lay out an empty panel."""
        super().__init__()
        self._title, self._task, self._answer = plain_label(), plain_label(), plain_label()
        self._dots, self._place = plain_label(), plain_label()
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        for label in (self._title, self._task, self._answer):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._sentences = self._scrolling()
        self._in_sight: QLabel = self._title
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.timeout.connect(self._bring_into_sight)
        self._hint, self._show = QPushButton(tr("Hint")), QPushButton(tr("Show me"))
        self._back, self._next = QPushButton(tr("Back")), QPushButton(tr("Next"))
        self._leave = QPushButton(tr("Leave"))
        for button, wanted in (
            (self._hint, self.hint_wanted),
            (self._show, self.solution_wanted),
            (self._back, self.back_wanted),
            (self._next, self.next_wanted),
            (self._leave, self.leave_wanted),
        ):
            button.clicked.connect(lambda _, wanted=wanted: wanted.emit())
        self._lay_out()

    @property
    def said(self) -> str:
        """What the panel says of the last try."""
        return self._answer.text()

    @property
    def task(self) -> str:
        """What is to be done."""
        return self._task.text()

    @property
    def dots(self) -> str:
        """The lessons as dots: full where done, ringed where one is."""
        return self._dots.text()

    def show_place(self, number: int, done: Sequence[bool]) -> None:
        """Show which lesson it is, from 0, and which are done."""
        dots = ["●" if each else "○" for each in done]
        dots[number] = "◉" if done[number] else "◎"
        self._dots.setText(" ".join(dots))
        text = tr("Lesson {number} of {count}").format(number=number + 1, count=len(done))
        self._place.setText(text)
        self._dots.setAccessibleName(text)
        self._back.setEnabled(number > 0)

    def show_task(self, title: str, task: str) -> None:
        """Show what is to be done."""
        self._title.setText(title)
        self._task.setText(task)
        self._show_part(self._title)

    def show_answer(self, text: str, reached: bool) -> None:
        """Show what came of a try, and whether the goal is reached."""
        self._answer.setText(text)
        self._show_part(self._answer)
        self._hint.setEnabled(not reached)
        self._show.setEnabled(not reached)
        self._next.setDefault(reached)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.addLayout(_row(self._place, self._dots))
        column.addWidget(self._sentences)
        column.addLayout(_row(self._hint, self._show))
        column.addLayout(_row(self._back, self._next, self._leave))

    def _scrolling(self) -> QScrollArea:
        """Return the sentences in an area that keeps its height: a dock would cut them."""
        inner = QWidget()
        lines = QVBoxLayout(inner)
        lines.setContentsMargins(0, 0, 0, 0)
        for label in (self._title, self._task, self._answer):
            lines.addWidget(label)
        lines.addStretch()
        area = QScrollArea()
        area.setAccessibleName(tr("Lesson"))
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setMinimumHeight(_LINES * self.fontMetrics().lineSpacing())
        area.setWidget(inner)
        return area

    def _show_part(self, label: QLabel) -> None:
        """Bring a sentence into sight, once it has its new height."""
        self._in_sight = label
        self._settling.start(0)

    def _bring_into_sight(self) -> None:
        self._sentences.ensureWidgetVisible(self._in_sight, 0, 0)


def _row(*widgets: QLabel | QPushButton) -> QHBoxLayout:
    row = QHBoxLayout()
    for widget in widgets:
        row.addWidget(widget)
    return row
