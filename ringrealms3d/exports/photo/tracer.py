"""The tracing process: it reads a scene, reports its progress, and writes the resulting light.

Mitsuba runs in a separate process, because some of its back ends can end their process. When the
owner ends, the input closes, and the tracer ends too.
"""

from __future__ import annotations

import os
import pickle
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.exports.photo.denoising import can_denoise, denoised
from ringrealms3d.exports.photo.finishes import Body
from ringrealms3d.exports.photo.grain import grain_size
from ringrealms3d.exports.photo.noise import Exposure
from ringrealms3d.exports.photo.sets import Surroundings
from ringrealms3d.exports.photo.viewing import View
from ringrealms3d.exports.photo.world import Shapes, lamp, rgb, sensor

_DEEPEST = 7  # reflections that a path follows
_SKY = 3.6  # how bright a clear sky is for the camera
_SAMPLES = 2  # a pixel and pass
_GUIDING_SAMPLES = 16  # fewer make edges wobble, and flat surfaces blotchy
_LAST_SHARE = 0.1  # of the time: the guides and the denoiser
_BRIGHTEST = 6.0  # what a sample counts at most, so that no single one glares


@dataclass(frozen=True, slots=True)
class Scene:
    """The scene to trace.

    Attributes:
        bodies: the visible bodies.
        around: the surroundings.
        view: the camera.
        cut_out: whether only the board is drawn, without a background.
    """

    bodies: tuple[Body, ...]
    around: Surroundings
    view: View
    cut_out: bool


def main() -> None:
    """Trace the scene on standard input; write lines with progress, then the picture's path."""
    scene, target = pickle.load(sys.stdin.buffer)
    threading.Thread(target=_leave_with_owner, daemon=True).start()
    folder = Path(target).parent
    np.save(target, traced(scene, folder, lambda share: print(share, flush=True)))


def _leave_with_owner() -> None:
    # a thread that waits in sys.stdin would be in the way when the process ends
    while os.read(sys.stdin.fileno(), 1):
        pass
    os._exit(1)


def traced(scene: Scene, folder: Path, progress: Callable[[float], None]) -> NDArray[np.float32]:
    """Return the light of a scene, float32 (height, width, 4): red, green, blue and coverage.

    Samples are added until the light is clear enough.

    Args:
        folder: where shapes are written to.
        progress: called repeatedly with the finished share.
    """
    import mitsuba

    mitsuba.set_variant("scalar_rgb")
    path = {"type": "path", "max_depth": _DEEPEST, "hide_emitters": scene.cut_out}
    world = mitsuba.load_dict(_world(mitsuba, scene, folder) | {"integrator": path})
    exposure = Exposure(can_denoise())
    while not exposure.done:
        picture = np.array(mitsuba.render(world, spp=_SAMPLES, seed=exposure.passes))
        picture[..., :3] = np.minimum(picture[..., :3], _BRIGHTEST)
        exposure.add(picture)
        progress((1 - _LAST_SHARE) * exposure.share)
    mean = exposure.mean
    light = _smoothed(mitsuba, world, mean[..., :3]) if can_denoise() else mean[..., :3]
    progress(1.0)
    return np.concatenate([light, mean[..., 3:]], axis=2)


def _smoothed(mi: Any, world: Any, light: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return denoised light: the surfaces' own colours and normals say where edges are."""
    looks = mi.load_dict({"type": "aov", "aovs": "albedo:albedo,nn:sh_normal"})
    found = np.array(mi.render(world, integrator=looks, spp=_GUIDING_SAMPLES))
    return denoised(light, found[..., -6:-3], found[..., -3:])


def _world(mi: Any, scene: Scene, folder: Path) -> dict[str, Any]:
    around, middle = scene.around, scene.view.middle
    shapes = Shapes(mi, grain_size(scene.view.size))
    bodies = scene.bodies if scene.cut_out else (*scene.bodies, *around.bodies)
    return {
        "type": "scene",
        "sensor": sensor(mi, scene.view),
        "sky": _sky(mi, around),
        **{f"body {k}": shapes.in_file(x, folder / f"{k}.ply") for k, x in enumerate(bodies)},
        **{f"lamp {k}": lamp(mi, one, middle) for k, one in enumerate(around.lamps)},
    }


def _sky(mi: Any, around: Surroundings) -> dict[str, Any]:
    if around.sky is not None:
        return {"type": "constant", "radiance": rgb(around.sky)}
    turn = _turn_up(around.up)
    matrix = np.eye(4)
    matrix[:3, :3] = turn
    return {
        "type": "sunsky",
        "turbidity": 3.0,
        "sun_direction": around.sun.tolist(),
        "sun_scale": 0.0,  # a lamp stands for it, which is found with every ray
        "sky_scale": _SKY,
        "to_world": mi.ScalarTransform4f(matrix.tolist()),
    }


def _turn_up(up: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the rotation, float64 (3, 3), that turns the z axis to a direction."""
    helper = np.array([1.0, 0.0, 0.0]) if abs(up[0]) < 0.9 else np.array([0.0, 1.0, 0.0])
    x = np.cross(helper, up)
    x /= np.linalg.norm(x)
    return np.column_stack([x, np.cross(up, x), up])


if __name__ == "__main__":
    main()
