"""How a person stands in a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from ringrealms3d.library.ladder import level_strengths
from ringrealms3d.library.library import Library
from ringrealms3d.library.standing import standing_in, standings
from ringrealms3d.records.record import GameRecord, Reason


def keep(library: Library, uid: str, level: int, winner: int | None, rated: bool = False) -> None:
    """Keep a game in which a person had the first seat."""
    record = GameRecord(uid, 1)
    record.root.play(record.root.position.legal_moves[0])
    record.end(winner, Reason.AGREEMENT if winner is None else Reason.RESIGNATION)
    library.keep(record, seats=("person", f"level {level}"), rated=rated)


def test_nothing_is_told_before_the_first_game(tmp_path: Path) -> None:
    with Library(tmp_path / "l.sqlite") as library:
        standing = standing_in("loop", library)
    assert (standing.level, standing.variant, standing.played, standing.won) == (1, "", 0, 0)
    assert (standing.beaten, standing.rating, standing.curve) == (frozenset(), None, ())


def test_games_are_counted_and_the_last_board_is_known(tmp_path: Path) -> None:
    with Library(tmp_path / "l.sqlite") as library:
        keep(library, "loop/mini", 1, winner=0)
        keep(library, "loop/mini", 2, winner=1)
        keep(library, "loop/main", 2, winner=None)
        keep(library, "ring-majority/tet", 5, winner=0)
        found = standings(["loop", "ring-majority"], library)
    loop = found["loop"]
    assert (loop.level, loop.variant, loop.played, loop.won) == (2, "loop/main", 3, 1)
    assert loop.beaten == {1}
    assert found["ring-majority"].level == 6


def test_the_curve_goes_from_the_first_rated_game_to_the_rating(tmp_path: Path) -> None:
    with Library(tmp_path / "l.sqlite") as library:
        for winner in (0, 0, 1):
            keep(library, "loop/mini", 2, winner, rated=True)
        standing = standing_in("loop", library)
    assert standing.rating is not None
    assert len(standing.curve) == 3
    assert standing.curve[-1] == pytest.approx(standing.rating.elo)
    assert standing.curve[1] > standing.curve[0] > level_strengths("loop")[1]
    assert standing.curve[2] < standing.curve[1]
