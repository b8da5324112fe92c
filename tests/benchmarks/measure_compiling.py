"""How long a fresh installation takes to its first move.

Run ``python -m tests.benchmarks.measure_compiling``. Every variant gets an empty cache. Over UGI
the first searched move is timed, then all kernels in one process, then the start of UGI with all
loaded.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.benchmarks.measure_memory import VARIANTS

_ALL = """
import sys
from ringrealms3d.core.kernel import compile_kernels
compile_kernels()
from ringrealms3d.engine.loading import load_rest, load_search
load_search(sys.argv[1])
load_rest(sys.argv[1])
"""


def main(variants: list[str]) -> None:
    """Print a table."""
    print(f"{'variant':<24}{'first move':>12}{'all kernels':>13}{'warm start':>12}  (seconds)")
    for uid in variants or VARIANTS:
        with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
            moved = seconds_to_move(uid, Path(first))
            everything = seconds_for(second, "-c", _ALL, uid)
            warm = min(seconds_for(second, "-m", "ringrealms3d", "ugi") for _ in range(5))
        print(f"{uid:<24}{moved:>12.1f}{everything:>13.1f}{warm:>12.2f}", flush=True)


def seconds_to_move(uid: str, cache: Path) -> float:
    """Return how long UGI takes from its start to a move of 2,000 playouts."""
    asked = f"setoption name Game value {uid}\nposition startpos\ngo nodes 2000\n"
    began = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-m", "ringrealms3d", "ugi"],
        env=os.environ | {"XDG_CACHE_HOME": str(cache)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        engine.stdin.write(asked)
        engine.stdin.flush()
        next(line for line in engine.stdout if line.startswith("bestmove"))
        taken = time.perf_counter() - began
        engine.kill()
    return taken


def seconds_for(cache: str, *arguments: str) -> float:
    """Return how long Python takes with an empty input."""
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, *arguments],
        env=os.environ | {"XDG_CACHE_HOME": cache},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        check=True,
    )
    return time.perf_counter() - began


if __name__ == "__main__":
    main(sys.argv[1:])
