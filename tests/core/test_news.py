"""The news of moves: random games of every kind, checked by counting, and each milestone."""

from __future__ import annotations

import re

import numpy as np
import pytest

import ringrealms3d as rr
from ringrealms3d.core.move import Move
from ringrealms3d.core.news import news_of, swap_of
from ringrealms3d.core.phrase import listed
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.core.story import Kind

UIDS = (
    "ring-majority/co",
    "loop/mini",
    "path-tiles/free-turns",
    "path-tiles/sixty-six",
    "loops-n-leaps/8",
    "loophole-2d/14",
)


def held(position: Position, seat: int) -> set[int]:
    """Return the sites that hold a stone of a seat, by the numbers of stones."""
    stones = np.asarray(position.stones)
    return set(np.flatnonzero((stones > 0) & ((stones - 1) % 2 == seat)).tolist())


@pytest.mark.parametrize("uid", UIDS)
def test_the_news_of_a_random_game_are_what_the_boards_show(uid: str) -> None:
    rng = seeded(5)
    before = rr.start(uid, seed=5)
    while moves := before.legal_moves:
        move = moves[int(below(rng, len(moves)))]
        after, seat = before.play(move), before.turn
        news = news_of(before, move, after)
        assert news.seat == seat
        assert news.again == (after.outcome is None and after.turn == seat)
        assert (news.outcome is None) == (after.outcome is None)
        swaps = move == swap_of(before)
        if before.racks is None and not swaps:
            gone = held(before, 1 - seat) - held(after, 1 - seat)
            own = {*held(before, seat), news.places[-1]} - held(after, seat)
            assert (news.taken, news.lost) == (len(gone), len(own))
            assert bool(news.captures) == bool(gone or own)
            landed = seat, news.places[-1:]  # of which a move tells itself
            apart = [each for each in news.captures if (each.taker, each.taken) != landed]
            assert bool(news.causes) == bool(apart)
        else:
            assert (news.taken, news.lost) == (0, 0)
        assert any(each.kind is Kind.SWAP for each in news.milestones) == swaps
        assert any(each.kind is Kind.FREE_TURN for each in news.milestones) == news.again
        offered = any(each.kind is Kind.OFFER for each in news.milestones)
        assert offered == (swap_of(after) is not None)
        before = after


def milestones(uid: str, *texts: str) -> list[tuple[Kind, str, str, str]]:
    """Return the milestones of the last of some moves, as all, its seat and the other hear them."""
    position = rr.start(uid)
    for text in texts[:-1]:
        position = position.play(position.parse_move(text))
    move = position.parse_move(texts[-1])
    told = []
    for each in news_of(position, move, position.play(move)).milestones:
        heard, seat = each.told.heard, each.seat
        told.append((each.kind, heard(seat, None), heard(seat, seat), heard(seat, 1 - seat)))
    return told


def test_a_swap_is_offered_and_told() -> None:
    assert milestones("loop/mini", "1a2") == [
        (
            Kind.OFFER,
            "White may swap|: take over the tile on 1a2",
            "You may swap|: take over the tile on 1a2",
            "White may swap|: take over the tile on 1a2",
        )
    ]
    assert milestones("loop/mini", "1a2", "swap") == [
        (
            Kind.SWAP,
            "White swapped:| the tile on 1a2 is now White's",
            "You swapped:| the tile on 1a2 is now yours",
            "White swapped:| the tile on 1a2 was yours and is now White's",
        )
    ]


def test_a_first_loop_is_told() -> None:
    position = rr.start("loophole-2d/14")
    line = [f"c{row}" for row in range(2, 14)]
    others = [f"l{row}" for row in range(2, 14)]
    for own, other in zip(line[:-1], others, strict=False):
        for text in (own, other):
            position = position.play(position.parse_move(text))
    move = position.parse_move(line[-1])
    (loop,) = news_of(position, move, position.play(move)).milestones
    assert (loop.kind, loop.seat, loop.name) == (Kind.GAIN, 0, "loop")
    assert loop.told.heard(0, 0) == "You closed your first loop:| one more wins"
    assert loop.told.heard(0, 1) == "Black closed a first loop:| one more wins"


def test_pillars_gained_and_lost_are_told() -> None:
    seen = set()
    for seed in range(3):
        rng, position = seeded(seed), rr.start("loops-n-leaps/8")
        while moves := position.legal_moves:
            move = moves[int(below(rng, len(moves)))]
            after = position.play(move)
            for each in news_of(position, move, after).milestones:
                if each.kind in (Kind.GAIN, Kind.SETBACK):
                    old, new = (
                        p.counts["pillars surrounded"][each.seat] for p in (position, after)
                    )
                    assert (new > old) == (each.kind is Kind.GAIN)
                    seen.add(each.kind)
            position = after
    assert Kind.GAIN in seen


@pytest.mark.few(2)
@pytest.mark.parametrize(
    "uid",
    ["ring-majority/co", "loop/mini", "loophole-2d/14", "path-tiles/free-turns"],
)
def test_a_threat_is_carried_out_on_the_sites_that_it_names(uid: str) -> None:
    found = 0
    for seed in range(6):
        rng, position = seeded(seed), rr.start(uid, seed=seed)
        while moves := position.legal_moves:
            move = moves[int(below(rng, len(moves)))]
            after, seat = position.play(move), position.turn
            threats = () if after.outcome else after.variant.threats(after.state, move.code)
            for each in threats:
                assert (each.kind, each.seat) == (Kind.THREAT, seat)
                names = [after.variant.place_name(site) for site in each.sites]
                many = f"{', '.join(names[:3])} and {len(names) - 3} more"
                assert each.told.text.endswith(listed(names) if len(names) < 5 else many)
                again = with_turn(after, seat)
                for site in each.sites:
                    assert any(
                        carried_out(again, one)
                        for one in again.legal_moves
                        if again.move_places(one)[-1] == site
                    )
                found += 1
            position = after
    assert found


def with_turn(position: Position, seat: int) -> Position:
    """Return a position with another seat to move."""
    fen = position.fen()
    tiles = re.sub(":[rb]:", f":{'rb'[seat]}:", fen)
    state = position.variant.read_fen(tiles, 1)
    state.turn = seat
    return Position(position.variant, state)


def carried_out(position: Position, move: Move) -> bool:
    """Whether a move wins, or takes something."""
    made = position.play(move)
    won = made.outcome is not None and made.outcome.winner == position.turn
    return won or bool(news_of(position, move, made).taken)


def test_who_plays_once_more_threatens_nothing() -> None:
    """What it can do, it can do at once."""
    position = rr.start("path-tiles/free-turns", seed=1)
    rng, free = seeded(1), 0
    while moves := position.legal_moves:
        move = moves[int(below(rng, len(moves)))]
        after = position.play(move)
        if after.outcome is None and after.turn == position.turn:
            assert after.variant.threats(after.state, move.code) == ()
            free += 1
        position = after
    assert free
