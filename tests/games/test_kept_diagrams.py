"""Boards as lines of text are as they were, in the middle of a game and at its end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ringrealms3d.core.random import below, seeded
from ringrealms3d.games import start, variant_ids
from tests.kept_texts import ReadAsKept


@pytest.mark.parametrize("uid", variant_ids())
def test_the_diagrams_of_a_random_game(uid: str, read_as_kept: ReadAsKept) -> None:
    read_as_kept(_diagrams(uid), f"diagrams-{uid.replace('/', '-')}")


def _diagrams(uid: str) -> Iterator[str]:
    position, rng, ply = start(uid, seed=1), seeded(1), 0
    yield position.diagram()
    while position.outcome is None:
        moves = position.legal_moves
        position, ply = position.play(moves[below(rng, len(moves))]), ply + 1
        if ply == 12:
            yield position.diagram()
    yield position.diagram()
