"""3MF, the format for 3-D printing with colours and a unit; lib3mf writes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import written_whole
from ringrealms3d.core.solid_layout import Surface
from ringrealms3d.exports.models.shown import Shown, appearance_of, hex_colour, numbered_looks
from ringrealms3d.scene.materials import Colour
from ringrealms3d.scene.parts import Part, numbered_mesh

_UNESCAPED = str.maketrans({"'": "’", '"': "”", "&": "+", "<": "‹", ">": "›"})
"""What XML would escape: lib3mf 2.5 misreads some large files in which names have such letters."""


class ThreeMF:
    """A 3MF document that is being made, in millimetres."""

    def __init__(self, title: str) -> None:
        """Start an empty document.

        Raises:
            UserError: lib3mf is not installed.
        """
        self._lib = _lib3mf()
        self._wrapper = self._lib.get_wrapper()
        self._model = self._wrapper.CreateModel()
        self._model.SetUnit(self._lib.ModelUnit.MilliMeter)
        self._model.GetMetaDataGroup().AddMetaData(
            "", "Title", title.translate(_UNESCAPED), "xs:string", True
        )
        self._materials = self._model.AddBaseMaterialGroup()
        self._colours: dict[tuple[Colour, float], int] = {}

    def mesh(
        self,
        name: str,
        points: NDArray[np.floating],
        triangles: NDArray[np.int64],
        colour: Colour,
        opacity: float,
    ) -> Any:
        """Add a mesh of one colour and return it; it is visible once it is placed.

        Args:
            points: float64 (points, 3), in millimetres.
            triangles: int64 (triangles, 3).
        """
        mesh = self._model.AddMeshObject()
        mesh.SetName(name.translate(_UNESCAPED))
        places = np.ascontiguousarray(points, dtype=np.float32)
        corners = np.ascontiguousarray(triangles, dtype=np.uint32)
        mesh.SetGeometry(
            (self._lib.Position * len(places)).from_buffer_copy(places.tobytes()),
            (self._lib.Triangle * len(corners)).from_buffer_copy(corners.tobytes()),
        )
        mesh.SetObjectLevelProperty(
            self._materials.GetUniqueResourceID(), self._colour(colour, opacity)
        )
        return mesh

    def group(self, name: str, members: Iterable[tuple[Any, NDArray[np.float64]]]) -> Any:
        """Add a group of things, each moved by a float64 (4, 4), and return it."""
        group = self._model.AddComponentsObject()
        group.SetName(name.translate(_UNESCAPED))
        for member, matrix in members:
            group.AddComponent(member, self._transform(matrix))
        return group

    def place(self, thing: Any, matrix: NDArray[np.float64]) -> None:
        """Put a mesh or a group on the plate, moved by a float64 (4, 4)."""
        self._model.AddBuildItem(thing, self._transform(matrix))

    @property
    def content(self) -> bytes:
        """The document as a file."""
        return bytes(self._model.QueryWriter("3mf").WriteToBuffer())

    def save(self, path: Path) -> None:
        """Write the document, atomically.

        Raises:
            UserError: the file cannot be written.
        """
        content = self.content
        with written_whole(path) as stream:  # lib3mf ends the process where a disk is full
            stream.write(content)

    def _colour(self, colour: Colour, opacity: float) -> int:
        key = colour, opacity
        if key not in self._colours:
            shown = self._wrapper.FloatRGBAToColor(*colour, opacity)
            self._colours[key] = self._materials.AddMaterial(hex_colour(colour), shown)
        return self._colours[key]

    def _transform(self, matrix: NDArray[np.float64]) -> Any:
        """Return a matrix in the format's form, its columns as rows."""
        transform = self._lib.Transform()
        for row, values in enumerate(matrix[:3].T.tolist()):
            for column, value in enumerate(values):
                transform.Fields[row][column] = value
        return transform


def save_shown(board: Shown, size: float, path: Path) -> None:
    """Write a board as one object on the plate: one group per place, with one mesh per part.

    Args:
        size: the longest side of a box around it, in millimetres.

    Raises:
        UserError: the file cannot be written, or lib3mf is not installed.
    """
    document = ThreeMF(board.title)
    meshes: dict[tuple[Surface, int], Any] = {}
    looks = numbered_looks(board.parts)
    groups: dict[int | None, list[tuple[Any, NDArray[np.float64]]]] = {}
    for part, name in zip(board.parts, board.names, strict=True):
        key = part.surface, looks[appearance_of(part)]
        if key not in meshes:
            meshes[key] = _mesh(document, part, name)
        groups.setdefault(part.place, []).append((meshes[key], part.matrix))
    scale = size / float(np.ptp(numbered_mesh(board.parts).points, axis=0).max())
    document.place(_whole(document, board, groups), np.diag([scale, scale, scale, 1.0]))
    document.save(path)


def _mesh(document: ThreeMF, part: Part, name: str) -> Any:
    surface = part.surface
    colour = part.material.colour
    return document.mesh(name, surface.points, surface.triangles, colour, part.opacity)


def _whole(
    document: ThreeMF,
    board: Shown,
    groups: Mapping[int | None, list[tuple[Any, NDArray[np.float64]]]],
) -> Any:
    still = np.eye(4)
    members = [
        (document.group("board" if place is None else board.places[place], some), still)
        for place, some in groups.items()
    ]
    return document.group(board.title, members)


def _lib3mf() -> Any:
    try:
        return import_module("lib3mf")
    except ImportError:
        raise UserError(
            "a 3MF file needs lib3mf, which is not available for this machine: choose "
            "another ending"
        ) from None
