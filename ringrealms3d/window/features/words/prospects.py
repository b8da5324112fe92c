"""The piece on a place, and the effect of a person's move there, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ringrealms3d.core.layout import Ribbon
from ringrealms3d.core.move import Move
from ringrealms3d.core.news import gives_free_turn
from ringrealms3d.core.outcome import Capture, Outcome, causes_of, grouped
from ringrealms3d.core.phrase import listed, tr
from ringrealms3d.core.position import Position
from ringrealms3d.session.move_builder import MoveBuilder
from ringrealms3d.window.widgets.joining import clauses
from ringrealms3d.window.widgets.texts import illegal_reason, seat_name

_AT_SIDE = 0.8  # of a tile's radius; dead ends stop before it


def piece_text(position: Position, place: int) -> str:
    """Return the text on the piece on a place of the layout."""
    piece = int(position.pieces[place])
    if piece == 0:
        return tr("empty")
    form, glyph = position.variant.setup_form, position.variant.layout.glyphs[piece]
    if form is not None and piece in form.palette:
        paths = [_path_text(position, ribbon) for ribbon in glyph.ribbons]
        return clauses(tr(form.palette[piece]), *paths)
    seat = glyph.seat
    if seat is None:
        return tr("pillar")
    return tr("{seat}, there from the start").format(seat=seat_name(position, seat))


def _path_text(position: Position, ribbon: Ribbon) -> str:
    """Return the owner of a path on a tile and the sides of the tile that it reaches."""
    ends = [_side(x, y) for x, y in ribbon.points[[0, -1]].tolist()]
    return f"{seat_name(position, ribbon.seat)} {'–'.join(filter(None, ends))}"


def _side(x: float, y: float) -> str:
    """Return the side of a tile that a point on it lies at, nothing for one inside."""
    if max(abs(x), abs(y)) < _AT_SIDE:
        return ""
    if abs(x) > abs(y):
        return tr("right") if x > 0 else tr("left")
    return tr("top") if y > 0 else tr("bottom")


def prospect_text(position: Position, builder: MoveBuilder, place: int) -> str:
    """Return the effect of a click on a place after the earlier clicks, as one clause."""
    if position.outcome is not None:
        return tr("the game is over")
    move = builder.completing(place)
    if move is not None:
        return consequence_text(position, move) or tr("plays there")
    if builder.clicks[-1:] == (place,):
        return tr("picked up")
    if place in builder.next_sites() or place in builder.movable:
        return tr("begins a move")
    reason = illegal_reason(position, (*builder.clicks, place))
    return tr("not legal: {reason}").format(reason=reason)


def consequence_text(position: Position, move: Move) -> str:
    """Return the effect of a legal move: the end of the game, captures, a free turn, or nothing."""
    after = position.play(move)
    captures = (_capture_text(position, group) for group in grouped(position.captures(move)))
    parts = [*_end_texts(position, after.outcome), *captures]
    if gives_free_turn(position, after):
        parts.append(tr("a free turn"))
    return clauses(*parts)


def _end_texts(position: Position, outcome: Outcome | None) -> list[str]:
    if outcome is None:
        return []
    if outcome.winner is None:
        return [tr("ends the game in a draw")]
    return [tr("wins") if outcome.winner == position.turn else tr("loses the game")]


def _capture_text(position: Position, group: Sequence[Capture]) -> str:
    taken, cause = group[0].taker == position.turn, causes_of(group)
    if cause:
        pattern = tr("captures {sites} by {cause}") if taken else tr("loses {sites} by {cause}")
    else:
        pattern = tr("captures {sites}") if taken else tr("loses {sites}")
    names = [position.variant.place_name(place) for place in group[0].taken]
    return pattern.format(sites=tr(listed(names)), cause=tr(cause))
