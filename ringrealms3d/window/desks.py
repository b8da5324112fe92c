"""The desks beside the board: analysis, review, puzzles and courses."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtWidgets import QMainWindow

from ringrealms3d.courses.progress import PROGRESS_NAME, Progress
from ringrealms3d.puzzles.cards import CARDS_NAME, Cards
from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.engine_link import Post
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.board.board_content import BoardContent
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.board.move_input import MoveInput
from ringrealms3d.window.board.place_pointer import PlacePointer
from ringrealms3d.window.features.analysis.feature import AnalysisDesk
from ringrealms3d.window.features.exercises.courses import CourseDesk
from ringrealms3d.window.features.exercises.puzzles import PuzzleDesk
from ringrealms3d.window.features.play.opponents import Opponents
from ringrealms3d.window.features.review.feature import ReviewDesk
from ringrealms3d.window.features.study.moves_panel import MovesPanel
from ringrealms3d.window.features.study.navigator import Navigator
from ringrealms3d.window.shell.actions import Actions
from ringrealms3d.window.shell.mode import Modes
from ringrealms3d.window.standing import Standing


class Desks:
    """Makes the desks, which share who analyses and the cards.

    Attributes:
        analysis: says what is best in the position on the board.
        review: judges the moves of a whole game.
        puzzles: sets positions with a task.
        courses: teaches a game.
    """

    def __init__(
        self,
        parent: QMainWindow,
        session: GameSession,
        opponents: Opponents,
        theme: Theme,
        post: Post,
        tools: tuple[MoveInput, PlacePointer],
        folder: Path,
        modes: Modes,
    ) -> None:
        """Begin with nothing under way.

        Args:
            folder: where cards, progress and a person's own courses are kept.
        """
        computers = opponents.both
        cards = Cards(folder / CARDS_NAME)
        self.analysis = AnalysisDesk(parent, session, computers, post, theme)
        analyst = self.analysis.analyst
        self.review = ReviewDesk(parent, session, computers, analyst, post, theme, cards, modes)
        self.puzzles = PuzzleDesk(parent, session, modes, tools, self.review.evaluator, cards)
        progress = Progress(folder / PROGRESS_NAME)
        self.courses = CourseDesk(parent, session, modes, tools, progress, folder / "courses")
        self._move_input, _ = tools

    @property
    def all(self) -> tuple[AnalysisDesk, ReviewDesk, PuzzleDesk, CourseDesk]:
        """All desks."""
        return self.analysis, self.review, self.puzzles, self.courses

    def join(
        self,
        content: BoardContent,
        boards: Boards,
        standing: Standing,
        moves: MovesPanel,
        navigator: Navigator,
    ) -> None:
        """Show on the board, in the status line and in the list of moves what the desks find."""
        for desk in self.all:
            desk.marks_changed.connect(content.show_marks)
            desk.place_shown.connect(boards.reveal)
        for guide in (self.puzzles, self.courses):
            guide.presented.connect(content.present)
            guide.presented.connect(standing.present)
        self.analysis.played.connect(self._move_input.play)
        self.review.join(moves, self._move_input)
        self.review.panel.graph.stepped.connect(navigator.step)

    def refresh(self, commands: Actions) -> None:
        """Offer other commands whenever analysis or a review begins or ends."""
        for desk in (self.analysis, self.review):
            desk.switched.connect(commands.refresh)

    def close(self) -> None:
        """End what thinks."""
        self.review.close()
        self.analysis.close()
