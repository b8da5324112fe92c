"""A person's marks on a position, in space: outlines and letters on top, arches for arrows.

The sign of the last move is on a coin beside its middle, which faces the camera.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout, Surface, moved
from ringrealms3d.geometry.plane import raised
from ringrealms3d.geometry.shapes import circle, joined, polygons, tube, turned
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.content import Content, SiteMark
from ringrealms3d.scene.letter_bodies import letters
from ringrealms3d.scene.materials import Colour, Material, opposite
from ringrealms3d.scene.parts import Part, frames_of, matrices_on, placed_parts, still
from ringrealms3d.scene.piece_parts import tops
from ringrealms3d.scene.theme import Theme

SIGNED = "sign"
"""The kind of the parts of a sign."""

COIN = (0.46, 0.46, 0.46, 0.12)
"""The middle of a sign's coin, its radius and its height, in the place's radius."""

_NOTE = "note"
_COIN_SEGMENTS = 32
_ROUGHNESS = 0.5
_SIZE = 0.72  # of the place's radius
_WIDTH = 0.2  # of a mark's radius
_THICKNESS = 0.1
_OVER = 0.03  # of the place's radius: how far marks lie above what is below them
_SHAFT = 0.13  # of the smaller place's radius: half an arrow's width
_FOLDS = 0.7  # of the radius of its tightest bend: a thicker shaft would fold
_HEAD = (0.32, 0.75)  # the head's radius and length
_ARCH = 0.12  # of its length: how high an arrow rises between two places of a plane
_UPRIGHT = 0.25  # of its length: how far it goes on as it leaves its ends
_STEPS = 32
_CLOSE = 0.2  # how far red, green and blue of two colours are apart that look alike
_SIGN = 0.7  # the height of a sign, in the coin's radius
_TURNS = {"square": (4, np.pi / 4), "triangle": (3, np.pi / 2), "circle": (40, 0.0)}

Points = NDArray[np.float64]


def note_parts(layout: SolidLayout, theme: Theme, content: Content) -> tuple[Part, ...]:
    """Return all marks on a content's board."""
    drawn = (_parts_of(mark, layout, content, theme) for mark in content.notes)
    return tuple(chain.from_iterable(drawn))


def sign_parts(
    layout: SolidLayout, theme: Theme, content: Content, facing: Points | None = None
) -> tuple[Part, ...]:
    """Return a coin with the sign of the last move, where that ended.

    Args:
        facing: the axes of the camera that it faces, with its sign on both sides; without them it
            lies on its place.
    """
    if not content.sign or not content.last:
        return ()
    place = content.last[-1]
    axes = frames_of(layout.normals[[place]])[0] if facing is None else facing
    matrix = _coin_matrix(layout, place, int(content.stones[place]), axes)
    colour = theme.signs[content.sign]
    metal, ink = (Material(shade, _ROUGHNESS) for shade in (colour, opposite(colour)))
    coin = Part(SIGNED, _coin(), matrix, metal, place)
    letters = Part(SIGNED, _inscription(content.sign), matrix, ink, place)
    if facing is None:
        return coin, letters
    return coin, replace(letters, matrix=matrix @ _turned_over()), letters


def seen_sign_parts(
    layout: SolidLayout, theme: Theme, content: Content, solid: bool, view: tuple[Camera, float]
) -> tuple[Part, ...]:
    """Return the sign of the last move as a camera sees it.

    It goes with its place behind a solid board, over whose edge it would look.

    Args:
        view: the camera, and the width over the height of its picture.
    """
    camera, aspect = view
    if solid and content.last and camera.is_behind(layout, aspect)[content.last[-1]]:
        return ()
    return sign_parts(layout, theme, content, camera.axes)


def _coin_matrix(layout: SolidLayout, place: int, piece: int, axes: Points) -> Points:
    """Return the matrix that turns a coin into some axes, and lifts it so that it sinks nowhere."""
    x, y, radius, _ = COIN
    right, up, _ = axes @ layout.normals[place]
    sunk = max(0.0, radius * np.hypot(right, up) - x * right - y * up)
    height = tops(layout, np.array([piece])) + _OVER + sunk
    matrix = matrices_on(layout, [place], heights=height)[0]
    matrix[:3, :3] = layout.radii[place] * axes.T
    return np.asarray(matrix)


@cache
def _coin() -> Surface:
    x, y, radius, height = COIN
    rim = [[0.0, 0.0], [radius, 0.0], [radius, 0.8 * height], [0.9 * radius, height], [0.0, height]]
    return moved(turned(SIGNED, np.array(rim), _COIN_SEGMENTS), (x, y, 0.0))


def _turned_over() -> Points:
    """Return the matrix that turns a coin's face to whoever looks from the far side."""
    x, _, _, height = COIN
    matrix = np.diag([-1.0, 1.0, -1.0, 1.0])
    matrix[[0, 2], 3] = 2 * x, height
    return matrix


@cache
def _inscription(sign: str) -> Surface:
    x, y, radius, height = COIN
    inscribed = letters(sign)
    scale = np.array([_SIGN * radius, _SIGN * radius, 0.3])
    flat = replace(inscribed, points=inscribed.points * scale)
    return moved(flat, (x, y, height))


def _parts_of(
    mark: SiteMark, layout: SolidLayout, content: Content, theme: Theme
) -> Iterator[Part]:
    if any(place >= layout.places for place in mark.places):
        return
    heights = tops(layout, content.stones[list(mark.places)]) + _OVER
    if mark.kind == "arrow":
        material = Material(theme.noted(mark.colour), _ROUGHNESS)
        yield still(_NOTE, _arrow(layout, mark.places, tuple(heights.tolist())), material)
    else:
        (place,) = mark.places
        colour = _colour_on(layout, theme, int(content.stones[place]), theme.noted(mark.colour))
        material = Material(colour, _ROUGHNESS)
        surface = letters(mark.text) if mark.kind == "label" else _outline(mark.kind)
        yield from placed_parts(_NOTE, layout, surface, mark.places, material, _SIZE, heights)


def _colour_on(layout: SolidLayout, theme: Theme, stone: int, colour: Colour) -> Colour:
    """Return the colour of a mark, the opposite one on a piece of nearly the same colour."""
    glyph = layout.glyphs.get(stone)
    if glyph is None or glyph.seat is None:
        return colour
    piece = theme.stones[layout.colours[glyph.seat]].colour
    apart = max(abs(a - b) for a, b in zip(piece, colour, strict=True))
    return opposite(colour) if apart < _CLOSE else colour


@cache
def _outline(kind: str) -> Surface:
    """Return the outline of a mark with radius 1, or two crossing bars."""
    if kind == "cross":
        return _cross()
    corners, first = _TURNS[kind]
    angles = first + 2 * np.pi * np.arange(corners) / corners
    around = np.column_stack([np.cos(angles), np.sin(angles)])
    return joined([_band(around), *_walls(around)])


def _band(around: Points) -> Surface:
    """Return the top of an outline: a flat band between its corners and others further in."""
    outer, inner = _at_height(around), _at_height((1 - 1.6 * _WIDTH) * around)
    following = np.roll(outer, -1, axis=0), np.roll(inner, -1, axis=0)
    quads = zip(outer, following[0], following[1], inner, strict=True)
    return polygons(_NOTE, [np.array(quad) for quad in quads])


def _walls(around: Points) -> list[Surface]:
    """Return the outer and the inner wall of an outline."""
    walls = []
    for ring in (around, ((1 - 1.6 * _WIDTH) * around)[::-1]):
        top, foot = _at_height(ring), _at_height(ring, 0.0)
        after = np.roll(top, -1, axis=0), np.roll(foot, -1, axis=0)
        quads = zip(foot, after[1], after[0], top, strict=True)
        walls.append(polygons(_NOTE, [np.array(quad) for quad in quads]))
    return walls


def _at_height(around: Points, height: float = _THICKNESS) -> Points:
    return raised(around, height)


def _cross() -> Surface:
    corners = np.array([[-0.9, -_WIDTH], [0.9, -_WIDTH], [0.9, _WIDTH], [-0.9, _WIDTH]])
    bars = []
    for angle in (np.pi / 4, -np.pi / 4):
        turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
        bars.append(polygons(_NOTE, [_at_height(corners @ turn)]))
    return joined(bars)


@lru_cache(maxsize=512)  # asked whenever the pointer moves
def _arrow(layout: SolidLayout, places: tuple[int, ...], heights: tuple[float, ...]) -> Surface:
    """Return an arrow that arches from one place over the board to another."""
    chosen = list(places)
    unit = float(layout.radii[chosen].min())
    ends = (
        layout.centres[chosen]
        + (layout.radii[chosen] * np.array(heights))[:, None] * (layout.normals[chosen])
    )
    path = _arch(ends, layout.normals[chosen], clearance=unit)
    shaft = _before_tip(path, _HEAD[1] * unit)
    cone = _cone(shaft[-1], path[-1], _HEAD[0] * unit)
    thickness = min(_SHAFT * unit, _FOLDS * _tightest_bend(shaft))
    return joined([tube(_NOTE, shaft, thickness), cone])


def _before_tip(path: Points, length: float) -> Points:
    """Return a path without so much of its end, its points not too close for a tube."""
    steps = np.linalg.norm(np.diff(path, axis=0), axis=1)
    gone = np.concatenate([[0.0], steps.cumsum()])
    end = gone[-1] - length
    kept = gone < end - steps.min()
    neck = [np.interp(end, gone, axis) for axis in path.T]
    return np.concatenate([path[kept], [neck]])


def _tightest_bend(path: Points) -> float:
    """Return the radius of a path's tightest bend."""
    sides = np.diff(path, axis=0)
    lengths = np.linalg.norm(sides, axis=1)
    ways = sides / lengths[:, None]
    turns = np.linalg.norm(np.diff(ways, axis=0), axis=1)
    return float((np.minimum(lengths[1:], lengths[:-1]) / np.maximum(turns, 1e-9)).min())


def _arch(ends: Points, normals: Points, clearance: float) -> Points:
    """Return points from one end to the other that rise above a round or a flat board.

    They lie on a cubic Bézier curve that leaves both ends upright. The sphere through two points
    whose normals enclose an angle rises ``tan(angle / 4)`` times half their distance above them.
    """
    way = ends[1] - ends[0]
    length = float(np.linalg.norm(way))
    angle = float(np.arccos(np.clip(normals[0] @ normals[1], -1.0, 1.0)))
    rise = length / 2 * np.tan(angle / 4) + max(_ARCH * length, clearance)
    upright = _UPRIGHT * length
    middle = normals.sum(axis=0)
    is_beside = np.linalg.norm(np.cross(middle, way)) > 0.1 * length
    outwards = _unit(middle) if is_beside else _aside(way)
    missing = max(rise / 0.75 - upright * np.cos(angle / 2), 0.0)
    first, second = ends + upright * normals + missing * outwards
    t = np.linspace(0.0, 1.0, _STEPS)[:, None]
    inner = 3 * t * (1 - t) * ((1 - t) * first + t * second)
    return np.asarray((1 - t) ** 3 * ends[0] + inner + t**3 * ends[1])


def _cone(foot: Points, tip: Points, radius: float) -> Surface:
    along = _unit(tip - foot)
    side = _aside(along)
    other = np.cross(along, side)
    around = circle(16, radius)
    rim = foot + around[:, :1] * side + around[:, 1:] * other
    after = np.roll(rim, -1, axis=0)
    faces = [np.array([a, b, tip]) for a, b in zip(rim, after, strict=True)]
    return polygons(_NOTE, [*faces, rim[::-1]])


def _aside(way: Points) -> Points:
    """Return a unit vector at right angles to a way."""
    helper = np.eye(3)[int(np.argmin(np.abs(way)))]
    return _unit(np.cross(way, helper))


def _unit(way: Points) -> Points:
    return np.asarray(way / np.linalg.norm(way))
