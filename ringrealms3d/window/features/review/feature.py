"""Reviewing in the window: joins the reviewer, the lesson, their panel, and the list of moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr, tr_count
from ringrealms3d.exports.game_graph import game_graph
from ringrealms3d.puzzles.cards import CARDS_NAME, Cards
from ringrealms3d.puzzles.second_try import TryState
from ringrealms3d.records.judging import JudgedMove, Review, review_line
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord
from ringrealms3d.records.review_notes import note_review
from ringrealms3d.scene.content import STRONGEST, Content, MoveMark, with_sign
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.practice import Practice
from ringrealms3d.session.reviewer import Reviewer, lost_text
from ringrealms3d.window.context import Context, Feature
from ringrealms3d.window.features.review.better import BetterLine
from ringrealms3d.window.features.review.offer import CardOffer
from ringrealms3d.window.features.review.panel import ReviewPanel
from ringrealms3d.window.features.review.texts import (
    ply_texts,
    practice_text,
    progress_text,
    waiting_text,
)
from ringrealms3d.window.shell.column import Panel
from ringrealms3d.window.shell.command import Command
from ringrealms3d.window.shell.mode import AT_THE_BOARD, Mode
from ringrealms3d.window.widgets.key_names import key_name
from ringrealms3d.window.widgets.texts import error_text, no_help_text

_BEST = "★"


class Reviewing(Feature):
    """The user's view of a review, with its commands."""

    def __init__(self, context: Context) -> None:
        """Follow the session, and review nothing yet."""
        super().__init__(context)
        self._session, engines = context.session, context.engines
        self._offer = CardOffer(self._session, Cards(context.folder / CARDS_NAME))
        self._session.leaving.connect(self._show_no_mistake)
        self._reviewer = Reviewer(
            self._session, engines.players, engines.analyst, engines.evaluator
        )
        self._practice = Practice(self._session, engines.evaluator)
        self._better = BetterLine(context, self._bad_move_at)
        self._panel = ReviewPanel(context.window)
        for button, name in (
            (self._panel.start, "review.start"),
            (self._panel.learn, "review.learn"),
            (self._panel.keep, "review.keep"),
        ):
            context.commands.explain(button, name)
        self._review = Review((), ())
        self._shown: tuple[object, object] | None = None
        self._to_show: GameRecord | None = None  # whose first mistake is shown after its review
        self._panel.start_wanted.connect(self._switch)
        self._panel.learn_wanted.connect(self._learn)
        self._panel.keep_wanted.connect(self.keep_mistakes)
        self._panel.hint_wanted.connect(self._practice.hint)
        self._panel.solution_wanted.connect(self._practice.solve)
        self._panel.next_wanted.connect(self._practice.next)
        self._better.changed.connect(self._tell_better)
        self._panel.better.seeing.connect(self._better.switch)
        self._panel.better.inserting.connect(self._better.insert)
        self._panel.graph.ply_chosen.connect(self._session.go_to)
        self._panel.graph.stepped.connect(lambda where: context.do(f"go.{where}"))
        engines.evaluator.lost.connect(self._give_up)
        self._reviewer.progressed.connect(self._show_progress)
        self._reviewer.ended.connect(self._end)
        self._practice.changed.connect(self._show_practice)
        self._practice.finished.connect(lambda: context.say(tr("That was the last mistake.")))

    def commands(self) -> Iterator[Command]:
        """Yield what judges a game, goes through its mistakes, and teaches by them."""
        at_the_board = partial(Command, modes=AT_THE_BOARD)
        session = self._session
        yield at_the_board(
            "review.start",
            lambda: tr("End the &review") if self._reviewer.running else tr("&Review the game"),
            self.switch,
            tr("Judge every move of the current line in the background."),
            "R",
            "analyse",
            enabled=lambda: bool(session.record.root.children) and not session.rated,
        )
        yield at_the_board(
            "review.next_mistake",
            tr("&Next mistake"),
            self.next_mistake,
            tr("Show the next move that lost some of the chance to win."),
            "N",
            "next",
            enabled=lambda: self.has_swings,
        )
        yield at_the_board(
            "review.previous_mistake",
            tr("&Previous mistake"),
            self.previous_mistake,
            tr("Show the move before that lost some of the chance to win."),
            "Shift+N",
            "previous",
            enabled=lambda: self.has_swings,
        )
        yield from self._better.commands()
        yield at_the_board(
            "review.note",
            tr("&Write the review into the game"),
            self._note,
            tr("Note at each bad move what was better, with its line as a variation."),
            enabled=lambda: self.has_swings and not self._reviewer.running,
        )
        yield at_the_board(
            "review.learn",
            tr("&Learn from the mistakes"),
            self.learn,
            tr("Look for better moves where mistakes were made."),
            "L",
            enabled=lambda: self.can_learn,
        )
        yield at_the_board(
            "review.keep",
            tr("&Keep the mistakes as cards"),
            self.keep_mistakes,
            tr("Meet them again among the puzzles until you know them."),
            "K",
            enabled=lambda: self.can_keep,
        )

    def services(self) -> Mapping[str, Callable[..., object]]:
        """Return what is suggested at the end of a game."""
        return {"review.begin": self.begin, "review.show_mistakes": self.show_mistakes}

    def panels(self) -> Iterator[Panel]:
        """Yield the graph, with the judgements and the lesson below it."""
        yield Panel("review", tr("Review"), self._panel, icon="review")

    @property
    def has_swings(self) -> bool:
        """Whether there are mistakes to go to."""
        return bool(self._review.swings)

    @property
    def can_learn(self) -> bool:
        """Whether there are mistakes to learn from, or a lesson is running."""
        found = bool(self._practice.mistakes_of(self._review))
        return self._practice.on or (found and not self._reviewer.running)

    def switch(self) -> None:
        """Review the current game, or end the running review."""
        self.context.column.bring_forward("review")
        self._switch()

    def begin(self) -> None:
        """Review the current game, or go to the running review."""
        self.context.column.bring_forward("review")
        if not self._reviewer.running:
            self._switch()

    def show_mistakes(self) -> None:
        """Go to the first mistake, once the game is reviewed."""
        self.context.column.bring_forward("review")
        if self.has_swings and not self._reviewer.running:
            self.next_mistake()
            return
        self._to_show = self._session.record
        if not self._reviewer.running:
            self._switch()

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
        self.context.column.bring_forward("review")
        self._learn()

    @property
    def can_keep(self) -> bool:
        """Whether there are mistakes without cards."""
        return bool(self._offer.mistakes) and not self._reviewer.running

    def keep_mistakes(self) -> None:
        """Keep the mistakes as cards, which come back among the puzzles."""
        try:
            self.context.say(self._offer.take())
        except UserError as error:
            self.context.say(error_text(error))
        self._refresh()
        self.context.refresh()

    def marked(self, content: Content) -> Content:
        """Return a content with the sign of a bad move, and the solution, once asked for."""
        judged = self._bad_move_at(self._session.node)
        content = with_sign(content, judged.judgement.glyph if judged else "")
        places = self._solution_places()
        if not places:
            return self._better.marked(content)
        return replace(content, candidates=(MoveMark(places, STRONGEST, _BEST),))

    def follow(self, change: Change) -> None:
        """End a lesson that the user leaves, and show what is known of the line.

        Nothing is known of a new game, so that its moves come to the front.
        """
        if change.what is What.NEW_GAME and self.context.column.front == "review":
            self.context.column.put_in_front("moves")
        if self._practice.on and self._session.node is not self._practice.node:
            self._practice.end()
        self._refresh()
        self._better.follow()

    def set_theme(self) -> None:
        """Use the colours of another theme."""
        self._show_review(self._session.record)
        self._panel.graph.show_current(self._session.node.ply)

    def close(self) -> None:
        """End the review; its evaluations are kept."""
        self._session.leaving.disconnect(self._show_no_mistake)
        self._reviewer.close()

    def _switch(self) -> None:
        if self._session.rated:
            self.context.say(no_help_text())
        elif self._reviewer.running:
            self._to_show = None
            self._reviewer.cancel()
        else:
            self._practice.end()
            self._reviewer.start(self._panel.seconds)
        self.context.refresh()

    def _learn(self) -> None:
        if self._practice.on:
            self._practice.end()
        elif self.can_learn:
            self.context.engines.analyst.switch(False)  # which would tell the solution
            self.context.modes.enter(Mode.REVIEWING)
            self._practice.start(self._review)
            self._better.end()
        self.context.refresh()

    def _show_progress(self, done: int, total: int) -> None:
        text = progress_text(self._reviewer, done, total)
        self._panel.show_progress(done, total, text, waiting_text(self._reviewer))
        self._refresh()

    def _show_no_mistake(self) -> None:
        """Go to no mistake after the review, which ends because another game comes."""
        self._to_show = None

    def _end(self) -> None:
        self._refresh()
        if self._to_show is self._session.record and self.has_swings:
            self.next_mistake()
        self._to_show = None
        self.context.refresh()

    def _give_up(self, reason: str) -> None:
        if not (self._reviewer.running or self._practice.on):
            return
        self._reviewer.cancel()
        self._practice.end()
        self.context.say(lost_text(reason))

    def _refresh(self) -> None:
        """Show the current results for the current line."""
        session, record = self._session, self._session.record
        nodes = (record.root, *session.line)
        fresh = self._reviewer.found if self._reviewer.running else {}
        evaluations = tuple(fresh.get(node, node.evaluation) for node in nodes)
        if (nodes, evaluations) != self._shown:
            self._shown = nodes, evaluations
            self._review = review_line(nodes, fresh)
            self._show_review(record)
            self.context.display.show_marks()
            self._tell_better()
        self._panel.graph.show_current(session.node.ply)
        if not self._reviewer.running:
            self._offer.make(self._practice.mistakes_of(self._review))
            self._panel.show_idle(self.can_learn)
        self._panel.show_offer(self._offer.title if self.can_keep else "")

    def _show_review(self, record: GameRecord) -> None:
        """Show the current line, which changed or has new evaluations."""
        start, known = record.start, any(self._review.evaluations)
        graph = game_graph(self._review, start.variant, self.context.theme) if known else None
        self._panel.graph.show_graph(graph, ply_texts(start, self._review))
        self._panel.summary.show_review(start, self._review)
        self.context.do("study.judge", {move.node: move for move in self._review.swings})

    def _bad_move_at(self, node: GameNode) -> JudgedMove | None:
        """Return the bad move that led to a node; None while a better one is looked for."""
        moves = () if self._practice.on else self._review.swings
        return next((move for move in moves if move.node is node), None)

    def _tell_better(self) -> None:
        """Tell beside the boards what was better than the move that led to the position."""
        told = self._better.told
        self._panel.better.tell(*told)
        self.context.do("study.tell_better", *told)

    def _note(self) -> None:
        """Write the review into the game."""
        edit = note_review(self._session.record, self._review)
        if edit is None:
            self.context.say(tr("The game has these notes already."))
            return
        self._session.edit(edit)
        self.context.say(
            tr_count(
                "Noted at {count} move; {undo} takes it back.",
                "Noted at {count} moves; {undo} takes it back.",
                len(self._review.swings),
                undo=key_name("game.undo"),
            )
        )

    def _solution_places(self) -> tuple[int, ...]:
        """Return where the solution is played, nothing unless the user asked for it."""
        best = self._practice.solution if self._practice.stage is TryState.SOLVED else None
        return () if best is None else self._practice.node.position.move_places(best)

    def _show_practice(self) -> None:
        if self._practice.on:
            self.context.moves.divert(self._practice.take)
            self._panel.show_practice(practice_text(self._practice), self._practice.waiting)
        else:
            self.context.modes.leave(Mode.REVIEWING)
            self.context.moves.divert(None)
            self._panel.show_summary()
        self.context.display.show_marks()
        for place in self._solution_places()[-1:]:
            self.context.boards.reveal(place)
        self.context.refresh()
