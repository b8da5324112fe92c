"""Draw the small pictures of the boards from which the new-game dialog lets a person choose.

Run ``python resources/make_board_pictures.py`` after a change to how boards look.
"""

from __future__ import annotations

from pathlib import Path

from ringrealms3d.export.picture import PictureStyle, position_picture, save_png
from ringrealms3d.games import start, variant_ids


def main() -> None:
    """Write every picture anew."""
    folder = Path(__file__).resolve().parent / "boards"
    style = PictureStyle((192, 176), transparent=True, legal=False)
    for uid in variant_ids():
        picture = position_picture(start(uid), None, style)
        save_png(picture, folder / f"{uid.replace('/', '-')}.png")


if __name__ == "__main__":
    main()
