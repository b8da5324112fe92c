"""The tracing process: it reads a scene, reports its progress, and writes the resulting light.

Mitsuba runs in a separate process, because some of its back ends can end their process. When the
owner ends, the input closes, and the tracer ends too.
"""

from __future__ import annotations

import os
import pickle
import sys
import threading
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.export.photo.finishes import Body, Finish
from ringrealms3d.export.photo.sets import Lamp, Surroundings

_DEEPEST = 7  # reflections that a path follows
_SPECULAR = 0.5  # of everything that is no metal
_SUN, _SKY = 3.6, 3.6  # how bright they are for the camera
_LAST_SHARE = 2  # passes that smoothing takes as long as, about
_BRIGHTEST = 6.0  # what a sample counts at most, so that no single one glares


@dataclass(frozen=True, slots=True)
class Scene:
    """The scene to trace.

    Attributes:
        bodies: the visible bodies.
        around: the surroundings.
        eye: float64 (3,), and so on: the camera's position, its target, and the up direction.
        angle: the vertical field of view in degrees; 0 is a parallel projection.
        half_height: half the height of the visible part around the middle.
        aperture: the radius of the lens; 0 shows everything sharp.
        focus: the distance of focus.
        size: width and height in pixels.
        passes: the number of passes, with new samples each.
        samples: per pixel and pass.
        cut_out: whether only the board is drawn, without a background.
    """

    bodies: tuple[Body, ...]
    around: Surroundings
    eye: NDArray[np.float64]
    middle: NDArray[np.float64]
    up: NDArray[np.float64]
    angle: float
    half_height: float
    aperture: float
    focus: float
    size: tuple[int, int]
    passes: int
    samples: int
    cut_out: bool


def main() -> None:
    """Trace the scene on standard input; write lines with progress, then the picture's path."""
    scene, target = pickle.load(sys.stdin.buffer)
    threading.Thread(target=_leave_with_owner, daemon=True).start()
    np.save(target, traced(scene))


def _leave_with_owner() -> None:
    # a thread that waits in sys.stdin would be in the way when the process ends
    while os.read(sys.stdin.fileno(), 1):
        pass
    os._exit(1)


def traced(scene: Scene) -> NDArray[np.float32]:
    """Return the light of a scene, float32 (height, width, 4): red, green, blue and coverage."""
    import mitsuba

    mitsuba.set_variant("scalar_rgb")
    parts = _world(mitsuba, scene)
    path = {"type": "path", "max_depth": _DEEPEST, "hide_emitters": scene.cut_out}
    world = mitsuba.load_dict(parts | {"integrator": path})
    total = np.zeros((scene.size[1], scene.size[0], 4))
    for number in range(scene.passes):
        picture = np.array(mitsuba.render(world, spp=scene.samples, seed=number))
        picture[..., :3] = np.minimum(picture[..., :3], _BRIGHTEST)
        total += picture
        print((number + 1) / (scene.passes + _LAST_SHARE), flush=True)
    mean = (total / scene.passes).astype(np.float32)
    light = _smoothed(mitsuba, parts, mean[..., :3])
    print(1.0, flush=True)
    return np.concatenate([light, mean[..., 3:]], axis=2)


def _smoothed(mi: Any, parts: dict[str, Any], light: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return denoised light, if the denoiser is installed.

    It also uses the surfaces' own colours and normals. They cost Mitsuba as much as several samples
    of light, so they are sampled once.
    """
    try:
        import pyoidn
    except (ImportError, OSError):
        return light
    looks = {"type": "aov", "aovs": "albedo:albedo,nn:sh_normal"}
    found = np.array(mi.render(mi.load_dict(parts | {"integrator": looks}), spp=1))
    albedo, normals = (x.astype(np.float32) for x in (found[..., -6:-3], found[..., -3:]))
    clear = pyoidn.denoise(
        np.ascontiguousarray(light),
        albedo=np.ascontiguousarray(np.clip(albedo, 0, 1)),
        normal=np.ascontiguousarray(normals),
        hdr=True,
    )
    return np.asarray(clear, dtype=np.float32)


def _world(mi: Any, scene: Scene) -> dict[str, Any]:
    around = scene.around
    world: dict[str, Any] = {
        "type": "scene",
        "sensor": _sensor(mi, scene),
        "sky": _sky(mi, around),
    }
    bodies = scene.bodies if scene.cut_out else (*scene.bodies, *around.bodies)
    world |= {f"body {k}": _shape(mi, body) for k, body in enumerate(bodies)}
    world |= {f"lamp {k}": _lamp(mi, lamp, scene.middle) for k, lamp in enumerate(around.lamps)}
    return world


def _sensor(mi: Any, scene: Scene) -> dict[str, Any]:
    width, height = scene.size
    place = mi.ScalarTransform4f().look_at(
        origin=scene.eye.tolist(), target=scene.middle.tolist(), up=scene.up.tolist()
    )
    film = {
        "type": "hdrfilm",
        "width": width,
        "height": height,
        "pixel_format": "rgba",
        "component_format": "float32",
        "rfilter": {"type": "box"},
    }
    common = {"film": film, "sampler": {"type": "independent"}, "near_clip": 0.01}
    if not scene.angle:
        half_width = scene.half_height * width / height
        scale = mi.ScalarTransform4f().scale([half_width, half_width, 1.0])
        return {"type": "orthographic", "to_world": place @ scale, **common}
    view = {"to_world": place, "fov": scene.angle, "fov_axis": "y", **common}
    if not scene.aperture:
        return {"type": "perspective", **view}
    lens = {"aperture_radius": scene.aperture, "focus_distance": scene.focus}
    return {"type": "thinlens", **lens, **view}


def _sky(mi: Any, around: Surroundings) -> dict[str, Any]:
    if around.sky is not None:
        return {"type": "constant", "radiance": _rgb(around.sky)}
    turn = _turn_up(around.up)
    sun = (around.sun @ turn).tolist()  # as the sky sees it, whose own z axis is upwards
    matrix = np.eye(4)
    matrix[:3, :3] = turn
    return {
        "type": "sunsky",
        "turbidity": 3.0,
        "sun_direction": sun,
        "sun_scale": _SUN,
        "sky_scale": _SKY,
        "sun_aperture": 2.5,
        "to_world": mi.ScalarTransform4f(matrix.tolist()),
    }


def _turn_up(up: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the rotation, float64 (3, 3), that turns the z axis to a direction."""
    helper = np.array([1.0, 0.0, 0.0]) if abs(up[0]) < 0.9 else np.array([0.0, 1.0, 0.0])
    x = np.cross(helper, up)
    x /= np.linalg.norm(x)
    return np.column_stack([x, np.cross(up, x), up])


def _lamp(mi: Any, lamp: Lamp, target: NDArray[np.float64]) -> dict[str, Any]:
    place = mi.ScalarTransform4f().look_at(
        origin=lamp.place.tolist(), target=target.tolist(), up=[0.123, 0.456, 0.881]
    )
    size = mi.ScalarTransform4f().scale([lamp.side, lamp.side, 1.0])
    emitter = {"type": "area", "radiance": _rgb(lamp.light)}
    return {"type": "rectangle", "to_world": place @ size, "emitter": emitter}


def _shape(mi: Any, body: Body) -> Any:
    properties = mi.Properties()
    properties["bsdf"] = mi.load_dict(_bsdf(mi, body.finish))
    if body.finish.glow is not None:
        properties["emitter"] = mi.load_dict({"type": "area", "radiance": _rgb(body.finish.glow)})
    mesh = mi.Mesh(
        "body",
        len(body.points),
        len(body.triangles),
        properties,
        has_vertex_normals=True,
        has_vertex_texcoords=True,
    )
    params = mi.traverse(mesh)
    params["vertex_positions"] = body.points.ravel()
    params["vertex_normals"] = body.normals.ravel()
    params["vertex_texcoords"] = body.wrap.ravel()
    params["faces"] = body.triangles.ravel()
    params.update()
    return mesh


def _bsdf(mi: Any, finish: Finish) -> dict[str, Any]:
    surface = {
        "type": "twosided",
        "material": {
            "type": "principled",
            "base_color": _colour(mi, finish.colour),
            "roughness": max(0.05, finish.roughness),
            "metallic": finish.metallic,
            "specular": _SPECULAR,
            "clearcoat": finish.coat,
            "clearcoat_gloss": 0.95,
        },
    }
    if finish.opacity == 1.0:
        return surface
    return {"type": "mask", "opacity": finish.opacity, "nested": surface}


def _colour(mi: Any, colour: NDArray[np.float32]) -> dict[str, Any]:
    if colour.ndim == 1:
        return _rgb(colour)
    return {"type": "bitmap", "bitmap": mi.Bitmap(colour), "raw": True}


def _rgb(values: NDArray[np.float32]) -> dict[str, Any]:
    return {"type": "rgb", "value": [float(x) for x in values]}


if __name__ == "__main__":
    main()
