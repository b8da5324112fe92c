"""The canonical form of a polyhedron: the same faces, with all edges tangent to the unit sphere.

Every convex polyhedron has exactly one, up to rotation, whose tangent points have their mean at the
origin. It is as round as the polyhedron allows, however thin or uneven the given one is.

Vertices and faces are circles: where a vertex lies in a face, their circles cross at right angles,
and at an edge the circles of its two ends touch, as do those of its two faces. One edge's point is
sent to infinity, so that four circles become the sides of a rectangle and the others lie in it.
Their radii make the angles around every centre a full turn, which is the minimum of a convex
function. Sources: A. Bobenko and B. Springborn, "Variational principles for circle patterns and
Koebe's theorem" (2004); B. Springborn, "A unique representation of polyhedral types" (2005).
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import translatable
from ringrealms3d.geometry.polyhedron import Face, Polyhedron

Points = NDArray[np.float64]
Complex = NDArray[np.complex128]  # points of the plane

_EXACT = 1e-10
_UNEVEN = translatable("is too uneven: even after evening out, places would be too small to see")
_MOST_STEPS = 200
_LONGEST_STEP = 0.5  # of the sphere's radius, towards the mean of the tangent points


@dataclass(frozen=True, slots=True, eq=False)
class _Circles:
    """The circles of a polyhedron's vertices, then of its faces.

    Attributes:
        around: for each circle those it crosses, counter-clockwise.
        lines: bool, the four circles that are lines.
    """

    around: tuple[Face, ...]
    lines: NDArray[np.bool_]


def rounded(polyhedron: Polyhedron) -> Polyhedron:
    """Return the canonical form, vertices, faces and edges in the same order.

    Raises:
        UserError: the polyhedron is so uneven that numbers are too coarse for it.
    """
    try:
        with np.errstate(all="ignore"):  # what comes of it is looked at instead
            vertices = _vertices(polyhedron)
    except np.linalg.LinAlgError:
        raise UserError(_UNEVEN) from None
    form = Polyhedron(vertices, polyhedron.faces, polyhedron.edges)
    ends = vertices[np.array(form.edges)]
    if not (np.linalg.norm(ends[:, 1] - ends[:, 0], axis=1) > _EXACT).all():
        raise UserError(_UNEVEN)
    return form


def _vertices(polyhedron: Polyhedron) -> Points:
    circles = _circles(polyhedron)
    plane = _tangent_points(polyhedron, circles, _radii(circles))
    tangents = _with_mean_0(_on_sphere(plane))
    vertices = [
        np.linalg.lstsq(tangents[list(edges)], np.ones(len(edges)), rcond=None)[0]
        for edges in polyhedron.vertex_edges
    ]
    return np.array(vertices)


def tangent_points(polyhedron: Polyhedron) -> Points:
    """Return the points of the edges that are nearest to the origin, float64 (edges, 3)."""
    ends = polyhedron.vertices[np.array(polyhedron.edges)]
    along = ends[:, 1] - ends[:, 0]
    share = -np.einsum("ij,ij->i", ends[:, 0], along) / np.einsum("ij,ij->i", along, along)
    return np.asarray(ends[:, 0] + share[:, None] * along)


def _circles(polyhedron: Polyhedron) -> _Circles:
    """Return the circles with those of the first edge, its ends' and its faces', as lines."""
    first_face = len(polyhedron.vertices)
    vertices = tuple(tuple(f + first_face for f in faces) for faces in polyhedron.vertex_faces)
    lines = np.zeros(first_face + len(polyhedron.faces), dtype=np.bool_)
    lines[list(polyhedron.edges[0])] = True
    lines[[first_face + f for f in polyhedron.edge_faces[0]]] = True
    return _Circles(vertices + polyhedron.faces, lines)


def _radii(circles: _Circles) -> Points:
    """Return the radii, infinite for lines, by Newton's method on their logarithms."""
    inner = np.flatnonzero(~circles.lines)
    number = {int(circle): i for i, circle in enumerate(inner)}
    rows, columns, wanted = [], [], np.full(len(inner), 2 * np.pi)
    for i, circle in enumerate(inner):
        for other in circles.around[circle]:
            if circles.lines[other]:
                wanted[i] -= np.pi
            else:
                rows.append(i)
                columns.append(number[other])
    logarithms = _solved(np.array(rows), np.array(columns), wanted)
    radii = np.full(len(circles.lines), np.inf)
    radii[inner] = np.exp(logarithms - logarithms.mean())
    return radii


def _solved(rows: NDArray[np.int64], columns: NDArray[np.int64], wanted: Points) -> Points:
    """Return the logarithms for which the angles around each circle's centre sum up as wanted."""
    count = len(wanted)
    found = np.zeros(count)

    def missing(logarithms: Points) -> Points:
        angles = 2 * np.arctan(np.exp(logarithms[columns] - logarithms[rows]))
        return np.asarray(wanted - np.bincount(rows, angles, count))

    for _ in range(_MOST_STEPS):
        left = missing(found)
        if np.abs(left).max() < _EXACT:
            return found
        weights = 1 / np.cosh(found[columns] - found[rows])
        slopes = np.full((count, count), -1.0 / count)  # the constant that leaves all angles alone
        np.add.at(slopes, (rows, columns), weights)
        slopes[np.arange(count), np.arange(count)] -= np.bincount(rows, weights, count)
        step = np.linalg.solve(slopes, left)
        share = 1.0
        while np.linalg.norm(missing(found + share * step)) > np.linalg.norm(left):
            share /= 2
            if share < _EXACT:
                raise UserError(_UNEVEN)
        found = found + share * step
    raise UserError(_UNEVEN)


def _tangent_points(polyhedron: Polyhedron, circles: _Circles, radii: Points) -> Complex:
    """Return where the edges touch the sphere, in the plane, complex (edges,), one nan."""
    centres, towards = _laid_out(circles, radii)
    points = np.full(len(polyhedron.edges), np.nan, dtype=np.complex128)
    for vertex, edges in enumerate(polyhedron.vertex_edges):
        if not circles.lines[vertex]:
            angles = towards[vertex] + _half_angles(circles, radii, vertex)
            points[list(edges)] = centres[vertex] + radii[vertex] * np.exp(1j * angles)
    return points


def _laid_out(circles: _Circles, radii: Points) -> tuple[Complex, dict[int, Points]]:
    """Return the centres, and for each circle the directions from it to those it crosses."""
    first = int(np.flatnonzero(~circles.lines)[0])
    centres = np.zeros(len(radii), dtype=np.complex128)
    towards = {first: _directions(circles, radii, first)}
    waiting = deque([first])
    while waiting:
        circle = waiting.popleft()
        for other, angle in zip(circles.around[circle], towards[circle], strict=True):
            if circles.lines[other] or other in towards:
                continue
            distance = np.hypot(radii[circle], radii[other])
            centres[other] = centres[circle] + distance * np.exp(1j * angle)
            directions = _directions(circles, radii, other)
            back = directions[circles.around[other].index(circle)]
            towards[other] = directions + (angle + np.pi - back)
            waiting.append(other)
    return centres, towards


def _directions(circles: _Circles, radii: Points, circle: int) -> Points:
    """Return the angles of the centres around a circle, the first at 0."""
    halves = _half_angles(circles, radii, circle)
    return np.concatenate([[0.0], np.cumsum(halves[:-1] + halves[1:])])


def _half_angles(circles: _Circles, radii: Points, circle: int) -> Points:
    return np.asarray(np.arctan(radii[list(circles.around[circle])] / radii[circle]))


def _on_sphere(plane: Complex) -> Points:
    """Return points of the plane on the unit sphere, float64 (n, 3), seen from outside as before.

    The plane is moved and scaled first so that half of the points come to lie on either half.
    """
    finite = np.isfinite(plane)
    flat = np.stack([plane.real, -plane.imag], axis=1)
    flat -= np.median(flat[finite], axis=0)
    flat /= np.median(np.linalg.norm(flat[finite], axis=1))
    flat[~finite] = 0.0
    square = (flat**2).sum(axis=1, keepdims=True)
    sphere = np.concatenate([2 * flat, square - 1], axis=1) / (1 + square)
    sphere[~finite] = (0.0, 0.0, 1.0)
    return np.asarray(sphere)


def _with_mean_0(points: Points) -> Points:
    """Move points on the unit sphere by a Moebius transformation until their mean is the origin."""
    for _ in range(_MOST_STEPS):
        mean = points.mean(axis=0)
        if np.linalg.norm(mean) < _EXACT:
            break
        step = np.linalg.solve(2 * (np.eye(3) - points.T @ points / len(points)), mean)
        step *= min(1.0, _LONGEST_STEP / float(np.linalg.norm(step)))
        arms = points - step
        squares = np.einsum("ij,ij->i", arms, arms)[:, None]
        points = (1 - step @ step) * arms / squares - step
        points /= np.linalg.norm(points, axis=1, keepdims=True)
    return points
