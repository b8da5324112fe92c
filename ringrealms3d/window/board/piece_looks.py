"""The user's choices about a game's pieces: their look in space, and lit paths."""

from __future__ import annotations

from dataclasses import replace

from ringrealms3d.core.layout import Layout
from ringrealms3d.core.position import Position
from ringrealms3d.core.solid_layout import SolidLayout, looking
from ringrealms3d.scene.content import Content
from ringrealms3d.window.board.board_settings import TRAILS, look_of
from ringrealms3d.window.shell.settings import Settings


class PieceLooks:
    """Remembers a look for each game, and whether paths and the like are lit."""

    def __init__(self, settings: Settings) -> None:
        """Start with the last choices."""
        self._settings = settings

    def names_for(self, layout: Layout) -> tuple[str, ...]:
        """Return the looks of a board's pieces, none if there is no choice."""
        return tuple(layout.looks) if isinstance(layout, SolidLayout) else ()

    def name_for(self, uid: str, layout: Layout) -> str:
        """Return the look of a variant's pieces, empty if there is no choice."""
        names, chosen = self.names_for(layout), self._settings[look_of(_game_of(uid))]
        return chosen if chosen in names else next(iter(names), "")

    def choose(self, uid: str, look: str) -> None:
        """Give a variant's pieces another look."""
        self._settings[look_of(_game_of(uid))] = look

    def dressed(self, uid: str, layout: Layout) -> Layout:
        """Return a variant's layout with its pieces in the chosen look."""
        return looking(layout, self.name_for(uid, layout))

    def lit(self, content: Content, position: Position) -> Content:
        """Return a content that shows a position's paths and the like, if they should be lit."""
        if not self._settings[TRAILS] or position.variant.highlight is None:
            return content
        return replace(content, trails=position.trails)


def _game_of(uid: str) -> str:
    return uid.partition("/")[0]
