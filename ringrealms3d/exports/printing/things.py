"""Printed things: bodies with a name and a colour, and their files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import trimesh
from numpy.typing import NDArray

from ringrealms3d.core.files import written_whole
from ringrealms3d.exports.models.three_mf import ThreeMF
from ringrealms3d.exports.printing.solids import Body, file_mesh
from ringrealms3d.scene.materials import Colour

ColouredPart = tuple[str, Body, Colour]
"""A material's name, a body, and its screen colour."""


@dataclass(frozen=True, slots=True, eq=False)
class Thing:
    """A body that is printed, once or several times.

    Attributes:
        name: its name, such as "board".
        body: the body, in millimetres.
        colour: its screen colour.
        poses: where it is printed, each a float64 (4, 4).
        parts: the bodies that it consists of if it has several colours, by their materials.
    """

    name: str
    body: Body
    colour: Colour
    poses: tuple[NDArray[np.float64], ...]
    parts: tuple[ColouredPart, ...] = ()


def save_things(title: str, things: Sequence[Thing], path: Path) -> None:
    """Write things as 3MF, STL, PLY, OBJ or OFF, by the file's extension.

    In 3MF each is a separate object on the plate, with its name and colour, or a group of bodies
    with one colour each.

    Raises:
        UserError: the file cannot be written, or a library is missing.
    """
    content = things_file(title, things, path.suffix.lower())
    with written_whole(path) as stream:
        stream.write(content)


def things_file(title: str, things: Sequence[Thing], ending: str) -> bytes:
    """Return a file with things, by its extension; see :func:`save_things`."""
    return _3mf(title, things) if ending == ".3mf" else _bytes(things, ending)


def _3mf(title: str, things: Sequence[Thing]) -> bytes:
    document = ThreeMF(title)
    for thing in things:
        made = _object(document, thing)
        for pose in thing.poses:
            document.place(made, pose)
    return document.content


def _object(document: ThreeMF, thing: Thing) -> Any:
    if not thing.parts:
        return document.mesh(thing.name, *file_mesh(thing.body), thing.colour, 1.0)
    bodies = (
        (document.mesh(f"{thing.name}: {material}", *file_mesh(body), colour, 1.0), np.eye(4))
        for material, body, colour in thing.parts
    )
    return document.group(thing.name, bodies)


def _bytes(things: Sequence[Thing], ending: str) -> bytes:
    mesh = trimesh.Trimesh(*_all(things), process=False)
    content: str | bytes = mesh.export(file_type=ending[1:])
    return content.encode() if isinstance(content, str) else content


def _all(things: Sequence[Thing]) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """Return all things as one mesh: points, float64 (points, 3), and triangles."""
    points, triangles, start = [], [], 0
    for thing in things:
        places, corners = file_mesh(thing.body)
        for pose in thing.poses:
            points.append(places @ pose[:3, :3].T + pose[:3, 3])
            triangles.append(corners + start)
            start += len(places)
    return np.concatenate(points), np.concatenate(triangles)
