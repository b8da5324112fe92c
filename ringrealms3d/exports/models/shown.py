"""What a request shows in space: a list of parts with readable names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.plain_text import drawable
from ringrealms3d.core.position import Position
from ringrealms3d.core.solid_layout import in_space, looking
from ringrealms3d.exports.request import ExportRequest
from ringrealms3d.scene.arrangement import opened
from ringrealms3d.scene.content import content_of
from ringrealms3d.scene.materials import Colour, Material
from ringrealms3d.scene.mesh_data import MeshData
from ringrealms3d.scene.parts import Part, numbered_mesh
from ringrealms3d.scene.scene_parts import content_parts
from ringrealms3d.scene.shading import lit_points

_LONGEST_NAME = 60


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """A board in space, part by part.

    Attributes:
        title: its title, such as "ring-majority/cube".
        parts: all parts.
        names: for each part its kind and the name of its place, without duplicates.
        places: the names of the places.
        centres: float64 (places, 3), where the places are.
    """

    title: str
    parts: tuple[Part, ...]
    names: tuple[str, ...]
    places: tuple[str, ...]
    centres: NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Appearance:
    """The look of a part, independent of its shape.

    Attributes:
        material: how it reflects light, with the mean of its colours instead of grain.
        opacity: 1 hides what is behind it.
        glow: the colour in which it glows, or None.
    """

    material: Material
    opacity: float
    glow: Colour | None


def shown(request: ExportRequest) -> Shown:
    """Return what a request shows, in its colours and its opening.

    Raises:
        UserError: the board has no picture in space, or its pieces have no such look.
    """
    position, style = request.position, request.style
    layout = in_space(looking(position.variant.layout, style.look))
    content = content_of(position, request.played, style.legal)
    parts = content_parts(layout, content, style.theme, style.opening)
    return named(position, parts, opened(layout, style.opening).centres)


def named(position: Position, parts: Iterable[Part], centres: NDArray[np.float64]) -> Shown:
    """Return parts of a position with names."""
    row = tuple(parts)
    given = (str(position.variant.place_name(place)) for place in range(len(centres)))
    places = tuple(drawable(name, _LONGEST_NAME) for name in given)
    plain = [x.kind if x.place is None else f"{x.kind} {places[x.place]}" for x in row]
    return Shown(drawable(position.uid), row, tuple(_distinct(plain)), places, centres)


def appearance_of(part: Part) -> Appearance:
    """Return the look of a part."""
    return Appearance(part.material, part.opacity, part.glow)


def numbered_looks(parts: Iterable[Part]) -> dict[Appearance, int]:
    """Return the looks of some parts and their numbers, in order, from 0."""
    looks = dict.fromkeys(map(appearance_of, parts))
    return {look: number for number, look in enumerate(looks)}


def look_name(look: Appearance, number: int) -> str:
    """Return a unique name for a look: its number and its colour."""
    return f"look-{number}-{hex_colour(look.material.colour)[1:]}"


def hex_colour(colour: Colour) -> str:
    """Return a screen colour, such as "#d55e00"."""
    return "#" + "".join(f"{round(255 * part):02x}" for part in colour)


def coloured_mesh(parts: Sequence[Part]) -> tuple[MeshData, NDArray[np.uint8]]:
    """Return parts as one mesh, and the colours of its points, uint8 (points, 4).

    Colours are screen colours, red, green and blue, with the shade of grooves, and opacity.
    """
    mesh = numbered_mesh(parts)
    plain = np.array([part.material.colour for part in parts]).reshape(-1, 3)
    opacity = np.array([part.opacity for part in parts])
    colours = lit_points(mesh.light, plain[mesh.owners])
    shares = np.column_stack([colours, opacity[mesh.owners]])
    return mesh, np.round(255 * np.clip(shares, 0, 1)).astype(np.uint8)


def _distinct(names: Iterable[str]) -> Iterator[str]:
    """Number repeated names, from the second occurrence."""
    seen: Counter[str] = Counter()
    for name in names:
        seen[name] += 1
        yield name if seen[name] == 1 else f"{name} {seen[name]}"
