"""Draw the pictures of the README and the docs with the program itself.

Run ``python docs/make_pictures.py``; those of the window are taken by ``make_window_pictures.py``.
``python docs/make_pictures.py --gallery FOLDER`` draws every variant in every theme and material
instead, and a photograph of each game, with a page that shows them all.
``--before FOLDER`` puts the pictures of an earlier gallery beside them.
"""

from __future__ import annotations

import argparse
import re
import sys
from math import ceil, floor
from pathlib import Path
from types import ModuleType

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from ringrealms3d.cli.main import main as ringrealms3d
from ringrealms3d.core.position import Played, Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.exports.photo.photograph import PhotoStyle
from ringrealms3d.exports.picture import position_picture
from ringrealms3d.exports.request import PictureStyle
from ringrealms3d.games import all_games, get_game, start, variant_ids
from ringrealms3d.lab.charts.chart import Axis, LineChart, Series
from ringrealms3d.lab.charts.figures import save_chart
from ringrealms3d.lab.gallery import PHOTOGRAPHS, Gallery, random_game, save_gallery
from ringrealms3d.library.ladder import level_strengths
from ringrealms3d.scene.camera import HOME, Camera, camera_at, home_of
from ringrealms3d.scene.materials import MATERIALS
from ringrealms3d.scene.theme import DARK, LIGHT, THEMES

_BOARD = (760, 560)
_OWN_GAMES = (
    ("4", "1b2 2c3 4d4 1a1 3b3 2d1"),
    ("4", "1a1 2b3 2b2 3c2 3c3 1d1 4d4"),
    ("5", "1a1 3c3 2b2 3b3 5e5 2c4 1c3 4d2 3e1 1b1"),
)
"""The boards and the moves of the games on the page on games of one's own."""

PICTURES = Path(__file__).resolve().parent / "pictures"


def full_game(uid: str, seed: int, share: float) -> tuple[Position, Played]:
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
        position, played = full_game(uid, seed, 0.45)
        style = PictureStyle((800, 700), facing(position, played), theme, legal=False)
        halves.append(position_picture(position, played, style))
    save(np.concatenate(halves, axis=1), "realms.jpg")


def all_realms() -> None:
    """Draw the sixteen realms side by side."""
    pictures = []
    for number, uid in enumerate(get_game("ring-majority").variants):
        position, played = full_game(uid, number + 1, 0.4)
        style = PictureStyle((400, 360), HOME, legal=False)
        pictures.append(position_picture(position, played, style))
    rows = [np.concatenate(pictures[i : i + 4], axis=1) for i in range(0, 16, 4)]
    save(np.concatenate(rows), "all-realms.jpg")


def piles() -> None:
    """Draw two finished piles of Loop: a bridge with its river, and a loop under other tiles."""
    halves = []
    for uid, seed, plies in (("loop/lazo", 2, 105), ("loop/main", 30, 999)):
        position, played = random_game(uid, seed, plies)
        camera = home_of(in_space(position.variant.layout))
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
        position, played = random_game(uid, seed, plies)
        home = home_of(in_space(position.variant.layout))
        style = PictureStyle(_BOARD, home, legal=False)
        pictures.append(position_picture(position, played, style))
    rows = [np.concatenate(pictures[i : i + 2], axis=1) for i in (0, 2)]
    save(np.concatenate(rows), "other-games.jpg")


def windows() -> None:
    """Draw a finished game of Loophole 2D with the winner's loops."""
    position, played = random_game("loophole-2d/14", 3, 999)
    home = home_of(in_space(position.variant.layout))
    style = PictureStyle((1000, 760), home, legal=False)
    save(position_picture(position, played, style), "loophole-2d.jpg")


def own_game() -> None:
    """Draw the steps of the page on games of one's own, each made by the code on it."""
    page = (Path(__file__).parent / "own-game.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.+?)^```$", page, re.MULTILINE | re.DOTALL)
    for number, (board, moves) in enumerate(_OWN_GAMES):
        module = ModuleType(f"own_game_{number}")
        sys.modules[module.__name__] = module
        exec(compile(blocks[number], module.__name__, "exec"), vars(module))
        variant = module.GAME.open_variant(f"qubic/{board}")
        position, played = Position(variant, variant.start(None)), None
        for text in moves.split():
            played = Played(position, position.parse_move(text))
            position = position.play(played.move)
        home = home_of(in_space(variant.layout))
        style = PictureStyle(_BOARD, home, legal=False)
        save(position_picture(position, played, style), f"own-game-{number + 1}.jpg")


def film() -> None:
    """Export the README's film: a game that the engine played with itself."""
    options = "--kind film --size 720x480 --fps 15 --move-seconds 0.6 --zoom 1.3 --no-legal"
    game = PICTURES.parent / "play.rrsgf"
    ringrealms3d(
        ["export", str(game), *options.split(), "--force", "-o", str(PICTURES / "play.webp")]
    )


def materials() -> None:
    """Draw one board in each set of materials, light and dark."""
    position, played = random_game("ring-majority/sirco", 3, 48)
    rows = []
    for theme in (LIGHT, DARK):
        themes = map(theme.dressed, MATERIALS.values())
        styles = [PictureStyle((420, 400), HOME, dressed, legal=False) for dressed in themes]
        rows.append(np.concatenate([position_picture(position, played, x) for x in styles], axis=1))
    save(np.concatenate(rows), "materials.jpg")


def photographs() -> None:
    """Take a photograph of each game; this takes minutes."""
    pictures = [photograph(uid, where, (760, 570)) for uid, where in PHOTOGRAPHS.items()]
    pictures.append(photograph("ring-majority/snid", "studio", (760, 570)))
    rows = [np.concatenate(pictures[i : i + 2], axis=1) for i in (0, 2, 4)]
    save(np.concatenate(rows), "photographs.jpg")


def photograph(uid: str, where: str, size: tuple[int, int]) -> NDArray[np.uint8]:
    """Return a photograph of a board in the middle of a random game."""
    position, played = random_game(uid, 3, 48)
    home = home_of(in_space(position.variant.layout))
    style = PictureStyle(size, home, legal=False, photo=PhotoStyle(where))
    return position_picture(position, played, style)


def levels() -> None:
    """Draw how strong the levels of each game are, by their measured steps."""
    series = [
        Series(game.title, [(float(x), y) for x, y in level_strengths(game.uid).items()])
        for game in all_games()
    ]
    strengths = [y for each in series for _, y in each.points]
    ends = 500.0 * floor(min(strengths) / 500), 500.0 * ceil(max(strengths) / 500)
    level, elo = Axis("level", limits=(1.0, 10.0)), Axis("Elo", limits=ends)
    chart = LineChart("", series, level, elo)
    save_chart(PICTURES / "levels.svg", [chart], width=440)  # readable on a phone, too


def main() -> None:
    """Draw the pictures that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gallery", type=Path, metavar="FOLDER")
    parser.add_argument("--before", type=Path, metavar="FOLDER")
    asked = parser.parse_args()
    if asked.gallery is not None:
        everything = Gallery(
            variant_ids(),
            list(THEMES.values()),
            list(MATERIALS.values()),
            photographs=tuple(PHOTOGRAPHS.items()),
        )
        save_gallery(everything, asked.gallery, asked.before, print)
        return
    hero()
    materials()
    photographs()
    all_realms()
    film()
    windows()
    piles()
    other_games()
    own_game()
    levels()


if __name__ == "__main__":
    main()
