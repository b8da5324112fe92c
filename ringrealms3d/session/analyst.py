"""Analysis of the current position, continuous or as a hint, and only on request.

The analyst has its own engine process, started on first use. With one process for both, a low-level
computer player would use the tree that an analysis grew, and each would discard the other's. To
leave one of two cores to the window, only one of them searches at a time: the analyst pauses while
the computer, or another program, thinks about its turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from psygnal import Signal

from ringrealms3d.core.phrase import Phrase
from ringrealms3d.engine.analysis import Analysis
from ringrealms3d.engine.evaluating import evaluation_of
from ringrealms3d.engine.levels import UNLIMITED, Limit
from ringrealms3d.engine.messages import Reply
from ringrealms3d.engine.settings import DEFAULT_MEGABYTES, STRONG, SearchSettings
from ringrealms3d.records.node import Evaluation, GameNode
from ringrealms3d.session.change import MAY_END, Change
from ringrealms3d.session.engine_link import EngineLink, Post, Requests
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.seat_player import SeatPlayer

_HINT = Limit(seconds=1.0)
_LEAST_VISITS = 2_000  # fewer are no evaluation that anyone wants to find again


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a continuous analysis may take.

    Attributes:
        limit: when the search of a position ends.
        threads: how many threads search.
        megabytes: the most memory for the tree.
    """

    limit: Limit = UNLIMITED
    threads: int = 1
    megabytes: int = DEFAULT_MEGABYTES

    @property
    def settings(self) -> SearchSettings:
        """The settings of such a search."""
        return replace(STRONG, threads=self.threads, megabytes=self.megabytes)


class Analyst:
    """Searches the current position, also while the user looks back along the moves.

    Whenever a search ends that went on for long enough, the game keeps its evaluation of the
    position, unless it has a better one.

    Signals: changed: the current ``Analysis`` or None; also emitted when the state changes. failed:
    one sentence for the user when the engine's process had to be restarted, or could not be.

    Attributes:
        state: "starting" (kernels are being compiled or loaded), "thinking", "paused" (the computer
            or a program thinks about its turn), "done" (everything is proven, the limit is
            reached, or the hint is found), or "" if idle.
    """

    changed = Signal(object)
    failed = Signal(str)

    def __init__(self, session: GameSession, computers: Sequence[SeatPlayer], post: Post) -> None:
        """Follow a session and its computer players, and do nothing yet."""
        self._session, self._computers = session, computers
        self._requests = Requests(session)
        self._engine = EngineLink(post, self._hear, self._ask_again, self._give_up)
        self._on = self._hinting = False
        self._effort = Effort()
        self._post = post
        self._to_note: dict[GameNode, Evaluation] = {}
        self._node: GameNode | None = None
        self._analysis: Analysis | None = None
        self._first: Analysis | None = None
        self.state = ""
        session.changed.connect(self._follow)
        session.leaving.connect(self._leave)
        for computer in computers:
            computer.state_changed.connect(self._follow)

    @property
    def on(self) -> bool:
        """Whether positions are analysed continuously."""
        return self._on

    @property
    def hinting(self) -> bool:
        """Whether a hint is being searched or shown."""
        return self._hinting

    @property
    def analysis(self) -> Analysis | None:
        """The analysis of the current position."""
        return self._analysis if self._node is self._session.node else None

    @property
    def speed(self) -> float | None:
        """The playouts per second of the running search, once known."""
        first, last = self._first, self._analysis
        if first is None or last is None or last.seconds <= first.seconds:
            return None
        return (last.simulations - first.simulations) / (last.seconds - first.seconds)

    @property
    def waiting(self) -> bool:
        """Whether a computer thinks about its turn."""
        return any(computer.thinking for computer in self._computers)

    @property
    def pid(self) -> int | None:
        """The engine's process, None while there is none."""
        return self._engine.pid

    def switch(self, on: bool) -> None:
        """Start or stop analysing the current position continuously."""
        self._want(on, hinting=False)

    @property
    def effort(self) -> Effort:
        """How much a continuous analysis may take."""
        return self._effort

    def take_effort(self, effort: Effort) -> None:
        """Search with another effort; a running analysis begins again."""
        changed, self._effort = effort != self._effort, effort
        if changed and self._on:
            self._want(on=True, hinting=False)

    def hint(self) -> None:
        """Search for the best move for about a second; the result stays until the next change.

        This does nothing if positions are analysed anyway, or a computer is thinking.
        """
        if not (self._on or self.waiting):
            self._want(on=False, hinting=True)

    def close(self) -> None:
        """Leave the session and end the engine's process."""
        self._leave()
        self._session.changed.disconnect(self._follow)
        self._session.leaving.disconnect(self._leave)
        for computer in self._computers:
            computer.state_changed.disconnect(self._follow)
        self._engine.close()

    def _leave(self) -> None:
        """Keep what was found in a game that leaves the table."""
        self._keep()
        self._note(leaving=True)

    def _keep(self) -> None:
        """Keep the evaluation if it is worth it, once everyone has heard of the present change."""
        node, found = self._node, self._analysis
        if not self._on or node is None or found is None or not found.candidates:
            return
        following = next(iter(node.children), None)
        played = None if following is None else following.move
        evaluation = evaluation_of(node.position, found, played)
        if _is_better(evaluation, self._to_note.get(node, node.evaluation)):
            self._to_note[node] = evaluation
            self._post(self._note)

    def _note(self, leaving: bool = False) -> None:
        """Write into the game what is to be kept."""
        evaluations, self._to_note = self._to_note, {}
        if evaluations:
            self._session.note_evaluations(evaluations, leaving)

    def _want(self, on: bool, hinting: bool) -> None:
        self._keep()
        self._on, self._hinting = on, hinting
        self._node = self._session.node
        self._engine.forget()
        self._show("", None)
        self._follow()

    def _follow(self, change: object = None) -> None:
        """Search the current position, unless that is already done."""
        moved = self._node is not self._session.node
        if moved:
            self._keep()
            self._analysis = None
        self._node = self._session.node
        ended = isinstance(change, Change) and change.what in MAY_END
        self._hinting = self._hinting and not (moved or ended)
        if not (self._on or self._hinting):
            self._rest("")
        elif self.waiting:
            self._rest("paused")
        elif self._session.position.outcome is not None:
            self._rest("")
        elif moved or self.state in ("", "paused"):
            self._begin()

    def _begin(self) -> None:
        limit = _HINT if self._hinting else self._effort.limit
        self._engine.ask(self._requests.request(limit, self._effort.settings))
        self._show("starting", None)

    def _rest(self, state: str) -> None:
        self._engine.forget()
        if state != self.state:
            self._keep()
            self._show(state, None)

    def _hear(self, reply: Reply) -> None:
        if reply.state == "ready":
            self._show("thinking", None)
        elif reply.state == "failed":
            self._give_up(reply.error)
        elif reply.state == "done" or not self._hinting:
            self._show(reply.state, reply.analysis)
            if reply.state == "done":
                self._keep()

    def _show(self, state: str, analysis: Analysis | None) -> None:
        self.state, self._analysis = state, analysis
        self._first = analysis and (self._first or analysis)
        self.changed.emit(analysis)

    def _ask_again(self, reason: str) -> None:
        """Continue with a restarted process."""
        self.failed.emit(
            Phrase("{reason}; it was restarted and the analysis continues", reason=reason)
        )
        self._rest("")
        self._follow()

    def _give_up(self, reason: str) -> None:
        self._want(on=False, hinting=False)
        self.failed.emit(Phrase("the analysis has ended: {reason}", reason=reason))


def _is_better(new: Evaluation, old: Evaluation | None) -> bool:
    """Whether an evaluation is worth keeping: proven, or of the most visits so far."""
    if old is None:
        return new.proven or new.visits >= _LEAST_VISITS
    return (new.proven, new.visits) > (old.proven, max(old.visits, _LEAST_VISITS - 1))
