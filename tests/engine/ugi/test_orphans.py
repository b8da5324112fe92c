"""Programs that were started end with who started them, however that ends."""

from __future__ import annotations

import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from ringrealms3d.core.watchdog import let_go, take_along
from tests.cli.running import environment
from tests.patience import ENGINE_SECONDS
from tests.subprocesses import ROOT

_STALLED = """
import os, signal, subprocess, sys, time
for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
    signal.signal(number, signal.SIG_IGN)
helper = subprocess.Popen(["sleep", "1000"])
for line in sys.stdin:
    if line.strip() == "ugi" and sys.argv[2] != "ugi":
        print("ugiok", flush=True)
    elif line.strip() == sys.argv[2]:
        with open(sys.argv[1], "w") as told:
            told.write(f"{os.getpid()} {helper.pid}")
        break
while True:
    time.sleep(1000)
"""
"""A program that stalls at a word and ignores signals and closed pipes; its helper waits too."""

_OWNER = """
import subprocess, sys, time
from ringrealms3d.core.watchdog import take_along
child = subprocess.Popen(["sleep", "1000"])
take_along(child.pid)
print(child.pid, flush=True)
time.sleep(1000)
"""


def gone(pids: list[int]) -> bool:
    """Whether processes have ended within a while."""
    until = time.monotonic() + ENGINE_SECONDS
    while any(runs(pid) for pid in pids) and time.monotonic() < until:
        time.sleep(0.05)
    return not any(runs(pid) for pid in pids)


def runs(pid: int) -> bool:
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def semaphores_of(pid: int) -> list[Path]:
    """Return the files of the semaphores that a process has, where the system shows them."""
    maps = Path(f"/proc/{pid}/maps")
    words = maps.read_text(encoding="utf-8").split() if maps.exists() else []
    return [Path(word) for word in words if word.startswith("/dev/shm/sem.")]


@pytest.mark.parametrize(
    ("word", "number"),
    [
        ("isready", signal.SIGTERM),
        pytest.param("ugi", signal.SIGHUP, marks=pytest.mark.nightly),
        pytest.param("isready", signal.SIGKILL, marks=pytest.mark.nightly),
        pytest.param("isready", signal.SIGINT, marks=pytest.mark.nightly),
    ],
)
def test_a_stalled_opponent_ends_with_the_match(
    tmp_path: Path, word: str, number: signal.Signals
) -> None:
    script, told = tmp_path / "stalled.py", tmp_path / "told"
    script.write_text(_STALLED, encoding="utf-8")
    opponent = f"ugi:{shlex.join([sys.executable, str(script), str(told), word])}"
    words = ["match", "ring-majority/tet", opponent, "plain", "--nodes", "2"]
    said = tmp_path / "said"
    with said.open("w") as stream:
        match = subprocess.Popen(
            [sys.executable, "-m", "ringrealms3d", *words],
            cwd=ROOT,
            env=environment(),
            stdout=subprocess.DEVNULL,
            stderr=stream,
            start_new_session=True,
        )
    try:
        until = time.monotonic() + ENGINE_SECONDS
        while not (told.exists() and told.read_text()):
            assert time.monotonic() < until
            assert match.poll() is None
            time.sleep(0.05)
        children = [child.pid for child in psutil.Process(match.pid).children(recursive=True)]
        semaphores = semaphores_of(match.pid)
        match.send_signal(number)
        match.wait(ENGINE_SECONDS)
        assert gone([*map(int, told.read_text().split()), *children])
        assert semaphores or sys.platform != "linux"
        assert not [path for path in semaphores if path.exists()]
        if number != signal.SIGKILL:  # whose semaphores another process clears away, and says so
            assert "leaked" not in said.read_text()
    finally:
        match.kill()
        match.wait()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_a_process_that_is_taken_along_ends_with_its_owner(number: signal.Signals) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _OWNER], env=environment(), stdout=subprocess.PIPE, text=True
    ) as owner:
        assert owner.stdout is not None
        child = int(owner.stdout.readline())
        assert runs(child)
        owner.send_signal(number)
        owner.wait()
        assert gone([child])


def test_what_was_let_go_lives_on() -> None:
    with subprocess.Popen(["sleep", "1000"]) as one, subprocess.Popen(["sleep", "1000"]) as other:
        before = set(psutil.Process().children())
        take_along(one.pid)
        take_along(other.pid)
        let_go(one.pid)
        let_go(other.pid)
        assert set(psutil.Process().children()) == before
        assert runs(one.pid)
        assert runs(other.pid)
        one.kill()
        other.kill()
