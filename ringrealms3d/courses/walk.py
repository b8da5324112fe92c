"""A person in a lesson: tries, complaints, hints, solutions and replies."""

from __future__ import annotations

from collections.abc import Iterator

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.position import Played
from ringrealms3d.courses.course import Course, Lesson, Step
from ringrealms3d.courses.goals import MoveGoal
from ringrealms3d.courses.point_goals import PointGoal
from ringrealms3d.puzzles.trial import Answer, Help


class Walk:
    """Goes through the steps of one lesson.

    Attributes:
        lesson: the lesson.
        number: the number of the step, from 0.
        position: the position on the board.
        last: the move that led there, None if there was none.
        reached: whether the goal of the step is reached.
    """

    def __init__(self, lesson: Lesson) -> None:
        """Start at the first step.

        Raises:
            UserError: the lesson cannot be set up.
        """
        self.lesson = lesson
        self.number = 0
        self.position, self.last = lesson.begin()
        self.reached = False
        self._hints = 0

    @property
    def step(self) -> Step:
        """The current step."""
        return self.lesson.steps[self.number]

    @property
    def pointing(self) -> bool:
        """Whether the step asks to point at a place instead of a move."""
        return isinstance(self.step.goal, PointGoal)

    @property
    def finished(self) -> bool:
        """Whether all steps are done."""
        return self.reached and self.number + 1 == len(self.lesson.steps)

    def try_move(self, move: Move) -> Answer:
        """Return the judgement of a legal move; one that reaches the goal is played.

        Raises:
            IllegalMove: the rules do not allow the move.
        """
        goal, played = self.step.goal, Played(self.position, move)
        after = self.position.play(move)
        assert isinstance(goal, MoveGoal)
        if not goal.reached(played, after):
            return Answer(False, goal.complaint(played, after))
        self.position, self.last, self.reached = after, played, True
        return Answer(True, self.step.why)

    def try_place(self, place: int) -> Answer:
        """Return the judgement of pointing at a place."""
        if place in self._right_places():
            self.reached = True
            return Answer(True, self.step.why)
        name = self.position.variant.place_name(place)
        return Answer(False, Phrase("It is not {place}.", place=name))

    def hint(self) -> Help:
        """Return the hint of the step, and from the second time also where to click first."""
        self._hints += 1
        text = self.step.hint or Phrase("Look at the marked place.")
        shown = self._hints > 1 or not self.step.hint
        return Help(text, self._solution_places()[:1] if shown else ())

    def show(self) -> Help:
        """Return where to click to reach the goal."""
        places = self._solution_places()
        if len(places) == 1:
            return Help(Phrase("Click the marked place."), places)
        return Help(Phrase("Click the marked places in turn."), places)

    def reply(self) -> Played | None:
        """Play the opponent's reply to the step, if the lesson has one.

        Raises:
            UserError: none of its replies is legal.
        """
        if not self.step.reply:
            return None
        moves = [self.position.parse_move(text) for text in self.step.reply.split()]
        move = next(filter(self.position.is_legal, moves), None)
        if move is None:
            raise UserError(
                "{id}, step {step}: no reply is legal", id=self.lesson.id, step=self.number + 1
            )
        self.last = Played(self.position, move)
        self.position = self.position.play(move)
        return self.last

    def go_on(self) -> None:
        """Go to the next step."""
        self.number += 1
        self.reached, self._hints = False, 0

    def solutions(self) -> Iterator[Move]:
        """Yield the moves that reach the goal of the step."""
        goal = self.step.goal
        assert isinstance(goal, MoveGoal)
        for move in goal.likely_first(self.position):
            if goal.reached(Played(self.position, move), self.position.after(move)):
                yield move

    def _right_places(self) -> frozenset[int]:
        assert isinstance(self.step.goal, PointGoal)
        return self.step.goal.places(self.position, self.last)

    def _solution_places(self) -> Sites:
        if self.pointing:
            return tuple(sorted(self._right_places()))
        move = next(self.solutions(), None)
        return () if move is None else self.position.move_places(move)


def check_course(course: Course) -> None:
    """Check that every lesson can be passed and that every step has a wrong answer.

    Raises:
        UserError: this fails; the message names the lesson and the step.
    """
    for lesson in course.lessons:
        walk = Walk(lesson)
        place = f"{course.id}, lesson {lesson.id}, step 1"
        try:
            while not _passed(walk):
                walk.go_on()
                place = f"{course.id}, lesson {lesson.id}, step {walk.number + 1}"
        except UserError as error:
            raise UserError("{place}: {error}", place=place, error=error) from None


def _passed(walk: Walk) -> bool:
    """Pass a step; return whether it was the last one."""
    if walk.pointing:
        count, total = _pass_question(walk), walk.position.board.size
    else:
        total = len(walk.position.legal_moves)
        count = _pass_move(walk)
    if count == total:
        raise UserError("nothing is wrong")
    reply = walk.reply()
    if reply is not None and not walk.finished and walk.position.outcome is not None:
        raise UserError("the game is over before the next step")
    return walk.finished


def _pass_question(walk: Walk) -> int:
    right = walk.show().places
    if not right:
        raise UserError("no place is right")
    walk.try_place(right[0])
    return len(right)


def _pass_move(walk: Walk) -> int:
    """Reach the goal by every move that does, each with its reply; continue with the first."""
    before, last = walk.position, walk.last
    right = tuple(walk.solutions())
    if not right:
        raise UserError("no move reaches the goal")
    for move in right:
        walk.position, walk.last, walk.reached = before, last, False
        walk.try_move(move)
        walk.reply()
    walk.position, walk.last, walk.reached = before, last, False
    walk.try_move(right[0])
    return len(right)
