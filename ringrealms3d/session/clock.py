"""The clock of a game, with a time for each seat, of which at most one runs.

It is told the time, in seconds of any monotonic clock, and reads no clock itself.
"""

from __future__ import annotations

from ringrealms3d.core.time_control import TimeControl, TimeLeft

Times = tuple[TimeLeft, TimeLeft]
"""What the two seats have left."""


class GameClock:
    """Two times, of which at most one runs.

    Attributes:
        control: the time control of both seats.
    """

    def __init__(self, control: TimeControl, times: Times | None = None) -> None:
        """Start stopped, with the times of a new game by default."""
        self.control = control
        self._times = list(times or (control.start(), control.start()))
        self._running: int | None = None
        self._since = 0.0

    @property
    def running(self) -> int | None:
        """The seat whose time runs, None while the clock is stopped."""
        return self._running

    def start(self, seat: int, now: float) -> None:
        """Let one seat's time run instead of the other's; a running one continues."""
        if seat != self._running:
            self.pause(now)
            self._running, self._since = seat, now

    def pause(self, now: float) -> None:
        """Stand still."""
        if self._running is not None:
            self._times[self._running] = self.remaining(self._running, now)
        self._running = None

    def press(self, seat: int, now: float) -> TimeLeft:
        """Stop because a seat has moved.

        Returns:
            The time left when it moved, before any increment.
        """
        self.pause(now)
        left = self._times[seat]
        self._times[seat] = left if left.lost else self.control.moved(left)
        return left

    def remaining(self, seat: int, now: float) -> TimeLeft:
        """Return what a seat has left."""
        left = self._times[seat]
        return self.control.spent(left, now - self._since) if seat == self._running else left

    def times(self, now: float) -> Times:
        """Return what both seats have left."""
        return self.remaining(0, now), self.remaining(1, now)

    def flagged(self, now: float) -> int | None:
        """Return the seat that has lost on time, None if neither has."""
        seats = (seat for seat, left in enumerate(self.times(now)) if left.lost)
        return next(seats, None)
