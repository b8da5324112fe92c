"""Pictures of piles: a missing tile is seen, and what decided shows through the pile."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray

from ringrealms3d.core.position import Played, Position
from ringrealms3d.games import start
from ringrealms3d.scene import stage
from ringrealms3d.scene.arrangement import CLOSED, above_level
from ringrealms3d.scene.camera import Camera, home_of
from ringrealms3d.scene.canvas import set_up
from ringrealms3d.scene.content import Content, MoveMark, content_of, without_places
from ringrealms3d.scene.materials import PAINT
from ringrealms3d.scene.offscreen import draw
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.theme import LIGHT
from tests.amounts import rest_nightly
from tests.games.loop.play import LAZO, MAIN, MINI, UIDS, climbing_game
from tests.games.playing import random_game
from tests.scene.pictures import SIZE, Picture, changed, near_site, picture_of
from tests.scene.rays import layout_of

BURIED_SEED = 30  # a loop on the board, most of it under other tiles


def home(uid: str) -> Camera:
    return home_of(layout_of(uid))


@cache
def last_position(uid: str, seed: int) -> tuple[Position, Played]:
    """Return the end of a random game and how it came about."""
    before, played = start(uid), None
    game = random_game if seed == BURIED_SEED else climbing_game
    for move, position in game(before, seed):
        before, played = position, Played(before, move)
    assert played is not None
    return before, played


def plain(uid: str, seed: int) -> Content:
    position, _ = last_position(uid, seed)
    return Content(position.pieces)


@pytest.mark.few(1)
@pytest.mark.parametrize("uid", rest_nightly(UIDS, MINI, LAZO))
def test_one_missing_tile_is_seen_where_it_stood(uid: str) -> None:
    whole = plain(uid, seed=3)
    board = last_position(uid, 3)[0].board
    camera = home(uid)
    picture = picture_of(uid, whole, camera)
    on_top = [
        site
        for site in range(board.size)
        if whole.stones[site] and not any(whole.stones[x] for x in board.above(site))  # type: ignore[attr-defined]
    ]
    for site in on_top[:: max(1, len(on_top) // 6)]:
        stones = whole.stones.copy()
        stones[site] = 0
        where = changed(picture, picture_of(uid, Content(stones), camera))
        assert where.sum() >= 12
        assert where[near_site(uid, site, camera, room=2.2)].sum() > 0.95 * where.sum()


def test_the_last_tile_wears_a_ring_on_its_top() -> None:
    position, played = last_position(MAIN, 3)
    (site,) = played.before.move_places(played.move)
    camera, stones = home(MAIN), Content(position.pieces)
    where = changed(
        picture_of(MAIN, replace(stones, last=(site,)), camera), picture_of(MAIN, stones, camera)
    )
    assert where.sum() >= 15
    assert where[near_site(MAIN, site, camera, room=2.0)].all() or where.sum() < 400


@pytest.mark.parametrize("mark", ["legal", "candidates"])
def test_marks_of_open_places_are_seen(mark: str) -> None:
    position = start(MINI)
    for name in ("1b3", "1c2", "1c3", "1a1"):
        position = position.play(position.parse_move(name))
    gap, hole = (position.board.site(name) for name in ("2b2", "1d3"))
    camera, bare = home(MINI), Content(position.pieces)
    for site in (gap, hole):
        shown = replace(
            bare,
            legal=(site,) if mark == "legal" else (),
            candidates=(MoveMark((site,), 3, "60"),) if mark == "candidates" else (),
        )
        where = changed(picture_of(MINI, shown, camera), picture_of(MINI, bare, camera))
        assert where.sum() >= 15
        assert where[near_site(MINI, site, camera, room=1.4)].sum() > 0.95 * where.sum()


def test_a_buried_loop_is_seen_through_what_lies_on_it() -> None:
    position, played = last_position(MAIN, BURIED_SEED)
    shown = content_of(position, played)
    loop = shown.ways[0][0]
    assert loop[0] == loop[-1]
    buried = [x for x in loop if sum(position.stones[a] > 0 for a in position.board.above(x)) > 1]  # type: ignore[attr-defined]
    assert buried
    camera = home(MAIN)
    without = replace(shown, ways=((), ()))
    where = changed(picture_of(MAIN, shown, camera), picture_of(MAIN, without, camera))
    for site in buried:
        assert where[near_site(MAIN, site, camera, room=1.2)].any()


def test_ways_may_turn_back_and_fork() -> None:
    bare = Content(np.zeros(layout_of(MINI).places, dtype=np.int8))
    forked = replace(bare, ways=((), ((8, 9, 10, 9, 2),)))
    camera = home(MINI)
    where = changed(picture_of(MINI, forked, camera), picture_of(MINI, bare, camera))
    for site in (8, 9, 10, 2):
        assert where[near_site(MINI, site, camera, room=0.5)].any()
    assert not where[near_site(MINI, 13, camera, room=0.5)].any()


def test_faded_places_have_no_marks() -> None:
    shown = Content(
        np.zeros(40, dtype=np.int8),
        last=(3,),
        legal=(3, 30),
        taken=(30,),
        candidates=(MoveMark((3,), 1, ""), MoveMark((30,), 3, "")),
    )
    found = without_places(shown, above_level(layout_of(MINI), 1))
    assert (found.last, found.legal, found.taken) == ((3,), (3,), ())
    assert found.candidates == shown.candidates[:1]
    assert without_places(shown, above_level(layout_of(MINI), 4)) is shown


def test_the_small_tiles_of_the_map_do_not_stand_in_space() -> None:
    pieces = last_position(MINI, 3)[0].pieces
    places = layout_of(MINI).places
    more = pieces.copy()
    more[places:] = 1
    camera = home(MINI)
    np.testing.assert_array_equal(
        picture_of(MINI, Content(pieces), camera), picture_of(MINI, Content(more), camera)
    )


def test_the_same_pile_gives_the_same_picture() -> None:
    position, played = last_position(MINI, 3)
    shown = content_of(position, played)
    one, two = (picture_of(MINI, shown, home(MINI)) for _ in range(2))
    np.testing.assert_array_equal(one, two)


def area(picture: Picture) -> float:
    return float(changed(picture, np.broadcast_to(picture[:, :1], picture.shape), least=25).mean())


@pytest.mark.parametrize("uid", rest_nightly(UIDS, MINI, LAZO))
def test_an_empty_board_lies_in_the_picture(uid: str) -> None:
    on_no_table = LIGHT.dressed(replace(PAINT, table=None))
    content = Content(start(uid).pieces)
    picture = draw(layout_of(uid), content, home(uid), on_no_table, FAST, SIZE)
    board = changed(picture, np.broadcast_to(picture[:, :1], picture.shape), least=25)
    assert not board[[0, -1]].any()
    assert not board[:, [0, -1]].any()
    assert 0.1 < area(picture) < 0.6


def test_dark_tiles_have_an_edge_of_light(monkeypatch: pytest.MonkeyPatch) -> None:
    def brightness() -> NDArray[np.int64]:
        layout, size = layout_of(MINI), (480, 360)
        with set_up(layout, LIGHT, FAST, size, CLOSED) as canvas:
            canvas.scene.show(Content(np.ones(len(layout.kinds), dtype=np.int8)))
            canvas.look(home(MINI))
            return np.asarray(canvas.picture()[..., :3].astype(np.int64).max(axis=2))

    lit = brightness()
    monkeypatch.setattr(stage, "_EDGE_OF_LIGHT", "")
    gain = lit - brightness()
    assert (gain < -2).sum() < 0.1 * (gain > 2).sum()  # smoothed edges
    assert (gain > 12).sum() > 100
    assert (gain > 12).sum() < 0.5 * (gain > 0).sum()
