"""The user's progress in courses: finished lessons, and the current one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

import msgspec

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import read_file, write_whole
from ringrealms3d.core.json_fault import json_fault
from ringrealms3d.courses.course import Course, Lesson

PROGRESS_NAME = "courses.json"
"""What the file is called, in the folder where a person's games are kept."""

_FORMAT = "progress 1"
_MOST_BYTES = 1_000_000


class _Document(msgspec.Struct):
    ringrealms3d: str = _FORMAT
    done: dict[str, set[str]] = {}
    stopped: dict[str, str] = {}


class Progress:
    """The stored progress in courses. The file is read on first use.

    Every query raises a ``UserError`` if the file cannot be read.
    """

    def __init__(self, path: Path) -> None:
        """Name a file, which need not exist yet."""
        self._path = path

    @cached_property
    def _document(self) -> _Document:
        if not self._path.exists():
            return _Document()
        try:
            document = msgspec.json.decode(read_file(self._path, _MOST_BYTES), type=_Document)
        except (msgspec.DecodeError, RecursionError) as error:
            raise UserError(
                "{path}: not a record of progress in courses: {error}",
                path=self._path,
                error=json_fault(error),
            ) from None
        if document.ringrealms3d != _FORMAT:
            raise UserError(
                "{path}: the format is {ringrealms3d}",
                path=self._path,
                ringrealms3d=document.ringrealms3d[:40],
            )
        return document

    def is_done(self, course: Course, lesson: Lesson) -> bool:
        """Whether a lesson was passed."""
        return lesson.id in self._document.done.get(course.id, ())

    def reached(self, course_id: str, lesson_ids: Sequence[str]) -> tuple[int, int]:
        """Return how many lessons of a course were passed, and the number of the one to go on with.

        It is from 0, as in :meth:`where`.
        """
        done = self._document.done.get(course_id, ())
        stopped = self._document.stopped.get(course_id)
        where = lesson_ids.index(stopped) if stopped in lesson_ids else 0
        return sum(each in done for each in lesson_ids), where

    def where(self, course: Course) -> int:
        """Return the number of the lesson to continue with: the current one, or the first."""
        stopped = self._document.stopped.get(course.id)
        return next((i for i, each in enumerate(course.lessons) if each.id == stopped), 0)

    def stop_at(self, course: Course, lesson: Lesson) -> None:
        """Note the current lesson.

        Raises:
            UserError: the file cannot be written; the note is kept with the next one.
        """
        self._document.stopped[course.id] = lesson.id
        self._write()

    def note_done(self, course: Course, lesson: Lesson) -> None:
        """Note that a lesson was passed.

        Raises:
            UserError: the file cannot be written; the note is kept with the next one.
        """
        self._document.done.setdefault(course.id, set()).add(lesson.id)
        self._write()

    def _write(self) -> None:
        text = msgspec.json.encode(self._document, order="sorted").decode()
        write_whole(self._path, text + "\n")
