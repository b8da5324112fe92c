"""The panel that shows an analysis: who leads, the best moves, and the point of the best one."""

from __future__ import annotations

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.window.features.analysis.candidate_table import CandidateTable
from ringrealms3d.window.features.analysis.chance_bar import ChanceBar
from ringrealms3d.window.widgets.design import TINY
from ringrealms3d.window.widgets.plain import plain_label

_WHY_LINES = 3


class AnalysisPanel(QWidget):
    """Two buttons with all results below them.

    Signals: switched: whether to analyse from now on. hint_wanted: the user wants a hint.

    Attributes:
        switch, hint: the buttons, which do what commands do.
    """

    switched = pyqtSignal(bool)
    hint_wanted = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        """Lay out an empty panel."""
        super().__init__(parent)
        self.switch, self.hint = QPushButton(tr("Analyse"), self), QPushButton(tr("Hint"), self)
        self.chances, self.table = ChanceBar(self), CandidateTable(self)
        self._state, self._why = plain_label(), plain_label()
        self.switch.setCheckable(True)
        self.switch.clicked.connect(self.switched)
        self.hint.clicked.connect(lambda: self.hint_wanted.emit())
        self._state.setAccessibleDescription(tr("State of the analysis"))
        self._why.setObjectName("why")
        self.chances.setObjectName("chances")
        self.table.setObjectName("best moves")
        self._why.setAccessibleDescription(tr("What the move does"))
        self._why.setWordWrap(True)
        self._why.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._why.setFixedHeight(_WHY_LINES * self.fontMetrics().lineSpacing())
        self._state.setSizePolicy(  # its changing text never widens the panel
            QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed
        )
        top = QHBoxLayout()
        top.addWidget(self.switch)
        top.addWidget(self.hint)
        top.addWidget(self.chances, stretch=1)
        column = QVBoxLayout(self)
        column.setContentsMargins(TINY, TINY, TINY, TINY)
        column.addLayout(top)
        column.addWidget(self._state)
        column.addWidget(self.table)
        column.addWidget(self._why)

    def show_state(self, on: bool, text: str) -> None:
        """Show whether positions are analysed, and the progress."""
        self.switch.setChecked(on)
        self.hint.setEnabled(not on)
        self._state.setText(text)

    @property
    def why(self) -> str:
        """The explanation of the best or the hovered move."""
        return self._why.text()

    def show_why(self, text: str) -> None:
        """Show the explanation of the best or the hovered move."""
        self._why.setText(text)
