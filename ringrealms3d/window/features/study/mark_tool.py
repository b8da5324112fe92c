"""Drawing marks and arrows on the position, with clicks and with the right button."""

from __future__ import annotations

from ringrealms3d.core.phrase import tr
from ringrealms3d.exports.game_content import drawn_on
from ringrealms3d.records.edits import toggle_mark
from ringrealms3d.records.node import Mark
from ringrealms3d.scene.content import Content, SiteMark, with_notes, with_sign
from ringrealms3d.session.change import Change, What
from ringrealms3d.window.context import Context

OFF = ""
"""The tool that draws nothing: clicks play moves."""


class MarkTool:
    """Draws marks of a kind where the user clicks, while a kind is chosen.

    The right button draws at any time: circles with a click, arrows with a drag.

    Attributes:
        kind: the chosen kind.
        colour: the chosen colour, one of ``MARK_COLOURS``.
    """

    def __init__(self, context: Context) -> None:
        """Draw nothing yet."""
        self._context, self._session = context, context.session
        self._start: int | None = None
        self._inked: SiteMark | None = None
        self.kind = OFF
        self.colour = ""
        self._aimed: int | None = None
        context.boards.inked.connect(self._ink)
        context.boards.drawn.connect(self._draw)

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

    def choose_colour(self, colour: str) -> None:
        """Choose the colour of what is drawn next."""
        self.colour = colour

    def aim(self, place: int | None) -> None:
        """Know for which place the menu is."""
        self._aimed = place

    def mark(self) -> None:
        """Mark the place that is pointed at, or that the menu is for, or clear it."""
        pointed = self._context.moves.pointed
        place = self._aimed if pointed is None else pointed
        if place is None:
            self._context.say(tr("Point to a place first."))
        else:
            self._draw((place,), None)

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
            letter = self._next_letter(names[place])
            self._toggle(Mark(self.kind, (names[place],), letter, self.colour))
        elif self._start is None or self._start == place:
            self._start = place if self._start is None else None
            self._context.display.show_marks()
        else:
            start, self._start = self._start, None
            self._draw((start, place), None)

    def click_aside(self, place: int) -> bool:
        """Let the menu open."""
        return False

    def piece_for(self, place: int) -> int:
        """Return that a click puts no piece anywhere."""
        return 0

    def marked(self, content: Content) -> Content:
        """Return a content with the position's marks, and the sign of its move."""
        begun = () if self._start is None else (SiteMark("square", (self._start,)),)
        inked = () if self._inked is None else (self._inked,)
        content = with_notes(content, (*drawn_on(self._session.node), *begun, *inked))
        return with_sign(content, self._session.node.glyph)

    def follow(self, change: Change) -> None:
        """Forget the start of an arrow in another position."""
        if change.what is not What.NOTED:
            self._start = self._inked = self._aimed = None

    def _ink(self, places: tuple[int, ...], colour: str | None) -> None:
        """Show what would be drawn now."""
        places = self._on_board(places)
        kind = "arrow" if len(places) > 1 else "circle"
        shade = self.colour if colour is None else colour
        self._inked = SiteMark(kind, places, colour=shade) if places else None
        self._context.display.show_marks()

    def _draw(self, places: tuple[int, ...], colour: str | None) -> None:
        """Draw a circle on a place or an arrow between two, or remove it."""
        self._inked = None
        names = self._session.position.board.sites
        shade = self.colour if colour is None else colour
        sites = tuple(names[place] for place in self._on_board(places))
        if sites:
            self._toggle(Mark("arrow" if len(sites) > 1 else "circle", sites, colour=shade))
        elif places:
            self._context.display.show_marks()
            self._context.say(tr("Marks are drawn on the board only."))

    def _on_board(self, places: tuple[int, ...]) -> tuple[int, ...]:
        """Return these places if all have names, else none."""
        size = len(self._session.position.board.sites)
        return places if all(place < size for place in places) else ()

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
