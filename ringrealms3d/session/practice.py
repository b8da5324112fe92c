"""Learning from a game's mistakes: for each, the user looks for a better move.

Tries are judged by a search of the resulting position. They are never played, so the game keeps no
trace of them.
"""

from __future__ import annotations

from collections.abc import Callable

from psygnal import Signal

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.puzzles.second_try import SecondTry, TryState
from ringrealms3d.records.judging import JudgedMove, Judgement, Review
from ringrealms3d.records.node import Evaluation, GameNode
from ringrealms3d.session.evaluator import TRY_SECONDS, Evaluator, Question
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Human


class Practice:
    """Goes through the mistakes of the seats that people play, or of both if there are none.

    Signals: changed: there is something new to show. finished: that was the last mistake; emitted
    after the change.
    """

    changed = Signal()
    finished = Signal()

    def __init__(self, session: GameSession, evaluator: Evaluator) -> None:
        """Teach nothing yet."""
        self._session, self._evaluator = session, evaluator
        self._mistakes: list[tuple[JudgedMove, Evaluation]] = []
        self._number = 0
        self._try: SecondTry | None = None

    @property
    def on(self) -> bool:
        """Whether a mistake is shown."""
        return self._try is not None

    @property
    def stage(self) -> TryState:
        """The user's progress with the mistake."""
        return TryState.OFF if self._try is None else self._try.stage

    @property
    def tried(self) -> Move | None:
        """The last move that was tried."""
        return None if self._try is None else self._try.tried

    @property
    def drop(self) -> float:
        """Its cost, once it is judged."""
        return 0.0 if self._try is None else self._try.drop

    @property
    def waiting(self) -> bool:
        """Whether the user is still looking for a better move."""
        return self.on and self.stage not in (TryState.GOOD, TryState.SOLVED)

    @property
    def mistake(self) -> JudgedMove:
        """The current mistake."""
        return self._mistakes[self._number][0]

    @property
    def node(self) -> GameNode:
        """The node of the position in which it was made."""
        node = self.mistake.node.parent
        assert node is not None
        return node

    @property
    def solution(self) -> Move | None:
        """The engine's own move there, None if it is unknown or invalid in a file."""
        return None if self._try is None else self._try.best

    @property
    def answer(self) -> str:
        """The text of the best answer to the mistake, empty if unknown."""
        evaluation = self.mistake.node.evaluation
        return evaluation.best if evaluation is not None else ""

    @property
    def place(self) -> tuple[int, int]:
        """The number of the mistake, from 1, and how many there are."""
        return self._number + 1, len(self._mistakes)

    def mistakes_of(self, review: Review) -> list[tuple[JudgedMove, Evaluation]]:
        """Return the mistakes, each with the evaluation before it."""
        people = [seat for seat in (0, 1) if isinstance(self._session.players[seat], Human)]
        return [
            (move, before)
            for before, move in zip(review.evaluations, review.moves, strict=False)
            if before is not None
            and move is not None
            and move.judgement is not Judgement.FINE
            and move.node.seat in (people or (0, 1))
        ]

    def start(self, review: Review) -> None:
        """Show the first mistake, if there is one."""
        self._mistakes, self._number = self.mistakes_of(review), -1
        self.next()

    def next(self) -> None:
        """Show the next mistake; after the last the lesson is over."""
        self._number += 1
        if self._number >= len(self._mistakes):
            self.end()
            self.finished.emit()
            return
        self._evaluator.forget()
        self._try = self._second_try()  # so that going there does not end the lesson
        self._session.visit(self.node)
        self.changed.emit()

    def end(self) -> None:
        """End the lesson."""
        if self.on:
            self._evaluator.forget()
            self._try = None
            self.changed.emit()

    def hint(self) -> None:
        """Show how the mistake is answered."""
        self._help(TryState.HINTED)

    def solve(self) -> None:
        """Show the engine's own move."""
        self._help(TryState.SOLVED)

    def take(self, move: Move) -> None:
        """Judge a try."""
        if self._try is not None:
            self._evaluator.forget()
            self._try.take(move, self.changed.emit)

    def _help(self, stage: TryState) -> None:
        if self._try is not None:
            self._evaluator.forget()
            self._try.stage = stage
            self.changed.emit()

    def _second_try(self) -> SecondTry:
        mistake, before = self._mistakes[self._number]
        position = self.node.position
        value = before.value_for(position.turn)
        best = _legal_move(position, before.best)
        return SecondTry(position, mistake.node.text, best, value, self._evaluate)

    def _evaluate(self, position: Position, done: Callable[[Evaluation], None]) -> None:
        self._evaluator.ask(Question(position, TRY_SECONDS, done))


def _legal_move(position: Position, text: str) -> Move | None:
    try:
        move = position.parse_move(text)
    except UserError:
        return None
    return move if position.is_legal(move) else None
