"""``perft`` and ``bench``, each in a process of its own, where they compile the rules."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable

import pytest

from ringrealms3d.core.position import Position
from ringrealms3d.lab.commands import bench
from tests.cli.running import Result, assert_refused, environment, run_cli, run_plain_here
from tests.subprocesses import ROOT

TET = "ring-majority/tet"
DEEP = ("perft", "ring-majority/grid", "--depth", "9")


def counts(out: str) -> dict[int, int]:
    return {int(depth): int(n) for depth, n in re.findall(r"^perft\((\d+)\) = (\d+) ", out, re.M)}


def test_perft_counts_and_divides(run_work_here: Callable[..., Result]) -> None:
    done = run_work_here("perft", TET, "--depth", "3", "--divide")
    assert (done.code, done.err) == (0, "")
    assert counts(done.out) == {1: 14, 2: 182, 3: 2184}
    parts = re.findall(r"^([fev]\d): (\d+)$", done.out, re.M)
    assert [name for name, _ in parts[:4]] == ["f1", "f2", "f3", "f4"]
    assert len(parts) == 14
    assert sum(int(count) for _, count in parts) == 2184


def test_perft_starts_from_a_fen(run_work_here: Callable[..., Result]) -> None:
    words = ("perft", TET, "--fen", "rrr1/bbbbb1/rrr1:r:5,5", "--depth", "2")
    assert counts(run_work_here(*words).out) == {1: 3, 2: 6}
    found = json.loads(run_work_here(*words, "--divide", "--json").out)
    assert found["counts"] == [3, 6]
    assert found["divided"] == {"f4": 2, "e6": 2, "v4": 2}


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("ring-majority/ball",), ("ring-majority/ball",)),
        ((TET, "--depth", "0"), ("'0'", "--depth")),
        ((TET, "--depth", "many"), ("'many'", "--depth")),
        ((TET, "--fen", "4/6/4:x:1,1"), ("'x'",)),
    ],
)
def test_perft_refuses(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    named: tuple[str, ...],
) -> None:
    assert_refused(run_plain_here(capsys, monkeypatch, "perft", *arguments), *named)


@pytest.mark.nightly
def test_an_interrupt_ends_a_deep_count() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "ringrealms3d", *DEEP],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    while not process.stdout.readline().startswith("perft(3)"):
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    try:
        _, err = process.communicate(timeout=20)
    finally:
        process.kill()
        process.communicate()
    assert process.returncode in (130, -signal.SIGINT)
    assert "Traceback" not in err


@pytest.mark.nightly
def test_bench_prints_its_table() -> None:
    done = run_cli("bench", TET, "--seconds", "0.2")
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert re.search(r"; Python 3\.\d+\.\d+.*, numba \d.*, numpy \d.*, ringrealms3d \d", lines[0])
    assert re.fullmatch(r"calibration: \d+ M draws/s", lines[1])
    header = next(number for number, line in enumerate(lines) if line.startswith("variant"))
    assert lines[header].split() == ["variant", "playouts/s", "moves/s", "draws/move"]
    variant, playouts, moves, unit, draws = lines[header + 1].split()
    assert (variant, unit) == (TET, "M")
    assert int(playouts.replace(",", "")) > 0
    assert float(moves) > 0
    assert float(draws) > 0
    per_playout = float(moves) * 1e6 / int(playouts.replace(",", ""))
    assert 20 < per_playout < 40


def test_bench_says_how_fast_it_was(
    run_work_here: Callable[..., Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    speeds = iter([bench.Speed(1234.4, 56_780_000.0, 7.26), bench.Speed(0.6, 40_000.0, 99.96)])
    asked = []

    def measure(position: Position, seconds: float, draws: float) -> bench.Speed:
        asked.append((position.uid, seconds, draws))
        return next(speeds)

    monkeypatch.setattr(bench, "calibrate", lambda: 123_400_000.0)
    monkeypatch.setattr(bench, "measure", measure)
    done = run_work_here("bench", TET, "loop/mini", "--seconds", "0.5")
    rows = [line.split() for line in done.out.splitlines()[3:6]]
    assert rows == [
        ["variant", "playouts/s", "moves/s", "draws/move"],
        [TET, "1,234", "56.8", "M", "7.3"],
        ["loop/mini", "1", "0.0", "M", "100.0"],
    ]
    assert done.out.splitlines()[1] == "calibration: 123 M draws/s"
    assert asked == [(TET, 0.5, 123_400_000.0), ("loop/mini", 0.5, 123_400_000.0)]
    speeds = iter([bench.Speed(1.0, 2.0, 3.0)])
    (told,) = json.loads(run_work_here("bench", TET, "--json").out)["variants"]
    assert told == {"variant": TET, "playouts": 1.0, "moves": 2.0, "draws_per_move": 3.0}


@pytest.mark.parametrize(
    ("arguments", "named"),
    [(("ring-majority/ball",), ("ball",)), ((TET, "--seconds", "-1"), ("'-1'", "--seconds"))],
)
def test_bench_refuses(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    named: tuple[str, ...],
) -> None:
    assert_refused(run_plain_here(capsys, monkeypatch, "bench", *arguments), *named)
