"""The end of a game, shown on the board: who won, how, and what to do next."""

from __future__ import annotations

from PyQt6.QtCore import QSize, Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QFrame,
    QGridLayout,
    QPushButton,
    QToolButton,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.scene.materials import Colour
from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Human
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.board.overlays import Edge
from ringrealms3d.window.features.play.legend import Legend
from ringrealms3d.window.shell.actions import plain_title
from ringrealms3d.window.widgets.design import MEDIUM, SMALL, TINY, Type, font_of
from ringrealms3d.window.widgets.icons import text_icon
from ringrealms3d.window.widgets.joining import stopped
from ringrealms3d.window.widgets.key_names import key_name
from ringrealms3d.window.widgets.plain import plain_label
from ringrealms3d.window.widgets.stone_icon import stone_icon
from ringrealms3d.window.widgets.texts import (
    outcome_text,
    reason_text,
    verdict_text,
    watched_text,
)

_ICON_PIXELS, _SMALL_ICON_PIXELS = 40, 22
_LARGER = 1.7
_NARROWEST, _WIDEST = 160, 1400
_LEAST_WORDS = 200  # beside buttons, in pixels
_BESIDE, _BELOW, _WHOLE = (0, 2, 3, 1), (3, 1, 1, 3), (3, 0, 1, 4)
"""Where buttons lie: beside the words, below them, and across all; row, column, and how many."""

_ARRANGEMENTS = (
    (_BESIDE, 5, False),
    (_BESIDE, 5, True),
    (_WHOLE, 5, True),
    (_WHOLE, 3, True),
    (_WHOLE, 2, True),
    (_WHOLE, 1, True),
)
"""Where buttons lie, how many in a row, and whether all is small so that it covers little, from
wide to narrow."""


class EndBanner(QFrame):
    """Lies over the boards while the end of a finished game is shown.

    Signals: again: the user wants to play again. sides: with the other colour. look: the user wants
    to look through the game. stronger: against the next level. suggested: the user accepts the
    suggestion.
    """

    again = pyqtSignal()
    sides = pyqtSignal()
    look = pyqtSignal()
    stronger = pyqtSignal()
    suggested = pyqtSignal()

    def __init__(self, boards: Boards) -> None:
        """Begin hidden."""
        super().__init__(boards)
        self._boards = boards
        self.setProperty("kind", "note")
        self.setAccessibleName(tr("Result"))
        self._icon, self._result, self._why = plain_label(), plain_label(), plain_label()
        self._why.setWordWrap(True)
        self._large = self._result.font()
        self._large.setPointSizeF(_LARGER * self._large.pointSizeF())
        self._large.setBold(True)
        self._result.setWordWrap(True)
        self._legend = Legend(boards)
        self._close = self._close_button()
        self._choices = self._buttons()
        self._rows = QGridLayout()
        self._grid = grid = QGridLayout(self)
        for label in (self._icon, self._result, self._why):
            label.setParent(self)  # laid out later, when they are seen already
        grid.addWidget(self._close, 0, 3, 2, 1, Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(1, 1)
        self._shown = False
        self._stone: tuple[Colour, int] | None = None
        self._asked: tuple[object, ...] = ()
        self._size = QSize()
        self.hide()
        boards.overlays.add(self, Edge.UPPER, self._size_in)

    def show_session(self, session: GameSession, theme: Theme) -> None:
        """Show the result of a game at its end, once; otherwise hide."""
        outcome = session.outcome
        if outcome is None or not session.at_end:
            self._shown = False
            self.put_away()
        elif not self._shown or not self.isHidden():
            self.show_result(session, theme)

    def suggest(self, text: str, level: int | None) -> None:
        """Suggest what to do next, and offer the next level, if there is one."""
        self._suggestion.setText(text)
        self._suggestion.setAccessibleName(plain_title(text))
        next_one = "" if level is None else tr("Play level {level}").format(level=level)
        self._stronger.setText(next_one)
        self._stronger.setEnabled(level is not None)
        self._stronger.setVisible(level is not None)

    def show_result(self, session: GameSession, theme: Theme) -> None:
        """Show the result of a finished game."""
        outcome, layout = session.outcome, session.position.variant.layout
        assert outcome is not None
        self._shown = True
        self._close.setIcon(text_icon("close"))
        tip = tr("Hide this (Esc); {result} shows it again")
        self._close.setToolTip(tip.format(result=key_name("view.result")))
        verdict = verdict_text(session, outcome)
        self._result.setText(verdict or watched_text(session, outcome))
        people = session.players.count(Human())
        self._again.setText(tr("&Play again") if people else tr("&Watch again"))
        self._sides.setText(tr("S&wap sides") if people == 1 and not session.was_rated else "")
        self._sides.setVisible(bool(self._sides.text()))
        self._why.setText(
            outcome_text(session, outcome) if verdict else stopped(reason_text(outcome))
        )
        winner = outcome.winner
        self._stone = (
            None if winner is None else (theme.stones[layout.colours[winner]].colour, winner)
        )
        self._icon.setVisible(winner is not None)
        self.show()
        self._boards.lay()
        self._legend.show_position(session.position, theme, session.node.news)  # below this

    def put_away(self) -> bool:
        """Hide the result; return whether it was visible."""
        seen = self.isVisible()
        self.hide()
        self._legend.hide()
        return seen

    def _size_in(self, width: int) -> QSize:
        """Return how large it is in a width, arranged anew only if something else is to fit."""
        words = self._result.text(), self._why.text()
        asked = (width, self._stone, *words, *(each.text() for each in self._choices))
        if asked != self._asked:
            self._asked, self._size = asked, self._arranged(width)
        return self._size

    def _arranged(self, width: int) -> QSize:
        """Arrange the buttons for a width, and return how large it is then."""
        width = min(max(_NARROWEST, width), _WIDEST)
        for place, columns, small in _ARRANGEMENTS:
            self._lay_out_words(small)
            self._lay_out(place, columns)
            least, wide_enough = self._widths(place, small)
            if least <= width:
                break
        width = max(least, min(width, max(wide_enough, self.sizeHint().width())))
        return QSize(width, self.heightForWidth(width))

    def _widths(self, place: tuple[int, int, int, int], small: bool) -> tuple[int, int]:
        """Return the least width, and that in which no line of words is broken.

        Large words beside buttons stay on one line, small ones have some room.
        """
        least = self.minimumSizeHint().width()
        labels = self._result, self._why
        words = max(x.fontMetrics().horizontalAdvance(x.text()) for x in labels)
        beside = least - max(x.minimumSizeHint().width() for x in labels) + SMALL
        if place != _BESIDE:
            return least, max(least, words + 2 * MEDIUM)
        return beside + (min(words, _LEAST_WORDS) if small else words), beside + words

    def _lay_out_words(self, small: bool) -> None:
        """Write large beside the icon, or small, with the reason below the icon too.

        Where all is small, the game is looked through from the list of moves alone.
        """
        grid, top = self._grid, Qt.AlignmentFlag.AlignTop
        for widget in (self._icon, self._result, self._why):
            grid.removeWidget(widget)
        beside = 0 if self._stone is None else 1
        grid.addWidget(self._icon, 0, 0, 1 if small else 2, 1, top)
        grid.addWidget(self._result, 0, beside, 1, 2 - beside)
        beside = 0 if small else beside
        grid.addWidget(self._why, 1, beside, 1, 2 - beside)
        above = TINY if small else SMALL
        grid.setVerticalSpacing(above // 2)
        grid.setContentsMargins(MEDIUM, above, MEDIUM, above)
        self._rows.setSpacing(SMALL)
        self._result.setFont(font_of(Type.STRONG) if small else self._large)
        self._why.setFont(font_of(Type.CAPTION if small else Type.TEXT))
        self._look.setVisible(not small)
        if self._stone is not None:
            pixels = _SMALL_ICON_PIXELS if small else _ICON_PIXELS
            self._icon.setPixmap(stone_icon(*self._stone, pixels))

    def _lay_out(self, place: tuple[int, int, int, int], columns: int) -> None:
        """Lay out the offered buttons in rows of this many, in a cell of the grid."""
        self._grid.removeItem(self._rows)
        self._grid.addLayout(self._rows, *place)
        self._rows.setContentsMargins(0, 0 if place == _BESIDE else TINY, 0, 0)
        for button in self._choices:
            self._rows.removeWidget(button)
        offered = [button for button in self._choices if button.text()]
        for number, button in enumerate(offered):
            self._rows.addWidget(button, number // columns, number % columns)

    def _buttons(self) -> list[QPushButton]:
        self._suggestion = QPushButton(self)
        self._suggestion.clicked.connect(lambda: self.suggested.emit())
        self._suggestion.setDefault(True)
        choices = [self._suggestion]
        for text, signal in (
            (tr("&Play again"), self.again),
            (tr("S&wap sides"), self.sides),
            ("", self.stronger),
            (tr("&Look through"), self.look),
        ):
            button = QPushButton(text, self)
            button.setAutoDefault(True)
            button.setEnabled(bool(text))
            button.clicked.connect(lambda _, signal=signal: signal.emit())
            choices.append(button)
        _, self._again, self._sides, self._stronger, self._look = choices
        return choices

    def _close_button(self) -> QToolButton:
        button = QToolButton()
        button.setAutoRaise(True)
        button.setAccessibleName(tr("Hide the result"))
        button.clicked.connect(self.put_away)
        return button
