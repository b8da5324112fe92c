"""The list of sites beside the board."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QModelIndex, Qt, QTimer
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.core.outcome import Capture
from ringrealms3d.core.position import Position
from ringrealms3d.games import start, variant
from ringrealms3d.session.move_builder import MoveBuilder
from ringrealms3d.session.players import PEOPLE
from ringrealms3d.window.board.realms import realms_of
from ringrealms3d.window.features.words import sites_model
from ringrealms3d.window.features.words.prospects import consequence_text, piece_text
from ringrealms3d.window.features.words.sites_model import (
    FILTER,
    NAME,
    PIECE,
    PLACE,
    PROSPECT,
    SitesModel,
)
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.widgets.texts import captures_text
from tests.records.opened import opened, played
from tests.window.driver import Person
from tests.window.pointing import flat_map

pytestmark = pytest.mark.flat

_Role = Qt.ItemDataRole
BOARDS = (
    ("ring-majority/tet", ["Faces", "Edges", "Corners"]),
    ("loop/mini", ["Layer 1", "Layer 2", "Layer 3", "Layer 4"]),
    ("path-tiles/free-turns", ["Cells", "Racks"]),
    ("loops-n-leaps/8", ["Cells", "Pillars"]),
    ("loophole-2d/14", ["Cells"]),
)


def rows(window: MainWindow) -> list[QModelIndex]:
    """Return the names of all places that are shown, in their order."""
    model = Person(window).sites.model()
    assert model is not None
    realms = [model.index(row, NAME) for row in range(model.rowCount())]
    return [
        model.index(row, NAME, realm) for realm in realms for row in range(model.rowCount(realm))
    ]


def row_of(window: MainWindow, name: str) -> QModelIndex:
    return next(row for row in rows(window) if row.data() == name)


def says(window: MainWindow, name: str) -> tuple[str, str]:
    """Return what stands on a site and what playing there does."""
    row = row_of(window, name)
    return row.siblingAtColumn(PIECE).data(), row.siblingAtColumn(PROSPECT).data()


@pytest.mark.few(2)
@pytest.mark.parametrize(("uid", "titles"), BOARDS)
def test_all_places_are_listed_once_by_kind_or_level(
    window: MainWindow, uid: str, titles: list[str]
) -> None:
    window.session.new_game(uid, PEOPLE)
    model = Person(window).sites.model()
    assert model is not None
    assert [model.index(row, NAME).data() for row in range(model.rowCount())] == titles
    names = [row.data() for row in rows(window)]
    assert len(set(names)) == len(names)
    assert set(window.session.position.board.sites) <= set(names)


@pytest.mark.few(2)
@pytest.mark.parametrize("uid", [uid for uid, _ in BOARDS])
def test_what_is_said_to_be_legal_is_what_the_rules_allow(window: MainWindow, uid: str) -> None:
    window.session.new_game(uid, PEOPLE)
    position = window.session.position
    begun = {position.move_places(move)[0] for move in position.legal_moves}
    for row in rows(window):
        legal = not row.data(_Role.AccessibleDescriptionRole).startswith("not legal: ")
        assert legal == (row.data(PLACE) in begun), row.data()


def test_a_row_says_what_stands_there_and_why_nothing_is_played_there(window: MainWindow) -> None:
    window.session.restore(opened("ring-majority/tet", ["f1"]))
    assert says(window, "f1") == ("Red stone", "not legal: f1 holds a red stone")
    assert says(window, "e1") == ("empty", "plays there")
    assert row_of(window, "f1").data(_Role.AccessibleTextRole) == "f1: Red stone"


def test_a_move_of_two_clicks_is_told_step_by_step(window: MainWindow) -> None:
    window.session.restore(opened("path-tiles/free-turns", seed=3))
    position = window.session.position
    start, end = position.move_places(position.legal_moves[0])
    name, cell = (str(position.variant.place_name(place)) for place in (start, end))
    assert says(window, name)[1] == "begins a move"
    Person(window).click(start)
    assert says(window, name)[1] == "picked up"
    assert not says(window, cell)[1].startswith("not legal")
    Person(window).click(end)
    assert says(window, cell)[0].startswith("Tile ")


@pytest.mark.parametrize("seed", range(3))
def test_the_sides_of_tiles_are_told_as_the_diagram_has_them(seed: int) -> None:
    position = opened("path-tiles/free-turns", seed=seed).cursor.current.position
    lines = position.diagram().splitlines()
    rack = lines.index("Red's rack") + 2
    above, middle, below = (line.ljust(40) for line in lines[rack : rack + 3])
    for place in range(7):
        column = 5 + 4 * place
        letters = above[column], middle[column - 1], middle[column + 1], below[column]
        sides = dict(zip(("top", "left", "right", "bottom"), letters, strict=True))
        told: dict[str, str] = {}
        for path in piece_text(position, 81 + place).split("; ")[1:]:
            colour, _, ends = path.partition(" ")
            told |= dict.fromkeys(ends.split("–"), colour[0].lower())
        assert told == {side: letter for side, letter in sides.items() if letter in "rb"}


def test_captures_and_the_end_are_told_as_the_rules_know_them(window: MainWindow) -> None:
    window.session.restore(opened("ring-majority/tet", ["v1", "v2", "v3", "v4"]))
    captures = 0
    while window.session.outcome is None:
        position = window.session.position
        for move in position.legal_moves:
            said = says(window, position.format_move(move))[1]
            taken = [
                position.board.sites[place]
                for capture in position.captures(move)
                for place in capture.taken
            ]
            captures += bool(taken)
            assert all(name in said for name in taken), said
            assert bool(taken) == ("captures" in said or "loses" in said), said
            ended = position.play(move).outcome
            wins = ended is not None and ended.winner == position.turn
            assert said.startswith("wins") == wins
        window.session.play(position.legal_moves[0])
    assert captures
    assert {says(window, name)[1] for name in position.board.sites} == {"the game is over"}


def test_nothing_is_found_out_of_places_that_nobody_looks_at(window: MainWindow) -> None:
    window.session.new_game("ring-majority/ti", PEOPLE)
    Person(window).open_panel("sites")
    known = [row for row in rows(window) if "plays there" in row.data(FILTER)]
    assert len(known) < 60


def test_the_window_stays_alive_while_a_whole_board_is_found_out(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    position, told = start("ring-majority/tet"), list[int]()

    def tell(position: Position, builder: MoveBuilder, place: int) -> str:
        told.append(place)
        return ""

    monkeypatch.setattr(sites_model, "prospect_text", tell)
    model = SitesModel(window)
    model.show_board(position)
    model.show_position(position, MoveBuilder(position))
    seen = []
    while model.find_out(3):
        seen.append(len(told))
    assert seen == [3, 6, 9, 12]
    assert sorted(told) == list(range(14))


def test_what_is_looked_for_is_found_in_names_pieces_and_prospects(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.session.restore(opened("ring-majority/tet", ["f1", "e2"]))
    Person(window).open_panel("sites")
    wanted = Person(window).wanted_site
    wanted.setText("blue")
    assert [row.data() for row in rows(window)] == ["e2"]
    wanted.setText("not legal")
    qtbot.waitUntil(lambda: [row.data() for row in rows(window)] == ["f1", "e2"])
    wanted.clear()
    assert len(rows(window)) == 14


def test_places_that_are_found_later_are_shown_until_all_are_known(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.session.restore(opened("ring-majority/tet", ["f1", "v1", "e2"]))
    person = Person(window)
    person.open_panel("sites")
    person.wanted_site.setText("not legal")
    (timer,) = person.panel("sites").findChildren(QTimer)
    qtbot.waitUntil(lambda: not timer.isActive())
    assert [row.data() for row in rows(window)] == ["f1", "e2", "v1"]
    assert all(person.sites.visualRect(row).isValid() for row in rows(window))


def test_list_and_cursor_follow_each_other_and_enter_plays(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.session.new_game("ring-majority/tet", PEOPLE)
    Person(window).command("view.sites").trigger()
    tree = Person(window).sites
    tree.setCurrentIndex(row_of(window, "e1"))
    site = window.session.position.board.site("e1")
    assert Person(window).pointed == flat_map(window).pointed == site
    qtbot.keyClick(tree, Qt.Key.Key_Down)
    assert Person(window).pointed == site + 1
    qtbot.keyClick(flat_map(window), Qt.Key.Key_Up)
    assert tree.currentIndex().data(PLACE) == Person(window).pointed
    place = tree.currentIndex().data(PLACE)
    qtbot.keyClick(tree, Qt.Key.Key_Return)
    assert window.session.moves == (Move(place),)
    assert tree.currentIndex().data(PLACE) == place


def test_a_double_click_in_the_list_plays(qtbot: QtBot, window: MainWindow) -> None:
    window.session.new_game("ring-majority/tet", PEOPLE)
    person = Person(window)
    person.choose("view.sites")
    assert person.sites.hasFocus()
    row = row_of(window, "e1")
    person.sites.scrollTo(row)
    port, spot = person.sites.viewport(), person.sites.visualRect(row).center()
    for click in (qtbot.mouseClick, qtbot.mouseDClick):
        click(port, Qt.MouseButton.LeftButton, pos=spot)
    assert [node.text for node in window.session.line] == ["e1"]


def test_what_is_found_is_shown_even_in_a_folded_realm(window: MainWindow) -> None:
    window.session.restore(opened("ring-majority/tet", ["f1", "e2"]))
    person = Person(window)
    person.open_panel("sites")
    person.sites.collapseAll()
    assert not person.sites.visualRect(row_of(window, "e2")).isValid()
    person.wanted_site.setText("blue")
    assert person.sites.visualRect(row_of(window, "e2")).isValid()


def test_every_place_has_one_realm() -> None:
    for uid, _ in BOARDS:
        layout = variant(uid).layout
        places = [place for realm in realms_of(layout) for place in realm.places]
        assert sorted(places) == list(range(len(places)))


def test_captures_without_a_cause_are_counted() -> None:
    captures = Capture("", 0, (1,), (2, 3)), Capture("", 1, (4,), (5,))
    assert captures_text(captures, 0) == "takes 2; loses 1"
    assert captures_text(captures, 1) == "loses 2; takes 1"


def test_rings_that_take_the_same_stones_are_told_together() -> None:
    game = "v4 e3 e4 f1 e2 v3 v2 e1 f4 e6 e5 v3 f3 e6 v1 f2"
    position = played("ring-majority/tet", game.split()).current.position
    move = position.parse_move("v3")
    assert consequence_text(position, move) == (
        "captures f1 by the ring around e3 and the ring around e2"
    )
    assert captures_text(position.captures(move), position.turn) == (
        "takes 1 by the ring around e3 and the ring around e2"
    )
