"""The sliders over the board: taken apart, and below its upper levels."""

from __future__ import annotations

import numpy as np
import pytest
from PyQt6.QtCore import QPoint, QPointF, Qt
from PyQt6.QtWidgets import QSlider
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.scene.camera import camera_at
from ringrealms3d.scene.content import Content
from ringrealms3d.session.players import Human
from ringrealms3d.window.board.space.board_view import BoardView
from ringrealms3d.window.main_window import MainWindow
from tests.scene.piles import pile_layout
from tests.window.driver import Person
from tests.window.driver.finding import MOUSE
from tests.window.pointing import board_view, click, hover
from tests.window.test_board_view import picture, wait_for_home

pytestmark = pytest.mark.wide


def sliders(view: BoardView) -> tuple[QSlider, QSlider]:
    apart, level = view.findChildren(QSlider)
    return apart, level


def full_pile(view: BoardView) -> None:
    """Show a board of three levels with a piece on every place."""
    layout = pile_layout()
    view.show_board(layout, Content(np.ones(len(layout.kinds), dtype=np.int8)))


def test_a_board_taken_apart_by_the_slider_is_clicked_where_it_is_drawn(
    qtbot: QtBot, window: MainWindow
) -> None:
    view = board_view(window)
    before = picture(view)
    apart, _ = sliders(view)
    end = QPointF(apart.width() * 0.7, apart.height() / 2)
    qtbot.mouseClick(apart, Qt.MouseButton.LeftButton, pos=end.toPoint())
    assert view.opening.apart > 0
    qtbot.keyClick(apart, Qt.Key.Key_End)
    assert view.opening.apart == 1
    assert np.count_nonzero(np.any(picture(view) != before, axis=2)) > 10_000
    played = 0
    for site in range(window.session.position.board.size):
        place = view.place_of(site)
        if not view.is_hidden(site) and view.site_at(place) == site:
            click(qtbot, view, place)
            assert window.session.moves[-1] == Move(site)
            played += 1
            if played == 6:
                return
    pytest.fail("too few sites are seen")


def test_brackets_take_apart_and_home_closes(qtbot: QtBot, window: MainWindow) -> None:
    view = board_view(window)
    for _ in range(3):
        qtbot.keyClick(view, Qt.Key.Key_BracketRight)
    assert view.opening.apart == pytest.approx(0.3)
    qtbot.keyClick(view, Qt.Key.Key_BracketLeft)
    assert view.opening.apart == pytest.approx(0.2)
    apart, _ = sliders(view)
    assert apart.value() == 20
    qtbot.keyClick(view, Qt.Key.Key_Home)
    assert view.opening.apart == 0
    assert apart.value() == 0
    wait_for_home(qtbot, view)


def test_the_next_board_is_closed(window: MainWindow) -> None:
    board_view(window).bar.take_apart(5)
    window.session.new_game("ring-majority/tet")
    assert board_view(window).opening.apart == 0


@pytest.mark.nightly
def test_another_quality_leaves_the_board_open(window: MainWindow) -> None:
    board_view(window).bar.take_apart(5)
    opened = picture(board_view(window))
    Person(window).pick("view.theme", "dark")
    Person(window).pick("view.theme", "light")
    assert board_view(window).opening.apart == 0.5
    assert np.array_equal(picture(board_view(window)), opened)


def test_only_a_pile_has_a_level_slider(window: MainWindow) -> None:
    view = board_view(window)
    _, level = sliders(view)
    assert not level.isVisible()
    full_pile(view)
    assert level.isVisible()
    assert (level.minimum(), level.maximum()) == (1, 3)
    MOUSE.keyClick(level, Qt.Key.Key_PageDown)
    assert level.value() == 2
    window.session.new_game("ring-majority/tet")
    assert not level.isVisible()


def test_below_a_level_that_is_left_out_the_next_one_is_clicked(
    qtbot: QtBot, window: MainWindow
) -> None:
    view, layout = board_view(window), pile_layout()
    full_pile(view)
    clicked: list[int] = []
    view.site_clicked.disconnect()
    view.site_clicked.connect(clicked.append)
    before = picture(view)
    top = len(layout.kinds) - 1
    for highest in (3, 2, 1):
        for site in np.flatnonzero(layout.levels == highest).tolist():
            spot = view.place_of(site)
            expected = view.site_at(spot)
            assert expected is not None
            assert layout.levels[expected] <= highest
            qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=spot.toPoint())
            assert clicked.pop() == view.site_at(QPointF(spot.toPoint()))
        assert (view.site_at(view.place_of(top)) == top) == (highest == 3)
        qtbot.keyClick(view, Qt.Key.Key_PageDown)
    assert view.opening.level == 1
    assert np.count_nonzero(np.any(picture(view) != before, axis=2)) > 1_000
    qtbot.keyClick(view, Qt.Key.Key_PageUp)
    assert view.opening.level == 2
    qtbot.keyClick(view, Qt.Key.Key_Home)
    assert view.opening.level is None


def test_the_level_slider_leads_the_mouse_to_what_lay_below(
    qtbot: QtBot, window: MainWindow
) -> None:
    Person(window).pick("view.speed", "off")
    window.session.new_game("loop/mini", (Human(), Human()))
    view, sites = board_view(window), window.session.position.board.site
    for name in ("1a3", "1b2", "1b3", "2a2"):
        window.session.play(window.session.position.parse_move(name))
    view.look(camera_at(-90, 88))
    spot = (view.place_of(sites("2a2")) + view.place_of(sites("1b2"))) / 2
    assert view.site_at(spot) == sites("2a2")
    before = picture(view)
    _, level = sliders(view)
    for _ in range(3):
        qtbot.mouseClick(level, Qt.MouseButton.LeftButton, pos=QPoint(1, level.height() // 2))
    assert view.opening.level == 1
    assert np.count_nonzero(np.any(picture(view) != before, axis=2)) > 500
    hover(view, spot)
    assert Person(window).site == "1b2"


def test_the_sliders_of_the_next_board_lie_within_the_view(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.session.new_game("loophole-2d/14")
    window.resize(900, 600)
    qtbot.waitUntil(lambda: window.width() == 900)
    window.session.new_game("ring-majority/co")
    view = board_view(window)
    assert view.bar.isVisible()
    assert view.rect().contains(view.bar.geometry())


def test_a_click_beside_a_slider_plays_nothing_behind_it(qtbot: QtBot, window: MainWindow) -> None:
    view = board_view(window)
    view.zoom(10, QPointF())
    edge = [QPoint(x, 1) for x in range(0, view.bar.width(), 10)]
    assert any(view.site_at(view.bar.mapTo(view, spot).toPointF()) for spot in edge)
    for spot in edge:
        qtbot.mouseClick(view.bar, Qt.MouseButton.LeftButton, pos=spot)
    assert not window.session.moves
