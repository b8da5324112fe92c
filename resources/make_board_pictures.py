"""Draw the small pictures of the solids from which the new-game dialog lets a person choose.

Flat boards need none: the dialog draws their maps.

Run ``python resources/make_board_pictures.py`` after a change to how boards look.
"""

from __future__ import annotations

from pathlib import Path

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.export.picture import PictureStyle, position_picture, save_png
from ringrealms3d.games import start, variant, variant_ids
from ringrealms3d.scene.camera import home_of


def main() -> None:
    """Write every picture anew."""
    folder = Path(__file__).resolve().parent / "boards"
    layouts = {uid: variant(uid).layout for uid in variant_ids()}
    solids = {uid: found for uid, found in layouts.items() if isinstance(found, SolidLayout)}
    for uid, layout in solids.items():
        style = PictureStyle((192, 176), home_of(layout), transparent=True, legal=False)
        picture = position_picture(start(uid), None, style)
        save_png(picture, folder / f"{uid.replace('/', '-')}.png")


if __name__ == "__main__":
    main()
