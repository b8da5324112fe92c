"""The window, its panels and its dialogs look as they did, everywhere."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QImage
from PyQt6.QtWidgets import (
    QApplication,
    QDialog,
    QListWidget,
    QPushButton,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

import ringrealms3d as rr
from ringrealms3d.core.move import Move
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.languages.catalogue import ENGLISH
from ringrealms3d.library.library import Library
from ringrealms3d.puzzles.file import shipped_puzzles
from ringrealms3d.records.edits import comment_on, rate
from ringrealms3d.records.node import Evaluation
from ringrealms3d.records.record import GameRecord, Reason
from ringrealms3d.scene.content import MoveMark
from ringrealms3d.session.players import PEOPLE
from ringrealms3d.window.app import speak
from ringrealms3d.window.features.exercises import puzzles
from ringrealms3d.window.features.files.chapters_dialog import ChaptersDialog
from ringrealms3d.window.features.library.library_dialog import LibraryDialog
from ringrealms3d.window.features.library.tags_dialog import TagsDialog
from ringrealms3d.window.features.start.cards import GameCard, WideCard
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.messages import Note, Weight
from ringrealms3d.window.shell.mode import Mode
from ringrealms3d.window.shell.settings import Settings
from tests.kept_pictures import LookAsKept, Pixels
from tests.records.opened import RING, opened, played
from tests.session.fake_process import FakeProcess
from tests.window.conftest import PATIENCE_MS
from tests.window.driver import Guide, Person, press
from tests.window.mistaken_game import MOVES, TET, VALUES
from tests.window.test_modes import WAYS

WINDOW, DIALOG, PANEL = QSize(1100, 760), QSize(720, 560), QSize(360, 300)

pytestmark = [pytest.mark.flat, pytest.mark.usefixtures("engines", "one_day")]


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    """Write dates as the program does in English, whatever was spoken before."""
    speak(qapp, ENGLISH)


def seen(widget: QWidget, size: QSize) -> Pixels:
    """Return what a widget of a size shows, uint8 (height, width, 4)."""
    window = widget.window()
    assert window is not None
    window.activateWindow()  # or what is chosen has another colour
    given_up = time.monotonic() + PATIENCE_MS / 1000
    while not window.isActiveWindow() and time.monotonic() < given_up:
        QApplication.processEvents()
    widget.resize(size)
    for _ in range(3):  # layouts that follow each other
        QApplication.processEvents()
    if focused := QApplication.focusWidget():
        focused.clearFocus()  # where the cursor blinks
    QApplication.processEvents()
    picture = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGBA8888)
    bits = picture.constBits()
    assert bits is not None
    flat = np.frombuffer(bits.asstring(picture.sizeInBytes()), np.uint8)
    return flat.reshape(picture.height(), picture.width(), 4)


def dialog_of(window: MainWindow, command: str) -> QDialog:
    Person(window).command(command).trigger()
    (found,) = (each for each in window.findChildren(QDialog) if each.isVisible())
    assert len(found.windowTitle()) > 3
    return found


@pytest.fixture
def reviewed(window: MainWindow) -> MainWindow:
    """A window with a game of five moves that was reviewed, rated and commented on."""
    window.resize(WINDOW)
    window.session.restore(opened(TET, MOVES))
    nodes = (window.session.record.root, *window.session.record.line)
    told = (Evaluation(value, best="e2") for value in VALUES)
    window.session.note_evaluations(dict(zip(nodes, told, strict=True)))
    return window


def test_a_game_with_its_review(reviewed: MainWindow, look_as_kept: LookAsKept) -> None:
    for panel in ("moves", "review"):
        Person(reviewed).open_panel(panel)
    session = reviewed.session
    for edit in (rate(session.node, "?!"), comment_on(session.node, "Too far from the ring.")):
        session.edit(edit)
    look_as_kept(seen(reviewed, WINDOW), "window-review")


def test_a_game_with_its_analysis(
    qtbot: QtBot, window: MainWindow, look_as_kept: LookAsKept
) -> None:
    window.resize(WINDOW)
    Person(window).switch("analysis.on", True)
    moves = [Move(code) for code in (3, 14, 8, 5)]
    candidates = tuple(
        Candidate(move, 500 - 90 * rank, 0.6 - 0.08 * rank, 1.5 - rank, line=(move, moves[0]))
        for rank, move in enumerate(moves)
    )
    FakeProcess.started[-1].find(Analysis(candidates, candidates[0].line, 1000, 1.0))
    qtbot.wait(1)
    look_as_kept(seen(window, WINDOW), "window-analysis")
    for panel in ("review", "moves", "sites"):
        Person(window).open_panel(panel)
        look_as_kept(seen(Person(window).panel(panel), PANEL), f"panel-{panel}")


def test_a_game_that_has_ended_and_becomes_dark(
    window: MainWindow, look_as_kept: LookAsKept
) -> None:
    window.session.restore(opened("loop/mini", RING.split()))
    Person(window).open_panel("moves")
    seen(window, WINDOW)
    Person(window).pick("view.theme", "dark")
    look_as_kept(seen(window, WINDOW), "window-end")


NOTES: dict[str, Note | None] = {
    "first": None,
    "milestone": Note("Red is ahead.| Red has more rings.", "", 0, Weight.MILESTONE),
    "warning": Note(
        "A loop of many pieces closes soon.| Take care of all of them.",
        "It cannot be stopped in one move.",
        weight=Weight.WARNING,
        commands=("game.undo", "game.new"),
        declining="Not now",
        lasts=True,
    ),
}


@pytest.mark.new_user
def test_what_is_told_over_the_board(window: MainWindow, look_as_kept: LookAsKept) -> None:
    window.session.new_game(TET, PEOPLE)
    for width in (900, 480):
        for name, note in NOTES.items():
            Person(window).be_told(note)
            whole = seen(window, QSize(width, 480))
            look_as_kept(whole[:, : Person(window).middle.width()], f"over-{name}-{width}")


@pytest.mark.nightly
@pytest.mark.parametrize("mode", [Mode.PLAYING, Mode.START, Mode.GUIDED])
def test_a_window_that_becomes_dark_looks_like_one_that_was(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, mode: Mode
) -> None:
    looks = []
    for first in ("light", "dark"):
        file = tmp_path / first
        window = MainWindow(
            TET, Settings(file.with_suffix(".ini")), file.with_suffix(".json"), None
        )
        qtbot.addWidget(window)
        window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)  # so that neither is active
        window.show()
        person = Person(window)
        person.pick("view.theme", first)
        window.session.restore(opened(TET, MOVES))
        window.commands.do("tabs.open_game", opened("loop/mini"))
        person.choose("tabs.previous")
        WAYS[mode](person)
        person.pick("view.theme", "dark")
        for _ in range(3):
            qapp.processEvents()
        looks.append(window.grab().toImage())
        window.close()
    assert looks[0] == looks[1]


@pytest.mark.opens(TET)
def test_a_map_with_a_cursor_and_a_piece_about_to_stand(
    window: MainWindow, look_as_kept: LookAsKept
) -> None:
    window.resize(WINDOW)
    person = Person(window)
    QApplication.processEvents()
    content = person.content(candidates=(MoveMark((6,), 3, "52"), MoveMark((7,), 1, "48")))
    picture = person.map_of(content, hovered=2, cursor=1, ghost=(1, 3), coordinates=True)
    look_as_kept(picture, "map-under-the-pointer")


@pytest.mark.opens(TET)
def test_moves_with_variations_inside_variations(
    window: MainWindow, look_as_kept: LookAsKept
) -> None:
    window.session.restore(opened(TET, MOVES))
    for ply, text in ((1, "e3"), (2, "e5"), (2, "e6")):
        window.session.go_to(ply)
        window.session.play(window.session.position.parse_move(text))
    Person(window).open_panel("moves")
    look_as_kept(seen(Person(window).panel("moves"), PANEL), "panel-variations")


@pytest.mark.wide
@pytest.mark.new_user
def test_the_start_page(qtbot: QtBot, window: MainWindow, look_as_kept: LookAsKept) -> None:
    window.session.new_game(TET, PEOPLE)
    Person(window).switch("game.start", True)
    cards = Person(window).start_page.findChildren(GameCard)
    assert len(cards) == 5
    lessons = [each for card in cards for each in card.findChildren(QPushButton)]
    qtbot.waitUntil(lambda: [each.text() for each in lessons].count("Start learning") == 5)
    for number in (0, 4):
        look_as_kept(seen(cards[number], cards[number].size()), f"start-card-{number}")
    Person(window).switch("game.start", False)
    window.session.restore(opened(TET, MOVES))
    Person(window).switch("game.start", True)
    (card,) = (
        each
        for each in Person(window).start_page.findChildren(WideCard)
        if each.accessibleName() == "Continue Ring Majority"
    )
    look_as_kept(seen(card, card.size()), "start-continue")
    Person(window).switch("game.start", False)


def test_the_editor_and_a_lesson(window: MainWindow, look_as_kept: LookAsKept) -> None:
    window.session.restore(opened("path-tiles/free-turns"))
    Person(window).command("game.edit").trigger()
    look_as_kept(seen(window, WINDOW), "window-editor")
    Person(window).command("learn.begin").trigger()
    look_as_kept(seen(window, WINDOW), "window-lesson")


def test_dialogs(window: MainWindow, look_as_kept: LookAsKept) -> None:
    helping = ("help.rules", "help.keys", "help.find")
    for command in (*helping, "game.new", "game.export", "game.who", "players.programs"):
        dialog = dialog_of(window, command)
        look_as_kept(seen(dialog, DIALOG), f"dialog-{command.replace('.', '-')}")
        dialog.close()


def test_the_settings(window: MainWindow, look_as_kept: LookAsKept) -> None:
    dialog = dialog_of(window, "view.settings")
    (pages,) = dialog.findChildren(QListWidget)
    for number in range(pages.count() - 1):  # the last one names files
        pages.setCurrentRow(number)
        look_as_kept(seen(dialog, DIALOG), f"dialog-settings-{number}")


@pytest.fixture
def library(window: MainWindow) -> Iterator[Library]:
    """The window's library, with twelve rated games, as another program has it open."""
    with Library(Person(window).library) as kept:
        for number in range(12):
            record = GameRecord(TET, 1)
            record.date = f"2026-01-{number + 1:02}"
            node = record.root
            for _ in range(number):
                node = node.play(node.position.legal_moves[0])
            record.end(int(number % 3 == 0), Reason.RESIGNATION)
            kept.keep(record, seats=("person", f"level {number // 2 + 1}"), rated=True)
        yield kept


def test_the_library(window: MainWindow, library: Library, look_as_kept: LookAsKept) -> None:
    dialog = dialog_of(window, "game.library")
    look_as_kept(seen(dialog, DIALOG), "dialog-library-games")
    (pages,) = dialog.findChildren(QTabWidget)
    pages.setCurrentIndex(2)
    look_as_kept(seen(dialog, DIALOG), "dialog-library-statistics")
    pages.setCurrentIndex(0)
    assert isinstance(dialog, LibraryDialog)
    dialog.games.table.selectRow(0)
    press(dialog, "Tags…")
    (tags,) = dialog.findChildren(TagsDialog)
    look_as_kept(seen(tags, PANEL), "dialog-tags")


def test_a_puzzle_and_what_was_solved(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, look_as_kept: LookAsKept
) -> None:
    one, *_ = (each for each in shipped_puzzles() if each.variant == TET)
    monkeypatch.setattr(puzzles, "shipped_puzzles", lambda: (one,))
    window.session.new_game(TET, PEOPLE)
    Person(window).command("game.puzzle").trigger()
    Guide(window, "puzzle").press("Hint")
    look_as_kept(seen(window, WINDOW), "window-puzzle")
    Guide(window, "puzzle").press("Solution")
    look_as_kept(seen(dialog_of(window, "puzzle.results"), DIALOG), "dialog-puzzle-results")


def test_a_file_of_several_games(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, look_as_kept: LookAsKept
) -> None:
    path = tmp_path / "three.rrsgf"
    rr.write_games([played(TET, MOVES).record for _ in range(3)], path)
    Person(window).drop(path)
    qtbot.waitUntil(lambda: bool(window.findChildren(ChaptersDialog)))
    look_as_kept(seen(window.findChildren(ChaptersDialog)[0], DIALOG), "dialog-chapters")
