"""Write the sixteen realms' solids as OFF files beside this script.

Run ``python meshes/make_solids.py`` after a change to their geometry; a test compares the files.
"""

from __future__ import annotations

from pathlib import Path

from ringrealms3d.geometry.polyhedron import Polyhedron
from ringrealms3d.geometry.standing import realm_polyhedron
from ringrealms3d.geometry.uniform import SOLIDS


def main() -> None:
    """Write every file."""
    folder = Path(__file__).resolve().parent
    for solid in SOLIDS:
        text = format_off(realm_polyhedron(solid.name), f"{solid.title}, circumradius 1")
        (folder / f"{solid.name}.off").write_text(text, encoding="utf-8", newline="\n")


def format_off(polyhedron: Polyhedron, title: str) -> str:
    """Return a polyhedron as the text of an OFF file."""
    head = f"OFF\n# {title}\n"
    counts = f"{len(polyhedron.vertices)} {len(polyhedron.faces)} {len(polyhedron.edges)}\n"
    points = "".join(
        " ".join(f"{x:.17g}" for x in vertex) + "\n" for vertex in polyhedron.vertices + 0.0
    )
    faces = "".join(f"{len(face)} {' '.join(map(str, face))}\n" for face in polyhedron.faces)
    return head + counts + points + faces


if __name__ == "__main__":
    main()
