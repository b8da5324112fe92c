"""A process that may write nothing into files, as on a disk without room."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

_EXPORTS = """
import resource, sys
from ringrealms3d.cli.main import main
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
names, options = sys.argv[1].split(), sys.argv[2:]
print(*[main(["export", *options, "-o", name]) for name in names])
"""


def told_without_room(folder: Path, names: str, *options: str) -> list[str]:
    """Return what exports to files in a folder say, which all fail and leave nothing there."""
    command = [sys.executable, "-c", _EXPORTS, " ".join(f"{folder / n}" for n in names.split())]
    done = subprocess.run([*command, *options], capture_output=True, text=True, check=False)
    told = done.stderr.splitlines()
    assert done.stdout.split() == ["2"] * len(names.split()), done.stderr
    assert len(told) == len(names.split())
    assert list(folder.iterdir()) == []
    return told
