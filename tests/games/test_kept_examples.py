"""Games of the examples begin and go on as they did."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import ringrealms3d as rr
from tests.games.outside import EXAMPLES
from tests.kept_texts import ReadAsKept

PLIES = 12


def told(uid: str) -> Iterator[str]:
    """Yield how a game begins, its moves drawn at random, and how it stands after them."""
    rng, position = random.Random(uid), rr.start(uid, seed=5)
    yield f"{uid} {position.fen()}"
    for _ in range(PLIES):
        if not (legal := position.legal_moves):
            break
        move = rng.choice(legal)
        yield f"  {len(legal)} {position.format_move(move)}"
        position = position.play(move)
    yield f"  {position.fen()}"


@pytest.mark.usefixtures("examples_registered")
def test_games_of_the_examples_go_on_as_they_did(read_as_kept: ReadAsKept) -> None:
    read_as_kept((line for uid in EXAMPLES for line in told(uid)), "examples")
