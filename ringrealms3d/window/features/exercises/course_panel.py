"""The panel of a lesson: the task, the judgement of a try, and the progress."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout

from ringrealms3d.core.phrase import tr
from ringrealms3d.window.features.exercises.guided import (
    GuidePanel,
    button,
    embolden,
    fill_with_sentences,
    sentence,
)
from ringrealms3d.window.widgets.design import SMALL
from ringrealms3d.window.widgets.plain import plain_label

_LINES = 11  # a long task and the answer to a try


class LessonPanel(GuidePanel):
    """Sentences above, the dots of the lessons, buttons below.

    Signals: back_wanted: the user wants to see the previous lesson.
    """

    back_wanted = pyqtSignal()

    def __init__(self) -> None:
        """Lay out an empty panel."""
        super().__init__(tr("Show me"))
        self._title, self._dots, self._place = sentence(), plain_label(), plain_label()
        self._dots.setObjectName("dots")
        self._dots.setWordWrap(True)
        embolden(self._title)
        self._sentences.setAccessibleName(tr("Lesson"))
        fill_with_sentences(self._sentences, (self._title, self._task, self._answer), _LINES)
        self._back = button(tr("Back"), self.back_wanted)
        self._lay_out()

    @property
    def dots(self) -> str:
        """The lessons as dots: full if done, ringed if current."""
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
        """Show the task."""
        self._title.setText(title)
        self._task.setText(task)
        self._show_part(self._title)

    def show_answer(self, text: str, reached: bool) -> None:
        """Show the judgement of a try, and whether the goal is reached."""
        super().show_answer(text, reached)
        self._next.setDefault(reached)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(SMALL, SMALL, SMALL, SMALL)
        column.addWidget(self._place)
        column.addWidget(self._dots)
        column.addWidget(self._sentences)
        column.addLayout(_row(self._hint, self._solution))
        column.addLayout(_row(self._back, self._next, self._leave))


def _row(*widgets: QPushButton) -> QHBoxLayout:
    row = QHBoxLayout()
    for widget in widgets:
        row.addWidget(widget)
    return row
