"""Windows and macOS: pip finds wheels for them of everything that the program needs.

It asks the package index, so it runs with ``-m nightly``.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.nightly, pytest.mark.timeout(600)]

PROJECT = Path(__file__).resolve().parent.parent
SYSTEMS = ("win_amd64", "macosx_14_0_arm64", "macosx_14_0_x86_64")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program's own wheel."""
    place = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--no-isolation", "--wheel", str(PROJECT)]
    subprocess.run([*command, "--outdir", str(place)], check=True, capture_output=True)
    (built,) = place.glob("*.whl")
    return built


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("python", ["3.11", "3.13"])
def test_pip_finds_a_wheel_of_everything(
    system: str, python: str, wheel: Path, tmp_path: Path
) -> None:
    report = tmp_path / "report.json"
    where = ["--platform", system, "--python-version", python, "--target", str(tmp_path)]
    how = ["--dry-run", "--ignore-installed", "--only-binary=:all:", "--report", str(report)]
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", *how, *where, str(wheel)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-1000:]
    found = json.loads(report.read_text(encoding="utf-8"))["install"]
    names = {each["metadata"]["name"].lower() for each in found}
    assert {"numba", "pyqt6", "vtk"} <= names
    assert all(each["download_info"]["url"].endswith(".whl") for each in found)
