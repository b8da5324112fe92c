"""A view while it rests: what a tracer is told of it, and a photograph in place of its things."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QSize, QTimer

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.camera import Camera

if TYPE_CHECKING:
    from ringrealms3d.scene.board_scene import BoardScene, Things
    from ringrealms3d.scene.guides import Guides
    from ringrealms3d.window.board.space.board_view import BoardView

_STEPS = 3  # in which a picture replaces another one
_STEP_MS = 50
_BETWEEN_MS = 15  # between two frames of a shot

Picture = NDArray[np.uint8]


@dataclass(frozen=True, slots=True, eq=False)
class Shot:
    """What was seen in a view at a moment.

    Attributes:
        scene: what was drawn.
        camera: what saw it.
        layout: the closed board.
        size: that of the view.
        things: the parts on which light falls.
        guides: what helps a tracer.
        drawn: the picture, uint8 (height, width, 3).
    """

    scene: BoardScene
    camera: Camera
    layout: SolidLayout
    size: QSize
    things: Things
    guides: Guides
    drawn: Picture


class Still:
    """Takes shots of a view, and shows what they became for as long as they are true."""

    def __init__(self, view: BoardView) -> None:
        """Show what is drawn."""
        self._view = view
        self._shot: Shot | None = None
        self._seen: Picture | None = None
        self._coming: list[Picture] = []
        self._frames: Iterator[object] = iter(())
        self._takes = QTimer(view)
        self._takes.setInterval(_BETWEEN_MS)
        self._takes.timeout.connect(self._take_one)
        self._steps = QTimer(view)
        self._steps.setObjectName("photograph")
        self._steps.setInterval(_STEP_MS)
        self._steps.timeout.connect(self._step)

    @property
    def shown(self) -> bool:
        """Whether a photograph is shown."""
        return self._seen is not None

    @property
    def true(self) -> bool:
        """Whether what was shot last is still what there is to see, but for marks."""
        from ringrealms3d.scene.stage import alike

        shot, view = self._shot, self._view
        if shot is None or view.scene is not shot.scene or view.size() != shot.size:
            return False
        now = shot.scene.things()
        return view.viewport.camera.sees_like(shot.camera) and all(
            alike(now[group], parts) for group, parts in shot.things.items()
        )

    def take(self, then: Callable[[Shot], None]) -> None:
        """Take a shot of what is seen, frame by frame, so that nothing else waits for long.

        Args:
            then: receives it, unless ``lift`` is called before.
        """
        self.lift()
        if self._view.scene is not None and self._view.has_canvas:
            self._frames = self._taking(self._view.scene, then)
            self._takes.start()

    def _taking(self, scene: BoardScene, then: Callable[[Shot], None]) -> Iterator[None]:
        """Draw one frame after the other."""
        from ringrealms3d.scene.canvas import read_back
        from ringrealms3d.scene.guides import KINDS, Guides

        view = self._view

        def drawn() -> Picture:
            return read_back(view.canvas)[..., :3]

        guides = {}
        for kind in KINDS:
            guides[kind] = scene.guide(kind, drawn)
            yield
        alone = scene.alone(drawn)
        self._shot = Shot(
            scene,
            view.viewport.camera,
            view.viewport.layout,
            view.size(),
            scene.things(),
            Guides(**guides),
            alone,
        )
        then(self._shot)

    def _take_one(self) -> None:
        if next(self._frames, self) is self:
            self._takes.stop()

    def show(self, picture: Picture) -> None:
        """Let a picture of the last shot replace what is seen, step by step."""
        assert self._shot is not None
        before = self._shot.drawn if self._seen is None else self._seen
        if self._view.driver.reduced_motion:
            self._coming = [picture]
        else:
            way = picture.astype(np.float32) - before
            shares = (step / _STEPS for step in range(1, _STEPS))
            self._coming = [(before + share * way).astype(np.uint8) for share in shares]
            self._coming.append(picture)
        self._steps.start()
        self._step()

    def lift(self) -> None:
        """Show what is drawn again, from the next frame on."""
        self._steps.stop()
        self._takes.stop()
        shot, self._shot = self._shot, None
        if self.shown and shot is not None and self._view.scene is shot.scene:
            shot.scene.show_photograph(None)
        elif self.shown and self._view.has_canvas:
            from ringrealms3d.scene.backdrop import show_behind

            show_behind(self._view.canvas.renderer, None)  # another scene is drawn there now
        self._seen = None

    def _step(self) -> None:
        shot = self._shot
        if not self._coming or shot is None:
            self._steps.stop()
            return
        self._seen = self._coming.pop(0)
        shot.scene.show_photograph(self._seen)
        self._view.canvas.update()
