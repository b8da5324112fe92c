"""Several games in one window, in tabs, as a person sees and uses them."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QEvent, QPoint, QSize, Qt, QTimer
from PyQt6.QtGui import QAction, QContextMenuEvent, QImage, QMouseEvent
from PyQt6.QtWidgets import (
    QApplication,
    QFileDialog,
    QMenu,
    QMessageBox,
    QPushButton,
    QTabBar,
)
from pytestqt.qtbot import QtBot

import ringrealms3d as rr
from ringrealms3d.core.move import Move
from ringrealms3d.core.time_notation import parse_control
from ringrealms3d.library.library import LIBRARY_NAME, Library
from ringrealms3d.library.summary import GameSummary
from ringrealms3d.records.edits import comment_on
from ringrealms3d.session.autosave import save_game
from ringrealms3d.session.open_game import OpenGame, new_game
from ringrealms3d.session.players import PEOPLE, Computer, Human, OpponentProgram
from ringrealms3d.window.app import delete_window, reopened
from ringrealms3d.window.features.library.library_dialog import LibraryDialog
from ringrealms3d.window.features.play.new_game_dialog import NewGameDialog
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from tests.records.opened import opened, texts
from tests.session.fake_process import FakeProcess
from tests.session.stopped_time import StoppedTime
from tests.window.driver import FOLDER, Guide, Person, show_first_page
from tests.window.driver.finding import MOUSE, find
from tests.window.fingers import SCREEN
from tests.window.test_clocks import shown as clocks_shown

TET, MINI, FREE = "ring-majority/tet", "loop/mini", "path-tiles/free-turns"
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier

pytestmark = [pytest.mark.flat, pytest.mark.opens(TET)]


@pytest.fixture
def person(window: MainWindow) -> Person:
    return Person(window)


def open_beside(person: Person, game: OpenGame) -> None:
    """Open a game in a tab of its own, as the library and files do."""
    person.window.commands.do("tabs.open_game", game)


def play(person: Person, *names: str) -> None:
    for name in names:
        person.click(person.window.session.position.board.site(name))


def moves(person: Person) -> list[str]:
    """Return the moves of the game on the table."""
    return list(person.window.session.line_texts)


def key(person: Person, pressed: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
    with_keys = CONTROL
    for each in modifiers:
        with_keys |= each
    MOUSE.keyClick(person.window, pressed, with_keys)


def test_a_single_game_has_no_tab(person: Person) -> None:
    assert person.games == []
    assert not person.can("tabs.close")
    assert not person.can("tabs.next")
    key(person, Qt.Key.Key_W)
    assert person.window.isVisible()


def test_a_new_game_in_a_tab_leaves_the_other_as_it_is(qtbot: QtBot, person: Person) -> None:
    play(person, "f1", "v3")
    key(person, Qt.Key.Key_T)
    (dialog,) = person.window.findChildren(NewGameDialog)
    dialog.choose_board(MINI)
    dialog.accept()
    assert person.window.session.uid == MINI
    assert moves(person) == []
    assert not person.can("game.undo")
    assert len(person.games) == 2
    person.click_game(0)
    assert person.window.session.uid == TET
    assert moves(person) == ["f1", "v3"]
    person.choose("game.undo")
    assert len(person.window.session.moves) == 1


def test_a_cancelled_dialog_opens_no_tab(person: Person) -> None:
    person.choose("tabs.new")
    (dialog,) = person.window.findChildren(NewGameDialog)
    dialog.reject()
    assert person.games == []


def test_games_played_in_turn_keep_moves_undo_notes_and_places_in_the_library(
    person: Person,
) -> None:
    session = person.window.session
    play(person, "f1")
    session.edit(comment_on(session.node, "mine"))
    first = session.number
    open_beside(person, new_game(MINI, PEOPLE))
    play(person, "1a2")
    second = session.number
    person.click_game(0)
    play(person, "v3")
    person.choose("game.undo")
    person.click_game(1)
    play(person, "1a3")
    person.click_game(0)
    assert (session.number, session.uid, len(session.moves)) == (first, TET, 1)
    person.choose("game.redo")
    assert moves(person) == ["f1", "v3"]
    person.choose("game.undo")
    person.choose("game.undo")  # the comment
    assert session.node.comment == ""
    person.click_game(1)
    assert (session.number, moves(person)) == (second, ["1a2", "1a3"])
    assert first is not None
    with Library(person.library) as library:
        assert [texts(library.load(each).line) for each in (first, second or 0)] == [
            ["f1", "v3"],
            ["1a2", "1a3"],
        ]


def test_keys_go_round_and_close(person: Person) -> None:
    session = person.window.session
    play(person, "f1")
    open_beside(person, opened(MINI, ["1a2"]))
    open_beside(person, opened(FREE))
    seen = [session.uid]
    for pressed in ((Qt.Key.Key_Tab,), (Qt.Key.Key_Tab,), (Qt.Key.Key_Backtab, SHIFT)):
        key(person, *pressed)
        seen.append(session.uid)
    assert seen == [FREE, TET, MINI, TET]
    key(person, Qt.Key.Key_W)
    assert (session.uid, len(person.games)) == (MINI, 2)
    key(person, Qt.Key.Key_W)
    assert (session.uid, person.games) == (FREE, [])
    key(person, Qt.Key.Key_T, SHIFT)
    key(person, Qt.Key.Key_T, SHIFT)
    assert (session.uid, moves(person)) == (TET, ["f1"])
    assert len(person.games) == 3


def test_the_middle_button_and_the_cross_close_a_tab(person: Person) -> None:
    play(person, "f1")
    open_beside(person, opened(MINI, ["1a2"]))
    open_beside(person, opened(FREE))
    person.click_game(1, Qt.MouseButton.MiddleButton)
    assert len(person.games) == 2
    assert person.window.session.uid == FREE
    cross = person.game_bar.tabButton(0, QTabBar.ButtonPosition.RightSide)
    assert cross is not None
    assert cross.accessibleName() == "Close the tab"
    MOUSE.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert person.games == []
    assert person.window.session.uid == FREE


def test_what_is_closed_is_in_the_library(person: Person) -> None:
    play(person, "f1", "v3")
    open_beside(person, new_game(MINI, PEOPLE))
    person.click_game(0, Qt.MouseButton.MiddleButton)
    with Library(person.library) as library:
        (kept,) = library.games()
        assert texts(library.load(kept.id).line) == ["f1", "v3"]


def test_tabs_name_boards_and_players_and_say_for_whom_a_game_waits(person: Person) -> None:
    session = person.window.session
    open_beside(person, opened(MINI, ["1a2"], players=(Human(), Computer(4))))
    open_beside(person, opened(TET, ["f1"], players=(Human(), Computer(2))))
    person.click_game(0)
    assert person.game_bar.tabText(2) == "Ring Majority, Tetrahedron  ·  Level 2"
    assert person.games == [
        "Ring Majority, Tetrahedron: your move",
        "Loop, Mini, 4 layers  ·  Level 4: paused until you come back",
        "Ring Majority, Tetrahedron  ·  Level 2: paused until you come back",
    ]
    dot, ring, _ = marks = [mark_of(person, place) for place in range(3)]
    assert dot != ring == marks[2]
    session.resign()
    assert person.games[0].endswith("the game is over")
    assert person.game_bar.tabIcon(0).isNull()


def mark_of(person: Person, place: int) -> QImage:
    """Return the mark on a tab."""
    return person.game_bar.tabIcon(place).pixmap(16).toImage()


def test_nobody_thinks_or_moves_in_a_game_that_is_aside(
    person: Person, engines: type[FakeProcess]
) -> None:
    session = person.window.session
    session.set_player(1, Computer(3))
    play(person, "f1")
    engine = engines.started[-1]
    asked = engine.latest
    open_beside(person, new_game(MINI, PEOPLE))
    assert "paused until you come back" in person.message
    engine.answer(Move(5), asked)
    QApplication.processEvents()
    assert moves(person) == []
    person.click_game(0)
    assert moves(person) == ["f1"]
    assert engine.latest > asked
    engine.answer(session.position.legal_moves[0])
    QApplication.processEvents()
    assert len(moves(person)) == 2


def test_a_clock_pauses_when_its_tab_is_left_and_says_so(person: Person) -> None:
    session = person.window.session
    session.timing.now = time = StoppedTime()
    session.new_game(TET, PEOPLE, parse_control("5m"))
    play(person, "f1")
    time.pass_by(10)
    open_beside(person, new_game(MINI, PEOPLE))
    assert "paused until you come back" in person.message
    assert person.games[0].endswith("paused until you come back")
    time.pass_by(200)
    person.click_game(0)
    time.pass_by(200)
    assert clocks_shown(person.window)[1].startswith("4:50")
    assert "Paused" in person.state
    person.pause_button.click()
    time.pass_by(1)
    assert session.times is not None
    assert session.times[1].seconds == 289


def killed(window: MainWindow, folder: Path) -> Path:
    """Copy the files as they are when the program dies, and return that of the game."""
    folder.mkdir()
    for path in Person(window).folder.glob("*"):
        if path.is_file() and path.suffix != ".lock":
            shutil.copy(path, folder)
    return folder / "game.json"


@pytest.fixture
def start_again() -> Iterator[Callable[[Path], MainWindow]]:
    """Start the program on a file of a game."""
    started: list[MainWindow] = []

    def start(saved: Path) -> MainWindow:
        window = MainWindow(MINI, Settings(saved.with_name("window.ini")), saved, None)
        window.setProperty(FOLDER, str(saved.parent))
        started.append(window)
        show_first_page(window, saved)
        window.resize(900, 600)
        window.show()
        QApplication.processEvents()
        return window

    yield start
    for window in started:
        window.close()
        delete_window(window)


def press(window: MainWindow, text: str) -> None:
    buttons = window.findChildren(QPushButton)
    (button,) = (b for b in buttons if b.isVisible() and b.text().replace("&", "") == text)
    button.click()


@pytest.mark.few(1)
@pytest.mark.parametrize("closes", [False, True])
def test_all_tabs_come_back_in_their_places_after_a_crash_and_after_a_close(
    person: Person, tmp_path: Path, start_again: Callable[[Path], MainWindow], closes: bool
) -> None:
    play(person, "f1", "v3")
    open_beside(person, opened(MINI, ["1a2"]))
    open_beside(person, opened(FREE))
    person.choose("game.resign")
    person.click_game(1)
    play(person, "1a3")
    before = person.games
    if closes:
        person.window.close()
    again = Person(start_again(killed(person.window, tmp_path / "again")))
    assert again.start_page.isVisible()
    assert again.games == before
    press(again.window, "Continue")
    assert (again.window.session.uid, moves(again)) == (MINI, ["1a2", "1a3"])
    again.click_game(0)
    assert moves(again) == ["f1", "v3"]
    again.click_game(2)
    assert again.window.session.uid == FREE
    assert again.window.session.finished
    again.click_game(1)
    assert moves(again) == ["1a2", "1a3"]
    assert again.games == before


@pytest.mark.nightly
def test_a_tab_leads_from_the_start_page_and_the_game_in_front_stays(
    person: Person, tmp_path: Path, start_again: Callable[[Path], MainWindow]
) -> None:
    play(person, "f1", "v3")
    open_beside(person, opened(MINI, ["1a2"]))
    again = Person(start_again(killed(person.window, tmp_path / "again")))
    again.click_game(0)
    assert not again.start_page.isVisible()
    assert moves(again) == ["f1", "v3"]
    again.click_game(1)
    assert moves(again) == ["1a2"]
    once_more = Person(start_again(killed(again.window, tmp_path / "once more")))
    once_more.click_game(1)
    assert not once_more.start_page.isVisible()
    assert moves(once_more) == ["1a2"]
    assert len(once_more.games) == 2


@pytest.mark.few(1)
@pytest.mark.parametrize("lost", [False, True])
def test_a_game_that_is_over_is_offered_only_if_the_library_lacks_it(
    person: Person, tmp_path: Path, start_again: Callable[[Path], MainWindow], lost: bool
) -> None:
    play(person, "f1", "v3")
    open_beside(person, opened(MINI, ["1a2"]))
    person.choose("game.resign")
    saved = killed(person.window, tmp_path / "again")
    if lost:
        for path in saved.parent.glob(f"{LIBRARY_NAME}*"):
            path.unlink()
    again = Person(start_again(saved))
    assert again.games == person.games
    offered = [each.text() for each in again.start_page.findChildren(QPushButton)]
    assert ("&Continue" in offered) == lost
    again.window.commands.do("start.offer", saved)
    assert len(again.window.findChildren(QMessageBox)) == lost


@pytest.mark.nightly
def test_a_puzzle_from_the_start_page_leaves_all_tabs_as_they_were(
    person: Person, tmp_path: Path, start_again: Callable[[Path], MainWindow]
) -> None:
    play(person, "f1", "v3")
    open_beside(person, opened(MINI, ["1a2"]))
    again = Person(start_again(killed(person.window, tmp_path / "again")))
    before = again.games
    again.choose("game.puzzle")
    again.leave()
    assert again.games == before
    assert moves(again) == ["1a2"]


def test_a_program_of_a_tab_that_comes_back_plays_only_once_that_is_agreed(
    person: Person, tmp_path: Path, start_again: Callable[[Path], MainWindow]
) -> None:
    program = OpponentProgram("/no/such/engine", 1.0)
    play(person, "f1")
    saved = killed(person.window, tmp_path / "again")
    save_game(opened(MINI, ["1a2"], players=(Human(), program)), saved.with_name("game-2.json"))
    again = Person(start_again(saved))
    again.click_game(1)
    session = again.window.session
    assert session.uid == MINI
    assert session.players == PEOPLE
    (box,) = again.window.findChildren(QMessageBox)
    assert "/no/such/engine" in box.informativeText() + box.detailedText() + box.text()
    buttons = {each.text().replace("&", ""): each for each in box.buttons()}
    buttons["Continue without it"].click()
    assert session.players == PEOPLE
    again.click_game(0)
    again.click_game(1)
    assert [each for each in again.window.findChildren(QMessageBox) if each.isVisible()] == []


def test_tabs_stay_where_the_window_opens_in_another_language(
    settings: Settings, tmp_path: Path
) -> None:
    window = MainWindow(TET, settings, tmp_path / "game.json", None)
    window.show()
    person = Person(window)
    play(person, "f1")
    open_beside(person, opened(MINI, ["1a2"]))
    before = person.games
    window.commands.do("window.reopen")
    again = Person(reopened(window, tmp_path / "game.json", flat=True))
    QApplication.processEvents()
    assert again.games == before
    again.click_game(0)
    assert moves(again) == ["f1"]
    again.window.close()
    delete_window(again.window)


def library_with(person: Person) -> LibraryDialog:
    person.choose("game.library")
    (dialog,) = person.window.findChildren(LibraryDialog)
    return dialog


def open_number(dialog: LibraryDialog, number: int) -> None:
    dialog.games.opened.emit(number)


def test_a_game_that_is_open_in_another_tab_is_gone_to_from_the_library(
    qtbot: QtBot, person: Person
) -> None:
    session = person.window.session
    play(person, "f1", "v3")
    number, record = session.number, session.record
    open_beside(person, opened(MINI, ["1a2"]))
    dialog = library_with(person)
    assert number is not None
    open_number(dialog, number)
    assert session.record is record
    assert len(person.games) == 2
    assert dialog.isHidden()


def test_the_library_opens_games_in_tabs_of_their_own(qtbot: QtBot, person: Person) -> None:
    session = person.window.session
    play(person, "f1")
    first = session.number
    session.new_game(MINI)
    play(person, "1a2")
    dialog = library_with(person)
    row = [summary.id for summary in library_games(person)].index(first or 0)
    dialog.games.table.selectRow(row)
    (beside,) = (x for x in dialog.games.table.actions() if x.text() == "Open in a new ta&b")
    assert beside.shortcut().toString() == "Ctrl+Return"
    beside.trigger()
    qtbot.waitUntil(lambda: session.uid == TET)
    assert len(person.games) == 2
    assert not session.undo_brings_game_back
    assert session.number == first
    person.click_game(0)
    assert moves(person) == ["1a2"]


def library_games(person: Person) -> list[GameSummary]:
    with Library(person.library) as library:
        return library.games()


def test_a_file_that_is_open_in_another_tab_is_gone_to_and_saved_by_its_tab(
    qtbot: QtBot, person: Person, tmp_path: Path
) -> None:
    session = person.window.session
    play(person, "f1")
    first, second = tmp_path / "first.rrsgf", tmp_path / "second.rrsgf"
    person.save_as(first)
    open_beside(person, opened(MINI, ["1a2"]))
    person.save_as(second)
    person.click_game(0)
    play(person, "v3")
    record = session.record
    person.choose("game.save")
    assert texts(rr.read_game(first).line) == ["f1", "v3"]
    person.click_game(1)
    play(person, "1a3")
    person.choose("game.save")
    assert texts(rr.read_game(second).line) == ["1a2", "1a3"]
    person.drop(first)
    qtbot.waitUntil(lambda: session.record is record)
    assert len(person.games) == 2


@pytest.mark.nightly
def test_a_file_takes_the_place_of_a_game_unless_that_is_being_played(
    qtbot: QtBot, person: Person, tmp_path: Path
) -> None:
    session = person.window.session
    first, second = tmp_path / "first.rrsgf", tmp_path / "second.rrsgf"
    rr.write_game(opened(MINI, ["1a2"]).cursor.record, first)
    rr.write_game(opened(FREE).cursor.record, second)
    person.drop(second)
    qtbot.waitUntil(lambda: session.uid == FREE)
    person.drop(first)  # in the place of one that is as it was read
    qtbot.waitUntil(lambda: session.uid == MINI)
    assert person.games == []
    play(person, "1a3")
    person.drop(second)
    qtbot.waitUntil(lambda: session.uid == FREE)
    assert len(person.games) == 2
    person.click_game(0)
    person.choose("game.save")
    person.drop(second)
    qtbot.waitUntil(lambda: session.uid == FREE)
    person.click_game(0)
    person.choose("game.resign")
    person.click_game(1)
    assert len(person.games) == 2


def tab_menu(person: Person, place: int) -> QMenu:
    """Click on a tab with the right button, and return its menu."""
    spot = person.game_bar.tabRect(place).center()
    where = person.game_bar.mapToGlobal(spot)
    click = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, where)
    QApplication.sendEvent(person.game_bar, click)
    return opened_menu(person)


def opened_menu(person: Person) -> QMenu:
    (menu,) = (each for each in person.game_bar.findChildren(QMenu) if each.isVisible())
    return menu


def entry(menu: QMenu, text: str) -> QAction:
    (found,) = (each for each in menu.actions() if each.text().replace("&", "") == text)
    return found


def test_the_menu_of_a_tab_is_about_that_tab_though_another_is_in_front(
    person: Person, tmp_path: Path
) -> None:
    session = person.window.session
    play(person, "f1")
    open_beside(person, opened(MINI, ["1a2"]))
    open_beside(person, opened(FREE))
    menu = tab_menu(person, 0)
    assert session.uid == FREE
    assert not entry(menu, "Move the tab to the left").isEnabled()
    assert not entry(menu, "Bring the closed tab back").isEnabled()
    entry(menu, "Save as…").trigger()
    (dialog,) = person.window.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "first.rrsgf"))
    dialog.reject()
    assert texts(rr.read_game(tmp_path / "first.rrsgf").line) == ["f1"]
    menu.close()
    menu = tab_menu(person, 1)
    entry(menu, "Close the tab").trigger()
    menu.close()
    assert (session.uid, len(person.games)) == (FREE, 2)
    menu = tab_menu(person, 0)
    entry(menu, "Close the other tabs").trigger()
    menu.close()
    assert (session.uid, moves(person), person.games) == (TET, ["f1"], [])
    person.choose("tabs.reopen")
    assert session.uid == FREE


def test_tabs_are_dragged_and_pushed_to_other_places_and_come_back_there(
    person: Person, tmp_path: Path, start_again: Callable[[Path], MainWindow]
) -> None:
    session, bar = person.window.session, person.game_bar
    play(person, "f1")
    open_beside(person, opened(MINI, ["1a2"]))
    open_beside(person, opened(FREE))
    first, second, third = person.games
    start, end = bar.tabRect(2).center(), bar.tabRect(0).center()
    MOUSE.mousePress(bar, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.1, 0.5, 1.0):
        MOUSE.mouseMove(bar, start + (end - start) * share)
    MOUSE.mouseRelease(bar, Qt.MouseButton.LeftButton, pos=end)
    assert person.games == [third, first, second]
    assert session.uid == FREE
    key(person, Qt.Key.Key_PageDown, SHIFT)
    assert person.games == [first, third, second]
    key(person, Qt.Key.Key_PageUp, SHIFT)
    assert not person.can("tabs.earlier")
    person.click_game(1)
    assert session.uid == TET
    assert Person(start_again(killed(person.window, tmp_path / "again"))).games == person.games


def test_a_finger_goes_to_a_tab_and_is_held_for_its_menu(person: Person) -> None:
    session, bar = person.window.session, person.game_bar
    open_beside(person, opened(MINI))
    holding = find(bar, QTimer, "holding")

    def touch(kind: QEvent.Type, spot: QPoint) -> None:
        """Touch the bar as Qt does, which makes a mouse of a finger."""
        left, there = Qt.MouseButton.LeftButton, spot.toPointF()
        held = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseButtonRelease else left
        plain, where = Qt.KeyboardModifier.NoModifier, bar.mapToGlobal(spot).toPointF()
        event = QMouseEvent(kind, there, there, where, left, held, plain, SCREEN)
        QApplication.sendEvent(bar, event)

    spot = bar.tabRect(0).center()
    touch(QEvent.Type.MouseButtonPress, spot)
    touch(QEvent.Type.MouseButtonRelease, spot)
    assert session.uid == TET
    assert not holding.isActive()
    spot = bar.tabRect(1).center()
    touch(QEvent.Type.MouseButtonPress, spot)
    touch(QEvent.Type.MouseMove, spot + QPoint(30, 0))
    assert not holding.isActive()
    touch(QEvent.Type.MouseButtonRelease, spot)
    touch(QEvent.Type.MouseButtonPress, spot)
    holding.setInterval(0)
    MOUSE.qWait(1)
    menu = opened_menu(person)
    assert entry(menu, "Close the tab").isEnabled()
    assert not holding.isActive()  # it opens once
    entry(menu, "Close the tab").trigger()
    assert session.uid == TET
    menu.close()


@pytest.mark.few(1)
@pytest.mark.parametrize("guide", ["editor", "puzzle", "lesson"])
def test_tabs_wait_while_something_else_is_on_the_boards(person: Person, guide: str) -> None:
    play(person, "f1")
    open_beside(person, opened(TET, ["f1", "v3"]))
    before = person.games
    commands = {"editor": "game.edit", "puzzle": "game.puzzle", "lesson": "learn.begin"}
    person.choose(commands[guide])
    QApplication.processEvents()
    assert not person.game_bar.isEnabled()
    assert not any(person.can(f"tabs.{name}") for name in ("new", "next", "previous", "close"))
    assert person.games == before
    person.leave()
    assert person.game_bar.isEnabled()
    person.click_game(0)
    assert moves(person) == ["f1"]


def test_the_library_leads_out_of_a_puzzle_to_another_tab_and_the_game_before_is_kept(
    person: Person,
) -> None:
    session = person.window.session
    play(person, "f1")
    number = session.number
    open_beside(person, opened(MINI, ["1a2"]))
    person.choose("game.puzzle")
    assert number is not None
    open_number(library_with(person), number)
    assert moves(person) == ["f1"]
    assert not Guide(person.window, "puzzle").on
    person.click_game(1)
    assert (session.uid, moves(person)) == (MINI, ["1a2"])


def test_the_bar_makes_way_for_a_board_that_fills_the_screen(person: Person) -> None:
    open_beside(person, opened(MINI, ["1a2"]))
    person.switch("view.full", True)
    assert person.games == []
    person.switch("view.full", False)
    assert len(person.games) == 2


@pytest.mark.few(1)
@pytest.mark.parametrize("size", [QSize(520, 540), QSize(900, 600)])
def test_many_tabs_fit_and_the_one_in_front_is_seen(person: Person, size: QSize) -> None:
    for _ in range(7):
        open_beside(person, opened(MINI, ["1a2"], players=(Human(), Computer(4))))
    person.window.resize(size)
    QApplication.processEvents()
    assert person.window.size() == size
    bar = person.game_bar
    assert bar.width() <= size.width()
    assert bar.rect().contains(bar.tabRect(bar.currentIndex()))
    assert bar.tabRect(bar.currentIndex()).height() >= 32
    assert bar.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_arrows_in_the_bar_go_to_other_games(person: Person) -> None:
    open_beside(person, opened(MINI, ["1a2"]))
    person.game_bar.setFocus()
    MOUSE.keyClick(person.game_bar, Qt.Key.Key_Left)
    assert person.window.session.uid == TET
    assert person.game_bar.currentIndex() == 0
