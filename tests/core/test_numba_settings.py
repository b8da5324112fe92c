"""Versions of numba, and its settings in the environment."""

from __future__ import annotations

import sys
import tomllib

import pytest

from ringrealms3d.core import numba_settings
from tests.cli.running import run_here
from tests.subprocesses import ROOT


def test_the_tested_versions_are_those_that_are_installed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    first, last = numba_settings.TESTED
    assert f"numba>=0.{first},<0.{last + 1}" in project["dependencies"]
    assert not numba_settings.untested()


@pytest.mark.nightly
def test_another_version_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.metadata.version", lambda name: "0.99.1")
    told = run_here(capsys, "doctor").out
    assert "numba 0.99.1 was not tested with this program" in " ".join(told.split())
    assert f"{sys.executable} -m pip install 'numba>=0." in told
