"""Puzzles in the window: tries, hints, answers, and what is left of them."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from random import Random

import pytest
from PyQt6.QtWidgets import QComboBox, QDialog, QLabel, QTreeWidget, QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.puzzles.cards import Cards
from ringrealms3d.puzzles.file import shipped_puzzles
from ringrealms3d.puzzles.glicko import Rating
from ringrealms3d.puzzles.puzzle import Puzzle
from ringrealms3d.puzzles.results import Results, first_rating_of
from ringrealms3d.puzzles.themes import PuzzleTheme, theme_of
from ringrealms3d.puzzles.trial import Grade
from ringrealms3d.scene.content import Content, content_of
from ringrealms3d.window.board.map_view import MapView
from ringrealms3d.window.features.exercises import puzzles as desk
from ringrealms3d.window.features.exercises.puzzles import next_exercise
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.widgets.texts import counts_text, position_text
from tests.window.driver import Guide, Person
from tests.window.driver.finding import MOUSE, find, named

TET = "ring-majority/tet"

pytestmark = pytest.mark.flat


@pytest.fixture
def puzzling(window: MainWindow) -> MainWindow:
    """A window with a puzzle of Ring Majority, after a game of one move."""
    window.session.new_game(TET)
    window.session.play(Move(0))
    Person(window).command("game.puzzle").trigger()
    return window


def puzzle_of(window: MainWindow) -> Puzzle:
    """Return the puzzle that is on the board."""
    uid, fen = window.session.uid, window.session.position.fen()
    task = Guide(window, "puzzle").task
    asked = (each for each in shipped_puzzles() if (each.variant, each.fen) == (uid, fen))
    return next(puzzle for puzzle in asked if f"{puzzle.task}." == task)


def try_move(qtbot: QtBot, window: MainWindow, move: Move) -> None:
    """Make a move with real clicks on the board."""
    for place in window.session.position.move_places(move):
        Person(window).click(place)


def wrong_move(puzzle: Puzzle) -> Move:
    return next(m for m in puzzle.position.legal_moves if m != puzzle.solution_move)


def test_a_puzzle_is_solved_by_clicks_and_leaves_no_trace(
    qtbot: QtBot, puzzling: MainWindow
) -> None:
    puzzle, panel = puzzle_of(puzzling), Guide(puzzling, "puzzle")
    assert panel.task == f"{puzzle.task}."
    assert panel.about.count("★") == puzzle.stars
    assert puzzling.session.position.fen() == puzzle.fen
    try_move(qtbot, puzzling, wrong_move(puzzle))
    assert "Try again." in panel.said
    assert puzzling.session.record.root.children == []
    try_move(qtbot, puzzling, puzzle.solution_move)
    assert panel.said.startswith("Right.")
    assert puzzle.solution in panel.said
    assert puzzling.session.record.root.children == []
    Person(puzzling).leave()
    assert len(puzzling.session.moves) == 1
    assert not Guide(puzzling, "puzzle").on
    puzzling.session.play(puzzling.session.position.legal_moves[0])
    assert len(puzzling.session.moves) == 2


def test_the_right_move_is_shown_on_the_board_and_told(qtbot: QtBot, puzzling: MainWindow) -> None:
    puzzle = puzzle_of(puzzling)
    after = puzzle.position.play(puzzle.solution_move)
    try_move(qtbot, puzzling, puzzle.solution_move)
    assert Person(puzzling).shown.stones.tolist() == content_of(after).stones.tolist()
    assert Person(puzzling).turn == position_text(after)
    assert Person(puzzling).counts == counts_text(after)
    shown = Person(puzzling).shown
    for move in puzzle.position.legal_moves[:2]:
        try_move(qtbot, puzzling, move)
    assert Person(puzzling).shown.stones.tolist() == shown.stones.tolist()
    Person(puzzling).leave()
    assert Person(puzzling).counts == counts_text(puzzling.session.position)
    assert Person(puzzling).shown.stones.sum() == 1


def test_what_was_said_of_the_game_before_is_gone(window: MainWindow) -> None:
    window.session.new_game("loop/mini")
    for _ in range(2):
        window.session.play(window.session.position.legal_moves[0])
    window.session.undo()
    assert "swap" in Person(window).message
    Person(window).command("game.puzzle").trigger()
    assert Person(window).message == ""
    Person(window).leave()
    assert "swap" in Person(window).message


def test_hints_are_marked(puzzling: MainWindow) -> None:
    puzzle = puzzle_of(puzzling)
    Guide(puzzling, "puzzle").press("Hint")
    (mark,) = Person(puzzling).shown.candidates
    places = puzzle.position.move_places(puzzle.solution_move)
    assert mark.places == places[:1]
    Guide(puzzling, "puzzle").press("Hint")
    (mark,) = Person(puzzling).shown.candidates
    assert mark.places == places


def test_the_solution_is_played_to_its_end(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "PACE_MS", 1)
    whole = next(each for each in shipped_puzzles() if len(each.line.split()) == 3)
    monkeypatch.setattr(desk, "shipped_puzzles", lambda: (whole,))
    puzzling = window
    puzzling.session.new_game(whole.variant)
    Person(puzzling).command("game.puzzle").trigger()
    Guide(puzzling, "puzzle").press("Hint")
    shown: list[list[int]] = []
    draw = MapView.show_content

    def note(board: MapView, content: Content) -> None:
        draw(board, content)
        if shown[-1:] != [content.stones.tolist()]:
            shown.append(content.stones.tolist())

    monkeypatch.setattr(MapView, "show_content", note)
    Guide(puzzling, "puzzle").press("Solution")
    expected, position = [], whole.position
    for text in whole.line.split():
        position = position.play(position.parse_move(text))
        expected.append(content_of(position).stones.tolist())
    assert shown == expected[:1]
    assert Person(puzzling).shown.candidates == ()
    qtbot.waitUntil(lambda: len(shown) == 3)
    qtbot.wait(20)  # nothing comes after it
    assert shown == expected
    assert Person(puzzling).shown.stones.tolist() == expected[-1]
    assert Person(puzzling).turn == position_text(position)
    assert whole.line in Guide(puzzling, "puzzle").said
    assert puzzling.session.record.root.children == []


@pytest.mark.few(1)
@pytest.mark.parametrize("way", ["leave", "next"])
def test_a_solution_stops_where_its_puzzle_is_left(
    way: str, qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "PACE_MS", 100)
    long = tuple(each for each in shipped_puzzles() if len(each.line.split()) > 2)
    monkeypatch.setattr(desk, "shipped_puzzles", lambda: long)
    window.session.new_game(long[0].variant)
    window.session.play(window.session.position.legal_moves[0])
    Person(window).command("game.puzzle").trigger()
    Guide(window, "puzzle").press("Solution")
    if way == "leave":
        Person(window).leave()
    else:
        Guide(window, "puzzle").press("Next")
    left = Person(window).shown.stones.tolist()
    assert left == content_of(window.session.position).stones.tolist()
    qtbot.wait(150)
    assert Person(window).shown.stones.tolist() == left


def test_the_solution_can_be_tried_again_and_stays_missed(
    qtbot: QtBot, puzzling: MainWindow
) -> None:
    puzzle, panel = puzzle_of(puzzling), Guide(puzzling, "puzzle")
    panel.press("Solution")
    told, shown = panel.said, Person(puzzling).shown.stones.tolist()
    try_move(qtbot, puzzling, wrong_move(puzzle))  # which no longer counts
    assert (panel.said, Person(puzzling).shown.stones.tolist()) == (told, shown)
    assert panel.offers("Try again")
    panel.press("Try again")
    assert not panel.offers("Try again")
    start = content_of(puzzle.position)
    assert Person(puzzling).shown.stones.tolist() == start.stones.tolist()
    try_move(qtbot, puzzling, puzzle.solution_move)
    assert panel.said.startswith("Right.")
    cards = Cards(Person(puzzling).cards)
    assert cards.due(datetime.now(UTC) + timedelta(days=30)) == (puzzle.id,)
    assert cards.solved == frozenset()


def test_what_was_missed_is_remembered(qtbot: QtBot, puzzling: MainWindow) -> None:
    puzzle = puzzle_of(puzzling)
    try_move(qtbot, puzzling, wrong_move(puzzle))
    try_move(qtbot, puzzling, puzzle.solution_move)
    cards = Cards(Person(puzzling).cards)
    later = datetime.now(UTC) + timedelta(days=30)
    assert cards.due(later) == (puzzle.id,)
    assert cards.solved == frozenset()


def test_redo_does_not_bring_back_a_puzzle_without_its_task(puzzling: MainWindow) -> None:
    Person(puzzling).leave()
    assert len(puzzling.session.moves) == 1
    assert not Person(puzzling).command("game.redo").isEnabled()
    Person(puzzling).command("game.puzzle").trigger()
    Person(puzzling).command("game.undo").trigger()
    assert not Guide(puzzling, "puzzle").on
    assert len(puzzling.session.moves) == 1
    assert not puzzling.session.can_redo


def test_another_puzzle_comes_next(puzzling: MainWindow) -> None:
    first = puzzle_of(puzzling)
    Guide(puzzling, "puzzle").press("Solution")
    Guide(puzzling, "puzzle").press("Next")
    assert puzzle_of(puzzling) != first
    assert Guide(puzzling, "puzzle").said == ""
    assert Person(puzzling).shown.candidates == ()


def test_another_game_ends_the_puzzle(puzzling: MainWindow) -> None:
    puzzling.session.new_game("loop/mini")
    assert not Guide(puzzling, "puzzle").on
    puzzling.session.play(puzzling.session.position.legal_moves[0])
    assert len(puzzling.session.moves) == 1
    Person(puzzling).command("game.puzzle").trigger()
    assert puzzle_of(puzzling).variant.startswith("loop/")


def test_missed_puzzles_come_first_then_new_ones_near_the_rating() -> None:
    rng, day, nobody = Random(1), date(2026, 3, 1), Results()
    own = [each for each in shipped_puzzles() if each.variant.startswith("loop/")]
    due = next_exercise(own, ["gone", own[3].id], frozenset(), "", rng, nobody, day)
    assert due is own[3]
    fresh = next_exercise(own, [], frozenset(), "", rng, nobody, day)
    assert isinstance(fresh, Puzzle)
    assert fresh.stars == min(each.stars for each in own)
    strong = Results(Rating(1900.0, 60.0), last=datetime(2026, 3, 1, 12).astimezone())
    harder = next_exercise(own, [], frozenset(), "", rng, strong, day)
    assert isinstance(harder, Puzzle)
    assert abs(first_rating_of(harder).points - 1900) < 100
    again = next_exercise(own[:1], [], frozenset([own[0].id]), own[0].id, rng, nobody, day)
    assert again is own[0]
    assert next_exercise([], [], frozenset(), "", rng, nobody, day) is None


def test_the_first_puzzle_of_a_day_is_easier() -> None:
    own, yesterday = shipped_puzzles(), datetime(2026, 3, 1, 12).astimezone()
    some = Results(Rating(1700.0, 60.0), last=yesterday)
    first, second = (
        next_exercise(own, [], frozenset(), "", Random(1), some, date(2026, 3, day))
        for day in (2, 1)
    )
    assert isinstance(first, Puzzle)
    assert isinstance(second, Puzzle)
    assert first_rating_of(first).points < 1500 < 1600 < first_rating_of(second).points


def test_a_rating_is_told_and_changes(qtbot: QtBot, puzzling: MainWindow) -> None:
    puzzle, panel = puzzle_of(puzzling), Guide(puzzling, "puzzle")
    assert f"rated {first_rating_of(puzzle).points:.0f}" in panel.about
    assert panel.standing == "Your rating: about 1000"
    try_move(qtbot, puzzling, puzzle.solution_move)
    assert panel.standing.startswith("Your rating: about 1")
    assert "(+" in panel.standing
    panel.press("Next")
    assert "(" not in panel.standing
    second = puzzle_of(puzzling)
    try_move(qtbot, puzzling, second.solution_move)
    assert panel.standing.endswith("2 in a row")


def test_a_wrong_move_counts_at_once(qtbot: QtBot, puzzling: MainWindow) -> None:
    puzzle, panel = puzzle_of(puzzling), Guide(puzzling, "puzzle")
    try_move(qtbot, puzzling, wrong_move(puzzle))
    lost = panel.standing
    assert "(−" in lost
    try_move(qtbot, puzzling, puzzle.solution_move)
    assert panel.standing == lost
    Person(puzzling).leave()
    (tried,) = Cards(Person(puzzling).cards).tries
    assert (tried.puzzle, tried.grade) == (puzzle.id, Grade.MISSED)


def test_puzzles_of_one_theme(puzzling: MainWindow) -> None:
    person, themes = Person(puzzling), named(puzzling, QComboBox, "Theme of the puzzles")
    offered = [themes.itemText(row) for row in range(themes.count())]
    assert offered == [
        "Any theme",
        "Win to the end",
        "Best capture",
        "Defence against a forced win",
    ]
    MOUSE.keyClicks(themes, "Bes")
    assert theme_of(puzzle_of(puzzling)) is PuzzleTheme.CAPTURE
    assert person.chosen("puzzle.theme") == "capture"
    for _ in range(3):
        Guide(puzzling, "puzzle").press("Next")
        assert theme_of(puzzle_of(puzzling)) is PuzzleTheme.CAPTURE
    person.leave()
    puzzling.session.new_game("loop/mini")
    assert person.chosen("puzzle.theme") == ""  # Loop has no captures to find
    person.choose("game.puzzle")
    assert puzzle_of(puzzling).variant.startswith("loop/")


@pytest.mark.nightly
def test_puzzles_of_all_games(puzzling: MainWindow) -> None:
    Person(puzzling).switch("puzzle.games", True)
    seen = set()
    for _ in range(30):
        Guide(puzzling, "puzzle").press("Next")
        seen.add(puzzle_of(puzzling).variant.partition("/")[0])
    assert len(seen) > 1


def test_the_results(qtbot: QtBot, puzzling: MainWindow) -> None:
    person, panel = Person(puzzling), Guide(puzzling, "puzzle")
    panel.press("Results…")
    assert results_said(puzzling) == "You have not tried a puzzle yet."
    results(puzzling).reject()
    first = puzzle_of(puzzling)
    try_move(qtbot, puzzling, first.solution_move)
    panel.press("Next")
    panel.press("Solution")
    person.choose("puzzle.results")
    told = results_said(puzzling)
    assert told.startswith("Your rating is ")
    assert "after 2 puzzles. Solved in a row without help: 0 now, 1 at best." in told
    (table,) = results(puzzling).findChildren(QTreeWidget)
    heads = [table.topLevelItem(0), table.topLevelItem(1)]
    assert [head.text(0) for head in heads if head is not None] == ["By theme", "By game"]
    assert heads[1] is not None
    game = heads[1].child(0)
    assert game is not None
    assert [game.text(column) for column in range(6)] == [
        "Ring Majority", "2", "1", "0", "1", "50 %",
    ]  # fmt: skip
    assert any(
        each.accessibleName() == "Rating over the last puzzles"
        for each in results(puzzling).findChildren(QWidget)
    )


def test_a_file_that_is_damaged_meanwhile_stays_and_is_told(
    qtbot: QtBot, puzzling: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(desk, "warn", lambda _, text: said.append(text))
    puzzle, panel, cards = puzzle_of(puzzling), Guide(puzzling, "puzzle"), Person(puzzling).cards
    cards.write_text('{"ringrealms3d": "cards 1", "tries": [1]}', encoding="utf-8")
    try_move(qtbot, puzzling, puzzle.solution_move)
    assert panel.said.startswith("Right.")
    assert "not a file of puzzle cards" in Person(puzzling).message
    Person(puzzling).choose("puzzle.results")
    panel.press("Next")
    assert len(said) == 2
    assert all("not a file of puzzle cards" in text for text in said)
    assert "[1]" in cards.read_text(encoding="utf-8")


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is warned of, where the file of the puzzles is broken."""
    said: list[str] = []

    def broken() -> tuple[Puzzle, ...]:
        raise UserError("no puzzles here")

    monkeypatch.setattr(desk, "shipped_puzzles", broken)
    monkeypatch.setattr(desk, "warn", lambda _, text: said.append(text))
    return said


def test_puzzles_that_cannot_be_read_stop_nothing_else(said: list[str], window: MainWindow) -> None:
    Person(window).choose("game.puzzle")
    Person(window).choose("puzzle.results")
    assert said == ["no puzzles here."] * 2
    assert Person(window).chosen("puzzle.theme") == ""
    window.session.play(Move(0))
    assert len(window.session.moves) == 1


def results(window: MainWindow) -> QDialog:
    """Return the dialog with the results that was opened last."""
    (*_, dialog) = (each for each in window.findChildren(QDialog) if each.isVisible())
    return dialog


def results_said(window: MainWindow) -> str:
    """Return what it says."""
    dialog = results(window)
    return find(dialog, QLabel, "said").text()
