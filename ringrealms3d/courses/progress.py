"""How far a person has come with courses: the lessons that are done, and where one stopped."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

import msgspec

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import read_file, write_whole
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
    """What is kept of a person's courses. The file is read when something is first asked of it.

    Whatever asks raises a ``UserError`` if the file cannot be read.
    """

    def __init__(self, path: Path) -> None:
        """Name a file, of which there may be none yet."""
        self._path = path

    @cached_property
    def _document(self) -> _Document:
        if not self._path.exists():
            return _Document()
        try:
            document = msgspec.json.decode(read_file(self._path, _MOST_BYTES), type=_Document)
        except (msgspec.DecodeError, RecursionError) as error:
            raise UserError(
                "{path}: no progress of courses: {error}", path=self._path, error=error
            ) from None
        if document.ringrealms3d != _FORMAT:
            raise UserError(
                "{path}: of the format {ringrealms3d}",
                path=self._path,
                ringrealms3d=document.ringrealms3d[:40],
            )
        return document

    def is_done(self, course: Course, lesson: Lesson) -> bool:
        """Whether a lesson was passed."""
        return lesson.id in self._document.done.get(course.id, ())

    def where(self, course: Course) -> int:
        """Return the number of the lesson to go on with: where one stopped, else the first."""
        stopped = self._document.stopped.get(course.id)
        return next((i for i, each in enumerate(course.lessons) if each.id == stopped), 0)

    def stop_at(self, course: Course, lesson: Lesson) -> None:
        """Note which lesson is on the table.

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
