"""Loops 'n Leaps played on its board in space, with real mouse events in the window."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PyQt6.QtGui import QAction
from pytestqt.qtbot import QtBot

from ringrealms3d.core.position import Position
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.window.board.board_settings import FEATURES
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from tests.games.loops_n_leaps.play import RING, SMALL, UIDS, set_up
from tests.records.opened import played
from tests.window import pointing
from tests.window.driver import Motion, Person
from tests.window.pointing import board_view
from tests.window.test_motion import changed, picture

pytestmark = pytest.mark.opens(SMALL)


@pytest.fixture
def table(window: MainWindow) -> MainWindow:
    """The window with the smaller board, pieces moving at once."""
    Person(window).pick("view.speed", "off")
    window.session.new_game(SMALL)
    return window


def put(window: MainWindow, position: Position) -> None:
    """Go on from a position that was set up."""
    start = played(position.uid, fen=position.fen())
    window.session.restore(OpenGame(start, window.session.players))


def click(qtbot: QtBot, window: MainWindow, name: str) -> None:
    site = window.session.position.board.site(name)
    pointing.click(qtbot, board_view(window), board_view(window).place_of(site))


def hover(window: MainWindow, name: str) -> None:
    site = window.session.position.board.site(name)
    pointing.hover(board_view(window), board_view(window).place_of(site))


def stone(window: MainWindow, name: str) -> int:
    position = window.session.position
    return int(position.stones[position.board.site(name)])


def text(window: MainWindow) -> str:
    return Person(window).site


def sees(window: MainWindow, **marks: Any) -> bool:
    """Return whether the map beside the solid shows these marks and what the pointer is on."""
    person = Person(window)
    return person.sees(person.content(**marks), hovered=person.pointed)


def sees_sight(window: MainWindow, name: str) -> bool:
    """Return whether the map shows what a man on a site would see, and the man."""
    person, position = Person(window), window.session.position
    site, move = position.board.site(name), position.parse_move(name)
    content = person.content(sight=position.sight(move).lines)
    piece = int(position.play(move).pieces[site])
    return person.sees(content, hovered=site, ghost=(piece, site))


def named(window: MainWindow, sites: tuple[int, ...]) -> set[str]:
    return {window.session.position.board.sites[x] for x in sites}


def test_a_game_with_swap_placing_leap_and_captures(qtbot: QtBot, table: MainWindow) -> None:
    assert board_view(table).isVisible()
    assert Person(table).command("view.map").isEnabled()
    click(qtbot, table, "i9")
    click(qtbot, table, "i9")
    assert stone(table, "i9") == 2
    for name in ("i11", "a8"):
        click(qtbot, table, name)
    assert " ".join(table.session.line_texts) == "i9 swap i11 a8"
    put(table, set_up("i8* i13 k8", "i11 i12 j9 c9* c11"))
    click(qtbot, table, "i8")
    position = table.session.position
    ways = map(position.move_places, position.legal_moves)
    leaps = tuple(sorted(way[1] for way in ways if way[0] == position.board.site("i8")))
    assert sees(table, chosen=(position.board.site("i8"),), legal=leaps)
    click(qtbot, table, "i10")
    assert table.session.line_texts[0] == "i8-i10"
    assert [stone(table, name) for name in ("i8", "i10", "i11", "i12", "j9")] == [1] * 5
    click(qtbot, table, "c9")
    click(qtbot, table, "i9")
    assert stone(table, "i9") == 2
    table.session.undo()
    click(qtbot, table, "c9")
    click(qtbot, table, "c13")
    assert stone(table, "c13") == 2


def test_a_leaper_lands_on_a_piece_behind_nothing(qtbot: QtBot, table: MainWindow) -> None:
    put(table, set_up("i8*", "i11* a8"))
    click(qtbot, table, "i8")
    hover(table, "i11")
    assert "takes 1 by the leap onto i11" in text(table)
    click(qtbot, table, "i11")
    assert stone(table, "i11") == 1
    assert stone(table, "i8") == 1


@pytest.mark.nightly
@pytest.mark.parametrize("uid", UIDS)
@pytest.mark.opens
def test_every_sixth_cell_is_played_by_a_click_from_home(
    qtbot: QtBot, window: MainWindow, uid: str
) -> None:
    Person(window).pick("view.speed", "off")
    window.session.new_game(uid)
    board = window.session.position.board
    for name in board.sites[::6]:
        before = len(window.session.moves)
        click(qtbot, window, name)
        pillar = stone(window, name) < 0
        assert len(window.session.moves) == before + (not pillar)
        if pillar:
            assert f"{name} is a pillar" in text(window)


def test_hovering_shows_lines_of_sight_and_says_what_arises(
    qtbot: QtBot, table: MainWindow
) -> None:
    put(table, set_up("i5 i11", "a8"))
    before = picture(board_view(table))
    hover(table, "i9")
    assert text(table) == "i9: 2 of 4 lines: a man"
    position = table.session.position
    sight = position.sight(position.parse_move("i9")).lines
    lines = {named(table, line.places[-1:]).pop(): line.friendly for line in sight}
    assert lines == {"i5": True, "i11": True, "a9": False, "n9": False}
    assert sees_sight(table, "i9")
    assert changed(before, picture(board_view(table))) > 200
    hover(table, "i5")
    assert sees(table)
    assert text(table) == "i5"


def test_a_leaper_is_foretold(qtbot: QtBot, table: MainWindow) -> None:
    put(table, set_up("i7 i11 j9", "a8"))
    hover(table, "i9")
    assert text(table) == "i9: 3 of 4 lines: a leaper"
    click(qtbot, table, "i9")
    assert stone(table, "i9") == 3


def test_surrounded_pillars_and_safe_men_are_marked_until_switched_off(
    qtbot: QtBot, table: MainWindow, settings: Settings
) -> None:
    put(table, set_up(RING, "a8 c9"))
    features = table.session.position.features
    assert named(table, features.held[0]) == {"h8"}
    assert named(table, features.safe) == set(RING.split())
    assert sees(table, held=features.held, safe=features.safe)
    marked = picture(board_view(table))
    (action,) = [
        found for found in table.findChildren(QAction) if "surrounded, safe" in found.text()
    ]
    action.trigger()
    assert sees(table, held=((), ()), safe=())
    assert changed(marked, picture(board_view(table))) > 100
    hover(table, "i11")
    site, position = table.session.position.board.site("i11"), table.session.position
    ghost = int(position.play(position.parse_move("i11")).pieces[site]), site
    plain = Person(table).content(held=((), ()), safe=())
    assert Person(table).sees(plain, hovered=site, ghost=ghost)
    assert text(table).startswith("i11: ")
    assert not settings[FEATURES]


@pytest.mark.nightly
def test_a_leap_is_seen_on_its_way_and_hovering_does_not_end_it(
    qtbot: QtBot, table: MainWindow
) -> None:
    view = board_view(table)
    put(table, set_up("i8* i13 k8", "i11 i12 j9 c9"))
    view.move_ms = 60_000
    click(qtbot, table, "i8")
    click(qtbot, table, "i10")
    frames = []
    for share in (0.02, 0.3, 0.75):
        Motion(table).hold_at(share)
        frames.append(picture(view))
    hover(table, "m5")
    assert sees_sight(table, "m5")
    assert Motion(table).on
    hover(table, "i8")
    Motion(table).finish()
    frames.append(picture(view))
    for one, other in pairwise(frames):
        assert changed(one, other) > 150


@pytest.mark.nightly
def test_the_end_of_a_motion_looks_like_no_motion(qtbot: QtBot, table: MainWindow) -> None:
    view = board_view(table)
    position = set_up("i8* i13 k8", "i11 i12 j9 c9")
    for move in ("i8-i10", "i8-i11"):
        put(table, position)
        view.move_ms = 60_000
        table.session.play(position.parse_move(move))
        Motion(table).hold_at(0.99)
        Motion(table).finish()
        settled = picture(view)
        put(table, position)
        view.move_ms = 0
        table.session.play(position.parse_move(move))
        assert changed(settled, picture(view)) < 20
