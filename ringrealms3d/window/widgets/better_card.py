"""What was better than a bad move, in a few lines with two buttons."""

from __future__ import annotations

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from ringrealms3d.core.phrase import tr
from ringrealms3d.window.widgets.design import SMALL, TINY
from ringrealms3d.window.widgets.key_names import key_name
from ringrealms3d.window.widgets.plain import plain_label, plain_tip


class BetterCard(QFrame):
    """Tells what was better; hidden where nothing was.

    Signals: seeing: whether the better line should be seen on the board. inserting: it should be
    put into the game.
    """

    seeing = pyqtSignal()
    inserting = pyqtSignal()

    def __init__(self) -> None:
        """Tell nothing yet."""
        super().__init__()
        self.setObjectName("better")
        self._text = plain_label()
        self._text.setWordWrap(True)
        self._see, self._insert = QPushButton(), QPushButton(tr("Insert"))
        self._see.setCheckable(True)
        self._insert.setToolTip(tr("Put the better line into the game as a variation"))
        self._see.clicked.connect(lambda: self.seeing.emit())
        self._insert.clicked.connect(lambda: self.inserting.emit())
        for button in (self._see, self._insert):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAutoDefault(False)
        row = QHBoxLayout()
        row.setSpacing(SMALL)
        row.addWidget(self._see)
        row.addWidget(self._insert)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(TINY, TINY, TINY, TINY)
        column.setSpacing(TINY)
        column.addWidget(self._text)
        column.addLayout(row)
        self.hide()

    def tell(self, text: str, line: bool, seen: bool) -> None:
        """Tell something, or nothing.

        Args:
            line: whether a better line is known.
            seen: whether it is on the board.
        """
        self._text.setText(text)
        tip = tr("Show the better line on the board ({better})")
        self._see.setToolTip(plain_tip(tip.format(better=key_name("review.better"))))
        self._text.setAccessibleName(text)
        self._see.setText(tr("Back") if seen else tr("See it"))
        self._see.setChecked(seen)
        self._see.setEnabled(line)
        self._insert.setEnabled(line)
        self.setVisible(bool(text))
