"""The folders import only what they may."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import ringrealms3d
from ringrealms3d.cli.main import COMMANDS
from ringrealms3d.core.pictured import DRAWN_BY
from ringrealms3d.exports.kinds import KINDS as EXPORTS
from ringrealms3d.lab.work.job import KINDS as WORK

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "ringrealms3d"

LOOKED_UP = {
    "__init__.py": [f"ringrealms3d.{home}" for home in ringrealms3d._HOMES.values()],
    "cli/main.py": [f"ringrealms3d.{module}" for module in COMMANDS.values()],
    "core/pictured.py": [DRAWN_BY],
    "exports/kinds.py": [f"ringrealms3d.exports.{kind.home}" for kind in EXPORTS.values()],
    "lab/work/job.py": list(WORK.values()),
}
"""What modules look up by name, from the one table that each of them has."""

NOT_OURS = {"exports/models/three_mf.py", "games/__init__.py"}
"""Modules that look up a library which some systems lack, and games, which may be anybody's."""


def test_import_contracts_hold() -> None:
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()"]
    checked = subprocess.run(
        [*command, "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "0 broken" in checked.stdout


def test_nothing_else_looks_modules_up_by_name() -> None:
    found = {
        file.relative_to(PACKAGE).as_posix()
        for file in PACKAGE.rglob("*.py")
        if any(_looks_up(node) for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    }
    assert found == LOOKED_UP.keys() | NOT_OURS


@pytest.mark.parametrize("file", LOOKED_UP)
def test_what_is_looked_up_is_there_and_of_the_laboratory_only_commands_and_its_own(
    file: str,
) -> None:
    for name in LOOKED_UP[file]:
        assert find_spec(name), name
        if name.startswith("ringrealms3d.lab."):
            assert file.startswith("lab/") or name.startswith("ringrealms3d.lab.commands.")


def _looks_up(node: ast.AST) -> bool:
    """Whether a node is a call of ``import_module`` or of ``__import__``."""
    if not isinstance(node, ast.Call):
        return False
    called = node.func
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    return name in ("import_module", "__import__")
