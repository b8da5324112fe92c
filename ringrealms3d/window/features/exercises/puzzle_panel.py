"""The panel of a puzzle: the task, the judgement of a try, and the commands."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.window.features.exercises.guided import (
    GuidePanel,
    button,
    embolden,
    fill_with_sentences,
    sentence,
)
from ringrealms3d.window.shell.command import Option
from ringrealms3d.window.widgets.design import SMALL
from ringrealms3d.window.widgets.joining import stopped

_LINES = 7  # a task, its difficulty and the answer to a try


class PuzzlePanel(GuidePanel):
    """Sentences above, buttons below.

    Signals: again_wanted: the user wants to look for the solution once more. drop_wanted: the user
    does not want to see the card again. theme_wanted: the user wants puzzles of a theme, or of any,
    an empty text. results_wanted: the user wants to see all results.
    """

    again_wanted = pyqtSignal()
    drop_wanted = pyqtSignal()
    theme_wanted = pyqtSignal(str)
    results_wanted = pyqtSignal()

    def __init__(self) -> None:
        """Lay out an empty panel."""
        super().__init__(tr("Solution"))
        embolden(self._task)
        self._about = sentence()
        self._about.setObjectName("about")
        self._standing = sentence()
        self._standing.setObjectName("standing")
        self._themes = QComboBox()
        self._themes.setAccessibleName(tr("Theme of the puzzles"))
        self._themes.activated.connect(
            lambda row: self.theme_wanted.emit(self._themes.itemData(row))
        )
        self._results = button(tr("Results…"), self.results_wanted)
        self._sentences.setAccessibleName(tr("Puzzle"))
        fill_with_sentences(self._sentences, (self._task, self._about, self._answer), _LINES)
        self._again = button(tr("Try again"), self.again_wanted)
        self._again.hide()
        self._drop = button(tr("Drop this card"), self.drop_wanted)
        self._drop.setToolTip(tr("It will not come back."))
        _keep_place(self._drop)
        self._lay_out()

    @property
    def about(self) -> str:
        """Its difficulty or its origin."""
        return self._about.text()

    def show_task(self, task: str, about: str) -> None:
        """Show the task and more information."""
        self._task.setText(stopped(task))
        self._about.setText(about)
        self._show_part(self._task)

    def show_answer(self, text: str, reached: bool) -> None:
        """Show the judgement of a try, and offer help until the goal is reached, then a new try."""
        super().show_answer(text, reached)
        self._solution.setVisible(not reached)
        self._again.setVisible(reached)

    def show_themes(self, themes: Sequence[Option], chosen: str) -> None:
        """Offer themes, and show the chosen one."""
        self._themes.clear()
        for each in themes:
            self._themes.addItem(each.text, each.key)
        self._themes.setCurrentIndex(self._themes.findData(chosen))

    def show_standing(self, text: str) -> None:
        """Show the user's rating and streak."""
        self._standing.setText(text)

    def show_card(self, there: bool) -> None:
        """Offer to drop the card, if there is one."""
        self._drop.setVisible(there)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(SMALL, SMALL, SMALL, SMALL)
        column.addWidget(self._sentences)
        for some in ((self._hint, self._solution, self._again), (self._next, self._leave)):
            row = QHBoxLayout()
            for each in some:
                row.addWidget(each)
            column.addLayout(row)
        column.addWidget(self._drop)
        column.addWidget(self._standing)
        row = QHBoxLayout()
        row.addWidget(self._themes, 1)
        row.addWidget(self._results)
        column.addLayout(row)


def _keep_place(widget: QWidget) -> None:
    """Reserve a widget's place while it is hidden: a dock gets no room for it later."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(policy)
