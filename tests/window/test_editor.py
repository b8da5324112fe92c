"""Setting up positions with real clicks, keys and fens, and playing on from them."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest
from PyQt6.QtCore import QPoint, QPointF, Qt
from PyQt6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QFrame,
    QLabel,
    QListWidget,
    QMenu,
    QPushButton,
    QRadioButton,
    QSpinBox,
)
from pytestqt.qtbot import QtBot

import ringrealms3d as rr
from ringrealms3d.core.move import Move
from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.session.autosave import load_game
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.board.map_view import MapView
from ringrealms3d.window.features.editor.panel import EditorPanel
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from tests.records.opened import ended, opened
from tests.session.fake_process import FakeProcess
from tests.window.driver import Person, find, named
from tests.window.pointing import board_view, click, face, flat_map, hover, whole_map

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
TET = "ring-majority/tet"


def open_editor(window: MainWindow, uid: str) -> EditorPanel:
    """Open the editor on a new game of a variant and return its panel."""
    window.session.new_game(uid)
    Person(window).command("game.edit").trigger()
    return panel_of(window)


def panel_of(window: MainWindow) -> EditorPanel:
    QApplication.processEvents()
    (panel,) = (each for each in window.findChildren(EditorPanel) if each.isVisible())
    return panel


def choose(qtbot: QtBot, panel: EditorPanel, piece: int) -> None:
    """Click a piece of the palette."""
    palette = panel.palette_list
    for row in range(palette.count()):
        item = palette.item(row)
        assert item is not None
        if item.data(Qt.ItemDataRole.UserRole) == piece:
            palette.scrollToItem(item)
            viewport = palette.viewport()
            qtbot.mouseClick(viewport, LEFT, pos=palette.visualItemRect(item).center())
    assert palette.chosen == piece


def press(qtbot: QtBot, panel: EditorPanel, text: str) -> None:
    """Click a button, a box or a switch by its text."""
    kinds = (QPushButton, QCheckBox, QRadioButton)
    buttons = [button for kind in kinds for button in panel.findChildren(kind)]
    (button,) = (button for button in buttons if button.text().replace("&", "") == text)
    assert isinstance(button, QAbstractButton)
    assert button.isEnabled(), text
    spot = QPoint(10, button.height() // 2)
    qtbot.mouseClick(button, LEFT, pos=spot)


def type_fen(qtbot: QtBot, panel: EditorPanel, text: str) -> None:
    panel.fen.selectAll()
    qtbot.keyClicks(panel.fen, text)


def shown_map(window: MainWindow) -> MapView:
    plan = flat_map(window)
    return plan if plan.isVisible() else whole_map(window)


def click_map(qtbot: QtBot, window: MainWindow, place: int | str) -> None:
    """Click a place of the map with the left button."""
    board = shown_map(window)
    qtbot.mouseClick(board, LEFT, pos=board.place_of(number(window, place)).toPoint())


def number(window: MainWindow, place: int | str) -> int:
    return window.session.position.board.site(place) if isinstance(place, str) else place


def click_solid(qtbot: QtBot, window: MainWindow, place: int | str) -> None:
    """Click a place of the board in space, which is turned so that it can be seen."""
    view, site = board_view(window), number(window, place)
    face(view, in_space(window.session.position.variant.layout).normals[site])
    click(qtbot, view, view.place_of(site))


def play_to_the_end(window: MainWindow) -> None:
    """Play two random moves in the window, and open the game again with all others played."""
    choose, session = random.Random(4).choice, window.session
    for _ in range(2):
        session.play(choose(session.position.legal_moves))
    session.restore(ended(session.game, choose))
    assert session.outcome is not None
    assert Person(window).banner.isVisible()


@pytest.mark.opens(TET)
def test_a_realm_is_set_up_on_board_and_map_and_played_to_its_end(
    qtbot: QtBot, window: MainWindow
) -> None:
    panel = open_editor(window, TET)
    click_solid(qtbot, window, "f1")
    choose(qtbot, panel, 2)
    click_map(qtbot, window, "v1")
    click_solid(qtbot, window, "e1")
    hover(board_view(window), QPointF(1, 1))  # the board turns back, and is pointed at again
    choose(qtbot, panel, 0)
    click_map(qtbot, window, "e1")
    press(qtbot, panel, "Blue")
    red, _ = panel.findChildren(QSpinBox)
    red.setValue(3)
    assert panel.fen.text() == "r3/6/b3:b:3,13"
    assert panel.verdict.text == "This position can be played."
    assert window.session.position.fen() == "4/6/4:r:14,14"
    press(qtbot, panel, "Play from here")
    assert not Person(window).edits
    assert window.session.position.fen() == "r3/6/b3:b:3,13"
    assert not Person(window).unlike(Person(window).content())
    play_to_the_end(window)
    assert window.session.record.start.fen() == "r3/6/b3:b:3,13"


@pytest.mark.nightly
@pytest.mark.opens("loop/mini")
def test_a_pile_is_set_up_and_what_hangs_in_the_air_is_named(
    qtbot: QtBot, window: MainWindow
) -> None:
    panel = open_editor(window, "loop/mini")
    click_map(qtbot, window, "2b1")
    assert "rests on" in panel.verdict.text
    assert not panel.findChildren(QPushButton)[2].isEnabled()
    under = window.session.position.board.under(number(window, "2b1"))  # type: ignore[attr-defined]
    for place in under:
        click_map(qtbot, window, place)
    assert panel.verdict.text == "This position can be played."
    choose(qtbot, panel, 2)
    click_solid(qtbot, window, "1a1")
    press(qtbot, panel, "White")
    press(qtbot, panel, "Play from here")
    stones = window.session.position.stones
    assert np.flatnonzero(stones == 1).tolist() == sorted((*under, number(window, "2b1")))
    assert np.flatnonzero(stones == 2).tolist() == [number(window, "1a1")]
    play_to_the_end(window)


@pytest.mark.opens("path-tiles/free-turns")
def test_tiles_are_put_on_cells_and_racks_and_played(qtbot: QtBot, window: MainWindow) -> None:
    window.session.restore(opened("path-tiles/free-turns"))
    position = window.session.position
    Person(window).command("game.edit").trigger()
    panel = panel_of(window)
    press(qtbot, panel, "Clear")
    assert panel.verdict.text == "There is no tile on the board."
    choose(qtbot, panel, int(position.stones.max()))
    click_solid(qtbot, window, "e5")
    fitting, _ = position.move_places(position.legal_moves[0])
    others = (place for place in range(81, 95) if place != fitting)
    for place, source in zip((82, 81, 88, 89), (fitting, *others), strict=False):
        choose(qtbot, panel, int(position.pieces[source]))
        click_map(qtbot, window, place)
    choose(qtbot, panel, 0)
    click_map(qtbot, window, 81)
    assert panel.verdict.text == "This position can be played."
    press(qtbot, panel, "Play from here")
    racks = window.session.position.racks
    assert racks is not None
    assert [sum(tile >= 0 for tile in rack) for rack in racks] == [1, 2]
    assert window.session.position.stones[40] == position.stones.max()
    play_to_the_end(window)


@pytest.mark.nightly
@pytest.mark.opens("loops-n-leaps/8")
def test_men_and_leapers_are_set_up_around_pillars_that_stay(
    qtbot: QtBot, window: MainWindow
) -> None:
    panel = open_editor(window, "loops-n-leaps/8")
    pillar = int((window.session.position.pieces == -1).argmax())
    click_map(qtbot, window, pillar)
    assert Person(window).message.endswith("is a pillar.")
    choose(qtbot, panel, 3)
    click_solid(qtbot, window, "i8")
    assert Person(window).shown.stones[number(window, "i8")] == 3
    choose(qtbot, panel, 2)
    click_map(qtbot, window, "h8")
    press(qtbot, panel, "Black may swap")
    assert "only Black may swap" in panel.verdict.text
    press(qtbot, panel, "Black may swap")
    press(qtbot, panel, "Play from here")
    position = window.session.position
    texts = [position.format_move(move) for move in position.legal_moves]
    assert any(text.startswith("i8-") for text in texts)
    play_to_the_end(window)


@pytest.mark.nightly
@pytest.mark.opens("loophole-2d/14")
def test_stones_are_set_up_beside_those_from_the_start(qtbot: QtBot, window: MainWindow) -> None:
    panel = open_editor(window, "loophole-2d/14")
    click_map(qtbot, window, "d1")
    assert Person(window).message == "Not possible: d1 holds a black starting stone."
    choose(qtbot, panel, 2)
    click_solid(qtbot, window, "h8")
    press(qtbot, panel, "White")
    press(qtbot, panel, "Play from here")
    assert window.session.position.turn == 1
    assert window.session.position.stones[number(window, "h8")] == 2
    play_to_the_end(window)


@pytest.mark.few(1)
@pytest.mark.flat
@pytest.mark.parametrize("uid", [TET, "loop/mini", "path-tiles/free-turns", "loophole-2d/14"])
def test_flat_boards_are_set_up_as_well(qtbot: QtBot, window: MainWindow, uid: str) -> None:
    panel = open_editor(window, uid)
    place = int((Person(window).shown.stones == 0).argmax())
    click_map(qtbot, window, place)
    assert Person(window).shown.stones[place] == panel.palette_list.chosen
    click_map(qtbot, window, place)
    assert Person(window).shown.stones[place] == 0


@pytest.mark.flat
def test_a_right_click_removes_and_opens_a_menu_only_beside_the_board(
    qtbot: QtBot, window: MainWindow
) -> None:
    open_editor(window, TET)
    click_map(qtbot, window, "f1")
    board = shown_map(window)
    board.customContextMenuRequested.emit(board.place_of(0).toPoint())
    assert not Person(window).shown.stones.any()
    assert QApplication.activePopupWidget() is None
    board.customContextMenuRequested.emit(QPoint(1, 1))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.close()


def test_a_right_click_on_the_board_in_space_removes(qtbot: QtBot, window: MainWindow) -> None:
    open_editor(window, TET)
    click_solid(qtbot, window, "f1")
    view = board_view(window)
    qtbot.mouseClick(view, RIGHT, pos=view.place_of(0).toPoint())
    assert not Person(window).shown.stones.any()
    assert QApplication.activePopupWidget() is None


def test_the_chosen_piece_is_seen_where_the_pointer_is(qtbot: QtBot, window: MainWindow) -> None:
    panel = open_editor(window, TET)
    choose(qtbot, panel, 2)
    Person(window).hover(3)
    person = Person(window)
    assert person.sees(person.content(legal=()), hovered=3, ghost=(2, 3))
    assert Person(window).site == "f4"


@pytest.mark.few(2)
@pytest.mark.flat
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("4/6 and what else one may write in a hurry", "expected 3 fields"),
        ("rrrr/6/4:r:11,14", "Red would have 15 of 14 stones"),
        ("4/6/4:x:14,14", "side to move is 'x'"),
        ("<b>4</b>/6/4:r:14,14", "<"),
    ],
)
def test_a_typed_fen_is_refused_at_once_and_mended_by_a_click(
    qtbot: QtBot, window: MainWindow, text: str, said: str
) -> None:
    panel = open_editor(window, TET)
    click_map(qtbot, window, "f1")
    type_fen(qtbot, panel, text)
    assert said in panel.verdict.text
    verdict = named(panel, QLabel, "Whether the position can be played")
    wrapped = Qt.TextFlag.TextWordWrap
    room = verdict.fontMetrics().boundingRect(verdict.rect(), wrapped, verdict.text())
    assert room.height() <= verdict.height()
    assert panel.fen.text() == text
    assert Person(window).shown.stones[0] == 1
    for name in ("Play from here", "Analyse", "Copy"):
        (button,) = (
            b for b in panel.findChildren(QPushButton) if b.text().replace("&", "") == name
        )
        assert not button.isEnabled()
    click_map(qtbot, window, "f2")
    assert panel.fen.text() == "rr2/6/4:r:12,14"
    assert panel.verdict.text == "This position can be played."


@pytest.mark.flat
def test_a_typed_fen_shows_on_board_and_fields(qtbot: QtBot, window: MainWindow) -> None:
    panel = open_editor(window, TET)
    type_fen(qtbot, panel, "rb2/6/4:b:3,4")
    stones = window.session.position.pieces.copy()
    stones[:2] = 1, 2
    assert Person(window).sees(Person(window).content(stones=stones, legal=()))
    assert [box.value() for box in panel.findChildren(QSpinBox)] == [3, 4]
    assert [button.isChecked() for button in panel.findChildren(QRadioButton)] == [False, True]


@pytest.mark.flat
def test_a_copied_position_can_be_typed_in_again(qtbot: QtBot, window: MainWindow) -> None:
    panel = open_editor(window, TET)
    click_map(qtbot, window, "f1")
    press(qtbot, panel, "Copy")
    clipboard = QApplication.clipboard()
    assert clipboard is not None
    assert clipboard.text() == f"{TET} r3/6/4:r:13,14"
    press(qtbot, panel, "Clear")
    panel.fen.selectAll()
    panel.fen.paste()
    assert panel.verdict.text == "This position can be played."
    assert Person(window).shown.stones[0] == 1


@pytest.mark.flat
def test_a_position_that_was_set_up_can_be_written_before_its_first_move(
    qtbot: QtBot, window: MainWindow
) -> None:
    panel = open_editor(window, TET)
    click_map(qtbot, window, "f1")
    press(qtbot, panel, "Play from here")
    Person(window).choose("game.copy")
    clipboard = QApplication.clipboard()
    assert clipboard is not None
    assert rr.parse_game(clipboard.text()).fen == "r3/6/4:r:13,14"


@pytest.mark.flat
def test_a_position_in_which_the_game_is_over_says_so(qtbot: QtBot, window: MainWindow) -> None:
    panel = open_editor(window, TET)
    type_fen(qtbot, panel, "r3/6/4:r:0,14")
    assert (
        panel.verdict.text
        == "Red is to move and has no stone left to place: the game is over here."
    )
    press(qtbot, panel, "Play from here")
    assert window.session.outcome is not None


@pytest.mark.flat
def test_steps_are_taken_back_in_the_editor_and_the_game_stays(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.session.restore(opened(TET, ["f1", "v1"]))
    Person(window).command("game.edit").trigger()
    panel = panel_of(window)
    click_map(qtbot, window, "f2")
    click_map(qtbot, window, "f3")
    Person(window).command("game.undo").trigger()
    assert panel.fen.text() == "rr2/6/b3:r:12,13"
    Person(window).command("game.redo").trigger()
    assert panel.fen.text() == "rrr1/6/b3:r:11,13"
    for _ in range(2):
        Person(window).command("game.undo").trigger()
    assert not Person(window).command("game.undo").isEnabled()
    assert len(window.session.moves) == 2
    press(qtbot, panel, "Clear")
    press(qtbot, panel, "From the game")
    assert panel.fen.text() == "r3/6/b3:r:13,13"


@pytest.mark.flat
def test_cancelling_goes_on_with_the_game(qtbot: QtBot, window: MainWindow) -> None:
    window.session.restore(opened(TET, ["f1", "v1"]))
    before = Person(window).tabs
    Person(window).command("game.edit").trigger()
    waited = window.session.paused
    assert Person(window).tabs == ["Set up a position", "Analysis"]
    click_map(qtbot, window, "f2")
    press(qtbot, panel_of(window), "Cancel")
    assert "chosen piece" not in Person(window).message
    assert (waited, window.session.paused) == (True, False)
    assert Person(window).tabs == before
    assert Person(window).sees(Person(window).content())
    click_map(qtbot, window, "f2")
    assert [node.text for node in window.session.line] == ["f1", "v1", "f2"]


@pytest.mark.flat
def test_a_closed_panel_is_a_cancelled_one(window: MainWindow) -> None:
    open_editor(window, TET)
    find(window, QFrame, "editor").close()
    assert not Person(window).edits
    assert not window.session.paused
    window.session.pause()
    Person(window).command("game.edit").trigger()
    Person(window).leave()
    assert window.session.paused


@pytest.mark.flat
def test_the_game_waits_unchanged(window: MainWindow) -> None:
    window.session.restore(opened(TET, ["f1", "v1"]))
    names = ("analysis.hint", "analysis.on", "review.start", "study.comment", "go.previous")
    for on in (False, True, False):
        assert Person(window).edits is on
        assert [Person(window).command(name).isEnabled() for name in names] == [not on] * len(names)
        Person(window).leave() if on else Person(window).command("game.edit").trigger()
        window.commands.refresh()


@pytest.mark.flat
def test_the_game_before_comes_back_and_is_kept_meanwhile(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.session.restore(opened(TET, ["f1", "v1"]))
    Person(window).command("game.edit").trigger()
    press(qtbot, panel_of(window), "Clear")
    press(qtbot, panel_of(window), "Play from here")
    assert "Ctrl+Z" in Person(window).message
    kept = load_game(tmp_path / "game.json")
    assert kept is not None
    assert [node.text for node in kept.cursor.line()] == ["f1", "v1"]
    Person(window).command("game.undo").trigger()
    assert [node.text for node in window.session.line] == ["f1", "v1"]


@pytest.mark.flat
def test_the_computer_waits_and_then_plays_on_from_the_position(
    qtbot: QtBot, window: MainWindow, engines: type[FakeProcess]
) -> None:
    window.session.set_players((Human(), Computer(1)))
    window.session.play(window.session.position.parse_move("f1"))
    Person(window).command("game.edit").trigger()
    engines.started[-1].answer(Move(1))
    QApplication.processEvents()
    assert len(window.session.moves) == 1
    press(qtbot, panel_of(window), "Clear")
    press(qtbot, panel_of(window), "Play from here")
    assert window.session.players == (Human(), Computer(1))
    assert isinstance(window.session.player_to_move, Human)


@pytest.mark.flat
def test_analysing_a_position_makes_it_the_game_of_people(qtbot: QtBot, window: MainWindow) -> None:
    window.session.set_players((Computer(1), Human()))
    open_editor(window, TET)
    type_fen(qtbot, panel_of(window), "rb2/6/4:r:3,4")
    press(qtbot, panel_of(window), "Analyse")
    assert window.session.players == (Human(), Human())
    assert window.session.position.fen() == "rb2/6/4:r:3,4"
    assert Person(window).command("analysis.on").isChecked()
    assert not Person(window).panel("analysis").isHidden()


@pytest.mark.flat
def test_another_game_closes_the_editor(window: MainWindow) -> None:
    for uid in ("loop/mini", "path-tiles/free-turns", TET):
        open_editor(window, TET)
        window.session.new_game(uid)
        assert not any(panel.isVisible() for panel in window.findChildren(EditorPanel))
        assert Person(window).sees(Person(window).content())


@pytest.mark.flat
def test_a_window_that_closes_in_the_editor_opens_with_its_panels(
    window: MainWindow, settings: Settings
) -> None:
    open_editor(window, TET)
    before = Person(window).front
    window.close()
    again = MainWindow(TET, Settings(settings.path), Path("unused.json"), None)
    again.show()
    assert Person(again).front == "Moves" != before
    assert "Players" not in Person(again).tabs
    again.close()


@pytest.mark.wide
@pytest.mark.flat
def test_all_pieces_with_names_are_seen_without_scrolling(qtbot: QtBot, window: MainWindow) -> None:
    panel = open_editor(window, "loop/mini")
    for width in range(900, 1300, 30):
        window.resize(width, 700)
        qtbot.waitUntil(lambda: shown_whole(panel.palette_list))


def shown_whole(pieces: QListWidget) -> bool:
    viewport = pieces.viewport()
    assert viewport is not None
    rows = map(pieces.visualItemRect, filter(None, map(pieces.item, range(pieces.count()))))
    return all(viewport.rect().contains(row) for row in rows)


@pytest.mark.few(1)
@pytest.mark.flat
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_palette_takes_the_theme_s_colours(
    qtbot: QtBot, window: MainWindow, theme: str
) -> None:
    panel = open_editor(window, TET)
    choose(qtbot, panel, 2)
    Person(window).pick("view.theme", "dark" if theme == "light" else "light")
    Person(window).pick("view.theme", theme)
    assert panel.palette_list.chosen == 2
    assert panel.palette_list.count() == 3
    size = panel.palette_list.iconSize() * panel.palette_list.devicePixelRatioF()
    for row in range(3):
        item = panel.palette_list.item(row)
        assert item is not None
        assert item.icon().availableSizes() == [size]  # drawn as sharp as it is shown
