"""The preview of the move under the pointer: its sight and captures."""

from __future__ import annotations

from dataclasses import dataclass

from ringrealms3d.core.news import gives_free_turn
from ringrealms3d.core.outcome import Capture
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Position
from ringrealms3d.core.sight import NO_SIGHT, Sight
from ringrealms3d.scene.content import Content, with_captures, with_sight
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.move_builder import MoveBuilder
from ringrealms3d.session.players import Human
from ringrealms3d.window.widgets.joining import clauses, titled
from ringrealms3d.window.widgets.texts import captures_text, seat_name


@dataclass(frozen=True, slots=True)
class Preview:
    """The effects of a move.

    Attributes:
        captures: its captures, cause by cause.
        sight: the lines of sight of the piece that it places.
        piece: the number of the piece that it places, 0 for none.
        again: whether the same seat moves once more, a free turn.
        way: the text of a move from one site to another, empty for others.
    """

    captures: tuple[Capture, ...] = ()
    sight: Sight = NO_SIGHT
    piece: int = 0
    again: bool = False
    way: str = ""

    def shown_on(self, content: Content, sight: bool) -> Content:
        """Return a content that shows it, with the lines of sight if these are wanted."""
        if self.captures:
            content = with_captures(content, self.captures)
        return with_sight(content, self.sight) if sight else content


NO_PREVIEW = Preview()


def preview_of(session: GameSession, builder: MoveBuilder, site: int | None) -> Preview:
    """Return the effects of a person's move that a click on a site completes, if it does."""
    if site is None or not isinstance(session.player_to_move, Human):
        return NO_PREVIEW
    move, position = builder.completing(site), session.position
    if move is None:
        return NO_PREVIEW
    after = position.play(move)
    piece = int(after.pieces[site]) or position.piece_put_down(move)
    again = gives_free_turn(position, after)
    places, size = position.move_places(move), position.board.size
    way = position.format_move(move) if len(places) > 1 and max(places) < size else ""
    return Preview(position.captures(move), position.sight(move), piece, again, way)


def place_text(position: Position, place: int | None, preview: Preview) -> str:
    """Return the name of a place or of the way to it, with the effects of a move there."""
    if place is None:
        return ""
    name = preview.way or tr(position.variant.place_name(place))
    seen = tr(preview.sight.text) if preview.sight.text else ""
    text = clauses(seen, effect_text(position, preview))
    return titled(name, text) if text else name


def effect_text(position: Position, preview: Preview) -> str:
    """Return a move's captures and free turn; empty for neither."""
    again = tr("a free turn, {seat} moves again") if preview.again else ""
    captures = captures_text(preview.captures, position.turn)
    return clauses(captures, again.format(seat=seat_name(position, position.turn)))
