"""The sixteen realms' solids from Wythoff's kaleidoscopic construction.

Three mirrors meet at angles pi/p, pi/3 and pi/2. A point placed at equal distance from the
"ringed" mirrors and on the others has one vertex of a uniform solid in each of its images. For a
snub solid only the images by rotations count, and the point is the one that the three basic
rotations move by the same distance. Sources: H. S. M. Coxeter, "Regular Polytopes", chapter 5;
Coxeter, Longuet-Higgins and Miller, "Uniform polyhedra" (1954).

The short names are Jonathan Bowers's.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.geometry.polyhedron import Polyhedron, convex_hull_of_uniform

Matrix = NDArray[np.float64]

_SAME = 1e-9


@dataclass(frozen=True, slots=True)
class Solid:
    """A uniform solid's names, its construction, and its expected vertex figure.

    Attributes:
        name: the short name.
        title: the display name.
        order: p, the order of its highest rotation axis.
        ringed: which of the three mirrors are ringed; () stands for the snub.
        vertex_figure: the numbers of sides of the faces around each vertex.
    """

    name: str
    title: str
    order: int
    ringed: tuple[int, ...]
    vertex_figure: tuple[int, ...]

    @property
    def elements(self) -> int:
        """The number of its faces, edges and vertices together.

        The angular defects of all vertices sum to two full turns (Descartes), which gives the
        vertices, and Euler's formula gives the faces.
        """
        degree = len(self.vertex_figure)
        missing = 1 - Fraction(degree, 2) + sum(Fraction(1, sides) for sides in self.vertex_figure)
        return int(2 / missing) * degree + 2


SOLIDS = (
    Solid("tet", "Tetrahedron", 3, (0,), (3, 3, 3)),
    Solid("cube", "Cube", 4, (0,), (4, 4, 4)),
    Solid("tut", "Truncated tetrahedron", 3, (0, 1), (3, 6, 6)),
    Solid("co", "Cuboctahedron", 4, (1,), (3, 4, 3, 4)),
    Solid("doe", "Dodecahedron", 5, (0,), (5, 5, 5)),
    Solid("toe", "Truncated octahedron", 4, (1, 2), (4, 6, 6)),
    Solid("tic", "Truncated cube", 4, (0, 1), (3, 8, 8)),
    Solid("sirco", "Small rhombicuboctahedron", 4, (0, 2), (3, 4, 4, 4)),
    Solid("snic", "Snub cube", 4, (), (3, 3, 3, 3, 4)),
    Solid("id", "Icosidodecahedron", 5, (1,), (3, 5, 3, 5)),
    Solid("girco", "Great rhombicuboctahedron", 4, (0, 1, 2), (4, 6, 8)),
    Solid("ti", "Truncated icosahedron", 5, (1, 2), (5, 6, 6)),
    Solid("tid", "Truncated dodecahedron", 5, (0, 1), (3, 10, 10)),
    Solid("srid", "Small rhombicosidodecahedron", 5, (0, 2), (3, 4, 5, 4)),
    Solid("snid", "Snub dodecahedron", 5, (), (3, 3, 3, 3, 5)),
    Solid("grid", "Great rhombicosidodecahedron", 5, (0, 1, 2), (4, 6, 10)),
)


def uniform_polyhedron(solid: Solid) -> Polyhedron:
    """Return a solid with circumradius 1, an axis of its highest order along z."""
    normals = _mirrors(solid.order)
    reflections = [np.eye(3) - 2 * np.outer(normal, normal) for normal in normals]
    if solid.ringed:
        point, generators = _wythoff_point(normals, solid.ringed), reflections
    else:
        a, b, c = reflections
        generators = [a @ b, b @ c, c @ a]
        point = _snub_point(generators, start=_wythoff_point(normals, (0, 1, 2)))
    return convex_hull_of_uniform(_orbit(point / np.linalg.norm(point), generators))


def _mirrors(order: int) -> Matrix:
    """Return the unit normals of the mirrors; the first two meet in the z axis at pi/order."""
    alpha = np.pi / order
    first = np.array([1.0, 0.0, 0.0])
    second = np.array([-np.cos(alpha), np.sin(alpha), 0.0])
    third_y = -np.cos(np.pi / 3) / np.sin(alpha)
    third = np.array([0.0, third_y, np.sqrt(1 - third_y**2)])
    return np.array([first, second, third])


def _wythoff_point(normals: Matrix, ringed: tuple[int, ...]) -> Matrix:
    distances = np.array([float(k in ringed) for k in range(3)])
    return np.asarray(np.linalg.solve(normals, distances))


def _snub_point(rotations: list[Matrix], start: Matrix) -> Matrix:
    """Return the unit point that three rotations move by the same distance (Newton's method).

    The three squared distances are 2 - 2 x.Rx, so the equations are x.(R1-R2)x = x.(R2-R3)x = 0
    and x.x = 1. Convergence is quadratic; 20 steps reach the last bit.
    """
    r1, r2, r3 = rotations
    forms = [_symmetric(r1 - r2), _symmetric(r2 - r3), np.eye(3)]
    target = np.array([0.0, 0.0, 1.0])
    x = start / np.linalg.norm(start)
    for _ in range(20):
        values = np.array([x @ form @ x for form in forms]) - target
        slopes = np.array([2 * form @ x for form in forms])
        x = x - np.linalg.solve(slopes, values)
    return np.asarray(x)


def _symmetric(matrix: Matrix) -> Matrix:
    return np.asarray((matrix + matrix.T) / 2)


def _orbit(point: Matrix, generators: list[Matrix]) -> Matrix:
    """Return all images of a point under a finite group, float64 (images, 3)."""
    images = [point]
    for image in images:
        for generator in generators:
            moved = generator @ image
            if min(np.linalg.norm(np.array(images) - moved, axis=1)) > _SAME:
                images.append(moved)
    return np.array(images)
