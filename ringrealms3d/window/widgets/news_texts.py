"""Sentences on the news of a move, as the people at the board hear them."""

from __future__ import annotations

from dataclasses import dataclass

from ringrealms3d.core.news import FEW, News
from ringrealms3d.core.phrase import listed, tr, tr_count
from ringrealms3d.core.story import Kind, Milestone, Told
from ringrealms3d.records.node import GameNode
from ringrealms3d.session.players import Human, Players
from ringrealms3d.window.widgets.joining import capitalised, sentences, stopped

STANDS_OUT = "|"
"""Ends the part of a sentence that stands out."""


def only_person(players: Players) -> int | None:
    """Return the seat of the only person who plays, None if there are two or none."""
    people = [seat for seat, player in enumerate(players) if isinstance(player, Human)]
    return people[0] if len(people) == 1 else None


def move_sentence(news: News, person: int | None) -> str:
    """Return what a move did, such as "Blue played e14| and took your stone on f3."."""
    told: tuple[Told, ...] = (news.move, *news.spoils)
    parts = [tr(each.heard(news.seat, person)) for each in told]
    joined = parts[0]
    for part in parts[1:]:
        joined = tr("{first} {second}").format(first=joined, second=part)
    return stopped(joined)


def causes_sentence(news: News) -> str:
    """Return by what stones were taken, such as "By the ring around v7."; may be empty."""
    if not news.causes:
        return ""
    if len(news.causes) <= FEW:
        return tr("By {causes}.").format(causes=tr(listed(news.causes)))
    more = len(news.causes) - 1
    return tr_count(
        "By {cause} and {count} more.", "By {cause} and {count} more.", more, cause=news.causes[0]
    )


def milestone_sentence(milestone: Milestone, person: int | None) -> str:
    """Return the sentence on a milestone."""
    return stopped(tr(milestone.told.heard(milestone.seat, person)))


def milestone_detail(milestone: Milestone, person: int | None) -> str:
    """Return what goes with a milestone, as a sentence; may be empty."""
    if milestone.detail is None:
        return ""
    return stopped(capitalised(tr(milestone.detail.heard(milestone.seat, person))))


def news_text(news: News, person: int | None) -> str:
    """Return all the news of a move, in sentences one after another."""
    reached = (
        sentences(milestone_sentence(each, person), milestone_detail(each, person))
        for each in news.milestones
        if each.kind is not Kind.SWAP
    )
    swaps = next((each for each in news.milestones if each.kind is Kind.SWAP), None)
    if swaps is not None:
        return milestone_sentence(swaps, person).replace(STANDS_OUT, "")
    text = sentences(move_sentence(news, person), causes_sentence(news), *reached)
    return text.replace(STANDS_OUT, "")


@dataclass(frozen=True, slots=True)
class ChipText:
    """What a move did, in a word or two.

    Attributes:
        text: as it stands where there is room.
        short: as it stands in a narrow cell.
    """

    text: str
    short: str


def chips(node: GameNode) -> tuple[ChipText, ...]:
    """Return what the move of a node did: "wins", "+2", "−1 own".

    What matters most comes first, since a cell may have room for one alone. It needs the news of
    the move, which takes some milliseconds once.
    """
    news = node.news
    if news is None:
        return ()
    parts = []
    if news.outcome is not None and news.outcome.winner is not None:
        won = news.outcome.winner == news.seat
        parts.append(ChipText(tr("wins"), "✓") if won else ChipText(tr("loses"), "✗"))
    if news.taken:
        parts.append(ChipText(f"+{news.taken}", f"+{news.taken}"))
    if news.lost:
        own = tr("−{count} own").format(count=news.lost)
        parts.append(ChipText(own, f"−{news.lost}"))
    names = [tr(each.name) for each in news.milestones if each.name]
    return (*parts, *(ChipText(name, name) for name in names))
