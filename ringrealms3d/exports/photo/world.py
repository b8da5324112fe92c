"""Scenes in Mitsuba's terms: cameras, lamps, skies and bodies.

Mitsuba is passed in, because only processes of their own load it.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.exports.photo.finishes import Body, Finish
from ringrealms3d.exports.photo.grain import grain_picture
from ringrealms3d.exports.photo.sets import Lamp
from ringrealms3d.exports.photo.viewing import View
from ringrealms3d.scene.materials import REFRACTION

_SPECULAR = 0.5  # of everything that is no metal
_CLEAR = 1.8  # how bright glass is next to paint of its colour, as it lies in its own shade
_DEEP = -0.45  # the power of its brightest light that makes dark glass clear enough to see through


class Shapes:
    """Bodies as shapes; those of one finish share their material and its textures."""

    def __init__(self, mi: Any, grain: int, gloss: float = 1.0) -> None:
        """Have none yet.

        Args:
            grain: the samples per side of textures.
            gloss: how strongly everything but metal mirrors, next to real lacquer.
        """
        self._mi, self._grain, self._gloss = mi, grain, gloss
        self._made: dict[tuple[object, ...], Any] = {}

    def shape(self, body: Body) -> Any:
        """Return a body as a shape."""
        mi = self._mi
        properties = mi.Properties()
        for name, look in self._looks(body.finish).items():
            properties[name] = look
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

    def in_file(self, body: Body, path: Path) -> dict[str, Any]:
        """Return a body as a shape that Mitsuba reads from a file, which is written here.

        Python shares those that are made here. Where an integrator counts its references to shapes
        at every sample, as `aov` does, all threads would wait for Python then.
        """
        self.shape(body).write_ply(str(path))
        return {"type": "ply", "filename": str(path), **self._looks(body.finish)}

    def _looks(self, finish: Finish) -> dict[str, Any]:
        looks = {"bsdf": self._material(finish)}
        if finish.glow is not None:
            light = {"type": "area", "radiance": rgb(finish.glow)}
            looks["emitter"] = self._mi.load_dict(light)
        return looks

    def _material(self, finish: Finish) -> Any:
        key = _key(finish)
        if key not in self._made:
            self._made[key] = self._mi.load_dict(self._surface(finish))
        return self._made[key]

    def forget_others(self, finishes: Iterable[Finish]) -> None:
        """Keep the materials of these finishes alone: pictures of grain are large."""
        used = {_key(finish) for finish in finishes}
        self._made = {key: made for key, made in self._made.items() if key in used}

    def _surface(self, finish: Finish) -> dict[str, Any]:
        if finish.glass:
            return _glass(finish)
        surface = {
            "type": "twosided",
            "material": {
                "type": "principled",
                "base_color": self._colour(finish),
                "roughness": max(0.05, finish.roughness),
                "metallic": finish.metallic,
                "specular": self._gloss * _SPECULAR,
                "clearcoat": self._gloss * finish.coat,
                "clearcoat_gloss": 0.95,
            },
        }
        if finish.opacity == 1.0:
            return surface
        return {"type": "mask", "opacity": finish.opacity, "nested": surface}

    def _colour(self, finish: Finish) -> dict[str, Any]:
        if not finish.texture:
            return rgb(finish.colour)
        picture = grain_picture(finish.colour, finish.texture, self._grain)
        bitmap = self._mi.Bitmap(picture)
        return {"type": "bitmap", "bitmap": bitmap, "raw": True, "format": "fp16"}


def _key(finish: Finish) -> tuple[object, ...]:
    x = finish
    colour = tuple(map(float, x.colour))
    return (*colour, x.roughness, x.metallic, x.coat, x.glass, x.opacity, x.texture)


def _glass(finish: Finish) -> dict[str, Any]:
    """Return what refracts light, and tints it where it enters and where it leaves."""
    tint = finish.colour * max(_CLEAR, float(finish.colour.max()) ** _DEEP)
    return {
        "type": "principled",
        "base_color": rgb(np.minimum(1, tint)),
        "roughness": max(0.05, finish.roughness),
        "spec_trans": finish.glass,
        "eta": REFRACTION,
    }


def sensor(mi: Any, view: View) -> dict[str, Any]:
    """Return a camera."""
    width, height = view.size
    place = mi.ScalarTransform4f().look_at(
        origin=view.eye.tolist(), target=view.middle.tolist(), up=view.up.tolist()
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
    if not view.angle:
        half_width = view.half_height * width / height
        scale = mi.ScalarTransform4f().scale([half_width, half_width, 1.0])
        return {"type": "orthographic", "to_world": place @ scale, **common}
    seen = {"to_world": place, "fov": view.angle, "fov_axis": "y", **common}
    if not view.aperture:
        return {"type": "perspective", **seen}
    lens = {"aperture_radius": view.aperture, "focus_distance": view.focus}
    return {"type": "thinlens", **lens, **seen}


def lamp(mi: Any, one: Lamp, target: NDArray[np.float64]) -> dict[str, Any]:
    """Return a lamp that shines on a target."""
    place = mi.ScalarTransform4f().look_at(
        origin=one.place.tolist(), target=target.tolist(), up=[0.123, 0.456, 0.881]
    )
    size = mi.ScalarTransform4f().scale([one.side, one.side, 1.0])
    emitter = {"type": "area", "radiance": rgb(one.light)}
    return {"type": "rectangle", "to_world": place @ size, "emitter": emitter}


def rgb(values: NDArray[np.float32]) -> dict[str, Any]:
    """Return a colour of light or of a surface."""
    return {"type": "rgb", "value": [float(x) for x in values]}
