"""A page of pictures: boards in every theme and material, and photographs."""

from __future__ import annotations

import html
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.files import make_folder, write_whole
from ringrealms3d.core.position import Played, Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.exports.photo.photograph import PhotoStyle
from ringrealms3d.exports.picture import position_picture, save_picture
from ringrealms3d.exports.request import PictureStyle
from ringrealms3d.games import start
from ringrealms3d.scene.camera import HOME, Camera, home_of
from ringrealms3d.scene.materials import MaterialSet
from ringrealms3d.scene.theme import LIGHT, Theme

PHOTOGRAPHS = {
    "ring-majority/sirco": "studio",
    "loop/main": "table",
    "path-tiles/free-turns": "table",
    "loops-n-leaps/8": "table",
    "loophole-2d/14": "sky",
}
"""One variant of each game, and where its photograph is taken."""

PAGE = "index.html"
_STYLE = (
    "body{font:15px/1.5 system-ui,sans-serif;margin:2rem;background:#f4f3f1;color:#222}"
    "table{border-spacing:8px}th{font-weight:500;text-align:left;white-space:nowrap}"
    "img{display:inline-block;border-radius:6px;max-width:100%}"
    "@media(prefers-color-scheme:dark){body{background:#1b1c1e;color:#ddd}}"
)


@dataclass(frozen=True, slots=True)
class Gallery:
    """The content of a gallery.

    Attributes:
        uids: the variants, each in the middle of a random game.
        themes: the themes, one table each.
        materials: the materials, one column each.
        size: width and height of a picture in pixels.
        photographs: variants to photograph, and their sets.
    """

    uids: Sequence[str]
    themes: Sequence[Theme]
    materials: Sequence[MaterialSet]
    size: tuple[int, int] = (400, 340)
    photographs: tuple[tuple[str, str], ...] = ()

    @property
    def names(self) -> list[str]:
        """The names of all pictures, in drawing order."""
        dressed = product(self.themes, self.uids, self.materials)
        names = [picture_name(uid, theme, materials) for theme, uid, materials in dressed]
        return names + [photograph_name(uid) for uid, _ in self.photographs]


def save_gallery(
    gallery: Gallery,
    folder: Path,
    before: Path | None,
    progress: Callable[[str], None],
) -> None:
    """Draw the pictures of a gallery into a folder, and a page that shows them all.

    Args:
        before: the gallery of another version, whose pictures the page shows beside the new ones.
        progress: called with the name of each picture before it is drawn.

    Raises:
        UserError: the folder cannot be written, or a photograph cannot be taken here.
    """
    make_folder(folder)
    for theme, uid, materials in product(gallery.themes, gallery.uids, gallery.materials):
        name = picture_name(uid, theme, materials)
        progress(name)
        style = PictureStyle(gallery.size, HOME, theme.dressed(materials), legal=False)
        save_picture(sample_picture(uid, style), folder / name)
    for uid, where in gallery.photographs:
        name = photograph_name(uid)
        progress(name)
        style = PictureStyle((800, 600), HOME, LIGHT, legal=False, photo=PhotoStyle(where))
        save_picture(sample_picture(uid, style), folder / name)
    write_whole(folder / PAGE, page(gallery, folder, before))


def sample_picture(uid: str, style: PictureStyle) -> NDArray[np.uint8]:
    """Return a picture of a board in the middle of a random game, seen from its own side."""
    position, played = sample_position(uid)
    return position_picture(position, played, replace(style, camera=_home(position)))


def sample_position(uid: str) -> tuple[Position, Played]:
    """Return a position in the middle of a random game, always the same, and the last move."""
    return random_game(uid, seed=1, plies=max(2, start(uid, seed=1).board.size // 3))


def random_game(uid: str, seed: int, plies: int) -> tuple[Position, Played]:
    """Return a position after this many random moves, or at the end, and the last move."""
    rng = seeded(seed)
    position = start(uid, seed)
    while (moves := position.legal_moves) and position.ply < plies:
        played = Played(position, moves[below(rng, len(moves))])
        position = position.play(played.move)
    return position, played


def picture_name(uid: str, theme: Theme, materials: MaterialSet) -> str:
    """Return the file of a picture."""
    return f"{_file_name(uid)}-{theme.name}-{materials.name}.png"


def photograph_name(uid: str) -> str:
    """Return the file of a photograph."""
    return f"{_file_name(uid)}-photograph.png"


def page(gallery: Gallery, folder: Path, before: Path | None) -> str:
    """Return a page: the photographs, then for each theme a row of pictures for each variant."""
    lines = ["<!doctype html>", "<meta charset=utf-8>", "<title>Boards</title>"]
    lines.append(f"<style>{_STYLE}</style>")
    lines += [_image(folder, photograph_name(uid), before) for uid, _ in gallery.photographs]
    heads = "".join(f"<th>{materials.name}" for materials in gallery.materials)
    for theme in gallery.themes:
        lines += [f"<h1>{theme.name}</h1>", f"<table><tr><th>{heads}"]
        for uid in gallery.uids:
            names = (picture_name(uid, theme, materials) for materials in gallery.materials)
            pictures = "".join(f"<td>{_image(folder, name, before)}" for name in names)
            lines.append(f"<tr><th>{html.escape(uid)}{pictures}")
        lines.append("</table>")
    return "\n".join(lines) + "\n"


def _image(folder: Path, name: str, before: Path | None) -> str:
    """Return the mark-up of a picture, with the one from before on its left if there is one."""
    earlier = [before / name] if before and (before / name).exists() else []
    places = [Path(os.path.relpath(path, folder)).as_posix() for path in [*earlier, folder / name]]
    return "".join(
        f'<img width=300 loading=lazy alt="" src="{html.escape(place)}">' for place in places
    )


def _home(position: Position) -> Camera:
    layout = position.variant.layout
    return home_of(layout) if isinstance(layout, SolidLayout) else HOME


def _file_name(uid: str) -> str:
    game, _, board = uid.partition("/")
    return f"{game}-{Path(board).stem}"
