"""The search of the position before, for as long as it is of use.

Import it after compiling was switched on, if it should be: it brings in the search.
"""

from __future__ import annotations

from dataclasses import replace

from ringrealms3d.engine.request import SearchRequest
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import SearchSettings

_COMPACTION_SHARE = 0.25  # of the time for a move; a big tree may take longer than that


class KeptSearch:
    """Keeps one search, and with it the memory of its tree."""

    def __init__(self) -> None:
        """Keep nothing yet."""
        self._last: tuple[SearchRequest, Search] | None = None

    def search(self, request: SearchRequest) -> Search:
        """Return a search of the position asked for, one that goes on with the last one if it can.

        A search with a limit of playouts always starts over, so that it finds the same each time.
        """
        if not self._goes_on(request):
            self.forget()  # frees its memory before the next one takes it
            self._last = request, Search(request.position, request.seed, _settings(request))
        assert self._last is not None
        _, search = self._last
        self._last = request, search
        return search

    def forget(self) -> None:
        """Keep nothing any more."""
        self._last = None

    def _goes_on(self, request: SearchRequest) -> bool:
        """Let the last search go on with the position, if that is in its tree and saves time."""
        if self._last is None or request.limits.simulations is not None:
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
    """Return how to search: with a limit of playouts only playouts count, whatever is known."""
    limited = request.limits.simulations is not None
    return replace(request.settings, exact=False) if limited else request.settings
