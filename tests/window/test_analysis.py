"""Analysing in the window, with an engine that the test speaks for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PyQt6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PyQt6.QtGui import QImage
from PyQt6.QtWidgets import (
    QApplication,
    QLabel,
    QPushButton,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

import ringrealms3d as rr
from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.engine.levels import Limit
from ringrealms3d.flat.glyphs import q_colour
from ringrealms3d.records.edits import comment_on
from ringrealms3d.scene.content import STRONGEST, MoveMark, with_outcome
from ringrealms3d.session.players import Computer, Human, OpponentProgram
from ringrealms3d.window.features.analysis.candidate_table import CandidateTable
from ringrealms3d.window.features.play.program_dialog import ProgramDialog
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.known_programs import PROGRAMS
from ringrealms3d.window.shell.settings import Settings
from ringrealms3d.window.widgets.texts import program_name
from tests.engine.ugi.fake_program import FakeProgram
from tests.records.opened import opened_at
from tests.session.fake_process import FakeProcess
from tests.session.test_insight import ring_of_three, ring_with, whole_game
from tests.window.driver import Motion, Person, is_due, press
from tests.window.pointing import board_view, hover, whole_map
from tests.window.test_programs import fill_in, listed, programs_dialog

pytestmark = pytest.mark.usefixtures("engines")

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


def found(codes: list[int], simulations: int = 1000, best: float = 0.6) -> Analysis:
    """Return an analysis that likes these moves in this order, each a little less."""
    candidates = tuple(
        Candidate(Move(code), 500 - rank, best - 0.03 * rank, 1.5 - rank, line=(Move(code),))
        for rank, code in enumerate(codes)
    )
    return Analysis(candidates, candidates[0].line, simulations, simulations / 1000)


def find(qtbot: QtBot, analysis: Analysis) -> None:
    """Let the analyst's engine tell something."""
    FakeProcess.started[-1].find(analysis)
    qtbot.wait(1)


def analysed(qtbot: QtBot, window: MainWindow, codes: list[int]) -> CandidateTable:
    """Switch the analysis on and let it find these moves; return the list of them."""
    Person(window).switch("analysis.on", True)
    find(qtbot, found(codes))
    return Person(window).best_moves


def texts(table: CandidateTable, column: int = 0) -> list[str]:
    items = [table.item(row, column) for row in range(table.rowCount())]
    return [item.text() for item in items if item]


def names(window: MainWindow, codes: list[int]) -> list[str]:
    return [window.session.position.format_move(Move(code)) for code in codes]


def sees_line(window: MainWindow, *codes: int) -> bool:
    """Return whether the map marks just these moves, with their numbers."""
    person = Person(window)
    line = enumerate(codes, start=1)
    marks = (MoveMark((site,), STRONGEST, str(number), in_line=True) for number, site in line)
    return person.sees(person.content(candidates=tuple(marks)))


def sees_marks(window: MainWindow, *marks: tuple[int, int, str], **others: Sequence[int]) -> bool:
    """Return whether the map marks just these moves, given by site, strength and text."""
    candidates = tuple(MoveMark((site,), strength, text) for site, strength, text in marks)
    person = Person(window)
    return person.sees(person.content(candidates=candidates, **others))


def sees_moves(window: MainWindow, codes: list[int]) -> bool:
    """Return whether the map marks just these moves of the list, as good as the list says."""
    table = Person(window).best_moves
    chances = {
        window.session.position.parse_move(name).code: int(chance.removesuffix(" %"))
        for name, chance in zip(texts(table), texts(table, 1), strict=True)
    }
    best = max(chances.values(), default=0)
    strengths = [STRONGEST - round((best - chances[code]) / 2) for code in codes]
    marks = zip(codes, strengths, map(chances.__getitem__, codes), strict=True)
    return sees_marks(window, *((code, max(0, steps), str(per)) for code, steps, per in marks))


def message(window: MainWindow) -> str:
    return Person(window).message


def cell(table: CandidateTable, row: int) -> QPoint:
    return table.visualItemRect(table.item(row, 0)).center()


def button(window: MainWindow, text: str) -> QPushButton:
    buttons = Person(window).panel("analysis").findChildren(QPushButton)
    return next(found for found in buttons if found.text() == text)


def labels(window: MainWindow) -> list[str]:
    return [label.text() for label in Person(window).panel("analysis").findChildren(QLabel)]


def is_on(window: MainWindow) -> bool:
    return Person(window).command("analysis.on").isChecked()


@pytest.mark.flat
def test_nothing_runs_before_it_is_asked_for(qtbot: QtBot, window: MainWindow) -> None:
    window.session.play(Move(3))
    assert not FakeProcess.started
    assert not Person(window).command("analysis.on").isChecked()
    assert Person(window).best_moves.rowCount() == 0


def test_a_key_switches_the_analysis_on_and_off(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(board_view(window), Key.Key_A)
    assert is_on(window)
    assert Person(window).command("analysis.on").isChecked()
    assert button(window, "Analyse").isChecked()
    assert "The engine is getting ready…" in labels(window)
    find(qtbot, found([3, 5]))
    Person(window).best_moves.setFocus()
    qtbot.keyClick(Person(window).best_moves, Key.Key_A)
    assert not is_on(window)
    assert not Person(window).command("analysis.on").isChecked()
    assert Person(window).best_moves.rowCount() == 0
    assert sees_moves(window, [])


@pytest.mark.flat
def test_the_panels_button_does_the_same(qtbot: QtBot, window: MainWindow) -> None:
    Person(window).switch("analysis.on", True)
    Person(window).switch("analysis.on", False)
    qtbot.mouseClick(button(window, "Analyse"), LEFT)
    assert is_on(window)
    assert Person(window).command("analysis.on").isChecked()
    assert not button(window, "Hint").isEnabled()
    qtbot.mouseClick(button(window, "Analyse"), LEFT)
    assert not is_on(window)


def test_what_was_found_before_is_found_again(qtbot: QtBot, window: MainWindow) -> None:
    line = (Move(3), Move(5))
    same = Analysis((Candidate(line[0], 90, 0.7, line=line),), line, 90, 1.0)
    for _ in range(2):
        Person(window).switch("analysis.on", True)
        find(qtbot, same)
        first, second = names(window, [3, 5])
        assert Person(window).why == f"{first}: the expected answer is {second}."
        assert sees_moves(window, [3])
        Person(window).switch("analysis.on", False)


def test_the_tabulator_goes_down_the_panel(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(board_view(window), Key.Key_A)
    qtbot.keyClick(board_view(window), Key.Key_A)
    parts = [button(window, "Analyse"), button(window, "Hint"), Person(window).best_moves]
    parts[0].setFocus()
    for part in parts:
        assert part.hasFocus()
        qtbot.keyClick(part, Key.Key_Tab)


def test_the_best_moves_are_listed_and_marked(qtbot: QtBot, window: MainWindow) -> None:
    codes = [3, 5, 7, 9, 11, 13, 15]
    table = analysed(qtbot, window, codes)
    assert texts(table) == names(window, codes[:5])
    assert texts(table, 1)[:3] == ["60 %", "57 %", "54 %"]
    assert texts(table, 2)[:3] == ["+1.5", "+0.5", "-0.5"]
    assert sees_moves(window, codes[:5])
    best, *others = (3, STRONGEST, "60"), (5, 1, "57"), (7, 0, "54"), (9, 0, "51"), (11, 0, "48")
    assert sees_marks(window, best, *others)
    assert not sees_marks(window, (3, 2, "60"), *others[::-1])
    assert "1000 playouts" in labels(window)
    assert Person(window).chances == "Red 60 %"
    find(qtbot, found(codes, simulations=13_000))
    assert "13 k playouts, 1000 a second" in labels(window)


def test_what_is_certain_is_told_in_words(qtbot: QtBot, window: MainWindow) -> None:
    Person(window).switch("analysis.on", True)
    rows = [("win", 1.0), ("draw", 0.5), ("loss", 0.0)]
    candidates = tuple(
        Candidate(Move(code), 90, value, proven=proven) for code, (proven, value) in enumerate(rows)
    )
    for best, sign in ((2, "L"), (1, "D"), (0, "W")):
        find(qtbot, Analysis(candidates[best:], (), 300, 1.0))
        assert sees_marks(window, (best, STRONGEST, sign))  # of the best result
    assert texts(Person(window).best_moves, 1) == ["wins", "draws", "loses"]
    assert "The result of every move is proven." in labels(window)
    assert Person(window).why == f"{names(window, [0])[0]} wins, whatever the answer."
    Person(window).best_moves.selectRow(2)
    assert Person(window).why == f"{names(window, [2])[0]} loses against the best answers."


@pytest.mark.flat
def test_who_leads_is_told_from_seat_to_seat(qtbot: QtBot, window: MainWindow) -> None:
    window.session.play(Move(30))
    analysed(qtbot, window, [3, 5])
    assert Person(window).chances == "Blue 60 %"
    find(qtbot, found([3, 5], best=0.3))
    assert Person(window).chances == "Red 70 %"


@pytest.mark.flat
def test_margins_are_for_games_that_have_them(qtbot: QtBot, window: MainWindow) -> None:
    table = analysed(qtbot, window, [3, 5])
    table.resize(700, 300)
    assert not table.isColumnHidden(2)
    window.session.new_game("loophole-2d/14")
    find(qtbot, found([20, 21]))
    table.resize(701, 300)
    assert table.isColumnHidden(2)


def test_a_move_makes_all_of_it_stale(qtbot: QtBot, window: MainWindow) -> None:
    table = analysed(qtbot, window, [3, 5])
    window.session.play(Move(9))
    assert (table.rowCount(), Person(window).why) == (0, "")
    assert sees_moves(window, [])
    find(qtbot, found([7]))
    assert sees_moves(window, [7])
    window.session.undo()
    assert sees_moves(window, [])


def test_a_selected_move_stays_selected_while_the_order_changes(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = analysed(qtbot, window, [3, 5, 7])
    qtbot.mouseClick(table.viewport(), LEFT, pos=cell(table, 1))
    assert sees_moves(window, [5])
    find(qtbot, found([5, 7, 3]))
    assert table.currentRow() == 0
    assert sees_moves(window, [5])
    assert not window.session.moves
    find(qtbot, found([7, 3]))
    assert not table.selectedItems()
    assert sees_moves(window, [7, 3])


@pytest.mark.nightly
def test_pointing_at_a_move_shows_it_alone(qtbot: QtBot, window: MainWindow) -> None:
    table = analysed(qtbot, window, [3, 5, 7])
    viewport = table.viewport()
    assert viewport is not None
    hover(viewport, QPointF(cell(table, 2)))
    assert sees_moves(window, [7])
    assert sees_marks(window, (7, 0, "54"))
    hover(viewport, QPointF(cell(table, 2)) + QPointF(0, 200))
    assert sees_moves(window, [3, 5, 7])
    hover(viewport, QPointF(cell(table, 1)))
    assert sees_moves(window, [5])
    QCoreApplication.sendEvent(viewport, QEvent(QEvent.Type.Leave))
    assert sees_moves(window, [3, 5, 7])


def with_lines(*lines: list[int]) -> Analysis:
    """Return an analysis that expects these lines, the best first."""
    candidates = tuple(
        Candidate(Move(line[0]), 500 - rank, 0.6, line=tuple(map(Move, line)))
        for rank, line in enumerate(lines)
    )
    return Analysis(candidates, candidates[0].line, 1000, 1.0)


@pytest.mark.nightly
def test_the_line_of_a_move_is_drawn_one_move_after_another(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = analysed(qtbot, window, [3])
    find(qtbot, with_lines([3, 5, 7], [9, 11]))
    table.selectRow(0)
    assert sees_line(window, 3)
    qtbot.waitUntil(lambda: sees_line(window, 3, 5, 7))
    table.selectRow(1)
    assert sees_line(window, 9)
    table.clearSelection()
    person = Person(window)
    person.choose("view.still")
    table.selectRow(0)
    assert sees_line(window, 3, 5, 7)


def test_as_many_moves_are_listed_and_marked_as_one_wants(qtbot: QtBot, window: MainWindow) -> None:
    codes = [3, 5, 7, 9, 11, 13, 15, 17, 19]
    table = analysed(qtbot, window, codes)
    Person(window).pick("analysis.lines", "8")
    assert texts(table) == names(window, codes[:8])
    assert sees_moves(window, codes[:8])
    Person(window).pick("analysis.lines", "1")
    assert texts(table) == names(window, codes[:1])
    assert sees_moves(window, codes[:1])


def test_a_person_chooses_how_much_the_analysis_may_take(qtbot: QtBot, window: MainWindow) -> None:
    person = Person(window)
    person.switch("analysis.on", True)
    process = FakeProcess.started[-1]
    person.pick("analysis.limit", "10 s")
    assert process.requests[process.latest].limits == Limit(seconds=10)
    person.pick("analysis.limit", "100000")
    assert process.requests[process.latest].limits == Limit(nodes=100_000)
    person.pick("analysis.memory", "512")
    assert process.requests[process.latest].settings.megabytes == 512
    process.finish(found([3], simulations=100_000))
    qtbot.wait(1)
    asked = process.latest
    assert "100 k playouts" in labels(window)
    window.session.play(Move(3))
    assert process.latest == asked + 1
    assert process.requests[process.latest].limits == Limit(nodes=100_000)


def test_no_more_threads_than_cores_are_offered_and_used(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 4)
    person = Person(window)
    person.pick("analysis.threads", "4")
    person.switch("analysis.on", True)
    process = FakeProcess.started[-1]
    assert process.requests[process.latest].settings.threads == 4
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    person.pick("analysis.memory", "256")
    assert process.requests[process.latest].settings.threads == 2


def test_what_was_analysed_is_shown_at_once_when_one_comes_back(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = analysed(qtbot, window, [3, 5])
    find(qtbot, found([3, 5], simulations=20_000))
    window.session.play(Move(3))
    assert texts(table) == []
    qtbot.wait(1)
    window.session.undo()
    assert texts(table) == names(window, [3])
    assert "From before: 20 k playouts" in labels(window)
    find(qtbot, found([7, 5], simulations=3_000))
    assert texts(table) == names(window, [7, 5])
    assert "From before: 20 k playouts" in labels(window)
    find(qtbot, found([7, 5], simulations=30_000))
    assert "From before: 20 k playouts" not in labels(window)
    Person(window).switch("analysis.on", False)
    assert texts(table) == []


def test_what_was_analysed_is_written_with_the_game(qtbot: QtBot, window: MainWindow) -> None:
    analysed(qtbot, window, [3, 5])
    find(qtbot, found([3, 5], simulations=20_000))
    window.session.play(Move(3))
    qtbot.wait(1)
    for kind in ("rrsgf", "json"):
        kept = rr.parse_game(rr.format_game(window.session.record, kind)).root.evaluation
        assert kept is not None
        assert (kept.visits, kept.best) == (20_000, names(window, [3])[0])


def check_program(qtbot: QtBot, window: MainWindow, row: int) -> None:
    """Check or uncheck a program in the list of all, by keys, and close the list."""
    Person(window).choose("players.programs")
    dialog = programs_dialog(window)
    shown = listed(dialog)
    shown.setCurrentRow(row)
    item = shown.item(row)
    assert item is not None
    before = item.checkState()
    qtbot.keyClick(shown, Key.Key_Space)
    assert item.checkState() is not before
    dialog.reject()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def name_of(program: FakeProgram) -> str:
    """Return how a program is called that has not told its name yet."""
    return program_name(OpponentProgram(program.command, 1.0))


def known(settings: Settings, *programs: FakeProgram) -> None:
    settings[PROGRAMS] = tuple(OpponentProgram(each.command, 1.0) for each in programs)


def test_other_programs_analyse_beside_the_engine(
    qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path
) -> None:
    first, second, third, fourth = names(window, [3, 5, 7, 9])
    (tmp_path / "good").mkdir()
    (tmp_path / "dying").mkdir()
    hello = ["id name Good", "option name MultiPV type spin default 1 min 1 max 9", "ugiok"]
    told = [
        f"info multipv 1 nodes 40 score cp 0 pv {first} {second}",
        f"info multipv 2 nodes 40 score cp -400 pv {third}",
        f"bestmove {first}",
    ]
    good = FakeProgram(tmp_path / "good", ugi=hello, go=told)
    dying = FakeProgram(tmp_path / "dying", go=["EXIT"])
    known(settings, good, dying)
    table = Person(window).best_moves
    check_program(qtbot, window, 0)
    check_program(qtbot, window, 1)
    assert not good.started
    qtbot.keyClick(board_view(window), Key.Key_A)
    find(qtbot, found([9]))
    rows = [fourth, name_of(good), first, third, f"{name_of(dying)}; has ended"]
    qtbot.waitUntil(lambda: texts(table) == rows, timeout=60_000)
    assert "an analysis has ended" in message(window).lower()
    assert "setoption name MultiPV value 5" in good.told
    assert texts(table, 1)[1:] == ["50 %", "9 %"]
    assert second in texts(table, 4)[1]
    assert is_on(window)
    Person(window).choose("view.still")
    table.selectRow(2)
    assert sees_line(window, 3, 5)
    qtbot.keyClick(table, Key.Key_Return)
    assert window.session.line_texts == (first,)
    qtbot.keyClick(board_view(window), Key.Key_A)
    assert texts(table) == []


@pytest.mark.nightly
def test_a_program_is_seen_in_a_small_window_in_columns_that_are_whole(
    qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path
) -> None:
    (told,) = names(window, [3])
    known(settings, FakeProgram(tmp_path, go=[f"info score cp 0 pv {told}", f"bestmove {told}"]))
    check_program(qtbot, window, 0)
    window.resize(900, 600)
    table = analysed(qtbot, window, [3, 5, 7, 9, 11])
    qtbot.waitUntil(lambda: len(texts(table)) == 7, timeout=60_000)
    viewport, across = table.viewport(), table.horizontalScrollBar()
    assert viewport is not None
    assert across is not None
    qtbot.waitUntil(lambda: table.visibleRegion().boundingRect().height() == table.height())
    last = table.visualItemRect(table.item(6, 0))
    assert viewport.visibleRegion().boundingRect().contains(last)
    assert across.maximum() == 0
    shown = [column for column in range(5) if not table.isColumnHidden(column)]
    assert shown == [0, 1, 4]
    window.resize(1500, 900)
    qtbot.waitUntil(lambda: not table.isColumnHidden(3))


def test_names_of_programs_are_no_moves(
    qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path
) -> None:
    program = FakeProgram(tmp_path, isready=[])
    known(settings, program)
    check_program(qtbot, window, 0)
    table = analysed(qtbot, window, [3, 5])
    heading = f"{name_of(program)}; is getting ready…"
    assert texts(table) == [*names(window, [3, 5]), heading]
    table.selectRow(1)
    find(qtbot, found([3]))
    assert texts(table) == [*names(window, [3]), heading]
    assert table.selectedItems() == []
    place = cell(table, 1)
    qtbot.mouseClick(table.viewport(), LEFT, pos=place)
    qtbot.mouseDClick(table.viewport(), LEFT, pos=place)
    assert table.selectedItems() == []
    assert window.session.line_texts == ()


def test_a_program_that_is_not_checked_any_more_does_not_analyse(
    qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path
) -> None:
    program = FakeProgram(tmp_path)
    known(settings, program)
    check_program(qtbot, window, 0)
    check_program(qtbot, window, 0)
    qtbot.keyClick(board_view(window), Key.Key_A)
    assert is_on(window)
    assert texts(Person(window).best_moves) == []
    assert not program.started


@pytest.mark.nightly
def test_programs_can_be_added_and_removed_while_others_analyse(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    command = FakeProgram(tmp_path).command
    table = analysed(qtbot, window, [3])
    Person(window).choose("players.programs")
    manager = programs_dialog(window)
    press(manager, "Add…")
    (adding,) = (each for each in window.findChildren(ProgramDialog) if each.isVisible())
    fill_in(qtbot, adding, OpponentProgram(command, 1.0))
    item = listed(manager).item(0)
    assert item is not None
    item.setCheckState(Qt.CheckState.Checked)
    assert texts(table)[1].startswith("Fake 1")
    press(manager, "Change…")
    (changing,) = (each for each in window.findChildren(ProgramDialog) if each.isVisible())
    changing.command.setText(f"{command} again")
    with qtbot.waitSignal(changing.accepted, timeout=60_000):
        press(changing, "Save")
    assert texts(table)[1].startswith("Fake 1")
    press(manager, "Remove")
    assert len(texts(table)) == 1


def test_a_line_is_put_into_the_game_and_out_again(qtbot: QtBot, window: MainWindow) -> None:
    person, session = Person(window), window.session
    session.play(Move(30))
    session.play(Move(31))
    session.undo()
    here = session.node
    table = analysed(qtbot, window, [3])
    find(qtbot, with_lines([3, 5, 7], [9, 11]))
    table.selectRow(1)
    person.choose("analysis.insert")
    assert session.node is here
    played, inserted = here.children
    assert [node.move for node in (played, inserted)] == [Move(31), Move(9)]
    assert [node.move for node in inserted.children] == [Move(11)]
    assert session.record.line[-1] is played
    person.choose("analysis.insert")
    assert person.message.startswith("The game has this line already: ")
    person.choose("game.undo")
    assert here.children == [played]


def test_no_line_becomes_moves_of_a_game_against_the_computer(
    qtbot: QtBot, window: MainWindow
) -> None:
    person = Person(window)
    window.session.set_player(1, Computer(1))
    analysed(qtbot, window, [3])
    assert not person.command("analysis.insert").isEnabled()
    window.session.set_player(1, Human())
    assert person.command("analysis.insert").isEnabled()


def test_a_line_is_copied_as_text(qtbot: QtBot, window: MainWindow) -> None:
    analysed(qtbot, window, [3])
    find(qtbot, with_lines([3, 5]))
    Person(window).choose("analysis.copy")
    clipboard = QApplication.clipboard()
    assert clipboard is not None
    first, second = names(window, [3, 5])
    assert clipboard.text() == f"1. {first} {second}"


@pytest.mark.nightly
def test_a_frozen_analysis_stays_while_moves_are_tried(qtbot: QtBot, window: MainWindow) -> None:
    person, session = Person(window), window.session
    table = analysed(qtbot, window, [3, 5])
    root = session.node
    person.switch("analysis.freeze", True)
    assert "Frozen at move 0. Try moves: the list stays." in labels(window)
    session.play(Move(9))
    session.play(Move(10))
    assert texts(table) == [root.position.format_move(Move(code)) for code in (3, 5)]
    assert sees_marks(window)
    table.selectRow(1)
    person.choose("analysis.play")
    assert session.node.move == Move(5)
    assert session.node.parent is root
    person.switch("analysis.freeze", False)
    assert is_on(window)
    assert table.rowCount() == 0
    find(qtbot, found([7]))
    assert sees_moves(window, [7])


@pytest.mark.flat
def test_a_double_click_plays_what_its_first_click_selected(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = analysed(qtbot, window, [3, 5, 7])
    spot = cell(table, 1)
    qtbot.mouseClick(table.viewport(), LEFT, pos=spot)
    find(qtbot, found([5, 7, 3]))  # another move lies under the pointer now
    qtbot.mouseDClick(table.viewport(), LEFT, pos=QPoint(20, 150))  # below the rows
    qtbot.mouseDClick(table.viewport(), Qt.MouseButton.RightButton, pos=spot)
    assert not window.session.moves
    qtbot.mouseDClick(table.viewport(), LEFT, pos=spot)
    assert window.session.moves == (Move(5),)


def test_the_list_is_used_without_a_mouse(qtbot: QtBot, window: MainWindow) -> None:
    table = analysed(qtbot, window, [3, 5, 7])
    table.setFocus()
    qtbot.keyClick(table, Key.Key_Return)
    assert not window.session.moves
    qtbot.keyClick(table, Key.Key_Down)
    qtbot.keyClick(table, Key.Key_Down)
    assert sees_moves(window, [5])
    qtbot.keyClick(table, Key.Key_Escape)
    assert sees_moves(window, [3, 5, 7])
    qtbot.keyClick(table, Key.Key_Down)
    assert sees_moves(window, [7])
    qtbot.keyClick(table, Key.Key_Enter)
    assert window.session.moves == (Move(7),)


@pytest.mark.flat
def test_a_move_of_the_computer_is_not_played_for_it(qtbot: QtBot, window: MainWindow) -> None:
    window.session.set_players((Human(), Computer(1)))
    window.session.play(Move(0))
    FakeProcess.started[0].answer(Move(1))
    qtbot.wait(1)
    window.session.go_to(1)
    table = analysed(qtbot, window, [3, 5])
    table.played.emit(Move(3))
    assert len(window.session.moves) == 1
    assert message(window) == "Wait: the computer is to move."


def test_a_hint_is_shown_until_the_next_move(qtbot: QtBot, window: MainWindow) -> None:
    size = window.session.position.board.size
    hidden = next(site for site in range(size) if board_view(window).is_hidden(site))
    board_view(window).driver.reduced_motion = True
    qtbot.keyClick(board_view(window), Key.Key_H)
    assert message(window) == "Looking for a good move…"
    FakeProcess.started[-1].finish(found([hidden, 5]))
    qtbot.wait(1)
    assert sees_moves(window, [hidden])
    assert not board_view(window).is_hidden(hidden)
    assert message(window).startswith(f"Hint: {names(window, [hidden])[0]}")
    board_view(window).go_home()
    Person(window).pick("view.theme", "dark")
    assert board_view(window).is_hidden(hidden)  # it is told once
    window.session.play(Move(7))
    assert sees_moves(window, [])


def test_a_hint_beside_an_analysis_is_its_best_move(qtbot: QtBot, window: MainWindow) -> None:
    Person(window).switch("analysis.on", True)
    qtbot.keyClick(board_view(window), Key.Key_H)
    assert message(window) == "Looking for a good move…"
    find(qtbot, found([3, 5]))
    qtbot.keyClick(board_view(window), Key.Key_H)
    assert message(window) == f"Hint: {names(window, [3])[0]}"
    assert sees_moves(window, [3, 5])
    assert len(FakeProcess.started[-1].requests) == 1


def test_there_is_no_hint_for_the_computer_nor_after_the_end(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.session.set_player(0, Computer(1))
    qtbot.keyClick(board_view(window), Key.Key_H)
    assert message(window) == "Wait: the computer is to move."
    window.session.set_player(0, Human())
    positions, _ = whole_game("ring-majority/tet", seed=2)
    put(window, positions[-1])
    qtbot.keyClick(board_view(window), Key.Key_H)
    assert message(window).startswith("The game is over.")
    assert len(FakeProcess.started) == 1
    Person(window).switch("analysis.on", True)
    assert "The game is over." in labels(window)


def put(window: MainWindow, position: Position) -> None:
    """Put a position on the table."""
    window.session.restore(opened_at(position, window.session.players))


@pytest.mark.nightly
@pytest.mark.opens("ring-majority/tet")
def test_why_names_the_ring_and_tints_it(qtbot: QtBot, window: MainWindow) -> None:
    position, ring = ring_of_three()
    window.session.new_game("ring-majority/tet")
    put(window, position)
    analysed(qtbot, window, [ring[3]])
    name = names(window, [ring[3]])[0]
    assert Person(window).why == f"{name}: takes 1 by the ring around e1."
    best = ring[3], STRONGEST, "60"
    assert sees_marks(window, best, causes=ring, taken=ring[2:3])
    assert not sees_marks(window, best, causes=ring[:3], taken=ring[2:3])
    assert not sees_marks(window, best, causes=ring)
    position, _ = ring_with((1, 0, 2, 0))
    Person(window).switch("analysis.on", False)
    put(window, position)
    analysed(qtbot, window, [ring[1]])
    quiet = next(move for move in position.legal_moves if move.code not in ring)
    line = (Move(ring[1]), quiet, Move(ring[3]))
    find(qtbot, Analysis((Candidate(line[0], 90, 0.7, line=line),), line, 90, 1.0))
    first, second, third = map(position.format_move, line)
    assert Person(window).why == (
        f"{first}, then {second}, {third}: takes 1 by the ring around e1."
    )
    best = ring[1], STRONGEST, "70"
    assert sees_marks(window, best, causes=ring)
    find(qtbot, Analysis((Candidate(line[0], 90, 0.7, line=line[:2]),), line, 90, 1.0))
    assert Person(window).why == f"{first}: the expected answer is {second}."
    assert sees_marks(window, best)


@pytest.mark.few(1)
@pytest.mark.flat
@pytest.mark.parametrize("uid", ["loop/mini", "loops-n-leaps/8", "loophole-2d/14"])
def test_why_tells_what_wins_and_marks_it(qtbot: QtBot, window: MainWindow, uid: str) -> None:
    window.session.new_game(uid)
    positions, moves = whole_game(uid, seed=3)
    put(window, positions[-2])
    analysed(qtbot, window, [moves[-1].code])
    outcome = positions[-1].outcome
    assert outcome is not None
    assert f"wins, because {outcome.reason}." in Person(window).why
    decisive = {site for sites in next(iter(outcome.marks.values())) for site in sites}
    person = Person(window)
    mark = MoveMark(positions[-2].move_places(moves[-1]), STRONGEST, "60")
    content = with_outcome(person.content(candidates=(mark,)), outcome)
    assert set(content.decisive) == decisive
    assert person.sees(content)


@pytest.mark.opens("path-tiles/free-turns")
def test_moves_of_two_clicks_are_drawn_from_end_to_end(qtbot: QtBot, window: MainWindow) -> None:
    window.session.new_game("path-tiles/free-turns")
    position = window.session.position
    move = position.legal_moves[0]
    before = grabbed(whole_map(window))
    analysed(qtbot, window, [move.code])
    places = position.move_places(move)
    person = Person(window)
    assert person.sees(person.content(candidates=(MoveMark(places, STRONGEST, "60"),)))
    after = grabbed(whole_map(window))
    start, end = map(whole_map(window).place_of, places)
    for share in (0.4, 0.6, 1.0):
        spot = (start + (end - start) * share).toPoint() + QPoint(0, 6 if share == 1 else 0)
        assert after.pixelColor(spot) != before.pixelColor(spot)


def grabbed(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def test_marks_come_and_go_on_both_boards(qtbot: QtBot, window: MainWindow) -> None:
    front = [s for s in range(20) if not board_view(window).is_hidden(s)][:3]
    solid, plan = board_view(window).canvas.grabFramebuffer(), grabbed(whole_map(window))
    analysed(qtbot, window, front)
    qtbot.waitUntil(lambda: board_view(window).canvas.grabFramebuffer() != solid)
    assert grabbed(whole_map(window)) != plan
    spot = whole_map(window).place_of(front[0]).toPoint() + QPoint(0, 6)
    assert grabbed(whole_map(window)).pixelColor(spot) == q_colour(Person(window).theme.best)
    Person(window).switch("analysis.on", False)
    qtbot.waitUntil(lambda: board_view(window).canvas.grabFramebuffer() == solid)
    assert grabbed(whole_map(window)) == plan


def test_pieces_on_their_way_are_not_disturbed(qtbot: QtBot, window: MainWindow) -> None:
    board_view(window).move_ms = 60_000
    Person(window).switch("analysis.on", True)
    window.session.play(Move(0))
    assert Motion(window).on
    find(qtbot, found([3, 5]))
    assert Motion(window).on
    assert sees_moves(window, [3, 5])


def settle(qtbot: QtBot, window: MainWindow) -> None:
    """Wait until nothing is left to draw."""
    qtbot.waitUntil(lambda: not is_due(window, "marks"))
    qtbot.wait(100)


@pytest.mark.nightly
def test_the_solid_is_drawn_again_only_for_other_marks(qtbot: QtBot, window: MainWindow) -> None:
    analysed(qtbot, window, [3, 5])
    settle(qtbot, window)
    draws: list[None] = []
    board_view(window).canvas.ren_win.AddObserver("EndEvent", lambda *_: draws.append(None))
    find(qtbot, found([3, 5], simulations=2000, best=0.61))
    settle(qtbot, window)
    assert not draws
    find(qtbot, found([5, 3], simulations=3000))
    qtbot.waitUntil(lambda: bool(draws))


def test_many_changes_of_marks_are_drawn_at_once(qtbot: QtBot, window: MainWindow) -> None:
    analysed(qtbot, window, [3, 5])
    settle(qtbot, window)
    draws: list[None] = []
    board_view(window).canvas.ren_win.AddObserver("EndEvent", lambda *_: draws.append(None))
    for codes in ([5, 3], [3, 5], [5, 3], [3, 7]):
        FakeProcess.started[-1].find(found(codes))
    qtbot.waitUntil(lambda: bool(draws))
    assert len(draws) < 4
    assert sees_moves(window, [3, 7])


@pytest.mark.flat
def test_the_theme_colours_the_list_too(qtbot: QtBot, window: MainWindow) -> None:
    table = analysed(qtbot, window, [3, 5])
    before = grabbed(table)
    Person(window).pick("view.theme", "colour-blind")
    assert grabbed(table) != before


@pytest.mark.flat
def test_a_lost_engine_is_told_and_the_menu_says_off(qtbot: QtBot, window: MainWindow) -> None:
    Person(window).switch("analysis.on", True)
    for _ in range(4):
        FakeProcess.started[-1].died("the engine's process ended with code 1")
        qtbot.wait(1)
    assert message(window).startswith("The analysis has ended")
    assert not Person(window).command("analysis.on").isChecked()
    assert not button(window, "Analyse").isChecked()


@pytest.mark.flat
def test_closing_the_window_ends_the_analysts_process(qtbot: QtBot, window: MainWindow) -> None:
    analysed(qtbot, window, [3])
    window.close()
    assert all(process.closed for process in FakeProcess.started)


def test_the_panel_comes_forward_and_is_off_at_the_next_start(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    assert not Person(window).panel("moves").visibleRegion().isEmpty()
    qtbot.keyClick(board_view(window), Key.Key_A)
    qtbot.waitUntil(lambda: not Person(window).panel("analysis").visibleRegion().isEmpty())
    assert Person(window).front == "Analysis"
    again = MainWindow("ring-majority/tet", settings, Person(window).saved_game)
    assert not Person(again).command("analysis.on").isChecked()
    again.close()


@pytest.mark.nightly
def test_a_hint_stays_while_a_comment_is_written_though_its_position_is_made_again(
    qtbot: QtBot, window: MainWindow
) -> None:
    for code in (1, 2):
        window.session.play(Move(code))
    Person(window).choose("analysis.hint")
    FakeProcess.started[-1].finish(found([5, 7]))
    qtbot.wait(1)
    assert sees_moves(window, [5])
    root = window.session.record.root
    for move in root.position.legal_moves[5:8]:  # more positions than are kept
        child = root.play(move)
        for answer in child.position.legal_moves:
            child.play(answer)
    window.session.edit(comment_on(window.session.node, "here"))
    assert sees_moves(window, [5])
    assert Person(window).best_moves.rowCount() == 1


def bottom_of(table: QTableView) -> int:
    """Return where the last row of a table ends in its view, once scrolled to."""
    table.scrollToBottom()
    model = table.model()
    assert model is not None
    return table.visualRect(model.index(model.rowCount() - 1, 0)).bottom()


@pytest.mark.flat
def test_the_end_of_each_table_is_reached_once_it_became_low(
    qtbot: QtBot, window: MainWindow
) -> None:
    for move in window.session.position.legal_moves[:8]:
        window.session.play(move)
    analysed(qtbot, window, [move.code for move in window.session.position.legal_moves[:6]])
    person = Person(window)
    for panel in ("analysis", "moves"):
        person.open_panel(panel)
        (table,) = person.panel(panel).findChildren(QTableView)
        for height in (300, 70):
            table.setFixedHeight(height)
            QApplication.processEvents()
        viewport, bar = table.viewport(), table.verticalScrollBar()
        assert viewport is not None
        assert bar is not None
        assert bar.maximum() > 0
        assert 0 < bottom_of(table) <= viewport.height()
