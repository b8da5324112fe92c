"""Evaluates the current line, position by position, in the background.

The line is the one through the current position, variation or not. Evaluations shared with other
lines are kept. To leave one core to the window, the review pauses during any other search: while a
computer thinks about its turn, while positions are analysed, and while a hint is searched.
"""

from __future__ import annotations

from collections.abc import Sequence

from psygnal import Signal

from ringrealms3d.core.phrase import Phrase
from ringrealms3d.records.node import Evaluation, GameNode
from ringrealms3d.session.analyst import Analyst
from ringrealms3d.session.evaluator import Evaluator, Question
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.seat_player import SeatPlayer

_Step = tuple[GameNode, GameNode | None]  # a position, and what the line goes on with


class Reviewer:
    """Reviews the game of a session when it is asked to.

    Its evaluations are stored in the game when it ends, for whatever reason, such as another game
    that takes the place of this one.

    Signals: progressed: how many positions are evaluated, and how many there are. ended: the review
    has ended, complete or not.

    Attributes:
        found: the evaluations of the current review, or of the last one.
    """

    progressed = Signal(int, int)
    ended = Signal()

    def __init__(
        self,
        session: GameSession,
        computers: Sequence[SeatPlayer],
        analyst: Analyst,
        evaluator: Evaluator,
    ) -> None:
        """Do nothing yet.

        Args:
            computers: all players that think about turns.
            analyst: the analyst of the current position.
            evaluator: the evaluator of positions.
        """
        self._session, self._computers = session, computers
        self._analyst, self._evaluator = analyst, evaluator
        self._running = False
        self._steps: list[_Step] = []
        self._seconds = 1.0
        self._begun = False
        self.found: dict[GameNode, Evaluation] = {}
        session.leaving.connect(self._leave)
        evaluator.begun.connect(self._begin)
        analyst.changed.connect(self._follow)
        for computer in computers:
            computer.state_changed.connect(self._follow)

    @property
    def running(self) -> bool:
        """Whether a review is running."""
        return self._running

    @property
    def resting(self) -> bool:
        """Whether the review waits for other searches to end."""
        return self.running and self._busy

    @property
    def waits_for_analysis(self) -> bool:
        """Whether the review waits until the person switches the analysis off."""
        return self.running and self._analysing

    @property
    def preparing(self) -> bool:
        """Whether the first search waits for kernels to be compiled or loaded."""
        return self.running and not self._begun and not self.found

    def start(self, seconds: float) -> None:
        """Review the current line, searching each position for this long.

        Positions that were already evaluated are skipped, unless all were.
        """
        self.cancel()
        self._running = True
        nodes = (self._session.record.root, *self._session.line)
        steps: list[_Step] = list(zip(nodes, (*nodes[1:], None), strict=True))
        self._steps = [step for step in steps if step[0].evaluation is None] or steps
        self._seconds, self.found, self._begun = seconds, {}, False
        self._follow()

    def cancel(self) -> None:
        """End the review; its evaluations stay."""
        self._end(leaving=False)

    def _leave(self) -> None:
        """End the review of a game that leaves the table."""
        self._end(leaving=True)

    def _end(self, leaving: bool) -> None:
        if not self.running:
            return
        self._running = False
        self._evaluator.forget()
        self._session.note_evaluations(self.found, leaving)
        self.ended.emit()

    def close(self) -> None:
        """End the review and leave the session."""
        self.cancel()
        self._session.leaving.disconnect(self._leave)
        self._evaluator.begun.disconnect(self._begin)
        self._analyst.changed.disconnect(self._follow)
        for computer in self._computers:
            computer.state_changed.disconnect(self._follow)

    @property
    def _busy(self) -> bool:
        return self._analysing or any(computer.thinking for computer in self._computers)

    @property
    def _analysing(self) -> bool:
        return self._analyst.state in ("starting", "thinking")

    def _begin(self) -> None:
        """Tell once that the searches have begun."""
        if self.preparing:
            self._begun = True
            self._report()

    def _follow(self, _: object = None) -> None:
        """Continue the search, or pause."""
        if not self.running:
            return
        if self._busy:
            self._evaluator.forget()
            self._report()
        elif not self._evaluator.asking:
            self._report()
            self._ask()

    def _ask(self) -> None:
        done = len(self.found)
        if done == len(self._steps):
            self.cancel()
            return
        node, following = self._steps[done]
        played = None if following is None else following.move
        self._evaluator.ask(
            Question(
                node.position,
                self._seconds,
                lambda evaluation: self._note(node, evaluation),
                played,
            )
        )

    def _note(self, node: GameNode, evaluation: Evaluation) -> None:
        self.found[node] = evaluation
        self._follow()

    def _report(self) -> None:
        self.progressed.emit(len(self.found), len(self._steps))


def lost_text(reason: str) -> str:
    """Return the message for a failure of the evaluator's process."""
    return Phrase("the review has ended: {reason}", reason=reason)
