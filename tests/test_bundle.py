"""The bundle: built, then started in a system that has nothing else; what it can do, at night."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ringrealms3d import __version__
from tests.patience import ENGINE_SECONDS

pytestmark = pytest.mark.timeout(1200)

PROJECT = Path(__file__).resolve().parent.parent
BOARD = "ring-majority/tet"
COMPUTER_BEGINS = "[General]\ncomputer_seats = 0\nlevel = 1\n"


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program of a new bundle."""
    pytest.importorskip("PyInstaller")
    place = tmp_path_factory.mktemp("bundle")
    spec = PROJECT / "bundle" / "ringrealms3d.spec"
    folders = ["--distpath", str(place), "--workpath", str(place / "work")]
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", *folders, str(spec)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return place / "ringrealms3d" / "ringrealms3d"


def nowhere(home: Path) -> dict[str, str]:
    """Return an environment with a display, a home, and nothing else."""
    display = {name: os.environ[name] for name in ("DISPLAY", "XAUTHORITY") if name in os.environ}
    return {"HOME": str(home), "PATH": "/usr/bin:/bin", **display}


def told(program: Path, home: Path, *words: str) -> str:
    done = subprocess.run(
        [program, *words], env=nowhere(home), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"
    return done.stdout


@pytest.mark.nightly
def test_drivers_find_the_libraries_of_their_system(program: Path) -> None:
    held = {path.name for path in program.parent.rglob("lib*.so*")}
    assert held
    assert not {"libstdc++.so.6", "libgcc_s.so.1"} & held


@pytest.mark.nightly
def test_the_command_line_works(program: Path, tmp_path: Path) -> None:
    assert told(program, tmp_path, "--version").split() == ["ringrealms3d", __version__]
    assert "FIX   packages" not in told(program, tmp_path, "doctor")
    assert "Ring Majority" in told(program, tmp_path, "rules", "ring-majority")
    for ending in ("png", "svg", "pdf", "glb", "stl", "3mf", "gif"):
        picture = tmp_path / f"board.{ending}"
        told(program, tmp_path, "export", BOARD, "--moves", "f1 e3 v4", "-o", str(picture))
        assert picture.stat().st_size > 1000


@pytest.mark.nightly
def test_kernels_are_compiled_once(program: Path, tmp_path: Path) -> None:
    """Their cache is named after their sources, which the bundle has."""
    seconds = []
    for _ in range(2):
        began = time.monotonic()
        assert "moves/s" in told(program, tmp_path, "bench", BOARD, "--seconds", "0.1")
        seconds.append(time.monotonic() - began)
    (folder,) = (tmp_path / ".cache" / "ringrealms3d" / "kernels").iterdir()
    assert list(folder.rglob("*.nbi"))
    assert seconds[1] < seconds[0]


@pytest.mark.nightly
def test_the_computer_moves_in_a_window(program: Path, tmp_path: Path) -> None:
    settings = tmp_path / ".config" / "ringrealms3d" / "window.ini"
    settings.parent.mkdir(parents=True)
    settings.write_text(COMPUTER_BEGINS, encoding="utf-8")
    with opened(program, tmp_path):
        kept = tmp_path / ".local" / "share" / "ringrealms3d" / "game-under-way.json"
        until = time.monotonic() + ENGINE_SECONDS
        while not (kept.exists() and moves(kept)):
            assert time.monotonic() < until
            time.sleep(0.1)
    log = tmp_path / ".local" / "state" / "ringrealms3d" / "log" / "ringrealms3d.log"
    assert "error" not in log.read_text(encoding="utf-8").lower()


@contextmanager
def opened(program: Path, home: Path) -> Iterator[subprocess.Popen[bytes]]:
    window = subprocess.Popen([program, "play", BOARD], env=nowhere(home))
    try:
        yield window
        assert window.poll() is None
    finally:
        window.kill()
        window.wait()


def moves(kept: Path) -> list[object]:
    nodes = json.loads(kept.read_text(encoding="utf-8"))["game"]["nodes"]
    return [node["move"] for node in nodes if node.get("move")]


@pytest.mark.nightly
@pytest.mark.skipif(
    not (shutil.which("mmdebstrap") and os.access("/root", os.W_OK)),
    reason="needs root and mmdebstrap",
)
def test_it_starts_in_a_debian_that_has_nothing_else(program: Path) -> None:
    command = [PROJECT / "bundle" / "alone.sh", program.parent]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.endswith("The bundle works.\n")
