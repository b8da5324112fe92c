"""The pieces of the two seats, and pieces and what they stand on, are told apart in every picture.

Colour vision deficiencies are simulated as in ``test_theme``.
"""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.camera import home_of
from ringrealms3d.scene.materials import MATERIALS, Colour
from ringrealms3d.scene.offscreen import draw
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.theme import THEMES, Theme, dressed_theme
from tests.scene.pictures import SIZE, Picture, content, front_sites
from tests.scene.rays import layout_of
from tests.scene.test_theme import SIGHTS, difference, lightness_apart

BOARDS = ("ring-majority/co", "loop/main", "loops-n-leaps/8", "loophole-2d/14")
"""A board of each game whose pieces belong to seats; tiles with paths are of both colours."""

SITES = 12
_MIDDLE = 0.85  # of a piece's radius: what is looked at

each_set = pytest.mark.parametrize(("name", "materials"), [*product(("light", "dark"), MATERIALS)])


def body_of(layout: SolidLayout, seat: int) -> str:
    """Return the material of a seat's plain pieces."""
    return layout.shapes[seat + 1].surfaces[0].material


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("name", "materials"), [*product(THEMES, MATERIALS)])
def test_the_two_seats_of_every_game_differ_in_lightness(
    name: str, materials: str, sight: str
) -> None:
    theme = dressed_theme(name, materials)
    for uid in BOARDS:
        layout = layout_of(uid)
        one, other = (theme.material(body_of(layout, seat)).colour for seat in (0, 1))
        assert lightness_apart(one, other, sight) >= 25, uid
    tile, *paths = (theme.material(key).colour for key in ("tile", "red", "blue"))
    assert all(difference(path, tile, sight) > 20 for path in paths)


@pytest.mark.parametrize("uid", BOARDS)
def test_the_two_seats_of_every_game_differ_in_shape(uid: str) -> None:
    layout = layout_of(uid)
    one, other = (layout.shapes[number].surfaces[0].points for number in (1, 2))
    assert len(one) != len(other) or np.abs(one - other).max() > 0.03


@pytest.mark.few(3)
@each_set
def test_drawn_pieces_differ_from_each_other_and_from_their_places(
    name: str, materials: str
) -> None:
    theme = dressed_theme(name, materials)
    for uid in BOARDS:
        (one, other), places = drawn_colours(uid, theme)
        for sight in SIGHTS:
            assert lightness_apart(one, other, sight) >= 25, (uid, sight)
            for seat, place in product((one, other), places):
                assert difference(seat, place, sight) > 10, (uid, sight)


def drawn_colours(uid: str, theme: Theme) -> tuple[list[Colour], list[Colour]]:
    """Return the colours that seats' pieces have in a picture, and free places of each kind."""
    layout = layout_of(uid)
    camera = home_of(layout)
    facing = front_sites(uid, layout.places, camera)
    sites = [site for site in facing if layout.levels[site] == 1][:SITES]
    stones = tuple((site, k % 3) for k, site in enumerate(sites) if k % 3 < 2)
    picture = draw(layout, content(uid, stones), camera, theme, FAST, SIZE)
    seats = [
        middle_colour(picture, layout, sites[seat::3], layout.shapes[seat + 1].height)
        for seat in (0, 1)
    ]
    free = sites[2::3]
    kinds = [[site for site in free if layout.kinds[site] == kind] for kind in set(layout.kinds)]
    return seats, [middle_colour(picture, layout, some, 0.0) for some in kinds if some]


def middle_colour(picture: Picture, layout: SolidLayout, sites: list[int], height: float) -> Colour:
    """Return the median colour of the middles of the tops of things of a height."""
    camera = home_of(layout)
    height_of, width_of = picture.shape[:2]
    rows, columns = np.mgrid[0:height_of, 0:width_of] + 0.5
    pixels = []
    for site in sites:
        radius = layout.radii[site]
        top = layout.centres[site] + height * radius * layout.normals[site]
        ends = np.stack([top, top + radius * camera.axes[0]])
        spots = (camera.projected(ends, width_of / height_of) * [1, -1] + 1) / 2
        (x, y), (end, _) = spots * [width_of, height_of]
        pixels.append(picture[np.hypot(columns - x, rows - y) <= _MIDDLE * (end - x)])
    red, green, blue = (np.median(np.concatenate(pixels)[:, :3], axis=0) / 255).tolist()
    return red, green, blue
