"""What a tracer is told about a drawn picture: its surfaces' own colours, and where they face.

A denoiser takes edges and grain from them. Drawing them takes a few hundredths of a second, tracing
them longer than tracing the light.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from ringrealms3d.scene.stage import Stage  # it loads VTK, which tracers need not

Picture = NDArray[np.uint8]

_CODES = {
    "albedo": "fragOutput0 = vec4(sqrt(albedo), 1.0);",
    "facing": "fragOutput0 = vec4(0.5 + 0.5 * normalVCVSOutput.xy, 1.0, 1.0);",
}


@dataclass(frozen=True, slots=True, eq=False)
class Guides:
    """Pictures of one size, uint8 (height, width, 3) and top row first, of what a tracer traces.

    Attributes:
        albedo: the share of light that surfaces reflect, as its root.
        facing: the directions that they face, rightwards and upwards, in two columns from 0 to 255;
            the third is how much of a pixel they cover.
        backdrop: what is behind them.
        floor: the same with the shadow that the board throws on it.
    """

    albedo: Picture
    facing: Picture
    backdrop: Picture
    floor: Picture


KINDS = ("albedo", "facing", "backdrop", "floor")
"""The pictures among guides, by their names."""


def guide_of(
    kind: str,
    renderer: Any,
    stage: Stage,
    groups: tuple[str, ...],
    ground: tuple[str, ...],
    shadow: tuple[str, ...],
    drawn: Callable[[], Picture],
) -> Picture:
    """Return one of the guides of some groups on a stage.

    Args:
        kind: one of ``KINDS``.
        ground: the groups of what the board lies on.
        shadow: the groups of the board's shadow on that.
        drawn: draws a frame and returns it, uint8 (height, width, 3 or 4).
    """
    if kind in _CODES:
        with _before_black(renderer), stage.only(groups), stage.painted(_CODES[kind]):
            return drawn()[..., :3]
    with stage.only((*ground, *shadow) if kind == "floor" else ground):
        return drawn()[..., :3]


@contextmanager
def _before_black(renderer: Any) -> Iterator[None]:
    low, gradient = renderer.GetBackground(), renderer.GetGradientBackground()
    renderer.SetGradientBackground(False)
    renderer.SetBackground(0.0, 0.0, 0.0)
    try:
        yield
    finally:
        renderer.SetBackground(*low)
        renderer.SetGradientBackground(gradient)
