"""An engine's process that does nothing by itself: the test says what it answers and when."""

from __future__ import annotations

from collections.abc import Callable

from ringrealms3d.core.move import Move
from ringrealms3d.engine.analysis import Analysis
from ringrealms3d.engine.messages import Reply
from ringrealms3d.engine.request import SearchRequest


class FakeProcess:
    """Notes what it is asked; ``started`` lists all processes in order, without the stand-ins."""

    started: list[FakeProcess]
    stand_ins: list[FakeProcess]

    def __init__(
        self, heard: Callable[[Reply], None], died: Callable[[str], None], compiled: bool = True
    ) -> None:
        self.heard, self.died = heard, died
        self.requests: dict[int, SearchRequest] = {}
        self.warmed: list[str] = []
        self.pondered: list[SearchRequest] = []
        self.stops = 0
        self.closed = False
        self.stepped_back = False
        self.pid = 1000 + len(self.started)
        self.numbers = 0
        (self.started if compiled else self.stand_ins).append(self)

    def step_back(self) -> None:
        self.stepped_back = True

    def warm_up(self, uid: str) -> int:
        self.warmed.append(uid)
        return self._next()

    def search(self, request: SearchRequest) -> int:
        number = self._next()
        self.requests[number] = request
        return number

    def ponder(self, request: SearchRequest) -> None:
        self._next()
        self.pondered.append(request)

    def stop(self) -> None:
        self.stops += 1

    def close(self) -> None:
        self.closed = True

    @property
    def latest(self) -> int:
        """The number of the last search."""
        return max(self.requests)

    def say(self, state: str, number: int | None = None, error: str = "") -> None:
        """Reply to a search, the last one unless another is named."""
        self.heard(Reply(self.latest if number is None else number, state, error=error))

    def think(self, simulations: int, seconds: float = 0.0) -> None:
        """Tell how far the last search has come."""
        thought = Analysis((), (), simulations, seconds)
        self.heard(Reply(self.latest, "thinking", analysis=thought))

    def find(self, analysis: Analysis) -> None:
        """Tell what the last search found so far."""
        self.heard(Reply(self.latest, "thinking", analysis=analysis))

    def finish(self, analysis: Analysis) -> None:
        """Tell what the last search found in the end."""
        self.heard(Reply(self.latest, "done", move=Move(0), analysis=analysis))

    def answer(self, move: Move, number: int | None = None) -> None:
        """Reply with a move."""
        self.heard(Reply(self.latest if number is None else number, "done", move=move))

    def _next(self) -> int:
        self.numbers += 1
        return self.numbers
