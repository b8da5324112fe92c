"""Running Python in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.patience import ENGINE_SECONDS

ROOT = Path(__file__).resolve().parent.parent


def run_python(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python from the checkout's root and return what it wrote."""
    return subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)} | environment,
        capture_output=True,
        text=True,
        timeout=ENGINE_SECONDS,
        check=False,
    )


def python_output(*arguments: str) -> str:
    """Run Python from the checkout's root and return its output; it must succeed."""
    done = run_python(*arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout
