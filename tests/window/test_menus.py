"""The menus: every entry has a letter of its own, and none is there for nothing."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QMenu

from ringrealms3d.core.move import Move
from ringrealms3d.games import all_games
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.main_window import MainWindow
from tests.window.driver import Person
from tests.window.pointing import board_view

DOCUMENTS = sorted((Path(__file__).parents[2] / "docs").glob("*.md"))
FIRST_BOARDS = [game.variants[0] for game in all_games()]


@pytest.mark.few(2)
@pytest.mark.flat
@pytest.mark.parametrize("uid", FIRST_BOARDS)
def test_no_two_entries_of_a_menu_share_a_letter(window: MainWindow, uid: str) -> None:
    window.session.new_game(uid)
    for menu in window.findChildren(QMenu):
        texts = [action.text() for action in menu.actions() if action.isVisible()]
        letters = [mark.lower() for text in texts for mark in re.findall("&([^&])", text)]
        assert max(Counter(letters).values(), default=1) == 1, (menu.title(), texts)


@pytest.mark.flat
def test_the_documents_name_menus_that_there_are(window: MainWindow) -> None:
    entries = {
        (plain(menu.title()), plain(action.text()))
        for menu in window.findChildren(QMenu)
        for action in menu.actions()
    }
    named = [
        found
        for document in DOCUMENTS
        for found in re.findall(r"(\w+) ▸ ([A-Z][^*,.…;()\n]*)", document.read_text("utf-8"))
    ]
    assert len(named) > 10
    assert set(named) <= entries


def plain(text: str) -> str:
    return text.replace("&", "").removesuffix("…")


@pytest.mark.wide
def test_an_entry_is_there_where_it_does_something(window: MainWindow) -> None:
    for uid, through, sliders, features in (
        ("ring-majority/co", True, True, False),
        ("path-tiles/free-turns", False, False, False),
        ("loop/mini", True, True, False),
        ("loops-n-leaps/8", False, False, True),
        ("loophole-2d/14", False, False, False),
    ):
        window.session.new_game(uid)
        assert Person(window).command("view.see_through").isVisible() is through, uid
        assert Person(window).command("view.sliders").isVisible() is sliders, uid
        assert Person(window).command("view.features").isVisible() is features, uid
        assert board_view(window).bar.isVisible() is sliders, uid


@pytest.mark.wide
def test_sliders_that_are_not_wanted_stay_away(window: MainWindow) -> None:
    Person(window).command("view.sliders").trigger()
    assert not board_view(window).bar.isVisible()
    window.session.new_game("loop/mini")
    assert not board_view(window).bar.isVisible()
    window.session.new_game("loophole-2d/14")
    window.session.new_game("ring-majority/tet")
    Person(window).command("view.sliders").trigger()
    assert board_view(window).bar.isVisible()


def test_a_board_in_one_piece_is_not_taken_apart(window: MainWindow) -> None:
    window.session.new_game("path-tiles/free-turns")
    board_view(window).bar.take_apart(3)
    assert board_view(window).opening.apart == 0
    window.session.new_game("ring-majority/tet")
    board_view(window).bar.take_apart(3)
    assert board_view(window).opening.apart > 0


def test_entries_wait_for_what_they_are_about(window: MainWindow) -> None:
    turn, save, now = (
        Person(window).command(name) for name in ("view.turn", "game.save", "players.now")
    )
    assert not turn.isEnabled()
    assert not save.isEnabled()
    assert not now.isEnabled()
    window.session.play(Move(0))
    assert turn.isEnabled()
    assert save.isEnabled()
    window.session.set_player(window.session.position.turn, Computer(1))
    assert now.isEnabled()
    window.session.set_players((Human(), Human()))
    assert not now.isEnabled()
