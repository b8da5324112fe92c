"""What moves on the board: pieces, beads along what decided the game, and marks that follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QAbstractAnimation, QObject, QTimer, QVariantAnimation

from ringrealms3d.scene.content import Content
from ringrealms3d.window.board3d.animation import running_share

if TYPE_CHECKING:
    from ringrealms3d.scene.board_scene import BoardScene


class Moving:
    """Lets the pieces of one move settle, fly, turn over and fade."""

    def __init__(self, parent: QObject, drawn: Callable[[], None]) -> None:
        """Be at rest.

        Args:
            drawn: is called whenever the scene has changed.
        """
        self._drawn = drawn
        self._scene: BoardScene | None = None
        self.clock = running_share(parent, self._go_on)
        self.clock.finished.connect(self.end)

    @property
    def on(self) -> bool:
        """Whether pieces are on their way."""
        return self._scene is not None

    def begin(
        self, scene: BoardScene, content: Content, placed: NDArray[np.int8], milliseconds: int
    ) -> None:
        """Send pieces on their way, which takes about so long; ``placed`` as for a view."""
        length = scene.begin_move(content, placed)
        self._scene = scene
        self.clock.setDuration(round(length * milliseconds))
        self.clock.start()

    def end(self) -> None:
        """Let pieces that are still on their way arrive."""
        scene, self._scene = self._scene, None
        if scene:
            self.clock.stop()
            scene.end_move()
            self._drawn()

    def forget(self) -> None:
        """Leave a scene alone that is gone."""
        self._scene = None
        self.clock.stop()

    def _go_on(self, share: float) -> None:
        if self._scene:
            self._scene.move_on(share)
            self._drawn()


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


_REST = 4.0  # between two drawings, in the time that one takes


class Pacing:
    """Draws soon, however often it is asked to; drawing takes a small part of the time alone."""

    def __init__(self, parent: QObject, draw: Callable[[], None]) -> None:
        """Have nothing to draw.

        Args:
            draw: draws what is to be seen by then.
        """
        self._timer = QTimer(parent)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(draw)

    @property
    def waiting(self) -> bool:
        """Whether something will be drawn."""
        return self._timer.isActive()

    def ask(self, seconds: float) -> None:
        """Draw after a rest that fits the seconds that drawing takes."""
        if not self.waiting:
            self._timer.start(round(1000 * _REST * seconds))
