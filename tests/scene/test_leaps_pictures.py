"""Pictures of Loops 'n Leaps: each thing can be seen, and one that is missing is missed."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from ringrealms3d.core.position import Position
from ringrealms3d.scene.camera import home_of
from ringrealms3d.scene.content import Content, MoveMark, content_of, with_sight
from tests.games.loops_n_leaps.play import LARGE, SMALL, UIDS, random_set_up, set_up
from tests.scene.pictures import Picture, changed, near_site, picture_of
from tests.scene.rays import layout_of

FEWEST = 6  # pixels of a small picture in which one missing thing is seen
ROOM = 2.4  # of a piece's radius: marks around a piece and its shade lie within it


def drawn(uid: str, content: Content) -> Picture:
    return picture_of(uid, content, home_of(layout_of(uid)))


def plain(position: Position) -> Content:
    return content_of(position, legal=False, features=False)


def with_stone(content: Content, site: int, number: int) -> Content:
    stones = content.stones.copy()
    stones[site] = number
    return replace(content, stones=stones)


def check_changes_only_near(uid: str, before: Picture, shown: Content, site: int) -> None:
    differs = changed(before, drawn(uid, shown))
    near = near_site(uid, site, home_of(layout_of(uid)), ROOM)
    assert np.count_nonzero(differs & near) >= FEWEST
    assert not (differs & ~near).any()


@pytest.mark.few(1)
@pytest.mark.parametrize("uid", UIDS)
@pytest.mark.parametrize("number", [1, 2])
def test_one_missing_man_is_seen(uid: str, number: int) -> None:
    content = plain(random_set_up(uid, 4))
    sites = np.flatnonzero(content.stones == number)
    before = drawn(uid, content)
    for site in (int(sites[0]), int(sites[-1])):
        check_changes_only_near(uid, before, with_stone(content, site, 0), site)


@pytest.mark.few(2)
@pytest.mark.parametrize("uid", UIDS)
@pytest.mark.parametrize("number", [3, 4])
def test_a_man_instead_of_a_leaper_is_seen(uid: str, number: int) -> None:
    content = plain(random_set_up(uid, 6))
    site = int(np.flatnonzero(content.stones == number)[0])
    check_changes_only_near(uid, drawn(uid, content), with_stone(content, site, number - 2), site)


@pytest.mark.parametrize("number", [3, 4])
def test_the_dot_of_a_leaper_shows_the_other_colour(number: int) -> None:
    """Around the top of a double there are clearly dark and clearly pale pixels."""
    content = with_stone(plain(set_up("", uid=LARGE)), 135 + 1, number)
    camera = home_of(layout_of(LARGE))
    picture = drawn(LARGE, content)[near_site(LARGE, 136, camera, 0.9)][:, :3].mean(axis=1)
    assert picture.min() < 75
    assert picture.max() > 190


@pytest.mark.few(1)
@pytest.mark.parametrize("uid", UIDS)
def test_one_missing_pillar_is_seen(uid: str) -> None:
    content = plain(set_up("", uid=uid))
    before = drawn(uid, content)
    for site in np.flatnonzero(content.stones)[::20].tolist():
        check_changes_only_near(uid, before, with_stone(content, site, 0), site)


RING = set_up("g8 g9 h7 h9 i7 i8", "m5* c9")


@pytest.mark.nightly
def test_marks_are_seen_where_they_belong() -> None:
    content = plain(RING)
    before = drawn(SMALL, content)
    marks = (
        {"safe": (83,)},
        {"chosen": (83,)},
        {"legal": (83,)},
        {"taken": (83,)},
        {"candidates": (MoveMark((83,), 2, ""),)},
    )
    for mark in marks:
        check_changes_only_near(SMALL, before, replace(content, **mark), 83)
    for held in (((84,), ()), ((), (84,))):
        check_changes_only_near(SMALL, before, replace(content, held=held), 84)


def test_whose_pillar_it_is_is_seen() -> None:
    content = plain(RING)
    held = [((84,), ()), ((), (84,)), ((84,), (84,))]
    first, second, both = (drawn(SMALL, replace(content, held=seats)) for seats in held)
    for one, other in ((first, second), (second, both), (both, first)):
        assert np.count_nonzero(changed(one, other)) >= FEWEST


def test_lines_of_sight_run_along_their_cells_and_tell_friends_apart() -> None:
    position = set_up("i5 m8", "e11")
    content, uid = plain(position), SMALL
    sight = position.sight(position.parse_move("i8"))
    camera = home_of(layout_of(uid))
    before = drawn(uid, content)
    differs = changed(before, drawn(uid, with_sight(content, sight)))
    assert any(line.friendly for line in sight.lines)
    on_line = np.zeros_like(differs)
    for line in sight.lines:
        for place in line.places:
            near = near_site(uid, place, camera, ROOM)
            on_line |= near
            if position.stones[place] == 0:
                assert (differs & near).any()
    assert not (differs & ~on_line).any()
    turned = tuple(replace(line, friendly=not line.friendly) for line in sight.lines)
    other = drawn(uid, replace(content, sight=turned))
    assert np.count_nonzero(changed(drawn(uid, with_sight(content, sight)), other)) > FEWEST
