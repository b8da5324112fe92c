"""Choosing the time control of a game: a usual one, or any that is typed."""

from __future__ import annotations

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.time_control import TimeControl
from ringrealms3d.core.time_notation import format_control, parse_control
from ringrealms3d.window.features.play.clock_texts import control_text
from ringrealms3d.window.widgets.chips import Chip, Chips
from ringrealms3d.window.widgets.design import Colours
from ringrealms3d.window.widgets.joining import capitalised, stopped
from ringrealms3d.window.widgets.plain import plain_label
from ringrealms3d.window.widgets.texts import error_text, notation

USUAL = ("", "3m+2s", "5m+3s", "15m+10s", "30m+20s")
"""The clocks that are offered; the first is none."""

_EXAMPLE = "5m+3s"
_OTHER = "other"


class ControlChooser(QWidget):
    """Clocks side by side; the last one is a line to type others in.

    Signals:
        changed: something else is chosen, or typed.
    """

    changed = pyqtSignal()

    def __init__(self, text: str, colours: Colours) -> None:
        """Begin with a time control, as :mod:`ringrealms3d.core.time_notation` writes it."""
        super().__init__()
        self._typed, self._explanation = QLineEdit(), plain_label()
        self._choices = Chips(tr("Clock"), colours)
        usual = [Chip(each, _short(each), _long(each)) for each in USUAL]
        chosen = text if text in USUAL else _OTHER
        self._choices.offer((*usual, Chip(_OTHER, tr("Other…"))), chosen)
        self._typed.setAccessibleName(tr("Time control"))
        self._typed.setPlaceholderText(tr("such as 15m, 5m+3s, 10m+3x30s, 10m+20/5m, 30s/move"))
        self._typed.setText(text or _EXAMPLE)
        self._explanation.setWordWrap(True)
        self._lay_out()
        self._show()
        self._choices.chosen.connect(lambda _: self._begin_typing())
        self._typed.textChanged.connect(lambda _: self._show())

    @property
    def valid(self) -> bool:
        """Whether there is a time control, or none is wanted."""
        return not self._problem()

    @property
    def control(self) -> TimeControl | None:
        """The time control, None for a game without clocks.

        Raises:
            UserError: the typed text is not a time control.
        """
        typing = self._choices.key == _OTHER
        text = self._typed.text() if typing else self._choices.key
        return parse_control(text) if text or typing else None

    @property
    def text(self) -> str:
        """The time control as text, empty for a game without clocks.

        Raises:
            UserError: the typed text is not a time control.
        """
        control = self.control
        return "" if control is None else format_control(control)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self._choices, self._typed, self._explanation):
            column.addWidget(widget)

    def _begin_typing(self) -> None:
        self._show()
        if self._typed.isVisible():
            self._typed.setFocus()
            self._typed.selectAll()

    def _show(self) -> None:
        """Show the line only where it is needed, and what is meant or wrong there."""
        typing = self._choices.key == _OTHER
        self._typed.setVisible(typing)
        self._explanation.setVisible(typing)
        problem = self._problem()
        if problem:
            self._explanation.setText(stopped(capitalised(problem)))
        else:
            self._explanation.setText(control_text(self.control))
        self.changed.emit()

    def _problem(self) -> str:
        """Return what is wrong with what was typed, or nothing."""
        try:
            _ = self.control
        except UserError as error:
            return error_text(error)
        return ""


def _short(control: str) -> str:
    """Return the minutes and the seconds of a usual clock."""
    minutes, _, seconds = control.partition("m+")
    if not control:
        return tr("None")
    text = tr("{minutes} + {seconds}")
    return notation(text.format(minutes=minutes, seconds=seconds.rstrip("s")))


def _long(control: str) -> str:
    return control_text(parse_control(control) if control else None)
