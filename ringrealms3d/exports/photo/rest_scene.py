"""The scene of a board at rest: kept between looks, traced pass by pass, and interruptible.

The light is the window's own: its sky, and its lamps as soft boxes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.exports.photo.finishes import Body, linear
from ringrealms3d.exports.photo.grain import grain_size
from ringrealms3d.exports.photo.rest_messages import Sight
from ringrealms3d.exports.photo.sets import Lamp
from ringrealms3d.exports.photo.world import Shapes, lamp, sensor
from ringrealms3d.scene.sky import LAMPS, sky_picture

_DEEPEST, _DEEPEST_IN_GLASS = 5, 9  # reflections that a path follows
_GLOSS = 0.8  # lamps that are mirrored would wash out what is painted on pieces
_BRIGHTEST = 6.0  # what a sample counts at most, so that no single one glares
_COARSE = 48  # pixels a side of the floor without a board, which is smooth
_COARSE_SAMPLES = 256
_AWAY = 5.0  # from the middle to the lamps
_SIDES = (0.9, 1.0)  # half of them; the last is for all further ones
_STRENGTHS = (1.0, 0.2)  # next to the drawn ones, which throw no shadows
_SKY = 0.45
_BRIGHTEST_SKY = 2.0  # windows in which lacquer glares would wash out what is painted on pieces

Light = NDArray[np.float32]


def _rest_lamps(axes: NDArray[np.float64], middle: NDArray[np.float64]) -> tuple[Lamp, ...]:
    """Return the lamps as a camera with these axes has them, around the middle of a board."""
    lamps = []
    for number, (way, colour, intensity) in enumerate(LAMPS):
        kind = min(number, 1)
        place = np.array(way) @ axes
        place *= _AWAY / np.linalg.norm(place)
        radiance = np.pi * intensity * _STRENGTHS[kind] * (_AWAY / (2 * _SIDES[kind])) ** 2
        lamps.append(Lamp(middle + place, _SIDES[kind], np.float32(radiance) * linear(colour)))
    return tuple(lamps)


def _rest_sky(mi: Any, axes: NDArray[np.float64]) -> dict[str, Any]:
    """Return the sky for a camera with these axes.

    VTK finds a direction's column by its angle from the right towards the eye, beginning behind the
    left; Mitsuba begins at its own -z and goes towards its x.
    """
    right, up, back = axes
    matrix = np.eye(4)
    matrix[:3, :3] = np.column_stack([-back, up, right])
    picture = np.ascontiguousarray(_SKY * np.minimum(_BRIGHTEST_SKY, sky_picture()[::-1]))
    return {
        "type": "envmap",
        "bitmap": mi.Bitmap(picture.astype(np.float32)),
        "to_world": mi.ScalarTransform4f(matrix.tolist()),
    }


class RestScene:
    """A board's shapes, and what one look at them sees."""

    def __init__(self, mi: Any) -> None:
        """Have no shapes yet."""
        self._mi = mi
        self._bodies: dict[str, Body] = {}
        self._shapes: dict[str, Any] = {}
        self._maker: Shapes | None = None
        self._grain = 0
        depths = _DEEPEST, _DEEPEST_IN_GLASS
        self._integrators = [mi.load_dict({"type": "path", "max_depth": k}) for k in depths]
        self._integrator = self._integrators[0]
        self._world: Any = None

    def change(self, changed: Mapping[str, Body], removed: tuple[str, ...]) -> None:
        """Replace and add bodies, and take some away."""
        for key in removed:
            self._bodies.pop(key, None)
            self._shapes.pop(key, None)
        for key, body in changed.items():
            self._bodies[key] = body
            self._shapes.pop(key, None)

    def look(self, sight: Sight) -> None:
        """Set the scene for a look."""
        mi = self._mi
        grain = grain_size(sight.view.size)
        if grain != self._grain or self._maker is None:
            self._grain, self._maker = grain, Shapes(mi, grain, _GLOSS)
            self._shapes.clear()
        self._world = None  # it would keep what the last look saw
        self._maker.forget_others(body.finish for body in self._bodies.values())
        glass = any(body.finish.glass for body in self._bodies.values())
        self._integrator = self._integrators[glass]
        for key in self._bodies.keys() - self._shapes.keys():
            self._shapes[key] = self._maker.shape(self._bodies[key])
        self._surroundings = self._surroundings_of(sight, self._maker)
        bodies = {f"body {k}": shape for k, shape in enumerate(self._shapes.values())}
        self._world = mi.load_dict(self._surroundings | bodies)

    def _surroundings_of(self, sight: Sight, maker: Shapes) -> dict[str, Any]:
        middle = sight.view.middle
        around = {"type": "scene", "sky": _rest_sky(self._mi, sight.axes)}
        for number, one in enumerate(_rest_lamps(sight.axes, middle)):
            around[f"lamp {number}"] = lamp(self._mi, one, middle)
        return around | ({"ground": maker.shape(sight.ground)} if sight.ground else {})

    def light(self, sight: Sight, size: tuple[int, int], samples: int, seed: int) -> Light:
        """Return the light of a pass, float32 (height, width, 3); what was interrupted is dark."""
        return self._rendered(self._world, sight, size, samples, seed)

    def open_ground(self, sight: Sight) -> Light:
        """Return the light of the floor without a board, in a coarse picture."""
        alone = self._mi.load_dict(self._surroundings)
        width, height = (max(2, side // _COARSE) for side in sight.view.size)
        return self._rendered(alone, sight, (width, height), _COARSE_SAMPLES, 1)

    def interrupt(self) -> None:
        """Let the pass that is being traced end at once; called in another thread."""
        self._integrator.cancel()

    def _rendered(
        self, world: Any, sight: Sight, size: tuple[int, int], samples: int, seed: int
    ) -> Light:
        mi = self._mi
        camera = mi.load_dict(sensor(mi, replace(sight.view, size=size)))
        found = mi.render(world, sensor=camera, integrator=self._integrator, spp=samples, seed=seed)
        return np.minimum(np.array(found, dtype=np.float32)[..., :3], _BRIGHTEST)
