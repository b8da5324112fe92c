"""Pictures of Path Tiles: every tile is seen and is unlike the others, and marks are seen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import numpy as np
import pytest

from ringrealms3d.core.group import Trail
from ringrealms3d.core.random import below, seeded
from ringrealms3d.core.solid_layout import SolidLayout, in_space, looking
from ringrealms3d.games import start, variant
from ringrealms3d.games.path_tiles.tiles import TILES as PATH_TILES
from ringrealms3d.scene.aiming import seeing_part
from ringrealms3d.scene.camera import camera_at, home_of
from ringrealms3d.scene.canvas import read_back
from ringrealms3d.scene.content import Content, MoveMark, content_of
from ringrealms3d.scene.graphics import prepare_offscreen
from ringrealms3d.scene.offscreen import draw
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.theme import LIGHT
from tests.scene.pictures import Picture, changed

UID = "path-tiles/free-turns"
LAYOUT = in_space(variant(UID).layout)
SIZE = (400, 320)
MIDDLE = 40
TILES = range(1, 103)
CLOSE = 240  # pixels a side
LEAST_SEEN = 40  # pixels of a tile in a small picture
LEAST_UNLIKE = 20
CLEARLY_UNLIKE = 100  # a tenth of the tile
each_look = pytest.mark.parametrize("look", LAYOUT.looks)


def board_of(look: str) -> SolidLayout:
    return in_space(looking(LAYOUT, look))


def picture(content: Content, look: str = "") -> Picture:
    return draw(board_of(look), content, home_of(LAYOUT), LIGHT, FAST, SIZE)


def played(plies: int) -> Content:
    """Return the pieces after some random moves, without marks."""
    position, rng = start(UID, seed=3), seeded(2)
    for _ in range(plies):
        moves = position.legal_moves
        position = position.play(moves[int(below(rng, len(moves)))])
    return content_of(position, legal=False)


@contextmanager
def close_up(look: str, angles: tuple[float, float] = (-90, 75)) -> Iterator[object]:
    """Give a function that draws a tile on the middle cell, from near."""
    prepare_offscreen()
    import pyvista as pv

    from ringrealms3d.scene.board_scene import BoardScene

    plotter = pv.Plotter(off_screen=True, window_size=[CLOSE, CLOSE])
    plotter.render_window.SetMultiSamples(0)
    scene = BoardScene(plotter, board_of(look), LIGHT, FAST)
    scene.look(camera_at(*angles).zoomed(2.8), 1.0)

    def drawn(number: int) -> Picture:
        stones = np.zeros(95, dtype=np.int8)
        stones[MIDDLE] = number
        scene.show(Content(stones))
        part = slice(CLOSE * 3 // 8, CLOSE * 5 // 8)
        with seeing_part(plotter.renderer, (3 / 8, 3 / 8, 5 / 8, 5 / 8)):
            return read_back(plotter)[part, part]

    yield drawn
    plotter.close()


@pytest.mark.parametrize("parallel", [False, True])
def test_a_part_of_a_picture_is_what_is_there_in_the_whole_one(parallel: bool) -> None:
    prepare_offscreen()
    import pyvista as pv

    from ringrealms3d.scene.board_scene import BoardScene

    plotter = pv.Plotter(off_screen=True, window_size=[CLOSE, CLOSE])
    plotter.render_window.SetMultiSamples(0)
    scene = BoardScene(plotter, board_of(""), LIGHT, FAST)
    scene.look(replace(camera_at(-90, 75).zoomed(1.4), parallel=parallel), 1.0)
    scene.show(content_of(start(UID, seed=1), legal=False))
    whole = read_back(plotter)
    left, low, right, high = 1, 3, 4, 5
    with seeing_part(plotter.renderer, (left / 8, low / 8, right / 8, high / 8)):
        seen = read_back(plotter)
    rows = slice(CLOSE * (8 - high) // 8, CLOSE * (8 - low) // 8)
    columns = slice(CLOSE * left // 8, CLOSE * right // 8)
    assert changed(seen[rows, columns], whole[rows, columns]).mean() < 0.01
    assert not changed(read_back(plotter), whole).any()
    plotter.close()


@pytest.mark.nightly
@each_look
def test_no_two_tiles_look_alike(look: str) -> None:
    with close_up(look) as drawn:
        assert callable(drawn)
        views = np.stack([drawn(number) for number in TILES])
    for number, view in enumerate(views[1:], start=1):
        unlike = changed(view, views[:number]).sum(axis=(1, 2))
        assert unlike.min() >= LEAST_UNLIKE, number


@pytest.mark.few(4)
@each_look
@pytest.mark.parametrize("colour", "rb")
@pytest.mark.parametrize("angles", [(-90, 75), (-60, 40), (90, 60)])
def test_a_crossing_is_no_crossroads(look: str, colour: str, angles: tuple[int, int]) -> None:
    ways = [number for number, tile in enumerate(PATH_TILES, start=1) if tile.sides == colour * 4]
    crossings = [number for number in ways if PATH_TILES[number - 1].top is not None]
    crossroads = [number for number in ways if len(PATH_TILES[number - 1].links[0]) == 4]
    with close_up(look, angles) as drawn:
        assert callable(drawn)
        for crossing in crossings:
            differ = changed(drawn(crossing), drawn(crossroads[0]))
            assert differ.sum() >= CLEARLY_UNLIKE


@pytest.mark.few(1)
@each_look
def test_one_missing_tile_is_seen(look: str) -> None:
    content = played(60)
    whole = picture(content, look)
    for place in np.flatnonzero(content.stones)[::13]:
        stones = content.stones.copy()
        stones[place] = 0
        gap = changed(whole, picture(replace(content, stones=stones), look))
        assert gap.sum() >= LEAST_SEEN
        spot = home_of(LAYOUT).projected(LAYOUT.centres[[place]], SIZE[0] / SIZE[1])[0]
        rows, columns = np.nonzero(gap)
        middle = ((spot * (1, -1) + 1) / 2 * SIZE)[::-1]
        assert np.hypot(rows - middle[0], columns - middle[1]).max() < SIZE[1] / 12


def test_the_looks_differ() -> None:
    content = played(30)
    assert changed(picture(content, "ribbons"), picture(content, "tubes")).sum() > 500


def line(seat: int, *cells: int) -> Trail:
    """Return a trail straight across some cells."""
    return Trail(seat, tuple((cell, ((-1.1, 0.0, 0.3), (1.1, 0.0, 0.3))) for cell in cells))


LINES = (line(0, 40, 41), line(1, 40, 41))


@pytest.mark.nightly
def test_every_mark_is_seen() -> None:
    content = played(30)
    plain = picture(content)
    lying = tuple(np.flatnonzero(content.stones[:81]).tolist())
    vacant = tuple(np.flatnonzero(content.stones[:81] == 0).tolist())
    marks = (
        {"last": lying[:1]},
        {"candidates": (MoveMark((83,), 3, ""),)},
        {"legal": (81, 84)},
        {"chosen": (82,)},
        {"chosen": (82,), "legal": vacant[:2]},
        {"trails": LINES[:1]},
        {"trails": LINES[1:]},
        {"decisive": lying[:2]},
        {"beside": lying[:2]},
    )
    pictures = [picture(replace(content, **mark)) for mark in marks]
    for number, shown in enumerate(pictures):
        assert changed(plain, shown).sum() >= LEAST_SEEN
        for other in pictures[:number]:
            assert changed(shown, other).sum() >= LEAST_SEEN


def test_a_lit_tile_keeps_its_paths() -> None:
    content = played(30)
    lying = tuple(np.flatnonzero(content.stones[:81]).tolist())
    lit = replace(content, decisive=lying)
    without = content.stones.copy()
    without[list(lying)] = 59
    others = replace(lit, stones=without)
    assert changed(picture(lit), picture(others)).sum() > 300
