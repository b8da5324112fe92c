"""Scenes for the ray tracer POV-Ray, which drew the first boards of Ring Majority."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.files import written_whole
from ringrealms3d.core.plain_text import drawable
from ringrealms3d.core.position import Played, Position
from ringrealms3d.core.solid_layout import in_space, looking
from ringrealms3d.exports.photo.finishes import linear
from ringrealms3d.exports.request import ExportRequest, PictureStyle, Progress
from ringrealms3d.scene.arrangement import filling
from ringrealms3d.scene.camera import VIEW_ANGLE, Camera
from ringrealms3d.scene.content import content_of
from ringrealms3d.scene.materials import REFRACTION, Colour, Material
from ringrealms3d.scene.mesh_data import cover_of
from ringrealms3d.scene.parts import Part, numbered_mesh
from ringrealms3d.scene.scene_parts import content_parts
from ringrealms3d.scene.sky import LAMPS
from ringrealms3d.scene.table import table_parts
from ringrealms3d.scene.theme import Theme

_FOOT = -0.02  # of a stone's radius: how deep a dome reaches into what it stands on
_FAR = 10.0  # how many times as far away lamps are, which have a place here
_BRIGHTNESS = 0.6  # of a lamp whose intensity is 1
_LAMP_SIZE = 3.0
_AMBIENT = 0.42
_GLOW = 0.5

_HEAD = """// {title}
// Draw it with: povray +I{name} +W{width} +H{height} +A
#version 3.7;
global_settings {{ assumed_gamma 1.0 max_trace_level 8 }}
sky_sphere {{ pigment {{ gradient {up}
  color_map {{ [0.3 rgb {low}] [0.7 rgb {high}] }} scale 2 translate -1 }} }}
"""


def write(request: ExportRequest, path: Path, progress: Progress) -> None:
    """Write a scene of a request's position."""
    save_scene(request.position, request.played, request.style, path)


def save_scene(position: Position, last: Played | None, style: PictureStyle, path: Path) -> None:
    """Write a POV-Ray scene of a position, atomically.

    Raises:
        UserError: the board has no picture in space, or the file cannot be written.
    """
    text = scene_text(position, last, style, path.name)
    with written_whole(path) as stream:
        stream.write(text.encode())


def scene_text(
    position: Position, last: Played | None, style: PictureStyle, name: str = "board.pov"
) -> str:
    """Return a position as a scene in POV-Ray's language.

    Grain is omitted: textures become their mean colour.

    Args:
        last: the move that led there, to be marked.
        name: the name of the file, for the comment at its start.
    """
    layout = in_space(looking(position.variant.layout, style.look))
    content = content_of(position, last, style.legal)
    parts = content_parts(layout, content, style.theme, style.opening)
    camera = filling(style.camera, layout, style.opening, style.aspect)
    head = _head(position.uid, name, camera, style.theme, style.size)
    lines = [head, _camera(camera, style.aspect), *_lamps(camera)]
    domes = [part for part in parts if part.surface.dome is not None]
    lines += map(_dome, domes)
    lines += _meshes(part for part in parts if part.surface.dome is None)
    lines += map(_table, table_parts(layout, camera, style.theme))
    return "\n".join(lines) + "\n"


def _head(title: str, name: str, camera: Camera, theme: Theme, size: tuple[int, int]) -> str:
    high, low = (_vector(linear(sky)) for sky in theme.sky)
    up = _vector(camera.axes[1])
    title, name = drawable(title), drawable(name)
    width, height = size
    return _HEAD.format(
        title=title,
        name=name,
        width=width,
        height=height,
        up=up,
        low=low,
        high=high,
    )


def _camera(camera: Camera, aspect: float) -> str:
    """Return the camera by its directions, so that no axis has to be turned round."""
    right, up, back = camera.axes
    eye = _exact(camera.eye(aspect))
    if camera.parallel:
        kind, scale, depth = "orthographic", 2 * camera.half_height(aspect), 1.0
    else:
        kind, scale, depth = "perspective", 1.0, 0.5 / np.tan(np.radians(VIEW_ANGLE / 2))
    sides = f"right {_exact(scale * aspect * right)} up {_exact(scale * up)}"
    return f"camera {{ {kind} location {eye} direction {_exact(-depth * back)} {sides} }}"


def _lamps(camera: Camera) -> Iterator[str]:
    middle = np.array(camera.middle)
    right, up, _ = _LAMP_SIZE * camera.axes
    for way, colour, intensity in LAMPS:
        place = _vector(middle + _FAR * np.array(way) @ camera.axes)
        light = _vector(_BRIGHTNESS * intensity * np.array(colour))
        soft = f"area_light {_exact(right)}, {_exact(up)}, 5, 5 adaptive 1 jitter circular orient"
        yield f"light_source {{ {place} rgb {light} {soft} }}"


def _dome(part: Part) -> str:
    """Return the upper half of a real ellipsoid."""
    assert part.surface.dome is not None
    middle, height = part.surface.dome
    shape = f"sphere {{ 0, 1 scale <1, 1, {height:.6g}> translate <0, 0, {middle:.6g}>"
    cut = f"clipped_by {{ plane {{ -z, {-_FOOT} }} }}"
    rows = part.matrix[:3].T.ravel()  # POV-Ray has the axes as rows, and the way last
    matrix = f"matrix <{', '.join(f'{x:.6g}' for x in rows)}>"
    return f"{shape} {cut} {matrix} {_texture(part.material, part.opacity, part.glow)} }}"


def _table(part: Part) -> str:
    """Return a disc that fades into the background like the one below a drawn board."""
    points, cover = part.surface.points, cover_of(part.surface)
    reach = np.hypot(points[:, 0], points[:, 1])
    solid, end = reach[cover == cover.max()].max(), reach.max()
    colour = ", ".join(f"{x:.4g}" for x in linear(part.material.colour))
    fades = f"[0 rgbt <{colour}, 1>] [{1 - solid / end:.4g} rgbt <{colour}, 0>]"
    place = f"<0, 0, {points[0, 2]:.6g}>"
    pigment = f"spherical color_map {{ {fades} }} scale {end:.6g} translate {place}"
    finish = f"ambient {_AMBIENT} diffuse 0.6"
    return f"disc {{ {place}, z, {end:.6g} pigment {{ {pigment} }} finish {{ {finish} }} }}"


def _meshes(parts: Iterable[Part]) -> Iterator[str]:
    for _, alike in groupby(sorted(parts, key=_order), _order):
        some = list(alike)
        mesh = numbered_mesh(some)
        first = some[0]
        points, normals = (_vectors(rows) for rows in (mesh.points, mesh.normals))
        faces = ",".join(f"<{a},{b},{c}>" for a, b, c in mesh.triangles.tolist())
        yield (
            f"mesh2 {{ vertex_vectors {{ {len(mesh.points)}, {points} }}\n"
            f"normal_vectors {{ {len(mesh.points)}, {normals} }}\n"
            f"face_indices {{ {len(mesh.triangles)}, {faces} }}\n"
            f"{_texture(first.material, first.opacity, first.glow)} }}"
        )


def _order(part: Part) -> tuple[float | Colour, ...]:
    x = part.material
    glow = part.glow or (-1.0, -1.0, -1.0)
    return x.colour, x.roughness, x.metallic, x.coat, x.glass, part.opacity, glow


def _texture(material: Material, opacity: float, glow: Colour | None) -> str:
    """Return a material's texture, and the inside of glass.

    Rougher materials have wider and weaker highlights.
    """
    polish = 1 - material.roughness
    mirror = 0.45 * material.metallic + 0.12 * material.coat
    solid = 1 - material.glass
    words = [
        f"ambient {_AMBIENT * solid * (1 - 0.6 * material.metallic):.3g}",
        f"diffuse {0.75 * solid * (1 - 0.6 * material.metallic):.3g}",
        f"specular {0.6 * polish * polish + 0.4 * material.coat:.3g}",
        f"roughness {max(0.002, 0.2 * material.roughness**2):.3g}",
    ]
    if material.metallic:
        words.append(f"metallic {material.metallic:.3g}")
    if mirror:
        words.append(f"reflection {{ 0, {mirror:.3g} fresnel off }}")
    if glow is not None:
        words.append(f"emission {_vector(_GLOW * linear(glow))}")
    through = f"{material.glass * opacity:.3g}, {1 - opacity:.3g}"
    pigment = f"rgbft <{', '.join(f'{x:.4g}' for x in linear(material.colour))}, {through}>"
    inside = f" interior {{ ior {REFRACTION} }}" if material.glass else ""
    return f"texture {{ pigment {{ {pigment} }} finish {{ {' '.join(words)} }} }}{inside}"


def _vectors(rows: NDArray[np.float64]) -> str:
    return ",".join(f"<{x:.5g},{y:.5g},{z:.5g}>" for x, y, z in rows.tolist())


def _exact(values: Sequence[float] | NDArray[np.floating]) -> str:
    """Return a vector with all its digits: POV-Ray warns of axes that are not quite upright."""
    return f"<{', '.join(repr(float(x)) for x in values)}>"


def _vector(values: Sequence[float] | NDArray[np.floating]) -> str:
    return f"<{', '.join(f'{float(x):.6g}' for x in values)}>"
