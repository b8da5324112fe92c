"""How what is missing is installed into the environment that runs the program."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from importlib.metadata import requires
from importlib.util import find_spec

_REQUIREMENT = re.compile(r"""(?P<what>[^;]+);\s*extra\s*==\s*['"](?P<extra>\w+)['"]""")


def command_for(extra: str) -> str:
    """Return a command for a shell that installs what an extra of the package consists of.

    Raises:
        PackageNotFoundError: the package is on the path but not installed.
    """
    found = filter(None, map(_REQUIREMENT.fullmatch, requires("ringrealms3d") or ()))
    return install_command(*(each["what"].strip() for each in found if each["extra"] == extra))


def install_command(*requirements: str) -> str:
    """Return a command for a shell that installs packages where this process finds them."""
    installer = [sys.executable, "-m", "pip", "install"]
    if find_spec("pip") is None:  # uv makes such environments
        installer = ["uv", "pip", "install", "--python", sys.executable]
    words = [*installer, *requirements]
    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)
