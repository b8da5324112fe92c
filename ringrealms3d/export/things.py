"""Printed things: bodies with a name and a colour, and their files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import trimesh
from numpy.typing import NDArray

from ringrealms3d.core.files import written_whole
from ringrealms3d.export.model import stl_of
from ringrealms3d.export.solids import Body, file_mesh
from ringrealms3d.export.three_mf import ThreeMF
from ringrealms3d.scene.materials import Colour


@dataclass(frozen=True, slots=True, eq=False)
class Thing:
    """A body that is printed, once or several times.

    Attributes:
        name: its name, such as "board".
        body: the body, in millimetres.
        colour: its screen colour.
        poses: where it is printed, each a float64 (4, 4).
    """

    name: str
    body: Body
    colour: Colour
    poses: tuple[NDArray[np.float64], ...]


def save_things(title: str, things: Sequence[Thing], path: Path) -> None:
    """Write things as 3MF, STL, PLY, OBJ or OFF, by the file's extension.

    In 3MF each is a separate object on the plate, with its name and colour.

    Raises:
        UserError: the file cannot be written, or a library is missing.
    """
    if path.suffix.lower() == ".3mf":
        _save_3mf(title, things, path)
        return
    content = _bytes(title, things, path.suffix.lower())
    with written_whole(path) as stream:
        stream.write(content)


def _save_3mf(title: str, things: Sequence[Thing], path: Path) -> None:
    document = ThreeMF(title)
    for thing in things:
        points, triangles = file_mesh(thing.body)
        mesh = document.mesh(thing.name, points, triangles, thing.colour, 1.0)
        for pose in thing.poses:
            document.place(mesh, pose)
    document.save(path)


def _bytes(title: str, things: Sequence[Thing], ending: str) -> bytes:
    points, triangles = _all(things)
    if ending == ".stl":
        return stl_of(title, points[triangles])
    mesh = trimesh.Trimesh(points, triangles, process=False)
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
