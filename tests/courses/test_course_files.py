"""Files of courses: what is read, and what is said of broken ones."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.courses.course import Course, read_course
from ringrealms3d.courses.progress import Progress
from ringrealms3d.courses.walk import Walk, check_course

STEP = {
    "task": "Take f6.",
    "goal": {"kind": "capture", "sites": ["f6"]},
    "why": "Three against one.",
}


def fields() -> dict[str, Any]:
    """Return a course of one lesson: Red has f2 and v6, Blue f6, and v5 takes it."""
    lesson = {
        "id": "take",
        "title": "Take",
        "variant": "ring-majority/cube",
        "fen": "1r3b/12/5r2:r:24,25",
        "steps": [STEP],
    }
    return {
        "ringrealms3d": "course 1",
        "id": "mine",
        "game": "ring-majority",
        "title": "Mine",
        "lessons": [lesson],
    }


def written(folder: Path, change: Callable[[dict[str, Any]], object] = bool) -> Path:
    course = json.loads(json.dumps(fields()))
    change(course)
    path = folder / "mine.json"
    path.write_text(json.dumps(course), encoding="utf-8")
    return path


@pytest.fixture
def course(tmp_path: Path) -> Course:
    return read_course(written(tmp_path))


def move(walk: Walk, text: str) -> str:
    return walk.try_move(walk.position.parse_move(text)).sentence


def test_a_wrong_move_is_explained_and_the_position_stays(course: Course) -> None:
    walk = Walk(course.lessons[0])
    before = walk.position
    assert move(walk, "f5") == ("The ring around e5 is not complete: 2 of its 4 places are full.")
    assert walk.position is before
    assert not walk.reached
    assert move(walk, "v5") == "Three against one."
    assert walk.finished
    assert walk.position.stones[walk.position.board.site("f6")] == 0


def test_hints_come_before_places(course: Course) -> None:
    walk = Walk(course.lessons[0])
    assert walk.hint().places == (walk.position.board.site("v5"),)
    assert walk.show().places == (walk.position.board.site("v5"),)
    assert walk.show().sentence == "Click the marked place."


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda c: c.update(game="chess"), "chess"),
        (lambda c: c.update(ringrealms3d="course 9"), "course 9"),
        (lambda c: c["lessons"][0].update(fen="nonsense"), "lesson 1 (take): fen"),
        (lambda c: c["lessons"][0].pop("title"), "lesson 1: 'title' is missing"),
        (lambda c: c["lessons"][0].update(moves="f6"), "lesson 1 (take): f6 holds"),
        (
            lambda c: c["lessons"][0]["steps"][0].pop("why"),
            "lesson 1 (take), step 1: 'why' is missing",
        ),
        (lambda c: c["lessons"][0]["steps"][0].update(wy=""), "step 1: Object contains unknown"),
        (
            lambda c: c["lessons"][0]["steps"][0]["goal"].update(kind="fly"),
            "step 1: 'goal.kind': Invalid",
        ),
        (
            lambda c: c["lessons"].append(c["lessons"][0]),
            "lesson 2: lesson take appears twice",
        ),
        (
            lambda c: c["lessons"][0].update(variant="loop/mini", fen="22/12/5/1:b:-:-:-"),
            "loop/mini",
        ),
    ],
)
def test_what_is_wrong_is_named_with_its_place(
    tmp_path: Path, change: Callable[[dict[str, Any]], object], told: str
) -> None:
    path = written(tmp_path, change)
    with pytest.raises(UserError) as caught:
        read_course(path)
    assert str(path) in str(caught.value)
    assert told in str(caught.value)


@pytest.mark.parametrize(
    ("goal", "told"),
    [
        ({"kind": "capture", "sites": ["f3"]}, "no move reaches the goal"),
        ({"kind": "deny"}, "nothing is wrong"),
        ({"kind": "point at what is captured", "move": "f3"}, "no place is right"),
    ],
)
def test_a_lesson_that_cannot_be_passed_or_failed_is_found(
    tmp_path: Path, goal: dict[str, Any], told: str
) -> None:
    course = read_course(written(tmp_path, lambda c: c["lessons"][0]["steps"][0].update(goal=goal)))
    with pytest.raises(UserError, match=f"mine, lesson take, step 1: {told}"):
        check_course(course)


def test_progress_is_kept(tmp_path: Path, course: Course) -> None:
    path, lesson = tmp_path / "courses.json", course.lessons[0]
    progress = Progress(path)
    assert not progress.is_done(course, lesson)
    progress.stop_at(course, lesson)
    progress.note_done(course, lesson)
    assert path.read_text(encoding="utf-8").endswith("}\n"), "a line of text has an end"
    again = Progress(path)
    assert again.is_done(course, lesson)
    assert again.where(course) == 0
    path.write_text("[]", encoding="utf-8")
    with pytest.raises(UserError, match="not a record of progress"):
        Progress(path).where(course)
