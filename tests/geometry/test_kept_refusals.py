"""What is told of files that hold no mesh, and of meshes that are no board, word by word."""

from __future__ import annotations

import struct

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.geometry.convex import convex_polyhedron
from ringrealms3d.geometry.mesh_file import SUFFIXES, parse_mesh
from tests.kept_texts import ReadAsKept

PLY = "ply\nformat ascii 1.0\nelement vertex 3\n" + "".join(
    f"property float {axis}\n" for axis in "xyz"
)
FACES = "element face 1\nproperty list uchar int vertex_indices\nend_header\n"
POINTS = "0 0 0\n1 0 0\n0 1 0\n"
CORNERS = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\n"
CLOSED = "f 1 3 2\nf 1 2 4\nf 2 3 4\nf 1 4 3\n"
STL = "solid a\nfacet normal 0 0 1\nouter loop\n"
FILES = (
    *((".obj", text) for text in ("", "f 1 2", "v 1 2", "v 1 2 x", "f 1 x 3", "f 1 2 3")),
    *((".obj", CORNERS + text) for text in ("f 1 2 5", "f 0 1 2", "f 1 2", "", "f 1 2 -5")),
    (".obj", "v " + "1" * 70_000),
    *((".off", text) for text in ("", "OFF", "OFF\n3 x 0", "OFF\n0 0 0", "4OFF\n3 1 0", "hello")),
    *((".off", f"OFF\n3 1 0\n{text}") for text in ("0 0\n", "0 0 x\n1 0 0\n0 1 0\n", POINTS[:8])),
    *(
        (".off", f"OFF\n3 1 0\n{POINTS}{text}")
        for text in ("3 0 1 3", "3 0 1", "x", "0", "3 0 0 1")
    ),
    (".off", f"OFF\n9999999 1 0\n{POINTS}"),
    (".off", f"OFF\n3 9999999 0\n{POINTS}"),
    *((".ply", text) for text in ("", "ply", "ply\nend_header\n", "ply\nhello\nend_header\n")),
    (".ply", "ply\nformat ascii 1.0\nproperty float x\nend_header\n"),
    (".ply", "ply\nformat ascii 1.0\nelement vertex x\nend_header\n"),
    (".ply", "ply\nformat ascii 1.0\nelement vertex 9999999\nend_header\n"),
    (".ply", PLY.replace("float x", "colour x") + FACES + POINTS),
    (".ply", PLY.replace("float z", "float w") + FACES + POINTS),
    (".ply", PLY + FACES.replace("vertex_indices", "others") + POINTS),
    (".ply", PLY + FACES.replace("int", "float") + POINTS + "3 0 1 2\n"),
    *((".ply", PLY + FACES + POINTS + text) for text in ("", "3 0 1", "3 0 1 3", "2 0 1", "x")),
    (".ply", PLY + FACES + "0 0 x\n"),
    *((".stl", text) for text in ("", "hello", "solid a\nhello", STL, STL + "vertex 0 0 0\n")),
    (".stl", STL + "vertex 0 0 0\nvertex 0 0 1\nendloop\nendfacet\nendsolid\n"),
    (".stl", STL + "vertex 0 0 x\nvertex 0 0 1\n"),
    (".stl", 80 * " " + "\x05\x00\x00\x00"),
)
MESHES = (
    CORNERS,
    CORNERS + "f 1 2 3\n",
    CORNERS + CLOSED.replace("f 1 4 3\n", ""),
    CORNERS + CLOSED + "f 1 4 3\n",
    CORNERS.replace("0 0 1", "0 0 0.000001") + CLOSED,
    CORNERS.replace("0 0 1", "0 0 nan") + CLOSED,
    CORNERS.replace("0 0 1", "0 0 inf") + CLOSED,
    4 * "v 1 1 1\n" + CLOSED,
    CORNERS + "v 0.2 0.2 0.2\n" + CLOSED.replace("f 2 3 4\n", "f 2 3 5\nf 3 4 5\nf 4 2 5\n"),
    CORNERS + CLOSED + CORNERS.replace("v ", "v 9") + "f 5 7 6\nf 5 6 8\nf 6 7 8\nf 5 8 7\n",
    CORNERS.replace("0 0 1", "0.2 0.2 0.00003") + CLOSED,
)


def told(content: bytes, suffix: str) -> str:
    """Return what is told of a file."""
    try:
        points, faces = parse_mesh(content, suffix)
        convex_polyhedron(points, faces)
    except UserError as error:
        return str(error)
    return "a board"


def test_files(read_as_kept: ReadAsKept) -> None:
    lines = [f"{kind} {text[-60:]!r}: {told(text.encode(), kind)}" for kind, text in FILES]
    facet = struct.pack("<12fH", *(3 * [0.0] + [0.0, 0, 0, 1, 0, 0, 0, float("nan"), 0]), 0)
    lines.append(f"a number that is none: {told(80 * b' ' + struct.pack('<I', 1) + facet, '.stl')}")
    read_as_kept(lines, "refused-mesh-files")


def test_meshes(read_as_kept: ReadAsKept) -> None:
    lines = [f"{text!r}: {told(text.encode(), '.obj')}" for text in MESHES]
    read_as_kept(lines, "refused-meshes")


def many(suffix: str, corners: int, faces: int, points: int = 4) -> bytes:
    """Return a file with so many points, and faces of so many corners."""
    rows = points * "0 0 1\n"
    if suffix == ".stl":
        return bytes(80) + faces.to_bytes(4, "little") + bytes(50 * faces)
    if suffix == ".obj":
        face = " ".join(map(str, range(1, corners + 1)))
        return (rows.replace("0 0", "v 0 0") + f"f {face}\n" * faces).encode()
    row = f"{corners} {' '.join(map(str, range(corners)))}\n"
    head = f"OFF\n{points} {faces} 0\n"
    if suffix == ".ply":
        head = (
            (PLY + FACES).replace("vertex 3", f"vertex {points}").replace("face 1", f"face {faces}")
        )
    return (head + rows + row * faces).encode()


@pytest.mark.few(4)
@pytest.mark.parametrize(
    ("suffix", "corners", "faces", "points"),
    [
        *((suffix, 3, 20_000, 4) for suffix in SUFFIXES),
        *((suffix, 4, 10_000, 4) for suffix in SUFFIXES if suffix != ".stl"),
        *((suffix, 3, 1, 60_000) for suffix in SUFFIXES if suffix != ".stl"),
    ],
)
def test_as_many_as_may_be(suffix: str, corners: int, faces: int, points: int) -> None:
    _, found = parse_mesh(many(suffix, corners, faces, points), suffix)
    assert len(found) == faces
    more = (faces, points + 1) if points > 4 else (faces + 1, points)
    with pytest.raises(UserError, match=r"\d+ .*, more than [26]0000"):
        parse_mesh(many(suffix, corners, *more), suffix)
