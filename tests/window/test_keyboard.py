"""Whole games without a mouse."""

from __future__ import annotations

import numpy as np
import pytest
from PyQt6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PyQt6.QtGui import QWheelEvent
from PyQt6.QtWidgets import QPushButton, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.board.keyboard import next_place
from ringrealms3d.window.board.map_view import MapView
from ringrealms3d.window.board.space.board_view import BoardView
from ringrealms3d.window.features.play.player_chooser import PlayerChooser
from ringrealms3d.window.main_window import MainWindow
from tests.records.opened import opened
from tests.window.driver import Person
from tests.window.moves_table import cell, moves_table
from tests.window.pointing import board_view, whole_map

RIGHT, LEFT, UP, DOWN = (1.0, 0.0), (-1.0, 0.0), (0.0, -1.0), (0.0, 1.0)
KEYS = {
    RIGHT: Qt.Key.Key_Right,
    LEFT: Qt.Key.Key_Left,
    UP: Qt.Key.Key_Up,
    DOWN: Qt.Key.Key_Down,
}
GRID = np.array([[10.0 * x, 10.0 * y] for y in range(4) for x in range(4)])
ALL = np.full(16, True)


@pytest.mark.parametrize(("way", "step"), [(RIGHT, 1), (LEFT, -1), (UP, -4), (DOWN, 4)])
def test_arrows_go_to_the_next_place(way: tuple[float, float], step: int) -> None:
    assert next_place(GRID, ALL, 5, way) == 5 + step


def test_there_is_nothing_beyond_the_rim() -> None:
    assert next_place(GRID, ALL, 3, RIGHT) is None
    assert next_place(GRID, ALL, 3, UP) is None


def test_the_first_arrow_points_at_the_middle_of_what_is_shown() -> None:
    assert next_place(GRID, ALL, None, RIGHT) in (5, 6, 9, 10)
    shown = ALL.copy()
    shown[5:] = False
    assert next_place(GRID, shown, None, LEFT) in range(5)
    assert next_place(GRID, ~ALL, None, LEFT) is None


def test_hidden_places_are_passed_over() -> None:
    shown = ALL.copy()
    shown[6] = False
    assert next_place(GRID, shown, 5, RIGHT) == 7


def test_neighbours_come_before_places_that_are_nearer() -> None:
    assert next_place(GRID, ALL, 5, RIGHT, beside=(7, 9)) == 7
    assert next_place(GRID, ALL, 5, RIGHT, beside=(4,)) == 6


def realm(window: MainWindow, site: int | None) -> str:
    assert site is not None
    return window.session.position.variant.layout.kinds[site]


def test_tab_goes_through_the_realms_and_then_leaves_the_board(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.session.new_game("ring-majority/co")
    for board in (board_view(window), whole_map(window)):
        board.setFocus()
        board.point(0)
        assert realm(window, board.pointed) == "face"
        for kind in ("edge", "vertex"):
            qtbot.keyClick(board, Qt.Key.Key_Tab)
            assert realm(window, board.pointed) == kind
        qtbot.keyClick(board, Qt.Key.Key_Backtab)
        assert realm(window, board.pointed) == "edge"
        qtbot.keyClick(board, Qt.Key.Key_Tab)
        assert board.hasFocus()
        qtbot.keyClick(board, Qt.Key.Key_Tab)
        assert not board.hasFocus()


def test_tab_leaves_a_board_on_which_nothing_is_pointed_at(
    qtbot: QtBot, window: MainWindow
) -> None:
    whole_map(window).setFocus()
    qtbot.keyClick(whole_map(window), Qt.Key.Key_Tab)
    assert not whole_map(window).hasFocus()


@pytest.mark.few(1)
@pytest.mark.parametrize("uid", ["loops-n-leaps/8", "loophole-2d/14"])
@pytest.mark.opens
def test_arrows_go_to_neighbours(qtbot: QtBot, window: MainWindow, uid: str) -> None:
    window.session.new_game(uid, (Human(), Human()))
    neighbours = window.session.position.board.neighbours
    inner = int(np.flatnonzero((neighbours >= 0).sum(axis=1) == 6)[40])
    for board in (board_view(window), whole_map(window)):
        for key in KEYS.values():
            board.point(inner)
            qtbot.keyClick(board, key)
            assert board.pointed in neighbours[inner]


def test_the_cursor_is_seen_until_the_mouse_points_elsewhere(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.session.new_game("ring-majority/co")
    plain = whole_map(window).grab().toImage()
    qtbot.keyClick(whole_map(window), Qt.Key.Key_Right)
    site = whole_map(window).pointed
    assert site is not None
    marked = whole_map(window).grab().toImage()
    whole_map(window).site_hovered.emit(None)
    assert whole_map(window).grab().toImage() == marked
    whole_map(window).site_hovered.emit(site + 1)
    whole_map(window).site_hovered.emit(None)
    assert whole_map(window).grab().toImage() == plain


def test_a_zoomed_map_follows_the_cursor_no_further_than_it_has_to(window: MainWindow) -> None:
    board = whole_map(window)
    board.zoom(4.0, QPointF(board.rect().center()))
    seen = [board.rect().toRectF().contains(spot) for spot in map(board.place_of, range(40))]
    assert len(set(seen)) == 2
    here, there = seen.index(True), seen.index(False)
    before = board.place_of(here)
    board.point(here)
    assert board.place_of(here) == before
    board.point(there)
    assert board.rect().toRectF().contains(board.place_of(there))


@pytest.mark.opens("path-tiles/free-turns")
def test_enter_plays_and_escape_takes_a_begun_move_back(qtbot: QtBot, window: MainWindow) -> None:
    window.session.restore(opened("path-tiles/free-turns", seed=3))
    move = window.session.position.legal_moves[0]
    start, end = window.session.position.move_places(move)
    board = board_view(window)
    board.point(start)
    qtbot.keyClick(board, Qt.Key.Key_Return)
    assert start in Person(window).shown.chosen
    qtbot.keyClick(board, Qt.Key.Key_Escape)
    assert not Person(window).shown.chosen
    for place in (start, end):
        board.point(place)
        qtbot.keyClick(board, Qt.Key.Key_Return)
    assert window.session.moves == (move,)


def reach(qtbot: QtBot, board: MapView, wanted: int) -> None:
    """Go to a place by the arrows that point there, now and then by another one, and Tab."""
    rng = np.random.default_rng(4)
    for _ in range(60):
        if board.pointed == wanted:
            return
        if board.pointed is None:
            key = Qt.Key.Key_Right
        elif board.pointed < 81 <= wanted:
            key = Qt.Key.Key_Tab
        elif wanted < 81 <= board.pointed:
            key = Qt.Key.Key_Backtab
        else:
            way = board.spots[wanted] - board.spots[board.pointed]
            best = max(KEYS, key=lambda arrow: float(way @ np.array(arrow)))
            key = KEYS[best if rng.random() < 0.75 else list(KEYS)[int(rng.integers(4))]]
        qtbot.keyClick(board, key)
    raise AssertionError(f"place {wanted} was not reached")


@pytest.mark.opens("ring-majority/tet")
def test_a_stone_is_placed_by_keyboard_on_the_solid(qtbot: QtBot, window: MainWindow) -> None:
    window.session.new_game("ring-majority/tet")
    pointed: list[int | None] = []
    board_view(window).site_hovered.connect(pointed.append)
    qtbot.keyClick(board_view(window), Qt.Key.Key_Right)
    site = pointed[-1]
    assert site is not None
    assert not board_view(window).is_hidden(site)
    qtbot.keyClick(board_view(window), Qt.Key.Key_Return)
    assert window.session.moves == (Move(site),)
    person = Person(window)
    assert person.sees(person.content(), hovered=site, cursor=site)


@pytest.mark.opens("ring-majority/tet")
def test_enter_plays_nothing_on_the_far_side(qtbot: QtBot, window: MainWindow) -> None:
    window.session.new_game("ring-majority/tet")
    qtbot.keyClick(board_view(window), Qt.Key.Key_Right)
    site = board_view(window).pointing.site
    assert site is not None
    while not board_view(window).is_hidden(site):
        qtbot.keyClick(board_view(window), Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(board_view(window), Qt.Key.Key_Return)
    assert not window.session.moves


@pytest.mark.nightly
@pytest.mark.opens("ring-majority/tet")
def test_every_site_of_a_solid_is_reached_because_the_board_turns(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.session.new_game("ring-majority/tet")
    rng = np.random.default_rng(2)
    for site in range(14):
        for _ in range(150):
            if board_view(window).pointing.site == site:
                break
            best, other = way_to(board_view(window), site), list(KEYS)[int(rng.integers(4))]
            qtbot.keyClick(board_view(window), KEYS[other if rng.random() < 0.25 else best])
        assert board_view(window).pointing.site == site


def way_to(view: BoardView, site: int) -> tuple[float, float]:
    """Return the arrow that points best from what is pointed at to a site, hidden or not."""
    start = view.pointing.site
    if start is None or view.is_hidden(site):
        right, up, _ = view.camera_view.axes @ view.viewport.layout.normals[site]
        way = np.array([right, -up])
    else:
        here, there = view.place_of(start), view.place_of(site)
        way = np.array([there.x() - here.x(), there.y() - here.y()])
    return max(KEYS, key=lambda arrow: float(way @ np.array(arrow)))


@pytest.mark.opens("path-tiles/free-turns")
@pytest.mark.wide
def test_two_clicks_of_a_move_are_made_by_keyboard(qtbot: QtBot, window: MainWindow) -> None:
    window.session.restore(opened("path-tiles/free-turns", seed=3))
    move = window.session.position.legal_moves[0]
    Person(window).switch("view.map", True)
    for place in window.session.position.move_places(move):
        reach(qtbot, whole_map(window), place)
        qtbot.keyClick(whole_map(window), Qt.Key.Key_Enter)
    assert window.session.moves == (move,)


def text_of(widget: QWidget) -> str:
    """Return what a widget says of itself."""
    if isinstance(widget, QTabBar):
        return " ".join(widget.accessibleTabName(index) for index in range(widget.count()))
    return str(getattr(widget, "text", str)())


def is_in_popup(widget: QWidget) -> bool:
    top = widget.window()
    return top is not None and top.windowType() == Qt.WindowType.Popup


def test_every_control_has_a_name(window: MainWindow) -> None:
    Person(window).choose("game.new")
    Person(window).choose("game.picture")
    Person(window).choose("help.rules")
    unnamed = [
        type(widget).__name__
        for widget in window.findChildren(QWidget)
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        and widget.isEnabled()
        and not widget.accessibleName()
        and not text_of(widget)
        and not widget.objectName().startswith("qt_")
        and not is_in_popup(widget)  # the list of a box that has a name
    ]
    assert not unnamed


def panel_button(window: MainWindow, text: str) -> QPushButton:
    buttons = Person(window).panel("analysis").findChildren(QPushButton)
    (button,) = (button for button in buttons if button.text().replace("&", "") == text)
    return button


def test_space_presses_the_button_that_has_the_focus_and_t_turns_the_board(
    qtbot: QtBot, window: MainWindow
) -> None:
    (hidden, *_) = np.flatnonzero(board_view(window).viewport.hidden).tolist()
    window.session.play(Move(hidden))
    Person(window).open_panel("analysis")
    before = board_view(window).camera_view
    button = panel_button(window, "Analyse")
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: Person(window).command("analysis.on").isChecked())
    assert board_view(window).camera_view == before
    Person(window).switch("analysis.on", False)
    board_view(window).setFocus()
    qtbot.keyClick(board_view(window), Qt.Key.Key_T)
    qtbot.waitUntil(lambda: not board_view(window).is_hidden(hidden))


@pytest.mark.flat
def test_tab_leaves_the_moves_and_enter_goes_to_one(qtbot: QtBot, window: MainWindow) -> None:
    for code in (0, 20, 40):
        window.session.play(Move(code))
    table = moves_table(window)
    table.setFocus()
    table.setCurrentIndex(cell(window, 0, 1))
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert len(window.session.moves) == 2
    qtbot.keyClick(table, Qt.Key.Key_Tab)
    assert not table.hasFocus()
    reached = set()
    for _ in range(24):  # all around the window
        focused = window.focusWidget()
        assert focused is not None
        reached.add(focused.accessibleName() or text_of(focused))
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    playback = {"First position", "Previous move", "Play the moves", "Tree of variations"}
    assert {"Take back", "Hint", "Analyse", "Resign"} | playback <= reached
    assert {"Board", "Panels", "Moves", "Who plays Red", "Who plays Blue"} <= reached


@pytest.mark.flat
def test_a_player_is_chosen_in_the_open_list_alone(qtbot: QtBot, window: MainWindow) -> None:
    chooser, _ = [
        each for card in Person(window).players for each in card.findChildren(PlayerChooser)
    ]
    chooser.setFocus()
    notch = QPoint(0, -120)
    middle = QPointF(chooser.rect().center())
    wheel = QWheelEvent(
        *(middle, chooser.mapToGlobal(middle), QPoint(), notch),
        *(Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier),
        *(Qt.ScrollPhase.NoScrollPhase, False),
    )
    QCoreApplication.sendEvent(chooser, wheel)
    for key in (Qt.Key.Key_C, Qt.Key.Key_Down):
        qtbot.keyClick(chooser, key)
        assert window.session.players == (Human(), Human())
    options = chooser.view()
    assert options is not None
    assert options.isVisible()
    qtbot.keyClick(options, Qt.Key.Key_Down)
    qtbot.keyClick(options, Qt.Key.Key_Return)
    assert window.session.players[0] == Computer(1)
