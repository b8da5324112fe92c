"""A tracer of boards at rest that traces what a test says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.exports.photo.rest_messages import Traced
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.guides import Guides
from ringrealms3d.scene.parts import Part


class FakeTracer:
    """Remembers what it is asked, and traces nothing by itself.

    Attributes:
        started: all that were started.
        looks: the drawn pictures of the looks.
        idle: whether it was told to stop.
        closed: whether it was ended.
    """

    started: ClassVar[list[FakeTracer]] = []

    def __init__(self, heard: Callable[[Traced], None], died: Callable[[], None]) -> None:
        self.heard, self.die = heard, died
        self.looks: list[NDArray[np.uint8]] = []
        self.idle = self.closed = False
        FakeTracer.started.append(self)

    def show(self, groups: Mapping[str, Sequence[Part]]) -> int:
        return len(groups)

    def look(
        self, camera: Camera, layout: SolidLayout, guides: Guides, drawn: NDArray[np.uint8]
    ) -> int:
        self.looks.append(drawn)
        self.idle = False
        return len(self.looks)

    def cancel(self) -> None:
        self.idle = True

    def close(self) -> None:
        self.closed = True

    def trace(self, grey: int, number: int, last: bool = False) -> None:
        """Send a picture of a look that is grey all over."""
        self.heard(Traced(number, 2, last, np.full_like(self.looks[number - 1], grey)))
