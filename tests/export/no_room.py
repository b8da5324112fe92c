"""A process that may write nothing into files, as on a disk without room."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

_EXPORT = """
import resource, sys
from ringrealms3d.cli.main import main
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
sys.exit(main(["export", *sys.argv[1:]]))
"""


def told_without_room(path: Path, *options: str) -> str:
    """Return what an export to a file says that fails, as it should; nothing is left of it."""
    command = [sys.executable, "-c", _EXPORT, *options, "-o", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2, done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert list(path.parent.iterdir()) == []
    return done.stderr
