"""Loop on its pile in space, played with real mouse events."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.core.random import below, seeded
from ringrealms3d.scene.camera import camera_at
from ringrealms3d.session.players import Human
from ringrealms3d.window.main_window import MainWindow
from tests.amounts import rest_nightly
from tests.games.loop.play import LAZO, MINI, UIDS
from tests.records.opened import RING
from tests.window.driver import Motion, Person
from tests.window.pointing import board_view, click, hover
from tests.window.test_board_view import picture

LOOK_DOWN = camera_at(-80.0, 72.0)
PEOPLE = (Human(), Human())
"""Black closes a ring around 1c3."""

pytestmark = [pytest.mark.opens("loop/mini"), pytest.mark.wide]


def begin(window: MainWindow, uid: str) -> None:
    window.session.new_game(uid, PEOPLE)
    board_view(window).look(LOOK_DOWN)


def click_site(qtbot: QtBot, window: MainWindow, site: int) -> None:
    click(qtbot, board_view(window), board_view(window).place_of(site))


def running(window: MainWindow) -> bool:
    return Motion(window, "ways").on


def play(window: MainWindow, texts: str) -> None:
    for text in texts.split():
        window.session.play(window.session.position.parse_move(text))


def test_the_pile_stands_in_the_middle_and_its_map_beside_it(window: MainWindow) -> None:
    begin(window, "loop/mini")
    assert board_view(window).isVisible()
    assert Person(window).inset.isVisible()


@pytest.mark.few(1)
@pytest.mark.parametrize("uid", rest_nightly(UIDS, MINI, LAZO))
@pytest.mark.opens
def test_random_moves_are_played_by_clicks_on_holes_and_gaps(
    qtbot: QtBot, window: MainWindow, uid: str
) -> None:
    begin(window, uid)
    board = window.session.position.board
    rng, gaps = seeded(11), 0
    for _ in range(24):
        legal = [m for m in window.session.position.legal_moves if m.code < board.size]
        if not legal:
            break
        high = [m for m in legal if board.sites[m.code][0] != "1"]
        move = (high or legal)[int(below(rng, len(high or legal)))]
        gaps += bool(high)
        click_site(qtbot, window, move.code)
        assert window.session.moves[-1] == move
    assert gaps > 0 or uid == "loop/lazo"


def test_white_swaps_by_clicking_the_black_tile(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, "loop/mini")
    site = window.session.position.board.site("1b3")
    click_site(qtbot, window, site)
    click_site(qtbot, window, site)
    assert window.session.line_texts == ("1b3", "swap")
    assert window.session.position.stones[site] == 2


def test_hovering_names_holes_gaps_and_tiles(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, "loop/mini")
    play(window, "1b3 1c2 1c3")
    board = window.session.position.board
    for name in ("1d3", "2b2", "1c3"):
        hover(board_view(window), board_view(window).place_of(board.site(name)))
        assert Person(window).site.startswith(name)


def test_the_maps_small_tiles_light_up_nothing_in_space(window: MainWindow) -> None:
    begin(window, "loop/mini")
    play(window, "1b3 1c2 1c3")
    before = picture(board_view(window))
    board_view(window).hover(window.session.position.board.size + 3)
    assert (picture(board_view(window)) == before).all()


def test_arrows_point_to_what_is_there(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, "loop/mini")
    play(window, "1b3 1c2 1c3")
    holes, gap = 22, window.session.position.board.site("2b2")
    pointed = set()
    right, left, up = Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Up
    for key in (right, right, up, left, left, left, up, right, right, right):
        qtbot.keyClick(board_view(window), key)
        pointed.add(board_view(window).pointing.site)
    assert {site for site in pointed if site is not None and site >= holes} <= {gap}
    assert len(pointed) > 6


def test_what_decided_lights_up_once_and_on_demand(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, "loop/mini")
    play(window, RING)
    ways = Motion(window, "ways")
    assert window.session.outcome is not None
    assert not running(window)
    Motion(window).finish()
    assert running(window)
    window.session.undo()
    assert not running(window)
    window.session.redo()
    assert running(window)
    ways.finish()
    assert not running(window)
    still = picture(board_view(window))
    Person(window).command("view.result").trigger()
    assert running(window)
    seen = []
    for share in (0.2, 0.6, 1.0):
        ways.hold_at(share)
        seen.append(picture(board_view(window)))
    assert (seen[0] != still).any()
    assert (seen[0] != seen[1]).any()
    assert (seen[2] == still).all()
    Person(window).pick("view.theme", "dark")
    assert not running(window)


@pytest.mark.nightly
def test_nothing_lights_up_step_by_step_under_reduced_motion(window: MainWindow) -> None:
    Person(window).switch("view.still", True)
    begin(window, "loop/mini")
    play(window, RING)
    assert window.session.outcome is not None
    assert not running(window)
    Person(window).command("view.result").trigger()
    assert not running(window)


@pytest.mark.nightly
def test_nothing_is_drawn_once_all_is_lit(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, "loop/mini")
    play(window, RING)
    Motion(window).finish()
    assert running(window)
    Motion(window, "ways").finish()
    qtbot.waitUntil(lambda: not running(window), timeout=10_000)
    assert window.session.moves[-1] == Move(window.session.position.board.site("1d3"))
