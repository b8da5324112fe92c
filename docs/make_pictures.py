"""Draw the pictures of the README and the docs with the program itself.

Run ``python docs/make_pictures.py`` on a machine with a display (or under ``xvfb-run``).
``python docs/make_pictures.py --gallery FOLDER`` draws every variant in every theme and material
instead, and a photograph of each game, with a page that shows them all, and needs no display.
``--before FOLDER`` puts the pictures of an earlier gallery beside them.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from itertools import product
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from PyQt6.QtWidgets import QApplication

from ringrealms3d.core.position import Played, Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.core.solid_layout import SolidLayout, in_space
from ringrealms3d.export.photo.photograph import PhotoStyle
from ringrealms3d.export.picture import position_picture, save_picture
from ringrealms3d.export.request import PictureStyle
from ringrealms3d.games import get_game, start, variant_ids
from ringrealms3d.scene.camera import HOME, Camera, camera_at, home_of
from ringrealms3d.scene.materials import MATERIALS, MaterialSet
from ringrealms3d.scene.theme import DARK, LIGHT, THEMES, Theme
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.settings import Settings

_BOARD = (760, 560)
_GALLERY = (400, 340)
PICTURES = Path(__file__).resolve().parent / "pictures"
PHOTOGRAPHS = {
    "ring-majority/sirco": "studio",
    "loop/main": "table",
    "path-tiles/free-turns": "table",
    "loops-n-leaps/8": "table",
    "loophole-2d/14": "sky",
}
"""One variant of each game, and where its photograph is taken."""


def random_game(uid: str, seed: int, share: float) -> tuple[Position, Played]:
    """Play random moves until a share of the board is full and the last move captured."""
    rng = seeded(seed)
    position = start(uid)
    while True:
        moves = position.legal_moves
        played = Played(position, moves[below(rng, len(moves))])
        position = position.play(played.move)
        full = np.count_nonzero(position.stones) / position.board.size
        if full >= share and played.before.captures(played.move):
            return position, played


def facing(position: Position, played: Played) -> Camera:
    """Return the camera that sees the last move, a little from the side."""
    x, y, z = in_space(position.variant.layout).normals[played.move.code]
    azimuth, elevation = np.degrees(np.arctan2(y, x)), np.degrees(np.arcsin(z))
    return camera_at(float(azimuth) + 22, float(np.clip(elevation - 16, -70, 70)))


def save(picture: np.ndarray[tuple[int, int, int], np.dtype[np.uint8]], name: str) -> None:
    """Write a picture of the docs, small enough to load fast."""
    Image.fromarray(picture[..., :3]).save(PICTURES / name, quality=90)


def hero() -> None:
    """Draw the README's first picture: two realms in the middle of a game."""
    halves = []
    for uid, theme, seed in (("ring-majority/grid", LIGHT, 5), ("ring-majority/snid", DARK, 9)):
        position, played = random_game(uid, seed, 0.45)
        style = PictureStyle((800, 700), facing(position, played), theme, legal=False)
        halves.append(position_picture(position, played, style))
    save(np.concatenate(halves, axis=1), "realms.jpg")


def all_realms() -> None:
    """Draw the sixteen realms side by side."""
    pictures = []
    for number, uid in enumerate(get_game("ring-majority").variants):
        position, played = random_game(uid, number + 1, 0.4)
        style = PictureStyle((400, 360), HOME, legal=False)
        pictures.append(position_picture(position, played, style))
    rows = [np.concatenate(pictures[i : i + 4], axis=1) for i in range(0, 16, 4)]
    save(np.concatenate(rows), "all-realms.jpg")


def piles() -> None:
    """Draw two finished piles of Loop: a bridge with its river, and a loop under other tiles."""
    halves = []
    for uid, seed, plies in (("loop/lazo", 2, 105), ("loop/main", 30, 999)):
        position, played = game_of(uid, seed, plies)
        camera = home_of(in_space(position.variant.layout)).zoomed(1.3)
        style = PictureStyle((800, 500), camera, legal=False)
        halves.append(position_picture(position, played, style))
    save(np.concatenate(halves, axis=1), "piles.jpg")


def other_games() -> None:
    """Draw the boards of the four other games, two of them finished."""
    games = (
        ("loop/main", 5, 999),
        ("path-tiles/free-turns", 4, 44),
        ("loops-n-leaps/8", 1, 70),
        ("loophole-2d/14", 3, 999),
    )
    pictures = []
    for uid, seed, plies in games:
        position, played = game_of(uid, seed, plies)
        home = home_of(in_space(position.variant.layout))
        style = PictureStyle(_BOARD, home, legal=False)
        pictures.append(position_picture(position, played, style))
    rows = [np.concatenate(pictures[i : i + 2], axis=1) for i in (0, 2)]
    save(np.concatenate(rows), "other-games.jpg")


def game_of(uid: str, seed: int, plies: int) -> tuple[Position, Played]:
    """Play so many random moves, or to the end."""
    rng = seeded(seed)
    position = start(uid, seed)
    while (moves := position.legal_moves) and position.ply < plies:
        played = Played(position, moves[below(rng, len(moves))])
        position = position.play(played.move)
    return position, played


def windows() -> None:
    """Draw a finished game of Loophole 2D with the winner's loops."""
    position, played = game_of("loophole-2d/14", 3, 999)
    home = home_of(in_space(position.variant.layout))
    style = PictureStyle((1000, 760), home, legal=False)
    save(position_picture(position, played, style), "loophole-2d.jpg")


def window(application: QApplication) -> None:
    """Take a picture of the window in the middle of a game."""
    folder = Path(tempfile.mkdtemp())
    settings = Settings(folder / "window.ini")
    opened = MainWindow("ring-majority/girco", settings, folder / "game.json")
    opened.appearance.choose_speed("off")
    opened.show()
    _, played = random_game("ring-majority/girco", 3, 0.3)
    rng = seeded(3)
    while opened.session.position != played.before:
        moves = opened.session.position.legal_moves
        opened.session.play(moves[below(rng, len(moves))])
    opened.session.play(played.move)
    opened.view.look(facing(opened.session.position, played))
    application.processEvents()
    opened.grab().save(str(PICTURES / "window.jpg"), quality=90)
    opened.close()


def materials() -> None:
    """Draw one board in each set of materials, light and dark."""
    position, played = game_of("ring-majority/sirco", 3, 48)
    rows = []
    for theme in (LIGHT, DARK):
        themes = map(theme.dressed, MATERIALS.values())
        styles = [PictureStyle((420, 400), HOME, dressed, legal=False) for dressed in themes]
        rows.append(np.concatenate([position_picture(position, played, x) for x in styles], axis=1))
    save(np.concatenate(rows), "materials.jpg")


def photographs() -> None:
    """Take a photograph of each game; this takes minutes, and the extra ``photo``."""
    pictures = [photograph(uid, where, (760, 570)) for uid, where in PHOTOGRAPHS.items()]
    pictures.append(photograph("ring-majority/snid", "studio", (760, 570)))
    rows = [np.concatenate(pictures[i : i + 2], axis=1) for i in (0, 2, 4)]
    save(np.concatenate(rows), "photographs.jpg")


def photograph(uid: str, where: str, size: tuple[int, int]) -> NDArray[np.uint8]:
    """Return a photograph of a board in the middle of a random game."""
    position, played = game_of(uid, 3, 48)
    home = home_of(in_space(position.variant.layout))
    style = PictureStyle(size, home, legal=False, photo=PhotoStyle(where))
    return position_picture(position, played, style)


def gallery(folder: Path, before: Path | None) -> None:
    """Draw every variant in every theme and material, and a photograph of each game.

    Args:
        folder: where the pictures go, and a page that shows all of them.
        before: the gallery of another version, whose pictures the page shows beside these.
    """
    folder.mkdir(parents=True, exist_ok=True)
    wanted = list(product(THEMES.values(), variant_ids(), MATERIALS.values()))
    for number, (theme, uid, materials) in enumerate(wanted, start=1):
        path = folder / gallery_name(uid, theme, materials)
        print(f"{number}/{len(wanted)} {path.name}", flush=True)
        save_picture(gallery_picture(uid, theme.dressed(materials)), path)
    for uid, where in PHOTOGRAPHS.items():
        path = folder / photograph_name(uid)
        print(path.name, flush=True)
        save_picture(photograph(uid, where, (800, 600)), path)
    (folder / "index.html").write_text(gallery_page(folder, before), encoding="utf-8")


def gallery_name(uid: str, theme: Theme, materials: MaterialSet) -> str:
    """Return the file of a picture of the gallery."""
    return f"{uid.replace('/', '-')}-{theme.name}-{materials.name}.png"


def photograph_name(uid: str) -> str:
    """Return the file of a photograph of the gallery."""
    return f"{uid.replace('/', '-')}-photograph.png"


def gallery_page(folder: Path, before: Path | None) -> str:
    """Return a page: the photographs, then for each theme a row of pictures for each variant."""
    lines = ["<!doctype html>", "<meta charset=utf-8>", "<title>Boards</title>"]
    lines += [image(folder, photograph_name(uid), before) for uid in PHOTOGRAPHS]
    heads = "".join(f"<th>{name}" for name in MATERIALS)
    for theme in THEMES.values():
        lines += [f"<h1>{theme.name}</h1>", f"<table><tr><th>{heads}"]
        for uid in variant_ids():
            names = (gallery_name(uid, theme, materials) for materials in MATERIALS.values())
            pictures = "".join(f"<td>{image(folder, name, before)}" for name in names)
            lines.append(f"<tr><th>{uid}{pictures}")
        lines.append("</table>")
    return "\n".join(lines) + "\n"


def image(folder: Path, name: str, before: Path | None) -> str:
    """Return the mark-up of a picture, with the one from before on its left if there is one."""
    earlier = [before / name] if before and (before / name).exists() else []
    places = [Path(os.path.relpath(path, folder)).as_posix() for path in [*earlier, folder / name]]
    return "".join(f"<img width=300 loading=lazy src='{place}'>" for place in places)


def gallery_picture(uid: str, theme: Theme) -> NDArray[np.uint8]:
    """Return a small picture of a board in the middle of a random game."""
    position, played = game_of(uid, seed=1, plies=max(2, start(uid, seed=1).board.size // 3))
    layout = position.variant.layout
    camera = home_of(layout) if isinstance(layout, SolidLayout) else HOME
    style = PictureStyle(_GALLERY, camera, theme, legal=False)
    return position_picture(position, played, style)


def main() -> None:
    """Draw the pictures that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gallery", type=Path, metavar="FOLDER")
    parser.add_argument("--before", type=Path, metavar="FOLDER")
    asked = parser.parse_args()
    if asked.gallery is not None:
        gallery(asked.gallery, asked.before)
        return
    hero()
    materials()
    photographs()
    all_realms()
    windows()
    piles()
    other_games()
    window(QApplication([]))


if __name__ == "__main__":
    main()
