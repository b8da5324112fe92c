"""Mesh files of every kind: what they may look like, and what giants among them cost."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.geometry.convex import convex_polyhedron
from ringrealms3d.geometry.mesh_file import MOST_BYTES, SUFFIXES, parse_mesh
from ringrealms3d.geometry.polyhedron import Polyhedron
from tests.amounts import rest_nightly
from tests.geometry import solids
from tests.subprocesses import python_output

PYRAMID = solids.pyramid(5)
MOST_MEGABYTES = 300
COST = """
import sys
from pathlib import Path
from ringrealms3d.core.errors import UserError
from ringrealms3d.games import variant
from ringrealms3d.games.named import start
variant("ring-majority/tet")
own = Path("/proc/self")
(own / "clear_refs").write_text("5")
def most():
    return int((own / "status").read_text(encoding="utf-8").split("VmHWM:")[1].split()[0]) / 1000
held = most()
try:
    start("ring-majority/" + sys.argv[1])
    print("taken")
except UserError as error:
    print(str(error))
print(most() - held)
"""


def read(content: bytes, suffix: str) -> Polyhedron:
    return convex_polyhedron(*parse_mesh(content, suffix))


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_every_kind_is_read_whatever_stands_before_it(suffix: str) -> None:
    content = solids.file_bytes(PYRAMID, "stl_ascii" if suffix == ".stl" else suffix[1:])
    assert len(read(content, suffix).faces) == 6
    assert len(read(b"\xef\xbb\xbf" + content, suffix).faces) == 6


def test_no_file_that_a_comment_names_is_opened(capfd: pytest.CaptureFixture[str]) -> None:
    content = solids.file_bytes(PYRAMID, "ply").replace(
        b"ply\n", b"ply\ncomment TextureFile /dev/zero\n", 1
    )
    assert len(read(content, ".ply").faces) == 6
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"vertex", b"vortex"),
        (b"vertex", b"vertex one"),
        (b"endloop", b"vertex 1 2 3"),
        (b"endsolid", b"vertex 1 2 3"),
    ],
)
def test_text_stl_that_is_damaged_is_refused(
    old: bytes, new: bytes, capfd: pytest.CaptureFixture[str]
) -> None:
    content = solids.file_bytes(PYRAMID, "stl_ascii")
    assert old in content
    with pytest.raises(UserError, match="cannot be read as STL"):
        read(content.replace(old, new), ".stl")
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("size", [1e-300, 1e-40, 1e200, 1e307])
def test_a_solid_may_have_any_size(size: float) -> None:
    points, triangles = PYRAMID
    assert len(convex_polyhedron(points * size, triangles).faces) == 6


@pytest.mark.parametrize("word", ["1e999", "nan", "-inf"])
def test_what_is_no_number_is_named_as_such(word: str) -> None:
    off = f"OFF\n4 4 6\n0 0 0\n1 0 0\n0 1 0\n0 0 {word}\n3 0 1 2\n3 0 3 1\n3 1 3 2\n3 2 3 0\n"
    with pytest.raises(UserError, match=r"three numbers|not finite numbers"):
        read(off.encode(), ".off")


def test_a_face_of_an_obj_may_count_back_from_the_latest_vertex() -> None:
    points = b"v 0 0 0\nv 1 0 0\nv 0 1 0\n"
    _, faces = parse_mesh(points + b"f -3 -2 -1\nv 0 0 1\nf 1 -1 2\n", ".obj")
    assert faces == ((0, 1, 2), (0, 3, 1))


@pytest.mark.parametrize("count", [-3, 4])
def test_a_face_of_a_text_ply_has_as_many_corners_as_it_says(count: int) -> None:
    head = PLY.replace(b"60000", b"3").replace(b"20000", b"1")
    points = b"0 0 0\n1 0 0\n0 1 0\n"
    assert parse_mesh(head + points + b"3 0 1 2\n", ".ply")[1] == ((0, 1, 2),)
    with pytest.raises(UserError, match="it is damaged, or its end is missing"):
        parse_mesh(head + points + f"{count} 0 1 2\n".encode(), ".ply")


def filled(start: bytes, piece: bytes) -> bytes:
    """Return the largest file that begins with something and repeats something."""
    return start + piece * ((MOST_BYTES - len(start)) // len(piece))


PLY = (
    b"ply\nformat ascii 1.0\nelement vertex 60000\nproperty float x\nproperty float y\n"
    b"property float z\nelement face 20000\nproperty list uchar int vertex_indices\nend_header\n"
)
POINTS = solids.file_bytes(PYRAMID, "obj")
FACET = b"facet normal 0 0 1\nouter loop\nvertex 1 1 1\nvertex 1 1 1\nvertex 1 1 1\nendloop\n"
GIANTS: dict[str, Callable[[], bytes]] = {
    "points.off": lambda: filled(b"OFF\n20000000 1 0\n", b"1\n"),
    "lines.off": lambda: filled(b"OFF\n60000 20000 0\n", b"1 1 1\n"),
    "blank.off": lambda: filled(b"OFF\n", b"\n"),
    "points.obj": lambda: filled(b"", b"v 1 1 1\n"),
    "materials.obj": lambda: filled(POINTS, b"usemtl a\nf 1 2 3\n"),
    "corners.obj": lambda: filled(POINTS + b"f ", b"1 2 3 "),
    "points.ply": lambda: filled(PLY, b"1 1 1\n"),
    "corners.ply": lambda: filled(PLY + b"0 0 0\n" * 60_000, b"255 " + b"1 " * 255 + b"\n"),
    "facets.stl": lambda: filled(b"solid\n", FACET),
    "binary.stl": lambda: bytes(80) + (159_000).to_bytes(4, "little") + bytes(50 * 159_000),
}


linux = pytest.mark.skipif(sys.platform != "linux", reason="Linux alone tells the most memory")


@pytest.mark.few(1)
@linux
@pytest.mark.parametrize("name", rest_nightly(GIANTS, *list(GIANTS)[::4]))
def test_giants_are_refused_without_much_memory(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(GIANTS[name]())
    refused, megabytes = python_output("-c", COST, str(path)).splitlines()
    assert refused.startswith(str(path))
    assert float(megabytes) < MOST_MEGABYTES


@pytest.mark.nightly
@linux
def test_the_largest_board_takes_little_memory(tmp_path: Path) -> None:
    path = tmp_path / "largest.off"
    path.write_bytes(solids.file_bytes(solids.on_sphere(335, 1), "off"))
    taken, megabytes = python_output("-c", COST, str(path)).splitlines()
    assert taken == "taken"
    assert float(megabytes) < MOST_MEGABYTES
