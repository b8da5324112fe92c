"""Mesh files as other programs write them: the same solid, whatever the dialect.

trimesh and VTK read the same bytes where they know the dialect, and find the same points and faces.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
import pyvista
import trimesh

from ringrealms3d.core.errors import UserError
from ringrealms3d.geometry.convex import convex_polyhedron
from ringrealms3d.geometry.incidence import site_counts
from ringrealms3d.geometry.mesh_file import parse_mesh
from ringrealms3d.geometry.polyhedron import Face
from ringrealms3d.geometry.standing import realm_polyhedron
from tests.geometry import solids
from tests.geometry.realms import NAMES

POINTS = ((0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0), (0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1))
FACES: tuple[Face, ...] = (
    (0, 3, 2, 1),
    (4, 5, 6, 7),
    (0, 1, 5, 4),
    (1, 2, 6, 5),
    (2, 3, 7, 6),
    (3, 0, 4, 7),
)
CUBE = (6, 12, 8)


def rows(numbers: Sequence[Sequence[object]], behind: str = "") -> str:
    return "".join(" ".join(map(str, row)) + behind + "\n" for row in numbers)


def off(
    head: str = "OFF\n8 6 12\n", point: str = "", colour: str = "", faces: Sequence[Face] = FACES
) -> str:
    """Return the cube, with something behind the points and the faces."""
    return head + rows(POINTS, point) + rows([(len(face), *face) for face in faces], colour)


ONE_LINE = " ".join(off().split())
HALF_LINES = "\n".join(" ".join(ONE_LINE.split()[k : k + 7]) for k in range(0, 60, 7))

OFF = {
    "plain": off(),
    "a number for a colour": off(colour=" 7"),
    "whole numbers for a colour": off(colour=" 255 0 0"),
    "decimals for a colour": off(colour=" 0.5 0.25 1.0"),
    "decimals and alpha": off(colour="  0.5 0.25 1.0 0.75"),
    "colours of some faces": off(faces=FACES[:5]) + "4 3 0 4 7 1.0 0.0 0.0\n",
    "COFF": off("COFF\n8 6 12\n", " 0.5 0.5 0.5 1"),
    "COFF of three whole numbers": off("COFF\n8 6 12\n", " 255 128 0"),
    "COFF with colours of faces": off("COFF\n8 6 12\n", " 255 128 0 255", " 0.5 0.5 0.5"),
    "NOFF": off("NOFF\n8 6 12\n", " 0 0 1"),
    "CNOFF": off("CNOFF\n8 6 12\n", " 0 0 1 0.5 0.5 0.5 1"),
    "STOFF": off("STOFF\n8 6 12\n", " 0.5 0.5"),
    "STCNOFF": off("STCNOFF\n8 6 12\n", " 0 0 1 0.5 0.5 0.5 1 0.5 0.5"),
    "colours of points unannounced": off(point=" 255 128 0 255"),
    "the counts behind the word": off("OFF 8 6 12\n"),
    "the counts joined to the word": off("OFF8 6 12\n"),
    "two counts": off("OFF\n8 6\n"),
    "counts in lines of their own": off("OFF\n8\n6\n12\n"),
    "no word": off("8 6 12\n"),
    "small letters": off("off\n8 6 12\n"),
    "small letters with normals": off("noff\n8 6 12\n", " 0 0 1"),
    "one line": ONE_LINE,
    "no word in one line": ONE_LINE.removeprefix("OFF "),
    "no word and one number in each line": "\n".join(ONE_LINE.split()[1:]),
    "one line for each part": "\n".join(" ".join(part.split()) for part in (
        "OFF 8 6 12", rows(POINTS), rows([(len(face), *face) for face in FACES]))),
    "one word in each line": "\n".join(ONE_LINE.split()),
    "lines of seven words": HALF_LINES,
    "lines of two points": "OFF\n8 6 12\n" + rows([(*a, *b) for a, b in zip(
        POINTS[::2], POINTS[1::2], strict=True)]) + rows([(len(face), *face) for face in FACES]),
    "COFF in one line": " ".join(off("COFF\n8 6 12\n", " 0.5 0.5 0.5 1").split()),
    "faces that go on": off(faces=()) + rows(
        [(len(face), face[0], f"\n  {face[1]}", *face[2:]) for face in FACES], " 0.5 0.5 0.5"),
    "points and edges among the faces": off("OFF\n8 8 12\n", faces=((0,), *FACES, (0, 1))),
    "comments": "# one\n\n" + off("OFF # a cube\n# two\n8 6 12 # eight\n", " # here", " 1 # there"),
    "DOS lines": off().replace("\n", "\r\n"),
    "old Mac lines": off().replace("\n", "\r"),
    "no last line break": off().rstrip(),
    "more behind the end": off() + "\n# the end\n\n",
    "tabs": off().replace(" ", "\t"),
    "a dimension as qhull writes it": off("3\n8 6 12\n"),
}  # fmt: skip
FACES_IN_LINES = (
    "plain",
    "a number for a colour",
    "decimals and alpha",
    "COFF with colours of faces",
    "lines of two points",
    "a dimension as qhull writes it",
)
READ_BY_TRIMESH = (
    "plain",
    "whole numbers for a colour",
    "decimals for a colour",
    "COFF with colours of faces",
    "the counts behind the word",
    "comments",
    "DOS lines",
    "no last line break",
)


def counts(content: bytes | str, suffix: str) -> tuple[int, int, int]:
    data = content.encode() if isinstance(content, str) else content
    return site_counts(convex_polyhedron(*parse_mesh(data, suffix)))


@pytest.mark.parametrize("dialect", OFF)
def test_a_cube_in_any_dialect_of_off_is_a_cube(dialect: str) -> None:
    points, faces = parse_mesh(OFF[dialect].encode(), ".off")
    assert points.tolist() == [list(map(float, point)) for point in POINTS]
    assert faces == FACES
    assert counts(OFF[dialect], ".off") == CUBE


@pytest.mark.parametrize("dialect", FACES_IN_LINES)
def test_an_off_without_its_last_face_says_how_much_is_there(dialect: str) -> None:
    lines = [line for line in OFF[dialect].splitlines() if line and not line.startswith("#")]
    with pytest.raises(UserError, match="8 vertices and 6 faces announced, 13 lines found"):
        parse_mesh("\n".join(lines[:-1]).encode(), ".off")


@pytest.mark.parametrize("dialect", READ_BY_TRIMESH)
def test_trimesh_finds_the_same_in_an_off(dialect: str) -> None:
    content = OFF[dialect].encode()
    read = trimesh.load_mesh(BytesIO(content), file_type="off", process=False)
    points, faces = parse_mesh(content, ".off")
    assert read.vertices.tolist() == points.tolist()
    corners = [set(map(int, row)) for row in read.faces]
    assert [sum(row <= set(face) for row in corners) for face in faces] == [2] * len(faces)


@pytest.mark.parametrize(
    ("head", "words"),
    [
        ("4OFF\n8 6 12\n", "4OFF is for vertices of four coordinates or more"),
        ("nOFF\n3\n8 6 12\n", "nOFF is for vertices of four coordinates or more"),
        ("C4nOFF\n3\n8 6 12\n", "C4nOFF is for"),
        ("OFF BINARY\n\0\0\0\x08", "it is binary; save it as text"),
        ("COFF\tBINARY\n", "it is binary"),
        ("PLY\n", "line 1: an OFF file starts with the word OFF"),
    ],
)
def test_an_off_of_another_kind_is_refused_by_its_kind(head: str, words: str) -> None:
    with pytest.raises(UserError, match=words):
        parse_mesh(off(head).encode(), ".off")


@pytest.mark.parametrize("first", range(5))
@pytest.mark.parametrize("second", range(5))
def test_a_point_in_the_middle_of_an_edge_may_stand_anywhere(first: int, second: int) -> None:
    turned = [(0, 3, 2, 1, 8), FACES[1], (0, 8, 1, 5, 4), *FACES[3:]]
    for place, turn in ((0, first), (2, second)):
        turned[place] = turned[place][turn:] + turned[place][:turn]
    points = np.array([*POINTS, (0.5, 0, 0)], dtype=float)
    assert site_counts(convex_polyhedron(points, turned)) == CUBE


@pytest.mark.parametrize("size", [0.5, 1.0, 20.0])
@pytest.mark.parametrize("name", NAMES)
def test_faces_of_coordinates_with_three_decimals_are_taken_as_listed(
    name: str, size: float
) -> None:
    realm = realm_polyhedron(name)
    turned = solids.moved((realm.vertices, np.zeros((0, 3), dtype=np.int64)), seed=3)[0]
    points = np.round(turned / 7.3 * size, 3)
    text = f"OFF\n{len(points)} {len(realm.faces)} 0\n" + rows(points.tolist())
    text += rows([(len(face), *face) for face in realm.faces])
    assert counts(text, ".off") == site_counts(realm)


@pytest.mark.parametrize("name", NAMES)
def test_triangles_of_coordinates_with_three_decimals_are_joined(name: str) -> None:
    realm = realm_polyhedron(name)
    turned = solids.moved(solids.of_polyhedron(realm), seed=3)
    points = np.round(turned[0] / 7.3, 3)
    assert site_counts(convex_polyhedron(points, turned[1])) == site_counts(realm)


@pytest.mark.few(20)
@pytest.mark.parametrize("decimals", [3, 4])
@pytest.mark.parametrize("seed", range(40))
def test_triangles_around_a_point_of_rounded_coordinates_are_joined(
    seed: int, decimals: int
) -> None:
    """The middle of a face bends it outwards as often as inwards, and the solid stays convex."""
    exact = convex_polyhedron(*solids.hull([*solids.ring(6), np.array([0.0, 0.0, 1.0])]))
    points = [*exact.vertices]
    triangles = []
    for face in exact.faces:
        triangles += [(*side, len(points)) for side in zip(face, face[1:] + face[:1], strict=True)]
        points.append(exact.vertices[list(face)].mean(axis=0))
    turned = solids.moved((np.array(points), np.array(triangles)), seed)[0]
    read = convex_polyhedron(
        np.round(turned * (2.0 / np.ptp(turned, axis=0).max()), decimals), triangles
    )
    assert site_counts(read) == site_counts(exact)


@pytest.mark.parametrize("first", range(5))
@pytest.mark.parametrize("second", range(5))
def test_a_face_with_a_point_in_the_middle_of_an_edge_may_be_cut(first: int, second: int) -> None:
    turned = [(0, 3, 2, 1, 8), FACES[1], (0, 8, 1, 5, 4), *FACES[3:]]
    for place, turn in ((0, first), (2, second)):
        turned[place] = turned[place][turn:] + turned[place][:turn]
    fans = [(f[0], f[k], f[k + 1]) for f in turned for k in range(1, len(f) - 1)]
    points = np.array([*POINTS, (0.5, 0, 0)], dtype=float)
    assert site_counts(convex_polyhedron(points, fans)) == CUBE


def test_a_face_far_from_plane_is_cut_so_that_the_solid_stays_convex() -> None:
    """A cube with one corner pulled out: three of its faces bend."""
    points = np.array(POINTS, dtype=float)
    points[6] = 1.3, 1.3, 1.3
    for turn in range(4):
        faces = [face[turn:] + face[:turn] for face in FACES]
        assert site_counts(convex_polyhedron(points, faces)) == (9, 15, 8)


def stl(*solid: str, facet: str = "facet normal 0 0 0") -> str:
    read = trimesh.Trimesh(POINTS, [t for f in FACES for t in (f[:3], (f[0], *f[2:]))])
    loops = [
        f"  {facet}\n    outer loop\n" + "".join(f"      vertex {x} {y} {z}\n" for x, y, z in row)
        + "    endloop\n  endfacet\n"
        for row in read.triangles.tolist()
    ]  # fmt: skip
    share = len(loops) // len(solid)
    return "".join(
        f"solid {name}\n{''.join(loops[k * share : (k + 1) * share])}endsolid {name}\n"
        for k, name in enumerate(solid)
    )


STL: dict[str, str] = {
    "plain": stl("cube"),
    "no name": stl(""),
    "a name of several words": stl("my cube, facet by facet (vertex 1)"),
    "capitals": stl("CUBE").upper(),
    "two solids": stl("one", "two"),
    "indented by tabs": stl("cube").replace("  ", "\t"),
    "DOS lines": stl("cube").replace("\n", "\r\n"),
    "exponents": stl("cube").replace("1.0", "1.000000e+00").replace("0.0", "0.000000E+00"),
    "a line before it": "\n" + stl("cube"),
}


@pytest.mark.parametrize("dialect", STL)
def test_a_cube_in_any_dialect_of_stl_is_a_cube(dialect: str) -> None:
    assert counts(STL[dialect], ".stl") == CUBE


@pytest.mark.parametrize("head", [b"", b"solid cube, as some programs begin", b"\xff" * 80])
@pytest.mark.parametrize("behind", [b"", b"\0", b"\r\n", b"made by a printer's program" * 9])
def test_a_binary_stl_may_begin_and_end_with_anything(head: bytes, behind: bytes) -> None:
    plain = solids.file_bytes(solids.box(1, 1, 1), "stl")
    content = head.ljust(80) + plain[80:] + behind
    assert counts(content, ".stl") == CUBE
    assert len(parse_mesh(content, ".stl")[1]) == 12


def test_words_of_an_stl_may_be_broken_into_lines_anywhere() -> None:
    plain = solids.file_bytes(solids.box(1, 1, 1), "stl_ascii").decode()
    for text in (
        plain.upper().replace("E-", "e-"),
        " ".join(plain.split()),
        plain.replace("outer loop\n", "outer loop "),
        plain.replace("endfacet", "color 1 0 0\nendfacet"),
        plain.replace("solid", "solid a vertex 1 2 3\n# made by hand\n; and again"),
    ):
        assert counts(text.encode(), ".stl") == CUBE


def ply(
    form: str = "ascii",
    scalar: str = "float",
    lists: str = "uchar int",
    extra: bool = False,
    line: str = "\n",
    comment: str = "end_header is yet to come",
) -> bytes:
    """Return the cube as PLY in some dialect; with extra properties before and behind."""
    head = ["ply", f"format {form} 1.0", f"comment {comment}", "obj_info by hand"]
    head += [f"element vertex {len(POINTS)}"]
    head += ["property uchar red"] * extra + [f"property {scalar} {axis}" for axis in "xyz"]
    head += ["property float nx"] * extra + [f"element face {len(FACES)}"]
    head += ["property list uchar float texcoord"] * extra
    head += [f"property list {lists} vertex_{'index' if extra else 'indices'}"]
    head += ["property ushort flags"] * extra + ["element edge 0", "property int vertex1"]
    number, index = _CODES[scalar], [_CODES[kind] for kind in lists.split()]
    vertices = [[("B", 9)] * extra + [(number, x) for x in point] + [("f", 0.5)] * extra
                for point in POINTS]  # fmt: skip
    faces = [
        [("B", 2), ("f", 0.5), ("f", 0.25)] * extra
        + [(index[0], 4), *((index[1], corner) for corner in face)]
        + [("H", 3)] * extra
        for face in FACES
    ]
    start = line.join([*head, "end_header", ""]).encode()
    if form == "ascii":
        lines = (" ".join(str(value) for _, value in row) for row in (*vertices, *faces))
        return start + line.join([*lines, ""]).encode()
    order = "<" if "little" in form else ">"
    cells = (cell for row in (*vertices, *faces) for cell in row)
    return start + b"".join(struct.pack(order + kind, value) for kind, value in cells)


_CODES = {"char": "b", "uchar": "B", "uint8": "B", "short": "h", "ushort": "H", "int": "i",
          "uint": "I", "int32": "i", "uint32": "I", "float": "f", "float32": "f", "double": "d",
          "float64": "d", "int16": "h", "uint16": "H", "int8": "b"}  # fmt: skip
FORMS = ("ascii", "binary_little_endian", "binary_big_endian")


@pytest.mark.few(30)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("extra", [False, True])
@pytest.mark.parametrize("scalar", ["float", "double", "float32", "short", "int8"])
@pytest.mark.parametrize("lists", ["uchar int", "uint8 uint16", "int32 int32", "ushort uchar"])
def test_a_cube_in_any_dialect_of_ply_is_a_cube(
    form: str, extra: bool, scalar: str, lists: str
) -> None:
    content = ply(form, scalar, lists, extra)
    assert parse_mesh(content, ".ply")[1] == FACES
    assert counts(content, ".ply") == CUBE


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("line", ["\r\n", "\r"])
def test_lines_of_a_ply_may_end_in_any_way(form: str, line: str) -> None:
    assert parse_mesh(ply(form, line=line), ".ply")[1] == FACES
    assert parse_mesh(ply(form, scalar="char", line=line), ".ply")[1] == FACES


def test_numbers_of_a_text_ply_may_stand_in_any_lines() -> None:
    head, _, body = ply().partition(b"end_header\n")
    for broken in (b" ".join(body.split()), b"\n".join(body.split())):
        assert parse_mesh(head + b"end_header \n" + broken, ".ply")[1] == FACES


def obj(*, line: str = "\n", corner: str = "{}", head: str = "", point: str = "") -> str:
    """Return the cube as OBJ in some dialect."""
    lines = [head, *(f"v {x} {y} {z}{point}" for x, y, z in POINTS)]
    lines += ["f " + " ".join(corner.format(n + 1) for n in face) for face in FACES]
    return line.join([*lines, ""])


OBJ = {
    "plain": obj(),
    "points with colours": obj(point=" 0.5 0.5 0.5"),
    "points with weights": obj(point=" 1.0"),
    "texture and normals": obj(corner="{0}/1/1", head="vt 0 0\nvn 0 0 1"),
    "normals alone": obj(corner="{0}//1", head="vn 0 0 1"),
    "as Blender writes": obj(
        head="# Blender\nmtllib a.mtl\no Cube\ns off\nusemtl Material\ng top\ns 1", corner="{}/1"
    ),
    "DOS lines": obj(line="\r\n"),
    "tabs": obj().replace(" ", "\t"),
    "a path in a comment": obj(head="# C:\\models\\"),
    "faces that go on": obj().replace("f ", "f \\ \n"),
    "faces of the first version": obj().replace("f ", "fo "),
    "counted from the end": obj().replace("f ", "f ") .replace("f 1 ", "f -8 "),
}  # fmt: skip


@pytest.mark.parametrize("dialect", OBJ)
def test_a_cube_in_any_dialect_of_obj_is_a_cube(dialect: str) -> None:
    assert parse_mesh(OBJ[dialect].encode(), ".obj")[1] == FACES
    assert counts(OBJ[dialect], ".obj") == CUBE


BINARY_STL = solids.file_bytes(solids.box(1, 1, 1), "stl")
NOT_READ_BY_TRIMESH = (
    "a name of several words",
    "a line before it",
    "tabs",
    "a path in a comment",
    "faces that go on",
    "faces of the first version",
)
SHARED: dict[str, bytes] = {
    **{f"{name}.stl": text.encode() for name, text in STL.items()},
    "binary.stl": BINARY_STL,
    "ascii.ply": ply(comment="by hand"),
    "ascii double.ply": ply("ascii", "double", "int int", comment="by hand"),
    **{f"{name}.obj": text.encode() for name, text in OBJ.items()},
}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("lists", ["uchar int", "int int", "uchar uint"])
def test_vtk_finds_the_same_points_and_faces_in_a_ply(
    form: str, lists: str, tmp_path: Path
) -> None:
    path = tmp_path / "cube.ply"
    path.write_bytes(ply(form, "float", lists, comment="by hand"))
    read = pyvista.read(path)
    points, faces = parse_mesh(path.read_bytes(), ".ply")
    assert read.points.tolist() == points.tolist()
    assert [tuple(face) for face in read.irregular_faces] == list(faces)


@pytest.mark.parametrize("name", [n for n in SHARED if n[:-4] not in NOT_READ_BY_TRIMESH])
def test_trimesh_finds_the_same_points_and_surface(name: str) -> None:
    suffix = name[-4:]
    read = trimesh.load(BytesIO(SHARED[name]), file_type=suffix[1:], force="mesh", process=False)
    ours = convex_polyhedron(*parse_mesh(SHARED[name], suffix))
    points, _ = parse_mesh(SHARED[name], suffix)
    assert {tuple(p) for p in read.vertices.tolist()} == {tuple(p) for p in points.tolist()}
    read.merge_vertices(merge_tex=True, merge_norm=True)
    assert read.is_volume
    assert len(read.vertices) == len(ours.vertices)
    assert len(np.unique(read.face_normals.round(6), axis=0)) == len(ours.faces)


WRITERS: dict[str, Callable[[pyvista.PolyData, Path], None]] = {
    "cube.ply": lambda mesh, path: mesh.save(path, binary=True),
    "text.ply": lambda mesh, path: mesh.save(path, binary=False),
    "cube.stl": lambda mesh, path: mesh.save(path, binary=True),
    "text.stl": lambda mesh, path: mesh.save(path, binary=False),
    "cube.obj": lambda mesh, path: mesh.save(path),
}


@pytest.mark.parametrize("name", WRITERS)
def test_what_vtk_writes_is_read(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    WRITERS[name](pyvista.Cube().clean(), path)
    assert counts(path.read_bytes(), path.suffix) == CUBE
