"""``ringrealms3d doctor``: what is missing here, and how to mend it, on one screen."""

from __future__ import annotations

import argparse
import ctypes
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from ringrealms3d.cli.arguments import Commands

_PACKAGES = ("numpy", "numba", "vtk", "pyvista", "pyvistaqt", "PyQt6")
_PROBE_SECONDS = 60

# library that a program loads -> the Debian and Ubuntu package that brings it
DRAWING_LIBRARIES = {"libEGL.so.1": "libegl1", "libGL.so.1": "libgl1"}
WINDOW_LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}

_GL_PROBE = """
from ringrealms3d.scene.offscreen import graphics_report
print("\\t".join(graphics_report()))
"""


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report; without a mend all is well."""

    subject: str
    state: str
    mend: str = ""


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "doctor",
        help="tell what is missing here and how to mend it",
        description="Look at everything the program needs here: packages, system libraries, "
        "OpenGL, display, and folders that it writes to. Exit code 1 if something is missing.",
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print one line for each finding."""
    healthy = True
    for finding in findings():
        mark = "ok  " if not finding.mend else "MEND"
        print(f"{mark}  {finding.subject:<18} {finding.state}", flush=True)
        if finding.mend:
            print(f"      {'':<18} -> {finding.mend}", flush=True)
            healthy = False
    print("\nEverything is in place." if healthy else "\nSomething is missing; see MEND above.")
    return 0 if healthy else 1


def findings() -> Iterator[Finding]:
    """Look at one thing after the other."""
    import ringrealms3d

    yield Finding("ringrealms3d", f"{ringrealms3d.__version__} in {Path(__file__).parents[1]}")
    yield Finding("system", f"{platform.platform()}, Python {platform.python_version()}")
    yield _packages()
    if sys.platform.startswith("linux"):
        yield _libraries("drawing libraries", DRAWING_LIBRARIES)
        yield _libraries("window libraries", WINDOW_LIBRARIES)
    yield _graphics()
    yield _display()
    yield from _folders()


def missing_libraries(libraries: dict[str, str]) -> dict[str, str]:
    """Return the libraries that can not be loaded, with their packages."""
    return {name: package for name, package in libraries.items() if not _loads(name)}


def display_problem() -> str:
    """Return why no window can open here, or nothing if one can."""
    if not sys.platform.startswith("linux"):
        return ""
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        return ""
    return "there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)"


def _packages() -> Finding:
    found, missing = [], []
    for name in _PACKAGES:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            missing.append(name)
    mend = f"pip install {' '.join(missing)}" if missing else ""
    return Finding("packages", ", ".join(found), mend)


def _libraries(subject: str, libraries: dict[str, str]) -> Finding:
    missing = missing_libraries(libraries)
    if not missing:
        return Finding(subject, f"all {len(libraries)} found")
    mend = f"sudo apt-get install {' '.join(missing.values())}   (Debian and Ubuntu)"
    return Finding(subject, f"missing: {', '.join(missing)}", mend)


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _graphics() -> Finding:
    """Draw a tiny picture in a child process, which a broken driver may end without harm."""
    mend = "install an OpenGL 3.2 driver (Debian and Ubuntu: sudo apt-get install libgl1-mesa-dri)"
    try:
        probe = subprocess.run(
            [sys.executable, "-c", _GL_PROBE],
            capture_output=True,
            text=True,
            timeout=_PROBE_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return Finding("OpenGL", f"no picture within {_PROBE_SECONDS} s", mend)
    if probe.returncode != 0:
        last = (probe.stderr.strip().splitlines() or [f"exit code {probe.returncode}"])[-1]
        return Finding("OpenGL", f"nothing can be drawn: {last}", mend)
    gl_version, renderer = probe.stdout.strip().splitlines()[-1].split("\t")
    return Finding("OpenGL", f"{gl_version}, {renderer}")


def _display() -> Finding:
    problem = display_problem()
    if problem:
        return Finding(
            "display", problem, "log in to a desktop, or run under xvfb-run; render needs none"
        )
    names = [f"{n}={os.environ[n]}" for n in ("WAYLAND_DISPLAY", "DISPLAY") if n in os.environ]
    return Finding("display", ", ".join(names) or "the desktop's own")


def _folders() -> Iterator[Finding]:
    from platformdirs import user_config_path, user_data_path, user_log_path

    from ringrealms3d.core.kernel import cache_root

    for subject, folder in (
        ("settings", user_config_path("ringrealms3d", appauthor=False)),
        ("saved games", user_data_path("ringrealms3d", appauthor=False)),
        ("log", user_log_path("ringrealms3d", appauthor=False)),
        ("kernel cache", cache_root()),
    ):
        yield _folder(subject, folder)


def _folder(subject: str, folder: Path) -> Finding:
    existing = next(place for place in (folder, *folder.parents) if place.exists())
    try:
        with tempfile.TemporaryFile(dir=existing):
            pass
    except OSError as error:
        return Finding(subject, f"{folder}: {error.strerror}", f"make {existing} writable")
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    return Finding(subject, f"{folder}, {size / 1e6:.1f} MB" if size else str(folder))
