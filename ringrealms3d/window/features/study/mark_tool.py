"""Drawing marks and arrows on the position with clicks."""

from __future__ import annotations

from ringrealms3d.core.phrase import tr
from ringrealms3d.exports.game_content import drawn_on
from ringrealms3d.records.edits import toggle_mark
from ringrealms3d.records.node import Mark
from ringrealms3d.scene.content import Content, with_notes, with_sign
from ringrealms3d.session.change import Change, What
from ringrealms3d.window.context import Context

OFF = ""
"""The tool that draws nothing: clicks play moves."""


class MarkTool:
    """Draws marks of a kind where the user clicks, while a kind is chosen.

    Attributes:
        kind: the chosen kind.
    """

    def __init__(self, context: Context) -> None:
        """Draw nothing yet."""
        self._context, self._session = context, context.session
        self._start: int | None = None
        self.kind = OFF

    @property
    def on(self) -> bool:
        """Whether clicks draw marks."""
        return self.kind != OFF

    def choose(self, kind: str) -> None:
        """Choose the kind of mark that clicks draw, or let them play."""
        self.kind, self._start = kind, None
        if kind == OFF:
            self._context.say(tr("Clicks play moves again."))
        elif kind == "arrow":
            self._context.say(
                tr("Click where an arrow begins, then where it ends. Esc ends drawing.")
            )
        else:
            self._context.say(tr("Click a place to mark it, again to clear it. Esc ends drawing."))
        self._context.display.show_marks()

    def put_away(self) -> bool:
        """Cancel the start of an arrow, or end drawing; return whether anything changed."""
        if self._start is not None:
            self._start = None
            self._context.display.show_marks()
            return True
        if self.on:
            self.choose(OFF)
            return True
        return False

    def click(self, place: int) -> None:
        """Draw a mark on a place, or remove it; an arrow needs two places."""
        names = self._session.position.board.sites
        if place >= len(names):
            self._context.say(tr("Marks are drawn on the board only."))
        elif self.kind != "arrow":
            self._toggle(Mark(self.kind, (names[place],), self._next_letter(names[place])))
        elif self._start is None or self._start == place:
            self._start = place if self._start is None else None
            self._context.display.show_marks()
        else:
            start, self._start = self._start, None
            self._toggle(Mark("arrow", (names[start], names[place])))

    def click_aside(self, place: int) -> bool:
        """Let the menu open."""
        return False

    def piece_for(self, place: int) -> int:
        """Return that a click puts no piece anywhere."""
        return 0

    def marked(self, content: Content) -> Content:
        """Return a content with the position's marks, and the sign of its move."""
        content = with_notes(content, drawn_on(self._session.node), self._start)
        return with_sign(content, self._session.node.glyph)

    def follow(self, change: Change) -> None:
        """Forget the start of an arrow in another position."""
        if change.what is not What.NOTED:
            self._start = None

    def _toggle(self, mark: Mark) -> None:
        self._session.edit(toggle_mark(self._session.node, mark))

    def _next_letter(self, site: str) -> str:
        """Return the letter that a label on a site has, or the first that no label has."""
        if self.kind != "label":
            return ""
        labels = {m.sites[0]: m.text for m in self._session.node.marks if m.kind == "label"}
        letters = (chr(code) for code in range(ord("A"), ord("Z") + 1))
        free = (letter for letter in letters if letter not in labels.values())
        return labels.get(site) or next(free, "*")
