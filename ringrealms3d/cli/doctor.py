"""``ringrealms3d doctor``: what is missing here, and how to fix it, on one screen."""

from __future__ import annotations

import argparse
import os
import platform
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

from rich.cells import cell_len

from ringrealms3d.cli.arguments import Commands, add_json
from ringrealms3d.cli.output import print_json
from ringrealms3d.cli.wrapping import padded
from ringrealms3d.core.children import child_environment
from ringrealms3d.core.errors import UserError, english_sentence
from ringrealms3d.core.extras import install_command
from ringrealms3d.core.files import check_folder
from ringrealms3d.core.numba_settings import TESTED, load_numba, untested
from ringrealms3d.core.phrase import Phrase, tr, translatable
from ringrealms3d.core.version import BUGS_PAGE, HOME_PAGE
from ringrealms3d.flat.requirements import DRAWING_LIBRARIES, missing_libraries
from ringrealms3d.window.requirements import WINDOW_LIBRARIES, display_problem

_NAME = re.compile(r"[A-Za-z0-9._-]+")
_PROBE_SECONDS = 60
_PROGRAM = "ringrealms3d"
_SUBJECTS = (
    translatable("system"),
    translatable("packages"),
    translatable("drawing libraries"),
    translatable("window libraries"),
    translatable("display"),
    translatable("folders"),
    translatable("settings"),
    translatable("saved games"),
    translatable("log"),
    translatable("kernel cache"),
)

_GL_PROBE = """
from ringrealms3d.scene.graphics import graphics_report
print("\\t".join(graphics_report()))
"""


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report; without a fix it is fine."""

    subject: str
    state: str
    fix: str = ""


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "doctor",
        examples=["doctor --json"],
        help=tr("check what is missing here and say how to fix it"),
        description=tr(
            "Check everything that the program needs: packages, system libraries, OpenGL, "
            "display, and the folders that it writes to. Exit code 1 if something is missing."
        ),
    )
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print one line for each finding."""
    if options.json:
        found = [asdict(finding) for finding in findings()]
        print_json(found)
        return int(any(each["fix"] for each in found))
    fine, broken = tr("ok"), tr("FIX")
    marks, subjects = _widest(fine, broken), _widest(_PROGRAM, *map(tr, _SUBJECTS))
    healthy = True
    for finding in findings():
        mark = padded(broken if finding.fix else fine, marks)
        print(f"{mark}   {padded(tr(finding.subject), subjects)}  {tr(finding.state)}", flush=True)
        if finding.fix:
            print(f"{'':{marks + subjects + 5}}-> {tr(finding.fix)}", flush=True)
            healthy = False
    print()
    if healthy:
        print(tr("Everything is in place."))
    else:
        print(tr("Something is missing; see {mark} above.").format(mark=broken))
    print(tr("Home: {home}, bugs: {bugs}").format(home=HOME_PAGE, bugs=BUGS_PAGE))
    return 0 if healthy else 1


def _widest(*texts: str) -> int:
    return max(map(cell_len, texts))


def findings() -> Iterator[Finding]:
    """Check one thing after another."""
    yield Finding(_PROGRAM, _installed())
    yield Finding("system", f"{platform.platform()}, Python {platform.python_version()}")
    yield _packages()
    if sys.platform.startswith("linux"):
        yield _libraries("drawing libraries", DRAWING_LIBRARIES)
        yield _libraries("window libraries", WINDOW_LIBRARIES)
    yield _graphics()
    yield _display()
    try:
        yield from _folders()
    except ImportError as error:
        state = Phrase("cannot be checked without {name}", name=error.name)
        yield Finding("folders", state, translatable("see packages"))


def _installed() -> str:
    import ringrealms3d

    folder = Path(__file__).parents[1]
    return Phrase("{version} in {folder}", version=ringrealms3d.__version__, folder=folder)


def _packages() -> Finding:
    found, missing = [], []
    needed = [text for text in requires("ringrealms3d") or () if "extra ==" not in text]
    for name in (_NAME.match(text).group() for text in needed):  # type: ignore[union-attr]
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            missing.append(name)
    fix = install_command(*missing) if missing else ""
    if "numba" not in missing and (sentence := untested()):
        state = Phrase("{state}; {sentence}", state=", ".join(found), sentence=sentence)
        first, last = TESTED
        return Finding("packages", state, fix or install_command(f"numba>=0.{first},<0.{last + 1}"))
    return Finding("packages", ", ".join(found), fix)


def _libraries(subject: str, libraries: Mapping[str, str]) -> Finding:
    missing = missing_libraries(libraries)
    if not missing:
        found = Phrase.counted("{count} found", "all {count} found", len(libraries))
        return Finding(subject, found)
    command = f"sudo apt-get install {' '.join(missing.values())}"
    fix = Phrase("{command}   (Debian and Ubuntu)", command=command)
    return Finding(subject, Phrase("missing: {names}", names=", ".join(missing)), fix)


def _graphics() -> Finding:
    """Draw a tiny picture in a child process, which a broken driver can crash without harm."""
    fix = translatable(
        "install an OpenGL 3.2 driver (Debian and Ubuntu: sudo apt-get install libgl1-mesa-dri)"
    )
    try:
        probe = subprocess.run(
            [sys.executable, "-P", "-c", _GL_PROBE],
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=_PROBE_SECONDS,
            env=child_environment(),
            check=False,
        )
    except subprocess.TimeoutExpired:
        state = Phrase("no picture within {seconds} s", seconds=_PROBE_SECONDS)
        return Finding("OpenGL", state, fix)
    if probe.returncode != 0:
        silent = Phrase("exit code {code}", code=probe.returncode)
        reason = (probe.stderr.strip().splitlines() or [silent])[-1]
        return Finding("OpenGL", Phrase("nothing can be drawn: {reason}", reason=reason), fix)
    gl_version, renderer = probe.stdout.strip().splitlines()[-1].split("\t")
    return Finding("OpenGL", f"{gl_version}, {renderer}")


def _display() -> Finding:
    problem = display_problem()
    if problem:
        fix = translatable("log in to a desktop, or run under xvfb-run; render needs no display")
        return Finding("display", problem, fix)
    names = [f"{n}={os.environ[n]}" for n in ("WAYLAND_DISPLAY", "DISPLAY") if n in os.environ]
    return Finding("display", ", ".join(names) or translatable("the desktop's display"))


def _folders() -> Iterator[Finding]:
    from platformdirs import user_config_path, user_data_path, user_log_path

    from ringrealms3d.core.kernel import cache_root

    for subject, folder in (
        ("settings", user_config_path("ringrealms3d", appauthor=False)),
        ("saved games", user_data_path("ringrealms3d", appauthor=False)),
        ("log", user_log_path("ringrealms3d", appauthor=False)),
    ):
        yield _folder(subject, folder)
    yield _cache(cache_root())


def _cache(folder: Path) -> Finding:
    load_numba()
    from ringrealms3d.core.cache_guard import is_readable

    found = _folder("kernel cache", folder)
    damaged = [index for index in folder.rglob("*.nbi") if not is_readable(index)]
    if found.fix or not damaged:
        return found
    state = Phrase.counted(
        "{state}, {count} file cannot be read",
        "{state}, {count} files cannot be read",
        len(damaged),
        state=found.state,
    )
    fix = Phrase("delete {folder}: it is filled again when needed", folder=folder)
    return Finding(found.subject, state, fix)


def _folder(subject: str, folder: Path) -> Finding:
    try:
        existing = next(place for place in (folder, *folder.parents) if place.exists())
        check_folder(existing)
        size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    except (OSError, UserError) as error:
        fix = translatable(
            "set HOME (or XDG_CONFIG_HOME and the like) to a folder that you may write to"
        )
        state = Phrase("{path}: {error}", path=folder, error=english_sentence(error))
        return Finding(subject, state, fix)
    return Finding(subject, f"{folder}, {size / 1e6:.1f} MB" if size else str(folder))
