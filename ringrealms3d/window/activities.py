"""Activities besides playing: the start page, analysis, reviews, the editor, puzzles, courses."""

from __future__ import annotations

from ringrealms3d.games import get_game
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.board.board_content import BoardContent
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.features.analysis.feature import AnalysisDesk
from ringrealms3d.window.features.editor.feature import Editor
from ringrealms3d.window.features.exercises.courses import CourseDesk
from ringrealms3d.window.features.exercises.puzzles import PuzzleDesk
from ringrealms3d.window.features.look.appearance import Appearance
from ringrealms3d.window.features.look.full_screen import FullScreen
from ringrealms3d.window.features.play.first_help import FirstHelp
from ringrealms3d.window.features.play.game_end import GameEnd
from ringrealms3d.window.features.review.feature import ReviewDesk
from ringrealms3d.window.features.start.feature import StartDesk
from ringrealms3d.window.shell.docks import Docks
from ringrealms3d.window.shell.mode import Mode, Modes


class Activities:
    """Starts and ends activities, and gives each its place among the panels."""

    def __init__(
        self,
        session: GameSession,
        docks: Docks,
        boards: Boards,
        content: BoardContent,
        around: tuple[StartDesk, GameEnd, FirstHelp],
        looks: tuple[Appearance, FullScreen],
        desks: tuple[AnalysisDesk, ReviewDesk, Editor, PuzzleDesk, CourseDesk],
        modes: Modes,
    ) -> None:
        """Begin with none."""
        self._session, self._docks, self._boards, self._content = session, docks, boards, content
        self._start, self._end, self._first_help = around
        self._appearance, self._full_screen = looks
        self._analysis, self._review, self._editor, self._puzzles, self._courses = desks
        self._modes = modes
        modes.changed.connect(self._follow_mode)
        self._editor.changed.connect(self._show_draft)
        self._editor.analysis_wanted.connect(lambda: self.analyse(True))
        self._puzzles.opening.connect(self._courses.leave)
        self._courses.opening.connect(self._puzzles.leave)
        for guide in (self._puzzles, self._courses):
            guide.opening.connect(self._start.close)  # else its panel adds to those that return

    def follow(self, change: Change) -> None:
        """Leave what does not go with the game after a change of it, and show clocks that run."""
        if self._session.rated and self._analysis.analyst.on:
            self.analyse(False)
        if change.what not in (What.NEW_GAME, What.RESTORED):
            return
        self._editor.leave()
        if self._session.timing.control is not None:
            self._docks.bring_forward("players")

    def show_start(self, on: bool) -> None:
        """Show the start page, or the board again."""
        if on:
            self.leave()
            self._start.show(self._appearance.theme)
        else:
            self._start.leave()

    def analyse(self, on: bool) -> None:
        """Start or stop analysing every shown position, beside the board."""
        if on:
            self._docks.bring_forward("analysis")
        self._analysis.switch(on)

    def review(self) -> None:
        """Review the current game, or end the running review."""
        self._docks.bring_forward("review")
        self._review.switch()

    def begin_review(self) -> None:
        """Review the current game, or go to the running review."""
        self._docks.bring_forward("review")
        if not self._review.reviewer.running:
            self._review.switch()

    def show_mistakes(self) -> None:
        """Review the current game, and go to its first mistake."""
        self._docks.bring_forward("review")
        self._review.show_mistakes()

    def learn(self) -> None:
        """Start or end a lesson on the mistakes."""
        self._docks.bring_forward("review")
        self._review.learn()

    def learn_game(self, game: str) -> None:
        """Start the course of a game, on one of its boards."""
        if self._session.uid.partition("/")[0] != game:
            self._session.new_game(get_game(game).variants[0])
        self._start.leave()
        self._courses.begin()

    def leave(self) -> None:
        """Leave the editor, a puzzle or a lesson and return to the previous game."""
        self._editor.leave()
        for guide in (self._puzzles, self._courses):
            guide.leave()

    def set_up(self) -> None:
        """Open the editor while the game waits."""
        self._full_screen.leave()
        self._editor.open(self._appearance.theme)

    def _follow_mode(self) -> None:
        """Give the editor, or a puzzle or a lesson, the place of the panels."""
        guided, editing = map(self._modes.is_within, (Mode.GUIDED, Mode.EDITING))
        if guided:
            self._analysis.switch(False)  # which would reveal too much
        if editing:
            self._end.banner.hide()
        self._content.draft = self._editor.content
        self._first_help.rest(guided or editing)
        self._docks.set_up(guided or editing, self._boards.in_space)

    def _show_draft(self) -> None:
        """Show the position in the editor."""
        self._content.draft = self._editor.content
        self._content.show()
        self._boards.watch(None)
