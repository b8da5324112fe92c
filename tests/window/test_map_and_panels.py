"""The map and the panels beside the board agree with it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import numpy as np
import pytest
from PyQt6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QSize, Qt
from PyQt6.QtGui import QKeyEvent, QWheelEvent
from PyQt6.QtWidgets import QLabel, QListWidget, QSplitter, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.core.setup import HANDS, TURN, Setup
from ringrealms3d.core.solid_layout import SolidLayout, in_space
from ringrealms3d.flat import map_drawing
from ringrealms3d.flat.map_drawing import MapDrawing
from ringrealms3d.flat.pictures import map_picture
from ringrealms3d.games import get_game, variant, variant_ids
from ringrealms3d.games.ring_majority.form import RealmForm
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.theme import LIGHT
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.players import PEOPLE, Computer, Human
from ringrealms3d.window.board.map_view import MapView
from ringrealms3d.window.board.space.board_view import BoardView
from ringrealms3d.window.features.play.new_game_dialog import NewGameDialog
from ringrealms3d.window.features.study.moves_model import NODE
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.widgets.texts import counts_text
from tests.amounts import rest_nightly
from tests.games.loophole_2d.play import (
    TO_WINDOW_1,
    WINDOW_1_TO_BOTTOM,
    WINDOW_2_TO_BOTTOM,
    set_up,
)
from tests.patience import ENGINE_MS
from tests.records.opened import played
from tests.window.driver import Person, chooser, named, press
from tests.window.moves_table import cell_texts, click_cell, header_texts, moves_table, number_texts
from tests.window.pointing import board_view, drag, face, whole_map

LEFT = Qt.MouseButton.LeftButton


def click_map(qtbot: QtBot, window: MainWindow, site: int) -> None:
    """Click a site's place on the map."""
    Person(window).click(site)


@pytest.mark.few(1)
@pytest.mark.parametrize(
    "uid",
    rest_nightly(variant_ids(), "ring-majority/tet", "loop/mini", "path-tiles/free-turns"),
)
@pytest.mark.opens
def test_map_and_solid_name_the_same_sites(window: MainWindow, uid: str) -> None:
    window.session.new_game(uid)
    whole_map(window).resize(900, 900)
    layout = in_space(window.session.position.variant.layout)
    for content, places in seen_level_by_level(layout):
        whole_map(window).show_content(content)
        board_view(window).show_content(content)
        for place in places:
            assert whole_map(window).site_at(whole_map(window).place_of(place)) == place
            face(board_view(window), layout.normals[place])
            assert board_view(window).site_at(board_view(window).place_of(place)) == place


@pytest.mark.parametrize("uid", variant_ids())
def test_every_place_of_a_map_is_hit_at_its_middle(qtbot: QtBot, uid: str) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    view = MapView(parent, LIGHT, "Map")
    view.resize(900, 900)
    layout = in_space(variant(uid).layout)
    view.show_board(layout, Content(np.zeros(layout.places, dtype=np.int8)))
    for content, places in seen_level_by_level(layout):
        view.show_content(content)
        for place in places:
            assert view.site_at(view.place_of(place)) == place


def seen_level_by_level(layout: SolidLayout) -> Iterator[tuple[Content, list[int]]]:
    """Yield what stands below each level of a board, and the level's places."""
    for height in np.unique(layout.levels):
        pile = np.zeros(len(layout.kinds), dtype=np.int8)
        pile[: layout.places] = layout.levels < height
        yield Content(pile), np.flatnonzero(layout.levels == height).tolist()


def test_a_click_on_the_map_plays(qtbot: QtBot, window: MainWindow) -> None:
    click_map(qtbot, window, 5)
    assert window.session.moves == (Move(5),)


def test_hovering_the_map_lights_up_the_solid(qtbot: QtBot, window: MainWindow) -> None:
    before = board_view(window).canvas.grabFramebuffer()
    site = board_view(window).site_at(board_view(window).rect().toRectF().center())
    assert site is not None
    Person(window).hover(site)
    assert board_view(window).canvas.grabFramebuffer() != before
    assert Person(window).site == window.session.position.board.sites[site]


def test_hovering_previews_captures_ring_by_ring(qtbot: QtBot, window: MainWindow) -> None:
    uid = "ring-majority/tet"
    board = get_game("ring-majority").open_variant(uid).board
    ring = board.neighbours[board.site("e1")][:4].tolist()
    a, b, c, d = ring
    stones = np.zeros(board.size, dtype=np.int8)
    stones[[a, b, c]] = 1, 1, 2
    form = RealmForm((4, 6, 4), ("Red", "Blue"))
    values = {TURN: 0, **dict(zip(HANDS, (12, 13), strict=True))}
    fen = form.write(Setup(tuple(stones.tolist()), values))
    window.session.new_game(uid)
    window.session.restore(OpenGame(played(uid, fen=fen), PEOPLE))
    before = whole_map(window).grab().toImage()
    Person(window).hover(d)
    assert Person(window).site == f"{board.sites[d]}: takes 1 by the ring around e1"
    assert whole_map(window).grab().toImage() != before
    assert not window.session.moves
    window.session.play(Move(d))
    assert Person(window).site == board.sites[d]
    window.session.new_game("loop/mini")
    assert Person(window).site == ""


@pytest.mark.flat
def test_the_move_list_shows_the_line_and_goes_to_a_move(qtbot: QtBot, window: MainWindow) -> None:
    for code in (0, 20, 40):
        window.session.play(Move(code))
    sites = window.session.position.board.sites
    shown = {(0, 0): sites[0], (0, 1): sites[20], (1, 0): sites[40]}
    assert cell_texts(window) == shown
    click_cell(qtbot, window, 0, 0)
    assert window.session.moves == (Move(0),)
    assert window.session.can_redo
    click_cell(qtbot, window, 1, 1)  # an empty cell
    assert window.session.moves == (Move(0),)
    click_cell(qtbot, window, 1, 0)
    assert len(window.session.moves) == 3


@pytest.mark.nightly
@pytest.mark.flat
def test_the_last_move_is_always_in_sight(qtbot: QtBot, window: MainWindow) -> None:
    table = moves_table(window)
    viewport = table.viewport()
    assert viewport is not None
    for code in range(40):
        window.session.play(Move(code))
        QCoreApplication.processEvents()
        current = table.currentIndex()
        assert current.data(NODE) is window.session.node
        assert viewport.rect().contains(table.visualRect(current))


@pytest.mark.nightly
@pytest.mark.flat
def test_looking_back_lets_the_computer_rest(qtbot: QtBot, window: MainWindow) -> None:
    Person(window).pick("players.level", "1")
    Person(window).pick("players.opponent", "second")
    Person(window).click(3)
    qtbot.waitUntil(lambda: len(window.session.moves) == 2, timeout=ENGINE_MS)
    window.session.go_to(1)
    assert Person(window).turn == "Blue: the computer is to move (Ctrl+M)"
    assert window.session.moves == (Move(3),)
    Person(window).choose("players.now")
    qtbot.waitUntil(lambda: len(window.session.moves) == 2, timeout=ENGINE_MS)


@pytest.mark.flat
def test_the_new_game_dialog_starts_what_was_chosen(qtbot: QtBot, window: MainWindow) -> None:
    Person(window).choose("game.new")
    (dialog,) = window.findChildren(NewGameDialog)
    (boards,) = dialog.findChildren(QListWidget, "boards")
    assert boards.count() == 16
    first, last = boards.item(0), boards.item(15)
    assert first is not None
    assert last is not None
    assert first.text() == "Tetrahedron\n14 places"
    assert not last.icon().isNull()
    dialog.choose_board("ring-majority/doe")
    press(dialog, "Computer")
    named(dialog, QListWidget, "Level").setCurrentRow(8)
    dialog.accept()
    assert window.session.uid == "ring-majority/doe"
    assert window.session.players == (Human(), Computer(2))


@pytest.mark.flat
def test_the_players_panel_chooses_who_plays(qtbot: QtBot, window: MainWindow) -> None:
    box = chooser(window, "Blue")
    box.setCurrentIndex(4)
    box.activated.emit(4)
    assert window.session.players == (Human(), Computer(4))
    assert chooser(window, "Blue").currentText().startswith("Computer, level 4")


def test_the_arrow_points_to_a_hidden_move_and_t_turns_to_it(
    qtbot: QtBot, window: MainWindow
) -> None:
    board_view(window).driver.reduced_motion = True
    size = window.session.position.board.size
    hidden = next(site for site in range(size) if board_view(window).is_hidden(site))
    window.session.play(Move(hidden))
    arrow = named(board_view(window), QWidget, "The last move is on the far side")
    assert arrow.isVisible()
    qtbot.mouseClick(arrow, LEFT)
    qtbot.waitUntil(lambda: not board_view(window).is_hidden(hidden), timeout=5_000)
    assert not arrow.isVisible()
    assert board_view(window).site_at(board_view(window).place_of(hidden)) == hidden
    board_view(window).go_home()
    assert arrow.isVisible()
    qtbot.keyClick(board_view(window), Qt.Key.Key_T)
    qtbot.waitUntil(lambda: not board_view(window).is_hidden(hidden), timeout=5_000)


def test_full_screen_shows_the_board_with_turn_and_score(qtbot: QtBot, window: MainWindow) -> None:
    person = Person(window)
    turn, counts = (window.findChildren(QLabel, name)[0] for name in ("turn", "counts"))
    assert not turn.isVisible()
    person.command("view.full").trigger()
    assert person.seen == ["map"]
    assert board_view(window).isVisible()
    assert (turn.isVisible(), turn.text()) == (True, "Red to move")
    assert (counts.isVisible(), counts.text()) == (True, "On the board: Red 0, Blue 0")
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert person.seen == ["map", "column"]
    assert not turn.isVisible()
    assert not window.isFullScreen()


def test_the_tab_in_front_is_there_again_after_the_full_screen_and_on_another_board(
    qtbot: QtBot, window: MainWindow, flat_pile: str
) -> None:
    person = Person(window)
    assert person.tabs == ["Moves", "Analysis", "Review", "Places"]
    assert person.front == "Moves"
    person.open_panel("analysis")
    person.command("view.full").trigger()
    assert person.seen == ["map"]
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert person.front == "Analysis"
    window.session.new_game(flat_pile)
    assert (person.front, person.seen) == ("Analysis", ["column"])
    window.session.new_game("ring-majority/tet")
    assert (person.front, person.seen) == ("Analysis", ["map", "column"])


@pytest.mark.few(2)
@pytest.mark.flat
@pytest.mark.parametrize(
    ("uid", "score"),
    [
        ("ring-majority/co", "On the board: Red 0, Blue 0"),
        ("loops-n-leaps/8", "Pillars surrounded: White 0 of 3, Black 0 of 3"),
        ("loophole-2d/14", "Loops: Black 0 of 2, White 0 of 2"),
        ("path-tiles/free-turns", "Longest path: Red "),  # the first tile is drawn
    ],
)
def test_the_score_is_what_the_game_counts(window: MainWindow, uid: str, score: str) -> None:
    window.session.new_game(uid)
    texts = [label.text() for label in Person(window).panel("score").findChildren(QLabel)]
    assert any(text.startswith(score) for text in texts)


def test_a_score_beyond_what_wins_is_told_alone() -> None:
    before = set_up(f"{TO_WINDOW_1} {WINDOW_1_TO_BOTTOM} j2 j3 j4 j5 j6 {WINDOW_2_TO_BOTTOM}")
    after = before.play(before.parse_move("j7"))
    assert counts_text(after) == "Loops: Black 3, White 0 of 2"


def test_the_column_is_as_wide_as_before_the_full_screen(qtbot: QtBot, window: MainWindow) -> None:
    person = Person(window)
    window.resize(QSize(1280, 860))
    (parts,) = (each for each in window.findChildren(QSplitter) if each.isAncestorOf(person.column))
    parts.setSizes([900, 380])
    before = person.column.width()
    person.command("view.full").trigger()
    person.command("view.full").trigger()
    qtbot.waitUntil(lambda: person.column.width() == before)


def test_a_width_that_the_user_chose_comes_back_with_the_size_of_the_window(
    qtbot: QtBot, window: MainWindow
) -> None:
    person = Person(window)
    window.resize(QSize(1280, 860))
    (parts,) = (each for each in window.findChildren(QSplitter) if each.isAncestorOf(person.column))
    edge = parts.handle(1)
    assert edge is not None
    usual = person.column.width()
    drag(qtbot, edge, QPointF(2, 300), QPointF(-58, 300))
    chosen = person.column.width()
    assert chosen > usual + 20
    window.resize(QSize(900, 600))
    qtbot.waitUntil(lambda: person.column.width() < usual)
    window.resize(QSize(1280, 860))
    qtbot.waitUntil(lambda: person.column.width() == chosen)


def test_the_column_and_the_bar_over_the_board_can_be_hidden(window: MainWindow) -> None:
    person = Person(window)
    wide = board_view(window).width()
    assert person.actions == ["Hint", "Analyse", "Resign"]
    window.session.play(Move(3))
    assert person.actions == ["Take back", "Hint", "Analyse", "Resign"]
    person.switch("view.column", False)
    QCoreApplication.processEvents()
    assert board_view(window).width() > wide
    person.switch("view.actions", False)
    assert person.actions == []
    person.open_panel("moves")
    assert person.seen == ["map", "column"]


def test_nothing_that_comes_over_the_board_moves_it(qtbot: QtBot, window: MainWindow) -> None:
    view = board_view(window)
    before = view.geometry(), [view.place_of(site) for site in range(5)]
    window.session.play(Move(3))
    small = whole_map(window).geometry()
    Person(window).click(3)
    assert Person(window).message
    assert whole_map(window).geometry() == small
    window.session.resign()
    assert Person(window).banner.isVisible()
    assert (view.geometry(), [view.place_of(site) for site in range(5)]) == before


def test_the_small_map_is_dragged_enlarged_and_hidden(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(QSize(1280, 860))
    person = Person(window)
    inset = person.inset
    QCoreApplication.processEvents()
    corner, small = inset.pos(), inset.size()
    drag(qtbot, inset, QPointF(20, 12), QPointF(320, -200))
    assert inset.x() > corner.x() + 200
    assert inset.y() < corner.y() - 150
    assert inset.geometry().contains(whole_map(window).geometry())
    _, swap, larger, hide = inset.findChildren(QToolButton)
    qtbot.mouseClick(larger, LEFT)
    assert inset.width() > small.width()
    qtbot.mouseClick(swap, LEFT)
    assert person.command("view.exchange").isChecked()
    qtbot.mouseClick(swap, LEFT)
    qtbot.mouseClick(hide, LEFT)
    assert person.seen == ["column"]
    assert not person.command("view.map").isChecked()


@pytest.mark.flat
def test_five_moves_of_an_analysis_are_seen_in_a_small_window(
    qtbot: QtBot, window: MainWindow
) -> None:
    Person(window).open_panel("analysis")
    window.resize(900, 600)
    qtbot.waitUntil(lambda: Person(window).front == "Analysis")
    table = Person(window).best_moves
    rows, viewport = table.verticalHeader(), table.viewport()
    assert rows is not None
    assert viewport is not None
    assert (window.width(), window.height()) == (900, 600)
    qtbot.waitUntil(lambda: viewport.height() >= 5 * rows.defaultSectionSize())


def test_everything_is_there_again_when_the_desktop_ends_the_full_screen(
    window: MainWindow,
) -> None:
    Person(window).command("view.full").trigger()
    assert Person(window).column.isHidden()
    window.showNormal()
    assert not Person(window).command("view.full").isChecked()
    assert not Person(window).column.isHidden()


@pytest.mark.flat
def test_the_full_screen_leaves_a_maximised_window_maximised(window: MainWindow) -> None:
    window.setWindowState(Qt.WindowState.WindowMaximized)
    Person(window).command("view.full").trigger()
    assert window.isFullScreen()
    Person(window).command("view.full").trigger()
    assert not window.isFullScreen()
    assert window.isMaximized()


def test_the_map_zooms_around_the_pointer_and_moves(qtbot: QtBot, window: MainWindow) -> None:
    board, whole = whole_map(window), Person(window).spot
    place = board.place_of(5)
    assert place == whole(5)
    wheel(board, place, notches=4)
    assert np.hypot(*point(board.place_of(5) - place)) < 1
    far = board.place_of(30)
    assert np.hypot(*point(far - place)) > 1.9 * np.hypot(*point(whole(30) - whole(5)))
    start, end = QPointF(board.rect().center()), QPointF(board.rect().center()) + QPointF(40, 25)
    drag(qtbot, board, start, end)
    assert not window.session.moves
    assert board.place_of(30) - far == end - start
    board.show_all()
    assert board.place_of(5) == place


def test_a_zoomed_map_plays_what_is_clicked(qtbot: QtBot, window: MainWindow) -> None:
    wheel(whole_map(window), whole_map(window).place_of(40), notches=6)
    click_map(qtbot, window, 40)
    assert window.session.moves == (Move(40),)


def wheel(board: QWidget, place: QPointF, notches: int) -> None:
    """Turn the wheel away over a place."""
    turned = QWheelEvent(
        place,
        board.mapToGlobal(place),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QCoreApplication.sendEvent(board, turned)


def point(place: QPointF) -> tuple[float, float]:
    return place.x(), place.y()


@pytest.mark.flat
def test_free_turns_belong_to_the_turn_before(window: MainWindow) -> None:
    window.session.new_game("path-tiles/free-turns")
    cursor = played("path-tiles/free-turns")
    choose = random.Random(1).choice
    while cursor.current.position.outcome is None:
        cursor.play(choose(cursor.current.position.legal_moves))
    window.session.restore(OpenGame(cursor, window.session.players))
    line, shown = window.session.line, cell_texts(window)
    places = dict(zip(line, shown, strict=True))
    free = [node for before, node in pairwise(line) if before.seat == node.seat]
    assert free
    for before, node in pairwise(line):
        row, seat = places[node]
        assert shown[row, seat].startswith("↳ ") == (before.seat == node.seat)
        assert seat == node.seat
    turns = [number for number in number_texts(window) if number]
    assert turns == [str(turn) for turn in range(1, len(turns) + 1)]
    assert len(turns) == 1 + sum(a.seat == 1 and b.seat == 0 for a, b in pairwise(line))


@pytest.mark.flat
def test_the_list_says_what_moves_took_and_what_they_lost(window: MainWindow) -> None:
    window.session.new_game("ring-majority/tet")
    choose = random.Random(3).choice
    expected: list[str] = []
    while window.session.outcome is None and len(expected) < 6:
        before = window.session.position
        window.session.play(choose(before.legal_moves))
        captures = before.captures(window.session.moves[-1])
        others, own = (
            {
                site
                for each in captures
                if (each.taker == before.turn) is mine
                for site in each.taken
            }
            for mine in (True, False)
        )
        parts = [f"+{len(others)}"] * bool(others) + [f"−{len(own)} own"] * bool(own)
        if parts:
            expected.append("  ".join((window.session.line[-1].text, *parts)))
    texts = cell_texts(window).values()
    assert sorted(text for text in texts if "+" in text or "−" in text) == sorted(expected)
    assert any("own" in text for text in expected)
    assert any("+" in text for text in expected)


@pytest.mark.flat
@pytest.mark.parametrize(("uid", "first"), [("loop/mini", "1a1"), ("loops-n-leaps/8", "h7")])
def test_the_swap_is_offered_in_words(window: MainWindow, uid: str, first: str) -> None:
    window.session.new_game(uid)
    window.session.play(window.session.position.parse_move(first))
    assert "may swap: take over" in Person(window).news
    assert not Person(window).message
    assert "may swap: click" in Person(window).state
    window.session.play(Move(5))
    window.session.undo()
    assert "may swap: click" in Person(window).message
    window.session.play(window.session.position.parse_move("swap"))
    assert "may swap" not in Person(window).state
    assert not Person(window).message
    texts = [text for text in cell_texts(window).values() if "swap" in text]
    assert texts == ["swap"]


@pytest.mark.nightly
def test_seats_are_called_by_what_is_seen(window: MainWindow) -> None:
    Person(window).pick("view.theme", "black-and-white")
    assert Person(window).turn == "Black to move"
    assert [name for name, _ in Person(window).seats] == ["Black", "White"]
    Person(window).click(3)
    Person(window).click(3)
    assert "holds a black stone" in Person(window).message
    assert header_texts(window)[1] == "White"
    Person(window).pick("view.theme", "light")
    assert Person(window).turn == "Blue to move"


def test_one_key_exchanges_map_and_board(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(QSize(1280, 860))
    QCoreApplication.processEvents()
    window.session.play(Move(3))
    view, plan = board_view(window), whole_map(window)
    camera = view.camera_view
    small, large = plan.width(), view.width()
    qtbot.keyClick(view, Qt.Key.Key_M)
    assert Person(window).middle.isVisible()
    assert Person(window).inset.accessibleName() == "Board"
    qtbot.waitUntil(lambda: plan.width() > 2 * small and view.width() < large / 2)
    assert view.bar.isHidden()
    qtbot.mouseClick(plan, LEFT, pos=plan.place_of(7).toPoint())
    assert window.session.moves[-1] == Move(7)
    qtbot.waitUntil(lambda: view.scene is not None and shows_board(view))
    face(view, in_space(window.session.position.variant.layout).normals[9])
    qtbot.mouseClick(view, LEFT, pos=view.place_of(9).toPoint())
    assert window.session.moves[-1] == Move(9)
    view.look(camera)
    qtbot.keyClick(plan, Qt.Key.Key_M)
    assert Person(window).inset.accessibleName() == "Map"
    qtbot.waitUntil(lambda: view.width() == large)
    assert view.bar.isVisible()
    qtbot.waitUntil(lambda: shows_board(view))


def shows_board(view: BoardView) -> bool:
    """Return whether the middle of what the view drew has a board's many colours."""
    picture = view.canvas.grabFramebuffer()
    across = range(picture.width() // 3, 2 * picture.width() // 3)
    return len({picture.pixel(x, picture.height() // 2) for x in across}) > 8


@pytest.mark.parametrize("pixels", [(190, 120), (360, 360), (900, 600)])
def test_coordinates_of_the_map_can_be_read_or_are_left_out(
    monkeypatch: pytest.MonkeyPatch, pixels: tuple[int, int]
) -> None:
    layout, size = in_space(variant("loops-n-leaps/10").layout), QSize(*pixels)
    scale = MapDrawing(layout).fitted(size).m11()
    heights: list[float] = []
    monkeypatch.setattr(
        map_drawing, "draw_text", lambda _, spot, text, height, ink: heights.append(height * scale)
    )
    empty = Content(np.zeros(len(layout.kinds), dtype=np.int8))
    map_picture(layout, empty, LIGHT, size)
    assert all(height >= 8 for height in heights)
    assert bool(heights) == (pixels != (190, 120))


@pytest.mark.flat
def test_the_map_keeps_a_size_at_which_it_can_be_used(window: MainWindow) -> None:
    window.resize(600, 400)
    QCoreApplication.processEvents()
    assert whole_map(window).width() >= 160
    assert whole_map(window).height() >= 120


def test_a_double_click_beside_all_places_shows_the_whole_map_again(
    qtbot: QtBot, window: MainWindow
) -> None:
    board, person = whole_map(window), Person(window)
    wheel(board, board.place_of(5), notches=1)
    qtbot.mouseDClick(board, LEFT, pos=board.place_of(5).toPoint())
    assert board.place_of(30) != person.spot(30)
    grid = (QPoint(x, y) for x in range(2, board.width(), 6) for y in range(2, board.height(), 6))
    spot = next(each for each in grid if board.site_at(each.toPointF()) is None)
    qtbot.mouseDClick(board, LEFT, pos=spot)
    assert [board.place_of(n) for n in (5, 30)] == [person.spot(n) for n in (5, 30)]
    assert not window.session.moves


def test_the_second_press_of_a_double_click_on_a_place_is_a_click(
    qtbot: QtBot, window: MainWindow
) -> None:
    board = whole_map(window)
    spot = board.place_of(40).toPoint()
    qtbot.mouseDClick(board, LEFT, pos=spot)  # without the first press
    qtbot.mouseRelease(board, LEFT, pos=spot)
    assert window.session.moves == (Move(40),)


@pytest.mark.flat
@pytest.mark.opens("ring-majority/tet")
def test_letters_and_the_wheel_over_a_list_of_players_are_left_to_the_window(
    window: MainWindow,
) -> None:
    players, spot = chooser(window, "Red"), QPointF(5, 5)
    no_button, plain = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    phase = Qt.ScrollPhase.NoScrollPhase
    turned = QWheelEvent(spot, spot, QPoint(), QPoint(0, -120), no_button, plain, phase, False)
    letter = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_C, plain, "c")
    for event in (turned, letter):
        event.accept()
        players.event(event)
        assert not event.isAccepted()
    assert window.session.players == PEOPLE
    assert players.currentText() == "Person"
