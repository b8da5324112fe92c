"""What ``./start.sh`` asks a system for, and what of it goes into ``.venv``."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parent.parent
SCRIPT = (PROJECT / "start.sh").read_text(encoding="utf-8")
FUNCTIONS = SCRIPT[: SCRIPT.index("\nassume_yes=no")]
PROGRAMS = [
    "admesh",
    "appstreamcli",
    "desktop-file-validate",
    "fish",
    "mandoc",
    "mmdebstrap",
    "objdump",
    "openssl",
    "povray",
    "prusa-slicer",
    "qpdf",
    "rsvg-convert",
    "xauth",
    "xdotool",
    "xmllint",
    "Xvfb",
    "zsh",
]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it is a shell's script")


def output(*lines: str) -> str:
    """Return what the script's functions print after these lines."""
    script = "\n".join([FUNCTIONS, *lines])
    done = subprocess.run(
        ["bash", "-c", script], cwd=PROJECT, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.mark.parametrize("found", ["", "python3", "/usr/bin/python3"])
def test_a_system_is_asked_for_its_own_python(found: str) -> None:
    stands_in = f"find_python() {{ echo '{found}'; }}"
    lacks = f"function {found or 'python3'} {{ return 1; }}"
    asked = output(stands_in, lacks, "python_packages")
    assert asked.split() == ["python3", "python3-venv"]


def test_a_python_with_all_it_needs_is_enough() -> None:
    assert output("find_python() { echo python3; }", "python3() { :; }", "python_packages") == ""


def test_the_python_that_is_named_is_taken() -> None:
    assert output("PYTHON=python3.99", "find_python") == "python3.99"


@pytest.mark.parametrize("name", ["program", "tests"])
def test_uv_itself_is_locked(name: str) -> None:
    taken = output(
        "pip_install() { cat; false; }", f"install_with_uv requirements/{name}.txt || true"
    )
    first, *hashes = taken.splitlines()
    assert re.fullmatch(r"uv==[\d.]+ \\", first)
    assert hashes
    assert all(line.strip().startswith("--hash=sha256:") for line in hashes)


@pytest.mark.nightly
@pytest.mark.skipif(shutil.which("dpkg") is None, reason="packages are asked for on Debian only")
@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_that_tests_run_is_in_a_package_that_is_asked_for(program: str) -> None:
    assert shutil.which(program) is not None
    asked = output('echo "${test_packages[*]}"').split()
    command = ["dpkg", "-S", f"*/bin/{program}"]  # in whichever of /bin and /usr/bin it counts as
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert {line.split(":")[0] for line in done.stdout.splitlines()} & {*asked}


def linked(home: Path, path: str = "/usr/bin:/bin") -> str:
    """Return what is printed where the program gets its link in somebody's home folder."""
    return output(f"HOME='{home}'; PATH='{path}'", "link_program")


def test_the_program_gets_a_link_in_the_home_folder(tmp_path: Path) -> None:
    link = tmp_path / ".local" / "bin" / "ringrealms3d"
    told = linked(tmp_path)
    assert link.readlink() == PROJECT / ".venv" / "bin" / "ringrealms3d"
    assert f"from any shell: {link}\n" in told
    assert f"rm -r '{PROJECT}/.venv' '{link}'" in told
    told = linked(tmp_path, f"/usr/bin:/bin:{link.parent}")
    assert "from any shell: ringrealms3d\n" in told


@pytest.mark.parametrize("theirs", ["a file", "a link"])
def test_what_somebody_else_put_there_stays(tmp_path: Path, theirs: str) -> None:
    place = tmp_path / ".local" / "bin" / "ringrealms3d"
    place.parent.mkdir(parents=True)
    if theirs == "a file":
        place.write_text("theirs")
    else:
        place.symlink_to("/nowhere/theirs")
    told = linked(tmp_path)
    assert f"{place} is not a link to this program and stays as it is" in told
    assert str(place) not in told.splitlines()[1]
    assert place.is_symlink() or place.read_text() == "theirs"


def test_the_link_of_a_folder_that_is_gone_is_renewed(tmp_path: Path) -> None:
    link = tmp_path / ".local" / "bin" / "ringrealms3d"
    link.parent.mkdir(parents=True)
    link.symlink_to(tmp_path / "gone" / ".venv" / "bin" / "ringrealms3d")
    linked(tmp_path)
    assert link.readlink() == PROJECT / ".venv" / "bin" / "ringrealms3d"


def test_tests_put_nothing_into_the_home_folder() -> None:
    of_tests = SCRIPT[SCRIPT.index("\ntest)\n") : SCRIPT.index("\nsetup)\n")]
    assert "run_tests" in of_tests
    assert "link_program" not in of_tests
