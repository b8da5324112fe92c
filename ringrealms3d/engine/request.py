"""What the window, a program or a match asks of a search."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ringrealms3d.core.position import Position
from ringrealms3d.engine.levels import UNLIMITED, Limits
from ringrealms3d.engine.settings import STRONG, SearchSettings


@dataclass(frozen=True, slots=True)
class SearchRequest:
    """A position to search, and how.

    Attributes:
        position: what to search, what is unseen dealt again if it must not be told.
        limits: when to end.
        settings: how the search goes about it.
        seed: fixes the playouts and the choice.
        temperature: how evenly the move is drawn (see :class:`Level`).
        game: names the game, so that two requests of one game are known as such; the same name,
            the same beginning. Without a name nothing is kept from one request to the next.
        line: the codes of the moves that led from the game's beginning to the position.
    """

    position: Position
    limits: Limits = UNLIMITED
    settings: SearchSettings = STRONG
    seed: int = 0
    temperature: float = 0.0
    game: str = ""
    line: tuple[int, ...] = ()

    def line_since(self, before: SearchRequest) -> tuple[int, ...] | None:
        """Return the moves from an earlier request's position to this one's, None if none do."""
        earlier = len(before.line)
        if not self.game or self._tree != before._tree or self.line[:earlier] != before.line:
            return None
        return self.line[earlier:]

    @property
    def _tree(self) -> tuple[str, str, SearchSettings]:
        """What two requests must have in common for one tree to serve both."""
        return self.position.uid, self.game, replace(self.settings, book=False)
