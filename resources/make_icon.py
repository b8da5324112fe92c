"""Draw the program's icon as a picture and as a drawing, both of the program's own scene.

Run ``python resources/make_icon.py`` after a change to how boards look.
"""

from __future__ import annotations

from pathlib import Path

from ringrealms3d.exports.picture import position_picture, save_picture
from ringrealms3d.exports.request import PictureStyle
from ringrealms3d.exports.vector.drawing import drawn
from ringrealms3d.exports.vector.svg import svg_text
from ringrealms3d.games import from_fen
from ringrealms3d.scene.camera import camera_at

_FEN = "2r1b3r2b2/3b2r9b2r4/b2r3b1r2:r:40,40"


def main() -> None:
    """Write the icon again."""
    icons = Path(__file__).resolve().parent / "icons"
    position = from_fen("ring-majority/co", _FEN)
    save_picture(position_picture(position, None, _style(256)), icons / "ringrealms3d.png")
    # finer shades than 128 pixels have would make it slow to draw, and nobody sees them
    drawing = svg_text([drawn(position, None, _style(128))], "ringrealms3d")
    (icons / "ringrealms3d.svg").write_text(drawing, encoding="utf-8")


def _style(side: int) -> PictureStyle:
    camera = camera_at(-60, 25).zoomed(1.1)
    return PictureStyle((side, side), camera, transparent=True, legal=False)


if __name__ == "__main__":
    main()
