"""Pictures drawn off-screen show what they should, where it should be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import numpy as np
import pytest

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.games import start
from ringrealms3d.scene.camera import HOME, Camera, camera_at, home_of
from ringrealms3d.scene.content import STRONGEST, Content, MoveMark, content_of, discs_of
from ringrealms3d.scene.graphics import prepare_offscreen
from ringrealms3d.scene.offscreen import check_size, draw
from ringrealms3d.scene.quality import FAST, FINE, QUALITIES, Quality
from ringrealms3d.scene.theme import DARK, LIGHT, THEMES, Theme
from tests.scene.pictures import (
    SIZE,
    Picture,
    Stones,
    board_alone,
    changed,
    content,
    front_sites,
    marked,
    near_site,
    picture_of,
    plain_picture,
)
from tests.scene.rays import each_realm, layout_of

CUBE = "ring-majority/cube"
GRID = "ring-majority/grid"


@each_realm
def test_every_realm_is_drawn_in_the_middle_of_its_background(uid: str) -> None:
    picture = plain_picture(uid)
    assert picture.shape == (240, 320, 4)
    assert picture.dtype == np.uint8
    assert (picture[..., 3] == 255).all()
    board = board_alone(uid)
    assert not board[[0, -1]].any()
    assert not board[:, [0, -1]].any()
    rows, columns = np.nonzero(board)
    assert 0.2 < board.mean() < 0.6
    assert abs(columns.mean() - 160) < 25
    assert abs(rows.mean() - 120) < 25


def brightness_at(layout: SolidLayout, site: int) -> float:
    """Return how bright a pad of the cube is that faces the camera; no two have quite one hue."""
    x, y, z = layout.normals[site]
    camera = camera_at(np.degrees(np.arctan2(y, x)), np.degrees(np.arcsin(z)))
    picture = picture_of(CUBE, content(CUBE), camera)
    return float(picture[near_site(CUBE, site, camera, room=0.5)][:, :3].mean(axis=0).sum())


def test_every_kind_of_pad_has_its_colour() -> None:
    layout = layout_of(CUBE)
    shades: dict[str, float] = {}
    for kind in ("face", "edge", "vertex"):
        some = [site for site, each in enumerate(layout.kinds) if each == kind][:5]
        shades[kind] = float(np.mean([brightness_at(layout, site) for site in some]))
    assert shades["face"] > shades["edge"] + 30 > shades["vertex"] + 30


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_cells_are_drawn_in_the_colour_that_the_theme_says(theme: Theme) -> None:
    uid = "path-tiles/free-turns"
    layout = layout_of(uid)
    picture = draw(layout, content(uid), home_of(layout), theme, FAST, SIZE)
    middles = [picture[spot] for spot in spots(uid, home_of(layout), kind="cell")]
    seen = np.median(middles, axis=0)[:3]
    assert np.abs(seen - 255 * np.array(theme.pad("cell").colour)).max() < 16


def spots(uid: str, camera: Camera, kind: str) -> list[tuple[int, int]]:
    """Return the pixels, row and column, of the middles of all places of a kind."""
    layout, (width, height) = layout_of(uid), SIZE
    there = [number for number, other in enumerate(layout.kinds) if other == kind]
    x, y = camera.projected(layout.centres[there], width / height).T
    rows, columns = (1 - y) / 2 * height, (x + 1) / 2 * width
    return [*zip(rows.astype(int).tolist(), columns.astype(int).tolist(), strict=True)]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_stone_is_drawn_where_it_stands_in_its_colour(seat: int) -> None:
    for site in front_sites(CUBE, 3):
        picture = plain_picture(CUBE, ((site, seat),))
        where = changed(picture, plain_picture(CUBE))
        near = near_site(CUBE, site, room=2.2)
        assert where[near_site(CUBE, site, room=0.5)].all()
        assert (where & ~near).sum() <= 0.05 * where.sum()
        red, _, blue = picture[near_site(CUBE, site, room=0.5)][:, :3].mean(axis=0)
        assert (red > blue + 40) == (seat == 0)
        assert (blue > red + 40) == (seat == 1)


def full_board(uid: str, without: int | None = None) -> Stones:
    sites = range(len(layout_of(uid).kinds))
    return tuple((site, site % 2) for site in sites if site != without)


@pytest.mark.nightly
def test_every_stone_of_a_full_board_is_drawn() -> None:
    unseen = set(range(26))
    for azimuth, elevation in product((20, 110, 200, 290), (-40, 40)):
        camera = camera_at(azimuth, elevation)
        full = picture_of(CUBE, content(CUBE, full_board(CUBE)), camera)
        where = changed(full, picture_of(CUBE, content(CUBE), camera))
        for site in front_sites(CUBE, 7, camera):
            assert where[near_site(CUBE, site, camera, room=0.4)].all()
            unseen.discard(site)
    assert not unseen


def test_one_missing_stone_of_a_full_grid_is_seen() -> None:
    full = plain_picture(GRID, full_board(GRID))
    for site in front_sites(GRID, 3):
        where = changed(full, plain_picture(GRID, full_board(GRID, without=site)))
        assert where.sum() >= 8
        assert where[near_site(GRID, site, room=2.5)].sum() > 0.9 * where.sum()


def test_the_two_stones_differ_in_brightness_pattern_not_only_in_colour() -> None:
    site = front_sites(CUBE, 1)[0]
    grey = [plain_picture(CUBE, ((site, seat),))[..., :3].mean(axis=2) for seat in (0, 1)]
    patterns = [shade[near_site(CUBE, site, room=0.9)] for shade in grey]
    lens, hollow = ((pattern - pattern.mean()) / pattern.std() for pattern in patterns)
    assert (lens * hollow).mean() < 0.8


@pytest.mark.parametrize(
    ("mark", "room"), [("last", 2.5), ("legal", 1.0), ("causes", 4.0), ("taken", 1.5)]
)
def test_a_mark_changes_the_picture_at_its_site(mark: str, room: float) -> None:
    for site in front_sites(CUBE, 2):
        where = changed(marked(CUBE, (), **{mark: (site,)}), plain_picture(CUBE))
        assert where.sum() >= 15
        assert where[near_site(CUBE, site, room=room)].sum() > 0.95 * where.sum()


def test_candidates_are_discs_of_their_own_colours() -> None:
    best, weak = front_sites(CUBE, 2)
    marks = (MoveMark((best,), STRONGEST, "60"), MoveMark((weak,), 0, "20"))
    picture = marked(CUBE, candidates=marks)
    where = changed(picture, plain_picture(CUBE))
    near = [near_site(CUBE, site, room=1.0) for site in (best, weak)]
    assert where[near[0] | near[1]].sum() > 0.95 * where.sum()
    shades = [picture[near_site(CUBE, site, room=0.3)][:, :3].mean() for site in (best, weak)]
    assert shades[0] < shades[1] - 40
    assert where[near[0]].sum() > where[near[1]].sum()  # a ring around the best


def test_moves_of_a_line_have_their_numbers_in_space() -> None:
    (site,) = front_sites(CUBE, 1)
    one, two, best = (
        marked(CUBE, candidates=(MoveMark((site,), STRONGEST, text, in_line=in_line),))
        for text, in_line in (("1", True), ("2", True), ("1", False))
    )
    for changed_by in (changed(one, two), changed(one, best)):
        assert changed_by.any()
        assert not (changed_by & ~near_site(CUBE, site, room=0.6)).any()


def test_a_site_of_several_candidates_belongs_to_the_best() -> None:
    marks = (MoveMark((1, 4), 2, ""), MoveMark((4,), 3, ""), MoveMark((2,), 0, ""))
    shown = replace(content(CUBE), candidates=marks)
    assert discs_of(shown) == ((2,), (), (), (), (1, 4))
    assert discs_of(content(CUBE)) == ((),) * (STRONGEST + 2)


def test_the_last_ring_is_seen_on_top_of_a_stone_in_two_colours() -> None:
    site = front_sites(CUBE, 1)[0]
    stones = ((site, 0),)
    where = changed(marked(CUBE, stones, last=(site,)), plain_picture(CUBE, stones))
    assert where.sum() > 20
    assert not (where & ~near_site(CUBE, site, room=1.4)).any()
    picture = marked(CUBE, stones, last=(site,))[where].astype(int)
    assert (picture[:, :3].min(axis=1) < 60).any()
    assert ((picture[:, 0] > 150) & (picture[:, 2] < picture[:, 0] - 60)).any()


@pytest.mark.nightly
def test_a_site_that_was_taken_and_is_free_shows_the_cross_alone() -> None:
    site = front_sites(CUBE, 1)[0]
    stones, large = content(CUBE).stones, (960, 720)
    crossed = picture_of(CUBE, Content(stones, taken=(site,)), size=large)
    both = picture_of(CUBE, Content(stones, taken=(site,), legal=(site,)), size=large)
    np.testing.assert_array_equal(both, crossed)
    dotted = picture_of(CUBE, Content(stones, legal=(site,)), size=large)
    assert changed(dotted, crossed).any()


def test_the_marks_of_the_rules_are_all_shown() -> None:
    position = start(CUBE)
    shown = content_of(position)
    assert shown.legal == tuple(range(26))
    where = changed(picture_of(CUBE, shown), plain_picture(CUBE))
    for site in front_sites(CUBE, 5):
        assert where[near_site(CUBE, site)].any()
    unmarked = content_of(position, legal=False)
    np.testing.assert_array_equal(picture_of(CUBE, unmarked), plain_picture(CUBE))


def test_the_same_input_gives_the_same_picture() -> None:
    stones = ((0, 0), (7, 1))
    again = picture_of(CUBE, content(CUBE, stones))
    np.testing.assert_array_equal(again, plain_picture(CUBE, stones))


def test_the_same_input_gives_nearly_the_same_fine_picture() -> None:
    shown = content(CUBE, ((0, 0), (7, 1)))
    one, two = (draw(layout_of(CUBE), shown, HOME, LIGHT, FINE, SIZE) for _ in range(2))
    assert changed(one, two, least=16).mean() < 0.001


@pytest.mark.few(5)
@pytest.mark.parametrize(("theme", "quality"), list(product(THEMES, QUALITIES)))
def test_every_theme_is_drawn_in_every_quality(theme: str, quality: str) -> None:
    shown = content(CUBE, ((0, 0), (7, 1)))
    picture = draw(layout_of(CUBE), shown, HOME, THEMES[theme], QUALITIES[quality], (160, 120))
    board = picture[30:90, 50:110, :3]
    assert picture.shape == (120, 160, 4)
    assert board.std() > 15
    sky = np.array(THEMES[theme].sky) * 255
    np.testing.assert_allclose(picture[[0, -1], 0, :3], sky, atol=6)


def test_qualities_and_themes_differ() -> None:
    shown = content(CUBE, ((0, 0), (7, 1)))
    fast = draw(layout_of(CUBE), shown, HOME, LIGHT, FAST, (160, 120))
    assert changed(fast, draw(layout_of(CUBE), shown, HOME, LIGHT, FINE, (160, 120))).any()
    assert changed(fast, draw(layout_of(CUBE), shown, HOME, DARK, FAST, (160, 120))).mean() > 0.9


@pytest.mark.parametrize("quality", [FAST, FINE], ids=lambda quality: quality.name)
def test_a_transparent_background_is_left_out(quality: Quality) -> None:
    layout, shown = layout_of(CUBE), content(CUBE)
    picture = draw(layout, shown, HOME, LIGHT, quality, SIZE, transparent=True)
    alpha = picture[..., 3]
    assert not alpha[[0, 0, -1, -1], [0, -1, 0, -1]].any()
    assert (alpha[100:140, 140:180] == 255).all()
    opaque = draw(layout, shown, HOME, LIGHT, quality, SIZE)
    assert not changed(picture, opaque, least=40)[100:140, 140:180].any()
    assert np.isin(alpha, (0, 255)).mean() > 0.95


def test_turning_and_zooming_change_the_picture() -> None:
    plain = plain_picture(CUBE)
    assert changed(picture_of(CUBE, content(CUBE), HOME.turned(0.4, 0.0)), plain).mean() > 0.1
    zoomed = picture_of(CUBE, content(CUBE), HOME.zoomed(2.0))
    assert changed(zoomed, plain).mean() > 0.2


@pytest.mark.parametrize("size", [(32, 32), (64, 200), (333, 77)])
def test_odd_sizes_are_drawn(size: tuple[int, int]) -> None:
    picture = picture_of(CUBE, content(CUBE), size=size)
    assert picture.shape == (size[1], size[0], 4)
    assert picture[..., :3].std() > 10


@pytest.mark.parametrize(
    "size", [(31, 100), (100, 31), (8193, 100), (100, 10**6), (0, 0), (-64, 64)]
)
def test_sizes_out_of_bounds_are_refused(size: tuple[int, int]) -> None:
    words = rf"{size[0]}x{size[1]} is out of bounds \(32 to 8192 pixels"
    with pytest.raises(ValueError, match=words):
        check_size(size)
    with pytest.raises(ValueError, match=words):
        picture_of(CUBE, content(CUBE), size=size)


def test_the_largest_size_is_allowed() -> None:
    check_size((8192, 8192))
    check_size((32, 32))


class Board:
    """A scene that stays open, photographed again and again."""

    def __init__(self) -> None:
        prepare_offscreen()
        import pyvista as pv

        from ringrealms3d.scene.board_scene import BoardScene

        self.plotter = pv.Plotter(off_screen=True, window_size=list(SIZE))
        self.plotter.render_window.SetMultiSamples(0)
        self.scene = BoardScene(self.plotter, layout_of(CUBE), LIGHT, FAST)
        self.scene.look(HOME, SIZE[0] / SIZE[1])
        self.plotter.show(auto_close=False)

    def photograph(self) -> Picture:
        self.plotter.render()
        return np.array(self.plotter.screenshot(return_img=True))


@pytest.fixture(scope="module")
def board() -> Iterator[Board]:
    opened = Board()
    yield opened
    opened.plotter.close()


def test_showing_marks_tells_whether_any_differs(board: Board) -> None:
    site = front_sites(CUBE, 1)[0]
    plain, stone = content(CUBE), content(CUBE, ((site, 1),))
    board.scene.show(stone)
    assert not board.scene.show_marks(content(CUBE, ((site, 1),)))
    for changes in (
        {"last": (site,)},
        {"causes": (site,)},
        {"taken": (site,)},
        {"candidates": (MoveMark((site,), 1, "50"),)},
    ):
        assert board.scene.show_marks(replace(stone, **changes))
        assert board.scene.show_marks(stone)
    liked = replace(stone, candidates=(MoveMark((site,), 1, "50"),))
    board.scene.show(liked)
    assert not board.scene.show_marks(replace(stone, candidates=(MoveMark((site,), 1, "51"),)))
    board.scene.show(plain)


def test_hovering_lights_up_one_pad_and_leaves_it(board: Board) -> None:
    board.scene.show(content(CUBE))
    plain = board.photograph()
    for site in front_sites(CUBE, 3):
        board.scene.hover(site)
        where = changed(board.photograph(), plain, least=4)
        assert where[near_site(CUBE, site, room=0.8)].mean() > 0.9
        board.scene.hover(None)
        assert not changed(board.photograph(), plain, least=1).any()


def test_showing_again_draws_only_what_stands_now(board: Board) -> None:
    site, other = front_sites(CUBE, 2)
    board.scene.show(content(CUBE))
    plain = board.photograph()
    board.scene.show(content(CUBE, ((site, 0), (other, 1))))
    with_two = board.photograph()
    assert changed(with_two, plain)[near_site(CUBE, site, room=0.5)].all()
    assert changed(with_two, plain)[near_site(CUBE, other, room=0.5)].all()
    board.scene.show(content(CUBE, ((other, 1),)))
    with_one = board.photograph()
    assert changed(with_one, plain)[near_site(CUBE, other, room=0.5)].all()
    assert not changed(with_one, plain, least=1)[near_site(CUBE, site, room=0.5)].any()
    board.scene.show(content(CUBE))
    assert not changed(board.photograph(), plain, least=1).any()


def test_hovering_stays_while_the_content_changes(board: Board) -> None:
    site = front_sites(CUBE, 1)[0]
    board.scene.show(content(CUBE))
    plain = board.photograph()
    board.scene.hover(site)
    board.scene.show(content(CUBE))
    assert changed(board.photograph(), plain, least=4)[near_site(CUBE, site, room=0.8)].any()
    board.scene.hover(None)
