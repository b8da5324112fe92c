"""What lies over a board in space covers little of it, and moves nothing when it comes or goes."""

from __future__ import annotations

import random

import numpy as np
import pytest
from numpy.typing import NDArray
from PyQt6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt
from PyQt6.QtWidgets import QApplication, QFrame, QLabel, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.board.note import Note
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from tests.window.driver import Person, find, named
from tests.window.driver.finding import LEFT
from tests.window.pointing import board_view, drag, hover

pytestmark = pytest.mark.far_side

LONG = 60  # letters, which are several lines
SLIM, SMALL, LARGE = QSize(520, 540), QSize(900, 600), QSize(1440, 900)


def settle(qtbot: QtBot, window: MainWindow, size: QSize) -> None:
    window.resize(size)
    qtbot.waitUntil(lambda: window.size() == size)
    QApplication.processEvents()


def spots(window: MainWindow) -> NDArray[np.float64]:
    """Return where all places that are not hidden are drawn."""
    view = board_view(window)
    return view.spots[view.reachable]


def covered(window: MainWindow, *places: QRect) -> int:
    """Return how many places that are not hidden lie below some parts of the window."""
    points = [QPoint(round(x), round(y)) for x, y in spots(window)]
    return sum(any(place.contains(point) for place in places) for point in points)


@pytest.mark.few(1)
@pytest.mark.opens("ring-majority/ti")
@pytest.mark.parametrize("size", [SLIM, SMALL, LARGE])
def test_nothing_lies_over_a_realm(qtbot: QtBot, window: MainWindow, size: QSize) -> None:
    settle(qtbot, window, size)
    person, bar = Person(window), named(window, QFrame, "Actions")
    assert person.inset.isVisible()
    assert bar.isVisible()
    assert covered(window, bar.geometry()) == 0
    assert covered(window, person.inset.geometry()) <= (12 if size == SLIM else 0)
    view = board_view(window)
    assert view.rect().contains(QRect(*_box(spots(window))))


@pytest.mark.opens("ring-majority/ti")
def test_what_comes_and_goes_over_a_realm_moves_nothing(qtbot: QtBot, window: MainWindow) -> None:
    settle(qtbot, window, SMALL)
    person, before = Person(window), board_view(window).spots
    inset = person.inset
    drag(qtbot, inset, QPointF(20, 12), QPointF(200, -100))
    larger, hide = (named(inset, QToolButton, name) for name in ("Larger", "Hide"))
    qtbot.mouseClick(larger, LEFT)
    qtbot.mouseClick(hide, LEFT)
    person.switch("view.actions", False)
    window.session.play(Move(3))
    window.session.resign()
    assert person.banner.isVisible()
    assert np.array_equal(board_view(window).spots, before)


@pytest.mark.opens("loop/lazo")
def test_the_small_board_leaves_most_of_a_pile_free(qtbot: QtBot, window: MainWindow) -> None:
    settle(qtbot, window, SMALL)
    inset = Person(window).inset
    assert inset.isVisible()
    assert covered(window, inset.geometry()) <= len(spots(window)) / 8
    viewport = board_view(window).viewport
    body = np.concatenate([fixture.points for fixture in viewport.layout.fixtures])
    across, _ = viewport.camera.projected(body, viewport.aspect).T
    beside = (1 - np.abs(across).max()) / 2 * board_view(window).width()
    assert beside >= 8  # pixels: it made way, and does not touch the edge of the view


@pytest.mark.nightly
@pytest.mark.opens("ring-majority/co")
def test_what_is_said_lies_beside_a_realm(qtbot: QtBot, window: MainWindow) -> None:
    settle(qtbot, window, SMALL)
    person, session = Person(window), window.session
    session.new_game("ring-majority/co", (Human(), Computer(1)))
    session.pause()
    draw = random.Random(1)
    while len(person.news) < LONG:
        session.play(draw.choice(session.position.legal_moves))
    for card in (find(window, QFrame, "note"), person.banner):
        QApplication.processEvents()
        place = card.geometry()
        assert not any(map(place.contains, outline(window)))
        assert not place.intersects(person.inset.geometry())
        board_view(window).driver.turn(0.3, 0.3)
        QApplication.processEvents()
        assert card.geometry() == place
        session.resign()
        settle(qtbot, window, LARGE)


def outline(window: MainWindow) -> list[QPoint]:
    """Return where the corners of the board are drawn."""
    return [QPoint(round(x), round(y)) for x, y in board_view(window).outline]


def test_a_board_beside_the_column_of_a_slim_window_has_no_small_one(
    qtbot: QtBot, window: MainWindow
) -> None:
    settle(qtbot, window, SLIM)
    assert Person(window).inset.isVisible()
    Person(window).switch("view.column", True)
    QApplication.processEvents()
    assert not Person(window).inset.isVisible()
    assert not find(window, QWidget, "far side").isVisible()
    Person(window).switch("view.column", False)
    QApplication.processEvents()
    assert Person(window).inset.isVisible()
    assert find(window, QWidget, "far side").isVisible()


def test_a_dragged_small_board_stays_where_it_is(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    settle(qtbot, window, SMALL)
    inset = Person(window).inset
    drag(qtbot, inset, QPointF(20, 12), QPointF(220, -60))
    place = inset.geometry()
    window.session.new_game("ring-majority/tet")
    QApplication.processEvents()
    assert inset.geometry() == place


@pytest.mark.few(1)
@pytest.mark.opens("ring-majority/ti")
@pytest.mark.parametrize("size", [SLIM, SMALL])
def test_the_small_board_never_hides_what_can_be_done_at_the_end(
    qtbot: QtBot, window: MainWindow, size: QSize
) -> None:
    window.session.resign()
    settle(qtbot, window, size)
    person = Person(window)
    assert person.inset.isVisible()
    buttons = [each for each in person.banner.findChildren(QPushButton) if each.isVisible()]
    assert buttons
    for button in buttons:
        place = button.mapTo(person.middle, button.rect().center())
        assert person.middle.childAt(place) is button


@pytest.mark.nightly
@pytest.mark.opens("loop/mini")
@pytest.mark.parametrize("text", ["Saved", "Not possible: 1b4 holds a black tile. " * 2])
def test_a_sentence_lies_over_no_slider_and_no_map(
    qtbot: QtBot, window: MainWindow, settings: Settings, text: str
) -> None:
    person, sliders = Person(window), board_view(window).bar
    for size in (SMALL, LARGE):
        settle(qtbot, window, size)
        before = person.inset.geometry(), sliders.geometry()
        settings.failed.emit(text)  # the window says it
        QApplication.processEvents()
        message = find(window, QLabel, "message")
        assert person.message
        assert person.middle.rect().contains(message.geometry())
        for other in (sliders, person.inset, named(window, QFrame, "Actions")):
            assert other.isVisible()
            assert not message.geometry().intersects(other.geometry())
        assert (person.inset.geometry(), sliders.geometry()) == before


@pytest.mark.nightly
@pytest.mark.opens("ring-majority/co")
def test_the_name_of_a_place_goes_when_the_board_turns_or_changes_its_size(
    qtbot: QtBot, window: MainWindow
) -> None:
    settle(qtbot, window, SMALL)
    person, view = Person(window), board_view(window)
    place = int(np.flatnonzero(view.reachable)[0])
    hover(view, view.place_of(place))
    assert person.site
    qtbot.keyClick(view, Qt.Key.Key_6, Qt.KeyboardModifier.KeypadModifier)
    qtbot.waitUntil(lambda: not person.site)
    hover(view, QPointF(1, 1))
    place = int(np.flatnonzero(view.reachable)[0])
    hover(view, view.place_of(place))
    assert person.site
    settle(qtbot, window, LARGE)
    assert not person.site


def test_the_name_of_a_place_is_no_wider_after_a_long_sentence(qtbot: QtBot) -> None:
    board = QWidget()
    qtbot.addWidget(board)
    board.resize(SMALL)
    note, widths = Note(board), []
    for text in ("f1", "Not possible: f1 holds a red stone. " * 4, "f1"):
        note.show_at(QPointF(), text)
        widths.append(note.width())
    assert widths[0] == widths[2] < widths[1]


class Requests(QObject):
    """Counts what asks for another layout."""

    count = 0

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        self.count += event is not None and event.type() == QEvent.Type.LayoutRequest
        return False


@pytest.mark.few(1)
@pytest.mark.flat
@pytest.mark.usefixtures("engines")
@pytest.mark.parametrize("size", [SLIM, QSize(600, 540), SMALL, LARGE])
def test_what_lies_over_the_board_comes_to_rest(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, size: QSize
) -> None:
    window.session.new_game("ring-majority/co", (Human(), Computer(4)))
    settle(qtbot, window, size)
    for ends in (False, True):
        if ends:
            window.session.resign()
        qtbot.wait(200)
        requests = Requests()
        qapp.installEventFilter(requests)
        qtbot.wait(200)
        qapp.removeEventFilter(requests)
        assert requests.count == 0


def _box(points: NDArray[np.float64]) -> tuple[int, int, int, int]:
    low, high = points.min(axis=0), points.max(axis=0)
    x, y, width, height = (round(value) for value in (*low, *(high - low)))
    return x, y, width, height


def test_the_name_of_a_place_lies_beside_what_is_said_there(qtbot: QtBot) -> None:
    board, said = QWidget(), QRect(300, 500, 300, 40)
    qtbot.addWidget(board)
    board.resize(SMALL)
    note = Note(board)
    for spot in (QPointF(310, 470), QPointF(310, 560), QPointF(5, 5), QPointF(895, 595)):
        note.show_at(spot, "f1", (said,))
        assert board.rect().contains(note.geometry())
        assert not note.geometry().intersects(said)
