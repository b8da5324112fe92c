"""Shows the running clocks of the game, and ends the game when a time runs out."""

from __future__ import annotations

import math
from typing import Protocol

from PyQt6.QtCore import QObject, Qt, QTimer

from ringrealms3d.core.time_control import TimeControl
from ringrealms3d.session.clock import Times
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.play.clock_texts import seconds_to_next_text


class ClockView(Protocol):
    """Shows both clocks, or follows their times."""

    def show_clocks(
        self, control: TimeControl | None, times: Times | None, running: int | None
    ) -> None:
        """Show the times of a control and which one runs; None without clocks."""


class ClockTicker(QObject):
    """Reads the clock whenever its display changes."""

    def __init__(self, context: Context, *views: ClockView) -> None:
        """Show the clocks of a session's games in views."""
        super().__init__(context.window)
        self._session, self._views = context.session, views
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.look)

    def look(self) -> None:
        """Show the time left, or end the game if there is none."""
        if not self._session.lose_on_time():
            self.show()

    def stop(self) -> None:
        """Stop."""
        self._timer.stop()

    def show(self) -> None:
        """Show the time left, and look again when its text changes."""
        timing = self._session.timing
        running, times = timing.running, self._session.times
        for view in self._views:
            view.show_clocks(timing.control, times, running)
        if running is None or times is None:
            self._timer.stop()
        else:
            wait = seconds_to_next_text(times[running].seconds)
            self._timer.start(math.floor(1000 * wait) + 1)
