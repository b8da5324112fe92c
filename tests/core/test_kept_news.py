"""What is told of moves: to all, to the only person of their own moves, and of another's."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import ringrealms3d as rr
from ringrealms3d.core.news import news_of
from ringrealms3d.core.random import below, seeded
from ringrealms3d.core.story import Told
from tests.kept_texts import ReadAsKept

UIDS = (
    *("ring-majority/co", "loop/mini", "path-tiles/free-turns", "path-tiles/sixty-six"),
    *("loops-n-leaps/8", "loophole-2d/14"),
)
_MOST = 40  # lines of a game


def heard(told: Told) -> str:
    """Return what three people hear of a seat."""
    return " / ".join(dict.fromkeys(str(told.heard(0, person)) for person in (None, 0, 1)))


def lines_of(uid: str) -> Iterator[str]:
    """Yield what is told of a random game's moves, as far as one has not heard the like."""
    rng, before = seeded(8), rr.start(uid, seed=8)
    while moves := before.legal_moves:
        move = moves[int(below(rng, len(moves)))]
        after = before.play(move)
        news = news_of(before, move, after)
        yield f"{before.ply}: {heard(news.move)}"
        yield from (f"  taken: {heard(each)}" for each in news.spoils)
        yield from (f"  because: {each}" for each in news.causes)
        for each in news.milestones:
            detail = f" ({heard(each.detail)})" if each.detail else ""
            places = [before.board.sites[place] for place in each.sites]
            yield f"  {each.kind.name} {each.name}: {heard(each.told)}{detail} {places}"
        before = after


@pytest.mark.parametrize("uid", UIDS)
def test_news_of_a_random_game(uid: str, read_as_kept: ReadAsKept) -> None:
    lines = list(lines_of(uid))
    assert len(lines) > _MOST / 2
    read_as_kept([*lines[: _MOST // 2], *lines[-_MOST // 2 :]], f"news-{uid.replace('/', '-')}")


@pytest.mark.parametrize("uid", ["ring-majority/ti", "loops-n-leaps/8"])
def test_news_of_stones_that_are_taken(uid: str, read_as_kept: ReadAsKept) -> None:
    """One or several, few or many, of the other or one's own: each told once."""
    told: dict[str, str] = {}
    for seed in range(2):
        rng, before = seeded(seed), rr.start(uid, seed=seed)
        while moves := before.legal_moves:
            move = moves[int(below(rng, len(moves)))]
            after = before.play(move)
            for each in news_of(before, move, after).spoils:
                words = re.sub(r"\b[a-z]\d+\b", "#", heard(each))
                told.setdefault(words, f"{seed}, {before.ply}: {heard(each)}")
            before = after
    read_as_kept(told.values(), f"news-taken-{uid.replace('/', '-')}")
