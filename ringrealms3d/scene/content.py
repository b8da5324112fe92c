"""The content of a picture: a position's pieces and marks, as plain numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.group import Group, Trail
from ringrealms3d.core.outcome import Capture, Outcome, Sites
from ringrealms3d.core.position import Played, Position
from ringrealms3d.core.sight import Features, Sight, SightLine
from ringrealms3d.scene.paths import NO_WAYS, Ways, ways_of

STRONGEST = 3
"""The strength of a move that is as good as the best one."""


@dataclass(frozen=True, slots=True)
class MoveMark:
    """A candidate move of an analysis.

    Attributes:
        places: where it is played, in the order of the clicks.
        strength: how good it is next to the best one, from 0 to ``STRONGEST``.
        text: two or three characters that say how good it is, or its number in a line.
        in_line: whether it is a move of an expected line, whose number is told in space too. How
            good moves are changes too often for that.
    """

    places: Sites
    strength: int
    text: str
    in_line: bool = False


@dataclass(frozen=True, slots=True)
class SiteMark:
    """A mark that a person drew on a position.

    Attributes:
        kind: one of ``records.node.MARK_KINDS``.
        places: where it is: two places for an arrow, from and to, else one.
        text: what a label says, else empty.
        colour: one of ``records.node.MARK_COLOURS``.
    """

    kind: str
    places: Sites
    text: str = ""
    colour: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Content:
    """Pieces and marks on a board.

    Boards in space leave out the texts of moves.

    Attributes:
        stones: int8 (places,), the piece on each place, 0 for none.
        last: the sites of the last move.
        legal: the sites where the seat to move may play.
        causes: the sites of the rings or lines that captured.
        taken: the sites whose pieces were captured.
        threatened: the sites where the opponent would carry out a threat.
        decisive: the sites that decided a finished game, or of a group under the pointer.
        beside: sites that go with them, such as the river under a loop.
        ways: the ways along the sites that decided, and along those that go with them.
        chosen: the places clicked so far for an incomplete move.
        winner: the seat whose pieces decided, or None.
        trails: lit trails along the paths on pieces.
        fitting: the places where the next click can continue the move, marked or not.
        candidates: the candidate moves of an analysis, the best first.
        sight: the lines of sight of the piece that a click would place.
        held: for each seat the sites that it holds without a piece on them.
        safe: the sites whose pieces cannot be captured in the usual way.
        notes: the marks that a person drew.
        sign: how good the last move was, one of ``records.node.GLYPHS``, or empty.
    """

    stones: NDArray[np.int8]
    last: tuple[int, ...] = ()
    legal: tuple[int, ...] = ()
    causes: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    threatened: Sites = ()
    decisive: tuple[int, ...] = ()
    beside: tuple[int, ...] = ()
    ways: Ways = NO_WAYS
    chosen: tuple[int, ...] = ()
    winner: int | None = None
    trails: tuple[Trail, ...] = ()
    fitting: tuple[int, ...] = ()
    candidates: tuple[MoveMark, ...] = ()
    sight: tuple[SightLine, ...] = ()
    held: tuple[Sites, Sites] = ((), ())
    safe: Sites = ()
    notes: tuple[SiteMark, ...] = ()
    sign: str = ""


def journeys(content: Content) -> tuple[object, ...]:
    """Return the paths for beads once a game is decided, to compare and to count."""
    return (*content.ways[0], *content.ways[1], *(content.trails if content.decisive else ()))


def before_landing(content: Content) -> Content:
    """Return a content without what follows from the last move: captures, the end, legal moves."""
    return replace(
        content,
        legal=(),
        fitting=(),
        causes=(),
        taken=(),
        threatened=(),
        decisive=(),
        beside=(),
        ways=NO_WAYS,
        winner=None,
        trails=() if content.decisive else content.trails,
    )


def discs_of(content: Content) -> tuple[Sites, ...]:
    """Return the sites of the candidates by strength, from 0 up, those of the best move last.

    A site of several candidates belongs to the best of them.
    """
    groups: list[list[int]] = [[] for _ in range(STRONGEST + 2)]
    seen: set[int] = set()
    for rank, mark in enumerate(content.candidates):
        free = [place for place in mark.places if place not in seen]
        groups[mark.strength if rank else STRONGEST + 1] += free
        seen.update(free)
    return tuple(map(tuple, groups))


def held_sites(content: Content) -> Sites:
    """Return the sites that either seat holds, without those that decided the game."""
    decided = {*content.decisive, *content.beside}
    return tuple(sorted({x for sites in content.held for x in sites} - decided))


def differ_in_candidates_alone(one: Content, other: Content) -> bool:
    """Whether two contents are otherwise equal."""
    tuples = (part.name for part in fields(Content) if part.name not in ("stones", "candidates"))
    same = all(getattr(one, name) == getattr(other, name) for name in tuples)
    return same and np.array_equal(one.stones, other.stones)


def first_places(content: Content, count: int) -> Content:
    """Return a content without the pieces on places from a number on."""
    return (
        content if len(content.stones) == count else replace(content, stones=content.stones[:count])
    )


def without_places(content: Content, hidden: NDArray[np.bool_]) -> Content:
    """Return a content without the marks on some places, bool (places,)."""
    if not hidden.any():
        return content
    ended_hidden = bool(content.last) and bool(hidden[content.last[-1]])

    def seen(places: Sites) -> Sites:
        return tuple(place for place in places if not hidden[place])

    return replace(
        content,
        last=seen(content.last),
        legal=seen(content.legal),
        taken=seen(content.taken),
        threatened=seen(content.threatened),
        candidates=tuple(m for m in content.candidates if not hidden[list(m.places)].any()),
        notes=tuple(m for m in content.notes if not hidden[list(m.places)].any()),
        sign="" if ended_hidden else content.sign,
    )


def without_dot(content: Content, place: int | None) -> Content:
    """Return a content that does not mark that one may play on a place."""
    if place not in content.legal:
        return content
    return replace(content, legal=tuple(each for each in content.legal if each != place))


def with_captures(content: Content, captures: tuple[Capture, ...]) -> Content:
    """Return a content that marks other captures than the last move's."""
    return replace(
        content,
        causes=tuple(sorted({site for capture in captures for site in capture.cause})),
        taken=tuple(sorted({site for capture in captures for site in capture.taken})),
    )


def with_outcome(content: Content, outcome: Outcome) -> Content:
    """Return a content that marks the sites that decide a game, in place of what captured."""
    first, *others = outcome.marks.values() if outcome.marks else ((),)
    return replace(
        content,
        causes=() if outcome.marks else content.causes,
        decisive=_all_sites(first),
        winner=outcome.winner,
        beside=tuple(sorted(set(_all_sites(*others)) - set(_all_sites(first)))),
    )


def with_trails(content: Content, trails: tuple[Trail, ...]) -> Content:
    """Return a content with the deciding trails: the winner's, or both seats' in a draw."""
    winners = [trail for trail in trails if content.winner in (None, trail.seat)]
    return replace(content, trails=trails, decisive=_all_sites(tuple(t.sites for t in winners)))


def with_group(content: Content, group: Group) -> Content:
    """Return a content that marks a group instead of the sites that decide a game."""
    beside = set(group.beside) - set(group.sites)
    sites, others = tuple(sorted(group.sites)), tuple(sorted(beside))
    return replace(content, decisive=sites, beside=others, winner=group.seat)


def with_choices(content: Content, chosen: tuple[int, ...], next_sites: Iterable[int]) -> Content:
    """Return a content that marks the clicks so far and the possible next ones."""
    fitting = tuple(sorted(next_sites))
    return replace(content, chosen=chosen, legal=fitting, fitting=fitting)


def with_sight(content: Content, sight: Sight) -> Content:
    """Return a content that shows lines of sight."""
    return replace(content, sight=sight.lines)


def with_threats(content: Content, sites: Sites) -> Content:
    """Return a content that marks where the opponent would carry out a threat.

    That covers the marks of pieces that were captured there.
    """
    taken = tuple(site for site in content.taken if site not in sites)
    return replace(content, threatened=sites, taken=taken) if sites else content


def with_notes(content: Content, notes: tuple[SiteMark, ...]) -> Content:
    """Return a content with a person's marks."""
    return replace(content, notes=notes) if notes else content


def with_sign(content: Content, sign: str) -> Content:
    """Return a content with the sign of the last move, if there is one."""
    return replace(content, sign=sign) if sign else content


def with_features(content: Content, features: Features) -> Content:
    """Return a content that marks held sites, and safe ones, too, until sites decide the game."""
    return replace(content, held=features.held, safe=() if content.decisive else features.safe)


def content_of(
    position: Position, last: Played | None = None, legal: bool = True, features: bool = True
) -> Content:
    """Return the pieces of a position, with the marks of the move that led to it.

    Args:
        legal: whether to mark the sites where the seat to move may play.
        features: whether to mark held and safe sites.
    """
    free = {position.move_places(move)[0] for move in position.legal_moves} if legal else set()
    content = Content(
        stones=position.pieces,
        last=_sites_of(last) if last else (),
        legal=tuple(sorted(free)),
    )
    content = with_captures(content, last.before.captures(last.move) if last else ())
    if position.outcome:
        content = with_outcome(content, position.outcome)
        if trails := position.trails:
            content = with_trails(content, trails)
        else:
            ways = ways_of(position.outcome, position.board.neighbours)
            content = replace(content, ways=ways)
    if features:
        content = with_features(content, position.features)
    return content


def placed_by(played: Played) -> NDArray[np.int8]:
    """Return the piece on each place once a move had put its piece down, before any capture.

    It is int8 (places,), and right on the places of the move alone.
    """
    placed = played.before.pieces.copy()
    places = played.before.move_places(played.move)
    free = [place for place in places if not placed[place]]
    placed[free] = played.before.piece_put_down(played.move)
    return placed


def _sites_of(played: Played) -> Sites:
    """Return the sites of a move, without the places beside the board."""
    places = played.before.move_places(played.move)
    return tuple(place for place in places if place < played.before.board.size)


def _all_sites(*roles: tuple[Sites, ...]) -> Sites:
    """Return the sites of all groups of some roles, sorted."""
    return tuple(sorted({site for groups in roles for sites in groups for site in sites}))
