"""Where coordinates stand in space."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest

from ringrealms3d.core.layout import Label
from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.games.make.beside import with_trays
from ringrealms3d.make import Grid
from ringrealms3d.scene.arrangement import CLOSED, fitted
from ringrealms3d.scene.camera import camera_at, home_of
from ringrealms3d.scene.labels import names_in_space, readable, seen_texts
from tests.scene.piles import pile_layout
from tests.scene.rays import layout_of

CUBE = "ring-majority/cube"
LABELS = (Label("a", -0.5, -0.8, 0.1), Label("1", -0.9, -0.5, 0.1))


def test_rows_and_columns_stand_beside_the_ground_level_as_on_the_map() -> None:
    layout = replace(pile_layout(), labels=LABELS)
    placed = names_in_space(layout, ("ignored",))
    assert placed.texts == ("a", "1")
    ground = float(layout.centres[:, 2].min())
    expected = [[-0.5, -0.8, ground], [-0.9, -0.5, ground]]
    np.testing.assert_allclose(placed.points, expected, atol=1e-9)
    np.testing.assert_allclose(placed.heights, 0.1)
    assert (placed.sites == -1).all()


def test_a_map_that_is_turned_and_smaller_leads_to_the_same_places() -> None:
    layout = pile_layout()
    turned = layout.map_centres[:, ::-1] * (0.5, -0.5)
    labels = tuple(Label(x.text, 0.5 * x.y, -0.5 * x.x, 0.05) for x in LABELS)
    placed = names_in_space(replace(layout, map_centres=turned, labels=labels), ())
    expected = names_in_space(replace(layout, labels=LABELS), ())
    np.testing.assert_allclose(placed.points, expected.points, atol=1e-9)
    np.testing.assert_allclose(placed.heights, expected.heights, atol=1e-9)


def test_where_the_map_is_no_picture_of_the_board_sites_have_their_names() -> None:
    layout = pile_layout()
    bent = layout.map_centres + 0.6 * np.abs(layout.map_centres)
    names = tuple(f"s{k}" for k in range(len(layout.kinds)))
    placed = names_in_space(replace(layout, map_centres=bent, labels=LABELS), names)
    assert placed.texts == names
    np.testing.assert_array_equal(placed.points, layout.centres)


def test_a_realm_names_its_sites_and_hides_those_that_face_away() -> None:
    layout = layout_of(CUBE)
    names = tuple(f"s{k}" for k in range(len(layout.kinds)))
    placed = names_in_space(layout, names)
    assert placed.texts == names
    camera = camera_at(0, 90)
    shown = readable(layout, camera, 1.0)
    assert shown[np.argmax(layout.normals[:, 2])]
    assert not shown[layout.normals[:, 2] < 0].any()


def test_letters_are_as_high_as_they_are_drawn() -> None:
    layout = layout_of(CUBE)
    placed = names_in_space(layout, ("x",) * len(layout.kinds))
    for aspect in (0.7, 1.6):
        camera = camera_at(30, 20)
        near, far = (placed.seen(camera.zoomed(z), aspect) for z in (1.0, 0.5))
        site = int(np.argmax(layout.normals @ camera.axes[2]))
        ends = placed.points[site] + np.array([[0.0], [placed.heights[site]]]) * camera.axes[1]
        (_, low), (_, high) = camera.projected(ends, aspect)
        assert near[site, 2] == pytest.approx((high - low) / 2)
        assert far[site, 2] < near[site, 2]


@pytest.mark.parametrize("uid", ["loophole-2d/14", "loop/main"])
def test_rows_that_are_seen_nearly_along_the_board_have_no_letters(uid: str) -> None:
    layout = layout_of(uid)
    placed = names_in_space(layout, ())
    for elevation, count in ((5, 0), (70, len(placed.texts)), (90, len(placed.texts))):
        texts = [*seen_texts(placed, layout, camera_at(-90, elevation), (800, 600))]
        assert len(texts) == count


@pytest.mark.parametrize("size", [(560, 420), (1440, 900)])
def test_names_of_rows_touch_none(size: tuple[int, int]) -> None:
    layout = layout_of("loophole-2d/14")
    placed = names_in_space(layout, ())
    camera = fitted(home_of(layout), layout, CLOSED)
    seen = list(seen_texts(placed, layout, camera, size))
    assert {"a", "14"} <= {text for text, *_ in seen}
    for number, (_, x, y, height) in enumerate(seen):
        for _, other_x, other_y, other_height in seen[:number]:
            larger = max(height, other_height)
            assert abs(x - other_x) > 0.8 * larger or abs(y - other_y) > larger


@pytest.mark.parametrize(
    "uid", ["loop/main", "path-tiles/free-turns", "loops-n-leaps/8", "loophole-2d/14"]
)
@pytest.mark.parametrize("aspect", [0.5, 0.6, 0.8, 1.0, 1.5])
def test_no_side_of_a_picture_cuts_the_name_of_a_row(uid: str, aspect: float) -> None:
    layout = layout_of(uid)
    camera = fitted(home_of(layout), layout, CLOSED)
    rows = names_in_space(layout, ())
    for side in (-0.5, 0.5):
        ends = rows.points + side * rows.widths[:, None] * camera.axes[0]
        assert np.abs(camera.projected(ends, aspect)[:, 0]).max() < 1.0


def test_no_name_of_a_site_on_a_board_with_levels_lies_on_another() -> None:
    """Every level has some."""
    board = Grid(4, 4, 4)
    layout = in_space(board.layout(("red", "blue")))
    placed = names_in_space(layout, board.names)
    camera = fitted(home_of(layout), layout, CLOSED)
    texts = list(seen_texts(placed, layout, camera, (520, 540)))
    assert {text[0] for text, *_ in texts} == {"1", "2", "3", "4"}
    for (_, x, y, height), (_, other_x, other_y, _) in combinations(texts, 2):
        assert abs(x - other_x) > 1.3 * height or abs(y - other_y) > 0.9 * height


@pytest.mark.parametrize(("rack", "dice"), [(3, 0), (0, 1)])
def test_numbers_of_rows_stay_beside_their_rows_where_racks_and_dice_lie(
    rack: int, dice: int
) -> None:
    layout = with_trays(Grid(10, 4).layout(("red", "blue")), rack, dice, passes=False)
    placed = names_in_space(layout, ())
    numbers = [k for k, text in enumerate(placed.texts) if text.isdigit()]
    assert [placed.texts[k] for k in numbers] == ["1", "2", "3", "4"]
    firsts = layout.centres[[10 * row for row in range(4)]]
    np.testing.assert_allclose(placed.points[numbers, 1], firsts[:, 1], atol=1e-6)
    assert (placed.points[numbers, 0] < firsts[:, 0]).all()
