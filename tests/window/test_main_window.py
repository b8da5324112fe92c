"""The main window around a game: menus, status line, computer, pictures, closing."""

from __future__ import annotations

import psutil
import pytest
from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtWidgets import QApplication, QFrame, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.engine.levels import HIGHEST
from ringrealms3d.scene.graphics import Graphics
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.features.play.play_settings import SECONDS
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.command import Choice
from ringrealms3d.window.shell.settings import Settings
from tests.patience import ENGINE_MS
from tests.session.fake_process import FakeProcess
from tests.session.heard_engine import hear_engines
from tests.window.driver import Motion, Person, find, named
from tests.window.pointing import board_view, click, flat_map

CTRL = Qt.KeyboardModifier.ControlModifier


def label(window: MainWindow, name: str) -> str:
    """Return the text of the label with an accessible name."""
    (found,) = [w for w in window.findChildren(QLabel) if w.accessibleDescription() == name]
    return found.text()


def seconds_asked(engines: type[FakeProcess]) -> float | None:
    """Return how long an engine was asked to think at most, the last time."""
    engine = engines.started[-1]
    return engine.requests[engine.latest].limits.seconds


def press(window: MainWindow, menu: str, *texts: str) -> None:
    """Choose a menu entry by the texts on the way, without their underlines."""
    bar = window.menuBar()
    assert bar is not None
    actions = bar.actions()
    for text in (menu, *texts):
        names = {action.text().replace("&", ""): action for action in actions}
        (name,) = [n for n in names if n == text] or [n for n in names if n.startswith(text)]
        action = names[name]
        submenu = action.menu()
        if submenu is None:
            action.trigger()
        else:
            submenu.aboutToShow.emit()
            actions = submenu.actions()


@pytest.mark.flat
def test_the_status_line_follows_the_game(window: MainWindow) -> None:
    assert label(window, "Turn") == "Red to move"
    assert label(window, "Counts") == "On the board: Red 0, Blue 0"
    window.session.play(Move(0))
    assert label(window, "Turn") == "Blue to move"
    assert label(window, "Counts of Red") == "on the board: 1, in hand: 49, lost: 0"
    assert label(window, "Counts") == "On the board: Red 1, Blue 0"


@pytest.mark.flat
def test_the_status_line_tells_the_result(window: MainWindow) -> None:
    press(window, "Game", "Resign")
    assert label(window, "Turn") == "Blue wins"


def test_a_whole_game_by_clicks_ends_with_a_result(qtbot: QtBot, window: MainWindow) -> None:
    window.session.new_game("ring-majority/tet")
    while window.session.outcome is None:
        move = window.session.position.legal_moves[0]
        board_view(window).site_clicked.emit(move.code)
        assert window.session.moves[-1] == move
    Motion(window).finish()
    assert "wins by" in label(window, "Turn") or label(window, "Turn").startswith("Draw")
    assert label(window, "State of the game").startswith(f"{label(window, 'Turn')}. ")


@pytest.mark.flat
def test_undo_and_redo_from_the_menu(window: MainWindow) -> None:
    window.session.play(Move(3))
    press(window, "Game", "Undo")
    assert not window.session.moves
    press(window, "Game", "Redo")
    assert window.session.moves == (Move(3),)


@pytest.mark.flat
@pytest.mark.parametrize(
    ("key", "modifiers"),
    [(Qt.Key.Key_Y, CTRL), (Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)],
)
def test_two_keys_redo(
    qtbot: QtBot, window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier
) -> None:
    window.session.play(Move(3))
    window.session.undo()
    qtbot.keyClick(flat_map(window), key, modifiers)
    assert window.session.moves == (Move(3),)


@pytest.mark.flat
def test_the_time_for_a_move_is_chosen_in_the_menu_and_kept(
    window: MainWindow, settings: Settings, engines: type[FakeProcess]
) -> None:
    window.session.set_players((Computer(HIGHEST), Human()))
    assert seconds_asked(engines) == 5.0
    press(window, "Players", "Longest time for a move", "10 s")
    assert settings[SECONDS] == 10.0
    window.session.new_game(window.session.uid, window.session.players)
    assert seconds_asked(engines) == 10.0


@pytest.mark.flat
def test_the_board_menu_lists_all_realms_in_order_and_opens_one(window: MainWindow) -> None:
    board = window.commands.table["game.board"]
    assert isinstance(board, Choice)
    listed = [option for option in board.options() if option.group == "Ring Majority"]
    assert len(listed) == 16
    assert (listed[0].key, listed[0].text) == ("ring-majority/tet", "Tetrahedron (14 places)")
    assert listed[-1].text == "Great rhombicosidodecahedron (362 places)"
    press(window, "Game", "Board", "Ring Majority", "Snub cube")
    assert window.session.uid == "ring-majority/snic"
    assert "Snub cube" in window.windowTitle()


def test_a_click_on_a_stone_says_why_not(qtbot: QtBot, window: MainWindow) -> None:
    place = QPointF(board_view(window).rect().center())
    site = board_view(window).site_at(place)
    assert site is not None
    click(qtbot, board_view(window), board_view(window).place_of(site))
    click(qtbot, board_view(window), board_view(window).place_of(site))
    name = window.session.position.board.sites[site]
    assert Person(window).site == f"Not possible: {name} holds a red stone."
    assert Person(window).message == ""
    assert find(window, QLabel, "announcement").accessibleName() == Person(window).site
    assert len(window.session.moves) == 1
    window.session.play(window.session.position.legal_moves[0])
    assert Person(window).message == ""


def test_the_computer_answers_and_undo_takes_both_back(qtbot: QtBot, window: MainWindow) -> None:
    press(window, "Players", "Computer's level", "Level 1, 1,000 Elo")
    press(window, "Players", "You play Red")
    assert window.session.players == (Human(), Computer(1))
    board_view(window).site_clicked.emit(5)
    qtbot.waitUntil(lambda: len(window.session.moves) == 2, timeout=ENGINE_MS)
    assert label(window, "Turn") == "Red to move"
    press(window, "Game", "Undo")
    assert not window.session.moves


def test_clicks_wait_for_the_computer(qtbot: QtBot, window: MainWindow) -> None:
    Person(window).pick("players.level", "10")
    press(window, "Players", "You play Blue")
    board_view(window).site_clicked.emit(5)
    assert not window.session.moves
    press(window, "Players", "Two people")
    assert label(window, "Turn") == "Red to move"
    board_view(window).site_clicked.emit(5)
    assert window.session.moves == (Move(5),)


@pytest.mark.nightly
@pytest.mark.flat
def test_move_now_ends_the_thinking(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = hear_engines(monkeypatch)
    window.session.new_game("ring-majority/grid")
    Person(window).pick("players.level", "10")
    press(window, "Players", "You play Red")
    qtbot.waitUntil(lambda: "ready" in heard[-1].states, timeout=ENGINE_MS)
    press(window, "Players", "You play Blue")
    qtbot.waitUntil(lambda: "is thinking" in label(window, "Turn"), timeout=ENGINE_MS)
    press(window, "Players", "Move now")
    qtbot.waitUntil(lambda: len(window.session.moves) == 1, timeout=3_000)


@pytest.mark.flat
def test_closing_while_the_engine_thinks_leaves_no_process(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = hear_engines(monkeypatch)
    Person(window).pick("players.level", "10")
    press(window, "Players", "Watch")
    (engine,) = heard
    pid = engine.pid
    assert psutil.pid_exists(pid)
    window.close()
    assert not psutil.pid_exists(pid)


@pytest.mark.nightly
def test_a_killed_worker_is_replaced_and_the_game_goes_on(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = hear_engines(monkeypatch)
    Person(window).pick("players.level", "2")
    press(window, "Players", "You play Red")
    old = heard[-1].pid
    psutil.Process(old).kill()
    board_view(window).site_clicked.emit(7)
    qtbot.waitUntil(lambda: len(window.session.moves) == 2, timeout=ENGINE_MS)
    assert heard[-1].pid != old
    assert window.session.moves[0] == Move(7)


@pytest.mark.few(1)
@pytest.mark.parametrize("theme", ["dark", "colour-blind", "light"])
def test_themes_change_the_picture_and_keep_the_game(window: MainWindow, theme: str) -> None:
    window.session.play(Move(0))
    press(window, "View", "Colours", theme.capitalize())
    press(window, "View", "Quality", "Fine")
    assert not board_view(window).canvas.grabFramebuffer().isNull()
    assert window.session.moves == (Move(0),)


def test_how_far_the_computer_has_thought_is_told_where_that_is_cheap(
    window: MainWindow, engines: type[FakeProcess]
) -> None:
    window.session.new_game("ring-majority/cube", (Human(), Human()))
    window.session.set_players((Computer(1), Human()))
    for renderer, counted in (("llvmpipe", False), ("a graphics card", True)):
        board_view(window).graphics = Graphics("4.5", renderer)
        engines.started[-1].think(12_345)
        QApplication.processEvents()
        assert label(window, "Turn").startswith("Red: the computer is thinking")
        assert ("12,345" in label(window, "Turn")) == counted
        assert "12,345" not in label(window, "State of the game")


@pytest.mark.flat
def test_a_closed_window_has_left_its_session(window: MainWindow) -> None:
    session = window.session
    followed = session.changed, session.leaving, session.to_keep
    assert min(map(len, followed)) > 1
    window.close()
    assert [len(each) for each in followed] == [1, 1, 0]  # its tabs, and the field for comments


@pytest.mark.flat
def test_buttons_over_the_board_do_what_they_say(qtbot: QtBot, window: MainWindow) -> None:
    person = Person(window)
    window.session.play(Move(0))
    bar = named(window, QFrame, "Actions")
    offered = person.actions
    assert "Take back" in " ".join(offered)
    (back,) = (
        each
        for each in bar.findChildren(QToolButton)
        if each.isVisible() and "Take back" in each.accessibleName()
    )
    qtbot.mouseClick(back, Qt.MouseButton.LeftButton)
    assert not window.session.moves
