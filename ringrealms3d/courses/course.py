"""A course: lessons of a game, each a position and steps with goals; and its file.

The file is JSON; docs/courses.md describes it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from ringrealms3d.core.data import data_folder
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import read_file
from ringrealms3d.core.json_fault import json_fault
from ringrealms3d.core.position import Played, Position
from ringrealms3d.courses.goals import AnyMoveGoal
from ringrealms3d.courses.point_goals import AnyPointGoal
from ringrealms3d.games import from_fen, get_game

OWN_COURSES = "courses"
"""What the folder of a person's own courses is called, in the folder of that person's games."""

_FORMAT = "course 1"
_MOST_BYTES = 4_000_000
_Id = Annotated[str, Meta(pattern="^[a-z0-9-]{1,60}$")]
_Title = Annotated[str, Meta(min_length=1, max_length=80)]
_Sentences = Annotated[str, Meta(min_length=1, max_length=600)]
_Moves = Annotated[str, Meta(max_length=400)]
_Read = TypeVar("_Read", bound=msgspec.Struct)


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do.

    Attributes:
        task: the explanation and the task.
        goal: the goal to reach.
        why: the text to show once it is reached.
        hint: the hint.
        reply: the opponent's reply; of several, separated by spaces, the first legal one.
    """

    task: _Sentences
    goal: AnyMoveGoal | AnyPointGoal
    why: _Sentences
    hint: Annotated[str, Meta(max_length=300)] = ""
    reply: _Moves = ""


class Lesson(msgspec.Struct, frozen=True):
    """A position and the steps to do there.

    Attributes:
        id: its name in the course.
        title: its name for people.
        variant: the board.
        fen: the position at the start.
        moves: the moves played from there, separated by spaces.
        steps: the steps.
    """

    id: str
    title: str
    variant: str
    fen: str
    moves: str
    steps: tuple[Step, ...]

    def begin(self) -> tuple[Position, Played | None]:
        """Return the position of the first step, and the move that led to it.

        Raises:
            UserError: the position or a move is broken.
        """
        position, played = from_fen(self.variant, self.fen, seed=0), None
        for text in self.moves.split():
            played = Played(position, position.parse_move(text))
            position = position.play(played.move)
        return position, played


class Course(msgspec.Struct, frozen=True):
    """Lessons of one game.

    Attributes:
        id: its name; no two courses have the same.
        game: the game's id.
        title: its name for people.
        lessons: in the recommended order.
    """

    id: str
    game: str
    title: str
    lessons: tuple[Lesson, ...]


class Outline(msgspec.Struct, frozen=True):
    """A course without its lessons: its id, and theirs in their order."""

    id: str
    lessons: tuple[str, ...]


class _Named(msgspec.Struct, frozen=True):
    id: str


class _OutlineFields(msgspec.Struct, frozen=True):
    id: str
    game: str
    lessons: list[_Named]


class _CourseFields(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ringrealms3d: str
    id: _Id
    game: str
    title: _Title
    lessons: Annotated[list[msgspec.Raw], Meta(min_length=1, max_length=200)]


class _LessonFields(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: _Id
    title: _Title
    variant: Annotated[str, Meta(max_length=100)]
    fen: Annotated[str, Meta(min_length=1, max_length=4000)]
    steps: Annotated[list[msgspec.Raw], Meta(min_length=1, max_length=20)]
    moves: _Moves = ""


def shipped_courses() -> tuple[Course, ...]:
    """Return the courses that come with the program.

    Raises:
        UserError: one cannot be read.
    """
    return tuple(map(read_course, sorted((data_folder("resources") / "courses").glob("*.json"))))


def shipped_outlines() -> dict[str, Outline]:
    """Return the ids of the lessons of the courses that come with the program, by their games.

    Nothing else of them is read or checked.
    """
    paths = sorted((data_folder("resources") / "courses").glob("*.json"))
    found = [msgspec.json.decode(path.read_bytes(), type=_OutlineFields) for path in paths]
    return {
        each.game: Outline(each.id, tuple(lesson.id for lesson in each.lessons))
        for each in reversed(found)
    }


def read_course(path: Path) -> Course:
    """Return the course in a file, after checking its positions and first moves.

    Raises:
        UserError: the file cannot be read or something in it is wrong; the message names the file,
            the lesson and the step.
    """
    fields = _read(read_file(path, _MOST_BYTES), _CourseFields, f"{path}")
    if fields.ringrealms3d != _FORMAT:
        raise UserError(
            "{path}: the format is {ringrealms3d}, not {format}",
            path=path,
            ringrealms3d=fields.ringrealms3d[:40],
            format=_FORMAT,
        )
    try:
        game = get_game(fields.game)
    except UserError as error:
        raise UserError("{path}: {error}", path=path, error=error) from None
    lessons: dict[str, Lesson] = {}
    for number, raw in enumerate(fields.lessons, start=1):
        lesson = _read_lesson(raw, f"{path}, lesson {number}")
        if lesson.id in lessons:
            raise UserError(
                "{path}, lesson {number}: lesson {id} appears twice",
                path=path,
                number=number,
                id=lesson.id,
            )
        if lesson.variant.partition("/")[0] != game.uid:
            raise UserError(
                "{path}, lesson {id}: {variant} is not a variant of {uid}",
                path=path,
                id=lesson.id,
                variant=lesson.variant,
                uid=game.uid,
            )
        lessons[lesson.id] = lesson
    return Course(fields.id, game.uid, fields.title, tuple(lessons.values()))


def _read_lesson(raw: msgspec.Raw, place: str) -> Lesson:
    fields = _read(raw, _LessonFields, place)
    place = f"{place} ({fields.id})"
    steps = tuple(
        _read(step, Step, f"{place}, step {number}") for number, step in enumerate(fields.steps, 1)
    )
    lesson = Lesson(fields.id, fields.title, fields.variant, fields.fen, fields.moves, steps)
    try:
        lesson.begin()
    except UserError as error:
        raise UserError("{place}: {error}", place=place, error=error) from None
    return lesson


def _read(raw: bytes | msgspec.Raw, form: type[_Read], place: str) -> _Read:
    try:
        return msgspec.json.decode(raw, type=form)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise UserError("{place}: {error}", place=place, error=json_fault(error)) from None
