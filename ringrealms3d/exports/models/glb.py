"""glTF 2.0 in one binary file (GLB): one node per place, with one child node per part.

Shared surfaces are stored once. Colours are in linear light, y is up and units are metres, as the
format requires. The shade of grooves is omitted: it would be in vertex colours, which VTK draws
instead of the material's. Source: Khronos Group, "glTF 2.0 Specification" (2021).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import Surface
from ringrealms3d.core.version import __version__
from ringrealms3d.exports.models.gltf_buffer import Buffer, glb_file
from ringrealms3d.exports.models.shown import (
    Appearance,
    Shown,
    appearance_of,
    look_name,
    numbered_looks,
)
from ringrealms3d.exports.photo.finishes import linear
from ringrealms3d.scene.materials import REFRACTION, Colour
from ringrealms3d.scene.parts import Part

Node = dict[str, Any]

_UPRIGHT = [-(0.5**0.5), 0.0, 0.0, 0.5**0.5]  # a quaternion that turns z upwards into y upwards
_COAT_ROUGHNESS = 0.1
_COAT = "KHR_materials_clearcoat"
_THICKNESS = 0.4  # of glass, in a piece's radius
_GLOW = 0.6  # the light that a glow gives off, next to its colour in white light


def glb_bytes(board: Shown) -> bytes:
    """Return a board as a GLB file.

    The root, which turns z up into y up, has the board's own parts and a named node for each place,
    at its middle, with the place's parts.
    """
    looks = numbered_looks(board.parts)
    meshes = _Meshes(looks)
    numbers = [meshes.number(part) for part in board.parts]
    materials = [_material(look, number) for look, number in looks.items()]
    used = {name for material in materials for name in material.get("extensions", ())}
    document: dict[str, Any] = {
        "asset": {"version": "2.0", "generator": f"ringrealms3d {__version__}"},
        "extensionsUsed": sorted(used),
        "scene": 0,
        "scenes": [{"name": board.title, "nodes": [0]}],
        "nodes": _nodes(board, numbers),
        "materials": materials,
        "meshes": meshes.all,
        **meshes.buffer.tables,
    }
    return glb_file(_without_empty(document), meshes.buffer.content)


class _Meshes:
    """Meshes by surface and look; parts that share both share one."""

    def __init__(self, looks: Mapping[Appearance, int]) -> None:
        self.buffer = Buffer()
        self.all: list[dict[str, Any]] = []
        self._looks = looks
        self._surfaces: dict[Surface, dict[str, Any]] = {}
        self._numbers: dict[tuple[Surface, int], int] = {}

    def number(self, part: Part) -> int:
        """Return the number of a part's mesh, adding it if it is new."""
        look = self._looks[appearance_of(part)]
        key = part.surface, look
        if key not in self._numbers:
            self._numbers[key] = len(self.all)
            shape = self._shape(part.surface)
            self.all.append({"name": part.kind, "primitives": [{**shape, "material": look}]})
        return self._numbers[key]

    def _shape(self, surface: Surface) -> dict[str, Any]:
        if surface not in self._surfaces:
            attributes = {
                "POSITION": self.buffer.points(surface.points),
                "NORMAL": self.buffer.directions(surface.normals),
            }
            indices = self.buffer.triangles(surface.triangles)
            self._surfaces[surface] = {"attributes": attributes, "indices": indices}
        return self._surfaces[surface]


def _nodes(board: Shown, meshes: Sequence[int]) -> list[Node]:
    """Return the root, then a node for each place that has parts, then a node for each part."""
    taken = sorted({part.place for part in board.parts if part.place is not None})
    numbers: dict[int | None, int] = {place: number for number, place in enumerate(taken, 1)}
    numbers[None] = 0
    root: Node = {
        "name": board.title,
        "rotation": _UPRIGHT,
        "children": list(range(1, len(numbers))),
    }
    groups = [root, *(_group(board, place) for place in taken)]
    ways = np.array([_middle(board, part.place) for part in board.parts])
    matrices = np.array([part.matrix for part in board.parts])
    poses = _poses(matrices[:, :3, :3], matrices[:, :3, 3] - ways)
    rows = zip(board.parts, board.names, meshes, poses, strict=True)
    leaves = []
    for number, (part, name, mesh, pose) in enumerate(rows, len(groups)):
        groups[numbers[part.place]]["children"].append(number)
        leaves.append({"name": name, "mesh": mesh, **pose})
    return [*groups, *leaves]


def _group(board: Shown, place: int) -> Node:
    middle = board.centres[place].tolist()
    return {"name": board.places[place], "translation": middle, "children": []}


def _middle(board: Shown, place: int | None) -> NDArray[np.float64]:
    return np.zeros(3) if place is None else board.centres[place]


def _poses(turns: NDArray[np.float64], ways: NDArray[np.float64]) -> list[Node]:
    """Return rotations, which may include a scale, and translations as node transforms."""
    scales = np.linalg.norm(turns[:, :, 0], axis=1)
    rotations = quaternions(turns / scales[:, None, None])
    return [
        _without_rest(way, rotation, scale)
        for way, rotation, scale in zip(
            ways.tolist(), rotations.tolist(), scales.tolist(), strict=True
        )
    ]


def _without_rest(way: list[float], rotation: list[float], scale: float) -> Node:
    """Return a node's transform without identity parts."""
    pose: Node = {}
    if any(way):
        pose["translation"] = way
    if abs(rotation[3]) < 1 - 1e-12:
        pose["rotation"] = rotation
    if abs(scale - 1) > 1e-12:
        pose["scale"] = [scale] * 3
    return pose


def quaternions(turns: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return rotations, float64 (n, 3, 3), as unit quaternions x, y, z, w, float64 (n, 4).

    The quaternion is the eigenvector of the largest eigenvalue of a symmetric matrix, which needs
    no cases. Source: I. Y. Bar-Itzhack, "New method for extracting the quaternion from a rotation
    matrix" (2000).
    """
    m = turns
    k = np.empty((len(m), 4, 4))
    k[:, :3, :3] = m + m.transpose(0, 2, 1)
    trace = np.trace(m, axis1=1, axis2=2)
    k[:, range(3), range(3)] -= trace[:, None]
    twist = np.stack([m[:, 2, 1] - m[:, 1, 2], m[:, 0, 2] - m[:, 2, 0], m[:, 1, 0] - m[:, 0, 1]], 1)
    k[:, :3, 3] = k[:, 3, :3] = twist
    k[:, 3, 3] = trace
    best = np.linalg.eigh(k).eigenvectors[:, :, -1]
    return np.asarray(np.where(best[:, 3:] < 0, -best, best))


def _material(look: Appearance, number: int) -> dict[str, Any]:
    x = look.material
    extensions: dict[str, dict[str, float]] = {}
    if x.coat:
        coat = {"clearcoatFactor": x.coat, "clearcoatRoughnessFactor": _COAT_ROUGHNESS}
        extensions[_COAT] = coat
    if x.glass:
        extensions["KHR_materials_transmission"] = {"transmissionFactor": x.glass}
        extensions["KHR_materials_volume"] = {"thicknessFactor": _THICKNESS}
        extensions["KHR_materials_ior"] = {"ior": REFRACTION}
    material: dict[str, Any] = {
        "name": look_name(look, number),
        "pbrMetallicRoughness": {
            "baseColorFactor": [*_shares(x.colour), look.opacity],
            "metallicFactor": x.metallic,
            "roughnessFactor": x.roughness,
        },
        "doubleSided": not x.glass,  # the inside of glass is not a surface
        "extensions": extensions,
    }
    if look.glow is not None:
        material["emissiveFactor"] = _shares(look.glow, _GLOW)
    if look.opacity < 1:
        material["alphaMode"] = "BLEND"
    return _without_empty(material)


def _shares(colour: Colour, strength: float = 1.0) -> list[float]:
    """Return a screen colour in linear light."""
    return [round(strength * float(part), 6) for part in linear(colour)]


def _without_empty(values: dict[str, Any]) -> dict[str, Any]:
    """Remove empty entries, which the format does not allow."""
    return {name: value for name, value in values.items() if value not in ({}, [])}
