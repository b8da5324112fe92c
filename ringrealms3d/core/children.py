"""What processes of this program need to start others of it."""

from __future__ import annotations

import os
import subprocess
import sys

NO_CONSOLE = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # Windows alone has it


def child_environment() -> dict[str, str]:
    """Return an environment for a child process of this program.

    It finds the same games as its owner there, and writes UTF-8, whatever terminals take.
    """
    return os.environ | {
        "PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path)),
        "PYTHONIOENCODING": "utf-8",
    }


def module_command(module: str, *arguments: str) -> list[str]:
    """Return the command that runs a module in a child process.

    Without ``-P`` it would take modules from the folder in which a person happens to be.
    """
    return [sys.executable, "-P", "-m", module, *arguments]
