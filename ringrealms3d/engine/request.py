"""A request for a search by the window, a program or a match."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ringrealms3d.core.position import Position
from ringrealms3d.engine.levels import BEST, UNLIMITED, Limit, Sampling
from ringrealms3d.engine.settings import STRONG, SearchSettings


@dataclass(frozen=True, slots=True)
class SearchRequest:
    """A position to search, and how.

    Attributes:
        position: the position to search, with hidden tiles dealt again if they must stay secret.
        limits: when to end.
        settings: the search settings.
        seed: fixes the playouts and the choice.
        sampling: how the move is drawn then.
        game: identifies the game, so that requests of one game share a tree; the same name means
            the same start. Without a name nothing is kept from one request to the next.
        line: the codes of the moves from the start of the game to the position.
    """

    position: Position
    limits: Limit = UNLIMITED
    settings: SearchSettings = STRONG
    seed: int = 0
    sampling: Sampling = BEST
    game: str = ""
    line: tuple[int, ...] = ()

    def line_since(self, before: SearchRequest) -> tuple[int, ...] | None:
        """Return the moves from an earlier request's position to this one's, None if none exist."""
        earlier = len(before.line)
        if not self.game or self._tree != before._tree or self.line[:earlier] != before.line:
            return None
        return self.line[earlier:]

    @property
    def _tree(self) -> tuple[str, str, SearchSettings]:
        """What two requests must share to use one tree."""
        return self.position.uid, self.game, replace(self.settings, book=False)
