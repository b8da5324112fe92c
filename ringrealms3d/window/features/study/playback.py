"""Playing the moves of a game one after another, as a film."""

from __future__ import annotations

from PyQt6.QtCore import QObject, QTimer

from ringrealms3d.session.change import Change, What
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.study.navigator import Navigator

PACE_MS = 1200
"""How long each position is looked at before the next."""


class Playback(QObject):
    """Goes from move to move, until the line ends or a person does something else."""

    def __init__(self, context: Context, navigator: Navigator) -> None:
        """Rest at first."""
        super().__init__(context.window)
        self._context, self._navigator = context, navigator
        self._steps = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)

    @property
    def on(self) -> bool:
        """Whether it goes on."""
        return self._timer.isActive()

    def switch(self, on: bool) -> None:
        """Go on from the position that is shown, at the end of the line from its start, or stop."""
        if not on:
            self._timer.stop()
            return
        if self._context.session.at_end:
            self._navigator.first()
        self._timer.start(PACE_MS)

    def follow(self, change: Change) -> None:
        """Stop where somebody else changes the game, or goes along it."""
        if not self._steps and change.what is not What.NOTED:
            self._timer.stop()

    def _step(self) -> None:
        self._steps = True
        self._navigator.next()
        self._steps = False
        if self._context.session.at_end:
            self._timer.stop()
            self._context.refresh()
