"""What the environment of the wheel's check holds."""

from __future__ import annotations

from importlib.metadata import distribution
from pathlib import Path

from tests.empty_environment import link, required


def names(library: str) -> list[str]:
    return [found.name.lower().replace("_", "-") for found in required(distribution(library))]


def test_what_is_needed_by_way_of_others_is_there_once() -> None:
    found = names("pyvistaqt")
    assert {"pyvista", "qtpy", "vtk", "numpy", "matplotlib"} <= set(found)
    assert len(found) == len(set(found))


def test_what_nobody_asked_for_is_not_there() -> None:
    assert not {"pytest", "numba", "pyqt6"} & set(names("pyvistaqt"))


def test_an_extra_brings_what_it_needs() -> None:
    assert not names("pluggy")
    assert {"execnet", "pytest", "pluggy"} <= set(names("pytest-xdist"))


def test_links_lead_to_the_modules_and_nothing_else(tmp_path: Path) -> None:
    packages = tmp_path / "lib" / "site-packages"
    packages.mkdir(parents=True)
    link(distribution("filelock"), packages)
    made = sorted(path.name for path in packages.iterdir())
    assert made == [f"filelock-{distribution('filelock').version}.dist-info", "filelock"][::-1]
    assert (packages / "filelock" / "__init__.py").is_file()
    assert not (tmp_path / "bin").exists()
