"""Lessons are answered on the board in space, by real clicks, and give way to other boards."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ringrealms3d.games import variant
from ringrealms3d.window.main_window import MainWindow
from tests.window.driver import Guide, Person
from tests.window.pointing import board_view, click
from tests.window.test_courses import walk_of


@pytest.mark.opens("loop/mini")
def test_a_lesson_is_passed_by_a_click_in_space(qtbot: QtBot, window: MainWindow) -> None:
    window.session.new_game("loop/mini")
    Person(window).command("learn.begin").trigger()
    walk, view = walk_of(window), board_view(window)
    (place,) = walk.show().places
    assert not view.is_hidden(place)
    click(qtbot, view, view.place_of(place))
    assert Guide(window, "lesson").said == walk.step.why


@pytest.mark.opens("loop/mini")
@pytest.mark.parametrize("uid", ["ring-majority/tet", "loophole-2d/14"])
def test_a_game_on_another_board_ends_a_lesson(window: MainWindow, uid: str) -> None:
    Person(window).command("learn.begin").trigger()
    for _ in range(2):
        Guide(window, "lesson").press("Hint")
    window.session.new_game(uid)
    assert not Guide(window, "lesson").on
    scene = board_view(window).scene
    assert scene is not None
    assert scene.layout is variant(uid).layout
