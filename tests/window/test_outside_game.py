"""A game from outside the program, played in the window by real clicks against the engine."""

from __future__ import annotations

from functools import partial

import pytest
from pytestqt.qtbot import QtBot

import ringrealms3d as rr
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.main_window import MainWindow
from tests.games.outside import UID
from tests.patience import ENGINE_MS
from tests.window.pointing import board_view, click


def has_grown(window: MainWindow, before: int) -> bool:
    return len(window.session.moves) > before


@pytest.mark.nightly
@pytest.mark.usefixtures("hex_registered")
def test_a_whole_game_is_played_to_its_end(qtbot: QtBot, window: MainWindow) -> None:
    window.session.new_game(UID, (Human(), Computer(1)))
    view = board_view(window)
    while window.session.position.outcome is None:
        before = len(window.session.moves)
        empty = [move.code for move in window.session.position.legal_moves]
        click(qtbot, view, view.place_of(empty[len(empty) // 2]))
        qtbot.waitUntil(partial(has_grown, window, before), timeout=ENGINE_MS)
        qtbot.waitUntil(
            lambda: window.session.position.turn == 0 or bool(window.session.position.outcome),
            timeout=ENGINE_MS,
        )
    winner = rr.get_game("hex").seats[window.session.position.outcome.winner or 0]
    assert window.session.position.outcome.reason == f"{winner} has joined two sides"
