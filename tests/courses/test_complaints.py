"""What is said of a move that misses the goal of a lesson's step."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from ringrealms3d.core.position import Played, Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.courses.goals import (
    AllOf,
    Deny,
    FreeTurn,
    KeepTheWin,
    Loops,
    LoseNothing,
    MoveGoal,
    PlayOn,
    PutDown,
    Stop,
    Surround,
    Take,
    Threaten,
    Win,
)
from ringrealms3d.games import start
from tests.kept_texts import ReadAsKept

GAMES = ("ring-majority/tet", "path-tiles/free-turns", "loophole-2d/14")
LAST = 12  # moves of a game, where there is something to win


def goals(position: Position) -> tuple[MoveGoal, ...]:
    first = (position.board.sites[0],)
    return (
        *(Win(), Win(by="loop"), Take(), Take(count=2), Take(sites=first)),
        *(LoseNothing(), Stop(), Deny(), Threaten(), Threaten(count=1)),
        *(PlayOn(sites=first), PutDown(pieces=(9,)), FreeTurn(), Loops(count=3)),
        *(Surround(count=2), AllOf(goals=(LoseNothing(), Stop(), Take()))),
    )


def played(uid: str) -> list[Played]:
    """Return the moves of a random game."""
    position, rng, moves = start(uid, seed=1), seeded(4), []
    while position.outcome is None:
        legal = position.legal_moves
        moves.append(Played(position, legal[below(rng, len(legal))]))
        position = position.play(moves[-1].move)
    return moves


def complaints(uid: str) -> Iterator[str]:
    """Yield sentences that differ in more than numbers, by goals, at the end of a game."""
    known = set()
    for each in played(uid)[-LAST:]:
        after = each.before.play(each.move)
        missed = (goal for goal in goals(after) if not goal.reached(each, after))
        for goal in (KeepTheWin(), *missed):
            sentence = f"{type(goal).__name__}: {goal.complaint(each, after)}"
            if (shape := re.sub(r"\w*\d+\w*", "#", sentence)) not in known:
                known.add(shape)
                yield sentence


@pytest.mark.parametrize("uid", GAMES)
def test_why_a_move_misses_its_goal(uid: str, read_as_kept: ReadAsKept) -> None:
    read_as_kept(complaints(uid), f"complaints-{uid.replace('/', '-')}")
