"""The search of the previous position, kept for as long as it is useful.

Import it after switching compiling on, if wanted: it imports the search.
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
