"""Reviewing in the window, with an engine that the test speaks for."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt
from PyQt6.QtGui import QHelpEvent
from PyQt6.QtWidgets import (
    QApplication,
    QComboBox,
    QFrame,
    QProgressBar,
    QPushButton,
    QStyleOptionComboBox,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.records.edits import rate
from ringrealms3d.records.json_file import format_json_game
from ringrealms3d.records.node import Evaluation
from ringrealms3d.session.autosave import load_game
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.widgets.legible import contrast
from tests.records.opened import opened
from tests.session.fake_process import FakeProcess
from tests.window.driver import Guide, Person, find, named, press, rows_of, texts_of
from tests.window.mistaken_game import MOVES, TET, VALUES
from tests.window.moves_table import cell, cell_texts, click_cell, moves_table

LEFT = Qt.MouseButton.LeftButton

pytestmark = [pytest.mark.flat, pytest.mark.usefixtures("engines")]


@pytest.fixture
def played(window: MainWindow) -> MainWindow:
    """A window with a game of five moves on the tetrahedron, at its end."""
    window.session.restore(opened(TET, MOVES))
    return window


@pytest.fixture
def reviewed(played: MainWindow) -> MainWindow:
    """The same after a review."""
    nodes = (played.session.record.root, *played.session.record.line)
    told = (Evaluation(value, best="e2") for value in VALUES)
    played.session.note_evaluations(dict(zip(nodes, told, strict=True)))
    Person(played).open_panel("review")
    QApplication.processEvents()
    return played


def begin(qtbot: QtBot) -> None:
    """Let the engine be ready to search."""
    FakeProcess.started[-1].say("ready")
    qtbot.wait(1)


def answer(qtbot: QtBot, value: float) -> None:
    """Let the engine find that the mover wins a share of the games."""
    candidates = (Candidate(Move(9), 100, value), Candidate(Move(13), 0, 0.0))
    FakeProcess.started[-1].finish(Analysis(candidates, (), 100, 1.0))
    qtbot.wait(1)


def button(window: MainWindow, text: str) -> QPushButton:
    buttons = Person(window).panel("review").findChildren(QPushButton)
    return next(found for found in buttons if found.text() == text)


def run(window: MainWindow, name: str) -> None:
    """Do a command."""
    window.commands.refresh()
    assert Person(window).command(name).isEnabled(), name
    Person(window).command(name).trigger()


def message(window: MainWindow) -> str:
    return Person(window).message


def runs(window: MainWindow) -> bool:
    """Return whether a review is running."""
    buttons = Person(window).panel("review").findChildren(QPushButton)
    return "Cancel" in [each.text() for each in buttons]


def show_mistakes(window: MainWindow) -> None:
    """Lose against the computer, and ask for the mistakes then."""
    window.session.set_players((Computer(1), Human()))
    window.session.resign()
    press(Person(window).banner, "Show my mistakes")


def test_a_review_that_waits_for_the_analysis_says_how_it_goes_on(
    qtbot: QtBot, played: MainWindow
) -> None:
    person, hint = Person(played), "The review continues once the analysis is switched off (A)."
    run(played, "review.start")
    assert hint not in texts_of(person.panel("review"))
    person.switch("analysis.on", True)
    person.open_panel("review")
    assert hint in texts_of(person.panel("review"))
    person.switch("analysis.on", False)
    assert hint not in texts_of(person.panel("review"))


def click_site(qtbot: QtBot, window: MainWindow, name: str) -> None:
    place = window.session.position.board.site(name)
    Person(window).click(place)


def test_a_review_shows_how_far_it_is_and_is_kept(qtbot: QtBot, played: MainWindow) -> None:
    run(played, "review.start")
    (bar,) = Person(played).panel("review").findChildren(QProgressBar)
    assert bar.isVisible()
    assert not Person(played).can("review.learn")
    assert bar.text() == "Getting ready…"
    graph = named(played, QWidget, "Course of the game")
    empty = graph.grab().toImage()
    begin(qtbot)
    for done, value in enumerate((0.5, 0.6, 0.4, 0.9, 0.5)):
        assert (bar.value(), bar.text()) == (done, f"{done} of 6")
        answer(qtbot, value)
    assert graph.grab().toImage() != empty
    answer(qtbot, 0.5)
    assert not bar.isVisible()
    assert cell_texts(played)[1, 0] == "v3??"
    saved = load_game(Person(played).saved_game)
    assert saved is not None
    assert all(node.evaluation for node in saved.cursor.record.nodes())


def test_a_review_in_a_variation_is_of_the_variation(qtbot: QtBot, reviewed: MainWindow) -> None:
    session = reviewed.session
    game = session.record.line
    known = [node.evaluation for node in game]
    session.go_to(3)
    for text in ("e1", "e3"):
        session.play(session.position.parse_move(text))
    run(reviewed, "review.start")
    (bar,) = Person(reviewed).panel("review").findChildren(QProgressBar)
    begin(qtbot)
    assert bar.text() == "0 of 2"
    for value in (0.5, 0.0):
        answer(qtbot, value)
    assert not runs(reviewed)
    assert mistakes(reviewed) == ["v1", "v3", "e1"]
    assert [node.evaluation for node in game] == known
    session.visit(game[-1])
    assert mistakes(reviewed) == ["v1", "v3", "v4"]


def mistakes(window: MainWindow) -> list[str]:
    """Return the moves that have the sign of one in the list of moves."""
    shown = cell_texts(window).values()
    return [text.strip("?!") for text in shown if text.endswith(("?", "?!"))]


@pytest.mark.parametrize(("width", "shown"), [(80, "1 s"), (160, "1 s a move")])
def test_the_time_for_a_review_is_never_cut(played: MainWindow, width: int, shown: str) -> None:
    Person(played).open_panel("review")
    box = named(Person(played).panel("review"), QComboBox, "Time for a move")
    box.setFixedWidth(width)
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    assert option.currentText == shown


def test_a_review_can_be_cancelled(qtbot: QtBot, played: MainWindow) -> None:
    run(played, "review.start")
    answer(qtbot, 0.5)
    qtbot.mouseClick(button(played, "Cancel"), LEFT)
    assert not runs(played)
    assert played.session.record.root.evaluation is not None
    assert button(played, "Review").isVisible()
    title = Person(played).command("review.start").text()
    assert title == "&Review the game"


def test_the_first_mistake_is_shown_once_the_review_has_ended(
    qtbot: QtBot, played: MainWindow
) -> None:
    show_mistakes(played)
    assert played.session.at_end
    for _ in VALUES:
        answer(qtbot, 0.9)  # whoever is to move, so every move is bad
    assert not runs(played)
    assert played.session.node.text == "v1"


def test_mistakes_that_are_known_are_shown_at_once(reviewed: MainWindow) -> None:
    show_mistakes(reviewed)
    assert not runs(reviewed)
    assert reviewed.session.node.text == "v1"


def test_another_game_that_is_opened_meanwhile_stays_where_it_is(
    qtbot: QtBot, reviewed: MainWindow
) -> None:
    other = reviewed.session.game
    reviewed.session.restore(opened(TET, MOVES))
    show_mistakes(reviewed)
    reviewed.session.restore(other)
    assert Person(reviewed).can("review.next_mistake")
    assert reviewed.session.at_end


def test_a_review_that_is_cancelled_shows_no_mistake(qtbot: QtBot, played: MainWindow) -> None:
    show_mistakes(played)
    for _ in VALUES[1:]:
        answer(qtbot, 0.9)
    qtbot.mouseClick(button(played, "Cancel"), LEFT)
    assert played.session.at_end


def test_a_review_that_the_engine_cannot_do_is_told(qtbot: QtBot, played: MainWindow) -> None:
    run(played, "review.start")
    FakeProcess.started[-1].say("failed", error="no memory")
    qtbot.wait(1)
    assert message(played) == "The review has ended: no memory"
    assert not runs(played)


def test_signs_and_colours_stand_at_bad_moves(reviewed: MainWindow) -> None:
    assert list(cell_texts(reviewed).values()) == ["v1?", "v2", "v3??", "v4??", "e1"]
    role = Qt.ItemDataRole.ForegroundRole
    mistake, fine, blunder = cell(reviewed, 0, 0), cell(reviewed, 0, 1), cell(reviewed, 1, 0)
    assert fine.data(role) is None
    assert mistake.data(role).color() != blunder.data(role).color()
    assert "a blunder" in blunder.data(Qt.ItemDataRole.ToolTipRole)


def test_a_persons_own_sign_stays(reviewed: MainWindow) -> None:
    node = reviewed.session.record.line[2]
    reviewed.session.visit(node)
    assert Person(reviewed).shown.sign == "??"
    reviewed.session.edit(rate(node, "!"))
    assert Person(reviewed).shown.sign == "!"
    assert cell_texts(reviewed)[1, 0] == "v3!"
    assert "??" not in format_json_game(reviewed.session.record)


def test_keys_go_from_mistake_to_mistake(qtbot: QtBot, reviewed: MainWindow) -> None:
    seen = []
    for modifier in 4 * [Qt.KeyboardModifier.NoModifier] + 2 * [Qt.KeyboardModifier.ShiftModifier]:
        qtbot.keyClick(reviewed, Qt.Key.Key_N, modifier)
        seen.append(reviewed.session.node.text)
    assert seen == ["v1", "v3", "v4", "v1", "v4", "v3"]


def test_clicks_and_arrows_on_the_graph_go_along_the_game(
    qtbot: QtBot, reviewed: MainWindow
) -> None:
    graph = named(reviewed, QWidget, "Course of the game")
    for ply in (2, 0, 5):
        spot = QPoint(round(graph.width() * (0.03 + 0.94 * ply / 5)), 20)
        qtbot.mouseClick(graph, LEFT, pos=spot)
        assert reviewed.session.node.ply == ply
    graph.setFocus()
    qtbot.keyClick(graph, Qt.Key.Key_Left)
    assert reviewed.session.node.ply == 4
    qtbot.keyClick(graph, Qt.Key.Key_Home)
    assert reviewed.session.node.ply == 0
    assert graph.accessibleDescription().startswith("Start; Red 50 %")
    spot = QPoint(round(graph.width() * 0.97), 20)
    asked = QHelpEvent(QEvent.Type.ToolTip, spot, graph.mapToGlobal(spot))
    QCoreApplication.sendEvent(graph, asked)
    assert QToolTip.text() == "Move 3: e1; Blue 70 %"
    QToolTip.hideText()


def numbers(summary: QWidget) -> list[list[str]]:
    """Return what the summary shows, row by row."""
    return [[label.text() for label in row] for row in rows_of(summary)]


def test_the_numbers_of_both_sides(reviewed: MainWindow) -> None:
    summary = find(reviewed, QWidget, "summary")
    heads, *rows = numbers(summary)
    assert heads == ["Accuracy", "?!", "?", "??"]
    assert [row[2:] for row in rows] == [["0", "1", "1"], ["0", "0", "1"]]
    assert all(row[1].endswith(" %") for row in rows)
    reviewed.session.new_game("loophole-2d/14")
    Person(reviewed).open_panel("review")
    assert [row[:2] for row in numbers(summary)[1:]] == [["Black", "–"], ["White", "–"]]
    assert not Person(reviewed).can("review.next_mistake")


def test_better_moves_are_tried_on_the_board_and_leave_no_trace(
    qtbot: QtBot, reviewed: MainWindow
) -> None:
    before = format_json_game(reviewed.session.record)
    run(reviewed, "review.learn")
    panel = Guide(reviewed, "review")
    text = "1 of 3: Red played v1 here, which lost 12 % of the chance to win. Find a better move."
    assert panel.said == text
    click_site(qtbot, reviewed, "v1")
    assert "was played in the game" in panel.said
    click_site(qtbot, reviewed, "f1")
    assert panel.said == "1 of 3: Looking at f1…"
    answer(qtbot, 0.9)
    assert panel.said == "1 of 3: f1 loses 40 % of the chance to win. Try another move."
    click_site(qtbot, reviewed, "e2")
    assert panel.said == "1 of 3: e2 is the best move. Well done!"
    qtbot.mouseClick(button(reviewed, "Next"), LEFT)
    assert reviewed.session.node.text == "v2"
    qtbot.mouseClick(button(reviewed, "Hint"), LEFT)
    assert "After v3, Blue continues with e2." in panel.said
    qtbot.mouseClick(button(reviewed, "Solution"), LEFT)
    assert panel.said == "2 of 3: The best move is e2."
    best = reviewed.session.position.board.site("e2")
    assert [mark.places for mark in Person(reviewed).shown.candidates] == [(best,)]
    qtbot.mouseClick(button(reviewed, "Next"), LEFT)
    qtbot.mouseClick(button(reviewed, "Skip"), LEFT)
    assert not panel.offers("Solution")
    assert message(reviewed) == "That was the last mistake."
    assert format_json_game(reviewed.session.record) == before
    click_site(qtbot, reviewed, "f4")
    assert reviewed.session.node.text == "f4"


def test_a_lesson_works_in_a_game_that_was_resigned(qtbot: QtBot, reviewed: MainWindow) -> None:
    reviewed.session.resign()
    run(reviewed, "review.learn")
    click_site(qtbot, reviewed, "e2")
    assert "Well done" in Guide(reviewed, "review").said


@pytest.mark.nightly
def test_the_signs_of_the_summary_stand_out_from_every_ground(reviewed: MainWindow) -> None:
    summary = find(reviewed, QWidget, "summary")
    for name in ("dark", "light", "dark"):
        Person(reviewed).pick("view.theme", name)
        QApplication.processEvents()
        ground = summary.palette().window().color()
        for head in rows_of(summary)[0][1:]:
            assert contrast(head.palette().windowText().color(), ground) >= 3


def test_the_banner_goes_to_a_review_that_is_running(played: MainWindow) -> None:
    played.session.resign()
    for _ in range(2):
        press(Person(played).banner, "Review the game")
        assert runs(played)


@pytest.mark.nightly
def test_what_a_move_does_after_the_end_was_taken_back_is_told(window: MainWindow) -> None:
    session = window.session
    while session.outcome is None:
        session.play(session.position.legal_moves[0])
    session.go_to(2)
    assert "are variations" in message(window)
    session.go_to(len(session.record.line))
    session.undo()
    assert "The end was taken back: the game continues with your next move." in message(window)
    session.play(session.position.legal_moves[0])
    assert session.record.line[-1] is session.node


@pytest.mark.nightly
def test_a_lesson_does_not_speak_of_variations(window: MainWindow) -> None:
    session = window.session
    while session.outcome is None:
        session.play(session.position.legal_moves[0])
    values = {node: Evaluation(0.0) for node in (session.record.root, *session.line)}
    session.note_evaluations(values | {session.line[0]: Evaluation(-0.9)})
    run(window, "review.previous_mistake")
    assert "moves that you try out here are variations" in message(window)
    run(window, "review.learn")
    assert message(window) == ""
    session.go_to(1)
    assert "variations" in message(window)


def test_going_elsewhere_ends_a_lesson(qtbot: QtBot, reviewed: MainWindow) -> None:
    run(reviewed, "review.learn")
    reviewed.session.go_to(5)
    assert not Guide(reviewed, "review").offers("Solution")
    click_site(qtbot, reviewed, "e5")
    assert reviewed.session.node.text == "e5"


def test_an_analysis_that_would_tell_the_solution_ends(reviewed: MainWindow) -> None:
    Person(reviewed).switch("analysis.on", True)
    run(reviewed, "review.learn")
    assert not Person(reviewed).command("analysis.on").isChecked()


def test_only_a_persons_mistakes_are_taught(reviewed: MainWindow) -> None:
    reviewed.session.set_players((Computer(1), Human()))
    run(reviewed, "review.learn")
    assert Guide(reviewed, "review").said.startswith("1 of 1: Blue played v4")


def test_a_window_that_closes_keeps_what_was_found(qtbot: QtBot, played: MainWindow) -> None:
    run(played, "review.start")
    answer(qtbot, 0.5)
    (bar,) = Person(played).panel("review").findChildren(QProgressBar)
    qtbot.waitUntil(lambda: bar.text() == "1 of 6")
    path = Person(played).saved_game
    played.close()
    saved = load_game(path)
    assert saved is not None
    assert saved.cursor.record.root.evaluation is not None


@pytest.mark.nightly
def test_a_reviewed_game_looks_right_in_all_themes(reviewed: MainWindow) -> None:
    graph = named(reviewed, QWidget, "Course of the game")
    pictures = set()
    for name in ("light", "dark", "high-contrast", "black-and-white", "colour-blind"):
        Person(reviewed).pick("view.theme", name)
        image = graph.grab().toImage()
        pictures.add(image.pixelColor(image.width() // 3, image.height() - 9).name())
    assert len(pictures) == 5
    assert graph.size().width() >= 240
    assert graph.minimumSizeHint() == QSize(200, 64)


BETTER = "v3 lost 35 % of the chance to win. Better: e2  f2  e3"


@pytest.fixture
def judged(played: MainWindow) -> MainWindow:
    """A window with the same game, in which the engine knows a line for each position."""
    nodes = (played.session.record.root, *played.session.record.line)
    told = (Evaluation(value, best="e2", expected=("f2", "e3")) for value in VALUES)
    played.session.note_evaluations(dict(zip(nodes, told, strict=True)))
    played.session.go_to(3)
    return played


def card(window: MainWindow, panel: str) -> QFrame:
    """Return the card with what was better, beside the moves or the graph."""
    Person(window).open_panel(panel)
    QApplication.processEvents()
    return find(Person(window).panel(panel), QFrame, "better")


def numbers_on_the_board(window: MainWindow) -> list[str]:
    return [mark.text for mark in Person(window).shown.candidates]


@pytest.mark.few(1)
@pytest.mark.parametrize("panel", ["moves", "review"])
def test_one_click_at_a_bad_move_shows_what_was_better(
    qtbot: QtBot, judged: MainWindow, panel: str
) -> None:
    shown = card(judged, panel)
    assert texts_of(shown) == [BETTER]
    press(shown, "See it")
    assert judged.session.node.text == "v2"
    qtbot.waitUntil(lambda: numbers_on_the_board(judged) == ["1", "2", "3"])
    board = judged.session.position.board
    places = [mark.places[0] for mark in Person(judged).shown.candidates]
    assert [board.sites[place] for place in places] == ["e2", "f2", "e3"]
    assert texts_of(shown) == [BETTER]
    press(shown, "Back")
    assert judged.session.node.text == "v3"
    assert numbers_on_the_board(judged) == []
    judged.session.go_to(2)
    assert not shown.isVisible()


@pytest.mark.nightly
def test_the_better_line_is_seen_move_by_move_until_one_goes_elsewhere(
    qtbot: QtBot, judged: MainWindow
) -> None:
    run(judged, "review.better")
    assert numbers_on_the_board(judged) == ["1"]
    qtbot.waitUntil(lambda: numbers_on_the_board(judged) == ["1", "2"])
    judged.session.go_to(5)
    assert numbers_on_the_board(judged) == []
    assert not Person(judged).can("review.better")


def test_list_and_graph_tell_what_was_better(judged: MainWindow) -> None:
    graph = named(judged, QWidget, "Course of the game")
    assert graph.accessibleDescription().endswith(BETTER)
    role = Qt.ItemDataRole.AccessibleDescriptionRole
    assert cell(judged, 1, 0).data(role).endswith(BETTER)
    assert "Better: e2 f2 e3" in cell(judged, 1, 0).data(Qt.ItemDataRole.ToolTipRole)


def test_a_click_on_the_better_move_in_the_list_shows_it(qtbot: QtBot, judged: MainWindow) -> None:
    judged.session.go_to(5)
    table = moves_table(judged)
    rect = table.visualRect(cell(judged, 1, 0))
    words = table.fontMetrics().horizontalAdvance("v3??") + rect.height() // 2
    spot = QPoint(rect.left() + words + 12, rect.center().y())
    qtbot.mouseClick(table.viewport(), LEFT, pos=spot)
    assert judged.session.node.text == "v2"
    assert numbers_on_the_board(judged) == ["1"]
    click_cell(qtbot, judged, 0, 1)
    assert judged.session.node.text == "v2"


def test_the_better_line_is_put_in_by_a_click(judged: MainWindow) -> None:
    press(card(judged, "moves"), "Insert")
    assert message(judged) == "Inserted: e2 f2 e3"
    before = judged.session.record.line[1]
    assert [child.text for child in before.children] == ["v3", "e2"]
    assert judged.session.node.text == "v3"
    judged.session.undo()
    assert [child.text for child in before.children] == ["v3"]


def test_a_review_is_written_into_the_game_and_taken_back_in_one_step(judged: MainWindow) -> None:
    before = format_json_game(judged.session.record)
    run(judged, "review.note")
    assert message(judged) == "Noted at 3 moves; Ctrl+Z takes it back."
    assert Person(judged).comment.toPlainText() == (
        "A blunder: it lost 35 % of the chance to win. e2 was better."
    )
    run(judged, "review.note")
    assert message(judged) == "The game has these notes already."
    judged.session.undo()
    assert format_json_game(judged.session.record) == before


def test_a_lesson_does_not_tell_what_was_better(judged: MainWindow) -> None:
    shown = card(judged, "review")
    run(judged, "review.learn")
    run(judged, "review.learn")
    assert judged.session.node.text == ""
    judged.session.go_to(3)
    assert shown.isVisible()
    run(judged, "review.learn")
    press(Person(judged).panel("review"), "Skip")
    judged.commands.refresh()
    assert judged.session.node.text == "v2"
    press(Person(judged).panel("review"), "Skip")
    assert judged.session.node.text == "v3"
    assert not shown.isVisible()
    assert not Person(judged).can("review.better")
