"""What is told of the swap in games in which the second seat may take over the first stone."""

from __future__ import annotations

from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.core.story import Kind, Milestone, Story, Told


def swapped(seats: tuple[str, str], site: str, piece: str) -> Story:
    """Return the story of a swap.

    Args:
        piece: what was taken over, such as "the tile".
    """
    first, second = seats
    parts = {"site": site, "piece": piece}
    told = Told(
        Phrase("{seat} swapped:| {piece} on {site} is now {seat}'s", seat=second, **parts),
        Phrase("You swapped:| {piece} on {site} is now yours", **parts),
        Phrase(
            "{seat} swapped:| {piece} on {site} was yours and is now {seat}'s",
            seat=second,
            **parts,
        ),
    )
    turn = Told(
        Phrase("It is {seat}'s move", seat=first),
        Phrase("{seat} moves again", seat=first),
        Phrase("You are still {seat}, and it is your move", seat=first),
    )
    move = Told(Phrase("{seat} swapped|", seat=second), translatable("You swapped|"))
    return Story(move, milestones=(Milestone(Kind.SWAP, 1, translatable("swap"), told, turn),))


def offer(seats: tuple[str, str], site: str, piece: str) -> Story:
    """Return the story of a first move, after which the other seat may swap."""
    first, second = seats
    parts = {"site": site, "piece": piece}
    told = Told(
        Phrase("{seat} may swap|: take over {piece} on {site}", seat=second, **parts),
        Phrase("You may swap|: take over {piece} on {site}", **parts),
    )
    turn = Told(Phrase("Then {seat} moves again", seat=first))
    return Story(milestones=(Milestone(Kind.OFFER, 1, "", told, turn),))
