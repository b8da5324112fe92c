"""Pieces on their way, on the clock."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QObject

from ringrealms3d.scene.board_scene import BoardScene
from ringrealms3d.scene.content import Content
from ringrealms3d.window.board3d.animation import running_share


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
