"""How much stronger today's engine is than that of version 0.1.0.

    python -m tests.benchmarks.measure_first_version [--seconds T] [--games N] [VARIANT...]

The first run installs version 0.1.0 from its commit into an environment of its own, with the same
numba and numpy as here. Then ``ringrealms3d ugi`` of today plays against that of then, one thread a
side, until a sequential test decides or the games are over. Finished pairs are kept in the folder,
so that the same command continues.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import sysconfig
import venv
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

COMMIT = "8463c2158b17664577ce84bbceb5a5ad5189b047"
ROOT = Path(__file__).parents[2]
GAINS = {
    "loops-n-leaps/8": 150,
    "path-tiles/free-turns": 150,
    "loophole-2d/14": 80,
    "loop/main": 80,
    "ring-majority/cube": 80,
    "ring-majority/toe": 80,
    "ring-majority/ti": 150,
    "ring-majority/grid": 150,
}
"""The variants, and the Elo against which a test decides for 0."""


def main() -> None:
    """Install version 0.1.0 if it is missing, and play one match after another."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variants", nargs="*", metavar="VARIANT", default=list(GAINS))
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--folder", type=Path, default=Path("first-version"))
    options = parser.parse_args()
    today = f"ugi:{sys.executable} -m ringrealms3d ugi"
    first = f"ugi:{installed(options.folder.absolute())} -I -m ringrealms3d ugi"
    match = [sys.executable, "-m", "ringrealms3d", "match"]
    for uid in options.variants:
        file = options.folder / f"{uid.replace('/', '-')}-{options.seconds:g}.jsonl"
        limits = ["--seconds", str(options.seconds), "--games", str(options.games)]
        test = ["--sprt", "0", str(GAINS.get(uid, 80)), "--file", str(file)]
        subprocess.run([*match, uid, today, first, *limits, *test], check=True)


def installed(folder: Path) -> Path:
    """Return the Python in a folder that has version 0.1.0."""
    environment = folder / "environment"
    python = Path(sysconfig.get_path("scripts", "venv", {"base": str(environment)})) / "python"
    if not environment.exists():
        venv.create(environment, with_pip=True)
        same = [f"{name}=={version(name)}" for name in ("numba", "numpy")]
        with TemporaryDirectory() as source:
            unpack(Path(source))
            subprocess.run([python, "-I", "-m", "pip", "install", source, *same], check=True)
    return python


def unpack(source: Path) -> None:
    """Write the files of version 0.1.0 to a folder."""
    archive = source / "source.tar"
    subprocess.run(["git", "archive", "-o", str(archive), COMMIT], cwd=ROOT, check=True)
    shutil.unpack_archive(archive, source)
    archive.unlink()


if __name__ == "__main__":
    main()
