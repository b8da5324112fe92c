"""Parts by numbers: parts that occur in many positions are stored once."""

from __future__ import annotations

from base64 import b64encode
from hashlib import blake2b
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from ringrealms3d.core.solid_layout import Surface
from ringrealms3d.exports.pages.page_glb import PageMesh
from ringrealms3d.scene.materials import Material
from ringrealms3d.scene.note_parts import SIGNED
from ringrealms3d.scene.parts import Part
from ringrealms3d.scene.textures import GAMMA, mean_share, texture

_DIGITS = 5
_TEXTURE_SIZE = 512
_TEXTURE_QUALITY = 80
_PIECE = "piece"

Row = tuple[int, int, int, int]
"""A part: the numbers of its mesh, material and matrix, and for a piece its place, else -1."""


class PartTable:
    """Numbers parts, and their components, in order of first use.

    Attributes:
        meshes: all surfaces.
        materials: the materials, as JSON data.
        matrices: the first three rows of the surfaces' matrices, row by row.
        rows: the parts.
        signs: the numbers of those that belong to the signs of moves, which face the camera.
    """

    def __init__(self) -> None:
        """Start empty."""
        self.meshes: list[PageMesh] = []
        self.materials: list[dict[str, Any]] = []
        self.matrices: list[list[float]] = []
        self.rows: list[Row] = []
        self.signs: set[int] = set()
        self._numbers: dict[Row, int] = {}
        self._mesh_numbers: dict[tuple[bytes, str], int] = {}
        self._known_meshes: dict[tuple[int, str], tuple[Surface, int]] = {}
        self._material_numbers: dict[tuple[Material, float, bool], int] = {}
        self._matrix_numbers: dict[bytes, int] = {}

    def number(self, part: Part) -> int:
        """Return the number of a part."""
        place = part.place if part.kind == _PIECE and part.place is not None else -1
        material = self._material(part)
        row = self._mesh(part), material, self._matrix(part.matrix), place
        if row not in self._numbers:
            self._numbers[row] = len(self.rows)
            self.rows.append(row)
        number = self._numbers[row]
        if part.kind == SIGNED:
            self.signs.add(number)
        return number

    def textures(self) -> dict[str, str]:
        """Return the textures of all materials as data URLs."""
        names = sorted({x["texture"] for x in self.materials if "texture" in x})
        return {name: _texture_address(name) for name in names}

    def _mesh(self, part: Part) -> int:
        surface, texture = part.surface, part.material.texture
        known = self._known_meshes.get((id(surface), texture))
        if known is not None:
            return known[1]
        key = _digest(surface), texture
        if key not in self._mesh_numbers:
            self._mesh_numbers[key] = len(self.meshes)
            self.meshes.append(PageMesh(surface, texture))
        # the surface is kept, so that no other one can come to have its id
        self._known_meshes[id(surface), texture] = surface, self._mesh_numbers[key]
        return self._mesh_numbers[key]

    def _material(self, part: Part) -> int:
        key = part.material, part.opacity, part.shines_through
        if key not in self._material_numbers:
            self._material_numbers[key] = len(self.materials)
            self.materials.append(_described(*key))
        return self._material_numbers[key]

    def _matrix(self, matrix: NDArray[np.float64]) -> int:
        rows = np.round(matrix[:3], _DIGITS) + 0.0  # no minus before zeros
        key = rows.tobytes()
        if key not in self._matrix_numbers:
            self._matrix_numbers[key] = len(self.matrices)
            self.matrices.append(rows.ravel().tolist())
        return self._matrix_numbers[key]


def _digest(surface: Surface) -> bytes:
    shape = surface.points, surface.normals, surface.triangles
    arrays = *shape, surface.light, surface.cover, surface.thrown
    found = blake2b(digest_size=16)
    for array in arrays:
        found.update(b"-" if array is None else np.ascontiguousarray(array).tobytes())
    return found.digest()


def _described(material: Material, opacity: float, shines_through: bool) -> dict[str, Any]:
    """Return a material as JSON data; its colour multiplies its texture's."""
    colour = np.array(material.colour)
    if material.texture:
        colour = np.minimum(1.0, colour / np.array(mean_share(material.texture)) ** (1 / GAMMA))
    described: dict[str, Any] = {
        "colour": np.round(colour, 4).tolist(),
        "roughness": material.roughness,
        "metallic": material.metallic,
        "coat": material.coat,
        "opacity": round(opacity, 3),
    }
    if material.texture:
        described["texture"] = material.texture
    if material.glass:
        described["glass"] = material.glass
    if not material.lit:
        described["unlit"] = True
    if shines_through:
        described["through"] = True
    return described


def _texture_address(name: str) -> str:
    file = BytesIO()
    image = Image.fromarray(texture(name, _TEXTURE_SIZE))
    image.save(file, "webp", quality=_TEXTURE_QUALITY)
    return f"data:image/webp;base64,{b64encode(file.getvalue()).decode()}"
