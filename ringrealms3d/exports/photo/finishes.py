"""Parts as bodies for a path tracer: one mesh per finish."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.scene.materials import Colour, Material
from ringrealms3d.scene.parts import Part, numbered_mesh, texture_places
from ringrealms3d.scene.textures import GAMMA

_GLOW = 0.6  # the light that a glow gives off, next to its colour in white light


@dataclass(frozen=True, slots=True)
class Finish:
    """How a body reflects light; colours are shares of linear light.

    Attributes:
        colour: float32 (3,), the mean of its texture if it has one.
        roughness: 0 is a mirror, 1 is chalk.
        metallic: 1 is bare metal.
        coat: the strength of a clear lacquer.
        glass: how much of the light that is not reflected passes through.
        opacity: 1 hides what is behind it.
        glow: the light that it emits, float32 (3,), or None.
        texture: one of ``scene.textures.TEXTURES``, or none.
    """

    colour: NDArray[np.float32]
    roughness: float
    metallic: float = 0.0
    coat: float = 0.0
    glass: float = 0.0
    opacity: float = 1.0
    glow: NDArray[np.float32] | None = None
    texture: str = ""


@dataclass(frozen=True, slots=True)
class Body:
    """A triangle mesh with a finish.

    Attributes:
        points: float32 (points, 3).
        normals: float32 (points, 3), unit.
        triangles: uint32 (triangles, 3).
        wrap: float32 (points, 2), where on a texture each point lies.
        finish: how it reflects light.
    """

    points: NDArray[np.float32]
    normals: NDArray[np.float32]
    triangles: NDArray[np.uint32]
    wrap: NDArray[np.float32]
    finish: Finish


def bodies_of(parts: Iterable[Part]) -> list[Body]:
    """Return parts as bodies, without shadows, which are left to the tracer."""
    shown = sorted((part for part in parts if part.material.lit), key=finish_order)
    return [_body(list(some)) for _, some in groupby(shown, finish_order)]


def finish_of(material: Material, opacity: float = 1.0, glow: Colour | None = None) -> Finish:
    """Return the finish of a material."""
    return Finish(
        linear(material.colour),
        material.roughness,
        material.metallic,
        material.coat,
        material.glass,
        opacity,
        None if glow is None else _GLOW * linear(glow),
        material.texture,
    )


def linear(colour: Colour) -> NDArray[np.float32]:
    """Return a screen colour in linear light, float32 (3,)."""
    return np.asarray(colour, dtype=np.float32) ** np.float32(GAMMA)


def _body(parts: list[Part]) -> Body:
    mesh = numbered_mesh(parts)
    first = parts[0]
    return Body(
        mesh.points.astype(np.float32),
        mesh.normals.astype(np.float32),
        mesh.triangles.astype(np.uint32),
        texture_places(mesh, parts).astype(np.float32),
        finish_of(first.material, first.opacity, first.glow),
    )


def finish_order(part: Part) -> tuple[float | str | Colour, ...]:
    """Return what parts of one finish have in common."""
    x = part.material
    looks = (x.colour, x.roughness, x.metallic, x.coat, x.texture, x.glass)
    return (*looks, part.opacity, part.glow or (-1.0, -1.0, -1.0))
