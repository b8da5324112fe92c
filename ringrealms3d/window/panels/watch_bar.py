"""What a person can do who watches a game of computers: halt it, and choose its pace."""

from __future__ import annotations

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QWidget

from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.settings import PACES
from ringrealms3d.window.texts import tr


class WatchBar(QWidget):
    """A button and a choice, there while a watched game goes on.

    Signals:
        paused: whether the game is to halt.
        pace_chosen: one of ``settings.PACES``.
    """

    paused = pyqtSignal(bool)
    pace_chosen = pyqtSignal(str)

    def __init__(self, parent: QWidget, pace: str) -> None:
        """Begin hidden, with a pace."""
        super().__init__(parent)
        self._pause = QPushButton()
        self._pause.setCheckable(True)
        self._pause.clicked.connect(self.paused)
        self._paces = QComboBox()
        self._paces.setAccessibleName(tr("Pace"))
        for name in PACES:
            self._paces.addItem(tr(name), name)
        self._paces.setCurrentIndex(self._paces.findData(pace))
        self._paces.activated.connect(lambda _: self.pace_chosen.emit(self._paces.currentData()))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._pause)
        row.addWidget(self._paces, 1)
        self.hide()

    def show_session(self, session: GameSession) -> None:
        """Be there while a watched game goes on."""
        self.setVisible(session.watched and session.outcome is None)
        self._pause.setChecked(session.paused)
        self._pause.setText(tr("Go on") if session.paused else tr("Pause"))
