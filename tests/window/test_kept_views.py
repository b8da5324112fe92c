"""Views of the board that are kept at positions, and come back there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PyQt6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.edits import comment_on
from ringrealms3d.records.game_files import read_game
from ringrealms3d.scene.camera import Camera, camera_at
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.players import PEOPLE
from ringrealms3d.window.board.space.camera_driver import CameraDriver
from ringrealms3d.window.features.study.moves_model import NODE
from ringrealms3d.window.main_window import MainWindow
from tests.records.opened import opened
from tests.window.driver import Person
from tests.window.menu_clicks import click_command
from tests.window.moves_table import cell, click_cell, moves_table
from tests.window.pointing import board_view

TET = "ring-majority/tet"
pytestmark = pytest.mark.opens(TET)
KEPT, ELSEWHERE = camera_at(20.0, 50.0).zoomed(1.2), camera_at(-120.0, -10.0)


@pytest.fixture
def kept(qtbot: QtBot, window: MainWindow) -> MainWindow:
    """A window whose game keeps a view at its third move, and is seen from elsewhere at its end."""
    Person(window).switch("view.still", True)
    window.session.restore(opened(TET, ["v1", "v2", "v3", "v4", "e1"]))
    window.session.go_to(3)
    board_view(window).look(KEPT)
    click_command(qtbot, window, "study.view")
    window.session.go_to(5)
    board_view(window).look(ELSEWHERE)
    return window


def sees(window: MainWindow, camera: Camera) -> bool:
    """Whether the board is seen as by a camera, but for what a file rounds."""
    seen = board_view(window).camera_view
    return np.allclose(seen.axes, camera.axes, atol=1e-5) and abs(seen.zoom - camera.zoom) < 1e-5


def test_going_to_a_move_turns_the_board_to_its_view(qtbot: QtBot, kept: MainWindow) -> None:
    table = moves_table(kept)
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Left)
    assert sees(kept, ELSEWHERE)
    qtbot.keyClick(table, Qt.Key.Key_Left)
    assert kept.session.node.ply == 3
    assert sees(kept, KEPT)
    qtbot.keyClick(table, Qt.Key.Key_Left)
    assert sees(kept, KEPT)
    board_view(kept).look(ELSEWHERE)
    click_cell(qtbot, kept, 1, 0)
    assert sees(kept, KEPT)


def test_a_view_is_kept_forgotten_and_brought_back(qtbot: QtBot, kept: MainWindow) -> None:
    kept.session.go_to(3)
    node, command = kept.session.node, Person(kept).command("study.view")
    told = [(node.camera is not None, command.isChecked())]
    click_command(qtbot, kept, "study.view")
    told.append((node.camera is not None, command.isChecked()))
    for step in (kept.session.undo, kept.session.undo, kept.session.redo):
        step()
        told.append((node.camera is not None, command.isChecked()))
    assert kept.session.node is node
    assert told == [(on, on) for on in (True, False, True, False, True)]


def test_the_window_says_what_a_kept_view_does(qtbot: QtBot, kept: MainWindow) -> None:
    click_command(qtbot, kept, "study.view")
    assert "turns the board to this view" in Person(kept).message


def test_a_kept_view_is_told_in_the_list_of_moves(kept: MainWindow) -> None:
    index = cell(kept, 1, 0)
    assert index.data(NODE).ply == 3
    assert "a view of the board" in index.data(Qt.ItemDataRole.ToolTipRole)


def test_a_change_that_stays_at_the_move_leaves_the_board_alone(kept: MainWindow) -> None:
    kept.session.go_to(3)
    board_view(kept).look(ELSEWHERE)
    kept.session.edit(comment_on(kept.session.node, "here"))
    kept.session.set_players(kept.session.players)
    assert sees(kept, ELSEWHERE)


@pytest.mark.nightly
def test_a_file_opens_with_the_view_of_its_last_move(kept: MainWindow, tmp_path: Path) -> None:
    kept.session.go_to(5)
    board_view(kept).look(KEPT)
    Person(kept).command("study.view").trigger()
    for name in ("game.rrsgf", "game.json"):
        Person(kept).save_as(tmp_path / name)
        kept.session.new_game(TET)
        assert not sees(kept, KEPT)
        record = read_game(tmp_path / name)
        kept.session.open_game(OpenGame(Cursor(record, record.last), PEOPLE))
        assert sees(kept, KEPT)


@pytest.mark.nightly
def test_a_board_glides_to_a_kept_view_though_the_last_move_is_watched(
    qtbot: QtBot, kept: MainWindow
) -> None:
    Person(kept).switch("view.still", False)
    driver: CameraDriver = board_view(kept).driver
    kept.session.go_to(3)
    assert sees(kept, ELSEWHERE)
    assert driver.heading is not driver.camera
    qtbot.waitUntil(lambda: sees(kept, KEPT))


@pytest.mark.flat
def test_no_view_is_kept_without_a_board_in_space(window: MainWindow) -> None:
    window.session.restore(opened(TET, ["v1", "v2"]))
    window.commands.refresh()
    assert not Person(window).command("study.view").isEnabled()
    first = window.session.record.line[0]
    first.camera = KEPT.numbers()
    window.session.go_to(1)
    assert window.session.node is first


def test_each_tab_has_its_view_of_the_board(window: MainWindow) -> None:
    person, view = Person(window), board_view(window)
    person.switch("view.still", True)
    view.look(KEPT)
    view.lay_open(replace(view.opening, apart=0.5))
    window.commands.do("tabs.open_game", opened(TET, ["v1"]))
    assert view.opening.apart == 0
    view.look(ELSEWHERE)
    person.click_game(0)
    assert sees(window, KEPT)
    assert view.opening.apart == 0.5
    person.click_game(1)
    assert sees(window, ELSEWHERE)
    assert view.opening.apart == 0
