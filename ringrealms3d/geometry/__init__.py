"""Numbers only: polyhedra and their symmetries, surfaces, 2-D maps and mesh files."""
