"""Boards look as they did, everywhere: games, and marks of every kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import cycle
from typing import Any

import numpy as np
import pytest

from ringrealms3d.core.position import Played, Position
from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.exports.picture import position_picture
from ringrealms3d.exports.request import PictureStyle
from ringrealms3d.flat.pictures import map_pixels
from ringrealms3d.lab.gallery import random_game
from ringrealms3d.records.node import MARK_KINDS
from ringrealms3d.scene.arrangement import CLOSED, filling
from ringrealms3d.scene.camera import home_of
from ringrealms3d.scene.content import Content, MoveMark, SiteMark, content_of, with_sight
from ringrealms3d.scene.offscreen import draw
from ringrealms3d.scene.quality import FAST, FINE
from ringrealms3d.scene.theme import DARK, LIGHT
from tests.kept_pictures import LookAsKept

BOARDS = (
    *("ring-majority/ti", "loop/mini", "path-tiles/free-turns"),
    *("loops-n-leaps/8", "loophole-2d/14"),
)
ENDS = {"loop/mini": 3, "path-tiles/free-turns": 1, "loops-n-leaps/8": 1, "loophole-2d/14": 5}
"""Seeds of games that end by what is marked at the end."""

each_board = pytest.mark.parametrize("uid", BOARDS)


@pytest.fixture(autouse=True)
def nothing_is_complained_of(capfd: pytest.CaptureFixture[str]) -> Iterator[None]:
    """VTK, which warns on standard error, has nothing to say."""
    yield
    assert "vtk" not in capfd.readouterr().err


def played(uid: str) -> tuple[Position, Played]:
    return random_game(uid, 3, 9)


@pytest.mark.few(2)
@each_board
def test_a_game_with_the_names_of_its_places(uid: str, look_as_kept: LookAsKept) -> None:
    position, last = played(uid)
    home = home_of(in_space(position.variant.layout))
    style = PictureStyle((400, 300), home, quality=FINE, coordinates=True)
    look_as_kept(position_picture(position, last, style), f"{uid.replace('/', '-')}-game")


@pytest.mark.few(2)
@pytest.mark.parametrize(("uid", "seed"), ENDS.items(), ids=list(ENDS))
def test_what_decided_a_game(uid: str, seed: int, look_as_kept: LookAsKept) -> None:
    position, last = random_game(uid, seed, 999)
    home = home_of(in_space(position.variant.layout))
    picture = position_picture(position, last, PictureStyle((400, 300), home, quality=FAST))
    look_as_kept(picture, f"{uid.replace('/', '-')}-end")


def test_edges_are_smooth() -> None:
    """Kept pictures, of whole cells, do not show it."""
    position, _ = played("loops-n-leaps/8")
    layout = in_space(position.variant.layout)
    shown = content_of(position, None, legal=False, features=False)
    picture = draw(layout, shown, home_of(layout), DARK, FAST, (200, 150))[..., :3].max(axis=2)
    steep = np.abs(np.diff(picture.astype(int), axis=1)) > 80
    assert 0.005 < steep.mean() < 0.03  # 0.045 without smoothing


def marked(position: Position, last: Played) -> Content:
    """Return a position with marks of all kinds on places that are seen, one on each."""
    layout = in_space(position.variant.layout)
    shown = content_of(position, last, legal=False, features=False)
    facing = np.argsort(-(layout.normals @ home_of(layout).axes[2]), kind="stable")
    places = iter([int(place) for place in facing if shown.stones[place] == 0])
    arrow = SiteMark("arrow", (next(places), next(places)))
    others = [SiteMark(kind, (next(places),), "B7") for kind in MARK_KINDS if kind != "arrow"]
    names = ("legal", "causes", "taken", "decisive", "beside", "chosen", "safe")
    alone: dict[str, Any] = {name: (next(places),) for name in names}
    seen = max(map(position.sight, position.legal_moves), key=lambda each: len(each.lines))
    return replace(
        with_sight(shown, seen),
        **alone,
        held=((next(places),), (next(places),)),
        candidates=tuple(MoveMark((next(places),), strength, "") for strength in (3, 2, 1, 0)),
        notes=(arrow, *others),
        sign="!?",
        winner=0,
    )


@pytest.mark.few(3)
@each_board
def test_marks_of_every_kind(uid: str, look_as_kept: LookAsKept) -> None:
    position, last = played(uid)
    layout = in_space(position.variant.layout)
    theme = LIGHT if uid == "loops-n-leaps/8" else DARK
    camera = filling(home_of(layout), layout, CLOSED, 4 / 3)
    picture = draw(layout, marked(position, last), camera, theme, FAST, (400, 300))
    look_as_kept(picture, f"{uid.replace('/', '-')}-marks")


def marked_pieces(position: Position, last: Played) -> Content:
    """Return a position with marks on pieces, which are drawn in other ways, and with arrows."""
    shown = marked(position, last)
    pieces = np.flatnonzero(shown.stones[: position.board.size]).tolist()
    names = ("decisive", "beside", "taken", "legal", "chosen", "threatened", "safe")
    on_pieces: dict[str, Any] = {
        name: (place,) for name, place in zip(names, cycle(reversed(pieces)), strict=False)
    }
    first, *_ = pieces
    ways = [(first, each) for candidate in shown.candidates for each in candidate.places]
    arrows = tuple(MoveMark(way, 3 - rank, "") for rank, way in enumerate(ways))
    return replace(shown, **on_pieces, candidates=arrows, notes=())


@each_board
@pytest.mark.usefixtures("qapp")
def test_marks_of_every_kind_on_a_map(uid: str, look_as_kept: LookAsKept) -> None:
    position, last = played(uid)
    theme = DARK if uid == "loops-n-leaps/8" else LIGHT
    contents = {"map": marked(position, last), "map-pieces": marked_pieces(position, last)}
    for name, shown in contents.items():
        picture = map_pixels(position.variant.layout, shown, theme, (400, 300), transparent=False)
        look_as_kept(picture, f"{uid.replace('/', '-')}-{name}")


def with_lines_of_sight(position: Position, shown: Content) -> Content:
    sights = map(position.sight, position.legal_moves)
    return with_sight(shown, max(sights, key=lambda x: len({line.friendly for line in x.lines})))


def with_a_piece_that_may_move(position: Position, shown: Content) -> Content:
    return replace(shown, legal=(int(np.flatnonzero(position.stones)[0]),))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("uid", "plies", "drawn"),
    [
        ("loops-n-leaps/8", 25, with_lines_of_sight),
        ("ring-majority/cube", 9, with_a_piece_that_may_move),
    ],
)
def test_thin_lines_on_a_map_seen_closely(
    uid: str,
    plies: int,
    drawn: Callable[[Position, Content], Content],
    look_as_kept: LookAsKept,
) -> None:
    position, last = random_game(uid, 3, plies)
    plain = content_of(position, last, legal=False, features=False)
    without, lined = (
        map_pixels(position.variant.layout, each, LIGHT, (1200, 900), transparent=False)
        for each in (plain, drawn(position, plain))
    )
    rows, columns = np.nonzero((without != lined).any(axis=2))
    part = lined[rows.min() - 30 : rows.max() + 30, columns.min() - 30 : columns.max() + 30]
    look_as_kept(np.ascontiguousarray(part), drawn.__name__.replace("_", "-"))


@pytest.mark.few(3)
@each_board
def test_marks_on_pieces(uid: str, look_as_kept: LookAsKept) -> None:
    position, last = played(uid)
    layout = in_space(position.variant.layout)
    camera = filling(home_of(layout), layout, CLOSED, 4 / 3)
    picture = draw(layout, marked_pieces(position, last), camera, LIGHT, FAST, (400, 300))
    look_as_kept(picture, f"{uid.replace('/', '-')}-on-pieces")
