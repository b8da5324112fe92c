"""Mesh files: OBJ, OFF, PLY and STL, as points and triangles."""

from __future__ import annotations

from collections.abc import Callable

from ringrealms3d.geometry.mesh_parts import Mesh, checked, fans
from ringrealms3d.geometry.obj import parse_obj
from ringrealms3d.geometry.off import parse_off
from ringrealms3d.geometry.ply import parse_ply
from ringrealms3d.geometry.stl import parse_stl

MOST_BYTES = 8_000_000
"""How large a file may be: one of 20,000 triangles is smaller, even as text with 17 digits."""


def parse_mesh(content: bytes, suffix: str) -> Mesh:
    """Return the points, float64 (n, 3), and triangles, int64 (m, 3), of a mesh file.

    Args:
        content: the bytes of the file.
        suffix: what its name ends in, one of :data:`SUFFIXES`.

    Raises:
        UserError: the bytes are no such mesh, or too large a one; the message is a clause that fits
            behind the file's name.
    """
    return _PARSERS[suffix](content, f"cannot be read as {suffix.removeprefix('.').upper()}")


def _parse_obj(content: bytes, name: str) -> Mesh:
    return parse_obj(_text(content), name)


def _parse_off(content: bytes, name: str) -> Mesh:
    points, faces = parse_off(_text(content), name)
    return checked(name, points, fans(faces))


def _text(content: bytes) -> str:
    return content.decode("utf-8-sig", errors="replace")


_PARSERS: dict[str, Callable[[bytes, str], Mesh]] = {
    ".obj": _parse_obj,
    ".off": _parse_off,
    ".ply": parse_ply,
    ".stl": parse_stl,
}

SUFFIXES = tuple(_PARSERS)
"""What the names of files that can be read end in."""
