"""Where schedulers and workers listen that are started as the manual says."""

from __future__ import annotations

import ipaddress
import re
import shlex
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.lab.work.scheduler import checked_address
from tests.cli.running import environment
from tests.lab.work.test_cluster import certify, end
from tests.patience import ENGINE_SECONDS
from tests.subprocesses import ROOT

MANUAL = (ROOT / "docs" / "clusters.md").read_text(encoding="utf-8")
SCHEDULER_PORTS = {8786: "scheduler", 8787: "page"}

Start = Callable[..., psutil.Process]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """What starts commands of the manual; they end with the test."""
    started: list[subprocess.Popen[str]] = []

    def run(words: list[str], **given: str) -> psutil.Process:
        program = str(Path(sys.executable).with_name(words[0]))
        with (tmp_path / f"{len(started)}.txt").open("wb") as said:
            process = subprocess.Popen(
                [program, *words[1:]],
                cwd=tmp_path,
                env=environment(**given),
                stdout=said,
                stderr=subprocess.STDOUT,
                text=True,
            )
        started.append(process)
        return psutil.Process(process.pid)

    yield run
    for process in reversed(started):
        end(process)


def commands(beginning: str) -> list[list[str]]:
    """Return the commands of the manual that begin so, each as words."""
    flat = re.sub(r"\s*\\?\n\s*", " ", MANUAL)
    found = re.findall(rf"{beginning}[^#`'\"(]*", flat)
    return [shlex.split(each.partition(" ringrealms3d ")[0]) for each in found]


def on_ports(words: list[str], ports: dict[int, int]) -> list[str]:
    """Return a command with other ports, so that several tests run at once."""
    text = shlex.join(words).replace("--jobs 8", "--jobs 1")
    for named, port in ports.items():
        text = re.sub(rf"\b{named}\b", str(port), text)
    return shlex.split(text)


def free_ports() -> dict[int, int]:
    """Return a free port for each of the manual's."""
    ports = {}
    for named in SCHEDULER_PORTS:
        with socket.create_server(("127.0.0.1", 0)) as server:
            ports[named] = server.getsockname()[1]
    return ports


def listening(process: psutil.Process) -> set[tuple[str, int]]:
    """Return the addresses and ports at which a process and its children listen."""
    tree = [process, *process.children(recursive=True)]
    return {
        tuple(each.laddr)
        for one in tree
        for each in one.net_connections(kind="tcp")
        if each.status == psutil.CONN_LISTEN
    }


def strangers(process: psutil.Process) -> set[tuple[str, int]]:
    """Return the places where other machines reach a process or its children."""
    return {place for place in listening(process) if not ipaddress.ip_address(place[0]).is_loopback}


def wait_for(process: psutil.Process, count: int) -> None:
    """Wait until a process and its children listen at so many places."""
    until = time.monotonic() + ENGINE_SECONDS
    while len(listening(process)) < count:
        assert process.is_running()
        assert time.monotonic() < until, listening(process)
        time.sleep(0.1)


def test_the_manual_names_schedulers_and_workers() -> None:
    assert len(commands("dask scheduler")) == 3
    assert len(commands("dask worker")) == 1
    assert len(commands(r"ringrealms3d worker 127\S*")) == 1


@pytest.mark.nightly
@pytest.mark.parametrize("worker", [r"ringrealms3d worker 127\S*", "dask worker"])
def test_without_certificates_nobody_else_reaches_anything(start: Start, worker: str) -> None:
    ports = free_ports()
    (plain,) = (words for words in commands("dask scheduler") if "tls" not in words)
    scheduler = start(on_ports(plain, ports))
    wait_for(scheduler, 2)
    (words,) = commands(worker)
    address = f"tcp://127.0.0.1:{ports[8786]}"
    started = start([word.replace("ADDRESS", address) for word in on_ports(words, ports)])
    wait_for(started, 3)  # the one that restarts it, the worker itself, and its page
    assert (strangers(scheduler), strangers(started)) == (set(), set())


@pytest.mark.nightly
def test_with_certificates_pages_are_seen_by_nobody_else(start: Start, tmp_path: Path) -> None:
    certify(tmp_path / "ours")
    ports = free_ports()
    protected = next(words for words in commands("dask scheduler") if "tls" in words)
    given = {"DASK_CONFIG": str(tmp_path / "ours")}
    scheduler = start(on_ports(protected, ports), **given)
    wait_for(scheduler, 2)
    worker = start(f"ringrealms3d worker tls://127.0.0.1:{ports[8786]} --jobs 1".split(), **given)
    wait_for(worker, 3)
    assert {port for _, port in strangers(scheduler)} == {ports[8786]}
    for place in strangers(worker):
        assert not speaks_plainly(place)


def speaks_plainly(place: tuple[str, int]) -> bool:
    """Whether a web page is served there to anybody."""
    with socket.create_connection(("127.0.0.1", place[1]), timeout=ENGINE_SECONDS) as stranger:
        stranger.sendall(b"GET / HTTP/1.0\r\n\r\n")
        try:
            return stranger.recv(100).startswith(b"HTTP")
        except OSError:
            return False


def test_an_address_that_others_reach_is_refused() -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # which sends nothing
        own = probe.getsockname()[0]
    for host in (own, "0.0.0.0"):
        with pytest.raises(UserError, match="must be protected: use tls://"):
            checked_address(f"tcp://{host}:8786")
    assert checked_address("[::1]:8786") == "tcp://[::1]:8786"
