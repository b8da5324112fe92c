"""Who played, what for, where and when, and how it ended: a dialog to say so."""

from __future__ import annotations

from PyQt6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.records.edits import Heading
from ringrealms3d.records.record import GameRecord, Reason, Result
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Human
from ringrealms3d.window.widgets.design import align_labels, set_off
from ringrealms3d.window.widgets.joining import capitalised, items, stopped
from ringrealms3d.window.widgets.kept_game_texts import result_text
from ringrealms3d.window.widgets.number_texts import day_text
from ringrealms3d.window.widgets.plain import plain_label
from ringrealms3d.window.widgets.texts import error_text, seat_name

_WIDTH = 440
_LONGEST = 80  # letters of an event or a place beside the board
_WON = (Reason.RESIGNATION, Reason.TIME, Reason.FORFEIT)
_DRAWN = Result(None, Reason.AGREEMENT)
_RESULTS = (*(Result(seat, each) for seat in (0, 1) for each in _WON), _DRAWN)


def about_text(record: GameRecord) -> str:
    """Return event, place and date in a line; empty where only the date is known."""
    named = [one_line(text, _LONGEST) for text in (record.event, record.place) if text]
    return items((*named, day_text(record.date))) if named and record.date else items(named)


class WhoPlayed(QDialog):
    """The names of the players, the event, the place, the date, and the result.

    The result of the rules stands. One that was said can be changed after a button is pressed, so
    that nobody changes it by accident.
    """

    def __init__(self, parent: QWidget, session: GameSession) -> None:
        """Show what is known of a session's game."""
        super().__init__(parent)
        self.setWindowTitle(tr("Who played"))
        self._session = session
        record = session.record
        self._names = [QLineEdit(name) for name in record.players]
        self._event, self._place, self._date = map(
            QLineEdit, (record.event, record.place, record.date)
        )
        self._date.setPlaceholderText(tr("such as 2026-11-24, 2026-11 or 2026"))
        self._result = QComboBox()
        self._change = QPushButton(tr("Change…"))
        self._message = plain_label()
        self._message.setWordWrap(True)
        self._message.setAccessibleName(tr("What is wrong"))
        self._message.hide()
        self._offer_results()
        self._lay_out()

    def accept(self) -> None:
        """Say it of the game, unless something cannot be said."""
        session, ended = self._session, self._results[self._result.currentIndex()]
        finished = session.finished
        heading = Heading(
            self._event.text().strip(),
            self._place.text().strip(),
            self._date.text().strip(),
            ended if finished else None,
        )
        first, second = (field.text().strip() for field in self._names)
        try:
            session.describe(heading, (first, second))
        except UserError as error:
            self._message.setText(stopped(capitalised(error_text(error))))
            self._message.show()
            return
        if ended is not None and not finished:
            session.end(ended.winner, ended.reason)
        super().accept()

    def _offer_results(self) -> None:
        session, game = self._session, self._session.uid.partition("/")[0]
        ended, by_rules = session.record.ended, session.finished and session.record.ended is None
        unsaid = session.record.result if by_rules else Result()
        said = () if ended is None or ended in _RESULTS else (ended,)
        self._results = (None, *_RESULTS, *said)
        self._result.addItems([result_text(game, each or unsaid) for each in self._results])
        self._result.setCurrentIndex(self._results.index(ended))
        self._result.setAccessibleName(tr("Result"))
        self._result.setEnabled(not (session.finished or session.rated))
        self._change.setVisible(ended is not None and not session.was_rated)
        self._change.setAutoDefault(False)
        self._change.setAccessibleName(tr("Change the result"))
        self._change.clicked.connect(self._let_change)

    def _let_change(self) -> None:
        self._result.setEnabled(True)
        self._result.setFocus()
        self._change.setEnabled(False)

    def _lay_out(self) -> None:
        session, form = self._session, QFormLayout()
        for seat, field in enumerate(self._names):
            name = seat_name(session.position, seat)
            goes_on = not session.finished
            field.setEnabled(not goes_on or isinstance(session.players[seat], Human))
            field.setAccessibleName(tr("Name of {seat}").format(seat=name))
            form.addRow(plain_label(name), field)
        for title, field in (
            (tr("&Event"), self._event),
            (tr("&Place"), self._place),
            (tr("&Date"), self._date),
        ):
            label = QLabel(title)
            label.setBuddy(field)
            field.setAccessibleName(title.replace("&", ""))
            form.addRow(label, field)
        row = QHBoxLayout()
        row.addWidget(self._result, 1)
        row.addWidget(self._change)
        form.addRow(QLabel(tr("Result")), row)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        set_off(column)
        align_labels(form)
        column.addLayout(form)
        column.addWidget(self._message)
        column.addWidget(buttons)
        self.setMinimumWidth(_WIDTH)
