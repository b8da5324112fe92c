"""What travels along the ways that decided a game, a few times and then no more."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QAbstractAnimation, QObject, QVariantAnimation

_ROUND_MS = 2600
_ROUNDS = 2.0


class Travelling:
    """Moves something along, and takes it away at the end."""

    def __init__(self, parent: QObject, show: Callable[[float | None], None]) -> None:
        """Be at rest.

        Args:
            show: is told the share of the ways, 1 for each round, or None for nothing to see.
        """
        self._show = show
        self._clock = QVariantAnimation(parent)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(_ROUNDS)
        self._clock.setDuration(round(_ROUND_MS * _ROUNDS))
        self._clock.valueChanged.connect(show)
        self._clock.finished.connect(self.stop)

        self._ways: tuple[object, ...] = ()

    @property
    def running(self) -> bool:
        """Whether something is on its way."""
        return self._clock.state() == QAbstractAnimation.State.Running

    def follow(self, ways: tuple[object, ...], still: bool) -> None:
        """Take other ways over, and travel along them unless everything is to be still."""
        if ways != self._ways:
            self._ways = ways
            self.stop()
            self.start(still)

    def start(self, still: bool) -> None:
        """Begin at the beginning, if there is a way and not everything is to be still."""
        self._clock.stop()
        if self._ways and not still:
            self._clock.start()

    def stop(self) -> None:
        """Take it away."""
        self._clock.stop()
        self._show(None)
