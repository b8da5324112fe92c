"""Courses on the boards: lesson after lesson, with a scripted opponent."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from PyQt6.QtCore import QTimer
from PyQt6.QtWidgets import QFileDialog

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.core.phrase import tr
from ringrealms3d.courses.course import (
    OWN_COURSES,
    Course,
    Lesson,
    read_course,
    shipped_courses,
)
from ringrealms3d.courses.progress import PROGRESS_NAME, Progress
from ringrealms3d.courses.walk import Walk
from ringrealms3d.puzzles.trial import Answer
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.exercises.course_panel import LessonPanel
from ringrealms3d.window.features.exercises.guided import Guide
from ringrealms3d.window.features.exercises.place_pointer import PlacePointer
from ringrealms3d.window.shell.column import SidePage
from ringrealms3d.window.shell.command import Option
from ringrealms3d.window.shell.message import warn
from ringrealms3d.window.widgets.joining import stopped
from ringrealms3d.window.widgets.texts import error_text

_REPLY_MS = 1400  # after which the opponent answers, so that one sees one's own move first


class Courses(Guide):
    """Presents the lessons of a course."""

    def __init__(self, context: Context, pointer: PlacePointer) -> None:
        """Begin without a lesson.

        Args:
            pointer: takes the clicks that answer questions.
        """
        super().__init__(
            context,
            pointer,
            lambda: SidePage(context.column, "lesson", tr("Lesson"), "lesson", self._panel),
        )
        self._progress = Progress(context.folder / PROGRESS_NAME)
        self._own_folder = context.folder / OWN_COURSES
        self._opened: list[Course] = []
        self._read: tuple[Course, ...] | None = None
        self._course: Course | None = None
        self._walk: Walk | None = None
        self._reply_timer = QTimer(self)
        self._reply_timer.setSingleShot(True)
        self._reply_timer.timeout.connect(self._answer_back)

    @cached_property
    def _panel(self) -> LessonPanel:
        panel = LessonPanel()
        panel.hint_wanted.connect(self._give_hint)
        panel.solution_wanted.connect(self._show_solution)
        panel.next_wanted.connect(self.go_on)
        panel.back_wanted.connect(self.previous)
        panel.leave_wanted.connect(self.leave)
        return panel

    @property
    def lessons(self) -> list[Option]:
        """The lessons of the current game, finished ones with a tick."""
        courses = self._courses_of_game()
        return [
            Option(
                f"{course.id}/{lesson.id}",
                f"{'✓ ' if self._progress.is_done(course, lesson) else ''}{tr(lesson.title)}",
                tr(course.title) if len(courses) > 1 else "",
            )
            for course in courses
            for lesson in course.lessons
        ]

    @property
    def chosen(self) -> str:
        """The current one of them; empty if there is none."""
        if self._course is None or self._walk is None:
            return ""
        return f"{self._course.id}/{self._walk.lesson.id}"

    @property
    def has_next(self) -> bool:
        """Whether another lesson follows the current one."""
        return self._course is not None and self._number + 1 < len(self._course.lessons)

    @property
    def has_previous(self) -> bool:
        """Whether a lesson precedes the current one."""
        return self._course is not None and self._number > 0

    def begin(self) -> None:
        """Start or resume the course of the current game; one without a course has rules."""
        try:
            course = next(iter(self._courses_of_game()), None)
            if course is None:
                self._context.say(tr("There is no course for this game."))
                self._context.do("help.rules")
            else:
                self._set(course, course.lessons[self._progress.where(course)])
        except UserError as error:
            warn(self._context.window, stopped(error_text(error)))

    def choose(self, key: str) -> None:
        """Present one of the ``lessons``."""
        for course in self._courses_of_game():
            for lesson in course.lessons:
                if f"{course.id}/{lesson.id}" == key:
                    self._set(course, lesson)
                    return

    def next(self) -> None:
        """Present the next lesson."""
        self._step(1)

    def previous(self) -> None:
        """Present the previous lesson."""
        self._step(-1)

    def go_on(self) -> None:
        """Continue with the next step, or with the next lesson."""
        walk = self._walk
        if walk is None:
            return
        if self._reply_timer.isActive():
            self._answer_back()
        if walk.reached and not walk.finished:
            walk.go_on()
            self._show_step()
        elif self.has_next:
            self.next()
        elif walk.finished:
            self._context.say(tr("That was the last lesson of the course."))
            self.leave()
        else:
            self._panel.show_answer(
                tr("This is the last lesson: solve it to finish the course."), False
            )

    def ask(self) -> None:
        """Let the user open a file with a course."""
        path, _ = QFileDialog.getOpenFileName(
            self._context.window, tr("Open a course"), "", tr("Courses (*.json)")
        )
        if path:
            self.open(Path(path))

    def open(self, path: Path) -> None:
        """Start the course in a file, or report its error."""
        try:
            course = read_course(path)
            self._opened = [course, *(each for each in self._opened if each.id != course.id)]
            self._set(course, course.lessons[self._progress.where(course)])
        except UserError as error:
            warn(self._context.window, stopped(error_text(error)))

    @property
    def _number(self) -> int:
        assert self._course is not None
        assert self._walk is not None
        return self._course.lessons.index(self._walk.lesson)

    def _courses_of_game(self) -> list[Course]:
        game = self._session.uid.partition("/")[0]
        if self._read is None:
            self._read = (*shipped_courses(), *self._own_courses())
        opened = {course.id for course in self._opened}
        others = [course for course in self._read if course.id not in opened]
        return [course for course in (*others, *self._opened) if course.game == game]

    def _own_courses(self) -> list[Course]:
        """Return the user's own courses, reporting errors in broken ones."""
        courses = []
        for path in sorted(self._own_folder.glob("*.json")):
            try:
                courses.append(read_course(path))
            except UserError as error:
                self._context.say(error_text(error))
        return courses

    def _step(self, by: int) -> None:
        if self._course is not None and (self.has_next if by > 0 else self.has_previous):
            self._set(self._course, self._course.lessons[self._number + by])

    def _set(self, course: Course, lesson: Lesson) -> None:
        """Present a lesson."""
        walk = Walk(lesson)
        self._course, self._walk = course, walk
        self._note(lambda: self._progress.stop_at(course, lesson))
        self._show_step()

    def _show_step(self) -> None:
        walk, course = self._walk, self._course
        assert walk is not None
        assert course is not None
        self._reply_timer.stop()
        self._present(walk.position, self._take)
        self._pointer.asked = self._take_place if walk.pointing else None
        self._walk, self._course = walk, course
        self._panel.show_task(tr(walk.lesson.title), tr(walk.step.task))
        self._show_place()
        self._panel.show_answer("", reached=False)
        if walk.last is not None:
            self._context.display.present(walk.last)
        enemies = (walk.position.stones == 2 - walk.position.turn).nonzero()[0]
        for place in enemies[:1].tolist():
            self._context.boards.reveal(place)  # on a solid it may stand at the back

    def _show_place(self) -> None:
        assert self._course is not None
        done = [self._progress.is_done(self._course, each) for each in self._course.lessons]
        self._panel.show_place(self._number, done)

    def _take(self, move: Move) -> None:
        """Judge a move."""
        if self._walk is not None and not self._walk.reached:
            answer = self._walk.try_move(move)
            self._hear(answer)
            if answer.right:
                self._context.display.present(self._walk.last)

    def _take_place(self, place: int) -> None:
        """Judge a place that was pointed at."""
        if self._walk is not None and not self._walk.reached:
            self._hear(self._walk.try_place(place))

    def _hear(self, answer: Answer) -> None:
        """Show the judgement of a try."""
        walk = self._walk
        assert walk is not None
        self._mark(())
        text = tr(answer.sentence)
        if not answer.right:
            self._panel.show_answer(f"{text} {tr('Try again.')}", reached=False)
            return
        self._panel.show_answer(text, reached=True)
        self._rest()
        if walk.step.reply:
            self._reply_timer.start(_REPLY_MS)
        if walk.finished and self._course is not None:
            course, lesson = self._course, walk.lesson
            self._note(lambda: self._progress.note_done(course, lesson))
            self._show_place()

    def _answer_back(self) -> None:
        """Play the opponent's answer."""
        self._reply_timer.stop()
        if self._walk is not None:
            try:
                self._context.display.present(self._walk.reply())
            except UserError as error:
                self._context.say(error_text(error))

    def _give_hint(self) -> None:
        if self._walk is not None and not self._walk.reached:
            given = self._walk.hint()
            self._panel.show_answer(tr(given.sentence), reached=False)
            self._mark(given.places)

    def _show_solution(self) -> None:
        if self._walk is not None and not self._walk.reached:
            given = self._walk.show()
            self._panel.show_answer(tr(given.sentence), reached=False)
            self._mark(given.places)

    def _note(self, write: Callable[[], None]) -> None:
        """Write to the progress, or report why that is impossible."""
        try:
            write()
        except UserError as error:
            self._context.say(error_text(error))

    def _end(self) -> None:
        self._walk, self._course = None, None
        self._reply_timer.stop()
