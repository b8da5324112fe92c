"""Draw the small pictures of boards from which a person chooses.

``boards/`` has a picture of every board for each theme. ``turns/`` has for every game one board
with pieces, as it turns to and fro: the pictures of a swing from the left to the right, one below
the other. Boards without a picture in space need none: the window draws their maps.

Run ``python resources/make_board_pictures.py`` after a change to how boards look.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
from PIL import Image

from ringrealms3d.core.position import Position
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.exports.picture import position_picture
from ringrealms3d.exports.request import PictureStyle
from ringrealms3d.games import start, variant, variant_ids
from ringrealms3d.scene.arrangement import CLOSED, filling
from ringrealms3d.scene.camera import Camera, camera_at, home_of
from ringrealms3d.scene.canvas import set_up
from ringrealms3d.scene.content import content_of
from ringrealms3d.scene.quality import FINE
from ringrealms3d.scene.theme import THEMES, Theme

_SIZE = (192, 176)
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
_TURN_SIZE = (216, 140)
_TURNS, _SWING = 25, 36.0  # pictures of a swing, and how many degrees it goes to either side
_QUALITY, _EDGE_QUALITY = 50, 60


def main() -> None:
    """Write every picture again."""
    folder = Path(__file__).resolve().parent
    layouts = {uid: variant(uid).layout for uid in variant_ids()}
    solids = {uid: found for uid, found in layouts.items() if isinstance(found, SolidLayout)}
    for theme in THEMES.values():
        for kind in ("boards", "turns"):
            (folder / kind / theme.name).mkdir(parents=True, exist_ok=True)
        for uid, layout in solids.items():
            path = folder / "boards" / theme.name / f"{uid.replace('/', '-')}.png"
            _draw(uid, layout, theme).save(path, optimize=True)
        for uid, plies in _TURNED.items():
            path = folder / "turns" / theme.name / f"{uid.partition('/')[0]}.webp"
            strip = _turning(_played(uid, plies), solids[uid], theme)
            strip.save(path, quality=_QUALITY, alpha_quality=_EDGE_QUALITY, method=6)


def _draw(uid: str, layout: SolidLayout, theme: Theme) -> Image.Image:
    style = PictureStyle(_SIZE, home_of(layout), theme, transparent=True, legal=False)
    position = _played(uid, _PLIES.get(uid, 0))
    picture = Image.fromarray(np.asarray(position_picture(position, None, style)))
    scale = _SCALES.get(uid, 1.0)
    smaller = picture.resize((round(scale * _SIZE[0]), round(scale * _SIZE[1])))
    whole = Image.new("RGBA", _SIZE)
    whole.paste(smaller, ((_SIZE[0] - smaller.width) // 2, (_SIZE[1] - smaller.height) // 2))
    return whole.quantize(_COLOURS, Image.Quantize.FASTOCTREE)


def _played(uid: str, plies: int) -> Position:
    """Return a position after some moves at random."""
    position, chance = start(uid, seed=1), Random(2)
    for _ in range(plies):
        position = position.play(chance.choice(position.legal_moves))
    return position


def _turning(position: Position, layout: SolidLayout, theme: Theme) -> Image.Image:
    """Return the pictures of a swing, one below the other."""
    width, height = _TURN_SIZE
    strip = Image.new("RGBA", (width, _TURNS * height))
    with set_up(layout, theme, FINE, (2 * width, 2 * height), CLOSED) as canvas:
        canvas.scene.show(content_of(position, legal=False))
        canvas.scene.cut_out()
        for number, camera in enumerate(_swing(layout)):
            canvas.look(camera)
            picture = Image.fromarray(canvas.picture()).resize(_TURN_SIZE)
            strip.paste(picture, (0, number * height))
    return strip


def _swing(layout: SolidLayout) -> Iterator[Camera]:
    """Yield the cameras of a swing, all equally far away."""
    azimuth, elevation, roll = layout.home
    aspect = _TURN_SIZE[0] / _TURN_SIZE[1]
    angles = np.linspace(-_SWING, _SWING, _TURNS)
    cameras = [
        filling(camera_at(azimuth + angle, elevation, roll), layout, CLOSED, aspect)
        for angle in angles.tolist()
    ]
    reach = max(camera.reach for camera in cameras)
    for camera in cameras:
        yield replace(camera, reach=reach)


if __name__ == "__main__":
    main()
