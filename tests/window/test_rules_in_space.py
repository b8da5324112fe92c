"""Pictures in space among the rules, drawn by another process."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import ClassVar

import numpy as np
import pytest
from PyQt6.QtCore import QByteArray, QObject, QUrl, pyqtSignal
from PyQt6.QtGui import QImage
from PyQt6.QtWidgets import QTabWidget, QTextBrowser
from pytestqt.qtbot import QtBot

from ringrealms3d.core.position import Played, Position
from ringrealms3d.exports import diagrams
from ringrealms3d.exports.diagrams import Picture, answered
from ringrealms3d.games import get_game
from ringrealms3d.games.diagrams import diagrams_in
from ringrealms3d.scene.theme import DARK, LIGHT, Theme
from ringrealms3d.window.features.help import pictures_in_space
from ringrealms3d.window.features.help.rules_dialog import RulesDialog
from ringrealms3d.window.main_window import MainWindow
from tests.amounts import at_night
from tests.patience import ENGINE_MS
from tests.window.driver import Person

pytestmark = pytest.mark.flat

GAME = get_game("ring-majority")
PLACE = QUrl("space:ring-majority/cube?1r3b/12/5r2:r:24,25;v5")
IMAGE = 2


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures_in_space, "_kept", {})


class PainterHere(QObject):
    """Draws in this process what another one would, once it is told to."""

    readyReadStandardOutput = pyqtSignal()  # noqa: N815 - as the process has it
    finished = pyqtSignal()
    errorOccurred = pyqtSignal()  # noqa: N815 - as the process has it
    asked: ClassVar[list[tuple[PainterHere, bytes]]] = []
    killed: ClassVar[list[PainterHere]] = []

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.lines: list[str] = []

    def write(self, line: bytes) -> None:
        self.asked.append((self, line))

    @classmethod
    def draw(cls) -> None:
        while cls.asked:
            painter, line = cls.asked.pop(0)
            painter.lines += answered([line.decode()])
            painter.readyReadStandardOutput.emit()

    def canReadLine(self) -> bool:
        return bool(self.lines)

    def readLine(self) -> QByteArray:
        return QByteArray(self.lines.pop(0).encode())

    def kill(self) -> None:
        self.killed.append(self)

    def waitForFinished(self) -> None: ...


class ColoursAlone:
    """Draws a board as all colours between those of its places and its pieces, in no time."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._width, self._height = size

    def picture(self, position: Position, played: Played | None, theme: Theme) -> Picture:
        ends = (*theme.pad("face").colour, 1.0), (*theme.stones["red"].colour, 1.0)
        row = np.round(255 * np.linspace(*ends, self._width)).astype(np.uint8)
        return np.tile(row, (self._height, 1, 1))


@pytest.fixture
def painted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Draw in another process if the parameter says so, else colours alone when this is called."""
    if request.param:
        return lambda: None
    monkeypatch.setattr(pictures_in_space, "QProcess", PainterHere)
    monkeypatch.setattr(pictures_in_space, "start_module", lambda *_: None)
    monkeypatch.setattr(diagrams, "SpaceArtist", ColoursAlone)
    monkeypatch.setattr(PainterHere, "asked", [])
    monkeypatch.setattr(PainterHere, "killed", [])
    return PainterHere.draw


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


@pytest.mark.parametrize("painted", [False, at_night(True)], indirect=True)
def test_a_frame_stands_where_a_picture_is_being_drawn(
    qtbot: QtBot, painted: Callable[[], None], rules: RulesDialog
) -> None:
    seen = []
    for theme in (LIGHT, DARK):
        rules.set_theme(theme)
        empty = picture(rules)
        assert len(colours(empty)) <= 2
        painted()
        qtbot.waitUntil(lambda frame=empty: picture(rules) != frame, timeout=ENGINE_MS)
        assert picture(rules).size() == empty.size()
        assert len(colours(picture(rules))) > 20
        seen.append(picture(rules))
    rules.set_theme(LIGHT)
    assert picture(rules) == seen[0] != seen[1]  # which was kept


@pytest.mark.parametrize("painted", [False], indirect=True)
@pytest.mark.usefixtures("painted")
def test_nothing_is_drawn_for_rules_that_were_closed(window: MainWindow) -> None:
    rules = RulesDialog(window, GAME, LIGHT, in_space=True)
    rules.show()
    picture(rules)
    (painter, _), *_ = PainterHere.asked
    assert not PainterHere.killed
    rules.close()
    assert PainterHere.killed == [painter]


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
