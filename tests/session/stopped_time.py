"""A time that goes on only when a test says so."""

from __future__ import annotations


class StoppedTime:
    """What time it is, in seconds.

    Attributes:
        seconds: the time.
    """

    def __init__(self) -> None:
        """Begin somewhere."""
        self.seconds = 1000.0

    def __call__(self) -> float:
        """Return the time."""
        return self.seconds

    def pass_by(self, seconds: float) -> None:
        """Let some time go by."""
        self.seconds += seconds
