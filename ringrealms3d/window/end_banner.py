"""The end of a game, told on the board: who won, how, and what can be done next."""

from __future__ import annotations

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QStyle,
    QToolButton,
    QWidget,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.panels.stone_icon import stone_icon
from ringrealms3d.window.plain import plain_label
from ringrealms3d.window.texts import outcome_text, reason_text, result_text, verdict_text

_ICON_PIXELS = 40
_LARGER = 1.7
_MARGIN = 12
_NARROWEST, _WIDEST = 160, 560


class EndBanner(QFrame):
    """Lies at the top of the boards while the end of a finished game is on the table.

    Signals:
        again: a person wants to play once more.
        look: a person wants to look through the game.
        save: a person wants to save it.
    """

    again = pyqtSignal()
    look = pyqtSignal()
    save = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        """Begin hidden."""
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(tr("Result"))
        self._icon, self._result, self._why = plain_label(), plain_label(), plain_label()
        self._why.setWordWrap(True)
        font = self._result.font()
        font.setPointSizeF(_LARGER * font.pointSizeF())
        font.setBold(True)
        self._result.setFont(font)
        self._result.setWordWrap(True)
        grid = QGridLayout(self)
        grid.addWidget(self._icon, 0, 0, 2, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._result, 0, 1)
        grid.addWidget(self._close_button(), 0, 2, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._why, 1, 1, 1, 2)
        self._row = self._buttons()
        grid.addLayout(self._row, 2, 1, 1, 2)
        grid.setColumnStretch(1, 1)
        self._told = False
        self.hide()

    def show_session(self, session: GameSession, theme: Theme) -> None:
        """Show the result of a game whose end is on the table, once; else be hidden."""
        outcome = session.outcome
        if outcome is None or not session.at_end:
            self._told = False
            self.hide()
        elif not self._told or not self.isHidden():
            self.tell(session, theme)

    def tell(self, session: GameSession, theme: Theme) -> None:
        """Show the result of a finished game."""
        outcome, layout = session.outcome, session.position.variant.layout
        assert outcome is not None
        self._told = True
        verdict = verdict_text(session, outcome)
        self._result.setText(verdict or result_text(session, outcome))
        self._why.setText(outcome_text(session, outcome) if verdict else f"{reason_text(outcome)}.")
        if outcome.winner is None:
            self._icon.clear()
        else:
            colour = theme.stones[layout.colours[outcome.winner]].colour
            self._icon.setPixmap(stone_icon(colour, outcome.winner, _ICON_PIXELS))
        self._icon.setVisible(outcome.winner is not None)
        self.show()
        self.lie_in(self.parentWidget())
        self.raise_()

    def put_away(self) -> bool:
        """Hide the result; return whether it was to be seen."""
        seen = self.isVisible()
        self.hide()
        return seen

    def lie_in(self, parent: QWidget | None) -> None:
        """Lie at the top of a parent, in its middle."""
        assert parent is not None
        width = max(_NARROWEST, min(_WIDEST, parent.width() - 2 * _MARGIN))
        for direction in (QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom):
            self._row.setDirection(direction)
            if self.minimumSizeHint().width() <= width:
                break
        self.setFixedWidth(width)
        self.setFixedHeight(self.heightForWidth(self.width()))
        self.move((parent.width() - self.width()) // 2, _MARGIN)

    def _buttons(self) -> QBoxLayout:
        row = QHBoxLayout()
        for text, signal in (
            (tr("&Play again"), self.again),
            (tr("&Look through the game"), self.look),
            (tr("&Save…"), self.save),
        ):
            button = QPushButton(text)
            button.clicked.connect(lambda _, signal=signal: signal.emit())
            row.addWidget(button)
        row.addStretch()
        return row

    def _close_button(self) -> QToolButton:
        button = QToolButton()
        style = self.style()
        assert style is not None
        button.setIcon(style.standardIcon(QStyle.StandardPixmap.SP_DockWidgetCloseButton))
        button.setAutoRaise(True)
        button.setToolTip(tr("Hide this (Escape); Ctrl+R shows it again"))
        button.setAccessibleName(tr("Hide the result"))
        button.clicked.connect(self.hide)
        return button
