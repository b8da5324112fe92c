"""A game on the tetrahedron with mistakes, and what an engine makes of its positions."""

TET = "ring-majority/tet"
MOVES = ["v1", "v2", "v3", "v4", "e1"]
VALUES = (0.0, -0.25, -0.25, -0.95, -0.4, -0.4)
"""A mistake of Red's, then a blunder, then one of Blue's."""
