"""Courses in the window: clicks, answers, questions, and what is kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from PyQt6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.core.phrase import tr
from ringrealms3d.courses.course import shipped_courses
from ringrealms3d.courses.walk import Walk
from ringrealms3d.window.features.exercises import courses as desk
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.command import Choice, Option
from ringrealms3d.window.widgets.texts import counts_text
from tests.courses.test_course_files import written
from tests.window.driver import Guide, Person

pytestmark = pytest.mark.flat


@pytest.fixture
def learning(window: MainWindow) -> MainWindow:
    """A window with the first lesson of Ring Majority, after a game of one move."""
    window.session.play(Move(0))
    Person(window).command("learn.begin").trigger()
    return window


def lessons(window: MainWindow) -> list[Option]:
    """Return the lessons that the menu has."""
    entry = window.commands.table["learn.lesson"]
    assert isinstance(entry, Choice)
    return list(entry.options())


def walk_of(window: MainWindow) -> Walk:
    """Return the walk through the lesson that is shown, up to the step that is shown."""
    course, _, name = Person(window).chosen("learn.lesson").rpartition("/")
    found = (each for each in shipped_courses() if each.id == course)
    lesson = next(each for shipped in found for each in shipped.lessons if each.id == name)
    walk, task = Walk(lesson), Guide(window, "lesson").task
    while (walk.step.task, walk.position) != (task, window.session.position):
        pass_step(walk)
    return walk


def pass_step(walk: Walk) -> None:
    """Reach the goal of a step as ``solve`` does, and go on."""
    if walk.pointing:
        walk.try_place(walk.show().places[0])
    else:
        walk.try_move(next(walk.solutions()))
    walk.reply()
    walk.go_on()


def click(qtbot: QtBot, window: MainWindow, place: int) -> None:
    Person(window).click(place)


def solve(qtbot: QtBot, window: MainWindow) -> Walk:
    """Reach the goal of the step that is shown; return the walk up to it."""
    walk, panel = walk_of(window), Guide(window, "lesson")
    for place in walk.show().places:
        click(qtbot, window, place)
        if panel.said == walk.step.why:
            break
    return walk


def test_a_course_is_passed_by_clicks_and_leaves_no_trace(
    qtbot: QtBot, learning: MainWindow
) -> None:
    panel, count = Guide(learning, "lesson"), len(lessons(learning))
    for number in range(count):
        assert panel.dots.split() == [*number * "●", "◎", *(count - number - 1) * "○"]
        for _ in walk_of(learning).lesson.steps:
            walk = solve(qtbot, learning)
            assert panel.said == walk.step.why
            assert learning.session.record.root.children == []
            panel.press("Next")
    assert not Guide(learning, "lesson").on
    assert len(learning.session.moves) == 1
    assert all(option.text.startswith("✓") for option in lessons(learning))
    Person(learning).pick("learn.lesson", lessons(learning)[0].key)
    assert panel.dots.split() == ["◉", *(count - 1) * "●"]


def test_a_wrong_move_is_explained_and_taken_back(qtbot: QtBot, learning: MainWindow) -> None:
    before = learning.session.position
    walk = walk_of(learning)
    wrong = next(m for m in before.legal_moves if m not in tuple(walk.solutions()))
    for place in before.move_places(wrong):
        click(qtbot, learning, place)
    assert Guide(learning, "lesson").said.endswith("Try again.")
    assert learning.session.position == before


@pytest.mark.nightly
def test_the_opponent_answers_as_the_lesson_says(qtbot: QtBot, learning: MainWindow) -> None:
    Person(learning).pick("learn.lesson", "ring-majority/answer")
    solve(qtbot, learning)
    shown = Person(learning).shown.stones
    reply = learning.session.position.board.site("f3")
    assert shown[reply] == 0
    qtbot.waitUntil(lambda: Person(learning).shown.stones[reply] == 2)
    Guide(learning, "lesson").press("Next")
    assert walk_of(learning).number == 1
    assert learning.session.position.stones[reply] == 2


def test_the_status_line_follows_a_lesson(qtbot: QtBot, window: MainWindow) -> None:
    window.session.new_game("loop/mini")
    Person(window).command("learn.begin").trigger()
    assert Person(window).turn == "Black to move"
    before = Person(window).counts
    position = window.session.position
    won = position.play(next(solve(qtbot, window).solutions()))
    assert won.outcome is not None
    assert Person(window).turn == "Black wins"
    assert Person(window).counts == counts_text(won) != before
    Person(window).choose("learn.next")
    assert Person(window).counts == counts_text(window.session.position)
    Person(window).leave()
    assert Person(window).turn == "Black to move"


def test_names_of_sites_are_shown_as_long_as_lessons_use_them(window: MainWindow) -> None:
    coordinates = Person(window).command("view.coordinates")
    person = Person(window)
    for on in (False, True, False):
        assert coordinates.isChecked() is on
        assert person.sees(person.content(), coordinates=on)
        assert not person.sees(person.content(), coordinates=not on)
        Person(window).command("learn.leave" if on else "learn.begin").trigger()
    coordinates.trigger()
    Person(window).command("learn.leave").trigger()
    Person(window).command("learn.begin").trigger()
    assert not coordinates.isChecked()  # because that was asked for


def test_hints_are_marked(learning: MainWindow) -> None:
    panel = Guide(learning, "lesson")
    panel.press("Hint")
    assert panel.said == walk_of(learning).step.hint
    before = Person(learning).shown.candidates
    assert before == ()
    panel.press("Hint")
    (mark,) = Person(learning).shown.candidates
    assert mark.places == walk_of(learning).show().places[:1]


def test_one_goes_on_where_one_stopped(learning: MainWindow) -> None:
    Person(learning).choose("learn.next")
    lesson = walk_of(learning).lesson
    Person(learning).command("learn.leave").trigger()
    assert not Guide(learning, "lesson").on
    assert len(learning.session.moves) == 1
    Person(learning).command("learn.begin").trigger()
    assert walk_of(learning).lesson == lesson


def test_there_is_a_way_back_but_from_the_first_lesson_and_on_but_from_the_last(
    learning: MainWindow,
) -> None:
    person, lessons = Person(learning), learning.commands.table["learn.lesson"]
    assert isinstance(lessons, Choice)
    last = len(lessons.options()) - 1
    for number in range(last + 1):
        learning.commands.refresh()
        assert person.command("learn.previous").isEnabled() is (number > 0)
        assert person.command("learn.next").isEnabled() is (number < last)
        if number < last:
            person.choose("learn.next")


def test_a_puzzle_takes_the_place_of_a_lesson(learning: MainWindow) -> None:
    Person(learning).command("game.puzzle").trigger()
    assert (Guide(learning, "puzzle").on, Guide(learning, "lesson").on) == (True, False)
    Person(learning).command("learn.begin").trigger()
    assert (Guide(learning, "puzzle").on, Guide(learning, "lesson").on) == (False, True)
    Person(learning).leave()
    assert len(learning.session.moves) == 1


def test_a_course_of_ones_own_is_listed_and_opened(
    tmp_path: Path, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "courses"
    folder.mkdir()
    written(folder)
    (folder / "broken.json").write_text("{", encoding="utf-8")
    assert lessons(window)[-1].text == "Take"
    assert "broken.json" in Person(window).message
    warned: list[str] = []
    monkeypatch.setattr(desk, "warn", lambda _, text: warned.append(text))
    open_course(window, folder / "broken.json", monkeypatch)
    assert "broken.json" in warned[0]
    assert not Guide(window, "lesson").on
    open_course(window, folder / "mine.json", monkeypatch)
    assert Person(window).chosen("learn.lesson") == "mine/take"


def open_course(window: MainWindow, path: Path, patched: pytest.MonkeyPatch) -> None:
    """Choose a course in the dialog that asks for its file."""
    patched.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    Person(window).choose("learn.open")


def test_the_solution_is_told_and_marked(learning: MainWindow) -> None:
    panel, given = Guide(learning, "lesson"), walk_of(learning).show()
    panel.press("Show me")
    assert panel.said == tr(given.sentence)
    marked = [mark.places for mark in Person(learning).shown.candidates]
    assert marked
    assert all(set(places) <= set(given.places) for places in marked)


def test_the_last_lesson_has_to_be_solved(learning: MainWindow) -> None:
    Person(learning).pick("learn.lesson", lessons(learning)[-1].key)
    panel = Guide(learning, "lesson")
    panel.press("Next")
    assert panel.on
    assert panel.said == "This is the last lesson: solve it to finish the course."
