"""Variations, comments, signs and drawn marks, made with real clicks and keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.flat.glyphs import q_colour
from ringrealms3d.records.edits import comment_on
from ringrealms3d.records.game_files import read_game
from ringrealms3d.records.node import GameNode, Mark
from ringrealms3d.session.open_game import opened as opened_file
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.features.study.moves_delegate import folds_at
from ringrealms3d.window.features.study.moves_model import ROW
from ringrealms3d.window.main_window import MainWindow
from tests.records.opened import opened
from tests.session.fake_process import FakeProcess
from tests.window.driver import Person
from tests.window.moves_table import cell, cell_texts, click_cell, moves_table, number_texts
from tests.window.pointing import board_view, click, whole_map

LEFT = Qt.MouseButton.LeftButton
TET = "ring-majority/tet"
pytestmark = pytest.mark.opens(TET)


@pytest.fixture
def study(window: MainWindow) -> MainWindow:
    """A window with a game of five moves on the tetrahedron, at its end."""
    window.session.restore(opened(TET, ["v1", "v2", "v3", "v4", "e1"]))
    return window


def run(window: MainWindow, name: str) -> None:
    """Do a command."""
    window.commands.refresh()
    assert Person(window).command(name).isEnabled(), name
    Person(window).command(name).trigger()


def click_place(qtbot: QtBot, window: MainWindow, site: str) -> None:
    place = window.session.position.board.site(site)
    Person(window).click(place)


def branch(window: MainWindow, ply: int, *texts: str) -> GameNode:
    """Play other moves after so many of the main line, and return the last one."""
    window.session.visit((window.session.record.root, *window.session.record.line)[ply])
    for text in texts:
        window.session.play(window.session.position.parse_move(text))
    return window.session.node


@pytest.mark.flat
def test_playing_on_from_an_earlier_position_makes_a_variation(
    qtbot: QtBot, study: MainWindow
) -> None:
    click_cell(qtbot, study, 0, 1)
    assert study.session.node.text == "v2"
    study.session.play(study.session.position.parse_move("f1"))
    assert cell_texts(study) == {
        (0, 0): "v1",
        (0, 1): "v2",
        (1, 0): "v3",
        (2, 0): "f1",
        (3, 0): "…",
        (3, 1): "v4",
        (4, 0): "e1",
    }
    assert number_texts(study) == ["1", "2", "2", "2", "3"]
    click_cell(qtbot, study, 4, 0)
    assert [node.text for node in study.session.node.line()] == ["v1", "v2", "v3", "v4", "e1"]


@pytest.mark.flat
def test_moves_of_both_are_tried_after_a_resignation_and_saved_as_tries(
    qtbot: QtBot, study: MainWindow, tmp_path: Path
) -> None:
    person, played = Person(study), cell_texts(study)
    study.session.set_players((Computer(1), Human()))
    person.choose("game.resign")
    ended = person.state
    for site in ("f1", "f2"):
        click_place(qtbot, study, site)
    assert cell_texts(study) == {**played, (3, 0): "…", (3, 1): "f1", (4, 0): "f2"}
    assert not person.banner.isVisible()
    assert "variations" in person.state
    person.save_as(tmp_path / "game.rrsgf")
    person.choose("game.undo")
    person.choose("game.undo")
    assert (person.state, person.banner.isVisible()) == (ended, True)
    assert cell_texts(study) == played
    assert not person.can("go.next")
    person.choose("game.undo")
    assert "resigned" not in person.state
    study.session.open_game(opened_file(read_game(tmp_path / "game.rrsgf")))
    assert person.state == ended
    assert cell_texts(study) == {**played, (3, 0): "…", (3, 1): "f1", (4, 0): "f2"}


@pytest.mark.flat
def test_a_hint_is_given_where_somebody_resigned(study: MainWindow) -> None:
    study.session.resign()
    Person(study).choose("analysis.hint")
    assert "Looking for a good move" in Person(study).message


@pytest.mark.flat
def test_a_variation_is_promoted_deleted_and_all_comes_back(
    qtbot: QtBot, study: MainWindow
) -> None:
    before = cell_texts(study)
    branch(study, 2, "f1", "f2")
    run(study, "study.main")
    assert [node.text for node in study.session.record.line] == ["v1", "v2", "f1", "f2"]
    assert list(cell_texts(study).values())[:4] == ["v1", "v2", "f1", "v3"]
    study.session.undo()
    assert list(cell_texts(study).values())[:4] == ["v1", "v2", "v3", "f1"]
    study.session.redo()
    study.session.visit(study.session.record.line[2])
    moves_table(study).setFocus()
    qtbot.keyClick(moves_table(study), Qt.Key.Key_Delete)
    assert cell_texts(study) == before
    assert study.session.node.text == "v2"
    assert "Ctrl+Z" in Person(study).message
    study.session.undo()
    assert study.session.node.text == "f1"
    assert len(cell_texts(study)) == 8


@pytest.mark.flat
def test_deleting_where_the_game_does_not_stand_keeps_its_place(study: MainWindow) -> None:
    end = study.session.node
    branch(study, 1, "f1")
    run(study, "study.delete")
    assert study.session.node is end.line()[0]
    assert not study.session.node.children[1:]


@pytest.mark.flat
def test_commands_go_between_variations_forks_and_comments(study: MainWindow) -> None:
    one, two = branch(study, 2, "f1"), branch(study, 2, "f2")
    branch(study, 3, "f3")
    for node, text in ((one, "first"), (two, "second")):
        study.session.visit(node)
        study.session.edit(comment_on(node, text))
    study.session.visit(study.session.record.root)
    for name, text in (
        *(("go.comment", "f1"), ("go.comment", "f2"), ("go.comment_before", "f1")),
        *(("go.variation", "f2"), ("go.variation", "v3"), ("go.variation_before", "f2")),
        *(("go.fork_before", "v2"), ("go.fork_before", "")),
    ):
        run(study, name)
        assert study.session.node.text == text, name
    run(study, "go.fork")
    assert study.session.node.text == "v2"


@pytest.mark.flat
def test_a_comment_is_kept_when_its_box_is_left(qtbot: QtBot, study: MainWindow) -> None:
    box, node = Person(study).comment, study.session.node
    assert not box.isVisible()
    run(study, "study.comment")
    qtbot.waitUntil(box.hasFocus)
    qtbot.keyClicks(box, "why")
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert box.hasFocus(), "a comment may have several lines"
    qtbot.keyClick(box, Qt.Key.Key_Backspace)
    qtbot.keyClicks(box, " here")
    qtbot.keyClick(box, Qt.Key.Key_Escape)
    assert moves_table(study).hasFocus()
    assert node.comment == "why here"
    assert "why here" in cell(study, 2, 0).data(Qt.ItemDataRole.ToolTipRole)
    study.session.go_to(1)
    assert not box.isVisible()
    study.session.go_to(5)
    assert box.isVisible()
    assert box.toPlainText() == "why here"
    study.session.undo()
    assert node.comment == ""
    assert not box.isVisible()


@pytest.mark.flat
def test_a_comment_is_kept_while_it_is_written(qtbot: QtBot, study: MainWindow) -> None:
    box, node = Person(study).comment, study.session.node
    run(study, "study.comment")
    qtbot.waitUntil(box.hasFocus)
    qtbot.keyClicks(box, "why")
    qtbot.waitUntil(lambda: node.comment == "why")
    qtbot.keyClicks(box, " here")
    qtbot.waitUntil(lambda: node.comment == "why here")
    assert box.hasFocus()


@pytest.mark.flat
def test_a_comment_stays_with_the_position_it_was_written_on(
    qtbot: QtBot, study: MainWindow
) -> None:
    node = study.session.node
    run(study, "study.comment")
    qtbot.keyClicks(Person(study).comment, "here")
    study.session.go_to(2)
    assert (node.comment, study.session.node.comment) == ("here", "")


@pytest.mark.flat
def test_undoing_a_note_elsewhere_shows_its_position(study: MainWindow) -> None:
    there = Person(study).shown.stones.tolist()
    study.session.edit(comment_on(study.session.node, "here"))
    study.session.go_to(2)
    study.session.undo()
    assert study.session.node.ply == 5
    assert Person(study).shown.stones.tolist() == there


@pytest.mark.flat
def test_a_sign_stands_after_the_move(study: MainWindow) -> None:
    Person(study).pick("study.glyph", "?!")
    assert cell_texts(study)[2, 0] == "e1?!"
    assert "dubious" in cell(study, 2, 0).data(Qt.ItemDataRole.ToolTipRole)
    Person(study).pick("study.glyph", "")
    assert cell_texts(study)[2, 0] == "e1"
    study.session.undo()
    assert cell_texts(study)[2, 0] == "e1?!"


def test_a_sign_stands_where_the_move_ended(study: MainWindow) -> None:
    Person(study).pick("study.glyph", "!?")
    signed = whole_map(study).grab().toImage()
    assert Person(study).shown.sign == "!?"
    Person(study).pick("study.glyph", "")
    assert Person(study).shown.sign == ""
    plain = whole_map(study).grab().toImage()
    spots = [(x, y) for x in range(plain.width()) for y in range(plain.height())]
    differ = [spot for spot in spots if plain.pixel(*spot) != signed.pixel(*spot)]
    middle = whole_map(study).place_of(Person(study).shown.last[-1])
    assert differ
    assert max(abs(x - middle.x()) + abs(y - middle.y()) for x, y in differ) < 60


def test_labels_end_with_z_and_then_with_stars(qtbot: QtBot, window: MainWindow) -> None:
    window.session.restore(opened("path-tiles/free-turns"))
    node, sites = window.session.node, window.session.position.board.sites
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXY"
    lettered = zip(sites[:25], letters, strict=True)
    node.marks = tuple(Mark("label", (site,), letter) for site, letter in lettered)
    Person(window).pick("study.draw", "label")
    for site in sites[25:27]:
        click_place(qtbot, window, site)
    assert [mark.text for mark in window.session.node.marks[25:]] == ["Z", "*"]


def test_clicks_draw_marks_as_long_as_they_should(qtbot: QtBot, study: MainWindow) -> None:
    view = board_view(study)
    place = view.site_at(view.rect().toRectF().center())
    assert place is not None
    plain = view.canvas.grabFramebuffer()
    Person(study).pick("study.draw", "circle")
    click(qtbot, view, view.place_of(place))
    seen = study.session.position.board.sites[place]
    assert view.canvas.grabFramebuffer() != plain
    Person(study).pick("study.draw", "label")
    for site in ("f2", "f3", "f2"):
        click_place(qtbot, study, site)
    Person(study).pick("study.draw", "arrow")
    click_place(qtbot, study, "f4")
    click_place(qtbot, study, "e6")
    assert study.session.node.marks == (
        Mark("circle", (seen,)),
        Mark("label", ("f3",), "B"),
        Mark("arrow", ("f4", "e6")),
    )
    spot = whole_map(study).place_of(study.session.position.board.site("f3")).toPoint() - QPoint(
        5, 0
    )
    drawn = whole_map(study).grab().toImage()
    colours = {
        drawn.pixelColor(spot + QPoint(dx, dy)).name()
        for dx in range(-4, 12)
        for dy in range(-8, 9)
    }
    assert q_colour(Person(study).theme.note).name() in colours
    study.setFocus()
    qtbot.keyClick(study, Qt.Key.Key_Escape)
    marked = study.session.node
    click_place(qtbot, study, "e6")
    assert study.session.node.parent is marked
    assert not Person(study).shown.notes


@pytest.mark.flat
def test_marks_are_of_the_position_and_can_be_removed(qtbot: QtBot, study: MainWindow) -> None:
    Person(study).pick("study.draw", "cross")
    Person(study).click(3)
    assert Person(study).shown.notes
    study.session.go_to(2)
    assert not Person(study).shown.notes
    study.session.go_to(5)
    run(study, "study.clear")
    assert not Person(study).shown.notes
    study.session.undo()
    assert Person(study).shown.notes


@pytest.mark.flat
def test_an_arrow_that_was_begun_ends_with_its_position(study: MainWindow) -> None:
    Person(study).pick("study.draw", "arrow")
    Person(study).click(study.session.position.board.size - 1)
    assert Person(study).shown.notes
    study.session.new_game("ring-majority/tet")
    assert not Person(study).shown.notes
    Person(study).click(0)
    assert study.session.node.marks == ()


@pytest.mark.flat
def test_marks_are_not_drawn_beside_the_board(study: MainWindow) -> None:
    study.session.new_game("path-tiles/free-turns")
    Person(study).pick("study.draw", "circle")
    Person(study).click(study.session.position.board.size)
    assert study.session.node.marks == ()
    assert "on the board only" in Person(study).message


@pytest.mark.few(2)
@pytest.mark.parametrize("text", ["好ä①", "x" * 20_000, "\ud800", "\x01", " "])
def test_labels_of_strangers_are_drawn_on_both_boards(
    qtbot: QtBot, study: MainWindow, text: str
) -> None:
    session, view = study.session, board_view(study)
    sites = session.position.board.sites
    site = next(name for place, name in enumerate(sites) if not view.is_hidden(place))
    view.canvas.render()
    solid, plan = view.canvas.grabFramebuffer(), whole_map(study).grab().toImage()
    session.node.marks = (Mark("label", (site,), text),) * 20_000
    Person(study).pick("study.draw", "circle")
    assert whole_map(study).grab().toImage() != plan
    qtbot.waitUntil(lambda: view.canvas.grabFramebuffer() != solid)
    session.node.marks = ()
    Person(study).pick("study.draw", "cross")
    assert whole_map(study).grab().toImage() == plan


@pytest.mark.nightly
@pytest.mark.flat
def test_a_long_variation_is_folded_until_it_is_shown(qtbot: QtBot, window: MainWindow) -> None:
    window.session.new_game("ring-majority/co")
    for code in range(45):
        window.session.play(Move(code))
    main = window.session.node
    window.session.go_to(2)
    for code in range(49, 14, -1):
        window.session.play(Move(code))
    inside = window.session.node
    assert len(cell_texts(window)) > 80
    window.session.visit(main)
    hidden = f"{inside.line()[2].text}  +34"
    assert hidden in cell_texts(window).values()
    table = moves_table(window)
    row = next(row for (row, _), text in cell_texts(window).items() if text == hidden)
    index = cell(window, row, 0).siblingAtColumn(0)
    assert folds_at(index.data(ROW), table.visualRect(index).left() + 15)
    table.scrollTo(index)
    spot = table.visualRect(index)
    qtbot.mouseClick(table.viewport(), LEFT, pos=QPoint(spot.left() + 15, spot.center().y()))
    assert inside.text in cell_texts(window).values()
    window.session.visit(inside)
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Space)
    assert f"{inside.line()[2].text}  +34" in cell_texts(window).values()
    window.session.visit(inside.line()[5])
    assert f"{inside.line()[2].text}  +34" not in cell_texts(window).values()


@pytest.mark.flat
def test_the_computer_does_not_answer_notes_or_edits(
    window: MainWindow, engines: type[FakeProcess]
) -> None:
    window.session.restore(opened(TET, ["v1", "v2", "v3"]))
    window.session.go_to(0)
    for text in ("f1", "v2"):
        window.session.play(window.session.position.parse_move(text))
    window.session.set_player(1, Computer(1))
    window.session.go_to(1)
    window.session.edit(comment_on(window.session.node, "looked at"))
    Person(window).choose("study.main")
    (engine,) = engines.started
    for number in engine.requests:
        engine.answer(Move(5), number)
    QApplication.processEvents()
    assert len(window.session.moves) == 1


@pytest.mark.flat
def test_path_tiles_show_their_tiles(window: MainWindow) -> None:
    window.session.new_game("path-tiles/free-turns")
    window.session.play(window.session.position.legal_moves[0])
    icon = cell(window, 0, 0).data(Qt.ItemDataRole.DecorationRole)
    Person(window).pick("view.theme", "black-and-white")
    other = cell(window, 0, 0).data(Qt.ItemDataRole.DecorationRole)
    assert other.toImage() != icon.toImage()
    assert not icon.isNull()
    window.session.new_game(TET)
    window.session.play(Move(0))
    assert cell(window, 0, 0).data(Qt.ItemDataRole.DecorationRole) is None


@pytest.mark.flat
def test_a_variation_is_folded_by_its_triangle_and_by_the_space_bar(
    qtbot: QtBot, window: MainWindow
) -> None:
    session = window.session
    session.restore(opened(TET, ["v1", "v2", "v3"]))
    session.go_to(1)
    for text in ("e1", "e2"):
        session.play(session.position.parse_move(text))
    inside, table = session.node, moves_table(window)
    session.visit(session.record.root.children[0].children[0])
    open_texts = cell_texts(window)
    assert "e2" in open_texts.values()
    row = next(row for (row, _), text in open_texts.items() if text.startswith("e1"))
    spot = table.visualRect(cell(window, row, 0).siblingAtColumn(0))
    place = QPoint(spot.left() + 15, spot.center().y())
    qtbot.mouseClick(table.viewport(), LEFT, pos=place)
    assert "e2" not in cell_texts(window).values()
    assert "e1  +1" in cell_texts(window).values()
    qtbot.mouseClick(table.viewport(), LEFT, pos=place)
    assert cell_texts(window) == open_texts
    session.visit(inside)
    qtbot.keyClick(table, Qt.Key.Key_Space)
    assert "e2" not in cell_texts(window).values()
