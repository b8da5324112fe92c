"""The map of a pile shows the levels in use and the next one, as large as fits."""

from __future__ import annotations

import numpy as np
import pytest
from PyQt6.QtCore import QSize, Qt
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.core.solid_layout import SolidLayout, in_space
from ringrealms3d.flat.level_drawing import drawing_of
from ringrealms3d.flat.map_drawing import MapDrawing
from ringrealms3d.games import variant
from ringrealms3d.make import Grid
from ringrealms3d.scene.content import Content
from ringrealms3d.window.main_window import MainWindow
from tests.window.driver import Person
from tests.window.pointing import whole_map

INSET = QSize(240, 290)


def levels_shown(window: MainWindow) -> set[int]:
    layout = in_space(window.session.position.variant.layout)
    return set(layout.levels[whole_map(window).reachable[: layout.places]].tolist())


def placed(window: MainWindow) -> list[Move]:
    """Return the moves that place a tile, without the swap."""
    position = window.session.position
    return [move for move in position.legal_moves if move.code < position.board.size]


def build(window: MainWindow) -> None:
    """Play until a tile lies on the second level."""
    layout = in_space(window.session.position.variant.layout)
    while True:
        moves = placed(window)
        upper = [x for x in moves if layout.levels[x.code] == 2]
        if upper:
            window.session.play(upper[0])
            return
        beside = [x for x in moves if x.code in set(layout.supports.ravel().tolist())]
        window.session.play(beside[0])


@pytest.mark.opens("loop/main")
def test_a_level_comes_once_it_is_next_and_goes_again(window: MainWindow, qtbot: QtBot) -> None:
    Person(window).pick("view.speed", "off")
    assert levels_shown(window) == {1, 2}
    build(window)
    assert levels_shown(window) == {1, 2, 3}
    assert Person(window).sees(Person(window).content())
    window.session.go_to(window.session.node.ply - 1)
    assert levels_shown(window) == {1, 2}


@pytest.mark.opens("loop/main")
def test_the_upper_level_is_clicked_and_reached_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    person, board = Person(window), whole_map(window)
    person.pick("view.speed", "off")
    build(window)
    window.session.go_to(window.session.node.ply - 1)
    layout = in_space(window.session.position.variant.layout)
    moves = placed(window)
    place = next(x.code for x in moves if layout.levels[x.code] == 2)
    board.point(0)
    qtbot.keyClick(board, Qt.Key.Key_Tab)
    assert board.pointed is not None
    assert layout.levels[board.pointed] == 2
    person.click(place)
    assert window.session.position.pieces[place]


@pytest.mark.parametrize("uid", ["loop/mini", "loop/main", "loop/lazo"])
def test_levels_are_larger_than_on_the_map_of_all_and_keep_their_places_apart(uid: str) -> None:
    layout = layout_of(uid)
    whole, levels = MapDrawing(layout), drawing_of(layout, (), str)
    levels.follow(Content(np.zeros(len(layout.kinds), dtype=np.int8)))
    levels.coordinates = False
    assert levels.fitted(INSET).m11() > 1.25 * whole.fitted(INSET).m11()
    fitted = levels.fitted(INSET)
    for place in np.flatnonzero(levels.reachable[: layout.places]).tolist():
        spot = fitted.map(levels.spot(place))
        assert 0 < spot.x() < INSET.width()
        assert 0 < spot.y() < INSET.height()
        assert levels.place_at(levels.spot(place)) == place


def layout_of(uid: str) -> SolidLayout:
    return in_space(variant(uid).layout)


def test_all_levels_are_there_at_once_where_none_rests_on_another() -> None:
    board = Grid(4, 4, 4)
    layout = in_space(board.layout(("red", "blue")))
    drawing = drawing_of(layout, board.names, str)
    drawing.follow(Content(np.zeros(board.size, np.int8)))
    assert set(drawing.shown) == set(range(board.size))
