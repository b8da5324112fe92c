"""Draw the small pictures of boards from which a person chooses.

``boards/`` has a picture of every board for each theme, and one of its start where the other has
pieces on it. ``turns/`` has for every game one board
with pieces, as it turns to and fro; see ``ringrealms3d.exports.board_pictures``. Boards without a
picture in space need none: the window draws their maps.

Run ``python resources/make_board_pictures.py`` after a change to how boards look.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.exports.board_pictures import SIZE, played, resting, save_strip, turning
from ringrealms3d.games import variant, variant_ids
from ringrealms3d.scene.theme import THEMES, Theme

_COLOURS = 128  # as many as make a file a third as large and nobody sees
_SCALES = {"loop/mini": 0.55, "loop/main": 0.75, "loops-n-leaps/8": 0.79}
"""How large boards are next to the largest of their game, if they differ in nothing else."""
_PLIES = {"path-tiles/free-turns": 34, "path-tiles/sixty-six": 12}
"""How many tiles lie on boards that look the same without any."""

_TURNED = {
    "ring-majority/ti": 60,
    "loop/main": 24,
    "path-tiles/free-turns": 26,
    "loops-n-leaps/8": 70,
    "loophole-2d/14": 40,
}
"""The board of each game that turns, and how many moves were played on it."""


def main() -> None:
    """Write every picture again."""
    folder = Path(__file__).resolve().parent
    layouts = {uid: variant(uid).layout for uid in variant_ids()}
    solids = [uid for uid, found in layouts.items() if isinstance(found, SolidLayout)]
    for theme in THEMES.values():
        for kind in ("boards", "turns"):
            (folder / kind / theme.name).mkdir(parents=True, exist_ok=True)
        for uid in solids:
            path = folder / "boards" / theme.name / f"{uid.replace('/', '-')}.png"
            _draw(uid, _PLIES.get(uid, 0), theme).save(path, optimize=True)
        for uid in _PLIES:
            path = folder / "boards" / theme.name / f"{uid.replace('/', '-')}-start.png"
            _draw(uid, 0, theme).save(path, optimize=True)
        for uid, plies in _TURNED.items():
            path = folder / "turns" / theme.name / f"{uid.partition('/')[0]}.webp"
            save_strip(turning(played(uid, plies), theme), path)


def _draw(uid: str, plies: int, theme: Theme) -> Image.Image:
    picture = resting(played(uid, plies), theme)
    scale = _SCALES.get(uid, 1.0)
    smaller = picture.resize((round(scale * SIZE[0]), round(scale * SIZE[1])))
    whole = Image.new("RGBA", SIZE)
    whole.paste(smaller, ((SIZE[0] - smaller.width) // 2, (SIZE[1] - smaller.height) // 2))
    return whole.quantize(_COLOURS, Image.Quantize.FASTOCTREE)


if __name__ == "__main__":
    main()
