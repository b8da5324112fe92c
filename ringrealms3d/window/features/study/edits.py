"""Notes on a game's moves, and the order of its variations."""

from __future__ import annotations

from ringrealms3d.core.phrase import tr, translatable
from ringrealms3d.records.edits import (
    clear_marks,
    delete,
    keep_camera,
    make_main,
    promote,
    rate,
)
from ringrealms3d.window.context import Context
from ringrealms3d.window.widgets.key_names import key_name

KEPT_VIEW = translatable(
    "Going to this move turns the board to this view; films and pages follow it."
)
"""What keeping a view does."""


class Edits:
    """Edits the tree of the current game where it is shown; everything can be undone."""

    def __init__(self, context: Context) -> None:
        """Edit nothing yet."""
        self._context, self._session = context, context.session

    @property
    def on_move(self) -> bool:
        """Whether a move led to the position, so that there is one to edit."""
        return self._session.node.parent is not None

    @property
    def in_variation(self) -> bool:
        """Whether the position is not on the main line."""
        return any(node.is_variation for node in self._session.node.line())

    @property
    def glyph(self) -> str:
        """The sign of the move that led to the position."""
        return self._session.node.glyph

    @property
    def keeps_view(self) -> bool:
        """Whether a view of the board is kept at the position."""
        return self._session.node.camera is not None

    def rate(self, glyph: str) -> None:
        """Give the move a sign, or none."""
        if self.on_move and glyph != self.glyph:
            self._session.edit(rate(self._session.node, glyph))

    def promote(self) -> None:
        """Move the variation one place up."""
        edit = promote(self._session.record, self._session.node)
        if edit is not None:
            self._session.edit(edit)

    def make_main(self) -> None:
        """Make the line to the position the main line."""
        edit = make_main(self._session.record, self._session.node)
        if edit is not None:
            self._session.edit(edit)

    def delete(self) -> None:
        """Delete the move and everything after it."""
        if self.on_move:
            self._session.edit(delete(self._session.record, self._session.node))
            self._context.say(
                tr("Deleted; {undo} brings the moves back.").format(undo=key_name("game.undo"))
            )

    def clear_marks(self) -> None:
        """Remove the marks on the position."""
        self._session.edit(clear_marks(self._session.node))

    def keep_view(self, on: bool) -> None:
        """Keep the view of the board at the position, or forget the one kept there."""
        view = self._context.boards.space if on else None
        camera = None if view is None else view.driver.heading.numbers()
        self._session.edit(keep_camera(self._session.node, camera))
        if on:
            self._context.say(tr(KEPT_VIEW))
