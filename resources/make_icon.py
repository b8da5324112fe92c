"""Draw the program's icon with the program's own scene.

Run ``python resources/make_icon.py`` after a change to how boards look.
"""

from __future__ import annotations

from pathlib import Path

from ringrealms3d.export.picture import position_picture, save_picture
from ringrealms3d.export.request import PictureStyle
from ringrealms3d.games import from_fen
from ringrealms3d.scene.camera import camera_at

_FEN = "2r1b3r2b2/3b2r9b2r4/b2r3b1r2:r:40,40"


def main() -> None:
    """Write the icon again."""
    style = PictureStyle((256, 256), camera_at(-60, 25).zoomed(1.1), transparent=True, legal=False)
    picture = position_picture(from_fen("ring-majority/co", _FEN), None, style)
    save_picture(picture, Path(__file__).resolve().parent / "icons" / "ringrealms3d.png")


if __name__ == "__main__":
    main()
