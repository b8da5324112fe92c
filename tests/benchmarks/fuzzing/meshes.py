"""Readers of mesh files, and what they read: good solids, and giants of each kind."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import trimesh

from meshes.make_solids import format_off
from ringrealms3d.core.position import Position
from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.geometry.mesh_file import MOST_BYTES
from ringrealms3d.geometry.standing import realm_polyhedron
from tests.benchmarks.fuzzing.drawing import draw, get_ready
from tests.benchmarks.fuzzing.target import Target
from tests.geometry import solids

_MESHES = (
    solids.pyramid(4),
    solids.box(1, 2, 3),
    solids.prism(7),
    solids.antiprism(5),
    solids.bipyramid(6),
    solids.on_sphere(20, 1),
    solids.even_sphere(60),
)
_MOST = MOST_BYTES - 1000
_ODD = b"1e300 -1e300 1e-300 nan inf 1e999 0 -0 1e38 3.5e38".split()


def off() -> Target:
    """Return the reader of OFF files."""
    seeds = [solids.file_bytes(mesh, "off") for mesh in _MESHES]
    seeds += [format_off(realm_polyhedron(name), name).encode() for name in ("tet", "cube", "co")]
    giants = (
        lambda: _filled(b"OFF\n20000000 1 0\n", b"1\n"),
        lambda: _filled(b"OFF\n60000 20000 0\n", b"1 1 1\n"),
        lambda: _filled(b"OFF\n60000 20000 0\n" + b"0 0 0\n" * 60_000, b"3 0 1 2\n"),
        lambda: _filled(b"OFF\n9 1 0\n" + b"0 0 0\n" * 9 + b"2000000 ", b"1 "),
        lambda: _filled(b"OFF\n", b"\n"),
        lambda: _filled(b"OFF\n# ", b"x"),
        lambda: _filled(b"OFF\n", b" "),
        lambda: _filled(b"OFF 8 6\n", b"1\x85"),
        *_large("off"),
    )
    return Target(
        _reads("off"), seeds, (b"OFF", b"STOFF", b"#", b"8 6 12", *_ODD), giants, ready=get_ready
    )


def obj() -> Target:
    """Return the reader of OBJ files."""
    seeds = [solids.file_bytes(mesh, "obj") for mesh in _MESHES]
    seeds.append(b"mtllib none.mtl\no box\nv 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\ns off\nusemtl a\n"
                 b"f 1/1/1 3/2 2//3\nf 1 2 4\nf -3 -2 -1\nf 1 4 \\\n3\n")  # fmt: skip
    words = (
        b"v ",
        b"f ",
        b"vn 1 0 0\n",
        b"usemtl /dev/zero\n",
        b"mtllib ~x\n",
        b"\\\n",
        b"/",
        *_ODD,
    )
    giants = (
        lambda: _filled(b"", b"v 1 1 1\n"),
        lambda: _filled(seeds[0], b"usemtl a\nf 1 2 3\n"),
        lambda: _filled(seeds[0], b"f 1 2 3\n"),
        lambda: _filled(seeds[0] + b"f ", b"1 2 3 "),
        lambda: _filled(seeds[0] + b"f ", b"1 \\\n"),
        lambda: _filled(b"", b"\\\n"),
        lambda: _filled(b"v ", b"1"),
        lambda: _filled(b"", b"vt 0 0\n"),
        *_large("obj"),
    )
    return Target(_reads("obj"), seeds, words, giants, ready=get_ready)


def ply_text() -> Target:
    """Return the reader of PLY files as text."""
    seeds = [_ply(mesh, "ascii") for mesh in _MESHES]
    seeds.append(seeds[0].replace(b"ply\n", b"ply\ncomment TextureFile /dev/zero\n", 1))
    head = _HEAD.format("ascii", 60_000, 20_000).encode()
    giants = (
        lambda: _filled(head, b"1 1 1\n"),
        lambda: _filled(head + b"0 0 0\n" * 60_000, b"3 0 1 2\n"),
        lambda: _filled(head + b"0 0 0\n" * 60_000, b"255 " + b"1 " * 255 + b"\n"),
        lambda: _filled(_HEAD.format("ascii", 4, 1).encode() + b"0 0 0\n" * 4 + b"4000000 ", b"1 "),
        lambda: _filled(b"ply\nformat ascii 1.0\n", b"element vertex 9\n"),
        lambda: _filled(b"ply\n", b"comment x\n"),
        *_large("ply"),
    )
    return Target(_reads("ply"), seeds, _PLY_WORDS, giants, ready=get_ready)


def ply_binary() -> Target:
    """Return the reader of binary PLY files."""
    orders = ("binary_little_endian", "binary_big_endian")
    seeds = [_ply(mesh, order) for mesh in _MESHES for order in orders]
    head = _HEAD.format("binary_little_endian", 60_000, 20_000).encode()
    row = struct.pack("<B3i", 3, 0, 1, 2)
    wide = _HEAD.replace("uchar", "uint").format("binary_little_endian", 1, 1).encode()
    giants = (
        lambda: _filled(head, struct.pack("<3f", 1, 1, 1)),
        lambda: _filled(head + bytes(12 * 60_000), row),
        lambda: _filled(wide + bytes(12) + struct.pack("<I", 1_900_000), bytes(4)),
        lambda: _filled(wide + bytes(12) + b"\xff" * 4, bytes(4)),
        *_large("ply"),
    )
    return Target(_reads("ply"), seeds, _PLY_WORDS, giants, ready=get_ready)


def stl_text() -> Target:
    """Return the reader of STL files as text."""
    seeds = [solids.file_bytes(mesh, "stl_ascii") for mesh in _MESHES]
    facet = b"facet normal 0 0 1\nouter loop\n" + b"vertex 1 1 1\n" * 3 + b"endloop\nendfacet\n"
    giants = (
        lambda: _filled(b"solid x\n", facet),
        lambda: _filled(b"solid x\n", b"vertex 1 1 1\n"),
        lambda: _filled(b"solid x\n", b"endloop\n"),
        lambda: _filled(b"solid ", b"x"),
        lambda: _filled(b"", b" ") + b"solid",
    )
    words = (b"vertex ", b"endloop\n", b"outer loop\n", b"solid", b"facet normal ", *_ODD)
    return Target(_reads("stl"), seeds, words, giants, ready=get_ready)


def stl_binary() -> Target:
    """Return the reader of binary STL files."""
    seeds = [solids.file_bytes(mesh, "stl") for mesh in _MESHES]
    huge = (
        lambda: _many_facets(159_000),
        lambda: _many_facets(20_000),
        lambda: seeds[0][:80] + b"\xff" * 4 + bytes(_MOST),
        *_large("stl"),
    )
    words = (b"solid", b"\x7f\x80\0\0", b"\0\0\x80\x7f", b"\0\0\xc0\x7f", b"\xff\xff\x7f\x7f")
    return Target(_reads("stl"), seeds, words, huge, ready=get_ready)


def boards() -> Target:
    """Return the reader of solids that games have with them."""
    from ringrealms3d.games import start
    from ringrealms3d.games.ring_majority.known_solids import checksum_of, learn_named, text_of

    def take(content: bytes, folder: Path) -> None:
        text = content.decode("utf-8", "surrogateescape")
        name = f"solid@{checksum_of(text.encode('utf-8', 'surrogateescape'))}"
        learn_named(name, text)
        _look_at(start(f"ring-majority/{name}"), content, folder)

    seeds = [text_of(solids.polyhedron(mesh)).encode() for mesh in _MESHES]
    giants = (
        lambda: _filled(b"OFF 8 6 12", b" 1"),
        lambda: b"OFF 8 6 12" + b" 1" * 70_000,
        lambda: b"OFF 9000 1 0" + b" 0.1 0 1" * 9_000 + b" 9000" + b" 1" * 9_000,
        lambda: text_of(solids.polyhedron(solids.on_sphere(335, 1))).encode(),
    )
    return Target(
        take, seeds, (b" 1e999", b" -", b" 3 0 1 2", b"#", b"\n", *_ODD), giants, ready=get_ready
    )


_HEAD = (
    "ply\nformat {} 1.0\nelement vertex {}\nproperty float x\nproperty float y\nproperty float z\n"
    "element face {}\nproperty list uchar int vertex_indices\nend_header\n"
)
_PLY_WORDS = (
    b"element vertex 3\n",
    b"element face 99999\n",
    b"property list int int vertex_indices\n",
    b"property list float float x\n",
    b"property double x\n",
    b"comment TextureFile x.png\n",
    b"format ascii 1.0\n",
    b"end_header\n",
    b"\xff\xff\xff\xff",
    *_ODD,
)


def _reads(suffix: str) -> Callable[[bytes, Path], None]:
    from ringrealms3d.games.named import start

    def take(content: bytes, folder: Path) -> None:
        path = folder / f"solid.{suffix}"
        path.write_bytes(content)
        _look_at(start(f"ring-majority/{path}"), content, folder)

    return take


def _look_at(position: Position, content: bytes, folder: Path) -> None:
    from ringrealms3d.games import _opened_other
    from ringrealms3d.records.record import GameRecord

    assert position.legal_moves
    assert position.diagram()
    layout = in_space(position.variant.layout)
    for places in (layout.map_cells, layout.cells, layout.pads):
        assert all(np.isfinite(place).all() for place in places)
    assert (layout.map_radii > 0).all()
    assert (layout.radii > 0).all()
    assert len(position.variant.symmetries())
    draw(GameRecord(position.uid), content, folder)
    _opened_other.cache_clear()


def _filled(start: bytes, piece: bytes) -> bytes:
    """Return a file as large as files may be: a start, then a piece again and again."""
    return start + piece * ((_MOST - len(start)) // len(piece))


def _large(kind: str) -> Sequence[Callable[[], bytes]]:
    """Return solids with as many positions or triangles as there may be, good and bad."""
    return (
        lambda: solids.file_bytes(solids.even_sphere(335), kind),
        lambda: solids.file_bytes(solids.on_sphere(335, 1), kind),
        lambda: solids.file_bytes(_stretched(solids.on_sphere(335, 2)), kind),
        lambda: solids.file_bytes(_cut(solids.even_sphere(335), 2), kind),
        lambda: solids.file_bytes(_cut(solids.box(1, 2, 3), 5), kind),
        lambda: solids.file_bytes(_cut(_ball(), 1), kind),
        lambda: solids.file_bytes(_apart(20_000), kind),
    )


def _stretched(mesh: solids.Mesh) -> solids.Mesh:
    return mesh[0] * (1.0, 1.0, 300.0), mesh[1]


def _cut(mesh: solids.Mesh, times: int) -> solids.Mesh:
    """Return a mesh whose triangles are cut into four, so many times."""
    for _ in range(times):
        mesh = trimesh.remesh.subdivide(*mesh)
    return mesh


def _ball() -> solids.Mesh:
    ball = trimesh.creation.icosphere(subdivisions=4)
    return np.asarray(ball.vertices), np.asarray(ball.faces)


def _apart(count: int) -> solids.Mesh:
    """Return triangles that share nothing."""
    points = np.random.default_rng(1).normal(size=(3 * count, 3))
    return points, np.arange(3 * count).reshape(-1, 3)


def _many_facets(count: int) -> bytes:
    return bytes(80) + struct.pack("<I", count) + bytes(50 * count)


def _ply(mesh: solids.Mesh, form: str) -> bytes:
    """Return a mesh as PLY, as text or binary."""
    points, triangles = mesh
    head = _HEAD.format(form, len(points), len(triangles)).encode()
    if form == "ascii":
        rows = [" ".join(map(str, row)) for row in points]
        rows += [f"3 {a} {b} {c}" for a, b, c in triangles]
        return head + "\n".join(rows).encode() + b"\n"
    order = "<" if "little" in form else ">"
    body = b"".join(struct.pack(f"{order}3f", *row) for row in points)
    return head + body + b"".join(struct.pack(f"{order}B3i", 3, *row) for row in triangles)
