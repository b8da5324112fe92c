"""Puzzles and the user's own mistakes on the boards: choosing the next, and judging tries.

Tries leave no trace in the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, date, datetime
from functools import cached_property, partial
from itertools import islice
from random import Random

from PyQt6.QtCore import QTimer

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Played, Position
from ringrealms3d.puzzles.cards import CARDS_NAME, Cards
from ringrealms3d.puzzles.daily import puzzle_of_the_day
from ringrealms3d.puzzles.file import shipped_puzzles
from ringrealms3d.puzzles.mistake import Mistake
from ringrealms3d.puzzles.playing import Attempt
from ringrealms3d.puzzles.puzzle import Puzzle
from ringrealms3d.puzzles.results import Results, results_of
from ringrealms3d.puzzles.retrying import Retry
from ringrealms3d.puzzles.themes import THEME_TITLES, PuzzleTheme, theme_of
from ringrealms3d.puzzles.trial import Answer, Grade, Trial
from ringrealms3d.records.node import Evaluation
from ringrealms3d.session.evaluator import TRY_SECONDS, Question
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.exercises.guided import Guide
from ringrealms3d.window.features.exercises.place_pointer import PlacePointer
from ringrealms3d.window.features.exercises.puzzle_panel import PuzzlePanel
from ringrealms3d.window.features.exercises.puzzle_results import (
    ResultsDialog,
    rated_text,
    standing_text,
)
from ringrealms3d.window.shell.column import SidePage
from ringrealms3d.window.shell.command import Option
from ringrealms3d.window.shell.message import warn
from ringrealms3d.window.shell.setting import one_of, switch
from ringrealms3d.window.widgets.joining import items, stopped
from ringrealms3d.window.widgets.texts import error_text

PACE_MS = 1200
"""How long each move of a solution is looked at before the next."""
THEME = one_of("puzzle_theme", frozenset(PuzzleTheme))
"""The theme of the puzzles to solve, empty for any."""
ALL_GAMES = switch("puzzles_of_all_games", default=False)
"""Whether puzzles come from all games, not only from the one on the table."""
_NEAREST = 3  # among how many of the nearest ratings the next puzzle is drawn


class Puzzles(Guide):
    """Presents puzzles of the current game, and mistakes that the user kept."""

    def __init__(self, context: Context, pointer: PlacePointer) -> None:
        """Begin without a puzzle.

        Args:
            pointer: takes the clicks that are no tries.
        """
        super().__init__(
            context,
            pointer,
            lambda: SidePage(context.column, "puzzle", tr("Puzzle"), "puzzle", self._panel),
        )
        self._evaluator = context.engines.evaluator
        self._cards = Cards(context.folder / CARDS_NAME)
        self._rng = Random()
        self._trial: Trial | None = None
        self._noted: Trial | None = None
        self._line: list[Played] = []
        self._pace = QTimer(self)
        self._pace.timeout.connect(self._play_on)
        self._evaluator.lost.connect(self._give_up)

    @cached_property
    def _panel(self) -> PuzzlePanel:
        panel = PuzzlePanel()
        panel.hint_wanted.connect(self._give_hint)
        panel.solution_wanted.connect(self._give_solution)
        panel.again_wanted.connect(self._begin_again)
        panel.next_wanted.connect(self.begin)
        panel.theme_wanted.connect(self.choose_theme)
        panel.results_wanted.connect(self.show_results)
        panel.drop_wanted.connect(self._drop_card)
        panel.leave_wanted.connect(self.leave)
        return panel

    def begin(self) -> None:
        """Present the next puzzle of the current game."""
        self._try(self._begin)

    def begin_of_the_day(self, day: date) -> None:
        """Present the puzzle of a day, of any game, an easy one while few were solved."""
        self._try(lambda: self._set(Attempt(self._puzzle_of(day))))

    @property
    def themes(self) -> list[Option]:
        """The themes of the puzzles that there are, after any of them."""
        known = self._known_themes
        rows = [Option(each, tr(THEME_TITLES[each])) for each in PuzzleTheme if each in known]
        return [Option("", tr("Any theme")), *rows]

    @property
    def theme(self) -> str:
        """The chosen theme; empty for any, and where there is none of the chosen one."""
        wanted = self._context.settings[THEME]
        return wanted if wanted in self._known_themes else ""

    def choose_theme(self, theme: str) -> None:
        """Ask for puzzles of a theme from now on, or of any."""
        self._context.settings[THEME] = theme
        self.choose_others()

    def choose_others(self) -> None:
        """Present another puzzle if one is presented, as others are asked for now."""
        if self.on:
            self.begin()

    def show_results(self) -> None:
        """Show the person's rating, streaks, and what was solved of each kind."""
        self._try(lambda: ResultsDialog(self._context.window, self._results).open())

    @property
    def _results(self) -> Results:
        return results_of(self._puzzles, self._cards.tries)

    @property
    def _known_themes(self) -> frozenset[PuzzleTheme]:
        """The themes that can be asked for; none where the puzzles cannot be read."""
        try:
            return frozenset(map(theme_of, self._in_question))
        except UserError:
            return frozenset()

    @property
    def _in_question(self) -> list[Puzzle]:
        """The puzzles of the games that are asked for."""
        if self._context.settings[ALL_GAMES]:
            return list(self._puzzles)
        game = self._session.uid.partition("/")[0]
        return [each for each in self._puzzles if each.variant.partition("/")[0] == game]

    def _puzzle_of(self, day: date) -> Puzzle:
        return puzzle_of_the_day(self._puzzles, self._cards.solved, day)

    def _try(self, do: Callable[[], None]) -> None:
        try:
            do()
        except UserError as error:
            warn(self._context.window, stopped(error_text(error)))

    @cached_property
    def _puzzles(self) -> tuple[Puzzle, ...]:
        return shipped_puzzles()

    def _begin(self) -> None:
        last, solved = self._trial, self._cards.solved
        due, last_id = self._cards.due(datetime.now(UTC)), "" if last is None else last.id
        results, day = self._results, date.today()
        exercise = next_exercise(self._exercises(), due, solved, last_id, self._rng, results, day)
        if exercise is None:
            self._context.say(tr("There are no puzzles for this game."))
            return
        self._set(self._trial_of(exercise))

    def _begin_again(self) -> None:
        """Present the same puzzle once more."""
        trial = self._trial
        assert trial is not None
        trial.begin_again()
        self._try(lambda: self._set(trial))

    def _set(self, trial: Trial) -> None:
        """Present a puzzle or a mistake."""
        self._pace.stop()
        self._present(trial.position, self._take)
        self._trial = trial
        results = self._results
        self._panel.show_task(tr(trial.task), self._about(trial, results))
        self._panel.show_themes(self.themes, self.theme)
        self._panel.show_standing(standing_text(results))
        known = tr("You solved this one before.") if trial.id in self._cards.solved else ""
        self._show_looking(known)

    def _about(self, trial: Trial, results: Results) -> str:
        """Return how hard a puzzle is, with its rating, or where a mistake comes from."""
        rated = (results.rating_of(each) for each in self._puzzles if each.id == trial.id)
        return items([tr(trial.about), *(rated_text(each) for each in rated)])

    def _exercises(self) -> list[Puzzle | Mistake]:
        """Return the puzzles that are asked for, and mistakes of those games if any theme is."""
        puzzles, theme = self._in_question, self.theme
        if theme:
            return [each for each in puzzles if theme_of(each) == theme]
        mistakes, game = self._cards.mistakes, self._session.uid.partition("/")[0]
        if not self._context.settings[ALL_GAMES]:
            mistakes = tuple(each for each in mistakes if each.variant.partition("/")[0] == game)
        return [*puzzles, *mistakes]

    def _trial_of(self, exercise: Puzzle | Mistake) -> Trial:
        if isinstance(exercise, Mistake):
            return Retry(exercise, self._evaluate)
        return Attempt(exercise)

    def _evaluate(self, position: Position, done: Callable[[Evaluation], None]) -> None:
        self._evaluator.ask(Question(position, TRY_SECONDS, done))

    def _take(self, move: Move) -> None:
        """Judge a try."""
        trial = self._trial
        if trial is None or trial.solved:
            return
        self._marked = ()
        self._show_looking(tr("Looking at {move}…").format(move=trial.position.format_move(move)))
        trial.try_move(move, partial(self._hear, trial, move))
        self._context.display.show_marks()

    def _hear(self, trial: Trial, move: Move, answer: Answer) -> None:
        """Show the judgement of a try, unless the user has moved on."""
        if trial is not self._trial:
            return
        text = tr(answer.sentence)
        if answer.right:
            self._finish(trial, text)
            self._rest()
            self._context.display.present(Played(trial.position, move))
        else:
            self._note_once(trial)
            self._show_looking(f"{text} {tr('Try again.')}")

    def _give_hint(self) -> None:
        if self._trial is not None and not self._trial.solved:
            given = self._trial.hint()
            self._show_looking(tr(given.sentence))
            self._mark(given.places)

    def _give_solution(self) -> None:
        """Tell the solution, and play it on the board, one move after another."""
        if self._trial is not None and not self._trial.solved:
            solution = self._trial.show_solution()
            self._finish(self._trial, tr(solution.sentence))
            self._mark(())
            self._rest()
            self._line = list(_played(self._trial.position, solution.moves))
            self._pace.start(PACE_MS)
            self._play_on()

    def _play_on(self) -> None:
        """Show the next move of the solution."""
        if self._line:
            self._context.display.present(self._line.pop(0))
        else:
            self._pace.stop()

    def _show_looking(self, text: str) -> None:
        """Show a message while searching for the solution."""
        assert self._trial is not None
        self._panel.show_answer(text, reached=False)
        self._panel.show_card(self._has_card(self._trial))

    def _finish(self, trial: Trial, text: str) -> None:
        """Show how the puzzle went, and record it."""
        self._panel.show_answer(text, reached=True)
        self._note_once(trial)
        self._panel.show_card(self._has_card(trial))

    def _note_once(self, trial: Trial) -> None:
        """Record how a trial went, once it is solved or missed."""
        if trial is self._noted or not (trial.solved or trial.grade is Grade.MISSED):
            return
        self._noted = trial  # another try does not make up for the first
        try:
            before = self._results
            self._cards.note(trial.id, trial.grade, datetime.now(UTC))
            self._panel.show_standing(standing_text(self._results, before))
        except UserError as error:
            self._context.say(error_text(error))

    def _has_card(self, trial: Trial) -> bool:
        """Return whether a trial has a card; where the file is damaged it has none to drop."""
        try:
            return self._cards.has(trial.id)
        except UserError:
            return False

    def _drop_card(self) -> None:
        assert self._trial is not None
        try:
            self._cards.drop(self._trial.id)
        except UserError as error:
            self._context.say(error_text(error))
            return
        self._panel.show_card(False)
        self._context.say(tr("The card is gone: it will not come back."))

    def _give_up(self, reason: str) -> None:
        """Report that a try could not be judged; another one is possible."""
        if self.on:
            text = tr("Your move could not be judged: {reason}.")
            self._show_looking(text.format(reason=tr(reason)))

    def _end(self) -> None:
        """Forget the puzzle."""
        self._trial = None
        self._pace.stop()
        self._evaluator.forget()


def _played(position: Position, moves: Iterable[Move]) -> Iterator[Played]:
    """Yield some moves with the positions that they are played in."""
    for move in moves:
        yield Played(position, move)
        position = position.play(move)


def next_exercise(
    exercises: Sequence[Puzzle | Mistake],
    due: Sequence[str],
    solved: frozenset[str],
    last: str,
    rng: Random,
    results: Results,
    day: date,
) -> Puzzle | Mistake | None:
    """Return the next of some puzzles and mistakes, None if there are none.

    First come those that are due again, longest waiting first, then new puzzles near the person's
    rating, then any that was seen before. What cannot be set up is skipped: a solid's file may be
    missing, or a game from outside may have changed.

    Args:
        due: the ids of those due again.
        solved: the ids of solved ones.
        last: the id of the previous one, which is not repeated at once if there is another.
        rng: chooses among almost equally good ones.
        results: what the person reached so far.
        day: today; its first puzzle is easy.
    """
    others = [each for each in exercises if each.id != last] or exercises
    known = {each.id: each for each in others}
    waiting = (known[name] for name in due if name in known)
    first = next(filter(_can_be_set_up, waiting), None)
    if first is not None:
        return first
    wanted = results.wanted(day)
    fresh = [each for each in others if isinstance(each, Puzzle) and each.id not in solved]
    fresh.sort(key=lambda each: abs(results.rating_of(each).points - wanted))
    nearest = list(islice((each for each in fresh if _can_be_set_up(each)), _NEAREST))
    possible: Sequence[Puzzle | Mistake]
    possible = nearest or list(filter(_can_be_set_up, others))
    return rng.choice(possible) if possible else None


def _can_be_set_up(exercise: Puzzle | Mistake) -> bool:
    try:
        if isinstance(exercise, Mistake):
            return exercise.best_move is not None
        return exercise.position is not None
    except UserError:
        return False
