"""``ringrealms3d doctor``: one line a subject, and a fix for what is missing."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

import ringrealms3d
from ringrealms3d.cli import doctor
from ringrealms3d.core.phrase import use_catalogue
from ringrealms3d.flat.requirements import missing_libraries
from ringrealms3d.window import requirements
from tests.cli.running import run_cli, run_here
from tests.kept_texts import ReadAsKept

SUBJECTS = [
    "ringrealms3d",
    "system",
    "packages",
    *(["drawing libraries", "window libraries"] if sys.platform.startswith("linux") else []),
    "OpenGL",
    "display",
    "settings",
    "saved games",
    "log",
    "kernel cache",
]


def reports(out: str) -> list[tuple[str, str]]:
    """Return the mark and the subject of each line that has them."""
    return re.findall(r"^(ok|FIX) +(\S+(?: \S+)*?)  +\S", out, re.M)


@pytest.mark.nightly
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is a display")
def test_without_a_display_the_doctor_says_how_to_mend_it() -> None:
    done = run_cli("doctor")
    assert (done.code, done.err) == (1, "")
    found = reports(done.out)
    assert [subject for _, subject in found] == SUBJECTS
    assert ("FIX", "display") in found
    assert ("ok", "OpenGL") in found
    lines = done.out.splitlines()
    for number, line in enumerate(lines):
        if line.startswith("FIX"):
            assert re.match(r" +-> \S", lines[number + 1])
    assert "xvfb" in done.out
    assert len(lines) < 40


@pytest.mark.nightly
@pytest.mark.skipif("DISPLAY" not in os.environ, reason="there is no display")
def test_with_a_display_that_line_is_fine() -> None:
    display = os.environ["DISPLAY"]
    done = run_cli("doctor", DISPLAY=display)
    assert ("ok", "display") in reports(done.out)
    assert f"DISPLAY={display}" in done.out
    assert done.code == int("FIX" in done.out.split("\n\n")[0])


def test_it_tells_which_program_it_is_and_where() -> None:
    folder = Path(ringrealms3d.__file__).parent
    assert str(doctor._installed()) == f"{ringrealms3d.__version__} in {folder}"


def test_missing_packages_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    needed = ["numpy<3,>=1.26", "no-such-package>=2", 'no-such-extra>=1; extra == "test"']
    monkeypatch.setattr(doctor, "requires", lambda name: needed)
    finding = doctor._packages()
    assert finding.fix == f"{sys.executable} -m pip install no-such-package"
    assert "numpy" in finding.state


def test_missing_libraries_are_named_with_their_debian_packages() -> None:
    finding = doctor._libraries("window libraries", {"libnothere.so.9": "libnothere9"})
    assert "libnothere.so.9" in finding.state
    assert "apt-get install libnothere9" in finding.fix
    assert missing_libraries({"libnothere.so.9": "x"}) == {"libnothere.so.9": "x"}
    assert doctor._libraries("window libraries", {}).fix == ""


@pytest.mark.parametrize(
    ("code", "stderr", "state"),
    [
        (1, "Traceback\nOSError: no EGL\n", "nothing can be drawn: OSError: no EGL"),
        (-11, "", "nothing can be drawn: exit code -11"),
    ],
)
def test_a_driver_that_fails_is_told(
    monkeypatch: pytest.MonkeyPatch, code: int, stderr: str, state: str
) -> None:
    done = subprocess.CompletedProcess([], code, "", stderr)
    monkeypatch.setattr(subprocess, "run", lambda *args, **options: done)
    finding = doctor._graphics()
    assert (finding.subject, finding.state) == ("OpenGL", state)
    assert "OpenGL 3.2" in finding.fix


def test_a_driver_that_hangs_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def hang(*args: Any, **options: Any) -> None:
        raise subprocess.TimeoutExpired("probe", options["timeout"])

    monkeypatch.setattr(subprocess, "run", hang)
    finding = doctor._graphics()
    assert (finding.subject, finding.state[:17]) == ("OpenGL", "no picture within")


def test_a_folder_that_can_not_be_written_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert doctor._folder("log", tmp_path / "new" / "folder").fix == ""
    assert not (tmp_path / "new").exists()

    def refuse(*arguments: Any) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    finding = doctor._folder("log", tmp_path / "new" / "folder")
    assert "Permission denied" in finding.state
    assert "may write" in finding.fix


@pytest.mark.parametrize(
    ("variables", "problem"),
    [
        ({}, "neither DISPLAY nor WAYLAND_DISPLAY"),
        ({"DISPLAY": ""}, "neither DISPLAY nor WAYLAND_DISPLAY"),
        ({"DISPLAY": ":0"}, ""),
        ({"WAYLAND_DISPLAY": "wayland-0"}, ""),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "xcb"}, ""),
        ({"DISPLAY": ":silent"}, "nothing answers at DISPLAY=:silent"),
        ({"WAYLAND_DISPLAY": "silent"}, "nothing answers at WAYLAND_DISPLAY=silent"),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, "QT_QPA_PLATFORM=offscreen"),
    ],
)
def test_what_counts_as_a_display(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], problem: str
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for kind in ("has_x11", "has_wayland"):
        monkeypatch.setattr(requirements, kind, lambda name: "silent" not in name)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    found = requirements.display_problem()
    assert bool(found) == bool(problem)
    assert problem in found


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is no X11")
def test_a_server_that_is_not_there_does_not_answer(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert not requirements.has_wayland("wayland-0")
    assert not requirements.has_x11(":6123")


def test_elsewhere_there_is_always_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.delenv("DISPLAY", raising=False)
    assert requirements.window_problem() == ""


def test_a_cache_that_cannot_be_read_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("ringrealms3d.core.kernel.cache_root", lambda: tmp_path)
    assert doctor._cache(tmp_path).fix == ""
    (tmp_path / "kernel.nbi").write_bytes(b"")
    finding = doctor._cache(tmp_path)
    assert "1 file cannot be read" in finding.state
    assert str(tmp_path) in finding.fix


@pytest.mark.parametrize("state", ["healthy", "broken"])
def test_all_that_is_told(
    state: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    read_as_kept: ReadAsKept,
) -> None:
    healthy, blocked = state == "healthy", tmp_path / "file"
    blocked.touch()
    drawn = subprocess.CompletedProcess([], 0, "4.5\tllvmpipe\n", "")
    crashed = subprocess.CompletedProcess([], -11, "", "")
    monkeypatch.setattr(sys, "platform", "linux")
    for name, value in {
        "platform.platform": lambda: "Linux",
        "platform.python_version": lambda: "3.13.1",
        "requires": lambda _: ["numpy<3"] if healthy else ["numpy<3", "no-such-package"],
        "version": lambda name: "2.0" if name == "numpy" else version(name),
        "untested": lambda: "" if healthy else "numba 9 was never tried",
        "missing_libraries": lambda _: {} if healthy else {"libx.so.1": "libx1"},
        "display_problem": lambda: "" if healthy else "there is no display",
        "subprocess.run": lambda *_, **__: drawn if healthy else crashed,
    }.items():
        monkeypatch.setattr(f"ringrealms3d.cli.doctor.{name}", value)
    monkeypatch.setattr("ringrealms3d.core.kernel.cache_root", lambda: tmp_path / "kernels")
    monkeypatch.setenv("DISPLAY", ":9")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    for name in ("CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name if healthy else blocked))
    lines: list[str] = []
    for words in (("doctor",), ("doctor", "--json")):
        done = run_here(capsys, *words)
        assert done.code == (not healthy)
        lines += [f"$ {' '.join(words)}", *(done.out + done.err).splitlines()]
    monkeypatch.setenv("RINGREALMS3D_LANGUAGE", "de")
    assert run_here(capsys, "doctor", "--json").out == done.out
    use_catalogue(None)
    told = "\n".join(lines)
    for found, name in (
        (str(tmp_path), "FOLDER"),
        (str(Path(ringrealms3d.__file__).parent), "PROGRAM"),
        (sys.executable, "PYTHON"),
        (ringrealms3d.__version__, "(version)"),
    ):
        told = told.replace(found, name)
    read_as_kept(told.splitlines(), f"doctor-{state}")
