"""The workflow that builds bundles does what the documents say."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

PROJECT = Path(__file__).resolve().parent.parent
INSTALLING = (PROJECT / "docs" / "installing.md").read_text(encoding="utf-8")
WORKFLOW = yaml.safe_load((PROJECT / ".github/workflows/bundle.yml").read_text(encoding="utf-8"))


def test_it_builds_with_the_documented_commands_on_three_systems() -> None:
    (block,) = re.findall(r"## A bundle\n.*?```sh\n(.*?)```", INSTALLING, re.DOTALL)
    documented = [line.partition("#")[0].strip() for line in block.splitlines()]
    build = WORKFLOW["jobs"]["build"]
    runs = [step["run"] for step in build["steps"] if "run" in step]
    assert [run for run in runs if run in documented] == documented[:2]
    assert any(run.startswith(documented[2]) for run in runs)
    systems = {name.partition("-")[0] for name in build["strategy"]["matrix"]["os"]}
    assert systems == {"ubuntu", "windows", "macos"}


def test_it_is_started_where_nothing_else_is() -> None:
    runs = [step["run"] for step in WORKFLOW["jobs"]["start"]["steps"] if "run" in step]
    alone, bundle = "bundle/alone.sh", "dist/ringrealms3d"
    assert runs[-1] == f"sudo {alone} {bundle}"
    assert "mmdebstrap" in (PROJECT / alone).read_text(encoding="utf-8")


def test_its_scripts_may_be_run() -> None:
    for script in (PROJECT / "bundle").glob("*.sh"):
        assert script.stat().st_mode & 0o111, script


def test_what_is_checked_without_it_is_built_in_the_same_way() -> None:
    check = (PROJECT / "bundle" / "check.sh").read_text(encoding="utf-8")
    for words in ("[bundle]", "pyinstaller", "bundle/ringrealms3d.spec", "bundle/alone.sh"):
        assert words in check


@pytest.mark.skipif(sys.platform == "win32", reason="it is a shell's script")
def test_its_packages_are_the_documented_ones() -> None:
    (listed,) = re.findall(
        r"# Debian, Ubuntu\nsudo apt-get install (.*?)\n\n", INSTALLING, re.DOTALL
    )
    packages = subprocess.run(
        [PROJECT / "bundle" / "packages.sh"], capture_output=True, text=True, check=True
    )
    assert packages.stdout.split() == listed.replace("\\", " ").split()
