"""Every lesson that comes with the program can be passed, and not by any move."""

from __future__ import annotations

import pytest

from ringrealms3d.courses.course import Course, shipped_courses
from ringrealms3d.courses.walk import Walk, check_course

COURSES = shipped_courses()


@pytest.mark.few(1)
@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.id)
def test_a_course_can_be_passed(course: Course) -> None:
    check_course(course)


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.id)
def test_a_course_is_small_and_says_why(course: Course) -> None:
    assert 8 <= len(course.lessons) <= 12
    for lesson in course.lessons:
        assert lesson.title
        for step in lesson.steps:
            assert step.task.endswith((".", "?"))
            assert step.why.endswith(".")


def test_wrong_moves_are_explained_by_the_rules() -> None:
    for game, lesson_id, tried, told in (
        (
            "ring-majority",
            "equal",
            "f1",
            "The ring around e1 is complete, but only 2 of its 4 stones are yours.",
        ),
        ("ring-majority", "defend", "f1", "f1 is answered by v5, which captures."),
        ("loop", "rim", "1a4", "1a4 does not win yet."),
        ("loop", "block", "1a1", "1a1 is answered by 1c3, which wins."),
        ("path-tiles", "free", "1@d5", "After 1@d5 your turn is over."),
        ("loophole-2d", "frame", "f3", "After f3 you have 0 loops."),
    ):
        course = next(each for each in COURSES if each.id == game)
        walk = Walk(next(each for each in course.lessons if each.id == lesson_id))
        answer = walk.try_move(walk.position.parse_move(tried))
        assert (answer.right, answer.sentence) == (False, told)
