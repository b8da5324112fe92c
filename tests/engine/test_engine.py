"""The engine for programs."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator

import psutil
import pytest

import ringrealms3d as rr
from ringrealms3d.engine.process import EngineProcess
from tests.engine.listener import LONG, is_gone

TET = "ring-majority/tet"
CUBE = "ring-majority/cube"
FINISHED = "rrrr/bbbbbb/rrrr:r:5,5"


@pytest.fixture(scope="module")
def engine() -> Iterator[rr.Engine]:
    with rr.Engine(TET, level=2, seed=5) as opened:
        yield opened


def in_time(call: Callable[[], object], seconds: float = 30.0) -> BaseException | object:
    """Return what a call gives or raises; it must not hang."""
    results: list[BaseException | object] = []

    def run() -> None:
        try:
            results.append(call())
        except Exception as error:
            results.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(seconds)
    assert results, "the call hangs"
    return results[0]


def worker_of(engine: rr.Engine) -> psutil.Process:
    return psutil.Process(engine._process.pid)


@pytest.mark.nightly
def test_a_whole_game_of_legal_moves(engine: rr.Engine) -> None:
    position = rr.start(TET)
    while position.outcome is None:
        position = position.play(engine.best_move(position))
    assert position.ply >= 14


@pytest.mark.nightly
def test_a_time_limit_replaces_the_levels_own() -> None:
    with rr.Engine(TET, level=10, seed=1) as strongest:
        assert rr.start(TET).is_legal(strongest.best_move(rr.start(TET), seconds=0.1))


def test_an_analysis_knows_all_moves() -> None:
    position = rr.start(CUBE).play(rr.start(CUBE).parse_move("f1"))
    with rr.Engine(CUBE, seed=5) as engine:
        analysis = engine.analyse(position, seconds=0.2)
    assert isinstance(analysis, rr.Analysis)
    moves = sorted(candidate.move for candidate in analysis.candidates)
    assert moves == list(position.legal_moves)
    assert analysis.simulations > 100
    assert analysis.line[0] == analysis.candidates[0].move
    assert 0.1 <= analysis.seconds < 10


def test_a_limit_ends_a_search_at_whatever_comes_first(engine: rr.Engine) -> None:
    position = rr.start(TET)
    assert engine.analyse(position, rr.Limit(seconds=LONG, nodes=50)).simulations == 50
    assert engine.analyse(position, rr.Limit(seconds=0.2, nodes=10**9)).seconds < LONG
    assert position.is_legal(engine.best_move(position, rr.Limit(nodes=1)))


@pytest.mark.nightly
def test_a_search_ends_when_its_line_is_long_enough() -> None:
    with rr.Engine("loop/main") as engine:
        deep = engine.analyse(rr.start("loop/main"), rr.Limit(seconds=LONG, depth=3))
    assert len(deep.line) >= 3
    assert deep.seconds < LONG


def test_the_best_lines_alone_are_told(engine: rr.Engine) -> None:
    all_of_them = engine.analyse(rr.start(TET), rr.Limit(nodes=500))
    few = engine.analyse(rr.start(TET), rr.Limit(nodes=500), lines=2)
    assert few.candidates == all_of_them.candidates[:2]
    assert [str(move) for move in few.line] == [rr.start(TET).format_move(x) for x in few.line]


def test_what_it_finds_is_told_as_it_goes() -> None:
    with rr.Engine("loop/main") as engine:
        found = engine.watch(rr.start("loop/main"), rr.Limit(seconds=0.7))
        told = [each.simulations for each in found]
    assert len(told) > 1
    assert told == sorted(told)


def test_a_search_that_nobody_watches_any_more_ends(
    engine: rr.Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    stops: list[EngineProcess] = []
    usual = EngineProcess.stop

    def stop(process: EngineProcess) -> None:
        stops.append(process)
        usual(process)

    monkeypatch.setattr(EngineProcess, "stop", stop)
    watched = engine.watch(rr.start(TET))
    assert next(watched).line
    assert not stops
    watched.close()
    assert len(stops) == 1
    asked = in_time(lambda: engine.analyse(rr.start(TET), rr.Limit(nodes=20)))
    assert isinstance(asked, rr.Analysis)
    assert asked.simulations == 20


def test_stop_ends_an_analysis_from_another_thread(engine: rr.Engine) -> None:
    def stop_soon() -> None:
        time.sleep(0.5)
        engine.stop()

    threading.Thread(target=stop_soon).start()
    assert engine.analyse(rr.start(TET), seconds=LONG).seconds < LONG / 2


@pytest.mark.nightly
def test_no_time_at_all_is_a_limit_too() -> None:
    position = rr.start("loops-n-leaps/8")
    with rr.Engine(position.uid, level=10, seed=1) as hasty:
        at_once = hasty.best_move(position, seconds=0.0)
    with rr.Engine(position.uid, level=10, seed=1) as other:
        assert other.best_move(position, rr.Limit(seconds=0.0)) == at_once


def test_positions_of_another_variant_are_refused(engine: rr.Engine) -> None:
    with pytest.raises(ValueError, match=r"ring-majority/tet, not ring-majority/cube"):
        engine.best_move(rr.start("ring-majority/cube"))
    with pytest.raises(ValueError, match=r"ring-majority/tet, not ring-majority/cube"):
        engine.analyse(rr.start("ring-majority/cube"))


def test_finished_games_are_refused(engine: rr.Engine) -> None:
    with pytest.raises(ValueError, match=r"the game is over: the board is full"):
        engine.best_move(rr.from_fen(TET, FINISHED))


@pytest.mark.parametrize(
    ("uid", "level", "named"),
    [
        (TET, 0, "level 0"),
        (TET, 11, "level 11"),
        ("ring-majority/ball", 5, "ball"),
        ("chess", 5, "chess"),
    ],
)
def test_a_bad_engine_is_refused_and_starts_no_process(uid: str, level: int, named: str) -> None:
    before = {child.pid for child in psutil.Process().children()}
    with pytest.raises(ValueError, match=named):
        rr.Engine(uid, level=level)
    assert {child.pid for child in psutil.Process().children()} <= before


def test_a_seed_is_a_whole_number() -> None:
    with pytest.raises(TypeError, match="integer"):
        rr.Engine("loop/mini", seed="a")  # type: ignore[arg-type]


@pytest.mark.nightly
def test_a_seed_fixes_the_moves(engine: rr.Engine) -> None:
    position = rr.start(TET)
    with rr.Engine(TET, level=2, seed=5) as other:
        for _ in range(4):
            move = engine.best_move(position)
            assert other.best_move(position) == move
            position = position.play(move)


@pytest.mark.nightly
def test_seeds_differ_at_the_lowest_level() -> None:
    def first_move(seed: int) -> rr.Move:
        with rr.Engine(TET, level=1, seed=seed) as soft:
            return soft.best_move(rr.start(TET))

    move = first_move(0)
    assert any(first_move(seed) != move for seed in range(1, 4))


def test_leaving_the_block_ends_the_process() -> None:
    with rr.Engine(TET, level=1) as engine:
        worker = worker_of(engine)
        assert worker.is_running()
    assert is_gone(worker.pid)


def test_an_error_in_the_block_comes_out_and_ends_the_process() -> None:
    engine = rr.Engine(TET, level=1)
    worker = worker_of(engine)
    with pytest.raises(KeyError), engine:
        raise KeyError("mine")
    assert is_gone(worker.pid)


def test_a_killed_process_is_an_error_each_time() -> None:
    with rr.Engine(TET, level=1) as engine:
        worker_of(engine).kill()
        for _ in range(2):
            assert isinstance(in_time(lambda: engine.best_move(rr.start(TET))), RuntimeError)


@pytest.mark.nightly
def test_a_closed_engine_says_so_instead_of_hanging() -> None:
    engine = rr.Engine(TET, level=1)
    engine.close()
    engine.close()
    assert isinstance(in_time(lambda: engine.best_move(rr.start(TET))), RuntimeError | ValueError)
