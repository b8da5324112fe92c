"""Maps beside a board in space, or in its place, played on with real mouse events."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image
from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.core.random import below, seeded
from ringrealms3d.exports.kinds import KINDS
from ringrealms3d.games import variant_ids
from ringrealms3d.session.players import Computer, Human, Players
from ringrealms3d.window.board.map_view import MapView
from ringrealms3d.window.features.play.new_game_dialog import NewGameDialog
from ringrealms3d.window.main_window import MainWindow
from tests.amounts import rest_nightly
from tests.exports.played import request_of
from tests.patience import ENGINE_MS
from tests.records.opened import opened
from tests.window.driver import Person, press
from tests.window.moves_table import cell_texts, header_texts
from tests.window.pointing import board_view, drag, flat_map, whole_map
from tests.window.test_exports import SMALL, export

LEFT = Qt.MouseButton.LeftButton
FLAT = "loop/mini"
BOARDS = (FLAT, "path-tiles/free-turns", "loops-n-leaps/8", "loophole-2d/14")
MOVES = 14
PEOPLE: Players = (Human(), Human())
pytestmark = pytest.mark.usefixtures("flat_pile")


def test_a_map_alone_gives_no_file_that_needs_space(flat_pile: str) -> None:
    request = request_of(flat_pile, plies=2)
    assert {kind.name for kind in KINDS.values() if not kind.problem(request)} == {
        "picture",
        "diagram",
        "sheet",
        "graph",
    }


def click(qtbot: QtBot, window: MainWindow, place: int) -> None:
    """Click the middle of a place on the map."""
    Person(window).click(place)


def flat(window: MainWindow) -> MapView:
    """Return the map of the board, beside it or in its place."""
    return whole_map(window) if Person(window).in_space else flat_map(window)


def deal(window: MainWindow, uid: str, players: Players = PEOPLE) -> None:
    """Start a game in which everything random is fixed."""
    window.session.restore(opened(uid, players=players, seed=3))


def play(qtbot: QtBot, window: MainWindow, move: Move) -> None:
    """Play a move by clicks."""
    for place in window.session.position.move_places(move):
        click(qtbot, window, place)


def ways(window: MainWindow) -> list[tuple[int, ...]]:
    """Return the places of all legal moves."""
    return list(map(window.session.position.move_places, window.session.position.legal_moves))


def message(window: MainWindow) -> str:
    return Person(window).message


def site_text(window: MainWindow) -> str:
    return Person(window).site


@pytest.mark.few(1)
@pytest.mark.parametrize("uid", rest_nightly(BOARDS, *BOARDS[:2]))
def test_random_moves_are_played_by_clicks(qtbot: QtBot, window: MainWindow, uid: str) -> None:
    deal(window, uid)
    rng = seeded(7)
    for ply in range(MOVES):
        legal = window.session.position.legal_moves
        move = legal[int(below(rng, len(legal)))]
        play(qtbot, window, move)
        assert window.session.moves[-1] == move
        assert len(window.session.moves) == ply + 1
    texts = window.session.line_texts
    window.session.go_to(3)
    assert window.session.line_texts == texts
    shown = cell_texts(window).values()
    assert tuple(text.strip("↳ ") for text in shown) == texts


def test_a_flat_board_takes_the_middle_and_the_map_comes_back_with_a_solid(
    window: MainWindow,
) -> None:
    assert Person(window).inset.isVisible()
    window.session.new_game(FLAT)
    assert flat_map(window).isVisible()
    assert not board_view(window).isVisible()
    assert not Person(window).inset.isVisible()
    assert "Loop" in window.windowTitle()
    window.session.new_game("ring-majority/cube")
    assert board_view(window).isVisible()
    assert Person(window).inset.isVisible()


def test_a_map_that_was_hidden_stays_hidden(window: MainWindow) -> None:
    Person(window).switch("view.map", False)
    window.session.new_game(FLAT)
    window.session.new_game("ring-majority/cube")
    assert not Person(window).inset.isVisible()


@pytest.mark.flat
def test_a_tile_is_taken_from_the_rack_and_put_down_again(qtbot: QtBot, window: MainWindow) -> None:
    deal(window, "path-tiles/free-turns")
    move = window.session.position.legal_moves[0]
    shelf, cell = window.session.position.move_places(move)
    person = Person(window)
    click(qtbot, window, shelf)
    fitting = tuple(sorted(to for it, to in ways(window) if it == shelf))
    assert cell in fitting
    assert person.sees(person.content(chosen=(shelf,), legal=fitting))
    click(qtbot, window, 0)
    assert "Not possible" in message(window)
    assert "a1" in message(window)
    assert not person.unlike(person.content(chosen=(shelf,), legal=fitting))
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert person.sees(person.content())
    click(qtbot, window, cell)
    assert not window.session.moves
    assert "Not possible" in message(window)
    play(qtbot, window, move)
    assert window.session.moves == (move,)


@pytest.mark.flat
def test_hovering_names_places_and_racks(qtbot: QtBot, window: MainWindow) -> None:
    deal(window, "path-tiles/sixty-six")
    Person(window).hover(40)
    assert site_text(window) == "e5"
    Person(window).hover(83)
    assert site_text(window) == "Red's rack, 3"


@pytest.mark.nightly
@pytest.mark.flat
@pytest.mark.parametrize("uid", BOARDS)
def test_the_computer_answers(qtbot: QtBot, window: MainWindow, uid: str) -> None:
    deal(window, uid, (Human(), Computer(1)))
    play(qtbot, window, window.session.position.legal_moves[0])
    while window.session.position.turn == 0:  # a free turn
        play(qtbot, window, window.session.position.legal_moves[0])
    played = len(window.session.moves)
    qtbot.waitUntil(lambda: len(window.session.moves) > played, timeout=ENGINE_MS)


@pytest.mark.flat
def test_seats_are_named_after_the_game(window: MainWindow) -> None:
    window.session.new_game("loops-n-leaps/8")
    assert Person(window).seats == [("White", True), ("Black", False)]
    assert "You play White" in Person(window).option("players.opponent", "second").text()
    assert header_texts(window) == ["White", "Black"]


@pytest.mark.flat
def test_the_new_game_dialog_has_every_game(qtbot: QtBot, window: MainWindow) -> None:
    Person(window).choose("game.new")
    (dialog,) = window.findChildren(NewGameDialog)
    for uid in variant_ids():
        dialog.choose_board(uid)
        assert dialog.uid == uid
    dialog.choose_board("path-tiles/sixty-six")
    press(dialog, "Watch")
    labels = [label.text() for label in dialog.findChildren(QLabel)]
    assert [text for text in labels if "is played by" in text] == [
        "Red is played by",
        "Blue is played by",
    ]
    press(dialog, "Person here")
    dialog.accept()
    assert window.session.uid == "path-tiles/sixty-six"


@pytest.mark.nightly
@pytest.mark.flat
def test_a_picture_shows_the_same_deal(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    deal(window, "path-tiles/free-turns")
    play(qtbot, window, window.session.position.legal_moves[0])
    target = tmp_path / "tiles.png"
    assert export(qtbot, window, target) == f"Exported: {target}"
    with Image.open(target) as image:
        assert image.size == SMALL.size


def test_the_full_screen_shows_no_panel_whatever_is_played_there(window: MainWindow) -> None:
    Person(window).switch("view.full", True)
    window.session.new_game(FLAT)
    window.session.new_game("ring-majority/tet")
    assert Person(window).seen == ["map"]
    window.session.new_game(FLAT)
    Person(window).switch("view.full", False)
    assert Person(window).seen == ["column"]
    window.session.new_game("ring-majority/tet")
    assert Person(window).seen == ["map", "column"]


@pytest.mark.flat
def test_what_is_chosen_shows_without_marks_of_legal_moves(
    qtbot: QtBot, window: MainWindow
) -> None:
    deal(window, "path-tiles/free-turns")
    Person(window).switch("view.legal", False)
    click(qtbot, window, 81)
    person = Person(window)
    assert person.sees(person.content(chosen=(81,), legal=()))


@pytest.mark.flat
def test_clicking_a_cell_first_says_how_to_begin(qtbot: QtBot, window: MainWindow) -> None:
    deal(window, "path-tiles/free-turns")
    for place in (3, 92):
        click(qtbot, window, place)
        assert "begins with a tile of your own rack" in message(window)


@pytest.mark.flat
@pytest.mark.wide
def test_a_slip_inside_a_cell_is_still_a_click(qtbot: QtBot, window: MainWindow) -> None:
    window.session.new_game(FLAT)
    place = flat_map(window).place_of(3)
    drag(qtbot, flat_map(window), place, place + QPointF(14, 3))
    assert window.session.moves == (Move(3),)
    drag(qtbot, flat_map(window), flat_map(window).place_of(8), flat_map(window).place_of(12))
    assert window.session.moves == (Move(3),)


@pytest.mark.flat
def test_arrows_move_a_zoomed_map(qtbot: QtBot, window: MainWindow) -> None:
    window.session.new_game("loops-n-leaps/8")
    plan = flat(window)
    plan.zoom(6.0, plan.rect().toRectF().center())
    for _ in range(30):
        qtbot.keyClick(plan, Qt.Key.Key_Right)
        site = plan.pointed
        assert site is not None
        assert plan.rect().toRectF().contains(plan.place_of(site))
