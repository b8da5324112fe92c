"""The start page: what it offers, what its buttons do, and what comes after a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PyQt6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt
from PyQt6.QtGui import QEnterEvent
from PyQt6.QtWidgets import QApplication, QFrame, QLabel, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.core.game import Game
from ringrealms3d.core.move import Move
from ringrealms3d.courses.course import shipped_courses
from ringrealms3d.courses.progress import PROGRESS_NAME, Progress
from ringrealms3d.games import all_games
from ringrealms3d.library.library import Library
from ringrealms3d.records.record import Reason
from ringrealms3d.scene.theme import LIGHT
from ringrealms3d.session.autosave import save_game
from ringrealms3d.session.players import PEOPLE, Computer, Human, OpponentProgram
from ringrealms3d.window.board.board_settings import STILL
from ringrealms3d.window.features.help.rules_dialog import RulesDialog
from ringrealms3d.window.features.play.first_help import FirstHelp
from ringrealms3d.window.features.play.play_settings import HELPED
from ringrealms3d.window.features.start.facts import FactsReader
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from tests.kept_texts import ReadAsKept
from tests.library.kept import ended_game
from tests.records.opened import opened
from tests.window.driver import Guide, Person, named, press, show_first_page
from tests.window.driver.set_up import set_up
from tests.window.fingers import tap
from tests.window.menu_clicks import click_command

LEFT = Qt.MouseButton.LeftButton
TET = "ring-majority/tet"
pytestmark = [pytest.mark.flat, pytest.mark.wide, pytest.mark.new_user]


@pytest.fixture
def started(window: MainWindow) -> Iterator[MainWindow]:
    """A window on its start page."""
    window.session.new_game(TET, PEOPLE)
    Person(window).switch("game.start", True)
    yield window
    Person(window).switch("game.start", False)


def button(window: MainWindow, name: str) -> QPushButton:
    """Return the page's button with a text or an accessible name."""
    texts = {each.text().replace("&", ""): each for each in buttons(window)}
    names = {each.accessibleName(): each for each in buttons(window)}
    return names.get(name) or texts[name]


def buttons(window: MainWindow) -> list[QPushButton]:
    return Person(window).start_page.findChildren(QPushButton)


def words(window: MainWindow) -> str:
    return "\n".join(label.text() for label in Person(window).start_page.findChildren(QLabel))


@pytest.mark.usefixtures("hex_registered")
def test_more_than_five_games_stand_in_two_even_rows(window: MainWindow) -> None:
    window.resize(1590, 900)
    Person(window).switch("game.start", True)
    QApplication.processEvents()
    first, second = sorted(Counter(card.pos().y() for card in cards_of(window)).values())
    assert first + second == len(all_games()) > 5
    assert second - first <= 1
    Person(window).switch("game.start", False)


def test_every_game_is_there_with_its_designer_and_goal(started: MainWindow) -> None:
    told = words(started)
    for game in all_games():
        assert game.title in told
        assert game.goal in told
        tip = button(started, f"Play {game.title} against level 1").toolTip()
        assert game.designer in tip
    assert "Welcome" in told
    assert not Person(started).column.isVisible()


def test_the_title_names_the_game_only_where_it_is_seen(started: MainWindow) -> None:
    assert started.windowTitle() == "ringrealms3d"
    Person(started).switch("game.start", False)
    assert started.windowTitle() == "Tetrahedron – Ring Majority – ringrealms3d"


class ShownWindows(QObject):
    """Remembers which widgets were shown as windows of their own."""

    def __init__(self) -> None:
        """Remember none."""
        super().__init__()
        self.found: list[str] = []

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Remember one that is being shown."""
        shown = event is not None and event.type() == QEvent.Type.Show
        if shown and isinstance(watched, QWidget) and watched.isWindow():
            self.found.append(f"{type(watched).__name__} {watched.windowTitle()}")
        return False


def test_no_part_of_the_page_opens_a_window(started: MainWindow, qapp: QApplication) -> None:
    shown = ShownWindows()
    qapp.installEventFilter(shown)
    Person(started).switch("game.start", True)
    qapp.removeEventFilter(shown)
    assert shown.found == []


@pytest.mark.few(2)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.uid)
def test_a_first_game_begins_with_one_click(qtbot: QtBot, started: MainWindow, game: Game) -> None:
    play = button(started, f"Play {game.title} against level 1")
    qtbot.mouseClick(play, Qt.MouseButton.LeftButton)
    assert not Person(started).start_page.isVisible()
    assert started.session.uid == game.variants[0]
    assert started.session.players == (Human(), Computer(1))
    assert not started.session.paused
    assert Person(started).column.isVisible()


def test_the_keyboard_is_on_the_board_though_it_was_beside_the_page(started: MainWindow) -> None:
    bar = started.menuBar()
    assert bar is not None
    finder = bar.cornerWidget()
    assert finder is not None
    finder.setFocus()
    Person(started).command("game.start").trigger()
    assert not Person(started).start_page.isVisible()
    focused = QApplication.focusWidget()
    assert focused is not None
    assert Person(started).middle.isAncestorOf(focused)


def test_panels_are_as_wide_in_a_window_that_opened_on_the_page(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    fresh = MainWindow(TET, Settings(tmp_path / "fresh.ini"), tmp_path / "fresh.json", None)
    qtbot.addWidget(fresh)
    Person(fresh).switch("game.start", True)
    for each in (fresh, window):
        each.resize(1280, 800)
        each.show()
        qtbot.waitUntil(lambda each=each: each.width() == 1280)
    Person(fresh).switch("game.start", False)
    qtbot.waitUntil(lambda: width_of_panels(fresh) > 0)
    assert width_of_panels(fresh) == width_of_panels(window)


def width_of_panels(window: MainWindow) -> int:
    column = Person(window).column
    return column.width() if column.isVisible() else 0


def test_a_course_begins(qtbot: QtBot, started: MainWindow) -> None:
    qtbot.mouseClick(button(started, "Learn Loop"), Qt.MouseButton.LeftButton)
    assert not Person(started).start_page.isVisible()
    assert Guide(started, "lesson").on
    assert started.session.uid.startswith("loop/")


@pytest.mark.usefixtures("hex_registered")
def test_the_rules_of_a_game_without_a_course_open(qtbot: QtBot, started: MainWindow) -> None:
    Person(started).switch("game.start", True)  # with that game
    qtbot.mouseClick(button(started, "Learn Hex"), LEFT)
    assert not Guide(started, "lesson").on
    (rules,) = started.findChildren(RulesDialog)
    assert rules.isVisible()
    assert rules.game.uid == started.session.uid.partition("/")[0] == "hex"
    rules.close()
    started.session.new_game(TET, PEOPLE)


def test_the_puzzle_of_the_day_begins(qtbot: QtBot, started: MainWindow) -> None:
    qtbot.mouseClick(button(started, "Puzzle of the day"), Qt.MouseButton.LeftButton)
    assert not Person(started).start_page.isVisible()
    assert Guide(started, "puzzle").on


def test_a_game_under_way_is_offered_first(qtbot: QtBot, window: MainWindow) -> None:
    window.session.restore(opened(TET, ["f1", "v3"], players=(Human(), Computer(4))))
    Person(window).command("game.start").trigger()
    assert "Tetrahedron, you play Red against level 4" in words(window)
    assert "On the board: Red 1, Blue 1  ·  Red to move  ·  Move 2" in words(window)
    assert QApplication.focusWidget() is button(window, "Continue")
    assert window.session.paused
    qtbot.keyClick(button(window, "Continue"), Qt.Key.Key_Space)
    assert Person(window).middle.isVisible()
    focused = QApplication.focusWidget()
    assert focused is not None
    assert Person(window).middle.isAncestorOf(focused)
    assert window.session.game.cursor.current.ply == 2


def test_a_saved_game_is_offered_and_put_on_the_table(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.session.restore(opened(TET, ["f1", "v3", "e2"]))
    saved = tmp_path / "game.json"
    assert saved.exists()
    kept = tmp_path / "kept.json"
    kept.write_bytes(saved.read_bytes())
    window.session.new_game(TET, PEOPLE)
    show_first_page(window, kept)
    assert "Tetrahedron, two people" in words(window)
    assert "Move 2" in words(window)
    qtbot.mouseClick(button(window, "Continue"), Qt.MouseButton.LeftButton)
    assert not Person(window).start_page.isVisible()
    assert len(window.session.record.line) == 3


def test_a_saved_game_asks_before_it_starts_another_program(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    kept = tmp_path / "kept.json"
    save_game(opened(TET, ["f1"], players=(OpponentProgram("/no/such/engine", 1.0), Human())), kept)
    window.session.new_game(TET, PEOPLE)
    show_first_page(window, kept)
    qtbot.mouseClick(button(window, "Continue"), Qt.MouseButton.LeftButton)
    (box,) = window.findChildren(QMessageBox)
    assert "/no/such/engine" in box.informativeText() + box.detailedText() + box.text()
    assert window.session.players == PEOPLE
    box.reject()


def test_a_finished_game_is_not_gone_on_with_where_one_looks_back(window: MainWindow) -> None:
    window.session.new_game(TET, PEOPLE)
    window.session.play(window.session.position.legal_moves[0])
    window.session.resign()
    window.session.go_to(0)
    Person(window).command("game.start").trigger()
    assert "Move 2" not in words(window)


def test_enter_presses_the_button_with_the_focus(qtbot: QtBot, window: MainWindow) -> None:
    Person(window).command("game.start").trigger()
    play = button(window, "Play Ring Majority against level 1")
    play.setFocus()
    qtbot.keyClick(play, Qt.Key.Key_Return)
    assert not Person(window).start_page.isVisible()
    assert Computer(1) in window.session.players


@pytest.mark.nightly
def test_games_that_were_played_can_be_looked_at(
    qtbot: QtBot, window: MainWindow, read_as_kept: ReadAsKept
) -> None:
    begin_and_leave(window, 7)
    window.session.new_game(TET, PEOPLE)
    for _ in range(6):
        window.session.play(window.session.position.legal_moves[0])
    window.session.new_game("loop/mini", PEOPLE)
    Person(window).command("game.start").trigger()
    name = "Ring Majority, Tetrahedron, against Level 2, today, unfinished, 7 moves"
    qtbot.waitUntil(lambda: any(each.accessibleName() == name for each in buttons(window)))
    recent = button(window, name)
    assert recent.text() == "Ring Majority, Tetrahedron"
    assert "against Level 2, today" in words(window)
    assert "two people, today" in words(window)
    rows = recent.parentWidget()
    assert rows is not None
    read_as_kept(set_up(rows), "set-up-recent")
    qtbot.mouseClick(recent, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.session.uid == TET)
    assert len(window.session.record.line) == 7


def test_a_single_game_takes_no_more_room_in_a_large_window(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.resize(2560, 1440)
    begin_and_leave(window, 7)
    Person(window).choose("game.start")
    name = "Ring Majority, Tetrahedron, against Level 2, today, unfinished, 7 moves"
    qtbot.waitUntil(lambda: any(each.accessibleName() == name for each in buttons(window)))
    QApplication.processEvents()
    title = button(window, name)
    row = title.parentWidget()
    assert row is not None
    assert row.height() < 3 * title.height()


def begin_and_leave(window: MainWindow, plies: int) -> None:
    """Play some moves of a game against level 2, which is halted, and begin another one."""
    window.session.new_game(TET, (Human(), Computer(2)))
    window.session.pause()
    for _ in range(plies):
        window.session.play(window.session.position.legal_moves[0])
    window.session.new_game("loop/mini", PEOPLE)


def test_games_that_were_hardly_begun_are_not_recent(qtbot: QtBot, window: MainWindow) -> None:
    begin_and_leave(window, 2)
    begin_and_leave(window, 6)
    Person(window).command("game.start").trigger()
    qtbot.waitUntil(lambda: "unfinished, 6 moves" in words(window))
    assert "unfinished, 2 moves" not in words(window)


@pytest.mark.nightly
def test_where_no_game_is_listed_none_are_counted(qtbot: QtBot, window: MainWindow) -> None:
    begin_and_leave(window, 7)
    Person(window).choose("game.start")
    name = "Ring Majority, Tetrahedron, against Level 2, today, unfinished, 7 moves"
    qtbot.waitUntil(lambda: any(each.accessibleName() == name for each in buttons(window)))
    (count,) = (each for each in buttons(window) if each.text() == "1 game")
    assert count.isVisible()
    qtbot.mouseClick(button(window, name), LEFT)  # now the only game is on the table
    qtbot.waitUntil(lambda: window.session.uid == TET)
    Person(window).choose("game.start")
    qtbot.waitUntil(lambda: "Games that you play are kept here." in words(window))
    assert not any("1 game" in each.text() and each.isVisible() for each in buttons(window))


def test_a_game_that_was_won_is_told_as_such_and_reviewed(qtbot: QtBot, window: MainWindow) -> None:
    win(window, level=3)
    window.session.new_game("loop/mini", PEOPLE)
    Person(window).command("game.start").trigger()
    qtbot.waitUntil(lambda: "You won in 1 move" in words(window))
    qtbot.mouseClick(button(window, "Review Ring Majority, Tetrahedron"), LEFT)
    qtbot.waitUntil(lambda: window.session.uid == TET)
    panel = Person(window).panel("review")
    qtbot.waitUntil(lambda: not panel.visibleRegion().isEmpty())


def win(window: MainWindow, level: int) -> None:
    won = opened(TET, ["f1"], players=(Human(), Computer(level)))
    won.cursor.record.end(0, Reason.TIME)
    window.session.restore(won)


def test_a_card_begins_the_next_level_on_the_last_board(qtbot: QtBot, window: MainWindow) -> None:
    won = opened("ring-majority/cube", ["f1"], players=(Human(), Computer(3)))
    won.cursor.record.end(0, Reason.TIME)
    window.session.restore(won)
    window.session.new_game("loop/mini", PEOPLE)
    Person(window).command("game.start").trigger()
    qtbot.waitUntil(lambda: "Level 4 · Cube" in words(window))
    qtbot.mouseClick(button(window, "Play Ring Majority against level 4"), LEFT)
    assert window.session.uid == "ring-majority/cube"
    assert window.session.players == (Human(), Computer(4))


def test_how_one_is_doing_is_told_once_something_was_played(
    qtbot: QtBot, window: MainWindow
) -> None:
    begin_and_leave(window, 6)
    Person(window).command("game.start").trigger()
    qtbot.waitUntil(lambda: "Once you have finished a game" in words(window))
    win(window, level=3)
    Person(window).command("game.start").trigger()
    qtbot.waitUntil(lambda: "1 of 1 won" in words(window))
    told = [each.accessibleName() for each in Person(window).start_page.findChildren(QWidget)]
    assert "Level 3 is the highest you have beaten." in told


def test_a_tap_on_a_card_begins_a_game(qtbot: QtBot, started: MainWindow) -> None:
    page = Person(started).start_page
    inner, card = page.viewport(), button(started, "Play Loop against level 1")
    assert inner is not None
    tap(inner, card.mapTo(inner, QPoint(20, 20)).toPointF())
    qtbot.waitUntil(lambda: started.session.uid == "loop/mini")
    assert not page.isVisible()


def test_tab_goes_over_the_page_as_one_reads_it(qtbot: QtBot, window: MainWindow) -> None:
    window.session.new_game(TET, PEOPLE)
    for place in range(8):
        window.session.play(Move(place))
    window.session.resign()
    window.session.new_game("loop/mini", PEOPLE)
    page, reached = Person(window).start_page, []
    Person(window).switch("game.start", True)
    qtbot.waitUntil(lambda: any(each.text() == "Review" for each in buttons(window)))
    while (focused := window.focusWidget()) is not None and focused is not page:
        whole = page.widget()
        assert whole is not None
        reached.append(focused.mapTo(whole, QPoint()).y())
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    assert len(reached) > 2 * len(all_games()) + 5
    assert reached[0] == min(reached)
    assert reached[-1] == max(reached)


def test_a_number_presses_a_card(qtbot: QtBot, started: MainWindow) -> None:
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_2)
    assert started.session.uid.startswith("loop/")
    assert started.session.players == (Human(), Computer(1))


@pytest.mark.nightly
def test_a_board_turns_under_the_pointer_and_rests_after(qtbot: QtBot, started: MainWindow) -> None:
    qtbot.waitUntil(lambda: "Difficulty 1 of 5" in words(started))
    card = button(started, "Play Loop against level 1")
    rested = picture_of(card)
    card.setFocus()
    qtbot.waitUntil(lambda: picture_of(card) != rested)
    button(started, "Library").setFocus()
    qtbot.waitUntil(lambda: picture_of(card) == rested)
    spot = QPointF(card.rect().center())
    QApplication.sendEvent(card, QEnterEvent(spot, spot, QPointF(card.mapToGlobal(spot))))
    qtbot.waitUntil(lambda: picture_of(card) != rested)
    QApplication.sendEvent(card, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: picture_of(card) == rested)
    qtbot.wait(250)  # in which a board that still turns goes on
    assert picture_of(card) == rested


@pytest.mark.nightly
def test_nothing_turns_with_less_motion(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    settings[STILL] = True
    Person(window).command("game.start").trigger()
    qtbot.waitUntil(lambda: "Difficulty 1 of 5" in words(window))
    card = button(window, "Play Loop against level 1")
    card.setFocus()
    qtbot.wait(100)  # what was told is laid out
    rested = picture_of(card)
    for _ in range(6):
        qtbot.wait(50)
        assert picture_of(card) == rested


def picture_of(card: QPushButton) -> bytes:
    """Return what is seen in the upper left quarter of a card, where its board is."""
    shown = card.grab(QRect(4, 4, card.width() // 2, 110)).toImage()
    return bytes(shown.constBits().asstring(shown.sizeInBytes()))


def test_the_lessons_say_how_far_one_is(qtbot: QtBot, window: MainWindow) -> None:
    progress = Progress(Person(window).folder / PROGRESS_NAME)
    (course,) = (each for each in shipped_courses() if each.game == "loop")
    for lesson in course.lessons[:2]:
        progress.note_done(course, lesson)
    progress.stop_at(course, course.lessons[2])
    Person(window).command("game.start").trigger()
    told = f"Lesson 3 of {len(course.lessons)}"
    qtbot.waitUntil(lambda: button(window, "Learn Loop").text() == told)
    assert button(window, "Learn Path Tiles").text() == "Start learning"


def test_the_puzzle_of_the_day_is_told(qtbot: QtBot, started: MainWindow) -> None:
    qtbot.waitUntil(lambda: "Difficulty 1 of 5" in words(started))
    assert "to move and win at once" in words(started)


def test_no_card_moves_once_the_page_is_seen(qtbot: QtBot, window: MainWindow) -> None:
    person = Person(window)
    person.choose("game.start")
    cards = person.start_page.findChildren(QPushButton, "card")
    at_once = [card.geometry() for card in cards if card.isVisible()]
    assert len(at_once) == len(all_games()) + 1
    qtbot.waitUntil(lambda: "Difficulty" in words(window))
    QApplication.processEvents()
    assert [card.geometry() for card in cards] == at_once


def test_the_page_is_left_as_it_came(qtbot: QtBot, started: MainWindow) -> None:
    before = Person(started).seen
    qtbot.keyClick(started, Qt.Key.Key_Escape)
    shown = Person(started).seen
    assert shown != before
    Person(started).command("game.start").trigger()
    assert Person(started).seen == before
    click_command(qtbot, started, "game.start")
    assert Person(started).seen == shown


def cards_of(window: MainWindow) -> list[QPushButton]:
    """Return the cards of the games."""
    return [each for each in buttons(window) if each.accessibleName().startswith("Play ")]


@pytest.mark.nightly
def test_pictures_follow_the_colours(started: MainWindow) -> None:
    def seen() -> list[bytes]:
        return list(map(picture_of, cards_of(started)))

    before = seen()
    Person(started).pick("view.theme", "dark")
    assert all(new != old for new, old in zip(seen(), before, strict=True))
    assert Person(started).start_page.isVisible()


def test_cards_stand_below_each_other_in_a_narrow_window(started: MainWindow) -> None:
    started.resize(600, 600)
    QApplication.processEvents()
    page = Person(started).start_page
    bar = page.horizontalScrollBar()
    assert bar is not None
    assert bar.maximum() == 0
    lefts = {card.mapTo(page, card.rect().topLeft()).x() for card in cards_of(started)}
    assert len(lefts) == 2


@pytest.mark.nightly
def test_the_page_is_never_wider_than_its_room(started: MainWindow, qapp: QApplication) -> None:
    page = Person(started).start_page
    bar = page.horizontalScrollBar()
    assert bar is not None
    for width in range(760, 1010, 4):
        started.resize(width, 600)
        qapp.processEvents()
        assert bar.maximum() == 0, width


def test_after_a_win_the_next_level_is_suggested(qtbot: QtBot, window: MainWindow) -> None:
    won = opened(TET, ["f1"], players=(Human(), Computer(3)))
    won.cursor.record.end(0, Reason.TIME)
    window.session.restore(won)
    banner = named(window, QFrame, "Result")
    assert "&Review my moves" in [each.text() for each in banner.findChildren(QPushButton)]
    press(banner, "Play level 4")
    assert window.session.players == (Human(), Computer(4))
    assert window.session.record.line == ()


def test_after_a_loss_a_review_is_suggested(qtbot: QtBot, window: MainWindow) -> None:
    window.session.new_game(TET, (Human(), Computer(3)))
    window.session.resign()
    banner = named(window, QFrame, "Result")
    press(banner, "Show my mistakes")
    assert Person(window).front == "Review"
    window.session.new_game(TET, PEOPLE)
    window.session.resign()
    buttons = [each.text() for each in banner.findChildren(QPushButton) if each.isVisible()]
    assert "&Review the game" in buttons
    assert "Show my &mistakes" not in buttons


def test_first_steps_are_told_until_they_are_taken(window: MainWindow, settings: Settings) -> None:
    (note,) = Person(window).middle.findChildren(FirstHelp)
    window.session.new_game(TET, PEOPLE)
    assert note.text() == "Click where you want to play."
    assert note.isVisible()
    window.session.play(window.session.position.legal_moves[0])
    assert note.text().startswith("Ctrl+Z")
    window.session.play(window.session.position.legal_moves[0])
    assert note.isHidden()
    window.session.new_game(TET, PEOPLE)
    assert note.isHidden()
    assert settings[HELPED]


def test_first_steps_are_told_on_the_board_that_a_window_opens_with(window: MainWindow) -> None:
    (note,) = Person(window).middle.findChildren(FirstHelp)
    assert note.isVisible()
    assert note.text() == "Click where you want to play."


def test_first_steps_speak_of_tiles_where_a_click_on_the_board_plays_nothing(
    window: MainWindow,
) -> None:
    (note,) = Person(window).middle.findChildren(FirstHelp)
    window.session.new_game("path-tiles/free-turns", PEOPLE)
    assert note.text() == "Choose a green tile: click it, or drag it to where it fits."


@pytest.mark.usefixtures("examples_registered")
def test_first_steps_speak_of_pieces_where_they_move(window: MainWindow) -> None:
    (note,) = Person(window).middle.findChildren(FirstHelp)
    window.session.new_game("hex-draughts/4", PEOPLE)
    assert note.text() == "Click a marked piece, then the place where it goes."
    window.session.new_game("twelve/4", PEOPLE)
    assert note.text() == "Choose a green tile: click it, or drag it to where it fits."


def test_what_a_free_turn_is_is_told_until_there_was_one(
    window: MainWindow, settings: Settings
) -> None:
    settings[HELPED] = True
    (note,) = Person(window).middle.findChildren(FirstHelp)
    window.session.new_game("path-tiles/sixty-six", PEOPLE)
    assert note.text() == "Choose a green tile: click it, or drag it to where it fits."
    for _ in range(8):
        window.session.play(window.session.position.legal_moves[0])
        assert note.isHidden()
    window.session.new_game("path-tiles/free-turns", PEOPLE)
    assert note.isHidden()  # no tile touches two others yet
    while not (free := free_turns(window)):
        window.session.play(window.session.position.legal_moves[0])
        assert note.isVisible() == bool(free_turns(window))
    assert note.text().startswith("A tile that touches two others gives you a free turn")
    site = note.text().rpartition(" on ")[2].rstrip(".")
    assert site in {window.session.position.format_move(move).partition("@")[2] for move in free}
    window.session.play(free[0])
    assert note.isHidden()
    while not window.session.finished:
        window.session.play(window.session.position.legal_moves[0])
        assert note.isHidden()


def free_turns(window: MainWindow) -> list[Move]:
    """Return the moves after which the same seat moves again."""
    position = window.session.position
    return [
        move
        for move in position.legal_moves
        if (after := position.play(move)).outcome is None and after.turn == position.turn
    ]


def test_first_steps_make_way_for_a_puzzle_and_the_editor(window: MainWindow) -> None:
    (note,) = Person(window).middle.findChildren(FirstHelp)
    window.session.new_game(TET, PEOPLE)
    Person(window).choose("game.edit")
    assert note.isHidden()
    Person(window).leave()
    assert note.isVisible()
    Person(window).choose("game.puzzle")
    assert note.isHidden()
    Person(window).leave()
    assert note.text() == "Click where you want to play."


def test_first_steps_lie_over_the_board_and_leave_it_where_it_is(window: MainWindow) -> None:
    (note,) = Person(window).middle.findChildren(FirstHelp)
    window.session.new_game(TET, (Computer(1), Computer(1)))
    plan = Person(window).map
    before = plan.geometry()
    window.session.new_game(TET, PEOPLE)
    assert note.isVisible()
    assert Person(window).middle.rect().contains(note.geometry())
    assert plan.geometry() == before


def test_first_steps_make_way_for_the_result(window: MainWindow) -> None:
    (note,) = Person(window).middle.findChildren(FirstHelp)
    window.session.new_game(TET, PEOPLE)
    assert note.isVisible()
    window.session.resign()
    assert note.isHidden()
    assert Person(window).banner.isVisible()


def test_a_window_that_closes_waits_for_no_picture_of_a_game(
    qapp: QApplication, tmp_path: Path
) -> None:
    path = tmp_path / "library.sqlite"
    with Library(path) as library:
        library.keep(ended_game(TET, 0))
    reader = FactsReader(tmp_path, path)
    reader.end()
    late = reader.read(LIGHT, date(2026, 11, 29), ())
    drawn = FactsReader(tmp_path, path).read(LIGHT, date(2026, 11, 29), ())
    assert [each.picture is None for each in (*late.recent, *drawn.recent)] == [True, False]
