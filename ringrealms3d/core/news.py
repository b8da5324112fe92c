"""The news of a move: what it did, whom it cost what, why, and what was reached by it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ringrealms3d.core.group import Group
from ringrealms3d.core.move import Move
from ringrealms3d.core.outcome import Capture, Outcome, Sites
from ringrealms3d.core.phrase import Phrase, listed, translatable
from ringrealms3d.core.position import Position
from ringrealms3d.core.story import Kind, Milestone, Told

FEW = 2
"""How many stones or causes are named one by one."""


@dataclass(frozen=True, slots=True)
class News:
    """What one move did.

    Attributes:
        seat: who moved.
        places: the places of the move, in the order in which they are clicked.
        captures: the captures, cause by cause, the mover's first.
        taken: how many stones of the opponent left the board or changed sides.
        lost: how many of the mover's own stones did.
        again: whether that gives the mover a free turn.
        move: what the mover did.
        spoils: the ends of that sentence on what it took and what it lost, if anything.
        causes: by which rings or lines, as names; empty if nothing was taken or lost, or only where
            the move itself landed.
        milestones: what was reached, the weightiest first.
        outcome: the result, if the move ended the game.
    """

    seat: int
    places: Sites
    captures: tuple[Capture, ...]
    taken: int
    lost: int
    again: bool
    move: Told
    spoils: tuple[Told, ...]
    causes: tuple[str, ...]
    milestones: tuple[Milestone, ...]
    outcome: Outcome | None


def news_of(before: Position, move: Move, after: Position, earlier: Sequence[Move] = ()) -> News:
    """Return the news of a move that led from one position to another.

    Args:
        earlier: the parts of the same turn before this one.
    """
    variant, seat = before.variant, before.turn
    captures = variant.captures(before.state, after.state)
    taken, lost = count_taken(before, after)
    outcome = after.outcome
    again = gives_free_turn(before, after)
    story = variant.story(before.state, after.state, move.code)
    spoils = []
    if taken - lost:
        spoils.append(story.taken or _taken(before, captures, taken - lost))
    if lost:
        spoils.append(_lost(before, captures, lost))
    milestones = [*story.milestones, *_usual_milestones(before, after, story.milestones, again)]
    return News(
        seat=seat,
        places=before.move_places(move),
        captures=captures,
        taken=taken - lost,
        lost=lost,
        again=again,
        move=story.move or _played(before, (*earlier, move)),
        spoils=tuple(spoils),
        causes=_causes(captures, seat, before.move_places(move)[-1:]),
        milestones=tuple(sorted(milestones, key=_weight)),
        outcome=outcome,
    )


def gives_free_turn(before: Position, after: Position) -> bool:
    """Return whether the mover moves once more, and not for the next part of its turn."""
    return after.outcome is None and after.turn == before.turn and not after.prompt


def count_taken(before: Position, after: Position) -> tuple[int, int]:
    """Return how many stones a move took, and how many of them were the mover's own.

    One that two rings take is one.
    """
    seat, lost_before, lost = before.turn, before.captured, after.captured
    if lost is not None and lost_before is not None:
        return sum(lost) - sum(lost_before), lost[seat] - lost_before[seat]
    captures = before.variant.captures(before.state, after.state)
    own = _sites_of(captures, 1 - seat)
    return len({*_sites_of(captures, seat), *own}), len(own)


def swap_of(position: Position) -> Move | None:
    """Return the move by which the seat to move takes over the first stone, if it may."""
    try:
        swap = position.parse_move("swap")
    except ValueError:
        return None
    return swap if position.is_legal(swap) else None


def _weight(milestone: Milestone) -> int:
    return list(Kind).index(milestone.kind)


def _played(before: Position, moves: Sequence[Move]) -> Told:
    text, seat = listed(list(map(before.format_move, moves))), before.variant.seats[before.turn]
    return Told(
        Phrase("{seat} played {move}|", seat=seat, move=text),
        Phrase("You played {move}|", move=text),
    )


def _taken(before: Position, captures: tuple[Capture, ...], count: int) -> Told:
    """Return that the mover took stones, named if they are few."""
    other = before.variant.seats[1 - before.turn]
    names = _names(before, _sites_of(captures, before.turn))
    if len(names) != count or count > FEW:
        return Told(
            Phrase.counted(
                "and took one of {other}'s stones",
                "and took {count} of {other}'s stones",
                count,
                other=other,
            ),
            theirs=Phrase.counted(
                "and took one of your stones", "and took {count} of your stones", count
            ),
        )
    sites = listed(names)
    return Told(
        Phrase.counted(
            "and took {other}'s stone on {sites}",
            "and took {other}'s stones on {sites}",
            count,
            other=other,
            sites=sites,
        ),
        theirs=Phrase.counted(
            "and took your stone on {sites}", "and took your stones on {sites}", count, sites=sites
        ),
    )


def _lost(before: Position, captures: tuple[Capture, ...], count: int) -> Told:
    """Return that the mover lost stones of its own, named if they are few."""
    names = _names(before, _sites_of(captures, 1 - before.turn))
    if len(names) != count or count > FEW:
        return Told(
            Phrase.counted(
                "and lost a stone of its own", "and lost {count} stones of its own", count
            ),
            Phrase.counted(
                "and lost a stone of your own", "and lost {count} stones of your own", count
            ),
        )
    sites = listed(names)
    return Told(
        Phrase.counted(
            "and lost its own stone on {sites}",
            "and lost its own stones on {sites}",
            count,
            sites=sites,
        ),
        Phrase.counted(
            "and lost your own stone on {sites}",
            "and lost your own stones on {sites}",
            count,
            sites=sites,
        ),
    )


def _sites_of(captures: tuple[Capture, ...], taker: int) -> Sites:
    """Return the sites that a seat's captures emptied, each once."""
    return tuple(
        dict.fromkeys(site for each in captures if each.taker == taker for site in each.taken)
    )


def _names(position: Position, sites: Sites) -> list[str]:
    return [position.variant.place_name(site) for site in sites]


def _causes(captures: tuple[Capture, ...], seat: int, landing: Sites) -> tuple[str, ...]:
    """Return the names of causes that have one, without the landing, of which the move tells."""
    apart = (each for each in captures if (each.taker, each.taken) != (seat, landing))
    return tuple(dict.fromkeys(capture.name for capture in apart if capture.name))


def _usual_milestones(
    before: Position, after: Position, told: tuple[Milestone, ...], again: bool
) -> list[Milestone]:
    """Return what any game reaches and this one has not told: a free turn, one more group."""
    kinds, seat = {milestone.kind for milestone in told}, before.turn
    name = before.variant.seats[seat]
    found = []
    if again and Kind.FREE_TURN not in kinds:
        free = Told(
            Phrase("Free turn:| {seat} moves again", seat=name),
            translatable("Free turn:| it is still your move"),
        )
        found.append(Milestone(Kind.FREE_TURN, seat, translatable("free turn"), free))
    if before.variant.groups_title and Kind.GAIN not in kinds and after.outcome is None:
        found += [
            Milestone(Kind.GAIN, group.seat, translatable("new"), Told(f"{group.title}|"))
            for group in _new_groups(before, after)
        ]
    return found


def _new_groups(before: Position, after: Position) -> list[Group]:
    """Return the groups of a seat that has more of them than before."""
    known = [group.seat for group in before.groups]
    titles = {group.title for group in before.groups}
    now = after.groups
    return [
        group
        for group in now
        if group.title not in titles
        and sum(each.seat == group.seat for each in now) > known.count(group.seat)
    ]
