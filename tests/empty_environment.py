"""Install a wheel where nothing else is: ``python -m tests.empty_environment WHEEL FOLDER``.

The folder becomes an environment with the wheel and links to what it requires, directly or not.
The libraries are those of the environment that runs this, which pip chose; nothing is copied.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path
from venv import EnvBuilder

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


def main() -> None:
    """Make the environment, and let pip say whether it holds all that is required."""
    wheel, folder = sys.argv[1:]
    EnvBuilder(symlinks=True).create(folder)
    python = Path(folder) / "bin" / "python"
    pip(python, "install", "--quiet", "--no-deps", wheel)
    (packages,) = Path(folder).glob("lib/python*/site-packages")
    (installed,) = distributions(path=[str(packages)])
    for library in required(installed):
        link(library, packages)
    pip(python, "check")


def pip(python: Path, *arguments: str) -> None:
    """Run this environment's pip for another one."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
    subprocess.run([*command, *arguments], check=True)


def required(root: Distribution) -> Iterator[Distribution]:
    """Return what a distribution needs, directly or not, each once."""
    waiting = list(_needs(root, ""))
    met: set[tuple[str, str]] = set()
    while waiting:
        name, extra = need = waiting.pop()
        if need not in met:
            library = distribution(name)
            if name not in {known for known, _ in met}:
                yield library
            met.add(need)
            waiting += _needs(library, extra)


def _needs(library: Distribution, extra: str) -> Iterator[tuple[str, str]]:
    """Return the libraries, each with an extra or none, that a distribution with an extra needs."""
    for need in map(Requirement, library.requires or ()):
        if need.marker is None or need.marker.evaluate({"extra": extra}):
            for asked in ("", *need.extras):
                yield canonicalize_name(need.name), asked


def link(library: Distribution, packages: Path) -> None:
    """Link a distribution's packages and modules into a folder."""
    tops = {file.parts[0] for file in library.files or ()}
    for top in tops - {"..", "__pycache__"}:
        place = packages / top
        if not place.exists():
            place.symlink_to(Path(str(library.locate_file(top))))


if __name__ == "__main__":
    main()
