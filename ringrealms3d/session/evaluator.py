"""Evaluations of any positions by an engine process, one after another."""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Callable
from dataclasses import dataclass

from psygnal import Signal

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.engine.evaluating import evaluation_of, evaluation_request, exact_evaluation
from ringrealms3d.engine.levels import Limit
from ringrealms3d.engine.messages import Reply
from ringrealms3d.records.node import Evaluation
from ringrealms3d.session.engine_link import EngineLink, Post

TRY_SECONDS = 1.5
"""How long a move is searched that a person tries."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question for an evaluator.

    Attributes:
        position: the position to evaluate.
        seconds: how long to search it.
        done: called with the evaluation.
        played: the move that was played there, if one was.
    """

    position: Position
    seconds: float
    done: Callable[[Evaluation], None]
    played: Move | None = None


class Evaluator:
    """Has its own engine process, started on first use.

    Signals: begun: the kernels are loaded, and the search begins. lost: the reason why there is no
    answer: the process failed too often.
    """

    begun = Signal()
    lost = Signal(str)

    def __init__(self, post: Post) -> None:
        """Prepare to ask.

        Args:
            post: runs a function in the owner's thread soon.
        """
        self._engine = EngineLink(post, self._hear, self._ask_again, self._give_up)
        self._seeds = itertools.count(secrets.randbits(62))
        self._question: Question | None = None

    @property
    def asking(self) -> bool:
        """Whether an evaluation is pending."""
        return self._question is not None

    def ask(self, question: Question) -> None:
        """Evaluate a position, replacing any other; a finished game is answered at once."""
        self._question = question
        exact = exact_evaluation(question.position)
        if exact is not None:
            self._answer(exact)
            return
        limits = Limit(seconds=question.seconds)
        self._engine.ask(evaluation_request(question.position, limits, next(self._seeds)))

    def forget(self) -> None:
        """End the running search and ignore its answer."""
        self._question = None
        self._engine.forget()

    def close(self) -> None:
        """End the process."""
        self._question = None
        self._engine.close()

    def _hear(self, reply: Reply) -> None:
        if reply.state == "ready":
            self.begun.emit()
        elif reply.state == "failed":
            self._give_up(reply.error)
        elif reply.state == "done" and reply.analysis is not None and self._question is not None:
            question = self._question
            self._answer(evaluation_of(question.position, reply.analysis, question.played))

    def _answer(self, evaluation: Evaluation) -> None:
        question, self._question = self._question, None
        assert question is not None
        question.done(evaluation)

    def _ask_again(self, _: str) -> None:
        """Continue with a restarted process."""
        if self._question is not None:
            self.ask(self._question)

    def _give_up(self, reason: str) -> None:
        self.forget()
        self.lost.emit(reason)
