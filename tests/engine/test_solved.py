"""The engine on a solved realm: it knows every move's result, and plays perfectly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

import ringrealms3d as rr
from ringrealms3d.core.move import Move
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import STRONG

UID = "ring-majority/tet"
PATIENCE = 120  # seconds, where kernels are compiled first on a busy machine; all end far sooner


@pytest.fixture(scope="module")
def strongest() -> Iterator[rr.Engine]:
    with rr.Engine(UID, level=10, seed=1) as engine:
        yield engine


def test_the_first_player_wins_by_one_whatever_the_first_move(strongest: rr.Engine) -> None:
    analysis = strongest.analyse(rr.start(UID), seconds=PATIENCE)
    assert len(analysis.candidates) == 3  # a face, an edge, a vertex
    for candidate in analysis.candidates:
        assert (candidate.proven, candidate.value, candidate.margin) == ("win", 1.0, 1.0)


@pytest.mark.nightly
def test_the_best_move_is_the_one_with_the_largest_margin(strongest: rr.Engine) -> None:
    position = rr.start(UID)
    for move in (0, 1):
        position = position.play(Move(move))
    analysis = strongest.analyse(position, seconds=PATIENCE)
    replies = {
        candidate.move: strongest.analyse(position.play(candidate.move), seconds=PATIENCE)
        for candidate in analysis.candidates
    }
    margins = [candidate.margin for candidate in analysis.candidates]
    assert margins == sorted(margins, reverse=True)
    assert len(set(margins)) > 1
    for candidate in analysis.candidates:  # what a move is worth is what the best reply leaves
        assert candidate.margin == -replies[candidate.move].candidates[0].margin


@pytest.mark.nightly
def test_two_perfect_players_end_one_stone_apart(strongest: rr.Engine) -> None:
    position = rr.start(UID)
    while position.outcome is None:
        position = position.play(strongest.best_move(position))
    assert position.outcome.score == 1


class SlowLookup:
    """Knows after 8,000 moves that the first of some moves wins by two, and the others lose."""

    def __init__(self, codes: Sequence[int]) -> None:
        self.codes = codes
        self.moves = 0

    def go_on(self, moves: int) -> dict[int, int] | None:
        self.moves += moves
        if self.moves < 8_000:
            return None
        return {code: 2 if code == self.codes[0] else -1 for code in self.codes}


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> tuple[rr.Position, Search]:
    """Return the start on a realm that is looked up slowly, and a search of it."""
    position = rr.start("ring-majority/cube")
    monkeypatch.setattr(position.variant, "margin_lookup", lambda _, codes: SlowLookup(codes))
    return position, Search(position, 1, replace(STRONG, megabytes=1))


def test_what_is_known_is_looked_up_beside_playouts(slow: tuple[rr.Position, Search]) -> None:
    _, search = slow
    for playouts in (400, 400, 199):  # eight moves for each
        search.run(playouts)
        assert not search.finished
    assert search.simulations == 999
    search.run(1)
    assert search.finished
    best, *others = search.analysis(0.0).candidates
    assert (best.proven, best.margin, best.line) == ("win", 2.0, (best.move,))
    assert {(own.proven, own.margin) for own in others} == {("loss", -1.0)}


def test_a_kept_tree_looks_up_its_own_moves(slow: tuple[rr.Position, Search]) -> None:
    position, search = slow
    for _ in range(2):
        search.run(400)
    move = search.analysis(0.0).candidates[0].move
    assert search.advance(position.play(move), (move.code,))
    while not search.finished:
        search.run(40)
    assert len([own for own in search.analysis(0.0).candidates if own.proven == "loss"]) == 1


@pytest.mark.nightly
@pytest.mark.parametrize("level", [1, 9])
def test_lower_levels_search_as_on_other_realms(level: int) -> None:
    position = rr.start(UID).play(Move(0))
    with rr.Engine(UID, level=level, seed=1) as engine:
        assert position.is_legal(engine.best_move(position))
