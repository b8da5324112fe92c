"""What is said over the board: whole, and without moving anything."""

from __future__ import annotations

import pytest
from PyQt6.QtWidgets import QApplication

from ringrealms3d.window.features.status.message_card import MessageCard
from ringrealms3d.window.main_window import MainWindow
from tests.window.driver import Person

pytestmark = pytest.mark.flat


def card_of(window: MainWindow) -> MessageCard:
    (card,) = window.findChildren(MessageCard)
    return card


def test_a_short_message_takes_one_line_above_the_actions(window: MainWindow) -> None:
    card = card_of(window)
    card.say("saved")
    QApplication.processEvents()
    assert (card.isVisible(), Person(window).message) == (True, "Saved")
    assert card.height() < 3 * card.fontMetrics().height()
    card.say("saved under another name")
    QApplication.processEvents()
    assert card.width() >= card.sizeHint().width()
    card.say("")
    assert not card.isVisible()


def test_a_long_message_is_seen_whole_within_the_board(window: MainWindow) -> None:
    card = card_of(window)
    text = f"The file {'folder/' * 40} could not be saved"
    card.say(text)
    QApplication.processEvents()
    assert Person(window).message == text
    boards = Person(window).middle.rect()
    assert boards.contains(card.geometry())
    assert card.height() >= card.heightForWidth(card.width())
    before = Person(window).map.geometry()
    card.clear()
    assert Person(window).map.geometry() == before
