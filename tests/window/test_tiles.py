"""Path Tiles in the window, played with real mouse events in space and on the map."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from PyQt6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from ringrealms3d.core.group import Trail
from ringrealms3d.core.move import Move
from ringrealms3d.core.random import below, seeded
from ringrealms3d.scene.arrangement import Opening
from ringrealms3d.scene.shading import grounded
from ringrealms3d.session.players import Computer, Human, Players
from ringrealms3d.window.board.board_settings import look_of
from ringrealms3d.window.board.map_view import MapView
from ringrealms3d.window.board.space.board_view import BoardView
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.command import Choice
from ringrealms3d.window.shell.settings import Settings
from tests.records.opened import opened, texts
from tests.window.driver import Person
from tests.window.pointing import board_view, drag, hover, whole_map

UID = "path-tiles/free-turns"
pytestmark = pytest.mark.opens(UID)
LEFT = Qt.MouseButton.LeftButton
PEOPLE: Players = (Human(), Human())
BESIDE = QPointF(4, 4)
View = BoardView | MapView
each_view = pytest.mark.parametrize("get", [board_view, whole_map], ids=["3d", "map"])
GetView = Callable[[MainWindow], View]


@pytest.fixture
def tiles(window: MainWindow) -> MainWindow:
    """A window on a game of Path Tiles in which everything random is fixed, after nine moves."""
    Person(window).pick("view.speed", "off")
    window.session.restore(opened(UID, nine_moves(), seed=3))
    Person(window).switch("view.map", True)
    return window


@cache
def nine_moves() -> tuple[str, ...]:
    cursor, rng = opened(UID, seed=3).cursor, seeded(6)
    for _ in range(9):
        legal = cursor.current.position.legal_moves
        cursor.play(legal[int(below(rng, len(legal)))])
    return tuple(texts(cursor.line()))


def deal(window: MainWindow, players: Players = PEOPLE) -> None:
    window.session.restore(opened(UID, players=players, seed=3))


def spots(window: MainWindow, view: View) -> tuple[Move, QPointF, QPointF]:
    """Return a legal move, and where its tile and its cell are in a view."""
    move = window.session.position.legal_moves[0]
    shelf, cell = window.session.position.move_places(move)
    return move, view.place_of(shelf), view.place_of(cell)


def ways_of(window: MainWindow, move: Move) -> tuple[int, ...]:
    """Return the places of a move, its tile's first."""
    return window.session.position.move_places(move)


def picked_up(window: MainWindow) -> list[int]:
    """Return the places of the own rack whose tiles are in the hand."""
    racks = range(81, 88) if window.session.position.turn == 0 else range(88, 95)
    told = zip(racks, Person(window).prospects(racks), strict=True)
    return [place for place, text in told if text == "picked up"]


def message(window: MainWindow) -> str:
    return Person(window).message


@pytest.mark.few(1)
@each_view
def test_every_place_is_under_its_spot(tiles: MainWindow, get: GetView) -> None:
    view = get(tiles)
    assert [view.site_at(view.place_of(place)) for place in range(95)] == list(range(95))


@pytest.mark.nightly
@pytest.mark.parametrize("look", ["ribbons", "tubes"])
def test_a_game_by_clicks_and_drags_in_space_and_on_the_map(
    qtbot: QtBot, window: MainWindow, look: str
) -> None:
    Person(window).pick("view.speed", "off")
    deal(window)
    Person(window).pick("view.look", look)
    rng = seeded(8)
    for ply in range(24):
        legal = window.session.position.legal_moves
        move = legal[int(below(rng, len(legal)))]
        view: View = (board_view(window), whole_map(window))[ply % 2]
        shelf, cell = map(view.place_of, window.session.position.move_places(move))
        if ply % 4 < 2:
            drag(qtbot, view, shelf, cell)
        else:
            qtbot.mouseClick(view, LEFT, pos=shelf.toPoint())
            qtbot.mouseClick(view, LEFT, pos=cell.toPoint())
        assert window.session.moves[-1] == move
        assert len(window.session.moves) == ply + 1


@pytest.mark.few(1)
@each_view
def test_a_tile_in_the_hand_lights_up_where_it_fits(
    qtbot: QtBot, tiles: MainWindow, get: GetView
) -> None:
    view = get(tiles)
    move, shelf, cell = spots(tiles, view)
    camera = board_view(tiles).camera_view
    qtbot.mousePress(view, LEFT, pos=shelf.toPoint())
    hover(view, (shelf + cell) / 2, LEFT)
    hover(view, cell, LEFT)
    place = tiles.session.position.move_places(move)
    fits = {ways[1] for ways in map(tiles.session.position.move_places, legal(tiles, place[0]))}
    assert place[1] in fits
    person, piece = Person(tiles), int(tiles.session.position.pieces[place[0]])
    chosen = person.content(chosen=place[:1], legal=tuple(sorted(fits)))
    assert person.sees(chosen, hovered=place[1], ghost=(piece, place[1]))
    qtbot.mouseRelease(view, LEFT, pos=cell.toPoint())
    assert tiles.session.moves[-1] == move
    assert board_view(tiles).camera_view is camera


def legal(window: MainWindow, shelf: int) -> list[Move]:
    position = window.session.position
    return [m for m in position.legal_moves if position.move_places(m)[0] == shelf]


@pytest.mark.nightly
@each_view
def test_a_tile_that_is_dropped_elsewhere_goes_back(
    qtbot: QtBot, tiles: MainWindow, get: GetView
) -> None:
    view = get(tiles)
    move, shelf, _ = spots(tiles, view)
    shelf_place = ways_of(tiles, move)[0]
    occupied = view.place_of(40)
    for end in (BESIDE, occupied, shelf):
        qtbot.mousePress(view, LEFT, pos=shelf.toPoint())
        for spot in (shelf + QPointF(40, 30), end):
            hover(view, spot, LEFT)
        assert shelf_place in picked_up(tiles)
        qtbot.mouseRelease(view, LEFT, pos=end.toPoint())
        assert len(tiles.session.moves) == 9
        assert shelf_place not in picked_up(tiles)
        assert shelf_place not in Person(tiles).unlike(Person(tiles).content())
        scene = board_view(tiles).scene
        assert scene is not None
        assert scene.parts("shadows") == ()


@pytest.mark.nightly
def test_dropping_on_a_cell_where_a_tile_does_not_fit_says_why(
    qtbot: QtBot, tiles: MainWindow
) -> None:
    _, shelf, _ = spots(tiles, board_view(tiles))
    drag(qtbot, board_view(tiles), shelf, board_view(tiles).place_of(40))
    assert "Not possible" in Person(tiles).site
    assert "e5" in Person(tiles).site


@pytest.mark.few(1)
@each_view
def test_a_tile_whose_button_went_up_over_another_window_goes_back(
    qtbot: QtBot, tiles: MainWindow, get: GetView
) -> None:
    view, moves = get(tiles), tiles.session.moves
    _, shelf, cell = spots(tiles, view)
    qtbot.mousePress(view, LEFT, pos=shelf.toPoint())
    hover(view, cell, LEFT)
    assert picked_up(tiles)
    hover(view, cell)
    assert not picked_up(tiles)
    qtbot.mouseRelease(view, LEFT, pos=cell.toPoint())
    assert tiles.session.moves == moves


def test_a_drag_from_anywhere_else_turns_the_board(qtbot: QtBot, tiles: MainWindow) -> None:
    other = 88 if tiles.session.position.turn == 0 else 81
    for place in (other, 40, 0):
        camera = board_view(tiles).camera_view
        start = board_view(tiles).place_of(place)
        drag(qtbot, board_view(tiles), start, start + QPointF(60, -40))
        assert board_view(tiles).camera_view is not camera
        assert not picked_up(tiles)
        board_view(tiles).look(camera)


def test_nothing_is_taken_up_while_the_computer_is_to_move(
    qtbot: QtBot, window: MainWindow
) -> None:
    deal(window, (Computer(1), Human()))
    camera = board_view(window).camera_view
    start = board_view(window).place_of(81)
    drag(qtbot, board_view(window), start, start + QPointF(50, 50))
    assert board_view(window).camera_view is not camera
    assert not picked_up(window)


@pytest.mark.few(1)
@each_view
def test_escape_puts_back_what_is_carried(qtbot: QtBot, tiles: MainWindow, get: GetView) -> None:
    view = get(tiles)
    _, shelf, cell = spots(tiles, view)
    qtbot.mousePress(view, LEFT, pos=shelf.toPoint())
    hover(view, (shelf + cell) / 2, LEFT)
    assert picked_up(tiles)
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert not picked_up(tiles)
    hover(view, cell, LEFT)
    assert ghost(tiles) == {}
    qtbot.mouseRelease(view, LEFT, pos=cell.toPoint())
    assert len(tiles.session.moves) == 9
    assert not message(tiles)
    assert not picked_up(tiles)


def test_a_chosen_tile_shows_as_a_ghost_where_it_fits(qtbot: QtBot, tiles: MainWindow) -> None:
    move, shelf, cell = spots(tiles, board_view(tiles))
    qtbot.mouseClick(board_view(tiles), LEFT, pos=shelf.toPoint())
    hover(board_view(tiles), cell)
    place = tiles.session.position.move_places(move)
    piece = int(tiles.session.position.pieces[place[0]])
    assert ghost(tiles) == {place[1]: piece}
    person, fits = Person(tiles), [ways_of(tiles, each)[1] for each in legal(tiles, place[0])]
    chosen = person.content(chosen=place[:1], legal=tuple(sorted(fits)))
    assert person.sees(chosen, hovered=place[1], ghost=(piece, place[1]))
    hover(board_view(tiles), board_view(tiles).place_of(40))
    assert ghost(tiles) == {}
    assert person.sees(chosen, hovered=40)


def ghost(window: MainWindow) -> dict[int, int]:
    """Return what is shown as a ghost, by its place."""
    scene = board_view(window).scene
    assert scene is not None
    shapes = board_view(window).viewport.layout.shapes.items()
    return {
        part.place: number
        for part in scene.parts("ghost")
        for number, shape in shapes
        if part.place is not None and part.surface in map(grounded, shape.surfaces)
    }


def test_the_ghost_goes_with_the_move(qtbot: QtBot, tiles: MainWindow) -> None:
    move, shelf, cell = spots(tiles, board_view(tiles))
    qtbot.mouseClick(board_view(tiles), LEFT, pos=shelf.toPoint())
    hover(board_view(tiles), cell)
    qtbot.mouseClick(board_view(tiles), LEFT, pos=cell.toPoint())
    assert len(tiles.session.moves) == 10
    assert ghost(tiles) == {}
    assert Person(tiles).sees(Person(tiles).content(), hovered=ways_of(tiles, move)[1])


def test_ghosts_show_without_marks_of_legal_moves(qtbot: QtBot, tiles: MainWindow) -> None:
    Person(tiles).switch("view.legal", False)
    move, shelf, cell = spots(tiles, board_view(tiles))
    qtbot.mouseClick(board_view(tiles), LEFT, pos=shelf.toPoint())
    person = Person(tiles)
    assert person.sees(person.content(chosen=ways_of(tiles, move)[:1], legal=()))
    hover(board_view(tiles), cell)
    assert ghost(tiles)


@pytest.mark.nightly
def test_a_look_is_chosen_and_remembered(tiles: MainWindow, tmp_path: Path) -> None:
    looks = tiles.commands.table["view.look"]
    assert isinstance(looks, Choice)
    assert [option.key for option in looks.options()] == ["ribbons", "tubes"]
    camera = board_view(tiles).camera_view
    tubes = board_view(tiles).viewport.layout.looks["tubes"]
    Person(tiles).pick("view.look", "tubes")
    assert board_view(tiles).viewport.layout.shapes is tubes
    assert board_view(tiles).camera_view.axes == pytest.approx(camera.axes)
    tiles.session.new_game("ring-majority/tet")
    assert not looks.visible()
    menu = tiles.commands.menu_of("view.look").menuAction()
    assert menu is not None
    assert not menu.isVisible()
    tiles.session.new_game("path-tiles/sixty-six")
    assert menu.isVisible()
    assert Person(tiles).option("view.look", "tubes").isChecked()
    assert Settings(tmp_path / "window.ini")[look_of("path-tiles")] == "tubes"


@pytest.mark.nightly
def test_another_look_is_seen_as_the_one_before(qtbot: QtBot, tiles: MainWindow) -> None:
    tiles.session.play(tiles.session.position.legal_moves[0])
    board_view(tiles).lay_open(Opening(0.5))
    camera = board_view(tiles).camera_view
    Person(tiles).pick("view.look", "tubes")
    assert board_view(tiles).opening == Opening(0.5)
    assert np.allclose(board_view(tiles).camera_view.axes, camera.axes)
    assert board_view(tiles).camera_view.zoom == pytest.approx(camera.zoom)
    qtbot.keyClick(board_view(tiles), Qt.Key.Key_T)  # to the last move, which it still knows
    assert not np.allclose(board_view(tiles).driver.heading.axes, camera.axes)


def test_a_broken_look_falls_back_to_the_first(tiles: MainWindow, settings: Settings) -> None:
    settings[look_of("path-tiles")] = "velvet"
    assert Person(tiles).chosen("view.look") == "ribbons"
    deal(tiles)
    assert Person(tiles).sees(Person(tiles).content())


def sees_lit(window: MainWindow, trails: tuple[Trail, ...]) -> bool:
    """Return whether just these paths are lit on the map."""
    return Person(window).sees(Person(window).content(trails=trails))


@pytest.mark.nightly
def test_longest_paths_are_lit_on_demand(tiles: MainWindow) -> None:
    entry = Person(tiles).command("view.lit")
    assert entry.text() == "Longest paths"
    position = tiles.session.position
    assert {trail.seat for trail in position.trails} == {0, 1}
    assert sees_lit(tiles, ())
    assert not sees_lit(tiles, position.trails)
    entry.trigger()
    assert sees_lit(tiles, position.trails)
    tiles.session.play(position.legal_moves[0])
    assert sees_lit(tiles, tiles.session.position.trails)
    entry.trigger()
    assert sees_lit(tiles, ())
    tiles.session.new_game("ring-majority/tet")
    assert not entry.isVisible()
