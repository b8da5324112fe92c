"""What is told of a move: leaps, men turned over, the swap, and pillars gained and lost."""

from __future__ import annotations

from collections.abc import Iterator

from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.phrase import Phrase, listed, translatable
from ringrealms3d.core.story import Kind, Milestone, Story, Told
from ringrealms3d.core.swapping import offer, swapped
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.loops_n_leaps.board import LeapsBoard
from ringrealms3d.games.loops_n_leaps.explain import captures_between, surrounded_sites

SEATS = ("White", "Black")
TO_WIN = 3
"""How many pillars win."""

_HEADS = (
    translatable("First pillar surrounded|"),
    translatable("Second pillar surrounded|"),
)


def story_of(board: LeapsBoard, before: Struct, after: Struct, places: Sites, swaps: bool) -> Story:
    """Return the story of a move on these places."""
    man = translatable("the man")
    if swaps:
        return swapped(SEATS, board.sites[places[0]], man)
    if after.swap:
        return offer(SEATS, board.sites[places[0]], man)
    return Story(
        _leap(board, before, places) if len(places) > 1 else None,
        _taken(board, before, after),
        tuple(_pillars(board, before, after)),
    )


def _leap(board: LeapsBoard, before: Struct, places: Sites) -> Told:
    start, end = (board.sites[place] for place in places)
    return Told(
        Phrase(
            "{seat} leapt from {start} to {end}|", seat=SEATS[before.turn], start=start, end=end
        ),
        Phrase("You leapt from {start} to {end}|", start=start, end=end),
    )


def _taken(board: LeapsBoard, before: Struct, after: Struct) -> Told | None:
    """Return which men were captured; those on a line change sides."""
    captures = captures_between(board, before, after)
    if not captures:
        return None
    other = SEATS[1 - before.turn]
    sites = dict.fromkeys(site for capture in captures for site in capture.taken)
    if after.stone[captures[0].cause[-1]] and captures[0].cause[-1] in sites:
        name = board.sites[captures[0].cause[-1]]
        return Told(
            Phrase("and took {other}'s piece on {site}", other=other, site=name),
            theirs=Phrase("and took your piece on {site}", site=name),
        )
    return Told(
        Phrase.counted(
            "and turned over one of {other}'s pieces",
            "and turned over {count} of {other}'s pieces",
            len(sites),
            other=other,
        ),
        theirs=Phrase.counted(
            "and turned over one of your pieces",
            "and turned over {count} of your pieces",
            len(sites),
        ),
    )


def _pillars(board: LeapsBoard, before: Struct, after: Struct) -> Iterator[Milestone]:
    """Yield that the mover surrounds more pillars, too few to win, and the opponent fewer."""
    mover = int(before.turn)
    for seat in (mover, 1 - mover):
        old, new = (surrounded_sites(board, state, seat) for state in (before, after))
        if len(old) < len(new) < TO_WIN:
            yield _gained(board, after, seat, new)
        elif len(new) < len(old):
            yield _broken(board, seat, old, new)


def _gained(board: LeapsBoard, after: Struct, seat: int, held: Sites) -> Milestone:
    missing, name = TO_WIN - len(held), SEATS[seat]
    head = _HEADS[len(held) - 1]
    more = Phrase.counted("{count} more wins", "{count} more win", missing)
    told = Told(
        Phrase("{head} by {seat}: {more}", head=head, seat=name, more=more),
        Phrase("{head}: {more}", head=head, more=more),
    )
    names = listed([board.sites[x] for x in held])
    others = len(surrounded_sites(board, after, 1 - seat))
    parts = {"names": names, "other": SEATS[1 - seat], "others": others}
    detail = Told(
        Phrase("{seat} has {names}; {other} has {others}", seat=name, **parts),
        Phrase("You have {names}; {other} has {others}", **parts),
        Phrase("{seat} has {names}; you have {others}", seat=name, **parts),
    )
    return Milestone(Kind.GAIN, seat, translatable("pillar"), told, detail)


def _broken(board: LeapsBoard, seat: int, old: Sites, new: Sites) -> Milestone:
    names = listed([board.sites[x] for x in old if x not in new])
    told = Told(
        Phrase("{seat}'s loop around {names}| is broken", seat=SEATS[seat], names=names),
        Phrase("Your loop around {names}| is broken", names=names),
    )
    return Milestone(Kind.SETBACK, seat, "", told)
