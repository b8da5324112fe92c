"""Work on a real cluster of processes, whose workers and scheduler come and go."""

from __future__ import annotations

import contextlib
import logging
import re
import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import psutil
import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.engine.levels import Limit
from ringrealms3d.lab.matches.match import GameResult, Match
from ringrealms3d.lab.matches.pairs import match_job
from ringrealms3d.lab.matches.tournament import Results, Tournament, played
from ringrealms3d.lab.work.cluster import PROGRAMS_ALLOWED, Cluster, do_here
from ringrealms3d.lab.work.journal import Journal, opened_journal
from ringrealms3d.lab.work.processes import Processes
from ringrealms3d.lab.work.run import Runner
from ringrealms3d.lab.work.scheduler import checked_address, connected, unreachable
from tests.cli.running import assert_refused, environment, run_here
from tests.engine.ugi.fake_program import FakeProgram
from tests.patience import ENGINE_SECONDS
from tests.subprocesses import ROOT

TET = "ring-majority/tet"
MATCH = Match(TET, ("strong", "plain"), Limit(nodes=40))
SLOW = Match(TET, ("strong", "plain"), Limit(seconds=0.02))


def programs() -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Yield what starts programs; they end with the test."""
    started: list[subprocess.Popen[str]] = []

    def start(*words: str) -> subprocess.Popen[str]:
        program = subprocess.Popen(
            [sys.executable, *words],
            cwd=ROOT,
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        started.append(program)
        return program

    yield start
    for program in started:
        end(program)


start = pytest.fixture(programs)


def end(program: subprocess.Popen[str]) -> None:
    """Kill a program and its children."""
    with contextlib.suppress(psutil.NoSuchProcess):
        for child in psutil.Process(program.pid).children(recursive=True):
            with contextlib.suppress(psutil.NoSuchProcess):
                child.kill()
    program.kill()
    program.wait()
    if program.stdout is not None:
        program.stdout.close()


class Scheduler:
    """A scheduler in a process of its own."""

    def __init__(
        self, start: Callable[..., subprocess.Popen[str]], protocol: str = "tcp", port: int = 0
    ) -> None:
        self.program = start("-m", "tests.lab.work.scheduler", protocol, str(port))
        assert self.program.stdout is not None
        lines = (line for line in self.program.stdout if line.startswith(f"{protocol}://"))
        self.address = next(lines).strip()

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])


@pytest.fixture
def scheduler(start: Callable[..., subprocess.Popen[str]]) -> Scheduler:
    return Scheduler(start)


def serve(
    start: Callable[..., subprocess.Popen[str]], scheduler: Scheduler, *options: str
) -> subprocess.Popen[str]:
    """Start workers for a scheduler."""
    return start("-m", "ringrealms3d", "worker", scheduler.address, "--jobs", "1", *options)


def play(of: Match, pairs: int, runner: Runner, path: Path | None = None) -> Results:
    tournament = Tournament((of,), pairs)
    with opened_journal(path, tournament.jobs) as journal:
        *_, results = played(tournament, journal, runner)
    return results


def without_times(games: list[GameResult]) -> list[GameResult]:
    return [replace(game, seconds=(0.0, 0.0)) for game in games]


@pytest.mark.nightly
def test_a_cluster_plays_the_same_games_as_one_machine(
    start: Callable[..., subprocess.Popen[str]], scheduler: Scheduler, tmp_path: Path
) -> None:
    for _ in range(2):
        serve(start, scheduler)
    path = tmp_path / "match.jsonl"
    there = play(MATCH, 4, Cluster(scheduler.address), path)
    here = play(MATCH, 4, Processes(1))
    assert without_times(there.games(MATCH)) == without_times(here.games(MATCH))
    assert re.search(r'"worker": \{"host": ".+?", "playouts_per_second": \d+', path.read_text())


@pytest.mark.nightly
def test_a_protected_cluster_plays_the_same_games_and_lets_no_stranger_in(
    start: Callable[..., subprocess.Popen[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    import distributed  # noqa: F401  # which reads DASK_CONFIG once, here before it is set

    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    for folder in (ours, theirs):
        certify(folder)
    monkeypatch.setenv("DASK_CONFIG", str(ours))
    scheduler = Scheduler(start, "tls")
    serve(start, scheduler)
    with dask_settings(theirs), pytest.raises(UserError, match="cannot be reached"):
        play(MATCH, 1, Cluster(scheduler.address))
    with dask_settings(ours):
        there = play(MATCH, 2, Cluster(scheduler.address))
    here = play(MATCH, 2, Processes(1))
    assert without_times(there.games(MATCH)) == without_times(here.games(MATCH))


def certify(folder: Path) -> None:
    """Make a certificate and Dask's settings for it in a folder, as the documents say."""
    folder.mkdir()
    document = (ROOT / "docs" / "clusters.md").read_text(encoding="utf-8")
    (command,) = re.findall(r"^openssl .+$", document, re.MULTILINE)
    (settings,) = re.findall(r"```yaml\n(.+?)```", document, re.DOTALL)
    subprocess.run(shlex.split(command), cwd=folder, capture_output=True, check=True)
    text = settings.replace("/home/me/cluster", str(folder))
    (folder / "tls.yaml").write_text(text, encoding="utf-8")


def dask_settings(folder: Path) -> contextlib.AbstractContextManager[object]:
    """Use the settings of a folder in this process."""
    import dask
    import distributed  # noqa: F401  # which adds its own settings

    settings = dask.config.collect_yaml([str(folder)])
    return dask.config.set(dask.config.merge(dask.config.config, *settings))


def worker_processes(program: subprocess.Popen[str]) -> list[psutil.Process]:
    """Return the processes that do the work of a worker program."""
    children = psutil.Process(program.pid).children(recursive=True)
    return [each for each in children if "spawn_main" in " ".join(each.cmdline())]


@pytest.mark.nightly
def test_a_worker_that_is_killed_in_mid_unit_loses_nothing(
    start: Callable[..., subprocess.Popen[str]], scheduler: Scheduler
) -> None:
    serving = serve(start, scheduler)
    tournament = Tournament((SLOW,), 3)
    killed = 0
    for results in played(tournament, Journal(tournament.jobs), Cluster(scheduler.address)):
        if len(results) in (2, 4):
            time.sleep(0.3)  # so that the next unit is under way
            for worker in worker_processes(serving):
                worker.kill()
                killed += 1
    assert killed >= 2
    assert [game.number for game in results.games(SLOW)] == list(range(6))


@pytest.mark.nightly
def test_a_worker_of_another_version_is_named_and_left_out(
    start: Callable[..., subprocess.Popen[str]],
    scheduler: Scheduler,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # nobody is told that no worker is there yet, however slowly one starts
    monkeypatch.setattr("ringrealms3d.lab.work.cluster._PATIENCE_SECONDS", ENGINE_SECONDS)
    preload = ("--preload", "tests.lab.work.other_version", "--nthreads", "1", "--no-nanny")
    other = start("-m", "distributed.cli.dask_worker", scheduler.address, *preload)
    told: list[str] = []
    states = played(Tournament((MATCH,), 2), Journal([]), Cluster(scheduler.address, told.append))
    done = threading.Event()

    def admit_another() -> None:
        deadline = time.monotonic() + ENGINE_SECONDS
        while not told and time.monotonic() < deadline:
            time.sleep(0.1)
        serve(start, scheduler)
        done.set()

    helper = threading.Thread(target=admit_another)
    helper.start()
    *_, results = states
    helper.join()
    assert done.is_set()
    assert len(results) == 4
    (sentence,) = told
    assert re.search(r"^the worker .+ is left out: version 99\.0, not ", sentence)
    assert other.poll() is None


@pytest.mark.nightly
def test_a_scheduler_that_goes_away_is_told_and_the_work_goes_on_later(
    start: Callable[..., subprocess.Popen[str]], scheduler: Scheduler, tmp_path: Path
) -> None:
    path, tournament = tmp_path / "match.jsonl", Tournament((SLOW,), 4)
    serve(start, scheduler)
    with opened_journal(path, tournament.jobs) as journal:
        states = played(tournament, journal, Cluster(scheduler.address))
        while len(next(states)) < 2:
            pass
        end(scheduler.program)
        with pytest.raises(UserError, match=r"the scheduler at tcp://127.* is gone"):
            list(states)
    kept = path.read_bytes()
    assert kept.count(b"\n") >= 1
    again = Scheduler(start, port=scheduler.port)
    serve(start, again)
    assert len(play(SLOW, 4, Cluster(again.address), path)) == 8
    assert path.read_bytes().startswith(kept)


class LosesItsScheduler:
    """A client of Dask whose scheduler goes away while it waits."""

    def __init__(self, *_: object, **__: object) -> None:
        self.status = "running"
        self.loop = None
        self.given = Mock(status="cancelled")

    def scheduler_info(self, n_workers: int) -> dict[str, dict[str, object]]:
        return {"workers": {}}

    def map(self, *_: object, **__: object) -> list[Mock]:
        return [self.given]

    def as_completed(self, *_: object, **__: object) -> Mock:
        def next_batch(block: bool) -> list[Mock]:
            self.status = "connecting"
            return [self.given]

        return Mock(next_batch=next_batch)


def test_waiting_for_a_scheduler_that_goes_away_ends_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    client = LosesItsScheduler()
    monkeypatch.setattr("distributed.Client", lambda *_, **__: client)
    monkeypatch.setattr("distributed.as_completed", client.as_completed)
    monkeypatch.setattr("ringrealms3d.lab.work.cluster.signature_apart", Mock())
    with pytest.raises(UserError, match=r"the scheduler at tcp://127.* is gone"):
        list(Cluster("tcp://127.0.0.1:1").run([match_job(MATCH).unit(0)]))


def test_dasks_own_errors_are_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("distributed.Client", LosesItsScheduler)
    logger = logging.getLogger("distributed.client")  # which has a level of its own
    with connected("tcp://127.0.0.1:1"):
        assert not logger.isEnabledFor(logging.ERROR)
    assert logger.isEnabledFor(logging.ERROR)


@pytest.mark.nightly
def test_programs_play_where_that_is_allowed(
    start: Callable[..., subprocess.Popen[str]], scheduler: Scheduler, tmp_path: Path
) -> None:
    program = FakeProgram(tmp_path)
    serve(start, scheduler, "--allow-programs")
    match = Match(TET, (f"ugi:{program.command}", "plain"), Limit(nodes=5))
    results = play(match, 1, Cluster(scheduler.address))
    assert program.started
    assert all(game.failed == 0 for game in results.games(match))  # it knows one move alone


def test_programs_do_not_play_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = FakeProgram(tmp_path)
    monkeypatch.delenv(PROGRAMS_ALLOWED, raising=False)
    job = match_job(Match(TET, ("plain", f"ugi:{program.command}"), Limit(nodes=5)))
    with pytest.raises(UserError, match=r"is a program, and the worker on .* starts none"):
        do_here(job.kind, dict(job.settings), {}, 0)
    assert not program.started


def test_nobody_at_the_address_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("scheduler", "serving"):
        monkeypatch.setattr(f"ringrealms3d.lab.work.{module}.REACH_SECONDS", 0.5)
    match = ("match", TET, "strong", "plain", "--nodes", "9", "--cluster", "localhost:9")
    for command in (match, ("worker", "localhost:9")):
        assert_refused(run_here(capsys, *command), "tcp://localhost:9 cannot be reached")


def test_a_scheduler_that_does_not_answer_is_told() -> None:
    assert "cannot be reached: it did not answer within 5 s" in str(
        unreachable("tcp://localhost:9", TimeoutError())
    )


@pytest.mark.parametrize(
    ("given", "full"),
    [
        ("tls://far.example:8787", "tls://far.example:8787"),
        ("tls://far.example", "tls://far.example:8786"),
        ("localhost", "tcp://localhost:8786"),
        ("tcp://127.0.0.1:1", "tcp://127.0.0.1:1"),
        ("tcp://127.3.2.1:1", "tcp://127.3.2.1:1"),
        ("[::1]:7", "tcp://[::1]:7"),
    ],
)
def test_addresses_that_are_protected_or_on_this_machine_are_taken(given: str, full: str) -> None:
    assert checked_address(given) == full


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ("tcp://192.0.2.7:1", "tls://192.0.2.7:1"),
        ("192.0.2.7", "tls://192.0.2.7:8786"),
        ("tcp://nowhere.invalid:5", "tls://nowhere.invalid:5"),
        ("http://localhost:5", "is not an address"),
        ("localhost:99999", "is not an address"),
        ("", "is not an address"),
        ("tls://", "is not an address"),
        ("tls://[::1", "is not an address"),
    ],
)
def test_other_addresses_are_refused(given: str, named: str) -> None:
    with pytest.raises(UserError) as refused:
        checked_address(given)
    assert named in str(refused.value)


def test_without_certificates_it_is_told_where_they_are_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    address = "tls://localhost:9"
    match = ("match", TET, "strong", "plain", "--nodes", "9", "--cluster", address)
    for command in (match, ("worker", address)):
        assert_refused(run_here(capsys, *command), f"{address} needs certificates", "tls.yaml")
