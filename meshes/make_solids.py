"""Write the sixteen realms' solids as OFF files beside this script.

Run ``python meshes/make_solids.py`` after a change to their geometry; a test compares the files.
"""

from __future__ import annotations

from pathlib import Path

from ringrealms3d.geometry.off import format_off
from ringrealms3d.geometry.standing import realm_polyhedron
from ringrealms3d.geometry.uniform import SOLIDS


def main() -> None:
    """Write every file."""
    folder = Path(__file__).resolve().parent
    for solid in SOLIDS:
        text = format_off(realm_polyhedron(solid.name), f"{solid.title}, circumradius 1")
        (folder / f"{solid.name}.off").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
