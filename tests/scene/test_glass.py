"""See-through boards: glass where something is hidden, and nowhere else."""

from __future__ import annotations

import pytest

from ringrealms3d.games import start
from ringrealms3d.scene.arrangement import Opening, comes_apart, hides_places, is_pile
from ringrealms3d.scene.board_scene import BoardScene
from ringrealms3d.scene.camera import camera_at
from ringrealms3d.scene.content import Content, content_of
from ringrealms3d.scene.graphics import prepare_offscreen
from ringrealms3d.scene.offscreen import draw
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.theme import LIGHT
from tests.scene.pictures import Picture, changed
from tests.scene.rays import layout_of

ABOVE = camera_at(-62.0, 70.0)
GLASS = Opening(see_through=True)
PILE = "1a3 1a4 1b3 1c3 1a5 1b4 1a2 2a3"
"""Moves of Loop mini after which 2a3 lies on 1a4, 1b3 and 1b4 and hides a part of them."""


def picture(uid: str, content: Content, opening: Opening) -> Picture:
    return draw(layout_of(uid), content, ABOVE, LIGHT, FAST, (360, 300), False, opening)


@pytest.mark.parametrize(
    ("uid", "apart", "pile", "hiding"),
    [
        ("ring-majority/co", True, False, True),
        ("loop/mini", True, True, True),
        ("path-tiles/free-turns", False, False, False),
        ("loops-n-leaps/8", False, False, False),
        ("loophole-2d/14", False, False, False),
    ],
)
def test_what_opening_does_to_a_board(uid: str, apart: bool, pile: bool, hiding: bool) -> None:
    layout = layout_of(uid)
    assert (comes_apart(layout), is_pile(layout), hides_places(layout)) == (apart, pile, hiding)


@pytest.mark.few(1)
@pytest.mark.parametrize("uid", ["path-tiles/free-turns", "loops-n-leaps/8", "loophole-2d/14"])
def test_a_board_that_hides_nothing_stays_as_it_is(uid: str) -> None:
    content = content_of(start(uid, seed=1), legal=False)
    assert not changed(picture(uid, content, Opening()), picture(uid, content, GLASS)).any()


@pytest.mark.parametrize(
    ("opening", "glass"),
    [(Opening(), False), (Opening(apart=0.5), False), (Opening(level=0), True), (GLASS, True)],
)
def test_only_glass_is_blended_in_a_picture_of_its_own(opening: Opening, glass: bool) -> None:
    prepare_offscreen()
    import pyvista as pv

    plotter = pv.Plotter(off_screen=True, window_size=[100, 100])
    try:
        BoardScene(plotter, layout_of("loop/mini"), LIGHT, FAST).lay_open(opening)
        assert bool(plotter.renderer.GetUseOIT()) == glass
    finally:
        plotter.close()


def test_a_tile_is_seen_through_the_one_on_it() -> None:
    uid = "loop/mini"
    position = start(uid)
    for move in PILE.split():
        position = position.play(position.parse_move(move))
    buried = position.board.site("1b4")
    stones = position.pieces.copy()
    stones[buried] = 3 - stones[buried]
    below = changed(
        picture(uid, Content(position.pieces), GLASS), picture(uid, Content(stones), GLASS)
    ).sum()
    hidden = changed(
        picture(uid, Content(position.pieces), Opening()), picture(uid, Content(stones), Opening())
    ).sum()
    assert below > 1.2 * hidden
    assert hidden > 0
