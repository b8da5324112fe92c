"""Lessons are answered on the board in space, by real clicks."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ringrealms3d.window.main_window import MainWindow
from tests.window.pointing import board_view, click


@pytest.mark.opens("loop/mini")
def test_a_lesson_is_passed_by_a_click_in_space(qtbot: QtBot, window: MainWindow) -> None:
    window.session.new_game("loop/mini")
    window.commands["learn.begin"].trigger()
    walk, view = window.courses.walk, board_view(window)
    assert walk is not None
    (place,) = walk.show().places
    assert not view.is_hidden(place)
    click(qtbot, view, view.place_of(place))
    assert walk.reached
    assert window.courses.panel.said == walk.step.why
