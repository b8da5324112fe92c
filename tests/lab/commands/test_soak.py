"""``soak``: a short one for real, and what it says when something goes wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count

import pytest

from ringrealms3d.core.move import Move
from ringrealms3d.engine.request import SearchRequest
from ringrealms3d.lab.matches import soak as soaking
from tests.cli.running import assert_refused, run_cli, run_here

TET = "ring-majority/tet"
SMALL = (TET, "loop/mini", "path-tiles/free-turns", "loophole-2d/14")


class FakeEngine:
    """Plays the first legal move, and grows by so many bytes whenever it is measured."""

    growth = 0

    def __init__(self) -> None:
        self._sizes: Iterator[int] = count(2**28, self.growth)

    def best_move(self, request: SearchRequest) -> Move:
        return request.position.legal_moves[0]

    def memory(self) -> int | None:
        return next(self._sizes)

    def close(self) -> None:
        pass


class Cheat(FakeEngine):
    def best_move(self, request: SearchRequest) -> Move:
        return Move(request.line[-1]) if len(request.line) == 9 else super().best_move(request)


class Leaking(FakeEngine):
    growth = 2**25


class Untold(FakeEngine):
    def memory(self) -> int | None:
        return None


@pytest.mark.nightly
def test_four_small_variants_soak_well() -> None:
    done = run_cli("soak", *SMALL, "--games", "4", "--nodes", "10")
    assert (done.code, done.err) == (0, "")
    assert "round 1 of 1, 4 games: memory" in done.out
    for uid in SMALL:
        assert re.search(rf"^{uid} +1 +\d+\.\d +\d+ +\d\.\d+ s$", done.out, re.M)
    assert "every move was legal" in done.out


def test_rounds_go_through_the_variants_in_turn(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soaking, "SoakEngine", FakeEngine)
    done = run_here(capsys, "soak", TET, "loop/mini", "--games", "5")
    assert (done.code, done.err) == (0, "")
    assert len(re.findall(r"^round \d of 3, [12] games?: memory", done.out, re.M)) == 3
    assert re.search(rf"^{TET} +3 +27\.0 +27 ", done.out, re.M)
    assert re.search(r"^loop/mini +2 ", done.out, re.M)
    assert "memory is steady" in done.out


def test_a_wrong_move_is_named_with_variant_seed_and_moves(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soaking, "SoakEngine", Cheat)
    done = run_here(capsys, "soak", TET, "--games", "9", "--seed", "4")
    assert done.code == 1
    assert len(done.err.splitlines()) == 1
    assert re.match(
        rf"ringrealms3d soak: {TET}, seed 4, after the moves ([fev]\d ){{8}}[fev]\d: ", done.err
    )


def test_memory_that_grows_is_a_failure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soaking, "SoakEngine", Leaking)
    done = run_here(capsys, "soak", TET, "--games", "3")
    assert done.code == 1
    assert "memory of the engine grew by 128 MB" in done.err


def test_unknown_memory_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soaking, "SoakEngine", Untold)
    monkeypatch.setattr(soaking, "resident_memory", lambda pid: None)
    done = run_here(capsys, "soak", TET, "--games", "2")
    assert done.code == 0
    assert "memory is not known on this system" in done.out


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("loop/huge",), ("loop/huge",)),
        (("--games", "0"), ("--games", "'0'")),
        (("--nodes", "5", "--seconds", "1"), ("--nodes", "--seconds")),
        (("--seconds", "-1"), ("--seconds", "'-1'")),
    ],
)
def test_soak_refuses(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], named: tuple[str, ...]
) -> None:
    assert_refused(run_here(capsys, "soak", *arguments), *named)
