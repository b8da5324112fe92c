"""Exercises: puzzles, the user's own mistakes, and the lessons of courses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from datetime import date

from ringrealms3d.core.phrase import tr
from ringrealms3d.scene.content import Content
from ringrealms3d.session.change import Change
from ringrealms3d.window.context import Context, Feature
from ringrealms3d.window.features.exercises.courses import Courses
from ringrealms3d.window.features.exercises.place_pointer import PlacePointer
from ringrealms3d.window.features.exercises.puzzles import ALL_GAMES, Puzzles
from ringrealms3d.window.shell.command import Choice, Command, switch_of


class Exercises(Feature):
    """Puts exercises on the boards, one at a time; the game before comes back."""

    def __init__(self, context: Context) -> None:
        """Begin without any."""
        super().__init__(context)
        pointer = PlacePointer()
        context.moves.leave_clicks_to(pointer)
        self._puzzles, self._courses = Puzzles(context, pointer), Courses(context, pointer)

    def commands(self) -> Iterator[Command | Choice]:
        """Yield what begins exercises, and goes to the lessons of a course."""
        yield from self._of_puzzles()
        yield from self._of_courses()

    def _of_puzzles(self) -> Iterator[Command | Choice]:
        puzzles = self._puzzles
        yield Command(
            "game.puzzle",
            tr("Pu&zzle"),
            puzzles.begin,
            tr(
                "Solve a puzzle from this game; those you missed return, and so do mistakes you "
                "kept."
            ),
            "Ctrl+Shift+U",
        )
        yield Choice(
            "puzzle.theme",
            tr("Puzzle &theme"),
            lambda: puzzles.themes,
            lambda: puzzles.theme,
            puzzles.choose_theme,
            tr("Choose what the next puzzles ask for."),
            usual=lambda: "",
        )
        yield switch_of(
            self.context.settings,
            ALL_GAMES,
            "puzzle.games",
            tr("Puzzles from &all games"),
            tr("Take puzzles from all games, or only from the one on the board."),
            puzzles.choose_others,
        )
        yield Command(
            "puzzle.results",
            tr("Puzzle &results"),
            puzzles.show_results,
            tr("See your puzzle rating, your streaks, and what you solved of each theme."),
        )

    def _of_courses(self) -> Iterator[Command | Choice]:
        courses = self._courses
        yield Command(
            "learn.begin",
            tr("&Learn this game"),
            courses.begin,
            tr("Learn the game on the board, from where you stopped."),
            "Ctrl+Shift+L",
            "lesson",
        )
        yield Choice(
            "learn.lesson",
            tr("L&esson"),
            lambda: courses.lessons,
            lambda: courses.chosen,
            courses.choose,
            tr("Go to a lesson of this game."),
        )
        yield Command(
            "learn.next",
            tr("&Next lesson"),
            courses.next,
            tr("Go to the next lesson, even if this one is not done."),
            "Ctrl+Shift+Right",
            enabled=lambda: courses.has_next,
        )
        yield Command(
            "learn.previous",
            tr("&Previous lesson"),
            courses.previous,
            tr("Go back to the lesson before."),
            "Ctrl+Shift+Left",
            enabled=lambda: courses.has_previous,
        )
        yield Command(
            "learn.open",
            tr("&Open a course…"),
            courses.ask,
            tr("Open a course that somebody else wrote."),
        )
        yield Command(
            "learn.leave",
            tr("Leave the &course"),
            courses.leave,
            tr("Go back to your game. The course continues later where you stopped."),
            enabled=lambda: courses.on,
        )

    def services(self) -> Mapping[str, Callable[..., object]]:
        """Return the puzzle of the day, and how exercises are left for something else."""
        return {
            "exercises.puzzle_of_the_day": lambda: self._puzzles.begin_of_the_day(date.today()),
            "exercises.leave": self._leave,
        }

    def follow(self, change: Change) -> None:
        """End what does not go with the game any more."""
        self._puzzles.follow()
        self._courses.follow()

    def marked(self, content: Content) -> Content:
        """Return a content with the places of a hint, or of a solution."""
        return self._courses.marked(self._puzzles.marked(content))

    def close(self) -> None:
        """Bring the game before back, to be kept."""
        self._leave()

    def _leave(self) -> None:
        self._puzzles.leave()
        self._courses.leave()
