"""Soaking finds what goes wrong and names it."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from ringrealms3d.core.move import Move
from ringrealms3d.engine.messages import pack
from ringrealms3d.engine.request import SearchRequest
from ringrealms3d.games import start
from ringrealms3d.lab.matches import soak as soaking
from ringrealms3d.lab.matches.soak import SoakEngine, SoakFailed, resident_memory, soak
from tests.lab.matches.scripted import FEW

TET, TILES = "ring-majority/tet", "path-tiles/free-turns"


def first_move(request: SearchRequest) -> Move:
    return request.position.legal_moves[0]


def until(plies: int, then: Callable[[SearchRequest], Move]) -> Callable[[SearchRequest], Move]:
    """Return what plays legal moves for so many plies, and then something else."""
    return lambda request: (then if len(request.line) >= plies else first_move)(request)


@pytest.mark.parametrize("uid", [TET, "loop/mini", TILES])
def test_a_good_game_is_played_to_its_end(uid: str) -> None:
    assert soak(uid, 3, FEW, first_move).position.outcome is not None


def test_the_engine_is_told_the_game_but_no_unseen_tile() -> None:
    requests: list[SearchRequest] = []

    def note(request: SearchRequest) -> Move:
        requests.append(request)
        return first_move(request)

    line = soak(TILES, 3, FEW, note)
    assert [len(request.line) for request in requests] == list(range(2, len(line.moves)))
    assert {request.game for request in requests} == {requests[0].game}
    states = {pack(request.position) for request in requests}
    position = line.root.position
    for move in line.moves:
        assert pack(position) not in states
        position = position.play(move)


def test_an_illegal_move_is_named_with_the_game() -> None:
    with pytest.raises(SoakFailed, match=r"^ring-majority/tet, seed 3, after the moves ") as failed:
        soak(TET, 3, FEW, until(6, lambda request: Move(request.line[-1])))
    _, _, told = str(failed.value).partition("after the moves ")
    moves, _, why = told.partition(": ")
    position = start(TET)
    for text in moves.split():
        position = position.play(position.parse_move(text))
    assert len(moves.split()) in (6, 7)
    assert why


def test_an_engine_that_dies_is_named() -> None:
    def die(request: SearchRequest) -> Move:
        raise RuntimeError("the engine's process ended with code 3")

    with pytest.raises(SoakFailed, match="ended with code 3"):
        soak(TET, 3, FEW, until(4, die))


def test_a_game_without_an_end_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soaking, "LONGEST_GAME", 9)
    with pytest.raises(SoakFailed, match="not over after 9 plies"):
        soak(TET, 3, FEW, first_move)


@pytest.mark.nightly
def test_the_engines_process_plays_and_tells_its_memory() -> None:
    engine = SoakEngine()
    try:
        line = soak(TET, 5, FEW, engine.best_move)
        memory = engine.memory()
        with pytest.raises(RuntimeError, match="over"):
            engine.best_move(SearchRequest(line.position, FEW))
    finally:
        engine.close()
    assert line.position.outcome is not None
    assert memory is None or memory > 2**20


def test_memory_is_known_under_linux_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    here = resident_memory(os.getpid())
    assert here is None or here > 2**20
    monkeypatch.setattr(soaking, "_STATM", "/nowhere/{pid}")
    assert resident_memory(os.getpid()) is None
