"""The level that fits a person, by the games that were played."""

from __future__ import annotations

import pytest

from ringrealms3d.library.ladder import fitting_level
from ringrealms3d.library.summary import PERSON, GameSummary, level_kind
from ringrealms3d.records.record import Reason, Result


def game(
    level: int, winner: int | None, seat: int = 0, reason: Reason = Reason.RULES
) -> GameSummary:
    kinds = (PERSON, level_kind(level))
    ordered = kinds if seat == 0 else kinds[::-1]
    result = Result(winner, reason)
    return GameSummary(1, "loop", "loop/mini", "", ("", ""), ordered, result, 9, rated=False)


@pytest.mark.parametrize(
    ("games", "expected"),
    [
        ([], 1),
        ([game(1, 0)], 2),
        ([game(1, 1)], 1),
        ([game(4, 1), game(4, 0)], 4),
        ([game(4, 1), game(4, 1)], 3),
        ([game(4, 1), game(5, 1)], 4),
        ([game(4, 0, seat=1), game(4, 1, seat=1)], 4),
        ([game(3, None)], 3),
        ([game(10, 0)], 10),
        ([game(1, 1), game(1, 1)], 1),
        ([game(9, None, reason=Reason.UNFINISHED), game(2, 0)], 3),
    ],
)
def test_the_next_level(games: list[GameSummary], expected: int) -> None:
    assert fitting_level(games) == expected
