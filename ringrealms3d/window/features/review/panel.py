"""The panel of a review: its graph, a summary of both sides, and a lesson."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QSize, Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QStyle,
    QStyleOptionComboBox,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.window.features.review.graph_view import GraphView
from ringrealms3d.window.features.review.summary import Summary
from ringrealms3d.window.widgets.better_card import BetterCard
from ringrealms3d.window.widgets.design import TINY
from ringrealms3d.window.widgets.plain import plain_label

SECONDS = (0.5, 1.0, 3.0)
"""The time per position."""

_USUAL = 1
_LINES = 2  # of what a lesson says
_LEAST_LETTERS = 1  # of a time


class ReviewPanel(QWidget):
    """Buttons above, the graph in the middle, below it what was better, and numbers or a lesson.

    Signals: start_wanted: the user wants to start or end a review. learn_wanted: the user wants to
    start or end a lesson. keep_wanted: the user wants to keep the mistakes as cards. hint_wanted,
    solution_wanted, next_wanted: requests in a lesson.

    Attributes:
        start, learn, keep: the buttons that do what commands do.
    """

    start_wanted = pyqtSignal()
    learn_wanted = pyqtSignal()
    keep_wanted = pyqtSignal()
    hint_wanted = pyqtSignal()
    solution_wanted = pyqtSignal()
    next_wanted = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        """Lay out an empty panel."""
        super().__init__(parent)
        self.graph, self.summary, self.better = GraphView(self), Summary(self), BetterCard()
        self.start = _button(tr("Review"), self.start_wanted.emit)
        self.learn = _button(tr("Learn"), self.learn_wanted.emit)
        self._hint = _button(tr("Hint"), self.hint_wanted.emit)
        self._solve = _button(tr("Solution"), self.solution_wanted.emit)
        self._next = _button(tr("Skip"), self.next_wanted.emit)
        self.keep = _button("", self.keep_wanted.emit)
        self.keep.setAccessibleName(tr("Keep the mistakes as cards"))
        self.keep.hide()
        self._time, self._progress = self._made_time(), QProgressBar(self)
        self._progress.setAccessibleName(tr("Progress of the review"))
        self._progress.setMinimumWidth(self._time.minimumSizeHint().width())
        self._waits = plain_label()
        self._waits.setWordWrap(True)
        self._waits.hide()
        self._text = plain_label()
        self._text.setObjectName("answer")
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._text.setMinimumHeight(_LINES * self.fontMetrics().lineSpacing())
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self._below = QStackedWidget(self)
        self._below.addWidget(self.summary)
        self._below.addWidget(self._made_practice())
        self._below.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._lay_out()
        self.show_idle(can_learn=False)

    @property
    def seconds(self) -> float:
        """The time per position."""
        return SECONDS[self._time.currentIndex()]

    @property
    def said(self) -> str:
        """The text of the lesson."""
        return self._text.text()

    def show_idle(self, can_learn: bool) -> None:
        """Show that no review is running."""
        self.start.setText(tr("Review"))
        self._progress.hide()
        self._waits.hide()
        self._time.show()
        self.learn.setEnabled(can_learn)

    def show_progress(self, done: int, total: int, text: str, waits: str) -> None:
        """Show a review's progress, and what it waits for if a person can end that."""
        self.start.setText(tr("Cancel"))
        self._time.hide()
        self._progress.show()
        self._progress.setMaximum(total)
        self._progress.setValue(done)
        self._progress.setFormat(text)
        self._waits.setText(waits)
        self._waits.setVisible(bool(waits))
        self.learn.setEnabled(False)

    def show_offer(self, title: str) -> None:
        """Offer to keep mistakes as cards, or nothing without a title."""
        self.keep.setText(title)
        self.keep.setVisible(bool(title))

    def show_practice(self, text: str, waiting: bool) -> None:
        """Show a lesson's text, and whether a better move is still wanted."""
        self.learn.setText(tr("End"))
        self._text.setText(text)
        self._hint.setEnabled(waiting)
        self._solve.setEnabled(waiting)
        self._next.setText(tr("Skip") if waiting else tr("Next"))
        self._below.setCurrentIndex(1)

    def show_summary(self) -> None:
        """Show the summary of both sides instead of a lesson."""
        self.learn.setText(tr("Learn"))
        self._below.setCurrentIndex(0)

    def _made_time(self) -> QComboBox:
        box = _TimeChoice(self)
        for each in SECONDS:
            whole, short = tr("{seconds} s a move"), tr("{seconds} s")
            box.addItem(whole.format(seconds=f"{each:g}"), short.format(seconds=f"{each:g}"))
        box.setCurrentIndex(_USUAL)
        box.setMinimumContentsLength(_LEAST_LETTERS)
        box.setIconSize(QSize(0, 0))  # for which there would be room else
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setAccessibleName(tr("Time for a move"))
        return box

    def _made_practice(self) -> QWidget:
        practice = QWidget(self)
        buttons = QHBoxLayout()
        for button in (self._hint, self._solve, self._next):
            buttons.addWidget(button)
        column = QVBoxLayout(practice)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(TINY)
        column.addWidget(self._text)
        column.addLayout(buttons)
        return practice

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(TINY)
        top.addWidget(self.start)
        top.addWidget(self._time, stretch=1)
        top.addWidget(self._progress, stretch=1)
        top.addWidget(self.learn)
        column = QVBoxLayout(self)
        column.setContentsMargins(TINY, TINY, TINY, TINY)
        column.addLayout(top)
        column.addWidget(self._waits)
        column.addWidget(self.graph, stretch=1)
        column.addWidget(self.better)
        column.addWidget(self._below)
        column.addWidget(self.keep)


class _TimeChoice(QComboBox):
    """A choice of texts, of which only the short one is shown where there is no room for it."""

    def initStyleOption(self, option: QStyleOptionComboBox | None) -> None:
        """Show what fits."""
        super().initStyleOption(option)
        style = self.style()
        assert option is not None
        assert style is not None
        control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = style.subControlRect(control, option, part, self).width()
        if self.fontMetrics().horizontalAdvance(option.currentText) > room:
            option.currentText = self.currentData()


def _button(text: str, pressed: Callable[[], None]) -> QPushButton:
    button = QPushButton(text)
    button.clicked.connect(lambda: pressed())
    return button
