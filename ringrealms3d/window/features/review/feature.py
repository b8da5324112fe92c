"""Reviewing in the window: joins the reviewer, the lesson, their panel, and the list of moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtWidgets import QWidget

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.core.phrase import tr
from ringrealms3d.export.game_graph import game_graph
from ringrealms3d.puzzles.cards import Cards
from ringrealms3d.records.judging import Judgement, Review, review_line
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord
from ringrealms3d.scene.content import STRONGEST, Content, MoveMark, with_sign
from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.analyst import Analyst
from ringrealms3d.session.change import Change
from ringrealms3d.session.engine_link import Post
from ringrealms3d.session.evaluator import Evaluator
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.lesson import Lesson, Stage
from ringrealms3d.session.reviewer import Reviewer, lost_text
from ringrealms3d.session.seat_player import SeatPlayer
from ringrealms3d.window.board.move_input import MoveInput
from ringrealms3d.window.features.review.offer import CardOffer
from ringrealms3d.window.features.review.panel import ReviewPanel
from ringrealms3d.window.features.review.texts import lesson_text, ply_texts, progress_text
from ringrealms3d.window.features.study.moves_panel import MovesPanel
from ringrealms3d.window.shell.mode import Mode, Modes
from ringrealms3d.window.widgets.texts import error_text, no_help_text

_BEST = "★"


class ReviewDesk(QObject):
    """The user's view of a review, with its commands.

    Signals: said: a sentence for the user. switched: the available commands changed. marks_changed:
    the boards must show their marks again. place_shown: a place to bring into view.

    Attributes:
        evaluator: the shared evaluator of positions.
    """

    said = pyqtSignal(str)
    switched = pyqtSignal()
    marks_changed = pyqtSignal()
    place_shown = pyqtSignal(int)

    def __init__(
        self,
        parent: QWidget,
        session: GameSession,
        computers: Sequence[SeatPlayer],
        analyst: Analyst,
        post: Post,
        theme: Theme,
        cards: Cards,
        modes: Modes,
    ) -> None:
        """Follow a session, its computer players and its analyst."""
        super().__init__(parent)
        self._session, self._theme, self._analyst = session, theme, analyst
        self._offer, self._modes = CardOffer(session, cards), modes
        session.leaving.connect(self._show_no_mistake)
        self.evaluator = Evaluator(post)
        self.reviewer = Reviewer(session, computers, analyst, self.evaluator)
        self.lesson = Lesson(session, self.evaluator)
        self.panel = ReviewPanel(parent)
        self._review = Review((), ())
        self._shown: tuple[object, object] | None = None
        self._moves: MovesPanel | None = None
        self._to_show: GameRecord | None = None  # whose first mistake is shown after its review
        self._divert: Callable[[Callable[[Move], None] | None], None] = lambda _: None
        self.panel.start_wanted.connect(self.switch)
        self.panel.learn_wanted.connect(self.learn)
        self.panel.keep_wanted.connect(self.keep_mistakes)
        self.panel.hint_wanted.connect(self.lesson.hint)
        self.panel.solution_wanted.connect(self.lesson.solve)
        self.panel.next_wanted.connect(self.lesson.next)
        self.panel.graph.ply_chosen.connect(session.go_to)
        self.evaluator.lost.connect(self._give_up)
        self.reviewer.progressed.connect(self._tell_progress)
        self.reviewer.ended.connect(self._tell_end)
        self.lesson.changed.connect(self._show_lesson)
        self.lesson.finished.connect(lambda: self.said.emit(tr("That was the last mistake.")))
        session.changed.connect(self._follow)

    def join(self, moves: MovesPanel, move_input: MoveInput) -> None:
        """Show judgements in a list of moves, and take tries from the input of moves."""
        self._moves, self._divert = moves, move_input.divert
        self._refresh()

    @property
    def has_swings(self) -> bool:
        """Whether there are mistakes to go to."""
        return bool(self._review.swings)

    @property
    def can_learn(self) -> bool:
        """Whether there are mistakes to learn from, or a lesson is running."""
        found = bool(self.lesson.mistakes_of(self._review))
        return self.lesson.on or (found and not self.reviewer.running)

    def switch(self) -> None:
        """Review the current game, or end the running review."""
        if self._session.rated:
            self.said.emit(no_help_text())
        elif self.reviewer.running:
            self._to_show = None
            self.reviewer.cancel()
        else:
            self.lesson.end()
            self.reviewer.start(self.panel.seconds)
        self.switched.emit()

    def show_mistakes(self) -> None:
        """Go to the first mistake, once the game is reviewed."""
        if self.has_swings and not self.reviewer.running:
            self.next_mistake()
            return
        self._to_show = self._session.record
        if not self.reviewer.running:
            self.switch()

    def next_mistake(self) -> None:
        """Go to the next inaccuracy, mistake or blunder, after the last to the first."""
        plies = [move.node.ply for move in self._review.swings]
        later = [ply for ply in plies if ply > self._session.node.ply]
        self._session.go_to((later or plies)[0])

    def previous_mistake(self) -> None:
        """Go to the previous inaccuracy, mistake or blunder, from the first to the last."""
        plies = [move.node.ply for move in self._review.swings]
        earlier = [ply for ply in plies if ply < self._session.node.ply]
        self._session.go_to((earlier or plies)[-1])

    def learn(self) -> None:
        """Start or end a lesson on the mistakes."""
        if self.lesson.on:
            self.lesson.end()
        elif self.can_learn:
            self._analyst.switch(False)  # which would tell the solution
            self._modes.enter(Mode.REVIEWING)
            self.lesson.start(self._review)
        self.switched.emit()

    @property
    def can_keep(self) -> bool:
        """Whether there are mistakes without cards."""
        return bool(self._offer.mistakes) and not self.reviewer.running

    def keep_mistakes(self) -> None:
        """Keep the mistakes as cards, which come back among the puzzles."""
        try:
            self.said.emit(self._offer.take())
        except UserError as error:
            self.said.emit(error_text(error))
        self._refresh()
        self.switched.emit()

    def marked(self, content: Content) -> Content:
        """Return a content with the sign of a bad move, and the solution, once asked for."""
        judged = self._judgements().get(self._session.node)
        content = with_sign(content, judged.glyph if judged else "")
        places = self._solution_places()
        if not places:
            return content
        return replace(content, candidates=(MoveMark(places, STRONGEST, _BEST),))

    def set_theme(self, theme: Theme) -> None:
        """Use a theme's colours."""
        self._theme = theme
        self._show_review(self._session.record)
        self.panel.graph.show_current(self._session.node.ply)

    def close(self) -> None:
        """End all searches; a review's evaluations are kept."""
        self._session.changed.disconnect(self._follow)
        self._session.leaving.disconnect(self._show_no_mistake)
        self.reviewer.close()
        self.evaluator.close()

    def _follow(self, _: Change) -> None:
        if self.lesson.on and self._session.node is not self.lesson.node:
            self.lesson.end()
        self._refresh()

    def _tell_progress(self, done: int, total: int) -> None:
        self.panel.show_progress(done, total, progress_text(self.reviewer, done, total))
        self._refresh()

    def _show_no_mistake(self) -> None:
        """Go to no mistake after the review, which ends because another game comes."""
        self._to_show = None

    def _tell_end(self) -> None:
        self._refresh()
        if self._to_show is self._session.record and self.has_swings:
            self.next_mistake()
        self._to_show = None
        self.switched.emit()

    def _give_up(self, reason: str) -> None:
        if not (self.reviewer.running or self.lesson.on):
            return
        self.reviewer.cancel()
        self.lesson.end()
        self.said.emit(lost_text(reason))

    def _refresh(self) -> None:
        """Show the current results for the current line."""
        session, record = self._session, self._session.record
        nodes = (record.root, *session.line)
        fresh = self.reviewer.found if self.reviewer.running else {}
        evaluations = tuple(fresh.get(node, node.evaluation) for node in nodes)
        if (nodes, evaluations) != self._shown:
            self._shown = nodes, evaluations
            self._review = review_line(nodes, fresh)
            self._show_review(record)
            self.marks_changed.emit()
        self.panel.graph.show_current(session.node.ply)
        if not self.reviewer.running:
            self._offer.make(self.lesson.mistakes_of(self._review))
            self.panel.show_idle(self.can_learn)
        self.panel.show_offer(self._offer.title if self.can_keep else "")

    def _show_review(self, record: GameRecord) -> None:
        """Show the current line, which changed or has new evaluations."""
        start, known = record.start, any(self._review.evaluations)
        graph = game_graph(self._review, start.variant, self._theme) if known else None
        self.panel.graph.show_graph(graph, ply_texts(start, self._review))
        self.panel.summary.show_review(start, self._review)
        if self._moves is not None:
            self._moves.show_judgements(self._judgements())

    def _judgements(self) -> dict[GameNode, Judgement]:
        return {move.node: move.judgement for move in self._review.swings}

    def _solution_places(self) -> tuple[int, ...]:
        """Return where the solution is played, nothing unless the user asked for it."""
        best = self.lesson.solution if self.lesson.stage is Stage.SOLVED else None
        return () if best is None else self.lesson.node.position.move_places(best)

    def _show_lesson(self) -> None:
        if self.lesson.on:
            self._divert(self.lesson.take)
            self.panel.show_lesson(lesson_text(self.lesson), self.lesson.waiting)
        else:
            self._modes.leave(Mode.REVIEWING)
            self._divert(None)
            self.panel.show_summary()
        self.marks_changed.emit()
        for place in self._solution_places()[-1:]:
            self.place_shown.emit(place)
        self.switched.emit()
