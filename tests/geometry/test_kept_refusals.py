"""What is told of files that hold no mesh, and of meshes that are no board, word by word."""

from __future__ import annotations

import struct

from ringrealms3d.core.errors import UserError
from ringrealms3d.geometry.convex import convex_polyhedron
from ringrealms3d.geometry.mesh_file import parse_mesh
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
