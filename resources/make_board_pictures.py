"""Draw the small pictures of the boards from which the new-game dialog lets a person choose.

There is a folder of them for each theme. Boards without a picture in space need none: the dialog
draws their maps.

Run ``python resources/make_board_pictures.py`` after a change to how boards look.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.export.picture import position_picture
from ringrealms3d.export.request import PictureStyle
from ringrealms3d.games import start, variant, variant_ids
from ringrealms3d.scene.camera import home_of
from ringrealms3d.scene.theme import THEMES, Theme

_SIZE = (192, 176)
_COLOURS = 128  # as many as make a file a third as large and nobody sees


def main() -> None:
    """Write every picture again."""
    folder = Path(__file__).resolve().parent / "boards"
    layouts = {uid: variant(uid).layout for uid in variant_ids()}
    solids = {uid: found for uid, found in layouts.items() if isinstance(found, SolidLayout)}
    for theme in THEMES.values():
        (folder / theme.name).mkdir(parents=True, exist_ok=True)
        for uid, layout in solids.items():
            path = folder / theme.name / f"{uid.replace('/', '-')}.png"
            _draw(uid, layout, theme).save(path, optimize=True)


def _draw(uid: str, layout: SolidLayout, theme: Theme) -> Image.Image:
    style = PictureStyle(_SIZE, home_of(layout), theme, transparent=True, legal=False)
    picture = np.asarray(position_picture(start(uid, seed=1), None, style))
    return Image.fromarray(picture).quantize(_COLOURS, Image.Quantize.FASTOCTREE)


if __name__ == "__main__":
    main()
