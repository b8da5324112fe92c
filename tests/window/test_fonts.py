"""The window keeps its size in every font and at every scale, and nothing is out of reach."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PyQt6.QtCore import QPoint, QRect, QSize
from PyQt6.QtGui import QFont
from PyQt6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QToolButton,
    QWidget,
)

from ringrealms3d.languages.catalogue import ENGLISH, LANGUAGES
from ringrealms3d.puzzles.file import shipped_puzzles
from ringrealms3d.window.app import speak
from ringrealms3d.window.features.exercises import puzzles
from ringrealms3d.window.main_window import MainWindow
from tests.amounts import at_night
from tests.session.fake_process import FakeProcess
from tests.window.driver import TABS, Person
from tests.window.pointing import board_view, whole_map

FONTS = ("DejaVu Sans", "Noto Sans", "Freed Sans")
"""The widest, the highest, and Liberation Sans by another name."""

SIZES = (QSize(520, 540), QSize(900, 600))
POINTS = 9  # of a window without a desktop
LEAST_OF_A_BOARD = QSize(150, 110)
CONTROLS = (QAbstractButton, QComboBox, QLineEdit, QLabel)
OF_QT = ("ScrollLeftButton", "ScrollRightButton", "qt_toolbar_ext_button")

WALKS = [
    *(at_night(font, 1.0, ENGLISH) for font in FONTS),
    (FONTS[0], 1.25, ENGLISH),
    *(at_night(font, 1.25, ENGLISH) for font in FONTS[1:]),
    *(at_night(font, 1.25, each) for font in FONTS[:2] for each in LANGUAGES if each != ENGLISH),
]


@pytest.fixture(autouse=True)
def letters(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    """Write in the font, the size and the language that a test is run for."""
    family, scale, language = (
        request.node.callspec.params[name] for name in ("family", "scale", "language")
    )
    before, font = qapp.font(), QFont(family)
    font.setPointSizeF(POINTS * scale)
    qapp.setFont(font)
    speak(qapp, language)
    yield
    speak(qapp, ENGLISH)
    qapp.setFont(before)


@pytest.fixture(autouse=True)
def one_wordy_puzzle(engines: type[FakeProcess], monkeypatch: pytest.MonkeyPatch) -> None:
    """Show the puzzle with the longest task."""
    wordy = max(shipped_puzzles(), key=lambda each: len(each.task) * (each.variant[:4] == "ring"))
    monkeypatch.setattr(puzzles, "shipped_puzzles", lambda: (wordy,))


@pytest.fixture
def window(window: MainWindow) -> Iterator[MainWindow]:
    """A window that leaves its board in space blank, which takes longest and is not looked at."""
    drawn_on = board_view(window).canvas.ren_win
    drawn_on.SetReadyForRendering(False)
    yield window
    drawn_on.SetReadyForRendering(True)


def settle() -> None:
    for _ in range(8):  # a layout asks for another one
        QApplication.processEvents()


def place_of(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint()), widget.size())


def seen_place_of(widget: QWidget) -> QRect:
    """Return where the part of a widget is that does not have to be scrolled to."""
    seen = widget.visibleRegion().boundingRect()
    return QRect(widget.mapTo(widget.window(), seen.topLeft()), seen.size())


def is_reached(widget: QWidget) -> bool:
    """Scroll to a widget, and return whether it is in the window then."""
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(widget, 0, 0)
        parent = parent.parentWidget()
    window = widget.window()
    return window is not None and window.rect().contains(place_of(widget))


def is_cut(widget: QWidget) -> bool:
    """Return whether a text is shown in part."""
    if isinstance(widget, QLabel):
        return bool(widget.text()) and widget.height() < widget.heightForWidth(widget.width())
    if isinstance(widget, QAbstractButton) and not isinstance(widget, QToolButton):
        return bool(widget.text()) and widget.width() < widget.minimumSizeHint().width()
    return False


def told(widget: QWidget) -> str:
    text = widget.text() if hasattr(widget, "text") else widget.accessibleName()
    return f"{type(widget).__name__} {text} {place_of(widget)}"


def faults(window: MainWindow, size: QSize) -> list[str]:
    window.resize(size)
    settle()
    found = [] if window.size() == size else [f"the size is {window.size()}"]
    person = Person(window)
    shown = [person.panel(n) for n in ("opponent", "score", *TABS, "you")]
    parts = [
        *(panel for panel in shown if not panel.visibleRegion().isEmpty()),
        person.middle,
        window.menuBar(),
    ]
    places = {
        part.objectName() or type(part).__name__: seen_place_of(part)
        for part in parts
        if part and part.isVisible()
    }
    found += [name for name, place in places.items() if not window.rect().contains(place)]
    found += [
        f"{one} on {other}"
        for (one, place), (other, beside) in combinations(places.items(), 2)
        if place.intersects(beside)
    ]
    boards = [
        Person(window).middle,
        *([whole_map(window)] if person.inset.isVisible() else []),
    ]
    found += [
        told(each) for each in boards if each.size().boundedTo(LEAST_OF_A_BOARD) != LEAST_OF_A_BOARD
    ]
    seen = [each for kind in CONTROLS for each in window.findChildren(kind)]
    seen = [
        each
        for each in seen
        if not each.visibleRegion().isEmpty() or is_reached(each)
        if each.isVisible() and each.objectName() not in OF_QT
    ]
    found += [f"out of reach: {told(each)}" for each in seen if not is_reached(each)]
    return found + [f"cut: {told(each)}" for each in seen if is_cut(each)]


def walk(window: MainWindow) -> Iterator[str]:
    """Go through everything that a window shows, and yield what it is each time."""
    yield "a game"
    for panel in ("analysis", "review", "sites"):
        Person(window).open_panel(panel)
        yield panel
    Person(window).open_panel("moves")
    Person(window).choose("game.edit")
    yield "the editor"
    Person(window).leave()
    Person(window).choose("learn.begin")
    yield "a lesson"
    Person(window).choose("analysis.on")
    yield "an analysis in a lesson"
    Person(window).leave()
    Person(window).choose("game.puzzle")
    yield "a puzzle"
    Person(window).leave()
    window.session.resign()
    yield "the end of a game"
    Person(window).switch("game.start", True)
    yield "the start page"
    Person(window).switch("game.start", False)
    yield "the game again"


@pytest.mark.nightly
@pytest.mark.opens("ring-majority/tet")
@pytest.mark.parametrize(("family", "scale", "language"), WALKS)
def test_the_window_fits_and_nothing_is_cut_in_any_font(
    window: MainWindow, family: str, scale: float, language: str
) -> None:
    assert window.fontInfo().family() == family
    found = {
        (what, size.width()): wrong
        for what in walk(window)
        for size in SIZES
        if (wrong := faults(window, size))
    }
    assert found == {}
