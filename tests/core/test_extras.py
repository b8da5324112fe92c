"""Commands that install what is missing, into the environment that runs."""

from __future__ import annotations

import shlex
import sys
import tomllib

import pytest
from packaging.requirements import Requirement

from ringrealms3d.core import extras
from tests.subprocesses import ROOT


@pytest.mark.parametrize("extra", ["film", "cluster"])
def test_an_extra_is_installed_by_the_interpreter_that_runs(extra: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    *installer, requirement = shlex.split(extras.command_for(extra))
    assert installer == [sys.executable, "-m", "pip", "install"]
    assert [Requirement(requirement)] == [
        Requirement(text) for text in project["optional-dependencies"][extra]
    ]


def test_an_environment_without_pip_is_filled_by_uv(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    assert extras.install_command("av") == f"uv pip install --python {sys.executable} av"
