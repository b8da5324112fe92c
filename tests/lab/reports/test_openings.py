"""Openings and duplicates, up to symmetry."""

from __future__ import annotations

import pytest

from ringrealms3d.engine.book.canonical import canonical
from ringrealms3d.games import start
from ringrealms3d.lab.matches.elo import score
from ringrealms3d.lab.reports.openings import duplicates_at, openings_of
from ringrealms3d.lab.reports.played import PlayedGame
from tests.lab.reports.small import a_game

TET = "ring-majority/tet"


def opened(number: int, moves: str, winner: int | None) -> PlayedGame:
    position, keys = start(TET), []
    for text in moves.split():
        position = position.play(position.parse_move(text))
        keys.append(canonical(position).key)
    return a_game([0.0, 0.0, 1.0], winner, number, moves=moves.split(), openings=keys)


def test_what_symmetry_makes_the_same_counts_as_one_opening() -> None:
    games = [
        opened(0, "f1 v1", 0),
        opened(1, "f2 v2", 1),
        opened(2, "f2 v2", None),
        opened(3, "e1 f1", 0),
        opened(4, "e2 v1", 0),
    ]
    faces, edges = openings_of(games, 1)
    assert (faces.moves, faces.games) == (("f2",), 3)
    assert faces.score == score([(1.0,), (0.0,), (0.5,)])
    assert (edges.moves, edges.games) == (("e1",), 2)
    assert openings_of(games, 2)[0].moves == ("f2", "v2")


def test_openings_of_single_games_are_left_out() -> None:
    assert openings_of([opened(0, "f1 v1", 0), opened(1, "v1 f1", 0)], 1) == ()


@pytest.mark.parametrize("uid", [TET, "loop/mini"])
def test_duplicates_are_counted_as_images_of_codes(uid: str) -> None:
    """The moves of both plies, carried by every symmetry, without looking at positions."""
    first = start(uid)
    rows = first.variant.symmetries().tolist()
    codes = [move.code for move in first.legal_moves]
    kinds = {min(row[code] for row in rows) for code in codes}
    found = duplicates_at(uid, 1)
    assert (found.symmetries, found.moves) == (len(rows), len(codes))
    assert found.distinct_moves == len(kinds)
    if uid == TET:  # where nothing but the site of a stone tells two lines apart
        lines = [(a.code, b.code) for a in first.legal_moves for b in first.play(a).legal_moves]
        pairs = {min((row[a], row[b]) for row in rows) for a, b in lines}
        assert (found.lines, found.distinct_lines) == (len(lines), len(pairs))


def test_too_many_lines_are_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ringrealms3d.lab.reports.openings._MOST_COMPARED", 38)
    found = duplicates_at(TET, 1)
    assert (found.distinct_moves, found.lines, found.distinct_lines) == (3, None, None)
