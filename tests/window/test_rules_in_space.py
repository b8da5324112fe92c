"""Pictures in space among the rules, drawn by another process."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from PyQt6.QtCore import QUrl
from PyQt6.QtGui import QImage
from PyQt6.QtWidgets import QTabWidget, QTextBrowser
from pytestqt.qtbot import QtBot

from ringrealms3d.games import get_game
from ringrealms3d.games.diagrams import diagrams_in
from ringrealms3d.scene.theme import DARK, LIGHT
from ringrealms3d.window.features.help import pictures_in_space
from ringrealms3d.window.features.help.rules_dialog import RulesDialog
from ringrealms3d.window.main_window import MainWindow
from tests.patience import ENGINE_MS
from tests.window.driver import Person

pytestmark = pytest.mark.flat

GAME = get_game("ring-majority")
PLACE = QUrl("space:ring-majority/cube?1r3b/12/5r2:r:24,25;v5")
IMAGE = 2


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures_in_space, "_kept", {})


@pytest.fixture
def rules(window: MainWindow) -> Iterator[RulesDialog]:
    opened = RulesDialog(window, GAME, LIGHT, in_space=True)
    opened.show()
    yield opened
    opened.close()


def first_page(rules: RulesDialog) -> QTextBrowser:
    pages = rules.findChild(QTabWidget)
    assert pages is not None
    page = pages.widget(0)
    assert isinstance(page, QTextBrowser)
    return page


def picture(rules: RulesDialog) -> QImage:
    document = first_page(rules).document()
    assert document is not None
    found = document.resource(IMAGE, PLACE)
    assert isinstance(found, QImage)
    return found


def colours(image: QImage) -> set[int]:
    return {image.pixel(x, image.height() // 2) for x in range(0, image.width(), 7)}


@pytest.mark.nightly
def test_a_frame_stands_where_a_picture_is_being_drawn(qtbot: QtBot, rules: RulesDialog) -> None:
    empty = picture(rules)
    assert len(colours(empty)) <= 2
    qtbot.waitUntil(lambda: picture(rules) != empty, timeout=ENGINE_MS)
    light = picture(rules)
    assert light.size() == empty.size()
    assert len(colours(light)) > 20
    rules.set_theme(DARK)
    assert len(colours(picture(rules))) <= 2
    rules.set_theme(LIGHT)
    assert picture(rules) == light  # which was kept


def test_where_nothing_can_be_drawn_there_are_maps(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    rules = RulesDialog(window, GAME, LIGHT, in_space=True)
    rules.show()
    text, frame = first_page(rules), picture(rules)
    middle = frame.width() // 2
    assert 20 < max(frame.pixelColor(middle, y).alpha() for y in range(frame.height())) < 80
    qtbot.waitUntil(lambda: "space:" not in text.toMarkdown(), timeout=ENGINE_MS)
    assert text.toMarkdown().count("position:") == len(diagrams_in(GAME.rules_text))
    rules.close()


def test_a_window_without_boards_in_space_asks_for_none(window: MainWindow) -> None:
    Person(window).choose("help.rules")
    (rules,) = window.findChildren(RulesDialog)
    assert "space:" not in first_page(rules).toMarkdown()
