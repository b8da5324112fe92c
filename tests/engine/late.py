"""Positions near the ends of games, and what a full search of them finds, without any pruning."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

import ringrealms3d as rr
from ringrealms3d.core import verbs
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.core.verbs import Struct
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import STRONG

MOST_PLAYED = 4_000
PLAYOUTS = 300
SLICE = 97
RESULTS = {1: "win", 0: "draw", -1: "loss"}


class TooLargeError(Exception):
    """A full search would take too long."""


def late_positions(uid: str, count: int, most: int, seed: int = 1) -> Iterator[Position]:
    """Yield positions of random games in which at most so many moves are left."""
    rng, found = seeded(seed), 0
    variant = rr.start(uid, seed=1).variant
    while found < count:
        state = variant.start(below(rng, 1_000)).copy()
        left = 1 + below(rng, most)
        while not variant.rules.over(variant.tables, state) and variant.moves_left(state) > left:
            code = int(verbs.random_move(variant.tables, state, rng))
            variant.rules.play(variant.tables, state, code)
        if not variant.rules.over(variant.tables, state):
            found += 1
            yield Position(variant, state)


def full_margins(position: Position) -> dict[int, int]:
    """Return every move's margin for seat 0 under best play, by trying all lines to the end.

    Raises:
        TooLargeError: that would take too long.
    """
    rules, tables = position.variant.rules, position.variant.tables
    played = 0

    def codes(state: Struct) -> list[int]:
        out = np.empty(position.variant.max_moves, dtype=np.int64)
        return list(out[: verbs.moves(tables, state, out)].tolist())

    def after(state: Struct, code: int) -> int:
        nonlocal played
        played += 1
        if played > MOST_PLAYED:
            raise TooLargeError
        state = state.copy()
        rules.play(tables, state, code)
        if rules.over(tables, state):
            return int(rules.margin(tables, state))
        margins = [after(state, reply) for reply in codes(state)]
        return max(margins) if state.turn == 0 else min(margins)

    return {code: after(position.state, code) for code in codes(position.state)}


def sign(number: float) -> int:
    """Return -1, 0 or 1."""
    return (number > 0) - (number < 0)


def own_margins(position: Position, margins: dict[int, int]) -> dict[int, int]:
    """Return the margins as the seat to move sees them; where only results count, 1, 0 or -1."""
    own = 1 - 2 * position.turn
    if position.variant.margin(position.state) is None:
        return {code: own * sign(margin) for code, margin in margins.items()}
    return {code: own * margin for code, margin in margins.items()}


def certain_margins(position: Position) -> dict[int, float | None]:
    """Return for each move what a search that ran till it was certain of all says of its margin."""
    search = Search(position, 1, replace(STRONG, endgame=1_000, megabytes=1))
    while search._lookup is not None or (search._endgame is not None and search._endgame.pending):
        search.run(SLICE)
    seen = search.analysis(0.0).candidates
    assert [own.proven for own in seen] == [RESULTS[sign(own.margin)] for own in seen]
    return {own.move.code: own.margin for own in seen}


def contradictions(position: Position, margins: dict[int, int]) -> int:
    """Return of how many moves the tree's own search is certain though it is wrong."""
    search = Search(position, 1, replace(STRONG, exact=False, megabytes=1))
    search.run(PLAYOUTS)
    return sum(
        seen.proven not in ("", RESULTS[sign(margins[seen.move.code])])
        for seen in search.analysis(0.0).candidates
    )


def compare(uid: str, count: int, most: int) -> dict[str, int]:
    """Return how many positions and moves were compared, and how often a search was wrong."""
    counts = {"positions": 0, "moves": 0, "wrong": 0, "contradicted": 0}
    for position in late_positions(uid, count, most):
        try:
            margins = own_margins(position, full_margins(position))
        except TooLargeError:
            continue
        counts["positions"] += 1
        counts["moves"] += len(margins)
        counts["wrong"] += certain_margins(position) != margins
        counts["contradicted"] += contradictions(position, margins)
    return counts
