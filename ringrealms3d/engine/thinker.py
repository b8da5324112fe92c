"""The one way to a move: the opening book, or a search that keeps its tree, then the choice.

The engine's process, the UGI engine and the players of matches all use it. Import it after
switching compiling on, if wanted: it imports the search.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.core.random import seeded
from ringrealms3d.engine.analysis import Analysis
from ringrealms3d.engine.book.book import Tally
from ringrealms3d.engine.book.file import Books
from ringrealms3d.engine.compiling import compile_behind
from ringrealms3d.engine.levels import choose, with_urgent
from ringrealms3d.engine.loading import load_search
from ringrealms3d.engine.request import SearchRequest
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import SearchSettings
from ringrealms3d.engine.thinking import think

_COMPACTION_SHARE = 0.25  # of the time for a move; a big tree may take longer than that


class KeptSearch:
    """Keeps the search of the previous position for as long as it is useful, with its tree."""

    def __init__(self) -> None:
        """Keep nothing yet."""
        self._last: tuple[SearchRequest, Search] | None = None

    def search(self, request: SearchRequest) -> Search:
        """Return a search of the position, continuing the last one if possible.

        A search with a limit on playouts always starts afresh, so that it is reproducible.
        """
        if not self._goes_on(request):
            self.forget()  # frees its memory before the next one takes it
            self._last = request, Search(request.position, request.seed, _settings(request))
        assert self._last is not None
        _, search = self._last
        self._last = request, search
        return search

    def forget(self) -> None:
        """Drop the kept search."""
        self._last = None

    def _goes_on(self, request: SearchRequest) -> bool:
        """Continue the last search with the position, if it is in its tree and that saves time."""
        if self._last is None or request.limits.nodes is not None:
            return False
        before, search = self._last
        if _settings(request) != _settings(before):
            return False  # one of them knows less than the other may
        played = request.line_since(before)
        if search.compacting:  # somebody lost interest halfway
            return played == ()
        seconds = request.limits.seconds
        if seconds is not None and search.compaction_seconds > _COMPACTION_SHARE * seconds:
            return False
        return played is not None and search.advance(request.position, played)


def _settings(request: SearchRequest) -> SearchSettings:
    """Return the settings: with a limit on playouts only playouts count, whatever is known."""
    limited = request.limits.nodes is not None
    return replace(request.settings, exact=False) if limited else request.settings


@dataclass(frozen=True, slots=True)
class Choice:
    """A move and where it comes from: a search or the opening book.

    Attributes:
        move: what to play.
        analysis: the result of the search.
        tally: the results of the move in the book's games.
    """

    move: Move
    analysis: Analysis | None = None
    tally: Tally | None = None


class Watcher(Protocol):
    """An observer of a search."""

    def begin(self, search: Search) -> None:
        """Receive the search before it runs."""

    def interrupts(self) -> bool:
        """Return whether the search should end, asked every few milliseconds."""

    def report(self, analysis: Analysis) -> None:
        """Receive the search's results several times a second."""


class NoWatcher:
    """Lets a search run to its limits."""

    def begin(self, search: Search) -> None:
        """Hear nothing."""

    def interrupts(self) -> bool:
        """Let the search continue."""
        return False

    def report(self, analysis: Analysis) -> None:
        """Hear nothing."""


class Thinker:
    """Answers requests one after another."""

    def __init__(self, complain: Callable[[str], None]) -> None:
        """Start without books and trees.

        Args:
            complain: receives one sentence for each broken book, which is then ignored.
        """
        self.books = Books(complain)
        self._kept = KeptSearch()
        self._loaded = ""

    def load(self, uid: str) -> None:
        """Load the kernels of a variant, or compile them, once; the rest follow later."""
        if uid != self._loaded:
            load_search(uid)
            compile_behind(uid)
            self._loaded = uid

    def forget(self) -> None:
        """Forget the previous game."""
        self._kept.forget()

    def choose(
        self,
        request: SearchRequest,
        watcher: Watcher,
        began: float | None = None,
        weigh: Callable[[Analysis], Analysis] | None = None,
    ) -> Choice:
        """Return the move to play.

        Args:
            request: the position and how to search it; its book comes first if the settings say so.
            watcher: follows the search.
            began: when the time limit started, on ``time.perf_counter``; now by default.
            weigh: changes the analysis before the choice is made.

        Raises:
            UserError: the game is over.
        """
        if request.position.outcome is not None:
            raise UserError("the game is over: {reason}", reason=request.position.outcome.reason)
        began = time.perf_counter() if began is None else began
        known = self.books.drawn(request.position, request.seed) if request.settings.book else None
        if known is not None:
            move, tally = known
            return Choice(move, tally=tally)
        self.load(request.position.uid)
        search = self._kept.search(request)
        watcher.begin(search)
        found = think(search, request.limits, watcher.interrupts, watcher.report, began)
        found = found if weigh is None else weigh(found)
        considered = with_urgent(found, request.position)
        move = choose(considered, request.sampling, seeded(request.seed))
        return Choice(move, found)

    def ponder(self, request: SearchRequest, interrupted: Callable[[], bool]) -> None:
        """Search a position in which another is to move, for the tree of the next choice.

        Args:
            request: what the next request goes on from, with the same settings.
            interrupted: asked every few milliseconds whether to end.
        """
        if request.position.outcome is None:
            self.load(request.position.uid)
            think(self._kept.search(request), request.limits, interrupted, lambda _: None)
