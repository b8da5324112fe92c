"""What ``./start.sh`` installs: versions in the ranges of the project file, and no other files."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from itertools import product
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = Path(__file__).resolve().parent.parent
FOLDER = PROJECT / "requirements"
FILES = ("program", "tests")
FILE = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: dict[str, list[str]] = FILE["project"]["optional-dependencies"]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
LINUX, MAC, WINDOWS = ("posix", "linux"), ("posix", "darwin"), ("nt", "win32")
MACHINES = {
    "x86_64-manylinux_2_36": (*LINUX, "x86_64"),
    "aarch64-manylinux_2_39": (*LINUX, "aarch64"),
    "x86_64-pc-windows-msvc": (*WINDOWS, "AMD64"),
    "aarch64-apple-darwin": (*MAC, "arm64"),
}


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def entries(name: str) -> list[str]:
    """Return the entries of a file, each with its hashes on one line."""
    lines = text_of(name).replace(" \\\n", " ").splitlines()
    return [line for line in lines if not line.startswith("#")]


def pinned(name: str, environment: dict[str, str]) -> dict[str, str]:
    """Return the versions that a file has for an environment."""
    found = [Requirement(entry.partition(" --hash")[0]) for entry in entries(name)]
    meant = [each for each in found if each.marker is None or each.marker.evaluate(environment)]
    versions = {canonicalize_name(each.name): str(each.specifier) for each in meant}
    assert len(versions) == len(meant), "one has two versions"
    return {each: version.removeprefix("==") for each, version in versions.items()}


def environment_of(python: str, machine: str) -> dict[str, str]:
    os_name, system, processor = MACHINES[machine]
    return {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "os_name": os_name,
        "sys_platform": system,
        "platform_machine": processor,
        "extra": "",
    }


def asked(name: str) -> list[Requirement]:
    """Return what the project file asks for."""
    words = [*FILE["project"]["dependencies"], *FILE["build-system"]["requires"]]
    words += FILE["dependency-groups"]["setup"]
    if name == "tests":
        words += [word for extra in ("test", *own_extras()) for word in EXTRAS[extra]]
    found = [Requirement(word) for word in words]
    return [each for each in found if each.name != FILE["project"]["name"]]


def own_extras() -> Iterable[str]:
    """Return the extras that the tests need."""
    needs = map(Requirement, EXTRAS["test"])
    (own,) = (need for need in needs if need.name == FILE["project"]["name"])
    return own.extras


@pytest.mark.parametrize("name", FILES)
def test_every_entry_is_one_version_and_its_hashes(name: str) -> None:
    for entry in entries(name):
        head, *hashes = entry.split(" --hash=")
        assert re.match(r"[a-z0-9-]+==[0-9][\w.]*( ; .*)?$", head.strip()), head
        assert hashes, head
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each.strip()) for each in hashes), head


@pytest.mark.parametrize("name", FILES)
def test_no_place_is_named(name: str) -> None:
    assert not re.search(r"://|@|file:|/(?!renew)|index|find-links|trusted", text_of(name))


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize(("python", "machine"), list(product(PYTHONS, MACHINES)))
def test_everything_asked_for_is_there_and_in_its_range(
    name: str, python: str, machine: str
) -> None:
    environment = environment_of(python, machine)
    versions = pinned(name, environment)
    for need in asked(name):
        if need.marker is None or need.marker.evaluate(environment):
            version = versions[canonicalize_name(need.name)]
            assert need.specifier.contains(version), f"{need}: {version}"


@pytest.mark.parametrize(("python", "machine"), list(product(PYTHONS, MACHINES)))
def test_the_tests_run_with_the_versions_of_the_program(python: str, machine: str) -> None:
    environment = environment_of(python, machine)
    assert pinned("program", environment).items() <= pinned("tests", environment).items()


@pytest.mark.nightly
def test_they_are_what_the_project_file_leads_to(tmp_path: Path) -> None:
    """The command that renews them leaves them as they are."""
    copy = tmp_path / "project"
    subprocess.run(["git", "clone", "-q", "--depth", "1", f"file://{PROJECT}", copy], check=True)
    (copy / ".venv").symlink_to(sys.prefix)
    subprocess.run([copy / "requirements" / "renew.sh"], check=True)
    for name in FILES:
        assert (copy / "requirements" / f"{name}.txt").read_text(encoding="utf-8") == text_of(name)


@pytest.mark.nightly
@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize(("python", "machine"), list(product(PYTHONS, MACHINES)))
def test_there_are_wheels_of_everything(
    name: str, python: str, machine: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MACOSX_DEPLOYMENT_TARGET", "14.0")
    command = [f"{sys.prefix}/bin/uv", "pip", "install", "--dry-run", "--no-deps"]
    files = ["--only-binary", ":all:", "--require-hashes", "--requirement", f"{FOLDER}/{name}.txt"]
    where = ["--python-version", python, "--python-platform", machine, "--target", str(tmp_path)]
    done = subprocess.run(
        [*command, *files, *where],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-1000:]
